import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatMonth, isMonth, isNextMonth, monthOf } from './months.ts'

test('A2 a month is named in the words of each language', () => {
  assert.equal(formatMonth('2026-11', 'ru'), 'Ноябрь 2026')
  assert.equal(formatMonth('2026-11', 'kk'), '2026 жылғы қараша')
  assert.equal(formatMonth('2026-01', 'en'), 'January 2026')
  for (const no of ['2026-13', '2026-00', '2026', '2026-1', '0000-01', '']) {
    assert.throws(() => formatMonth(no, 'ru'), RangeError, no)
    assert.equal(isMonth(no), false, no)
  }
})

test('a day lies in its month, and December is followed by January', () => {
  assert.equal(monthOf('2026-11-18'), '2026-11')
  assert.ok(isNextMonth('2025-12', '2026-01'))
  assert.ok(!isNextMonth('2026-10', '2026-12'))
  assert.ok(!isNextMonth('2026-11', '2026-10'))
})
