import { numberRecords } from '#content/ids.ts'
import { kinds } from '#content/kinds.ts'
import { checkContentFolder } from '#content/import-folder.ts'
import { mediaFolder } from '#server/files/media-folder.ts'
import type { ContentContext } from '../command-context.ts'
import { unsaid } from './unsaid.ts'

/**
 * Reads a content folder and prints the number of its records, and what it does not say yet.
 *
 * @throws ContentError naming everything that is wrong with it
 */
export async function check({ env, print }: ContentContext, folder: string): Promise<boolean> {
  const records = await checkContentFolder(folder, mediaFolder(env))
  numberRecords(records)
  const counts = kinds.map((kind) => `${kind} ${records[kind].length}`)
  await print(`All is well: ${counts.join(', ')}, pictures ${records.pictures.length}.\n`)
  const lines = unsaid(records, 'en')
  if (lines.length > 0) await print(`Not said yet:\n${lines.map((line) => `  ${line}\n`).join('')}`)
  return true
}
