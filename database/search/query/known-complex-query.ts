import type { ComplexQuery } from '#domain/complex-query.ts'
import type { IndexWords } from '../index/search-index.ts'

/** The criteria without unknown values, as if they had not been given (A4, note b). */
export function knownComplexQuery(words: IndexWords, query: ComplexQuery): ComplexQuery {
  return {
    ...query,
    cities: query.cities.filter((slug) => words.cities.some((city) => city.slug === slug)),
    deadlines: query.deadlines.filter((deadline) => words.deadlines.includes(deadline)),
    features: query.features.filter((code) => words.features.some((feature) => feature.code === code)),
    promotions: query.promotions.filter((id) => words.promotions.some((promotion) => promotion.id === id)),
  }
}
