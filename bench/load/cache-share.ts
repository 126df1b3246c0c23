/** The share of pages, and of the answers for pages, that came from memory between two readings of `/metrics`. */
export type CacheShare = {
  /** Of the pages and data that may be kept; null where no cache of pages counts. */
  pages: number | null
  /** Of the questions to the API that the rest had. */
  answers: number
}

type Samples = ReadonlyMap<string, number>

export function cacheShare(before: Samples, after: Samples): CacheShare {
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  const pages = (result: string) => grown(`site_page_cache_answers_total{result="${result}"}`)
  const answers = (result: string) => grown(`site_answer_cache_answers_total{result="${result}"}`)
  const fromMemory = pages('hit') + pages('stale')
  const all = fromMemory + pages('miss')
  const asked = answers('hit') + answers('miss')
  return { pages: all === 0 ? null : fromMemory / all, answers: asked === 0 ? 1 : answers('hit') / asked }
}

export function percent(share: number | null): string {
  return share === null ? 'not counted' : `${(share * 100).toFixed(1)} %`
}
