import assert from 'node:assert/strict'
import { test } from 'node:test'
import { instalmentSchedule, lightPayments, loanSchedule, type Step } from './payment-schedule.ts'

/**
 * Loans by the annuity formula that banks publish, P·i / (1 − (1 + i)^−n) with i a twelfth of the yearly rate, worked
 * out apart from this code with sixty decimal digits and rounded to the tenge at the end. The payments but the last
 * are equal; the last one is the exact total less the payments before.
 */
const loans: readonly (readonly [
  loan: number,
  rate: number,
  months: number,
  payment: number,
  firstInterest: number,
  last: number,
  total: number,
])[] = [
  // A worked example: «20 M ₸ at 7 % for 300 months = 141 356 ₸».
  [20_000_000, 7, 300, 141_356, 116_667, 141_308, 42_406_752],
  // 7-20-25 at its highest price with the smallest first payment.
  [24_000_000, 7, 300, 169_627, 140_000, 169_629, 50_888_102],
  [16_000_000, 7, 240, 124_048, 93_333, 124_007, 29_771_479],
  [10_000_000, 7, 12, 865_267, 58_333, 865_273, 10_383_210],
  // Nauryz: the largest loans of Almaty and of other cities, and the rate of vulnerable groups.
  [36_000_000, 9, 228, 330_083, 270_000, 330_046, 75_258_887],
  [30_000_000, 9, 228, 275_069, 225_000, 275_077, 62_715_740],
  [27_000_000, 7, 228, 214_432, 157_500, 214_419, 48_890_483],
  // Otbasy.
  [28_000_000, 8.5, 180, 275_727, 198_333, 275_741, 49_630_874],
  // The sum of the design's screen.
  [27_965_000, 7, 180, 251_357, 163_129, 251_416, 45_244_319],
  // Market, partner and Islamic rates.
  [15_000_000, 19, 240, 243_103, 237_500, 243_038, 58_344_655],
  [21_000_000, 18.5, 240, 332_198, 323_750, 332_266, 79_727_588],
  [12_500_000, 4.6, 240, 79_758, 47_917, 79_639, 19_141_801],
  [8_000_000, 0.1, 84, 95_576, 667, 95_558, 8_028_366],
  [17_500_000, 14.5, 180, 238_963, 211_458, 238_900, 43_013_277],
  // By hand: 1,000,000 × 1.01² / 2.01 = 507,512.44; twice that is 1,015,024.88.
  [1_000_000, 12, 2, 507_512, 10_000, 507_513, 1_015_025],
]

for (const [loan, rate, months, payment, firstInterest, last, total] of loans) {
  test(`R195 golden: ${loan} ₸ at ${rate} % for ${months} months is ${payment} ₸ a month`, () => {
    const schedule = loanSchedule(loan, rate, months)
    const amounts = schedule.payments.map(({ amount }) => amount)
    assert.deepEqual([...new Set(amounts.slice(0, -1))], [payment])
    assert.equal(schedule.payments[0]?.interest, firstInterest)
    assert.equal(amounts.at(-1), last)
    assert.equal(schedule.total, total)
    assert.equal(payment * (months - 1) + last, total)
  })
}

/** Instalments calculated by hand: the rest of the price, the mark-up once, the larger parts first. */
const instalments: readonly (readonly [
  rest: number,
  markup: number,
  months: number,
  parts: readonly (readonly [amount: number, times: number])[],
  total: number,
])[] = [
  // A worked example: 13,557,000 ₸, a half at once.
  [6_778_500, 0, 60, [[112_975, 60]], 6_778_500],
  [
    6_778_502,
    0,
    60,
    [
      [112_976, 2],
      [112_975, 58],
    ],
    6_778_502,
  ],
  // 24,000,000 + 4 % = 24,960,000; 24,960,000 / 36 = 693,333 and 12 left over.
  [
    24_000_000,
    4,
    36,
    [
      [693_334, 12],
      [693_333, 24],
    ],
    24_960_000,
  ],
  // 17,850,000 / 36 = 495,833 and 12 left over.
  [
    17_850_000,
    0,
    36,
    [
      [495_834, 12],
      [495_833, 24],
    ],
    17_850_000,
  ],
  // 10,000,000 + 4.5 % = 10,450,000; / 12 = 870,833 and 4 left over.
  [
    10_000_000,
    4.5,
    12,
    [
      [870_834, 4],
      [870_833, 8],
    ],
    10_450_000,
  ],
  [
    7,
    0,
    3,
    [
      [3, 1],
      [2, 2],
    ],
    7,
  ],
]

for (const [rest, markup, months, parts, total] of instalments) {
  test(`R195 golden: ${rest} ₸ with a mark-up of ${markup} % in ${months} parts`, () => {
    const schedule = instalmentSchedule(rest, markup, months)
    assert.deepEqual(
      schedule.payments.map(({ amount }) => amount),
      parts.flatMap(([amount, times]) => Array.from({ length: times }, () => amount)),
    )
    assert.equal(schedule.total, total)
    assert.equal(schedule.payments.at(-1)?.balance, 0)
  })
}

/** Instalments in steps, calculated by hand: the light payments, then the rest in equal parts. */
const stepped: readonly (readonly [
  price: number,
  rest: number,
  markup: number,
  months: number,
  steps: readonly Step[],
  parts: readonly (readonly [amount: number, times: number])[],
])[] = [
  // 0.5 % of 30,000,000 is 150,000; 21,000,000 − 12 × 150,000 = 19,200,000; / 24 = 800,000.
  [
    30_000_000,
    21_000_000,
    0,
    36,
    [{ months: 12, share: 0.5 }],
    [
      [150_000, 12],
      [800_000, 24],
    ],
  ],
  // 17,500,000 + 4 % = 18,200,000; − 12 × 125,000 = 16,700,000; / 24 = 695,833 and 8 left over.
  [
    25_000_000,
    17_500_000,
    4,
    36,
    [{ months: 12, share: 0.5 }],
    [
      [125_000, 12],
      [695_834, 8],
      [695_833, 16],
    ],
  ],
  // 14,000,000 − 12 × 100,000 − 12 × 200,000 = 10,400,000; / 12 = 866,666 and 8 left over.
  [
    20_000_000,
    14_000_000,
    0,
    36,
    [
      { months: 12, share: 0.5 },
      { months: 12, share: 1 },
    ],
    [
      [100_000, 12],
      [200_000, 12],
      [866_667, 8],
      [866_666, 4],
    ],
  ],
  // 0.5 % of 100,000,000 is more than 5,000,000 / 36 = 138,888: 12 × 138,888 leave 3,333,344; / 24 = 138,889 and 8
  // over.
  [
    100_000_000,
    5_000_000,
    0,
    36,
    [{ months: 12, share: 0.5 }],
    [
      [138_888, 12],
      [138_890, 8],
      [138_889, 16],
    ],
  ],
  // Fewer months than the step has: the last payment takes the rest, 600,000 − 5 × 10,000.
  [
    2_000_000,
    600_000,
    0,
    6,
    [{ months: 12, share: 0.5 }],
    [
      [10_000, 5],
      [550_000, 1],
    ],
  ],
]

for (const [price, rest, markup, months, steps, parts] of stepped) {
  test(`R195 golden: ${rest} ₸ of ${price} in ${steps.length} steps over ${months} months`, () => {
    const schedule = instalmentSchedule(rest, markup, months, lightPayments(price, steps))
    const amounts = schedule.payments.map(({ amount }) => amount)
    assert.deepEqual(
      amounts,
      parts.flatMap(([amount, times]) => Array.from({ length: times }, () => amount)),
    )
    assert.equal(
      amounts.reduce((sum, amount) => sum + amount, 0),
      schedule.total,
    )
    assert.equal(schedule.payments.at(-1)?.balance, 0)
  })
}
