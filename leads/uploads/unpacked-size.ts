import { createInflateRaw } from 'node:zlib'
import type { ZipEntry } from './zip-directory.ts'

/** Ways to pack a file (APPNOTE 4.4.5). Documents know no others. */
const stored = 0
const deflated = 8

/** Bytes that are unpacked at once. They are counted and dropped, so that no size costs memory. */
const chunkSize = 256 * 1024

/** Whether a packed file has at most the size that it says. Unpacking stops behind that size, or at the first mistake. */
export async function isAsLargeAsSaid({ method, packed, size }: ZipEntry): Promise<boolean> {
  if (method === stored) return packed.length <= size
  if (method !== deflated) return false
  const unpacking = createInflateRaw({ chunkSize })
  unpacking.end(packed)
  let unpacked = 0
  try {
    for await (const chunk of unpacking) {
      unpacked += (chunk as Buffer).length
      if (unpacked > size) return false
    }
    return true
  } catch {
    return false
  }
}
