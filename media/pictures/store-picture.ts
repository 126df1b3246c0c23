import { rename, writeFile } from 'node:fs/promises'

/** Written aside and renamed, so that an interrupted run leaves no half of a file under the final name. */
export async function storePicture(folder: URL, file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = new URL(`${file}.part`, folder)
  await writeFile(unfinished, bytes)
  await rename(unfinished, new URL(file, folder))
}
