import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'

/** What is left on the disk that a folder is on, and how large it is, in bytes; null where it cannot be read. */
export async function diskRoom(folder: string): Promise<{ free: number; size: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(resolve(folder))
    return { free: bavail * bsize, size: blocks * bsize }
  } catch {
    return null
  }
}
