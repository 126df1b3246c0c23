import { type Category, isCategory } from './categories.ts'
import type { EstateStatus } from './estate-words.ts'
import { timeInKazakhstan } from './kazakhstan-day.ts'
import { anyListing, type ListingQuery, listingSearch, parseListing } from './listing-query.ts'

/** What an address can be told about: a search, a unit or a project. */
export const watchKinds = ['listing', 'estate', 'complex'] as const
export type WatchKind = (typeof watchKinds)[number]

/** What may happen to a unit that is worth a letter: it is new on sale, it costs less, it is on sale again. */
export type UnitChange = 'new' | 'price' | 'back'

/** A unit goes off sale: it is held for somebody, sold, or its feed has it no more. Only who watches that unit is told. */
export const departures = ['reserved', 'sold', 'withdrawn'] as const
export type Departure = (typeof departures)[number]

/** Whether a change of a unit is that it goes off sale. */
export function isDeparture(change: string | null): change is Departure {
  return departures.some((each) => each === change)
}

/**
 * One thing to tell: a change of a unit (`id` is the unit, `was` its price before a reduction, also one that
 * fell while it was off sale), or a new entry of a
 * construction diary (`stage`, `id` is the entry). `from` is the status of a unit that was off sale before.
 */
export type Finding = {
  change: UnitChange | Departure | 'stage'
  id: number
  was: number | null
  from?: EstateStatus
}

/** What one address watches, as the code works with it. */
export type WatchTarget =
  | { kind: 'listing'; category: Category; listing: ListingQuery }
  | { kind: 'estate'; id: number }
  | { kind: 'complex'; id: number }

/** Searches, units and projects that one address may watch (R1083). */
export const mostWatches = 5

/** An address that nobody has confirmed goes so many days after it was given (R1082). */
export const unconfirmedWatcherDays = 7

/** An address that has ended everything is kept for so many days, in which it gets no letter (R1083). */
export const restAfterWatching = 30

/** Findings and the letters that told them are kept for so many days. */
export const findingDays = 30

/**
 * The part of a listing that can be watched: everything but the order, the view and what a visitor can pay, which is
 * nobody's to keep; units on sale alone are told of, so no status counts.
 */
export function watchableListing(listing: ListingQuery): ListingQuery {
  const { sort, view, hand, program, paymentTo, firstPaymentTo, statuses } = anyListing
  return { ...listing, sort, view, hand, program, paymentTo, firstPaymentTo, statuses }
}

/** The target as it is stored; equal targets have equal texts. */
export function writeTarget(target: WatchTarget): { kind: WatchKind; target: string } {
  if (target.kind !== 'listing') return { kind: target.kind, target: String(target.id) }
  const search = listingSearch(watchableListing(target.listing), 'en')
  return { kind: 'listing', target: `${target.category}?${search}` }
}

/** Reads what `writeTarget` has written; null for what it never writes. */
export function readTarget(kind: WatchKind, text: string): WatchTarget | null {
  if (kind !== 'listing') return /^[1-9]\d{0,9}$/.test(text) ? { kind, id: Number(text) } : null
  const end = text.indexOf('?')
  const category = text.slice(0, end)
  if (!isCategory(category)) return null
  const values = new Map(new URLSearchParams(text.slice(end + 1)))
  return { kind, category, listing: parseListing((key) => values.get(key)) }
}

/**
 * What is found for an address gathers before its digest leaves, in minutes. An import goes on for some minutes, and
 * staff correct a price twice: ten quiet minutes end both. Who always finds something more waits for forty at most, so
 * that news stays news.
 */
export const gathering = { quiet: 10, longest: 40 } as const

/** Letters about changes go out between these hours of the day in Kazakhstan. */
const awake = { from: '09:00', to: '21:00' } as const

/** Whether people are awake: nobody wants a letter about a price at night. */
export function isTimeForDigests(at: Date): boolean {
  const time = timeInKazakhstan(at)
  return time >= awake.from && time < awake.to
}

/** The moments that findings must not be later than for their digest to leave, ISO. */
export type Gathered = {
  /** Of the newest finding: nothing has come since. */
  quietSince: string
  /** Of the oldest; null in the first minutes of a day, so that what has waited overnight does not split an import. */
  waitedSince: string | null
}

/** What has gathered for long enough at a moment. */
export function gatheredAt(at: Date): Gathered {
  const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000)
  const waited = before(gathering.longest)
  return {
    quietSince: before(gathering.quiet).toISOString(),
    waitedSince: isTimeForDigests(waited) ? waited.toISOString() : null,
  }
}
