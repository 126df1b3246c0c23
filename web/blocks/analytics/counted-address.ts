/** Marks of advertising, by which counters recognise campaigns (R119). */
const marks = /^(?:utm_(?:source|medium|campaign|term|content)|gclid|yclid|fbclid)$/

/** Personal data in an address (words, means), and the tokens of links in letters. */
const typed = ['search', 'monthly', 'payment_to', 'first_payment_to', 'hand', 'token']

/** An address as counters may know it: of its query only the marks of advertising, and no hash. */
export function countedAddress(text: string): string {
  const url = URL.parse(text)
  if (url === null) return ''
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => marks.test(name))).toString()
  return url.origin + url.pathname + (query === '' ? '' : `?${query}`)
}

/** Whether nothing is counted there: counters read the address of the page by themselves too. */
export function isUncounted(text: string): boolean {
  const url = URL.parse(text)
  return url === null || typed.some((name) => url.searchParams.has(name))
}
