/** A decimal comma between digits; lists like `1,2,3` and groups like `1,278` are none. */
const decimal = /(?<![\d.,+])(\d+),(\d{1,2})(?!\d|,\d)/

/**
 * Digits in groups of three, as a sum is written. A text with shorter or further groups is a phone; digits after
 * a number sign or a leading zero are a code.
 */
const grouped =
  /(?<![\d.,+№-]|[\d№][ \u00a0\u202f])[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?![\d-]|[ \u00a0\u202f]\d)/

const tagOrNumber = new RegExp(`<[^>]*>|${decimal.source}|${grouped.source}`, 'g')

/**
 * Rewrites the numbers of a Russian or Kazakh text, which its author writes as books do (27,4 and 24 000 000), as the
 * setting `spec` has them: 27.4 and 24,000,000 (A38). Leaves the tags of HTML as they are.
 */
export function proseNumbers(text: string): string {
  return text.replace(tagOrNumber, (found: string, whole?: string, fraction?: string) => {
    if (found.startsWith('<')) return found
    if (whole !== undefined) return `${whole}.${String(fraction)}`
    return found.replace(/\D/g, ',')
  })
}
