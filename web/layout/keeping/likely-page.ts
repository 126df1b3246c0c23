/** How many pages are fetched ahead at once (R212). */
const most = 5

/** The last pages that the visitor seemed to go to, the newest last; the oldest makes room. */
export function withLikely(pages: readonly string[], page: string): readonly string[] {
  return pages.at(-1) === page ? pages : [...pages.filter((each) => each !== page), page].slice(-most)
}

/**
 * The page that a link leads to, to be fetched ahead: one of this site that opens in this tab. Null for files, for other
 * hosts and for the page that is open.
 */
export function likelyPage(link: HTMLAnchorElement, here: URL): string | null {
  if (link.origin !== here.origin || link.download !== '' || !['', '_self'].includes(link.target)) return null
  const isFile = link.pathname.split('/').at(-1)?.includes('.') === true
  const page = link.pathname + link.search
  return isFile || page === here.pathname + here.search ? null : page
}
