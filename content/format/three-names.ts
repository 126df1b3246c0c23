import type { Localized } from '#domain/languages.ts'

/** Legal forms of companies: Russian, Kazakh, English. */
const forms: readonly (readonly [ru: string, kk: string, en: string])[] = [
  ['ТОО', 'ЖШС', 'LLP'],
  ['АО', 'АҚ', 'JSC'],
  ['ИП', 'ЖК', 'IE'],
]

/** Cyrillic letters of Russian and Kazakh, each with its Latin ones. */
const letters =
  'аa әa бb вv гg ғg дd еe ёyo жzh зz иi йy кk қq лl мm нn ңn оo өo пp рr сs тt уu ұu үu фf хkh һh цts чch шsh щshch ъ ыy іi ь эe юyu яya'
const latin = new Map(letters.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]))

/** A name that was written once, in the three languages: the legal form in each, English letters for English. */
export function threeNames(name: string): Localized {
  const [form, kk, en] = forms.find(([ru]) => name.startsWith(`${ru} `)) ?? []
  if (form === undefined) return { ru: name, kk: name, en: inLatin(name) }
  // «Name» (a word about it): the form follows the name in Kazakh and in English.
  const [, own = '', rest = ''] = /^(«.+»|[^«»()]+?)(\s*\(.*\))?$/.exec(name.slice(form.length).trim()) ?? []
  if (own === '') return { ru: name, kk: name, en: inLatin(name) }
  return {
    ru: name,
    kk: `${own} ${kk}${rest}`,
    en: inLatin(`${own.replaceAll(/[«»]/g, '')} ${en}${rest}`),
  }
}

function inLatin(text: string): string {
  return text.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => {
    const small = letter.toLowerCase()
    const written = latin.get(small) ?? ''
    return letter === small ? written : written.charAt(0).toUpperCase() + written.slice(1)
  })
}
