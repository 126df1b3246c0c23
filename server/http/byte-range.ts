/** A stretch of a file, both ends included. */
type ByteRange = { start: number; end: number }

/**
 * Reads a Range header for a file of `size` bytes (RFC 9110 §14.2): a range, 'unsatisfiable' for one beyond the file,
 * or null for none, a malformed one and several at once, which are all answered with the whole file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return null
  if (from === '')
    return to === '0' || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(to)), end: size - 1 }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
