import { getWatchSubject, type WatchSubjectInput } from '#contract/watches.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import type { Database } from '#database/open.ts'
import type { NumberStyle } from '#domain/money.ts'
import type { Get } from '#domain/query-values.ts'
import type { WatchTarget } from '#domain/watches.ts'
import { watchSubject as subjectOf } from '#leads/watches/subject-words.ts'
import { parseEstateList } from '../catalogue/asked-listing.ts'
import { notFound } from '../http/failures.ts'
import { read } from '../http/read-call.ts'

/** GET /api/watches/subject: what an address can be told about, in words (R1080). Not in the specification. */
export function watchSubject(db: Database, index: LiveSearchIndex, numberStyle: NumberStyle) {
  return [
    read(getWatchSubject, {
      parse: parseSubject,
      async answer(input, language) {
        const parts = { db, index: index.current(), numberStyle }
        const subject = await subjectOf(parts, targetOf(input), language)
        if (subject === null) throw notFound()
        return { data: { ...subject, telegram_bot: index.current().own.bot?.name ?? null } }
      },
    }),
  ]
}

function parseSubject(get: Get): WatchSubjectInput {
  const estate = idOf(get('estate'))
  if (estate !== null) return { estate }
  const complex = get('category') === undefined ? idOf(get('complex')) : null
  return complex === null ? parseEstateList(get) : { complex }
}

function idOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

function targetOf(input: WatchSubjectInput): WatchTarget {
  if ('estate' in input) return { kind: 'estate', id: input.estate }
  if ('complex' in input) return { kind: 'complex', id: input.complex }
  return { kind: 'listing', category: input.category ?? 'flat', listing: input.listing }
}
