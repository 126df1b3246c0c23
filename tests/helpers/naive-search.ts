import type { Category } from '#domain/categories.ts'
import type { EstateStatus, EstateView } from '#domain/estate-words.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import type { RestorationCode } from '#domain/restorations.ts'

/** A unit as one would write it down, with what its house and project bring along. */
export type NaiveUnit = {
  id: number
  category: Category
  complex: string
  house: string
  /** `ready`, a year, or null. */
  deadline: string | null
  /** Quarters since year 0; 0 when handed over; null without a promise. */
  handover: number | null
  features: string[]
  rooms: number
  restoration: RestorationCode | null
  status: EstateStatus
  views: EstateView[]
  promotions: number[]
  price: number
  area: number
  floor: number
}

/** What the site knows; values outside of it are ignored. */
export type NaiveWords = Record<'complexes' | 'houses' | 'deadlines' | 'features', string[]> & {
  promotions: number[]
}

type Asked = keyof ReturnType<typeof conditions>

/**
 * The rules of the listing in the plainest form, for comparison: one condition per filter, all must hold. `without`
 * leaves one of them out, `status` aside from visibility: withdrawn and hidden units are never found.
 */
export function naiveSearch(
  units: readonly NaiveUnit[],
  words: NaiveWords,
  category: Category,
  listing: ListingQuery,
  without?: Asked,
): NaiveUnit[] {
  const all = conditions(words, category, listing)
  const asked = (Object.keys(all) as Asked[]).filter((name) => name !== without)
  return units
    .filter((unit) => unit.category === category && !['withdrawn', 'hidden'].includes(unit.status))
    .filter((unit) => asked.every((name) => all[name](unit)))
    .toSorted(comparison(listing.sort))
}

function conditions(words: NaiveWords, category: Category, listing: ListingQuery) {
  const complexes = listing.complexes.filter((slug) => words.complexes.includes(slug))
  const houses = listing.houses.filter((slug) => words.houses.includes(slug))
  const deadlines = listing.deadlines.filter((deadline) => words.deadlines.includes(deadline))
  const features = listing.features.filter((code) => words.features.includes(code))
  const promotions = listing.promotions.filter((id) => words.promotions.includes(id))
  const rooms = category === 'flat' ? listing.rooms : []
  const statuses: string[] = listing.statuses.length > 0 ? listing.statuses : ['free', 'request', 'reserved']
  const any = <T>(chosen: readonly T[], values: readonly (T | null)[]) =>
    chosen.length === 0 || chosen.some((value) => values.includes(value))
  const within = (value: number, from: number | null, to: number | null) =>
    (from === null || value >= from) && (to === null || value <= to)
  return {
    rooms: (unit: NaiveUnit) => any(rooms, [unit.rooms > 4 ? 4 : unit.rooms]),
    restorations: (unit: NaiveUnit) => any(listing.restorations, [unit.restoration]),
    complexes: (unit: NaiveUnit) => any(complexes, [unit.complex]),
    houses: (unit: NaiveUnit) => any(houses, [unit.house]),
    deadlines: (unit: NaiveUnit) => any(deadlines, [unit.deadline]),
    features: (unit: NaiveUnit) => features.every((code) => unit.features.includes(code)),
    views: (unit: NaiveUnit) => any(listing.views, unit.views),
    statuses: (unit: NaiveUnit) => statuses.includes(unit.status),
    promotions: (unit: NaiveUnit) => any(promotions, unit.promotions),
    price: (unit: NaiveUnit) => within(unit.price, listing.priceFrom, listing.priceTo),
    area: (unit: NaiveUnit) => within(unit.area, listing.areaFrom, listing.areaTo),
    floor: (unit: NaiveUnit) => within(unit.floor, listing.floorFrom, listing.floorTo),
  }
}

function comparison(sort: ListingQuery['sort']): (a: NaiveUnit, b: NaiveUnit) => number {
  const key = (unit: NaiveUnit): number => {
    switch (sort) {
      case null:
        return ['free', 'request', 'reserved', 'sold'].indexOf(
          unit.status === 'request' ? 'free' : unit.status,
        )
      case 'price':
      case '-price':
        return unit.price
      case 'area':
      case '-area':
        return unit.area
      case 'floor':
      case '-floor':
        return unit.floor
      case 'deadline':
      case '-deadline':
        return unit.handover ?? Infinity
    }
  }
  const direction = sort?.startsWith('-') ? -1 : 1
  return (a, b) => direction * (compare(key(a), key(b)) || compare(a.price, b.price) || compare(a.id, b.id))
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
