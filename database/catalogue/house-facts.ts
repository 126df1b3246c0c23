import { factsOfHouse, type HouseFacts } from '#domain/house-facts.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { Language, Localized } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { JsonText } from '../tables.ts'

type Column = JsonText<HouseFacts<Localized>>

const feeColumns = [
  'complexes.maintenance_fee as complex_fee',
  'houses.maintenance_fee as house_fee',
] as const

/** The columns of a house with its project. */
export const houseFactColumns = [
  'complexes.facts as complex_facts',
  'houses.facts as house_facts',
  ...feeColumns,
] as const

type Told = {
  readonly complex_facts: Column
  readonly complex_fee: number | null
  readonly house_facts?: Column
  readonly house_fee?: number | null
}

/** What is known of a house, its own facts before those of its project; without a house, of the project. */
export function houseFactsOf(
  { complex_facts, complex_fee, house_facts, house_fee }: Told,
  language: Language,
) {
  const own = house_facts === undefined ? {} : readJson(house_facts)
  return {
    facts: factsOfHouse(readJson(complex_facts), own).map(({ code, text }) => ({
      code,
      text: text[language],
    })),
    maintenance_fee: house_fee ?? complex_fee,
  }
}

/** The columns of `recordedFee`. */
export const recordedFeeColumns = [
  ...feeColumns,
  'complexes.updated_at as complex_updated_at',
  'houses.updated_at as house_updated_at',
] as const

type ToldFee = {
  readonly complex_fee: number | null
  readonly complex_updated_at: string
  readonly house_fee: number | null
  readonly house_updated_at: string
}

/**
 * What the upkeep of a house costs by its own record, else by that of its project: tenge a month for a square metre, and
 * the day in Kazakhstan on which that record last changed. Null where neither says it.
 */
export function recordedFee({ complex_fee, complex_updated_at, house_fee, house_updated_at }: ToldFee) {
  const of = (record: 'house' | 'project', fee: number, changed: string) => ({
    record,
    fee,
    day: dayInKazakhstan(new Date(changed)),
  })
  if (house_fee !== null) return of('house', house_fee, house_updated_at)
  return complex_fee === null ? null : of('project', complex_fee, complex_updated_at)
}
