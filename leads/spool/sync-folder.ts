import { open } from 'node:fs/promises'

/** Writes a folder's list of names to the disk: a new file is only safe when its name is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
