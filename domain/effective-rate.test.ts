import assert from 'node:assert/strict'
import { test } from 'node:test'
import { effectiveRate } from './effective-rate.ts'
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
