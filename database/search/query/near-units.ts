import type { Category } from '#domain/categories.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { isNearEnough, nearness } from '#domain/nearness.ts'
import { at } from '../index/columns.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { type Segment, unknownPrice } from '../index/segment.ts'
import { criteriaOf } from './criteria.ts'
import { knownListing } from './known-listing.ts'
import { beyond, moneyWishes } from './near-money.ts'
import { type Miss, missedWords, type MissKey, missOf, placeBits } from './near-words.ts'

/** A unit that misses exactly one wish of a listing, and not by much. */
export type NearUnit = Miss & { readonly id: number }

/** How many of them are shown: two rows of cards. */
const mostUnits = 6

type Candidate = NearUnit & { readonly row: number }

/**
 * The units nearest to a listing, for one that finds nothing: each fulfils all wishes but one, and misses that one by
 * no more than a quarter (`nearness`). The nearest first, equally near ones in the order of lists, from cheap to dear.
 * Of one plan in a house only the nearest is taken while there are others: flats above each other are one choice.
 */
export function nearUnits(index: SearchIndex, category: Category, asked: ListingQuery): NearUnit[] {
  const listing = knownListing(index, category, asked)
  const segment = index.segments[category]
  const { byKind, plans } = criteriaOf(index, category, listing)
  const ends = endsOf(segment, listing)
  const isPriced = listing.priceFrom !== null || listing.priceTo !== null
  const money = moneyWishes(index, category, listing)
  const wordsOf = missedWords(index, category, listing)
  const ofKinds = new Map<number, Miss | null>()
  const firsts = new Map<number, Candidate>()
  const others: Candidate[] = []
  for (let row = 0; row < segment.size; row++) {
    const kind = at(segment.kind, row)
    const bits = at(byKind, kind)
    const missesPlan = plans !== null && at(plans, at(segment.plan, row)) === 0
    let missed = wordsMissed(bits) + (missesPlan ? 1 : 0)
    if (missed > 1 || (isPriced && at(segment.price, row) === unknownPrice)) continue
    let end: End | null = null
    for (const each of ends) {
      if (fits(each, at(each.column, row))) continue
      missed++
      end = each
    }
    if (missed > 1) continue
    const missesMoney = money !== null && !money.fits(row)
    if (missed + (missesMoney ? 1 : 0) !== 1) continue
    const miss = missesMoney
      ? money.missOf(row)
      : end !== null
        ? missedEnd(end, at(end.column, row))
        : missesPlan
          ? missOf('plan', nearness.plan)
          : ofKind(kind, bits)
    if (miss !== null && isNearEnough(miss.distance)) keep({ ...miss, id: at(segment.ids, row), row })
  }
  const chosen = [...firsts.values()].toSorted(byDistance).slice(0, mostUnits)
  return [...chosen, ...others.slice(0, mostUnits - chosen.length)]
    .toSorted(byDistance)
    .map(({ row: _row, ...unit }) => unit)

  function ofKind(kind: number, bits: number): Miss | null {
    const known = ofKinds.get(kind)
    if (known !== undefined) return known
    const miss = wordsOf(kind, bits)
    ofKinds.set(kind, miss)
    return miss
  }

  /** The nearest of each plan in a house, and the nearest of all others. */
  function keep(unit: Candidate): void {
    const choice =
      at(segment.kinds.house, at(segment.kind, unit.row)) * segment.plans.length + at(segment.plan, unit.row)
    const first = firsts.get(choice)
    const isNearest = first === undefined || unit.distance < first.distance
    if (isNearest) firsts.set(choice, unit)
    if (first === undefined) return
    const other = isNearest ? first : unit
    const place = others.findIndex((each) => byDistance(other, each) < 0)
    if (place !== -1) others.splice(place, 0, other)
    else if (others.length < mostUnits) others.push(other)
    if (others.length > mostUnits) others.pop()
  }
}

/** Rows are in the order of lists. */
function byDistance(a: Candidate, b: Candidate): number {
  return a.distance - b.distance || a.row - b.row
}

/** How many filters of words are missed; 2 stands for more. */
function wordsMissed(bits: number): number {
  const others = bits & ~placeBits
  const place = (bits & placeBits) === 0 ? 0 : 1
  return place + (others === 0 ? 0 : (others & (others - 1)) === 0 ? 1 : 2)
}

type End = {
  readonly key: MissKey
  readonly column: Segment['price'] | Segment['floor']
  readonly bound: number
  readonly isUpper: boolean
}

function endsOf({ price, area, kitchen, floor }: Segment, listing: ListingQuery): End[] {
  const end = (key: MissKey, column: End['column'], bound: number | null): End[] =>
    bound === null ? [] : [{ key, column, bound, isUpper: key.endsWith('_to') }]
  return [
    ...end('price_from', price, listing.priceFrom),
    ...end('price_to', price, listing.priceTo),
    ...end('area_from', area, listing.areaFrom),
    ...end('area_to', area, listing.areaTo),
    ...end('kitchen_from', kitchen, listing.kitchenFrom),
    ...end('floor_from', floor, listing.floorFrom),
    ...end('floor_to', floor, listing.floorTo),
  ]
}

function fits({ bound, isUpper }: End, value: number): boolean {
  return isUpper ? value <= bound : value >= bound
}

/** Floors are counted, everything else is measured against its bound. */
function missedEnd({ key, bound }: End, value: number): Miss {
  const miss = beyond(key, value, bound)
  return key.startsWith('floor') ? { ...miss, distance: nearness.floors(Math.abs(value - bound)) } : miss
}
