import type { ApiClient } from '#contract/api-client.ts'
import { getCalculators } from '#contract/calculators.ts'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getCategories } from '#contract/estates.ts'
import { getMortgages, type Mortgage } from '#contract/mortgages.ts'
import { roundedUp } from '#domain/round-bound.ts'
import { calculatorQuery, choicesOf, namesOf } from '../../data/paying.server.ts'
import type { Subject } from './subject.server.ts'
import { noData, optional } from '../../data/optional.server.ts'

/** Where nothing is for sale, the price of a worked example. */
const fallbackPrice = 25_000_000
const million = 1_000_000

export type ProgrammeItem = Mortgage & { complexes: string[] }
export type PurchaseCity = {
  id: number
  slug: string
  title: string
  complex_ids: number[]
  /** The same projects as addresses name them. */
  complexes: string[]
  /** A sum that buys its cheapest flat on sale, in tenge; null where none is. */
  price: number | null
}
export type PurchaseData = Awaited<ReturnType<typeof loadPurchase>>

/**
 * The data of the calculators: the programmes in force today, the cities with their projects, the prices of
 * flats, and the first payments to choose from, largest first (R113). It depends on the home to buy, where that
 * is known, and on nothing else that is asked.
 */
export async function loadPurchase(apiClient: ApiClient, subject: Subject | null = null) {
  const [mortgages, calculators, dictionaries, navigation, categories] = await Promise.all([
    // Words, other ways and the form stand where the programmes cannot be had (R271).
    optional(apiClient(getMortgages, {}), null),
    optional(apiClient(getCalculators, calculatorQuery(subject && placeOf(subject))), noData),
    optional(apiClient(getDictionaries, {}), null),
    optional(apiClient(getComplexesNavigation, {}), noData),
    optional(apiClient(getCategories, {}), noData),
  ])
  const projects = navigation.data
  const { cities = [], propertyDynamicFilters: filters = {} } = dictionaries?.data ?? {}
  const flats = categories.data.find(({ code }) => code === 'flat')
  const typical = flats?.rooms_data.find(({ rooms }) => rooms === 1)?.price_from ?? flats?.price_from
  const range = filters.flat?.find(({ key }) => key === 'price')
  const start = subject?.price ?? roundedUp(typical ?? fallbackPrice)
  const least = Math.min(range?.min ?? start, start)
  return {
    subject,
    isUnread: mortgages === null,
    programmes: (mortgages?.data ?? []).map((programme): ProgrammeItem => ({
      ...programme,
      complexes: namesOf(programme, projects),
    })),
    cities: cities
      .map(({ id, slug, name: title }): PurchaseCity => {
        const own = projects.filter(({ city }) => city.name === title)
        const cheapest = Math.min(...own.map(({ price_from: price }) => price ?? Infinity))
        return {
          id,
          slug,
          title,
          complex_ids: own.map((project) => project.id),
          complexes: own.map((project) => project.slug),
          price: cheapest === Infinity ? null : roundedUp(cheapest),
        }
      })
      .filter(({ complex_ids: ids }) => ids.length > 0),
    price: {
      start,
      min: Math.floor(least / million) * million || least,
      max: Math.ceil(Math.max(range?.max ?? 0, 2 * start) / million) * million,
    },
    choices: {
      mortgage: choicesOf(calculators.data, 'mortgage'),
      installment: choicesOf(calculators.data, 'installment'),
    },
  }
}

function placeOf({ estate, complex, houseId }: Subject) {
  return { category: estate?.category ?? ('flat' as const), complexId: complex.id, houseId }
}
