import { createHash } from 'node:crypto'

/** Eight hexadecimal digits that change whenever one of the parts does; they make a file name cacheable for ever. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 8)
}
