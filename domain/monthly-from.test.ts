import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cheapestMonthly, isPaidAtOnce, monthlyUnder } from './monthly-from.ts'

const day = '2026-11-21'

type Programme = Parameters<typeof monthlyUnder>[0]
type Unit = Parameters<typeof monthlyUnder>[1]

function programme(difference: Partial<Programme> = {}): Programme {
  return {
    code: 'programme',
    kind: 'state',
    rate_nominal: 7,
    initial_payment_min: 20,
    term_months_min: 12,
    term_months_max: 300,
    price_cap: [],
    loan_cap: [],
    finishing_required: [],
    complex_ids: [],
    asks: [],
    applications: null,
    valid_from: '2026-01-01',
    valid_to: null,
    ...difference,
  }
}

function unit(difference: Partial<Unit> = {}): Unit {
  const place = { complex_id: 1, house_id: 1, city_id: 1 }
  const price = { price: 25_000_000, price_old: null }
  return { category: 'flat', status: 'free', restoration: 'fine', ...price, ...place, ...difference }
}

function amount(demands: Partial<Programme>, home: Partial<Unit> = {}): number | null {
  return monthlyUnder(programme(demands), unit(home), day)?.amount ?? null
}

test('a flat for 25 million at 7 % with a fifth paid at once costs 141,356 a month for 25 years', () => {
  const payment = monthlyUnder(programme(), unit(), day)
  assert.deepEqual(payment, { amount: 141_356, initial_payment_tenge: 5_000_000, months: 300 })
})

test('an instalment is divided without interest, a mark-up is added once, parts of a tenge count as a tenge', () => {
  const instalment = {
    kind: 'installment',
    rate_nominal: 0,
    initial_payment_min: 50,
    term_months_max: 60,
  } as const
  assert.equal(amount(instalment, { price: 13_557_000 }), 112_975)
  assert.equal(amount(instalment, { price: 13_557_001 }), 112_975)
  assert.equal(amount(instalment, { price: 13_557_004 }), 112_976)
  assert.equal(amount({ ...instalment, rate_nominal: 10 }, { price: 12_000_000 }), 110_000)
})

test('a programme counts only on its days', () => {
  assert.equal(amount({ valid_from: '2026-11-22' }), null)
  assert.equal(amount({ valid_to: '2026-11-20' }), null)
  assert.notEqual(amount({ valid_from: day, valid_to: day }), null)
})

test('a home dearer than the programme allows in its city, or that asks for a larger loan, does not fit', () => {
  const cap = (amount: number) => [{ city_id: 1, amount }]
  assert.notEqual(amount({ price_cap: cap(25_000_000) }), null)
  assert.equal(amount({ price_cap: cap(24_999_999) }), null)
  assert.notEqual(amount({ price_cap: cap(1) }, { city_id: 2 }), null, 'a city without a cap')
  assert.notEqual(amount({ loan_cap: cap(20_000_000) }), null)
  assert.equal(amount({ loan_cap: cap(19_999_999) }), null)
})

test('a programme that asks for a finish takes only homes with it, one for some projects only those', () => {
  assert.notEqual(amount({ finishing_required: ['fine', 'turnkey'] }), null)
  assert.equal(amount({ finishing_required: ['turnkey'] }), null)
  assert.equal(amount({ finishing_required: ['turnkey'] }, { restoration: null }), null)
  assert.notEqual(amount({ complex_ids: [2, 1] }), null)
  assert.equal(amount({ complex_ids: [2] }), null)
})

test('loans are for homes, instalments for everything', () => {
  for (const kind of ['state', 'market', 'developer', 'islamic'] as const)
    assert.equal(amount({ kind }, { category: 'garage', restoration: null }), null, kind)
  assert.notEqual(amount({ kind: 'installment' }, { category: 'garage', restoration: null }), null)
})

test('what is sold or has no price to show has no payment either', () => {
  for (const status of ['sold', 'request', 'withdrawn']) assert.equal(amount({}, { status }), null, status)
  assert.notEqual(amount({}, { status: 'reserved' }), null)
  assert.equal(amount({}, { price: 0 }), null)
  assert.equal(amount({ initial_payment_min: 100 }), null, 'nothing is left to pay')
})

test('the cheapest programme is the one with the smallest payment, of equals the shorter one', () => {
  const list = [
    programme({ rate_nominal: 18 }),
    programme({ rate_nominal: 7, valid_to: '2026-01-02' }),
    programme({ rate_nominal: 9 }),
    programme({ rate_nominal: 9, complex_ids: [1] }),
  ]
  assert.equal(cheapestMonthly(list, unit(), day)?.programme, list[2])
  assert.equal(cheapestMonthly([], unit(), day), null)
  assert.equal(cheapestMonthly(list.slice(1, 2), unit(), day), null)
})

test('R231 A49 a programme for some buyers only, or that takes no applications, gives no figure', () => {
  const figure = (demands: Partial<Programme>) => cheapestMonthly([programme(demands)], unit(), day)
  for (const asked of ['group', 'deposit', 'status'] as const) assert.equal(figure({ asks: [asked] }), null)
  assert.equal(figure({ applications: 'closed' }), null)
  assert.notEqual(figure({ applications: 'open' }), null)
  const best = cheapestMonthly(
    [
      programme({ rate_nominal: 0.1, applications: 'closed' }),
      programme({ rate_nominal: 7, asks: ['deposit'] }),
      programme({ rate_nominal: 18 }),
    ],
    unit(),
    day,
  )
  assert.equal(best?.programme.rate_nominal, 18)
})

test('R321 A42 who names a programme gets its figure, whatever it asks of buyers, unless it is closed', () => {
  const list = [
    programme({ code: 'bank', rate_nominal: 18 }),
    programme({ code: 'savers', asks: ['deposit'] }),
    programme({ code: 'closed', rate_nominal: 1, applications: 'closed' }),
  ]
  const figure = (program: string) => cheapestMonthly(list, unit(), day, { hand: null, program })
  assert.equal(figure('savers')?.amount, 141_356)
  assert.equal(figure('closed'), null)
  assert.equal(figure('nowhere'), null)
})

test('R320 what is at hand is paid at once: less than a programme asks for is too little, the whole price needs none', () => {
  const market = programme({ rate_nominal: 19, term_months_max: 240 })
  const figure = (hand: number) =>
    cheapestMonthly([market, programme()], unit(), day, { hand, program: null })?.amount ?? null
  // 10,000,000: 70,678 a month at 7 % for 25 years, 162,068 at 19 % for 20.
  assert.equal(figure(15_000_000), 70_678)
  assert.equal(figure(4_999_999), null)
  assert.equal(figure(25_000_000), null)
  const paid = (hand: number | null, program: string | null, home: Partial<Unit> = {}) =>
    isPaidAtOnce(unit(home), { hand, program })
  assert.ok(paid(25_000_000, null))
  assert.ok(!paid(24_999_999, null) && !paid(null, null))
  assert.ok(!paid(25_000_000, 'programme'), 'who names a programme wants to use it')
  assert.ok(!paid(25_000_000, null, { status: 'sold' }))
})

test('R845 R846 the monthly figure of a lowered price or of another house is not that of a programme that excludes it', () => {
  assert.equal(amount({ combines_with_discounts: false }, { price_old: 26_000_000 }), null)
  assert.notEqual(amount({ combines_with_discounts: false }, { price_old: 25_000_000 }), null)
  assert.equal(amount({ complex_ids: [1], house_ids: [2] }), null)
  assert.notEqual(amount({ complex_ids: [1], house_ids: [1, 2] }), null)
})
