import { createInflateRaw } from 'node:zlib'
import type { ZipEntry } from './zip-directory.ts'

/** Ways to pack a file (APPNOTE 4.4.5). Documents know no others. */
const stored = 0
const deflated = 8

/** Bytes that are unpacked at once, at most and at least. They are counted and dropped, so that no size costs memory. */
const chunk = { most: 256 * 1024, least: 64 }

/** Whether a packed file has at most the size that it says. Unpacking stops behind that size, or at the first mistake. */
export async function isAsLargeAsSaid({ method, packed, size }: ZipEntry): Promise<boolean> {
  if (method === stored) return packed.length <= size
  if (method !== deflated) return false
  // One byte more than it says shows that it lies. Thousands of small files cost no room of a large one each.
  const unpacking = createInflateRaw({ chunkSize: Math.min(chunk.most, Math.max(chunk.least, size + 1)) })
  unpacking.end(packed)
  let unpacked = 0
  try {
    for await (const piece of unpacking) {
      unpacked += (piece as Buffer).length
      if (unpacked > size) return false
    }
    return true
  } catch {
    return false
  }
}
