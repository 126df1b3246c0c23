/** Only what is to be bought changes what is reckoned with: everything else that is asked is reckoned in the browser. */
export function needsAnotherLoad(current: URL, next: URL): boolean {
  const differs = (key: string) => current.searchParams.get(key) !== next.searchParams.get(key)
  return (
    current.pathname !== next.pathname ||
    current.search === next.search ||
    differs('estate') ||
    differs('complex')
  )
}
