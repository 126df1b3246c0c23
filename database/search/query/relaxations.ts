import type { Category } from '#domain/categories.ts'
import { type ListingQuery, payable } from '#domain/listing-query.ts'
import { roundedUp } from '#domain/round-bound.ts'
import type { Span } from '../facets/facet-counts.ts'
import { knownListing } from './known-listing.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { type FilterResult, filterUnits } from './filter-units.ts'
import { firstPaymentsOf, paymentsOf } from './payments.ts'

/** The change of one filter in a loosened listing: a bound moves to a value, any other filter is dropped (null). */
export type Change = { key: string; value: number | null }

/** A listing near the asked one that finds something. */
export type Relaxation = { changes: Change[]; listing: ListingQuery; total: number }

type Bound = 'priceFrom' | 'priceTo' | 'areaFrom' | 'areaTo' | 'kitchenFrom' | 'floorFrom' | 'floorTo'

const ranges = [
  { key: 'price', from: 'priceFrom', to: 'priceTo' },
  { key: 'area', from: 'areaFrom', to: 'areaTo' },
  { key: 'kitchen', from: 'kitchenFrom', to: null },
  { key: 'floor', from: 'floorFrom', to: 'floorTo' },
] as const satisfies readonly { key: keyof FilterResult; from: Bound; to: Bound | null }[]

const lists = [
  { field: 'rooms', key: 'rooms' },
  { field: 'restorations', key: 'restorations' },
  { field: 'complexes', key: 'complex' },
  { field: 'houses', key: 'house' },
  { field: 'deadlines', key: 'deadline' },
  { field: 'views', key: 'views' },
  { field: 'floorsNot', key: 'floor_not' },
  { field: 'suns', key: 'sun' },
  { field: 'sides', key: 'side' },
  { field: 'features', key: 'features' },
  { field: 'near', key: 'near' },
  { field: 'statuses', key: 'status' },
  { field: 'promotions', key: 'promotion' },
  { field: 'plans', key: 'plan' },
] as const

/** A criterion to drop, and its distance from the original criteria: 0 is the same. */
type Step = { changes: Change[]; listing: ListingQuery; distance: number }

type Found = Step & { total: number }

/** How far giving up a filter is: as far as a price that is a quarter off. */
const givenUp = 0.25

/** How many of them help; more is another list to choose from. */
const most = 4

/**
 * The nearest listings that find something, for one that finds nothing: a bound moved as little as it must, or a
 * filter given up; two at once where one does not help. The nearest first, and of equally near ones the one that
 * finds more.
 */
export function relaxations(index: SearchIndex, category: Category, asked: ListingQuery): Relaxation[] {
  const listing = knownListing(index, category, asked)
  const ask = (criterion: ListingQuery) => filterUnits(index, category, criterion)
  const single = withoutOne(listing)
  const moved = finding(ask, [
    ...ranges.flatMap((range) => movedBounds(range, listing, ask)),
    ...movedPayment(index, category, listing),
    ...movedFirstPayment(index, category, listing),
  ])
  // A bound that can be moved need not be given up.
  const given = single.filter(({ changes }) =>
    changes.every(({ key }) => !moved.some(({ changes: [change] }) => change?.key === key)),
  )
  const near = nearest([...moved, ...finding(ask, given)])
  return near.length > 0
    ? near
    : nearest(
        finding(
          ask,
          single.flatMap((step) => withAnother(step)),
        ),
      )
}

function finding(ask: (criterion: ListingQuery) => FilterResult, steps: readonly Step[]): Found[] {
  return steps.map((step) => ({ ...step, total: ask(step.listing).total })).filter(({ total }) => total > 0)
}

function nearest(found: readonly Found[]): Relaxation[] {
  return found
    .toSorted((a, b) => a.distance - b.distance || b.total - a.total)
    .slice(0, most)
    .map(({ changes, listing, total }) => ({ changes, listing, total }))
}

function withoutOne(listing: ListingQuery): Step[] {
  const isPlace = listing.complexes.length > 0 && listing.houses.length > 0
  return [
    ...lists.flatMap(({ field, key }): Step[] => {
      if (listing[field].length === 0) return []
      // A house says its project: one without the other finds nothing.
      const both = isPlace && (field === 'complexes' || field === 'houses')
      if (both && field === 'houses') return []
      const rest = both ? { complexes: [], houses: [] } : { [field]: [] }
      const keys = both ? ['complex', 'house'] : [key]
      return [{ changes: keys.map(giveUp), listing: { ...listing, ...rest }, distance: givenUp }]
    }),
    ...(payable(listing) === null
      ? []
      : [
          {
            changes: [giveUp('payment_to')],
            listing: { ...listing, paymentTo: null, hand: null },
            distance: 1,
          },
        ]),
    ...(listing.firstPaymentTo === null
      ? []
      : [
          {
            changes: [giveUp('first_payment_to')],
            listing: { ...listing, firstPaymentTo: null },
            distance: 1,
          },
        ]),
    ...(listing.program === null
      ? []
      : [{ changes: [giveUp('program')], listing: { ...listing, program: null }, distance: givenUp }]),
    ...ranges.flatMap(({ key, from, to }): Step[] => {
      const ends = [
        { bound: from, name: `${key}_from` },
        { bound: to, name: `${key}_to` },
      ].flatMap(({ bound, name }) => (bound === null || listing[bound] === null ? [] : [{ bound, name }]))
      if (ends.length === 0) return []
      const without = Object.fromEntries(ends.map(({ bound }) => [bound, null]))
      return [
        {
          changes: ends.map(({ name }) => giveUp(name)),
          listing: { ...listing, ...without },
          distance: 1,
        },
      ]
    }),
  ]
}

function withAnother(step: Step): Step[] {
  const [first] = step.changes
  return withoutOne(step.listing)
    .filter(({ changes: [second] }) => first !== undefined && second !== undefined && first.key < second.key)
    .map((other) => ({ ...other, changes: [...step.changes, ...other.changes] }))
}

function giveUp(key: string): Change {
  return { key, value: null }
}

/** A bound at the nearest round value under which the other filters leave something. */
function movedBounds(
  { key, from, to }: (typeof ranges)[number],
  listing: ListingQuery,
  ask: (listing: ListingQuery) => FilterResult,
): Step[] {
  const [low, high] = [listing[from], to === null ? null : listing[to]]
  if (low === null && high === null) return []
  const range: Span | null = ask({ ...listing, [from]: null, ...(to && { [to]: null }) })[key]
  if (range === null) return []
  const moved = (field: Bound, name: string, value: number, nearest: number): Step => ({
    changes: [{ key: name, value: nearest }],
    listing: { ...listing, [field]: nearest },
    distance: Math.abs(nearest - value) / Math.max(Math.abs(value), 1),
  })
  return [
    to !== null &&
      high !== null &&
      moved(to, `${key}_to`, high, roundedUp(Math.max(range.min, low ?? -Infinity))),
    low !== null && moved(from, `${key}_from`, low, -roundedUp(-Math.min(range.max, high ?? Infinity))),
  ].filter((step) => step !== false)
}

/** The payment limit at the nearest round sum that some unit under the other filters costs (R363). */
function movedPayment(index: SearchIndex, category: Category, listing: ListingQuery): Step[] {
  const most = payable(listing)
  if (most === null) return []
  const least = leastPayment(index, category, listing)
  if (least === Infinity) return []
  const nearest = roundedUp(least)
  return [
    {
      changes: [{ key: 'payment_to', value: nearest }],
      listing: { ...listing, paymentTo: nearest },
      distance: (nearest - most) / most,
    },
  ]
}

/** The least that a unit under the other filters costs a month, in tenge; Infinity where no programme fits any. */
function leastPayment(index: SearchIndex, category: Category, listing: ListingQuery): number {
  const { amounts } = paymentsOf(index, category, listing)
  return leastOf(index, category, { ...listing, paymentTo: null }, amounts)
}

/** The limit of the first payment at the nearest round sum that is enough for some unit under the other filters. */
function movedFirstPayment(index: SearchIndex, category: Category, listing: ListingQuery): Step[] {
  const most = listing.firstPaymentTo
  if (most === null) return []
  const sums = firstPaymentsOf(index, category, listing.program)
  const least = leastOf(index, category, { ...listing, firstPaymentTo: null }, sums)
  if (least === Infinity) return []
  const nearest = roundedUp(least)
  return [
    {
      changes: [{ key: 'first_payment_to', value: nearest }],
      listing: { ...listing, firstPaymentTo: nearest },
      distance: (nearest - most) / Math.max(most, 1),
    },
  ]
}

/** The least of these sums, by row, among the units that a listing finds; Infinity where there is none. */
function leastOf(index: SearchIndex, category: Category, listing: ListingQuery, sums: Float64Array): number {
  const { kind, marks } = index.segments[category]
  const { marked, criteria } = filterUnits(index, category, listing)
  let least = Infinity
  for (const [row, sum] of sums.entries()) {
    const fits = marked ? marks[row] === 1 : criteria.byKind[kind[row] as number] === 0
    if (fits && sum < least) least = sum
  }
  return least
}
