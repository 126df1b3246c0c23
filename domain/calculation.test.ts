import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calculationsUnder, calculationUnder, periodsOf } from './calculation.ts'
import type { Home, Programme } from './programme-match.ts'

const loan: Programme = {
  kind: 'state',
  rate_nominal: 7,
  initial_payment_min: 20,
  term_months_min: 12,
  term_months_max: 300,
  price_cap: [],
  loan_cap: [],
  finishing_required: [],
  complex_ids: [],
}

const instalment: Programme = {
  ...loan,
  kind: 'installment',
  rate_nominal: 0,
  initial_payment_min: 50,
  term_months_min: 6,
  term_months_max: 60,
}

function home(price: number): Home {
  return { category: 'flat', city_id: 1, complex_ids: [1], restoration: null, price }
}

/** So much at once, for the longest term. */
function paying(initial: number) {
  return { initial, months: null }
}

test('R53 a term that is left open is the longest one of the programme', () => {
  const found = calculationUnder(loan, home(25_000_000), paying(5_000_000))
  assert.ok(found !== null)
  assert.deepEqual(
    [found.initial, found.months, found.loan, found.monthly, found.extra, found.total],
    [5_000_000, 300, 20_000_000, 141_356, 22_406_752, 47_406_752],
  )
  assert.deepEqual(found.obstacles, [])
})

test('R54 an instalment without a mark-up costs its price', () => {
  const found = calculationUnder(instalment, home(13_557_000), paying(6_778_500))
  assert.deepEqual([found?.monthly, found?.extra, found?.total], [112_975, 0, 13_557_000])
})

test('R53 what is paid at once leaves nothing to reckon', () => {
  assert.equal(calculationUnder(loan, home(1_000_000), paying(1_000_000)), null)
  assert.equal(calculationUnder(loan, home(1_000_000), paying(2_000_000)), null)
})

test('R53 fitting programmes come first, the smallest payment before the others', () => {
  const capped = { ...loan, rate_nominal: 2, price_cap: [{ city_id: 1, amount: 1 }] }
  const dear = { ...loan, rate_nominal: 19 }
  const found = calculationsUnder([capped, dear, loan], home(25_000_000), paying(5_000_000))
  assert.deepEqual(
    found.map(({ programme }) => programme),
    [loan, dear, capped],
  )
})

test('R722 a programme that is closed to applications never fits and comes after those that fit', () => {
  const closed = { ...loan, rate_nominal: 1, applications: 'closed' as const }
  const found = calculationsUnder([closed, loan], home(25_000_000), paying(5_000_000))
  assert.deepEqual(
    found.map(({ programme, calculation }) => [programme, calculation.obstacles]),
    [
      [loan, []],
      [closed, [{ kind: 'closed' }]],
    ],
  )
})

test('R723 the fee of a bank is told, and part of the total; without one nothing is', () => {
  const asked = { initial: 5_000_000, months: 12 }
  const free = calculationUnder(loan, home(25_000_000), asked)
  const paid = calculationUnder({ ...loan, fee: 1.5 }, home(25_000_000), asked)
  assert.deepEqual([free?.fee, paid?.fee], [0, 300_000])
  assert.equal((paid?.total ?? 0) - (free?.total ?? 0), 300_000)
})

test('R195 years of a schedule sum to the schedule', () => {
  const payments =
    calculationUnder(loan, home(25_000_000), { initial: 5_000_000, months: 30 })?.payments ?? []
  const years = periodsOf(payments, 12)
  assert.equal(years.length, 3)
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)
  assert.equal(sum(years), sum(payments))
  assert.equal(years[0]?.balance, payments[11]?.balance)
  assert.equal(years[2]?.amount, sum(payments.slice(24)))
  assert.equal(years[2]?.balance, 0)
})

test('R54 an instalment in steps tells its light payments, and what is paid after them', () => {
  const stepped = { ...instalment, term_months_max: 36, steps: [{ months: 12, share: 0.5 }] }
  const found = calculationUnder(stepped, home(30_000_000), paying(9_000_000))
  assert.deepEqual(found?.light, [{ months: 12, amount: 150_000 }])
  assert.deepEqual([found?.monthly, found?.extra, found?.total], [800_000, 0, 30_000_000])
})

test('R233 a programme of other projects stands behind all others, however small its payment', () => {
  const elsewhere = { ...loan, rate_nominal: 1, complex_ids: [2] }
  const found = calculationsUnder([elsewhere, loan], home(40_000_000), paying(0))
  assert.deepEqual(
    found.map(({ programme }) => programme),
    [loan, elsewhere],
  )
})
