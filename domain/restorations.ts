import { type Language, languages, type Localized } from './languages.ts'

/** Finishing types, from bare walls to ready to live in. */
export const restorationCodes = ['rough', 'rough_plus', 'prefine', 'fine', 'turnkey'] as const

export type RestorationCode = (typeof restorationCodes)[number]

/** Titles of the finishing types. The Kazakh ones await a native editor. */
export const restorationTitles: Readonly<Record<RestorationCode, Localized>> = {
  rough: { ru: 'Черновая', kk: 'Қаралай әрлеу', en: 'Shell' },
  rough_plus: { ru: 'Улучшенная черновая', kk: 'Жақсартылған қаралай әрлеу', en: 'Shell plus screed' },
  prefine: { ru: 'Предчистовая', kk: 'Таза әрлеу алдындағы', en: 'White box' },
  fine: { ru: 'Чистовая', kk: 'Таза әрлеу', en: 'Finished' },
  turnkey: { ru: 'Под ключ', kk: 'Толық дайын', en: 'Turnkey' },
}

export function isRestorationCode(value: unknown): value is RestorationCode {
  return typeof value === 'string' && (restorationCodes as readonly string[]).includes(value)
}

/** A finish in addresses: its title in the language (R62); an unknown one stays as it is. */
export function restorationTitleOf(code: string, language: Language): string {
  return isRestorationCode(code) ? restorationTitles[code][language] : code
}

/** The title of a unit's finish: as the server tells it, else ours by its code (A41); empty for a code that nobody knows. */
export function finishTitle(
  finish: { readonly code: string; readonly title: string },
  language: Language,
): string {
  if (finish.title !== '') return finish.title
  return isRestorationCode(finish.code) ? restorationTitles[finish.code][language] : ''
}

/**
 * Reads the `restorations` query value: a comma list of codes or of titles in any language,
 * in any letter case. Unknown values are left out; the result is unique and in house order (A4).
 */
export function parseRestorations(value: string): RestorationCode[] {
  const wanted = new Set(value.split(',').map((part) => part.trim().toLocaleLowerCase('ru')))
  return restorationCodes.filter(
    (code) =>
      wanted.has(code) ||
      languages.some((language) => wanted.has(restorationTitles[code][language].toLocaleLowerCase('ru'))),
  )
}
