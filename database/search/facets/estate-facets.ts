import { type Category, isNumbered } from '#domain/categories.ts'
import { type CompassSide, compassSides } from '#domain/compass.ts'
import { sunChoices } from '#domain/daylight.ts'
import { type EstateView, estateViews, listedStatuses, type ListedStatus } from '#domain/estate-words.ts'
import { type FloorEnd, floorEnds } from '#domain/floor-ends.ts'
import type { Localized } from '#domain/languages.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { nearKinds } from '#domain/near-groups.ts'
import { isWithin, type Near, offeredWalks, readNear } from '#domain/near-place.ts'
import { type RestorationCode, restorationCodes } from '#domain/restorations.ts'
import { countUnits, type Span } from './facet-counts.ts'
import { occurrences } from '../index/occurrences.ts'
import type { IndexHouse, SearchIndex } from '../index/search-index.ts'
import { filterUnits } from '../query/filter-units.ts'

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
  const { words } = index
  const segment = index.segments[category]
  const { criteria, units, total, price, area, kitchen, floor } = filterUnits(index, category, listing)
  const counts = countUnits(segment, criteria.byKind, units, words.houses.length)
  const occurs = occurrences(segment, criteria.statuses, words.houses.length)
  const housesWhere = (fits: (house: IndexHouse) => boolean) =>
    words.houses.flatMap((house, position) => (fits(house) && occurs.house[position] === 1 ? [position] : []))

  return {
    total,
    rooms: category === 'flat' ? options([...counts.rooms.keys()], counts.rooms, occurs.rooms) : [],
    restorations: options(restorationCodes, counts.restorations, occurs.restoration),
    complexes: words.complexes.flatMap(({ slug, name, city, houses: own }) => {
      const houses = own.filter((position) => occurs.house[position] === 1)
      if (houses.length === 0) return []
      const count = sum(counts.complexes, houses)
      return [{ value: slug, title: name, count, city: words.cities[city]?.title ?? null }]
    }),
    houses: words.houses.flatMap(({ slug, name, complex }, position) => {
      const project = words.complexes[complex]?.slug ?? ''
      const count = counts.houses[position] ?? 0
      return occurs.house[position] === 1 ? [{ value: slug, title: name, complex: project, count }] : []
    }),
    deadlines: words.deadlines.flatMap((deadline, position) => {
      const houses = housesWhere((house) => house.deadline === position)
      return houses.length > 0 ? [{ value: deadline, count: sum(counts.deadlines, houses) }] : []
    }),
    views: bitOptions(estateViews, counts.views, occurs.views),
    suns: sunChoices.flatMap((hours, position) => {
      const levels = [...counts.suns.keys()].filter((level) => level > position)
      const shines = levels.some((level) => occurs.sun[level] === 1)
      return shines ? [{ value: hours, count: sum(counts.suns, levels) }] : []
    }),
    sides: bitOptions(compassSides, counts.sides, occurs.sides),
    floorsNot: isNumbered(category)
      ? []
      : floorEnds.flatMap((value, position) => {
          const elsewhere = withoutBit(counts.floorsNot.length, 1 << position)
          const occursThere = elsewhere.some((bits) => occurs.ends[bits] === 1)
          return occursThere || listing.floorsNot.includes(value)
            ? [{ value, count: sum(counts.floorsNot, elsewhere) }]
            : []
        }),
    features: words.features.flatMap(({ code, title }, position) => {
      const houses = housesWhere(
        (house) => words.complexes[house.complex]?.features.includes(position) ?? false,
      )
      return houses.length > 0 ? [{ value: code, title, count: sum(counts.features, houses) }] : []
    }),
    near: nearChoices(listing.near).flatMap((choice) => {
      const value = `${choice.kind}-${String(choice.minutes)}`
      const near = words.complexes.map((complex) => isWithin(complex.near, choice))
      const houses = housesWhere((house) => near[house.complex] ?? false)
      return houses.length > 0 || listing.near.includes(value)
        ? [{ value, count: sum(counts.near, houses) }]
        : []
    }),
    statuses: options(listedStatuses, counts.statuses, occurs.status),
    promotions: words.promotions.flatMap(({ id, title }, promotion) => {
      const sets = segment.offers.flatMap((offer, position) => (offer.includes(promotion) ? [position] : []))
      const offered = sets.some((position) => occurs.offer[position] === 1)
      return offered ? [{ value: id, title, count: sum(counts.promotions, sets) }] : []
    }),
    price,
    area,
    kitchen,
    hasKitchens: segment.kitchens > 0 || listing.kitchenFrom !== null,
    floor,
  }
}

/** Each kind of place within the minutes that are offered and those that were asked for, from near to far. */
function nearChoices(asked: readonly string[]): Near[] {
  const read = asked.flatMap((choice) => readNear(choice) ?? [])
  return nearKinds.flatMap((kind) => {
    const own = read.filter((near) => near.kind === kind).map(({ minutes }) => minutes)
    const all = [...new Set([...offeredWalks, ...own])].toSorted((a, b) => a - b)
    return all.map((minutes) => ({ kind, minutes }))
  })
}

function options<T>(values: readonly T[], counts: Uint32Array, occurring: Uint8Array): Option<T>[] {
  return values.flatMap((value, position) =>
    occurring[position] === 1 ? [{ value, count: counts[position] ?? 0 }] : [],
  )
}

/** Options of a column that has one bit per value. */
function bitOptions<T>(values: readonly T[], counts: Uint32Array, occurring: Uint8Array): Option<T>[] {
  return values.flatMap((value, position) => {
    const bit = 1 << position
    const occurs = occurring.some((occurs, bits) => occurs === 1 && (bits & bit) !== 0)
    return occurs
      ? [{ value, count: counts.reduce((sum, count, bits) => sum + (bits & bit ? count : 0), 0) }]
      : []
  })
}

function withoutBit(size: number, bit: number): number[] {
  return Array.from({ length: size }, (_, bits) => bits).filter((bits) => (bits & bit) === 0)
}

function sum(counts: Uint32Array, positions: readonly number[]): number {
  return positions.reduce((total, position) => total + (counts[position] ?? 0), 0)
}
