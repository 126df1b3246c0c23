import type { Picture } from '#contract/common.ts'
import type { Language, Localized } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { JsonText, StoredPicture } from '../tables.ts'

/** The text of a localised column in one language. */
export function textIn(column: JsonText<Localized>, language: Language): string {
  return readJson(column)[language]
}

/** A stored picture as the API shows it: its alternative text in one language. */
export function pictureIn(picture: StoredPicture, language: Language): Picture
export function pictureIn(picture: StoredPicture | null, language: Language): Picture | null
export function pictureIn(picture: StoredPicture | null, language: Language): Picture | null {
  return picture && { ...picture, alt: picture.alt[language] }
}
