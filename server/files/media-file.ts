import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OtherPictures, pictureOrNone } from './passed-on-pictures.ts'

/** A file of ours by its address; null for a foreign or a missing one: what is drawn then goes without. */
export async function mediaFile(
  src: string,
  folders: readonly string[],
  others: OtherPictures | undefined,
): Promise<Uint8Array | null> {
  if (!/^\/media\/(?:[\w-]+\/)*[\w.-]+$/.test(src)) return null
  for (const folder of folders) {
    const bytes = await readFile(join(folder, src)).catch(() => null)
    if (bytes !== null) return bytes
  }
  return others === undefined ? null : pictureOrNone(others, src)
}
