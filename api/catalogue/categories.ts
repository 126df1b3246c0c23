import { Hono } from 'hono'
import { getCategories } from '#contract/estates.ts'
import { categoryTabs } from '#database/catalogue/categories.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { offerWords } from './offer-words.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/estates/categories: the tabs of the properties menu (R114–R117, R181). */
export function categories(index: LiveSearchIndex) {
  return new Hono<ApiEnv>().get(getCategories.path, (c) => {
    const language = languageOf(c)
    const data = categoryTabs(index.current(), language, offerWords(language))
    return sendRead(c, getCategories, language, { data })
  })
}
