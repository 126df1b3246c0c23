import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { type Language, languages, type Localized } from '#domain/languages.ts'
import { readPictureManifest } from '#media/pictures/picture-manifest.ts'
import { pictureManifestFile } from '#media/places.ts'
import { withChanges, withCompany } from '#texts/text.ts'
import { type Texts, texts } from '#texts/texts.ts'

/** The content folder of the demo company, with which this project starts where no other is set (`CONTENT_DIR`). */
export const demoCompany = fileURLToPath(new URL('../../demo-company/', import.meta.url))

/** Its made pictures by name, which come with the project. */
export const demoPictures = readPictureManifest(pictureManifestFile)

const { texts: changed } = fileOf<{ texts: Record<string, Localized> }>('texts')
const { name, founded } = fileOf<{ name: Localized; founded: number }>('company')

/** The year from which its copyright runs. */
export const demoFounded = founded

/** All texts of the site as the demo company says them. */
export const demoTexts = Object.fromEntries(
  languages.map((language) => {
    const said = Object.entries(changed).map(([key, text]) => ({ key, content: text[language] }))
    return [language, withCompany(withChanges(texts[language], said), name[language])]
  }),
) as Record<Language, Texts>

function fileOf<T>(list: string): T {
  return parse(readFileSync(new URL(`../../demo-company/${list}.yaml`, import.meta.url), 'utf8')) as T
}
