import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { affordablePrice } from './affordable-price.ts'
import { calculationUnder } from './calculation.ts'
import type { Home, Programme } from './programme-match.ts'

const stateLoan: Programme = {
  kind: 'state',
  rate_nominal: 7,
  initial_payment_min: 20,
  term_months_min: 12,
  term_months_max: 300,
  price_cap: [{ city_id: 1, amount: 30_000_000 }],
  loan_cap: [],
  finishing_required: [],
  complex_ids: [],
}

const market: Programme = {
  ...stateLoan,
  kind: 'market',
  rate_nominal: 19,
  term_months_max: 240,
  price_cap: [],
}

const instalment: Programme = {
  ...market,
  kind: 'installment',
  rate_nominal: 4,
  term_months_min: 6,
  term_months_max: 36,
}

const stepped: Programme = { ...instalment, term_months_min: 24, steps: [{ months: 12, share: 0.5 }] }

const home: Omit<Home, 'price'> = { category: 'flat', city_id: 1, complex_ids: [1], restoration: 'rough' }

test('R23 who pays 250,000 a month and has 6 million: the cap of the city, the share or the payment sets the price', () => {
  const means = { initial: 6_000_000, monthly: 250_000 }
  // A fifth of 30 million is 6 million; the cap says the same.
  assert.equal(affordablePrice(stateLoan, home, means)?.price, 30_000_000)
  assert.equal(affordablePrice(stateLoan, { ...home, city_id: 9 }, means)?.price, 30_000_000)
  // 250,000 a month at 19 % for 20 years repay 15,425,578: P = A·(1 − (1 + i)^−n) / i, to half a tenge of payment.
  const dear = affordablePrice(market, home, means)
  assert.equal(dear?.monthly, 250_000)
  assert.ok(Math.abs((dear?.loan ?? 0) - 15_425_578) < 50, String(dear?.loan))
  // 36 × 250,000 = 9,000,000 = 1.04 × 8,653,846.15: the mark-up of 8,653,846 is 346,154.
  assert.equal(affordablePrice(instalment, home, means)?.loan, 8_653_846)
})

test('R23 a loan that is capped leaves a dearer home to who has more at hand', () => {
  const capped = { ...stateLoan, price_cap: [], loan_cap: [{ city_id: 1, amount: 36_000_000 }] }
  const price = affordablePrice(capped, home, { initial: 20_000_000, monthly: 1_000_000 })?.price
  assert.equal(price, 56_000_000)
})

test('R23 where the home is not taken, or nothing is at hand, there is no price', () => {
  const means = { initial: 6_000_000, monthly: 250_000 }
  assert.equal(affordablePrice({ ...stateLoan, finishing_required: ['fine'] }, home, means), null)
  assert.equal(affordablePrice({ ...stateLoan, complex_ids: [2] }, home, means), null)
  assert.equal(affordablePrice(stateLoan, home, { initial: 0, monthly: 250_000 }), null)
  assert.equal(affordablePrice(stateLoan, home, { initial: 30_000_000, monthly: 250_000 }), null)
})

test('R23 the price fits to the tenge: the calculator agrees, and with one tenge more it does not', () => {
  const programmes = fc.constantFrom(stateLoan, market, instalment, stepped)
  const tenge = fc.integer({ min: 0, max: 60_000_000 })
  fc.assert(
    fc.property(programmes, tenge, fc.integer({ min: 0, max: 2_000_000 }), (programme, initial, monthly) => {
      const found = affordablePrice(programme, home, { initial, monthly })
      if (found === null) return
      const at = (price: number) => calculationUnder(programme, { ...home, price }, { initial, months: null })
      const exact = at(found.price)
      assert.deepEqual([exact?.obstacles, exact?.loan, exact?.monthly], [[], found.loan, found.monthly])
      assert.ok(found.monthly <= monthly)
      const more = at(found.price + 1)
      assert.ok((more?.obstacles.length ?? 0) > 0 || (more?.monthly ?? 0) > monthly)
    }),
    { numRuns: 300, examples: [[stepped, 19, 3]] },
  )
})

test('R23 under payments in steps no dearer home is left out, though a payment may fall where the price rises', () => {
  const programmes = fc.record({
    months: fc.integer({ min: 1, max: 23 }),
    share: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
  })
  const tenge = fc.integer({ min: 0, max: 60_000_000 })
  fc.assert(
    fc.property(programmes, tenge, fc.integer({ min: 1, max: 2_000_000 }), (step, initial, monthly) => {
      const programme = { ...stepped, rate_nominal: 0, initial_payment_min: 0, steps: [step] }
      const found = affordablePrice(programme, home, { initial, monthly })
      if (found === null) return
      for (let price = found.price + 1; price < found.price + 200; price++) {
        const calculation = calculationUnder(programme, { ...home, price }, { initial, months: null })
        assert.ok((calculation?.monthly ?? 0) > monthly, `${found.price} is not the dearest: ${price}`)
      }
    }),
    { numRuns: 100, examples: [[{ months: 12, share: 0.5 }, 48_924_674, 758_587]] },
  )
})
