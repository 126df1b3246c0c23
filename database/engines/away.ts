/**
 * PostgreSQL's codes of a server that cannot serve now: connection exceptions (08), no more connections, memory or
 * disk (53), stopping or starting (57P01 to 57P05), and answers that took longer than we allow (57014, 55P03).
 */
const postgresCodes = /^(?:08|53)[0-9A-Z]{3}$|^57P0[1-5]$|^57014$|^55P03$/

/** Node's codes of network errors. */
const networkCodes = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED ENOTFOUND EAI_AGAIN ETIMEDOUT EPIPE EHOSTUNREACH ENETUNREACH'.split(
    ' ',
  ),
)

/** SQLite's result codes: SQLITE_BUSY, LOCKED, NOMEM, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB. */
const sqliteCodes = [5, 6, 7, 10, 11, 13, 14, 15, 26]

/** `pg` and our own client have no codes for these. */
const words =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout (?:exceeded|expired)|the connection has stopped answering)/

/**
 * Whether a database is only temporarily unavailable: stopped, unreachable, silent, out of connections or disk. The
 * same call may succeed later, so callers are told to come back; any other error is a mistake of ours.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseAway)
  // The low byte is SQLite's code, the rest the reason.
  if ('errcode' in error && typeof error.errcode === 'number')
    return sqliteCodes.includes(error.errcode & 0xff)
  if (!('code' in error) || typeof error.code !== 'string') return words.test(error.message)
  // A missing socket file means a missing server.
  const isSocketGone = error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return isSocketGone || networkCodes.has(error.code) || postgresCodes.test(error.code)
}
