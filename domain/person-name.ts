import { asSeen } from './hidden-signs.ts'

const letters = /\p{L}/gu
const allowed = /^\p{L}[\p{L}\p{M} '’‘`-]*$/u

/**
 * A typed or copied name in plain signs: word processors and telephones write `Jean‑Luc` with other hyphens, pages
 * put no-break spaces into it, and keyboards without an apostrophe have an accent; all alike to the eye.
 */
export function plainName(name: string): string {
  return asSeen(name)
    .replaceAll(/[\u2010-\u2013]/g, '-')
    .replaceAll(/[´′]/g, "'")
}

/**
 * Whether a text can be a person's name: two to eighty signs, letters of any alphabet (Ә Ғ Қ Ң Ө Ұ Ү Һ І among
 * them) with their marks, as Devanagari has its vowels, spaces, hyphens and apostrophes, beginning with a letter
 * (A14). Letters typed as a letter and a separate accent count as one.
 */
export function isPersonName(text: string): boolean {
  const name = text.trim().normalize('NFC')
  return [...name].length <= 80 && allowed.test(name) && (name.match(letters)?.length ?? 0) >= 2
}
