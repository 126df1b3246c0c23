/** A link of a page or of a drawing. */
type Link = Pick<Element, 'getAttribute' | 'hasAttribute'>

/**
 * The page that a link leads to, as path and query, when it is worth fetching ahead: another page of this site that
 * opens in this tab. Null for files and downloads, for other hosts, for links that lead on elsewhere (`nofollow`: the
 * choice of a language), and for all that only changes the open page: a band of it, its filters, a dialog over it.
 *
 * @param here the address of the open page
 */
export function prefetchTarget(link: Link, here: string): string | null {
  const href = link.getAttribute('href') ?? ''
  const isElsewhere = !['', '_self'].includes(link.getAttribute('target') ?? '')
  const leadsOn = /\bnofollow\b/.test(link.getAttribute('rel') ?? '')
  const isNoPage = link.hasAttribute('download') || link.hasAttribute('aria-haspopup')
  if (isElsewhere || leadsOn || isNoPage || !URL.canParse(href, here)) return null
  const open = new URL(here)
  const { origin, pathname, search } = new URL(href, here)
  if (origin !== open.origin || pathname === open.pathname) return null
  const isFile = pathname.split('/').at(-1)?.includes('.') === true
  return isFile || pathname.startsWith('/api/') ? null : pathname + search
}
