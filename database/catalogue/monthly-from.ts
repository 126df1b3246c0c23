import type { MonthlyFrom } from '#contract/estates.ts'
import type { Mortgage } from '#contract/mortgages.ts'
import { cheapestMonthly, type OfferedProgramme, type PaymentCriteria } from '#domain/monthly-from.ts'

/**
 * The smallest monthly payment for a unit on a day in Kazakhstan, among programmes in force, with a visitor's terms of
 * payment where there are any; null when no programme fits.
 */
export function monthlyFrom(
  programmes: readonly (OfferedProgramme & Pick<Mortgage, 'id' | 'title' | 'kind' | 'rate_effective'>)[],
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
