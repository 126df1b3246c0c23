import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceLine } from './price-line.ts'

test('a price holds until the next one, and the last one to the end', () => {
  const history = [
    { date: '2026-01-01', price: 100 },
    { date: '2026-01-03', price: 120 },
    { date: '2026-01-06', price: 110 },
  ]
  assert.deepEqual(priceLine(history, '2026-01-11'), {
    line: 'M0 90H20V10H50V50H100',
    dots: 'M0 90h0M20 10h0M50 50h0',
  })
})

test('one price, or the same one again, is a line in the middle', () => {
  assert.equal(priceLine([{ date: '2026-01-01', price: 5 }], '2026-01-01').line, 'M0 50H100')
  assert.equal(priceLine([], '2026-01-01').line, '')
})

test('a price after the end of the line stays on the sheet', () => {
  const history = [
    { date: '2026-01-01', price: 1 },
    { date: '2026-02-01', price: 2 },
  ]
  assert.equal(priceLine(history, '2026-01-15').line, 'M0 90H100V10H100')
})
