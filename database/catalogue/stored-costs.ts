import type { CostUnit } from '#domain/deal-costs.ts'
import type { Localized } from '#domain/languages.ts'
import type { RestorationCode } from '#domain/restorations.ts'
import type { Way } from '#domain/ways-to-buy.ts'
import type { StoredSource } from '../tables.ts'

/** Where a figure is from, and the last day in Kazakhstan on which it holds. */
export type StoredProof = { source: StoredSource; valid_until: string }

/** A cost as `costs.yaml` has it; without projects it holds in all of them. */
export type StoredCost = StoredProof & {
  title: Localized
  unit: CostUnit
  from: number
  /** Null where `from` is the sum itself. */
  to: number | null
  /** Slugs. */
  projects: readonly string[]
}

/** What buyers pay beside the price of a home, and why prices changed. */
export type StoredCosts = {
  /** Tenge of one monthly calculation index; null: not told. */
  mci: (StoredProof & { amount: number }) | null
  /** Of the deal; without ways a fee belongs to all of them. */
  fees: readonly (StoredCost & { ways: readonly Way[] })[]
  /** Classes of finishing; without finishes one may follow any. */
  finishing: readonly (StoredCost & { code: string; finishes: readonly RestorationCode[] })[]
  /** A month. */
  maintenance: readonly StoredCost[]
  /** A month of the heating season, estimated. */
  heating: readonly StoredCost[]
  price_changes: readonly { from: string; to: string; projects: readonly string[]; reason: Localized }[]
}
