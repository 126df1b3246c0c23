import type { Category } from '#domain/categories.ts'
import { estateViews, listedStatuses, type ListedStatus } from '#domain/estate-words.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { knownListing } from './known-listing.ts'
import { missed } from './missed.ts'
import { type Ranges, rangesOf } from './ranges.ts'
import type { IndexHouse, IndexWords, SearchIndex } from './search-index.ts'
import { manyRooms, noRestoration, type Segment } from './segment.ts'

/** Statuses that a listing shows when nobody asked for others. */
const shownStatuses: readonly ListedStatus[] = ['free', 'request', 'reserved']

/** A listing as a search works with it. */
export type Wishes = {
  readonly statuses: readonly ListedStatus[]
  /** The filters of words that the units of each kind miss. */
  readonly byKind: Uint16Array
  readonly ranges: Ranges | null
}

/**
 * Within a filter any of the chosen values will do, except for features: a project must offer all of them. An empty
 * filter asks nothing, and neither does one whose values are all unknown.
 */
export function wishesOf(index: SearchIndex, category: Category, asked: ListingQuery): Wishes {
  const listing = knownListing(index, category, asked)
  const statuses = listing.statuses.length > 0 ? listing.statuses : shownStatuses
  return {
    statuses,
    byKind: kindTable(index, category, { ...listing, statuses: [...statuses] }),
    ranges: rangesOf(listing),
  }
}

function kindTable({ words, segments }: SearchIndex, category: Category, listing: ListingQuery): Uint16Array {
  const { kinds, offers } = segments[category]
  const house = houseTable(words, listing)
  const rooms = table(manyRooms + 1, missed.rooms, listing.rooms, (rooms) => listing.rooms.includes(rooms))
  const restoration = table(noRestoration + 1, missed.restorations, listing.restorations, (position) =>
    listing.restorations.some((code) => code === restorationCodes[position]),
  )
  const status = table(listedStatuses.length, missed.statuses, listing.statuses, (position) =>
    listing.statuses.some((status) => status === listedStatuses[position]),
  )
  const views = viewTable(listing)
  const offer = offerTable(words, offers, listing)
  const result = new Uint16Array(kinds.size)
  for (const [column, misses] of [
    [kinds.house, house],
    [kinds.rooms, rooms],
    [kinds.restoration, restoration],
    [kinds.status, status],
    [kinds.views, views],
    [kinds.offer, offer],
  ] as const) {
    if (misses.some((bits) => bits !== 0)) addMisses(result, column, misses)
  }
  return result
}

/** Marks in `result` what the kinds miss by one of their columns. */
function addMisses(result: Uint16Array, column: Uint16Array, misses: Uint16Array): void {
  for (let kind = 0; kind < column.length; kind++) {
    result[kind] = (result[kind] as number) | (misses[column[kind] as number] as number)
  }
}

function table(
  size: number,
  bit: number,
  chosen: readonly unknown[],
  fits: (position: number) => boolean,
): Uint16Array {
  return Uint16Array.from({ length: size }, (_, position) =>
    chosen.length === 0 || fits(position) ? 0 : bit,
  )
}

/** Project, house, deadline and features are all facts about the house. */
function houseTable(words: IndexWords, listing: ListingQuery): Uint16Array {
  const features = listing.features.map((code) =>
    words.features.findIndex((feature) => feature.code === code),
  )
  const misses = (house: IndexHouse): number => {
    const complex = words.complexes[house.complex]
    const hasFeatures = features.every((feature) => complex?.features.includes(feature))
    return (
      (isAmong(listing.complexes, complex?.slug) ? 0 : missed.complexes) |
      (isAmong(listing.houses, house.slug) ? 0 : missed.houses) |
      (isAmong(listing.deadlines, words.deadlines[house.deadline]) ? 0 : missed.deadlines) |
      (hasFeatures ? 0 : missed.features)
    )
  }
  return Uint16Array.from(words.houses, misses)
}

function viewTable(listing: ListingQuery): Uint16Array {
  const wanted = listing.views.reduce((bits, view) => bits | (1 << estateViews.indexOf(view)), 0)
  return table(1 << estateViews.length, missed.views, listing.views, (bits) => (bits & wanted) !== 0)
}

function offerTable(words: IndexWords, offers: Segment['offers'], listing: ListingQuery): Uint16Array {
  const wanted = listing.promotions.map((id) =>
    words.promotions.findIndex((promotion) => promotion.id === id),
  )
  return table(offers.length, missed.promotions, wanted, (position) =>
    wanted.some((promotion) => offers[position]?.includes(promotion)),
  )
}

/** Whether a value is one of the chosen; an empty choice asks nothing. */
export function isAmong(chosen: readonly string[], value: string | undefined): boolean {
  return chosen.length === 0 || (value !== undefined && chosen.includes(value))
}
