import { type Calculation, calculationsUnder } from '#domain/calculation.ts'
import type { CalculationQuery } from '#domain/calculation-query.ts'
import type { Home } from '#domain/programme-match.ts'
import type { ProgrammeItem, PurchaseCity, PurchaseData } from '../purchase-data.ts'

export type CalculatorType = 'mortgage' | 'installment'
export type Reckoned = { programme: ProgrammeItem; calculation: Calculation }

/** A flat of the price, city and finishing that were asked for, anywhere in that city. */
export function homeOf(
  asked: CalculationQuery,
  { cities, price }: PurchaseData,
): { city: PurchaseCity; home: Home } {
  const city = cities.find(({ slug }) => slug === asked.city) ?? cities[0] ?? nowhere
  return {
    city,
    home: {
      category: 'flat',
      city_id: city.id,
      complex_ids: city.complex_ids,
      restoration: asked.restoration,
      price: asked.price ?? price.start,
    },
  }
}

/** Before the first project there is no city. */
const nowhere: PurchaseCity = { id: 0, slug: '', title: '', complex_ids: [], complexes: [] }

/** The programmes of a type; the rate of an instalment is a mark-up, so they are never mixed. */
export function programmesOf(type: CalculatorType, { programmes }: PurchaseData): ProgrammeItem[] {
  return programmes.filter(({ kind }) => (kind === 'installment') === (type === 'installment'))
}

/** The first payment that a calculator opens with, per cent: one with which most programmes of the type lend. */
const openShare: Readonly<Record<CalculatorType, number>> = { mortgage: 30, installment: 40 }

/**
 * All programmes of the type under the same question, and the one that is looked at: as named, else the first that fits.
 * A first payment that was left open is the same for all, else the one that asks for most would look the cheapest.
 */
export function reckon(type: CalculatorType, asked: CalculationQuery, data: PurchaseData) {
  const programmes = programmesOf(type, data)
  const { city, home } = homeOf(asked, data)
  const named = programmes.find(({ code }) => code === asked.program)
  const share = Math.max(openShare[type], named?.initial_payment_min ?? 0)
  const initial = asked.initial ?? Math.ceil((home.price * share) / 100)
  const all: Reckoned[] = calculationsUnder(programmes, home, { initial, months: asked.months })
  const programme = named ?? all[0]?.programme ?? programmes[0] ?? null
  const chosen = all.find((one) => one.programme === programme) ?? null
  return { city, home, initial, programmes, all, programme, chosen, isNamed: named !== undefined }
}

/** How a programme speaks: Islamic financing has a mark-up where a loan has a rate. */
export function manner({ kind }: Pick<ProgrammeItem, 'kind'>): CalculatorType | 'islamic' {
  return kind === 'islamic' || kind === 'installment' ? kind : 'mortgage'
}
