import { type Category, isNumbered } from '#domain/categories.ts'
import type { CompassSide } from '#domain/compass.ts'
import type { sunChoices } from '#domain/daylight.ts'
import type { EstateView, ListedStatus } from '#domain/estate-words.ts'
import type { FloorEnd } from '#domain/floor-ends.ts'
import type { Localized } from '#domain/languages.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import type { RestorationCode } from '#domain/restorations.ts'
import { occurrences } from '../index/occurrences.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { filterUnits } from '../query/filter-units.ts'
import { countUnits, type Span } from './facet-counts.ts'
import { type Choice, floorEndChoices, nearChoices, offeredChoices } from './offered-choices.ts'

export type Option<T> = { value: T; count: number }
export type TitledOption<T> = Option<T> & { title: Localized }

/**
 * Every filter of a listing with its options. A count is the number of units with this value under all
 * OTHER chosen filters (A18): the result of choosing only this value here. A span goes over the units
 * under all other filters; null when there are none. Values that no unit of the shown statuses has are left out,
 * values that the other filters exclude stay with 0. Of an unwanted floor the units on other floors count.
 */
export type EstateFacets = {
  total: number
  rooms: Option<number>[]
  restorations: Option<RestorationCode>[]
  complexes: (TitledOption<string> & { city: Localized | null })[]
  houses: (TitledOption<string> & { complex: string })[]
  deadlines: Option<string>[]
  views: Option<EstateView>[]
  suns: Option<(typeof sunChoices)[number]>[]
  sides: Option<CompassSide>[]
  floorsNot: Option<FloorEnd>[]
  features: TitledOption<string>[]
  near: Option<string>[]
  statuses: Option<ListedStatus>[]
  promotions: TitledOption<number>[]
  price: Span | null
  area: Span | null
  kitchen: Span | null
  /** Whether kitchens can be asked for: some unit of the category has a known one. */
  hasKitchens: boolean
  floor: Span | null
}

export function estateFacets(index: SearchIndex, category: Category, listing: ListingQuery): EstateFacets {
  const segment = index.segments[category]
  const houses = index.words.houses.length
  const { criteria, units, total, price, area, kitchen, floor } = filterUnits(index, category, listing)
  const counts = countUnits(segment, criteria.byKind, units, houses)
  const offered = offeredChoices(index, category, criteria.statuses)
  return {
    total,
    rooms: counted(offered.rooms, counts.rooms),
    restorations: counted(offered.restorations, counts.restorations),
    complexes: counted(offered.complexes, counts.complexes),
    houses: counted(offered.houses, counts.houses),
    deadlines: counted(offered.deadlines, counts.deadlines),
    views: counted(offered.views, counts.views),
    suns: counted(offered.suns, counts.suns),
    sides: counted(offered.sides, counts.sides),
    floorsNot: counted(floorsNot(), counts.floorsNot),
    features: counted(offered.features, counts.features),
    near: counted(near(), counts.near),
    statuses: counted(offered.statuses, counts.statuses),
    promotions: counted(offered.promotions, counts.promotions),
    price,
    area,
    kitchen,
    hasKitchens: segment.kitchens > 0 || listing.kitchenFrom !== null,
    floor,
  }

  /** What was asked for is a choice in any case, so that it can be taken back. */
  function floorsNot() {
    if (listing.floorsNot.length === 0 || isNumbered(category)) return offered.floorsNot
    return floorEndChoices().filter(
      ({ option }) =>
        listing.floorsNot.includes(option.value) ||
        offered.floorsNot.some(({ option: { value } }) => value === option.value),
    )
  }

  function near() {
    if (listing.near.length === 0) return offered.near
    const { house } = occurrences(segment, criteria.statuses, houses)
    return nearChoices(index, house, listing.near).filter(
      ({ option, positions }) => positions.length > 0 || listing.near.includes(option.value),
    )
  }
}

function counted<T, Words>(
  choices: readonly Choice<T, Words>[],
  counts: Uint32Array,
): ({ value: T; count: number } & Words)[] {
  return choices.map(({ option, positions }) => ({
    ...option,
    count: positions.reduce((total, position) => total + (counts[position] ?? 0), 0),
  }))
}
