import { existsSync } from 'node:fs'
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

/**
 * The same for a file that takes long to make, and only where it is not there: its name says of what and how it is made.
 * So a run that was broken off goes on where it was.
 */
export async function storeOnce(folder: URL, file: string, make: () => Promise<Uint8Array>): Promise<void> {
  if (!existsSync(new URL(file, folder))) await storePicture(folder, file, await make())
}
