import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/**
 * Written aside, to the disk, and renamed, so that neither an interrupted run nor a lost power leaves half of a file
 * under the final name. Two runs may make the same file at once.
 */
export async function storePicture(folder: URL, file: string, bytes: Uint8Array | string): Promise<void> {
  const unfinished = new URL(`${file}.${randomUUID()}.part`, folder)
  try {
    // `flush` waits for the disk.
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, new URL(file, folder))
  } catch (error) {
    // A full disk gets its room back.
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}
