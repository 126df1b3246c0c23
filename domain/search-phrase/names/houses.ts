import { languages, type Localized } from '../../languages.ts'

/** Cyrillic letters that look like the Latin ones by which houses are called; «в» is also the third letter. */
const latinOf: Readonly<Record<string, string>> = { а: 'a', б: 'b', с: 'c', д: 'd', е: 'e' }

/** The Latin letter of a house that a word of one letter says; null for any other word. */
export function houseLetter(word: string): string | null {
  const letter = latinOf[word.toLowerCase()] ?? word.toLowerCase()
  return /^[a-z]$/.test(letter) ? letter : null
}

/** What a house is called by, from its name: `2` of «Дом 2», `c` of "Building C"; null where it has a name of its own. */
export function houseMarkOf(name: Localized): string | null {
  const marks = languages.flatMap((language) =>
    name[language]
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap((word) => (/^\d+$/.test(word) ? [word] : (houseLetter(word) ?? []))),
  )
  const [first = null] = marks
  return marks.every((mark) => mark === first) ? first : null
}
