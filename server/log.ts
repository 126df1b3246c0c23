import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { safeError } from '#api/http/log.ts'
import type { Env } from './env.ts'

/** Fields that hold a visitor's data, should a record carry them by mistake. An error has a name and message too. */
const personal = [
  'phone',
  'email',
  'body',
  'cookie',
  'authorization',
  '*.phone',
  '*.email',
  '*.cookie',
  'name',
]

/**
 * Lines are written together, for a write of each would cost more than its request: at 8 KB, or after a tenth of a
 * second, and at the end of the process. A process that is killed takes its last tenth along.
 */
const batches = { minLength: 8 * 1024, periodicFlush: 100 } as const

/**
 * The process's log: one JSON record a line on standard output. Nothing personal is handed to it on purpose; the
 * redaction is the second net, and errors keep their stack but not the values that drivers quote.
 */
export function createLog(level: Env['LOG_LEVEL']): Logger {
  return createPino(level, pino.destination({ sync: false, ...batches }))
}

/** That log with another place for its lines. */
export function createPino(level: Env['LOG_LEVEL'], destination: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: safeError },
    redact: { paths: personal, censor: '…' },
  }
  return pino(options, destination)
}
