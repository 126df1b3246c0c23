import {
  ComplexFilterQuery,
  type ComplexListInput,
  getComplex,
  getComplexes,
  getComplexesNavigation,
  getComplexFilters,
} from '#contract/complexes.ts'
import { findComplexCards } from '#database/catalogue/complex-cards.ts'
import { findComplex } from '#database/catalogue/complex.ts'
import { complexesNavigation } from '#database/catalogue/complexes.ts'
import { defaultPerPage } from '#contract/envelopes.ts'
import type { Database } from '#database/open.ts'
import { complexFacets } from '#database/search/facets/complex-facets.ts'
import { knownComplexQuery } from '#database/search/query/known-complex-query.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { searchComplexes } from '#database/search/query/search-complexes.ts'
import { complexSearch, parseComplexQuery } from '#domain/complex-query.ts'
import type { Language } from '#domain/languages.ts'
import type { Get } from '#domain/query-values.ts'
import { ownTexts } from '#texts/own-texts.ts'
import { complexFilterList } from './complex-filter-list.ts'
import { ignoredValues } from '../http/ignored.ts'
import { notFound } from '../http/failures.ts'
import { offerWords } from './offer-words.ts'
import { pagedAnswer } from '../http/paged-answer.ts'
import { linkPairs, pageOf, paramsOf } from '../http/query.ts'
import { read } from '../http/read-call.ts'

/** GET /api/complexes with its filters, one project, and the projects of the menu (R118, R174–R176, R178). */
export function complexes(db: Database, index: LiveSearchIndex) {
  /** The values that this site does not know. */
  const ignored = (get: Get, language: Language) =>
    ignoredValues(get, getComplexes, ComplexFilterQuery, (alone) =>
      complexSearch(knownComplexQuery(index.current().words, parseComplexQuery(alone)), language),
    )

  return [
    read(getComplexes, {
      parse: parseComplexPage,
      async answer({ criteria, page = 1, per_page }, language) {
        const current = index.current()
        const known = knownComplexQuery(current.words, criteria)
        const perPage = per_page ?? defaultPerPage
        const { ids, total } = searchComplexes(current, known, { page, perPage })
        const cards = await findComplexCards(db, current, ids, language)
        const pairs = linkPairs(complexSearch(known, language), per_page)
        return pagedAnswer(cards, total, { path: getComplexes.path, pairs, page, perPage })
      },
      ignored,
    }),
    read(getComplexFilters, {
      parse: (get): ComplexListInput => ({ criteria: parseComplexQuery(get) }),
      answer({ criteria }, language) {
        const current = index.current()
        const facets = complexFacets(current, knownComplexQuery(current.words, criteria))
        return { data: complexFilterList(facets, language, ownTexts(current.own, language)) }
      },
      ignored,
    }),
    read(getComplexesNavigation, {
      answer: async (_, language) => ({ data: await complexesNavigation(db, index.current(), language) }),
    }),
    read(getComplex, {
      async answer(get, language) {
        const { slug } = paramsOf(getComplex, get)
        const current = index.current()
        const data = await findComplex(db, current, slug, language, offerWords(current.own, language))
        if (!data) throw notFound()
        return { data }
      },
    }),
  ]
}

function parseComplexPage(get: Get): ComplexListInput {
  const { page, perPage } = pageOf(get)
  return { criteria: parseComplexQuery(get), page, per_page: get('per_page') ? perPage : undefined }
}
