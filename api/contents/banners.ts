import { Hono } from 'hono'
import { getBanners } from '#contract/banners.ts'
import { findBanners } from '#database/contents/banners.ts'
import type { Database } from '#database/open.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/banners: those in force today (R164). */
export function banners(db: Database, now: () => Date) {
  return new Hono<ApiEnv>().get(getBanners.path, async (c) => {
    const language = languageOf(c)
    const data = await findBanners(db, dayInKazakhstan(now()), language)
    return sendRead(c, getBanners, language, { data })
  })
}
