import type { Log } from '#api/http/log.ts'

type Line = { level: 'info' | 'warn' | 'error'; facts: Readonly<Record<string, unknown>>; message: string }

/** A log that keeps its lines for a test to look at. */
export function recordingLog(): Log & { warn: Log['info']; lines: Line[] } {
  const lines: Line[] = []
  return {
    lines,
    info: (facts, message) => lines.push({ level: 'info', facts, message }),
    warn: (facts, message) => lines.push({ level: 'warn', facts, message }),
    error: (facts, message) => lines.push({ level: 'error', facts, message }),
  }
}
