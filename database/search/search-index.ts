import type { Category } from '#domain/categories.ts'
import type { Localized } from '#domain/languages.ts'
import type { Segment } from './segment.ts'

/**
 * Everything a listing asks, in memory: the listed units of each category as columns of numbers, and the words those
 * numbers stand for. Built from one state of the database and never changed afterwards.
 */
export type SearchIndex = {
  /** `contentVersion` of the state it was built from. */
  readonly version: number
  readonly words: IndexWords
  readonly segments: Readonly<Record<Category, Segment>>
}

/** What the numbers in the columns stand for; every list is in the order in which visitors see it. */
export type IndexWords = {
  readonly complexes: readonly IndexComplex[]
  readonly houses: readonly IndexHouse[]
  /** `ready`, then years. */
  readonly deadlines: readonly string[]
  readonly features: readonly { code: string; title: Localized }[]
  readonly promotions: readonly { id: number; title: Localized }[]
}

export type IndexComplex = {
  readonly id: number
  readonly slug: string
  readonly name: Localized
  /** Positions in `features`. */
  readonly features: readonly number[]
}

export type IndexHouse = {
  readonly id: number
  readonly slug: string
  readonly name: Localized
  /** Position in `complexes`. */
  readonly complex: number
  /** Position in `deadlines`; -1 when nothing is promised. */
  readonly deadline: number
  /** Orders houses by hand-over: 0 when done, then the quarter counted from year 0; without a promise, after all. */
  readonly handover: number
}
