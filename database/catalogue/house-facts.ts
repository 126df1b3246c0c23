import { factsOfHouse, type HouseFacts } from '#domain/house-facts.ts'
import type { Language, Localized } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { JsonText } from '../tables.ts'

type Column = JsonText<HouseFacts<Localized>>

/** The columns of a house with its project. */
export const houseFactColumns = [
  'complexes.facts as complex_facts',
  'complexes.maintenance_fee as complex_fee',
  'houses.facts as house_facts',
  'houses.maintenance_fee as house_fee',
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
