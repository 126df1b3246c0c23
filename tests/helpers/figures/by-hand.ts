import type { readContent } from '#content/read-content.ts'

/*
 * What the records of a company say of a price, by formulas that are written here once more, from the textbook and by
 * plain loops: nothing of `domain/` takes part (R851).
 */

/** The day on which the sites of these tests stand. */
export const day = '2026-11-25'

/** A programme as its record has it. */
export type Programme = ReturnType<typeof readContent>['mortgages'][number]['record']

/** What the records say of a unit: its place by slug, its price now and before. */
export type Unit = {
  category: string
  status: string
  city: string
  complex: string
  house: string
  restoration: string | null
  price: number | null
  before: number | null
}

/** The largest payment over so many months, before the rounding of a loan; of an instalment in whole tenge. */
export function largest(programme: Programme, price: number, loan: number, months: number): number {
  const { kind, rate_nominal: rate, steps } = programme
  if (kind !== 'installment') {
    const monthly = rate / 100 / 12
    const growth = (1 + monthly) ** months
    return monthly === 0 ? loan / months : (loan * monthly * growth) / (growth - 1)
  }
  let left = loan + Math.round((loan * rate) / 100)
  const even = Math.floor(left / months)
  let rest = months
  for (const { months: light, share } of steps) {
    for (let paid = 0; paid < light && rest > 1; paid++) {
      left -= Math.min(even, Math.round((price * share) / 100))
      rest--
    }
  }
  return Math.ceil(left / rest)
}

/** Whether an amount on a page is a payment: whole tenge, half a tenge from it at most. */
export function isRounded(shown: number, exact: number): boolean {
  return Number.isInteger(shown) && Math.abs(shown - exact) <= 0.5 + 1e-6
}

/** Whether a programme may be used for a unit with so much down, by the conditions of its record. */
export function allows(programme: Programme, unit: Unit, price: number, initial: number): boolean {
  const capIn = (caps: Programme['price_cap']) =>
    caps.find(({ city }) => city === unit.city)?.amount ?? Number.MAX_SAFE_INTEGER
  const houses = programme.houses.length === 0 || programme.houses.includes(unit.house)
  const projects = programme.complexes.length === 0 || programme.complexes.includes(unit.complex)
  const finishing = programme.finishing_required
  return (
    programme.valid_from <= day &&
    (programme.valid_to === null || day <= programme.valid_to) &&
    programme.applications !== 'closed' &&
    (programme.kind === 'installment' || unit.category === 'flat') &&
    houses &&
    projects &&
    (programme.combines_with_discounts || unit.before === null || unit.before <= price) &&
    price <= capIn(programme.price_cap) &&
    price - initial <= capIn(programme.loan_cap) &&
    (finishing.length === 0 || finishing.some((code) => code === unit.restoration)) &&
    initial * 100 >= price * programme.initial_payment_min &&
    initial < price
  )
}

export type Expected = { exact: number; initial: number; months: number }

/** The payment of a unit under a programme over its longest term; null where it cannot be had. */
export function paymentOf(programme: Programme, unit: Unit, hand: number | null): Expected | null {
  const { price } = unit
  if (price === null || !['free', 'reserved'].includes(unit.status)) return null
  const initial = hand ?? Math.ceil((price * programme.initial_payment_min) / 100)
  if (!allows(programme, unit, price, initial)) return null
  const months = programme.term_months_max
  return { exact: largest(programme, price, price - initial, months), initial, months }
}
