import { scheduleUnder } from '#domain/calculation.ts'
import { effectiveRate, feeOf } from '#domain/effective-rate.ts'
import { formatDecimal } from '#domain/money.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { placeOf, type Problem } from '../problem.ts'
import type { Records } from '../records.ts'

type Programme = Records['mortgages'][number]['record']

/** A price that no rounding to whole tenge disturbs. */
const price = 1_000_000_000

/** Per cent. A bank rounds, counts days, and has small costs that nobody here knows. */
const tolerance = 0.5

/**
 * Programmes whose stated effective rate is not that of their longest term (R724): calculators say the stated one, so a
 * rate of a shorter term would stand beside all others.
 */
export function effectiveRateDoubts(programmes: Records['mortgages']): Problem[] {
  return programmes.flatMap(({ source, record }) => {
    const computed = rateOfLongestTerm(record)
    if (Math.abs(record.rate_effective - computed) <= tolerance) return []
    const path = ['rate_effective']
    const message = staffText('is {stated} %, but payments over {months} months make {computed} %', {
      stated: formatDecimal(record.rate_effective, 'local'),
      months: record.term_months_max,
      computed: formatDecimal(computed, 'local'),
    })
    return [{ file: source.name, line: source.lineOf(path), message: `${placeOf(path)}: ${message}` }]
  })
}

function rateOfLongestTerm(programme: Programme): number {
  const loan = price * (1 - programme.initial_payment_min / 100)
  const { payments } = scheduleUnder(programme, price, loan, programme.term_months_max)
  return effectiveRate(loan - feeOf(loan, programme), payments)
}
