import type { MonthlyFrom } from '#contract/estates.ts'
import type { Mortgage } from '#contract/mortgages.ts'
import type { Language } from '#domain/languages.ts'
import { cheapestMonthly, type PaymentCriteria } from '#domain/monthly-from.ts'
import { findMortgages } from './mortgages.ts'
import type { Database } from '../open.ts'

/** The smallest monthly payment for a unit on a day in Kazakhstan; null when no programme fits it then. */
export async function findMonthlyFrom(
  db: Database,
  unit: Parameters<typeof cheapestMonthly>[1],
  language: Language,
  today: string,
): Promise<MonthlyFrom | null> {
  return monthlyFrom(await findMortgages(db, language, today), unit, today)
}

/** The same with programmes that are already loaded, and with a visitor's terms of payment. */
export function monthlyFrom(
  programmes: readonly Mortgage[],
  unit: Parameters<typeof cheapestMonthly>[1],
  today: string,
  criterion?: PaymentCriteria,
): MonthlyFrom | null {
  const best = cheapestMonthly(programmes, unit, today, criterion)
  if (!best) return null
  const { programme, amount, initial_payment_tenge, months } = best
  const { id, code, title, kind, rate_effective } = programme
  return { program: { id, code, title, kind, rate_effective }, amount, initial_payment_tenge, months }
}
