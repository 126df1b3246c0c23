import { getShortlist } from '#contract/shortlist.ts'
import type { SharedReads } from '#database/catalogue/shared-reads.ts'
import type { Database } from '#database/open.ts'
import { findShortlist } from '#database/catalogue/shortlist.ts'
import { shortlistIds } from '#domain/shortlist.ts'
import { read } from '../http/read-call.ts'

/** GET /api/estates/shortlist: a visitor's favourites, by their ids (R6). Not in the specification. */
export function shortlist(db: Database, now: () => Date, shared: SharedReads) {
  return [
    read(getShortlist, {
      answer: (get, language) => findShortlist(db, shortlistIds(get('ids') ?? ''), language, now(), shared),
      ignored(get) {
        const asked = get('ids') ?? ''
        const known = new Set(shortlistIds(asked).map(String))
        const parts = asked.split(',').map((part) => part.trim())
        const passedOver = [...new Set(parts)].filter((part) => part !== '' && !known.has(part))
        // All of them, so that a caller who sent too many knows which to request again.
        return passedOver.length === 0 ? {} : { ids: passedOver }
      },
    }),
  ]
}
