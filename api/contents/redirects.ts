import { getRedirect } from '#contract/redirects.ts'
import { readRedirects, redirectOf, type RedirectRules } from '#database/contents/redirects.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import { refusedFields } from '../http/failures.ts'
import { read } from '../http/read-call.ts'

/** GET /api/redirects?path=/x: where a path has moved (R71, A6). */
export function redirects(db: Database, index: LiveSearchIndex) {
  const rulesNow = rulesOf(db, index)
  return [
    read(getRedirect, {
      async answer(get) {
        const query = getRedirect.query.safeParse({ path: get('path') })
        if (!query.success) throw refusedFields(query.error.issues)
        return { data: redirectOf(await rulesNow(), query.data.path) }
      },
    }),
  ]
}

/** The rules, read once for each state of the content: robots ask for addresses without a page by the thousand. */
function rulesOf(db: Database, index: LiveSearchIndex): () => Promise<RedirectRules> {
  const known = new WeakMap<SearchIndex, Promise<RedirectRules>>()
  return () => {
    const current = index.current()
    const found = known.get(current)
    if (found !== undefined) return found
    const rules = readRedirects(db)
    known.set(current, rules)
    rules.catch(() => known.delete(current))
    return rules
  }
}
