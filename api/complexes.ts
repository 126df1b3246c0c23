import { Hono } from 'hono'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { complexesNavigation } from '#database/complexes.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/live-index.ts'
import type { ApiEnv } from './api-env.ts'
import { languageOf, sendRead } from './read-answer.ts'

/** GET /api/complexes/navigation: the projects of the menu (R118, R178). */
export function complexes(db: Database, index: LiveSearchIndex) {
  return new Hono<ApiEnv>().get(getComplexesNavigation.path, async (c) => {
    const language = languageOf(c)
    const data = await complexesNavigation(db, index.current(), language)
    return sendRead(c, getComplexesNavigation, language, { data })
  })
}
