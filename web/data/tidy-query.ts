/** Whether a query has each of these keys at most once and with a value, as our links have; plain forms differ. */
export function isTidy(params: URLSearchParams, filterKeys: ReadonlySet<string>): boolean {
  const keys = [...params.keys()].filter((key) => filterKeys.has(key))
  return new Set(keys).size === keys.length && keys.every((key) => params.get(key) !== '')
}
