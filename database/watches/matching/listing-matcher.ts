import type { Category } from '#domain/categories.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import type { SearchIndex } from '../../search/index/search-index.ts'
import { wordTables } from '../../search/query/criteria.ts'
import { knownListing } from '../../search/query/known-listing.ts'
import { type Ranges, rangesOf } from '../../search/query/ranges.ts'
import { addBit, type Bits, dropBit, emptyBits } from './bits.ts'
import {
  type Column,
  type NumberColumn,
  numberColumn,
  valueColumn,
  type ValueColumn,
} from './value-column.ts'

const wordColumns = ['house', 'rooms', 'restoration', 'views', 'sun', 'sides', 'ends', 'offer'] as const
type WordColumn = (typeof wordColumns)[number]

/**
 * What decides whether a unit satisfies each filter of a search: the column of words that it asks, a span of numbers, the
 * plan of the unit, or nothing, since no saved search has such a filter (`watchableListing`).
 */
const decidedBy = {
  complexes: 'house',
  houses: 'house',
  deadlines: 'house',
  features: 'house',
  near: 'house',
  rooms: 'rooms',
  restorations: 'restoration',
  views: 'views',
  suns: 'sun',
  sides: 'sides',
  floorsNot: 'ends',
  promotions: 'offer',
  plans: 'plan',
  priceFrom: 'span',
  priceTo: 'span',
  areaFrom: 'span',
  areaTo: 'span',
  kitchenFrom: 'span',
  floorFrom: 'span',
  floorTo: 'span',
  statuses: null,
  paymentTo: null,
  firstPaymentTo: null,
  program: null,
  hand: null,
  sort: null,
  view: null,
} as const satisfies Record<keyof ListingQuery, WordColumn | 'plan' | 'span' | null>

type FilterBy<D> = {
  [Name in keyof typeof decidedBy]: (typeof decidedBy)[Name] extends D ? Name : never
}[keyof typeof decidedBy]

/** The filters that ask something of a column of words. */
function filtersOf(column: WordColumn): FilterBy<WordColumn>[] {
  return wordFilters.filter((name) => decidedBy[name] === column)
}

const wordFilters = Object.keys(decidedBy).filter((name): name is FilterBy<WordColumn> =>
  wordColumns.some((column) => column === decidedBy[name as keyof typeof decidedBy]),
)

const askedBy = Object.fromEntries(wordColumns.map((column) => [column, filtersOf(column)])) as Record<
  WordColumn,
  FilterBy<WordColumn>[]
>

const numberColumns = ['price', 'area', 'kitchen', 'floor'] as const

/** Different wishes for one column of which the sets are kept: more would be those of a robot. */
const mostAsked = 2_000

/** Finds which of many searches a unit satisfies: first all are added, then units are matched. */
export type ListingMatcher = {
  /** @param place of the search in its block */
  add(place: number, listing: ListingQuery): void
  /** The places of the searches that a unit satisfies; it must be one of those that the matcher was made for. */
  match(unit: number, found: (place: number) => void): void
  /** Leaves a search out from now on: it has enough. */
  close(place: number): void
}

/**
 * The searches of one category turned around: for each word and number that one of these units has, the set of searches
 * that will have it. What a unit satisfies is what all of its sets have in common, and numbers are looked at again.
 * Searches mean the same as in a listing, with one difference: a word that nothing has any more finds nothing, where a
 * listing leaves it out, since a search for one project must not become one for all when that project is gone.
 *
 * @param units ids of changed units; those that the index does not list are left out
 * @param size how many searches a block may have
 */
export function listingMatcher(
  index: SearchIndex,
  category: Category,
  units: ReadonlySet<number>,
  size: number,
): ListingMatcher {
  const segment = index.segments[category]
  const rows = new Map<number, number>()
  for (let row = 0; row < segment.size; row++) {
    const id = segment.ids[row] as number
    if (units.has(id)) rows.set(id, row)
  }
  const kinds = new Set([...rows.values()].map((row) => segment.kind[row] as number))
  const words = Object.fromEntries(
    wordColumns.map((name) => [
      name,
      valueColumn(
        [...kinds].map((kind) => segment.kinds[name][kind] as number),
        size,
      ),
    ]),
  ) as Record<WordColumn, ValueColumn>
  const numbers = Object.fromEntries(
    numberColumns.map((name) => [
      name,
      numberColumn(
        [...rows.values()].map((row) => segment[name][row] as number),
        size,
      ),
    ]),
  ) as Record<(typeof numberColumns)[number], NumberColumn>
  const open = emptyBits(size)
  const ranges: (Ranges | null)[] = Array.from({ length: size }, () => null)
  const plans = new Map<number, ReadonlySet<string>>()
  const setsOfWords = new Map<string, readonly Bits[]>()
  /** The columns that any search asks something of, and their values by row; null until the first unit comes. */
  let asked: { column: Column; valueAt: (row: number) => number }[] | null = null

  function add(place: number, wanted: ListingQuery): void {
    const listing = knownListing(index, category, wanted)
    if (hasLost(wanted, listing)) return
    addBit(open, place)
    for (const name of wordColumns) {
      const filters = askedBy[name].map((filter) => listing[filter])
      if (filters.every((values) => values.length === 0)) words[name].addToAll(place)
      else for (const set of setsFor(name, filters.join(' '), listing)) addBit(set, place)
    }
    const asks = rangesOf(listing)
    if (asks === null) for (const name of numberColumns) numbers[name].addToAll(place)
    else {
      ranges[place] = asks
      numbers.price.add(place, asks.priceFrom, asks.priceTo)
      numbers.area.add(place, asks.areaFrom, asks.areaTo)
      numbers.kitchen.add(place, asks.kitchenFrom, Infinity)
      numbers.floor.add(place, asks.floorFrom, asks.floorTo)
    }
    if (listing.plans.length > 0) plans.set(place, new Set(listing.plans))
  }

  /** The sets of a column that a search belongs into; many searches ask the same of it. */
  function setsFor(name: WordColumn, values: string, listing: ListingQuery): readonly Bits[] {
    const key = `${name} ${values}`
    const known = setsOfWords.get(key)
    if (known !== undefined) return known
    const table = wordTables(index, category, listing)[name]()
    const sets = words[name].setsOf((value) => table[value] === 0)
    if (setsOfWords.size < mostAsked) setsOfWords.set(key, sets)
    return sets
  }

  function askedColumns() {
    // First those of which most searches ask something: what fits nobody is then seen at once.
    return [
      { column: numbers.price, valueAt: (row: number) => segment.price[row] as number },
      ...wordColumns.map((name) => ({
        column: words[name],
        valueAt: (row: number) => segment.kinds[name][segment.kind[row] as number] as number,
      })),
      ...(['area', 'floor', 'kitchen'] as const).map((name) => ({
        column: numbers[name],
        valueAt: (row: number) => segment[name][row] as number,
      })),
    ].filter(({ column }) => column.seal())
  }

  function match(unit: number, found: (place: number) => void): void {
    const row = rows.get(unit)
    if (row === undefined) return
    asked ??= askedColumns()
    const sets = asked.map(({ column, valueAt }) => column.of(valueAt(row)))
    for (let word = 0; word < open.length; word++) {
      let bits = open[word] as number
      for (let place = 0; bits !== 0 && place < sets.length; place++)
        bits &= (sets[place] as Bits)[word] as number
      while (bits !== 0) {
        const bit = 31 - Math.clz32(bits)
        bits &= ~(1 << bit)
        const place = word * 32 + bit
        if (isWithin(ranges[place] ?? null, row) && hasPlan(plans.get(place), row)) found(place)
      }
    }
  }

  function isWithin(asks: Ranges | null, row: number): boolean {
    if (asks === null) return true
    const price = segment.price[row] as number
    const area = segment.area[row] as number
    const kitchen = segment.kitchen[row] as number
    const floor = segment.floor[row] as number
    return (
      price >= asks.priceFrom &&
      price <= asks.priceTo &&
      area >= asks.areaFrom &&
      area <= asks.areaTo &&
      kitchen >= asks.kitchenFrom &&
      floor >= asks.floorFrom &&
      floor <= asks.floorTo
    )
  }

  function hasPlan(wanted: ReadonlySet<string> | undefined, row: number): boolean {
    return wanted === undefined || wanted.has(segment.plans[segment.plan[row] as number] ?? '')
  }

  return { add, match, close: (place) => dropBit(open, place) }
}

/** The filters of several values. */
const listNames = [...wordFilters, 'plans'] as const

/** Filters all of whose words a unit must have: each that is lost would let more units in. */
const needsAll: readonly string[] = ['features', 'near']

/** Whether a filter has lost its words: what it named is not there any more. */
function hasLost(asked: ListingQuery, known: ListingQuery): boolean {
  return listNames.some((name) => {
    const [before, after] = [asked[name].length, known[name].length]
    return needsAll.includes(name) ? after < before : before > 0 && after === 0
  })
}
