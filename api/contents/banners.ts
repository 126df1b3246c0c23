import { getBanners } from '#contract/banners.ts'
import { findBanners } from '#database/contents/banners.ts'
import type { Database } from '#database/open.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { read } from '../http/read-call.ts'

/** GET /api/banners: those in force today (R164). */
export function banners(db: Database, now: () => Date) {
  return [
    read(getBanners, {
      answer: async (_, language) => ({ data: await findBanners(db, dayInKazakhstan(now()), language) }),
    }),
  ]
}
