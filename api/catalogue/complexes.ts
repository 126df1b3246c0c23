import { Hono } from 'hono'
import {
  ComplexFilterQuery,
  getComplex,
  getComplexes,
  getComplexesNavigation,
  getComplexFilters,
} from '#contract/complexes.ts'
import { findComplexCards } from '#database/catalogue/complex-cards.ts'
import { findComplex } from '#database/catalogue/complex.ts'
import { complexesNavigation } from '#database/catalogue/complexes.ts'
import type { Database } from '#database/open.ts'
import { complexFacets } from '#database/search/facets/complex-facets.ts'
import { knownComplexQuery } from '#database/search/query/known-complex-query.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { searchComplexes } from '#database/search/query/search-complexes.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import { complexSearch, parseComplexQuery } from '#domain/complex-query.ts'
import type { Language } from '#domain/languages.ts'
import type { Get } from '#domain/query-values.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { complexFilterList } from './complex-filter-list.ts'
import { ignoredValues } from '../http/ignored.ts'
import { notFound } from '../http/failures.ts'
import { offerWords } from './offer-words.ts'
import { pagedAnswer } from '../http/paged-answer.ts'
import { pageOf, queryOf, criteriaPairs } from '../http/query.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/complexes with its filters, one project, and the projects of the menu (R118, R174–R176, R178). */
export function complexes(db: Database, index: LiveSearchIndex) {
  return new Hono<ApiEnv>()
    .get(getComplexes.path, async (c) => {
      const get = queryOf(c, getComplexes)
      const language = languageOf(c)
      const { page, perPage } = pageOf(get)
      const current = index.current()
      const { criteria, ignored } = askedProjects(current, get, language)
      const { ids, total } = searchComplexes(current, criteria, { page, perPage })
      const cards = await findComplexCards(db, current, ids, language)
      const at = {
        path: getComplexes.path,
        pairs: criteriaPairs(get, complexSearch(criteria, language)),
        page,
        perPage,
      }
      return sendRead(c, getComplexes, language, pagedAnswer(cards, total, at), ignored)
    })
    .get(getComplexFilters.path, (c) => {
      const language = languageOf(c)
      const current = index.current()
      const { criteria, ignored } = askedProjects(current, queryOf(c, getComplexFilters), language)
      const data = complexFilterList(complexFacets(current, criteria), language)
      return sendRead(c, getComplexFilters, language, { data }, ignored)
    })
    .get(getComplexesNavigation.path, async (c) => {
      const language = languageOf(c)
      const data = await complexesNavigation(db, index.current(), language)
      return sendRead(c, getComplexesNavigation, language, { data })
    })
    .get(getComplex.path, async (c) => {
      const language = languageOf(c)
      const params = getComplex.params.safeParse(c.req.param())
      const complex = params.success
        ? await findComplex(db, index.current(), params.data.slug, language, offerWords(language))
        : null
      if (!complex) throw notFound(c)
      return sendRead(c, getComplex, language, { data: complex })
    })
}

/** The projects that a request asks for as far as this site knows it, and the values that it does not know. */
function askedProjects({ words }: SearchIndex, get: Get, language: Language) {
  const known = (criteria: Get) => knownComplexQuery(words, parseComplexQuery(criteria))
  const ignored = ignoredValues(get, getComplexes, ComplexFilterQuery, (criteria) =>
    complexSearch(known(criteria), language),
  )
  return { criteria: known(get), ignored }
}
