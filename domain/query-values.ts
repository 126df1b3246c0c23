/** Values of filters in addresses. Malformed and unknown values are left out (A4), never an error. */

/** Reads one key of a query. */
export type Get = (key: string) => string | undefined

/**
 * Reads a query. The values of a list are one comma list, however they came: repeated, with brackets or as such a
 * list. Of any other key the first value counts.
 */
export function getOf(params: URLSearchParams, lists: readonly string[]): Get {
  return (key) => {
    const values = valuesOf(params, key)
    return values.length > 0 && lists.includes(key) ? values.join(',') : values[0]
  }
}

/** All values of a key, those with brackets (`rooms[]=1`) last. */
export function valuesOf(params: URLSearchParams, key: string): string[] {
  return [...params.getAll(key), ...params.getAll(`${key}[]`)]
}

/** A key without its brackets: `rooms[]` is `rooms`. */
export function plainKey(key: string): string {
  return key.replace(/\[\]$/, '')
}

/** More values than any filter offers; the rest is left out, so that long queries cost nothing. */
const longestList = 50

/** The members of `words` in a comma list, in the order of `words`. */
export function knownValues<T extends string>(value: string, words: readonly T[]): T[] {
  const wanted = new Set(parts(value))
  return words.filter((word) => wanted.has(word))
}

/** The parts of a comma list that have a form, each once and sorted, so that equal criteria make equal addresses. */
export function matchingValues(value: string, pattern: RegExp): string[] {
  const values = parts(value).filter((part) => pattern.test(part))
  return [...new Set(values)].slice(0, longestList).toSorted()
}

/** Ids out of a comma list, from low to high. */
export function idValues(value: string): number[] {
  return matchingValues(value, /^[1-9]\d{0,8}$/)
    .map(Number)
    .toSorted((a, b) => a - b)
}

/** Accepts grouped numbers too, as people paste them: `37 500 000`, `37,500,000`. */
export function wholeNumberValue(value: string): number | null {
  const number = value.trim()
  if (!/^(?:\d{1,12}|\d{1,3}(?:[\s,]\d{3}){1,3})$/.test(number)) return null
  return Number(number.replace(/\D/g, ''))
}

export function decimalValue(value: string): number | null {
  const number = value.trim().replace(',', '.')
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(number) ? Number(number) : null
}

/** A query string without the question mark: empty values are left out, commas stay readable. */
export function searchOf(pairs: readonly (readonly [key: string, value: string | number | null])[]): string {
  return pairs
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`)
    .join('&')
}

function parts(value: string): string[] {
  return value.split(',').map((part) => part.trim())
}

/**
 * Whether a query has each of these keys at most once, with a value and without brackets, as our links have; plain forms
 * differ.
 */
export function isTidy(params: URLSearchParams, filterKeys: ReadonlySet<string>): boolean {
  const keys = [...params.keys()].filter((key) => filterKeys.has(plainKey(key)))
  return (
    new Set(keys).size === keys.length && keys.every((key) => filterKeys.has(key) && params.get(key) !== '')
  )
}
