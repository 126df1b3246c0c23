import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { safeError } from '#api/http/log.ts'
import type { Env } from './env.ts'
import { LogLines } from './log-lines.ts'

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

/** One for all logs of the process: two would write into each other's lines. */
let standardOutput: LogLines | null = null

/**
 * The process's log: one JSON record a line on standard output. Nothing personal is handed to it on purpose; the
 * redaction is the second net, and errors keep their stack but not the values that drivers quote.
 */
export function createLog(level: Env['LOG_LEVEL']): Logger {
  standardOutput ??= new LogLines(1)
  return createPino(level, standardOutput)
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
