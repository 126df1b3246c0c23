/** Only another home changes the data of the calculation: all other input is calculated in the browser. */
export function needsAnotherLoad(current: URL, next: URL): boolean {
  const differs = (key: string) => current.searchParams.get(key) !== next.searchParams.get(key)
  return (
    current.pathname !== next.pathname ||
    current.search === next.search ||
    differs('estate') ||
    differs('complex')
  )
}
