import { typedAs } from './kazakh-letters.ts'

/** Letters that count as one in a search: the Kazakh ones, ё, and Latin ones that look the same. */
const sameAs: Readonly<Record<string, string>> = {
  ...typedAs,
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'и',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
}

const known = new RegExp(`[${Object.keys(sameAs).join('')}]`, 'g')

/**
 * A text as a search compares it: small letters, Kazakh ones as they are typed without a Kazakh keyboard, marks and
 * signs as spaces. Both sides of a comparison are folded, so English words still find themselves.
 */
export function foldedText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(known, (letter) => sameAs[letter] ?? letter)
    .trim()
}

/** Whether a text contains every word of a search, also as a part of a word. Both are folded. */
export function hasWords(folded: string, search: string): boolean {
  return search.split(' ').every((word) => folded.includes(word))
}
