import { Hono } from 'hono'
import { getCategories } from '#contract/estates.ts'
import { categoryTabs } from '#database/categories.ts'
import type { LiveSearchIndex } from '#database/search/live-index.ts'
import type { ApiEnv } from './api-env.ts'
import { offerWords } from './offer-words.ts'
import { languageOf, sendRead } from './read-answer.ts'

/** GET /api/estates/categories: the tabs of the properties menu (R114–R117, R181). */
export function categories(index: LiveSearchIndex) {
  return new Hono<ApiEnv>().get(getCategories.path, (c) => {
    const language = languageOf(c)
    const data = categoryTabs(index.current(), language, offerWords(language))
    return sendRead(c, getCategories, language, { data })
  })
}
