import { flushCompileCache } from 'node:module'
import { speakToStaff, type StaffLanguage } from '#domain/staff/staff-text.ts'
import { FileFault } from './file-fault.ts'

/** A job, the bytes of memory it may take, and the language of its faults. */
type Order = { job: unknown; memory: number; language: StaffLanguage }

/** How a process apart ends: with a value, with what is wrong with the file, or with what went wrong here. */
export type Answer = { value: unknown } | { fault: string } | { error: string; code: string | undefined }

/** How often the process looks at its memory, in milliseconds: it can take about 50 MB in between. */
const lookAfter = 20

/** With it a process ends itself that holds too much memory. The system says `SIGKILL` where it has none left itself. */
export const memorySignal = 'SIGUSR2'

/**
 * The life of a process that `runApart` starts: it says that it is ready, gets one job and gives one answer. It ends at
 * once when it holds too much memory, or when the process that wanted the answer has gone.
 *
 * @param work calls `read` when it has read the file: what follows has its own time
 */
export function workApart(work: (job: unknown, read: () => void) => Promise<unknown>): void {
  // By a signal: an orderly end would wait for the threads of the decoder.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.once('message', ({ job, memory, language }: Order) => {
    speakToStaff(language)
    setInterval(() => {
      if (process.memoryUsage.rss() > memory) process.kill(process.pid, memorySignal)
    }, lookAfter)
    void work(job, () => process.send?.('read')).then(
      (value) => answer({ value }),
      (error: unknown) => answer(answerOf(error)),
    )
  })
  process.send?.('ready')
  // It is killed in the end, and an end of its own would have kept the compiled modules. Does nothing when all are kept.
  flushCompileCache()
}

function answer(message: Answer): void {
  process.send?.(message)
}

function answerOf(error: unknown): Answer {
  if (error instanceof FileFault) return { fault: error.message }
  if (!(error instanceof Error)) return { error: String(error), code: undefined }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { error: error.message, code }
}
