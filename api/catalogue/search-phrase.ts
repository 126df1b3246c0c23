import { getPhraseSuggestions, getSearchPhrase } from '#contract/search-phrase.ts'
import { estateFacets } from '#database/search/facets/estate-facets.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import { type Category, isCategory } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import { listingOfParams, listingSearch } from '#domain/listing-query.ts'
import { companyVocabulary, type Vocabulary } from '#domain/search-phrase/company.ts'
import { type Continuations, continuationsOf, suggestionsFor } from '#domain/search-phrase/suggestions.ts'
import { readPhrase } from '#domain/search-phrase/search-phrase.ts'
import { read } from '../http/read-call.ts'

/** Names of the company by the state that they are of. */
const vocabularies = new WeakMap<SearchIndex, Vocabulary>()

/** GET /api/estates/phrase and phrase-suggestions: a sentence as filters, and how it may go on. Not in the specification. */
export function searchPhrase(index: LiveSearchIndex) {
  return [
    read(getSearchPhrase, {
      answer(get, language) {
        const current = index.current()
        const names = vocabularyOf(current)
        const usual = get('category')
        const { category, criteria, missed, isByBedrooms } = readPhrase(
          get('q') ?? '',
          names,
          yearOf(current),
          isCategory(usual) ? usual : 'flat',
        )
        const listing = listingOfParams(new URLSearchParams(criteria))
        const query = listingSearch(listing, language)
        return { data: { category, query, missed: [...missed], by_bedrooms: isByBedrooms } }
      },
    }),
    read(getPhraseSuggestions, {
      answer(get, language) {
        return { data: suggestionsFor(get('q') ?? '', continuationsIn(index.current(), language)) }
      },
    }),
  ]
}

/** What sentences may go on with, by the state that the names are of. */
const continuations = new WeakMap<SearchIndex, Partial<Record<Language, Continuations>>>()

function continuationsIn(current: SearchIndex, language: Language): Continuations {
  const known = continuations.get(current) ?? {}
  continuations.set(current, known)
  return (known[language] ??= continuationsOf(vocabularyOf(current), language, yearOf(current)))
}

function yearOf({ day }: SearchIndex): number {
  return Number(day.slice(0, 4))
}

/** What the filters of a category's listing offer while nothing is chosen. */
function choicesOf(current: SearchIndex, category: Category): Set<string> {
  const facets = estateFacets(current, category, listingOfParams(new URLSearchParams()))
  return new Set([
    ...facets.restorations.map(({ value }) => `restorations:${value}`),
    ...facets.views.map(({ value }) => `views:${value}`),
    ...facets.sides.map(({ value }) => `side:${value}`),
    ...facets.suns.map(({ value }) => `sun:${value}`),
    ...(facets.hasKitchens ? ['kitchen_from'] : []),
  ])
}

function vocabularyOf(current: SearchIndex): Vocabulary {
  const known = vocabularies.get(current)
  if (known !== undefined) return known
  const { cities, complexes, houses, features, promotions, programmes, deadlines } = current.words
  const made = companyVocabulary({
    complexes: complexes.map((complex) => ({
      ...complex,
      city: cities[complex.city]?.slug ?? '',
      houses: complex.houses.flatMap((number) => houses[number] ?? []),
    })),
    cities,
    features,
    promotions: promotions.map((promotion, position) => ({
      ...promotion,
      complexes: complexes.filter((complex) => complex.promotions.includes(position)).map(({ slug }) => slug),
    })),
    programmes: programmes.map((programme) => ({
      ...programme,
      complexes: complexes.filter(({ id }) => programme.complex_ids.includes(id)).map(({ slug }) => slug),
    })),
    deadlines,
    choices: {
      flat: choicesOf(current, 'flat'),
      garage: choicesOf(current, 'garage'),
      storageroom: choicesOf(current, 'storageroom'),
      comm: choicesOf(current, 'comm'),
    },
  })
  vocabularies.set(current, made)
  return made
}
