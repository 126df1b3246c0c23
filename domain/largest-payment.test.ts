import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { largestPayment } from './largest-payment.ts'
import { instalmentSchedule, lightPayments } from './payment-schedule.ts'

const instalment = { kind: 'installment', rate_nominal: 0, term_months_max: 36 } as const

test('after twelve payments of half a per cent the rest is split over 24 months', () => {
  const steps = [{ months: 12, share: 0.5 }]
  // 20,000,000 − 12 × 125,000 = 18,500,000; / 24 = 770,833 and 8 left over.
  assert.equal(largestPayment({ ...instalment, steps }, 25_000_000, 20_000_000), 770_834)
  assert.equal(largestPayment(instalment, 25_000_000, 20_000_000), 555_556)
})

test('it is the first payment after the lighter ones of the schedule, whatever the steps', () => {
  const step = fc.record({
    months: fc.integer({ min: 1, max: 40 }),
    share: fc.constantFrom(0.1, 0.5, 1.25, 2, 10),
  })
  const plan = fc.record({
    price: fc.integer({ min: 1, max: 1_000_000_000_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    rate_nominal: fc.constantFrom(0, 4, 7.5, 100),
    term_months_max: fc.integer({ min: 1, max: 120 }),
    steps: fc.array(step, { maxLength: 4 }),
  })
  fc.assert(
    fc.property(plan, ({ price, part, ...terms }) => {
      const loan = Math.round(price * part)
      const { rate_nominal: rate, term_months_max: months, steps } = terms
      const light = lightPayments(price, steps).slice(0, months - 1)
      const { payments } = instalmentSchedule(loan, rate, months, light)
      assert.equal(largestPayment({ ...instalment, ...terms }, price, loan), payments[light.length]?.amount)
    }),
    { numRuns: 500 },
  )
})
