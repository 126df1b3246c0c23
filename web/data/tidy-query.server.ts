import { plainKey } from '#domain/query-values.ts'

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
