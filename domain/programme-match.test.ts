import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finishingUnder, type Home, isElsewhere, obstacles, type Programme } from './programme-match.ts'

const almaty = 1
const aktau = 3

/** 7-20-25: the price is capped, 30 million in the large cities. */
const stateLoan: Programme = {
  kind: 'state',
  rate_nominal: 7,
  initial_payment_min: 20,
  term_months_min: 12,
  term_months_max: 300,
  price_cap: [{ city_id: almaty, amount: 30_000_000 }],
  loan_cap: [],
  finishing_required: [],
  complex_ids: [],
}

/** Nauryz: the loan is capped, and a small first payment asks for a fine finish. */
const nauryz: Programme = {
  ...stateLoan,
  rate_nominal: 9,
  initial_payment_min: 10,
  term_months_max: 228,
  price_cap: [],
  loan_cap: [
    { city_id: almaty, amount: 36_000_000 },
    { city_id: aktau, amount: 30_000_000 },
  ],
  finishing_required: ['fine', 'turnkey'],
}

const home: Home = {
  category: 'flat',
  city_id: almaty,
  complex_ids: [1, 2],
  restoration: 'fine',
  price: 30_000_000,
}

test('R53 a programme that caps the price takes no dearer home, however much is paid at once', () => {
  assert.deepEqual(obstacles(stateLoan, home, { initial: 6_000_000, months: 300 }), [])
  const dearer = { ...home, price: 30_000_001 }
  assert.deepEqual(obstacles(stateLoan, dearer, { initial: 20_000_000, months: 300 }), [
    { kind: 'price', most: 30_000_000 },
  ])
  assert.deepEqual(obstacles(stateLoan, { ...dearer, city_id: 9 }, { initial: 20_000_000, months: 300 }), [])
})

test('R53 a programme that caps the loan takes a dearer home with a larger first payment, and says which', () => {
  const dear = { ...home, price: 42_000_000 }
  assert.deepEqual(obstacles(nauryz, dear, { initial: 5_000_000, months: 228 }), [
    { kind: 'loan', most: 36_000_000, initial: 6_000_000 },
  ])
  assert.deepEqual(obstacles(nauryz, dear, { initial: 6_000_000, months: 228 }), [])
  assert.deepEqual(obstacles(nauryz, { ...dear, city_id: aktau }, { initial: 6_000_000, months: 228 }), [
    { kind: 'loan', most: 30_000_000, initial: 12_000_000 },
  ])
})

test('R53 a finish that is not known is not the one that is asked for', () => {
  for (const restoration of ['rough', null] as const)
    assert.deepEqual(obstacles(nauryz, { ...home, restoration }, { initial: 3_000_000, months: 228 }), [
      { kind: 'finishing', any: ['fine', 'turnkey'] },
    ])
})

test('R53 a finish that is open is any of those on sale; one that is known is no other', () => {
  const plan = { initial: 3_000_000, months: 228 }
  const open: Home = { ...home, restoration: null, restorations: ['rough', 'turnkey'] }
  assert.deepEqual(obstacles(nauryz, open, plan), [])
  assert.equal(finishingUnder(nauryz, open), 'turnkey')
  assert.equal(finishingUnder(stateLoan, open), null)
  const lacking = [{ kind: 'finishing', any: ['fine', 'turnkey'] }]
  assert.deepEqual(obstacles(nauryz, { ...open, restorations: ['rough', 'prefine'] }, plan), lacking)
  assert.deepEqual(obstacles(nauryz, { ...open, restorations: [] }, plan), lacking)
  assert.deepEqual(obstacles(nauryz, { ...open, restoration: 'rough' }, plan), lacking)
})

test('R53 the first payment is a share of the price to the tenge, the term has two ends', () => {
  const odd = { ...home, price: 20_000_001 }
  assert.deepEqual(obstacles(stateLoan, odd, { initial: 4_000_000, months: 12 }), [
    { kind: 'initial', least: 4_000_001, share: 20 },
  ])
  assert.deepEqual(obstacles(stateLoan, odd, { initial: 4_000_001, months: 12 }), [])
  for (const months of [11, 301])
    assert.deepEqual(obstacles(stateLoan, odd, { initial: 5_000_000, months }), [
      { kind: 'term', from: 12, to: 300 },
    ])
})

test('R53 a programme of some projects fits where one of them may be meant; everything wrong is told at once', () => {
  const partner = { ...stateLoan, complex_ids: [2] }
  assert.deepEqual(obstacles(partner, home, { initial: 6_000_000, months: 300 }), [])
  const place = { ...home, category: 'garage', complex_ids: [1], price: 31_000_000 } as const
  assert.deepEqual(
    obstacles(partner, place, { initial: 0, months: 1 }).map(({ kind }) => kind),
    ['category', 'complex', 'price', 'initial', 'term'],
  )
  assert.deepEqual(
    obstacles(
      { ...stateLoan, kind: 'installment' },
      { ...place, price: 1_000_000 },
      { initial: 200_000, months: 12 },
    ),
    [],
  )
})

test('R845 a programme for the full price takes no home whose price was lowered; at the full price it does', () => {
  const full = { ...stateLoan, combines_with_discounts: false }
  const plan = { initial: 6_000_000, months: 300 }
  const lowered = { ...home, price_old: 30_000_001 }
  assert.deepEqual(obstacles(full, lowered, plan), [{ kind: 'discount' }])
  for (const price_old of [null, 29_000_000, 30_000_000])
    assert.deepEqual(obstacles(full, { ...home, price_old }, plan), [], String(price_old))
  assert.deepEqual(obstacles(full, home, plan), [])
  assert.deepEqual(obstacles(stateLoan, lowered, plan), [], 'one that does not say it is combined')
})

test('R846 a programme of single houses takes no other house, and where the house is open any of its projects', () => {
  const ofHouse = { ...stateLoan, complex_ids: [2], house_ids: [21, 22] }
  const plan = { initial: 6_000_000, months: 300 }
  const inProject = { ...home, complex_ids: [2] }
  assert.deepEqual(obstacles(ofHouse, { ...inProject, house_id: 22 }, plan), [])
  assert.deepEqual(obstacles(ofHouse, { ...inProject, house_id: 23 }, plan), [{ kind: 'house' }])
  assert.deepEqual(obstacles(ofHouse, inProject, plan), [])
  assert.deepEqual(obstacles(ofHouse, { ...home, complex_ids: [1], house_id: 11 }, plan), [
    { kind: 'complex' },
  ])
  assert.ok(isElsewhere({ obstacles: obstacles(ofHouse, { ...inProject, house_id: 23 }, plan) }))
})
