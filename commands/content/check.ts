import { numberRecords } from '#content/ids.ts'
import { kinds } from '#content/kinds.ts'
import { checkContentFolder } from '#content/import-folder.ts'
import { CompanyPictures } from '#contract/dictionaries.ts'
import { mediaFolder } from '#server/files/media-folder.ts'
import type { ContentContext } from '../command-context.ts'

/**
 * Reads a content folder and prints the number of its records, and the pages that have no picture.
 *
 * @throws ContentError naming everything that is wrong with it
 */
export async function check({ env, print }: ContentContext, folder: string): Promise<boolean> {
  const records = await checkContentFolder(folder, mediaFolder(env))
  numberRecords(records)
  const counts = kinds.map((kind) => `${kind} ${records[kind].length}`)
  await print(`All is well: ${counts.join(', ')}, pictures ${records.pictures.length}.\n`)
  const chosen: object = records.company.pictures
  const empty = Object.keys(CompanyPictures.shape).filter((place) => !(place in chosen))
  if (empty.length > 0)
    await print(
      `company.yaml: pictures: there is none for ${empty.join(', ')}: the site hides these places.\n`,
    )
  return true
}
