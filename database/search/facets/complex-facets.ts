import type { ComplexQuery } from '#domain/complex-query.ts'
import { type ComplexClass, type ComplexStatus, complexStatuses } from '#domain/complex-words.ts'
import { saleStatuses } from '#domain/estate-words.ts'
import { type RestorationCode, restorationCodes } from '#domain/restorations.ts'
import { matchComplexes } from '../query/complex-matches.ts'
import { complexCriteriaOf } from '../query/complex-criteria.ts'
import type { Option, TitledOption } from './estate-facets.ts'
import type { Span } from './facet-counts.ts'
import { knownComplexQuery } from '../query/known-complex-query.ts'
import { filterBits } from '../query/filter-bits.ts'
import { occurrences } from '../index/occurrences.ts'
import type { IndexComplex, SearchIndex } from '../index/search-index.ts'

/**
 * Every filter of the list of projects with its options. A count is the number of PROJECTS that a visitor gets by
 * choosing only this value here, under all other chosen filters (A18). A span goes over the flats that can be bought
 * and satisfy all other filters. Values that no project, or no flat on sale, has are left out; values that the other
 * filters exclude stay with 0.
 */
export type ComplexFacets = {
  total: number
  cities: TitledOption<string>[]
  classes: TitledOption<ComplexClass>[]
  statuses: Option<ComplexStatus>[]
  deadlines: Option<string>[]
  features: TitledOption<string>[]
  rooms: Option<number>[]
  restorations: Option<RestorationCode>[]
  promotions: TitledOption<number>[]
  price: Span | null
  area: Span | null
}

export function complexFacets(index: SearchIndex, query: ComplexQuery): ComplexFacets {
  const { words } = index
  const { complexes } = words
  const matches = matchComplexes(index, complexCriteriaOf(index, knownComplexQuery(words, query)))
  const onSale = occurrences(index.segments.flat, saleStatuses, words.houses.length)
  const positions = [...complexes.keys()]

  const count = (fits: (position: number) => boolean) => positions.filter(fits).length
  /** Options of a fact about projects. */
  const facts = <T, W>(
    list: readonly W[],
    filter: number,
    has: (complex: IndexComplex, position: number) => boolean,
    option: (word: W, count: number) => T,
  ): T[] =>
    list.flatMap((word, value) => {
      const owners = positions.filter((position) => has(complexes[position] as IndexComplex, value))
      const reached = owners.filter((position) => matches.isFoundBut(filter, position))
      return owners.length > 0 ? [option(word, reached.length)] : []
    })

  return {
    total: count(matches.isFound),
    cities: facts(
      words.cities,
      filterBits.cities,
      (complex, city) => complex.city === city,
      ({ slug, title }, count) => ({ value: slug, title, count }),
    ),
    classes: facts(
      words.classes,
      filterBits.classes,
      (complex, known) => complex.class === known,
      ({ code, title }, count) => ({ value: code, title, count }),
    ),
    statuses: facts(
      complexStatuses,
      filterBits.statuses,
      (complex, status) => complex.status === complexStatuses[status],
      (value, count) => ({ value, count }),
    ),
    deadlines: words.deadlines.flatMap((value, deadline) =>
      complexes.some((complex) => complex.deadlines.includes(deadline))
        ? [{ value, count: count((position) => matches.isDue(position, deadline)) }]
        : [],
    ),
    features: facts(
      words.features,
      filterBits.features,
      (complex, feature) => complex.features.includes(feature),
      ({ code, title }, count) => ({ value: code, title, count }),
    ),
    rooms: [...onSale.rooms].flatMap((occurs, value) =>
      occurs === 1 ? [{ value, count: count((position) => matches.hasRooms(position, value)) }] : [],
    ),
    restorations: restorationCodes.flatMap((value, code) =>
      onSale.restoration[code] === 1
        ? [{ value, count: count((position) => matches.hasRestoration(position, code)) }]
        : [],
    ),
    promotions: facts(
      words.promotions,
      filterBits.promotions,
      (complex, promotion) => complex.promotions.includes(promotion),
      ({ id, title }, count) => ({ value: id, title, count }),
    ),
    ...matches.spans(),
  }
}
