import assert from 'node:assert/strict'
import { test } from 'node:test'
import { effectiveRate, effectiveRateUnder, feeOf } from './effective-rate.ts'
import { instalmentSchedule, loanSchedule } from './payment-schedule.ts'

test('R54 4 % on top over 36 months is 2.6 % a year, over 6 months far more', () => {
  const rate = (months: number) =>
    effectiveRate(24_000_000, instalmentSchedule(24_000_000, 4, months).payments)
  assert.equal(rate(36).toFixed(1), '2.6')
  assert.equal(rate(6).toFixed(1), '14.5')
})

test('R54 an instalment without a mark-up has the effective rate 0', () => {
  assert.equal(effectiveRate(10_000_001, instalmentSchedule(10_000_001, 0, 7).payments), 0)
})

test('R54 a loan at 12 % without fees has the rate of twelve compounded months', () => {
  const rate = effectiveRate(20_000_000, loanSchedule(20_000_000, 12, 240).payments)
  assert.equal(rate.toFixed(2), ((1.01 ** 12 - 1) * 100).toFixed(2))
})

test('R723 a fee of 1 % of the loan weighs the more, the sooner the loan is paid back', () => {
  const under = (rate: number, months: number, rate_effective: number) => {
    const { payments } = loanSchedule(24_000_000, rate, months)
    return effectiveRateUnder({ kind: 'developer', rate_effective, fee: 1 }, 24_000_000, payments).toFixed(1)
  }
  assert.deepEqual([under(4.6, 240, 4.8), under(4.6, 12, 4.8)], ['4.8', '6.7'])
  assert.deepEqual([under(0.1, 36, 0.8), under(0.1, 12, 0.8)], ['0.8', '2.0'])
  assert.equal(feeOf(24_000_000, { fee: 1 }), 240_000)
  assert.equal(feeOf(24_000_000, { fee: null }), 0)
})

test('R723 a bank that states more than its payments show is believed, one that states less is not', () => {
  const { payments } = loanSchedule(20_000_000, 16.6, 300)
  assert.equal(
    effectiveRateUnder({ kind: 'market', rate_effective: 19, fee: null }, 20_000_000, payments),
    19,
  )
  assert.equal(
    effectiveRateUnder({ kind: 'market', rate_effective: 17, fee: null }, 20_000_000, payments).toFixed(1),
    '17.9',
  )
})
