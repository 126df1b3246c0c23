const letters = /\p{L}/gu
const allowed = /^\p{L}[\p{L} '’‘`-]*$/u

/**
 * Whether a text can be somebody's name: two to eighty signs, letters of any alphabet (Ә Ғ Қ Ң Ө Ұ Ү Һ І among
 * them), spaces, hyphens and apostrophes, beginning with a letter (A14). Letters typed as a letter and
 * a separate accent count as one.
 */
export function isPersonName(text: string): boolean {
  const name = text.trim().normalize('NFC')
  return [...name].length <= 80 && allowed.test(name) && (name.match(letters)?.length ?? 0) >= 2
}
