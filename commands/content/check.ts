import { numberRecords } from '#content/ids.ts'
import { kinds } from '#content/kinds.ts'
import { readContent } from '#content/read-content.ts'
import type { ContentContext } from '../command-context.ts'

/**
 * Reads a content folder and prints the number of its records.
 *
 * @throws ContentError naming everything that is wrong with it
 */
export async function check({ print }: ContentContext, folder: string): Promise<boolean> {
  const records = readContent(folder)
  numberRecords(records)
  const counts = kinds.map((kind) => `${kind} ${records[kind].length}`)
  await print(`All is well: ${counts.join(', ')}.\n`)
  return true
}
