import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CostUnit, costOf } from './deal-costs.ts'
import type { OfferedProgramme } from './monthly-from.ts'
import { priceSheetWays } from './price-sheet-ways.ts'

/** Worked out apart from this code with sixty decimal digits, and rounded to the tenge at the end, half a tenge upwards. */
const costs: readonly (readonly [
  unit: CostUnit,
  low: number,
  high: number,
  price: number,
  area: number,
  mci: number | null,
  from: number,
  to: number,
])[] = [
  ['mci', 0, 12, 30_309_000, 56.9, 4_325, 0, 51_900],
  ['mci', 0, 12, 20_479_000, 58.3, 4_325, 0, 51_900],
  ['mci', 0, 12, 11_111_111, 33.33, 4_325, 0, 51_900],
  ['mci', 4, 4, 20_479_000, 58.3, 4_325, 17_300, 17_300],
  ['mci', 4, 4, 37_500_000, 61.45, 4_325, 17_300, 17_300],
  ['mci', 4, 4, 99_999_999, 100.05, 4_325, 17_300, 17_300],
  ['mci', 0.5, 12, 37_500_000, 61.45, 3_932, 1_966, 47_184],
  ['mci', 0.5, 12, 11_111_111, 33.33, 3_932, 1_966, 47_184],
  ['mci', 0.5, 12, 24_567_890, 47.15, 3_932, 1_966, 47_184],
  ['percent', 0.5, 1, 11_111_111, 33.33, null, 55_556, 111_111],
  ['percent', 0.5, 1, 99_999_999, 100.05, null, 500_000, 1_000_000],
  ['percent', 0.5, 1, 30_309_000, 56.9, null, 151_545, 303_090],
  ['percent', 0.1, 0.35, 99_999_999, 100.05, null, 100_000, 350_000],
  ['percent', 0.1, 0.35, 24_567_890, 47.15, null, 24_568, 85_988],
  ['percent', 0.1, 0.35, 20_479_000, 58.3, null, 20_479, 71_677],
  ['percent', 1.25, 1.25, 24_567_890, 47.15, null, 307_099, 307_099],
  ['percent', 1.25, 1.25, 30_309_000, 56.9, null, 378_863, 378_863],
  ['percent', 1.25, 1.25, 37_500_000, 61.45, null, 468_750, 468_750],
  ['m2', 350, 350, 30_309_000, 56.9, null, 19_915, 19_915],
  ['m2', 350, 350, 20_479_000, 58.3, null, 20_405, 20_405],
  ['m2', 350, 350, 11_111_111, 33.33, null, 11_666, 11_666],
  ['m2', 99.5, 150.75, 20_479_000, 58.3, null, 5_801, 8_789],
  ['m2', 99.5, 150.75, 37_500_000, 61.45, null, 6_114, 9_264],
  ['m2', 99.5, 150.75, 99_999_999, 100.05, null, 9_955, 15_083],
  ['m2', 150000, 200000, 37_500_000, 61.45, null, 9_217_500, 12_290_000],
  ['m2', 150000, 200000, 11_111_111, 33.33, null, 4_999_500, 6_666_000],
  ['m2', 150000, 200000, 24_567_890, 47.15, null, 7_072_500, 9_430_000],
  ['tenge', 12345, 54321, 11_111_111, 33.33, null, 12_345, 54_321],
  ['tenge', 12345, 54321, 99_999_999, 100.05, null, 12_345, 54_321],
  ['tenge', 12345, 54321, 30_309_000, 56.9, null, 12_345, 54_321],
  ['m2', 0.5, 10.1234, 99_999_999, 100.05, null, 50, 1_013],
  ['m2', 0.5, 10.1234, 24_567_890, 47.15, null, 24, 477],
  ['m2', 0.5, 10.1234, 20_479_000, 58.3, null, 29, 590],
  // What records of houses say of upkeep is one figure.
  ['m2', 280, 280, 30_309_000, 56.9, null, 15_932, 15_932],
  ['m2', 350, 350, 37_500_000, 61.45, null, 21_508, 21_508],
  ['m2', 289.99, 289.99, 11_111_111, 33.33, null, 9_665, 9_665],
  ['percent', 0, 0.0005, 24_567_890, 47.15, null, 0, 123],
  ['percent', 0, 0.0005, 30_309_000, 56.9, null, 0, 152],
  ['percent', 0, 0.0005, 37_500_000, 61.45, null, 0, 188],
]

for (const [unit, low, high, price, area, mci, from, to] of costs) {
  test(`R1104 golden: ${low} to ${high} of ${unit} for ${price} ₸ and ${area} m² is ${from} to ${to} ₸`, () => {
    assert.deepEqual(costOf({ unit, from: low, to: high }, { price, area }, mci), { from, to })
  })
}

/** The same for loans: the first payment rounded up, the fee of the bank, and the annuity as in golden-schedules.test.ts. */
const loans: readonly (readonly [
  price: number,
  share: number,
  rate: number,
  months: number,
  fee: number,
  cap: number | null,
  first: number,
  bank: number,
  monthly: number,
])[] = [
  [30_309_000, 20, 4.6, 240, 1, null, 6_061_800, 242_472, 154_712],
  [30_309_000, 30, 16.6, 300, 0, null, 9_092_700, 0, 298_331],
  [20_479_000, 30, 16.6, 300, 0, null, 6_143_700, 0, 201_574],
  [37_500_001, 20, 7, 300, 0.5, null, 7_500_001, 150_000, 212_034],
  [99_999_999, 50, 18.5, 120, 1.25, null, 50_000_000, 625_000, 917_083],
  // The most that is lent makes the first payment larger than the programme's share.
  [50_000_000, 20, 9, 228, 0, 36_000_000, 14_000_000, 0, 330_083],
  [24_567_890, 15, 0.1, 84, 0, null, 3_685_184, 0, 249_485],
]

for (const [price, share, rate, months, fee, cap, first, bank, monthly] of loans) {
  test(`R1106 golden: ${price} ₸ with ${share} % at once at ${rate} % for ${months} months is ${first} ₸ and ${monthly} ₸ a month`, () => {
    const programme = {
      ...plain,
      kind: 'market' as const,
      rate_nominal: rate,
      fee,
      initial_payment_min: share,
      term_months_max: months,
      loan_cap: cap === null ? [] : [{ city_id: 1, amount: cap }],
    }
    const [whole, loan] = priceSheetWays([programme], { ...home, price }, day)
    assert.deepEqual(whole, {
      way: 'payment100',
      programme: null,
      first: price,
      fee: 0,
      monthly: null,
      months: null,
    })
    assert.deepEqual(loan, { way: 'mortgage', programme, first, fee: bank, monthly, months })
  })
}

const instalments: readonly (readonly [
  price: number,
  share: number,
  markup: number,
  months: number,
  first: number,
  monthly: number,
])[] = [
  [30_309_000, 40, 0, 60, 12_123_600, 303_090],
  [20_479_001, 30, 12, 36, 6_143_701, 445_988],
  [11_111_111, 50, 0, 7, 5_555_556, 793_651],
]

for (const [price, share, markup, months, first, monthly] of instalments) {
  test(`R1106 golden: ${price} ₸ in ${months} parts with ${share} % at once and ${markup} % more is ${first} ₸ and ${monthly} ₸ a month`, () => {
    const programme = {
      ...plain,
      kind: 'installment' as const,
      rate_nominal: markup,
      initial_payment_min: share,
      term_months_max: months,
    }
    const [, parts] = priceSheetWays([programme], { ...home, price }, day)
    assert.deepEqual(parts, { way: 'installment', programme, first, fee: 0, monthly, months })
  })
}

test('R1106 of each kind the programme with the smallest payment stands beside the others, those of a group do not', () => {
  const dear = { ...plain, code: 'dear', kind: 'market' as const, rate_nominal: 20 }
  const cheap = { ...dear, code: 'cheap', rate_nominal: 15 }
  const closed = { ...dear, code: 'closed', rate_nominal: 5, applications: 'closed' as const }
  const group = { ...plain, code: 'group', kind: 'state' as const, rate_nominal: 5, asks: ['group' as const] }
  const elsewhere = { ...plain, code: 'elsewhere', kind: 'developer' as const, complex_ids: [2] }
  const ways = priceSheetWays([dear, cheap, closed, group, elsewhere], { ...home, price: 20_000_000 }, day)
  assert.deepEqual(
    ways.map(({ programme }) => programme?.code ?? null),
    [null, 'cheap'],
  )
})

const day = '2026-11-21'

const plain: OfferedProgramme & { fee: number | null } = {
  code: 'programme',
  kind: 'market',
  rate_nominal: 7,
  fee: null,
  initial_payment_min: 20,
  term_months_min: 6,
  term_months_max: 300,
  price_cap: [],
  loan_cap: [],
  finishing_required: [],
  complex_ids: [],
  asks: [],
  applications: null,
  valid_from: '2026-01-01',
  valid_to: null,
}

const home = {
  category: 'flat',
  status: 'free',
  complex_id: 1,
  house_id: 1,
  city_id: 1,
  restoration: 'fine',
  price_old: null,
} as const
