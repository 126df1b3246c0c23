import type { Mortgage } from '#contract/mortgages.ts'
import type { Category } from '#domain/categories.ts'
import type { ComplexClass, ComplexStatus } from '#domain/complex-words.ts'
import type { Localized } from '#domain/languages.ts'
import type { OfferedProgramme } from '#domain/monthly-from.ts'
import type { NearestPlaces } from '#domain/near-place.ts'
import type { OwnTexts } from '../../contents/own-texts.ts'
import type { Segment } from './segment.ts'

/**
 * Everything a listing asks, in memory: the listed units of each category as columns of numbers, and the words those
 * numbers stand for. Built from one state of the database and never changed afterwards.
 */
export type SearchIndex = {
  /** `contentVersion` of the state it was built from. */
  readonly version: number
  /** The day in Kazakhstan for which it was built: its promotions are those in force on this day. */
  readonly day: string
  readonly words: IndexWords
  /** What the company says in its own words: titles of filters and consents follow the same state. */
  readonly own: OwnTexts
  readonly segments: Readonly<Record<Category, Segment>>
}

/** The lists to which the numbers in the columns refer; every list is in the order in which visitors see it. */
export type IndexWords = {
  readonly complexes: readonly IndexComplex[]
  readonly houses: readonly IndexHouse[]
  readonly cities: readonly { id: number; slug: string; title: Localized }[]
  /** Classes that occur, from the highest, each under the label of the first project that has it. */
  readonly classes: readonly { code: ComplexClass; title: Localized }[]
  /** `ready`, then years. */
  readonly deadlines: readonly string[]
  readonly features: readonly { code: string; title: Localized }[]
  /** With whether they lower a price. */
  readonly promotions: readonly { id: number; title: Localized; hasDiscount: boolean }[]
  /** Those in force that day. */
  readonly programmes: readonly (OfferedProgramme &
    Pick<Mortgage, 'id' | 'kind' | 'rate_effective'> & { title: Localized })[]
}

export type IndexComplex = {
  readonly id: number
  readonly slug: string
  readonly name: Localized
  readonly district: Localized
  /** Its address, and the one that it had before. */
  readonly addresses: readonly Localized[]
  /** Names of places near it. */
  readonly landmarks: readonly Localized[]
  /** Position in `cities`. */
  readonly city: number
  /** Position in `classes`. */
  readonly class: number
  readonly status: ComplexStatus
  /** Positions in `features`. */
  readonly features: readonly number[]
  readonly near: NearestPlaces
  /** Positions in `promotions`. */
  readonly promotions: readonly number[]
  /** Positions in `houses`. */
  readonly houses: readonly number[]
  /** Positions in `deadlines`: those of its houses, or its own while it has none. */
  readonly deadlines: readonly number[]
  /** Orders projects by their own deadline as `IndexHouse.handover` does houses; null when nothing is promised. */
  readonly handover: number | null
}

export type IndexHouse = {
  readonly id: number
  readonly slug: string
  readonly name: Localized
  /** Position in `complexes`. */
  readonly complex: number
  /** Position in `deadlines`; -1 when nothing is promised. */
  readonly deadline: number
  readonly sections: readonly { readonly no: number; readonly floors: number }[]
  /** Orders houses by hand-over: 0 when done, then the quarter counted from year 0; without a promise, after all. */
  readonly handover: number
}
