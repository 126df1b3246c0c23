/**
 * Classes of PostgreSQL's error codes that speak about the row: data exception, integrity constraint violation,
 * program limit exceeded.
 */
const postgresClasses = ['22', '23', '54']

/** SQLite's result codes that do: SQLITE_TOOBIG, SQLITE_CONSTRAINT, SQLITE_MISMATCH. */
const sqliteCodes = [18, 19, 20]

/**
 * Whether a database refused a row because of its values, so that the same row will always fail. All other errors,
 * from a lost connection to a full disk or a missing table, may pass.
 */
export function isRefusedRow(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') {
    // The low byte is the code, the rest the reason.
    return sqliteCodes.includes(error.errcode & 0xff)
  }
  if (!('code' in error) || typeof error.code !== 'string') return false
  return /^[0-9A-Z]{5}$/.test(error.code) && postgresClasses.includes(error.code.slice(0, 2))
}
