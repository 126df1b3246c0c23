/** Of no site: an address that stays on it is one of ours. */
const here = 'http://site.invalid'

/**
 * An address of this site, path with query and band, as the browser would read it; the home page for anything that
 * leads elsewhere. Every address that a visitor is sent on to goes through here last, after all that was done to it.
 */
export function ownAddress(text: string): string {
  const url = text.startsWith('/') ? URL.parse(text, here) : null
  return url?.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/'
}
