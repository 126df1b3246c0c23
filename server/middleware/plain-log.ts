import { type LevelWithSilent, type Logger, symbols } from 'pino'

type PlainFacts = Readonly<Record<string, string | number>>

/** Lines as the log writes them, of facts that need no second net. */
export type PlainLog = {
  /** A line, or nothing when its level is not written. `at`: when it happened, in milliseconds of Unix time. */
  line(level: LevelWithSilent, facts: PlainFacts, message: 'request' | 'slow request', at: number): string
  /** Writes any number of lines at once: the log counts all that waits anew with each write. */
  write(lines: string): void
}

/**
 * The same log for facts of texts and numbers in which nothing personal can be: the same lines to the same place, without
 * the second net (`log.ts`). There is one for each request, and the net cost a sixth of a page from memory.
 */
export function plainLog(log: Logger): PlainLog {
  const { [symbols.streamSym]: stream } = log as unknown as Record<symbol, { write(line: string): void }>
  return {
    line(level, facts, message, at) {
      if (!log.isLevelEnabled(level)) return ''
      const middle = JSON.stringify(facts).slice(1, -1)
      return `{"level":"${level}","time":"${timeText(at)}",${middle},"msg":"${message}"}\n`
    },
    write: (lines) => void stream?.write(lines),
  }
}

let [lastMoment, lastText] = [-1, '']

/** A moment as the log writes it, put into words once. */
export function timeText(at: number): string {
  if (at !== lastMoment) [lastMoment, lastText] = [at, new Date(at).toISOString()]
  return lastText
}
