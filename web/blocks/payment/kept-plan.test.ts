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

test('R501 another way to pay keeps the first payment and the term as far as any of its programmes allows', () => {
  const instalments = [
    { initial_payment_min: 20, term_months_min: 6, term_months_max: 36 },
    { initial_payment_min: 40, term_months_min: 12, term_months_max: 60 },
  ]
  const typed = { initial: 8_000_000, months: 200 }
  assert.deepEqual(planOfWay(typed, instalments, price), { initial: 8_000_000, months: 60 })
  assert.deepEqual(planOfWay({ initial: 1_000_000, months: null }, instalments, price), {
    initial: 4_000_000,
    months: null,
  })
  assert.deepEqual(planOfWay(typed, [], price), { initial: null, months: null })
})
