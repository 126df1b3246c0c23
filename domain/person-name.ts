const letters = /\p{L}/gu
const allowed = /^\p{L}[\p{L} '’‘`-]*$/u

/** A typed name with plain hyphens: word processors and telephones write `Jean‑Luc` with others, all alike to the eye. */
export function withPlainHyphens(name: string): string {
  return name.replaceAll(/[\u2010-\u2013]/g, '-')
}

/**
 * Whether a text can be somebody's name: two to eighty signs, letters of any alphabet (Ә Ғ Қ Ң Ө Ұ Ү Һ І among
 * them), spaces, hyphens and apostrophes, beginning with a letter (A14). Letters typed as a letter and
 * a separate accent count as one.
 */
export function isPersonName(text: string): boolean {
  const name = text.trim().normalize('NFC')
  return [...name].length <= 80 && allowed.test(name) && (name.match(letters)?.length ?? 0) >= 2
}
