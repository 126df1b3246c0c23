/**
 * Whether a number, as `parsePhone` gives it, is one of Kazakhstan: Russia shares +7. Kazakhstan has the codes that
 * begin with 7 (cities and mobiles) or 6 (kept for it), and 800 is free of charge in both countries.
 */
export function isOfKazakhstan(e164: string): boolean {
  return /^\+7(?:[67]\d{9}|800\d{7})$/.test(e164)
}

/**
 * The groups in which people read a number of eleven digits: `7 7252 55 40 40`. Codes of cities, 71… and 72…, have
 * four digits, with 727 as the exception; other codes have three. Null for other lengths.
 */
export function phoneGroups(digits: string): string[] | null {
  const pattern = /^77(?:1|2(?!7))/.test(digits)
    ? /^(\d)(\d{4})(\d{2})(\d{2})(\d{2})$/
    : /^(\d)(\d{3})(\d{3})(\d{2})(\d{2})$/
  return pattern.exec(digits)?.slice(1) ?? null
}
