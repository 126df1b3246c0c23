import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptPlan, planOfWay } from './kept-plan.ts'

const price = 20_000_000
const programme = { initial_payment_min: 20, term_months_min: 36, term_months_max: 240 }

test('R23 another programme keeps the first payment and the term that were chosen, where it allows them', () => {
  const chosen = { initial: 8_000_000, months: 120 }
  assert.deepEqual(keptPlan(chosen, programme, price), { plan: chosen, moved: [] })
})

test('R23 a programme that asks for more moves them to its nearest ones and says why', () => {
  assert.deepEqual(keptPlan({ initial: 3_000_000, months: 360 }, programme, price), {
    plan: { initial: 4_000_000, months: 240 },
    moved: [
      { kind: 'initial', least: 4_000_000, share: 20 },
      { kind: 'term', from: 36, to: 240 },
    ],
  })
  assert.equal(keptPlan({ initial: null, months: 12 }, programme, price).plan.months, 36)
})

test('R23 what was left open stays open under another programme', () => {
  const open = { initial: null, months: null }
  assert.deepEqual(keptPlan(open, programme, price), { plan: open, moved: [] })
})

test('R501 another way to pay keeps the first payment and the term as far as one of its programmes allows both', () => {
  const instalments = [
    { initial_payment_min: 20, term_months_min: 6, term_months_max: 36 },
    { initial_payment_min: 40, term_months_min: 12, term_months_max: 60 },
  ]
  const cases: [initial: number | null, months: number | null, ...kept: (number | null)[]][] = [
    [8_000_000, 200, 8_000_000, 36],
    [8_000_000, 60, 8_000_000, 60],
    [4_000_000, 60, 4_000_000, 36],
    [1_000_000, null, 4_000_000, null],
    [1_000_000, 48, 8_000_000, 48],
    [null, null, null, null],
  ]
  for (const [initial, months, ...kept] of cases) {
    const plan = planOfWay({ initial, months }, instalments, price)
    assert.deepEqual([plan.initial, plan.months], kept, `${initial} ${months}`)
  }
  assert.deepEqual(planOfWay({ initial: 8_000_000, months: 200 }, [], price), { initial: null, months: null })
})
