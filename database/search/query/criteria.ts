import type { Category } from '#domain/categories.ts'
import { compassSides } from '#domain/compass.ts'
import { sunChoices } from '#domain/daylight.ts'
import { estateViews, listedStatuses, type ListedStatus, saleStatuses } from '#domain/estate-words.ts'
import { floorEnds } from '#domain/floor-ends.ts'
import { isNarrowedByPayment, type ListingQuery, payable, paymentTerms } from '#domain/listing-query.ts'
import { isNear } from '#domain/near-place.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { knownListing } from './known-listing.ts'
import { filterBits } from './filter-bits.ts'
import { type Payments, paymentsOf } from './payments.ts'
import { type Ranges, rangesOf } from './ranges.ts'
import type { IndexHouse, IndexWords, SearchIndex } from '../index/search-index.ts'
import { endSets, manyRooms, noRestoration, type Segment, sunLevels } from '../index/segment.ts'

/** A listing as a search works with it. */
export type Criteria = {
  readonly statuses: readonly ListedStatus[]
  /** The filters of words that the units of each kind miss. */
  readonly byKind: Uint32Array
  readonly ranges: Ranges | null
  /** 1 at the positions of the chosen plans; null when every plan will do. */
  readonly plans: Uint8Array | null
  /** The monthly payments of units, and their limit; null without such a criterion. */
  readonly payments: (Pick<Payments, 'amounts'> & { readonly most: number }) | null
}

/**
 * Within a filter any of the chosen values will do, except for features and places
 * nearby: a project must have all of them, and a unit
 * must be on none of the unwanted floors. An empty filter asks nothing, and neither does one whose values are all
 * unknown.
 */
export function criteriaOf(index: SearchIndex, category: Category, asked: ListingQuery): Criteria {
  const listing = knownListing(index, category, asked)
  const statuses: readonly ListedStatus[] = listing.statuses.length > 0 ? listing.statuses : saleStatuses
  return {
    statuses,
    byKind: kindTable(index, category, { ...listing, statuses: [...statuses] }),
    ranges: rangesOf(listing),
    plans: planTable(index.segments[category], listing),
    payments: isNarrowedByPayment(listing)
      ? {
          ...paymentsOf(index, category, paymentTerms({ ...listing, sort: null })),
          most: payable(listing) ?? Number.MAX_VALUE,
        }
      : null,
  }
}

/**
 * For each column of words of a segment, what a listing without unknown values asks of it: which of its values do not fit
 * (the bit of the filter, else 0).
 */
export function wordTables({ words, segments }: SearchIndex, category: Category, listing: ListingQuery) {
  return {
    house: () => houseTable(words, listing),
    rooms: () =>
      table(manyRooms + 1, filterBits.rooms, listing.rooms, (rooms) => listing.rooms.includes(rooms)),
    restoration: () =>
      table(noRestoration + 1, filterBits.restorations, listing.restorations, (position) =>
        listing.restorations.some((code) => code === restorationCodes[position]),
      ),
    status: () =>
      table(listedStatuses.length, filterBits.statuses, listing.statuses, (position) =>
        listing.statuses.some((status) => status === listedStatuses[position]),
      ),
    views: () => bitTable(estateViews, filterBits.views, listing.views),
    sun: () => {
      const [fewest] = listing.suns
      return table(sunLevels, filterBits.suns, listing.suns, (level) =>
        sunChoices.slice(0, level).some((hours) => hours === fewest),
      )
    },
    sides: () => bitTable(compassSides, filterBits.sides, listing.sides),
    ends: () => {
      const unwanted = bitsOf(floorEnds, listing.floorsNot)
      return table(endSets, filterBits.floorsNot, listing.floorsNot, (bits) => (bits & unwanted) === 0)
    },
    offer: () => offerTable(words, segments[category].offers, listing),
  }
}

function kindTable(index: SearchIndex, category: Category, listing: ListingQuery): Uint32Array {
  const { kinds } = index.segments[category]
  const tables = wordTables(index, category, listing)
  const house = tables.house()
  const rooms = tables.rooms()
  const restoration = tables.restoration()
  const status = tables.status()
  const views = tables.views()
  const sun = tables.sun()
  const sides = tables.sides()
  const ends = tables.ends()
  const offer = tables.offer()
  // One loop over all columns takes a third of the time of a loop over each.
  const result = new Uint32Array(kinds.size)
  for (let kind = 0; kind < result.length; kind++) {
    result[kind] =
      (house[kinds.house[kind] as number] as number) |
      (rooms[kinds.rooms[kind] as number] as number) |
      (restoration[kinds.restoration[kind] as number] as number) |
      (status[kinds.status[kind] as number] as number) |
      (views[kinds.views[kind] as number] as number) |
      (sun[kinds.sun[kind] as number] as number) |
      (sides[kinds.sides[kind] as number] as number) |
      (ends[kinds.ends[kind] as number] as number) |
      (offer[kinds.offer[kind] as number] as number)
  }
  return result
}

function table(
  size: number,
  bit: number,
  chosen: readonly unknown[],
  fits: (position: number) => boolean,
): Uint32Array {
  const values = new Uint32Array(size)
  if (chosen.length === 0) return values
  for (let position = 0; position < size; position++) if (!fits(position)) values[position] = bit
  return values
}

/** Project, house, deadline, features and places nearby are all facts about the house. */
function houseTable(words: IndexWords, listing: ListingQuery): Uint32Array {
  const features = listing.features.map((code) =>
    words.features.findIndex((feature) => feature.code === code),
  )
  const misses = (house: IndexHouse): number => {
    const complex = words.complexes[house.complex]
    const hasFeatures = features.every((feature) => complex?.features.includes(feature))
    return (
      (isAmong(listing.complexes, complex?.slug) ? 0 : filterBits.complexes) |
      (isAmong(listing.houses, house.slug) ? 0 : filterBits.houses) |
      (isAmong(listing.deadlines, words.deadlines[house.deadline]) ? 0 : filterBits.deadlines) |
      (hasFeatures ? 0 : filterBits.features) |
      (listing.near.every((choice) => isNear(complex?.near ?? {}, choice)) ? 0 : filterBits.near)
    )
  }
  return Uint32Array.from(words.houses, misses)
}

/** A column that has one bit per value. */
function bitTable<T>(values: readonly T[], bit: number, chosen: readonly T[]): Uint32Array {
  const wanted = bitsOf(values, chosen)
  return table(1 << values.length, bit, chosen, (bits) => (bits & wanted) !== 0)
}

function bitsOf<T>(values: readonly T[], chosen: readonly T[]): number {
  return chosen.reduce((bits, value) => bits | (1 << values.indexOf(value)), 0)
}

function offerTable(words: IndexWords, offers: Segment['offers'], listing: ListingQuery): Uint32Array {
  const wanted = listing.promotions.map((id) =>
    words.promotions.findIndex((promotion) => promotion.id === id),
  )
  return table(offers.length, filterBits.promotions, wanted, (position) =>
    wanted.some((promotion) => offers[position]?.includes(promotion)),
  )
}

function planTable({ plans }: Segment, { plans: chosen }: ListingQuery): Uint8Array | null {
  if (chosen.length === 0) return null
  return Uint8Array.from(plans, (key) => (chosen.includes(key) ? 1 : 0))
}

/** Whether a value is one of the chosen; an empty choice asks nothing. */
export function isAmong(chosen: readonly string[], value: string | undefined): boolean {
  return chosen.length === 0 || (value !== undefined && chosen.includes(value))
}
