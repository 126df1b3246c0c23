import type { Ask } from '#contract/ask.ts'
import { type Calculator, getCalculators } from '#contract/calculators.ts'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getCategories } from '#contract/estates.ts'
import { getMortgages, type Mortgage } from '#contract/mortgages.ts'
import { categoryId } from '#domain/categories.ts'
import { roundedUp } from '#domain/round-bound.ts'

/** Where nothing is for sale, the price of KAZAKHSTAN.md's example. */
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
}
export type PurchaseData = Awaited<ReturnType<typeof loadPurchase>>

/**
 * What the calculators reckon with: the programmes in force today, the cities with their projects, the prices that
 * flats have, and the first payments to choose from, largest first (R113). None of it depends on what is asked.
 */
export async function loadPurchase(ask: Ask) {
  const [mortgages, calculators, dictionaries, navigation, categories] = await Promise.all([
    ask(getMortgages, {}),
    ask(getCalculators, { 'estate_category_ids[]': [String(categoryId('flat'))] }),
    ask(getDictionaries, {}),
    ask(getComplexesNavigation, {}),
    ask(getCategories, {}),
  ])
  const projects = navigation.data
  const { cities, propertyDynamicFilters: filters } = dictionaries.data
  const flats = categories.data.find(({ code }) => code === 'flat')
  const typical = flats?.rooms_data.find(({ rooms }) => rooms === 1)?.price_from ?? flats?.price_from
  const range = filters.flat?.find(({ key }) => key === 'price')
  const start = roundedUp(typical ?? fallbackPrice)
  return {
    programmes: mortgages.data.map((programme): ProgrammeItem => ({
      ...programme,
      complexes: projects.filter(({ id }) => programme.complex_ids.includes(id)).map(({ name }) => name),
    })),
    cities: cities
      .map(({ id, slug, title }): PurchaseCity => {
        const own = projects.filter(({ city }) => city === title)
        return {
          id,
          slug,
          title,
          complex_ids: own.map((project) => project.id),
          complexes: own.map((project) => project.slug),
        }
      })
      .filter(({ complex_ids: ids }) => ids.length > 0),
    price: {
      start,
      min: Math.floor(Math.min(range?.min ?? start, start) / million) * million,
      max: Math.ceil(Math.max(range?.max ?? 0, 2 * start) / million) * million,
    },
    choices: {
      mortgage: choicesOf(calculators.data, 'mortgage'),
      installment: choicesOf(calculators.data, 'installment'),
    },
  }
}

/** The first payments of all calculators of a type, largest first (R113), and the months between two terms. */
function choicesOf(calculators: readonly Calculator[], type: Calculator['type']) {
  const own = calculators.filter((calculator) => calculator.type === type)
  const shares = own.flatMap(({ options }) => options.map(({ initial_payment: share }) => share))
  return {
    shares: [...new Set(shares)].toSorted((a, b) => b - a),
    step: Math.min(...own.map(({ step }) => step), 12),
  }
}
