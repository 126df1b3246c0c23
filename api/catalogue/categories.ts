import { getCategories } from '#contract/estates.ts'
import { categoryTabs } from '#database/catalogue/categories.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { read } from '../http/read-call.ts'
import { offerWords } from './offer-words.ts'

/** GET /api/estates/categories: the tabs of the properties menu (R114–R117, R181). */
export function categories(index: LiveSearchIndex) {
  return [
    read(getCategories, {
      answer: (_, language) => ({
        data: categoryTabs(index.current(), language, offerWords(index.current().own, language)),
      }),
    }),
  ]
}
