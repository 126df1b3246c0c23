import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'

/**
 * Written aside and renamed, so that an interrupted run leaves no half of a file under the final name. Two runs may
 * make the same file at once.
 */
export async function storePicture(folder: URL, file: string, bytes: Uint8Array | string): Promise<void> {
  const unfinished = new URL(`${file}.${randomUUID()}.part`, folder)
  await writeFile(unfinished, bytes)
  await rename(unfinished, new URL(file, folder))
}
