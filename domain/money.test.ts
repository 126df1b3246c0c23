import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatArea, formatCount, formatDecimal, formatMoney, formatPrice, numberStyleIn } from './money.ts'

test('R148 money has two decimals, comma thousands and a decimal point unless told otherwise', () => {
  assert.equal(formatMoney(37_500_000), '37,500,000.00')
  assert.equal(formatMoney(0), '0.00')
  assert.equal(formatMoney(999), '999.00')
  assert.equal(formatMoney(1000.5), '1,000.50')
  assert.equal(formatMoney(1234.5, { decimals: 0 }), '1,235')
  assert.equal(formatMoney(1234.5678, { decimals: 3, thousands: ' ', decimal: ',' }), '1 234,568')
  assert.equal(formatMoney(1234567, { thousands: '' }), '1234567.00')
})

test('R148 halves are rounded away from zero, as on paper', () => {
  assert.equal(formatMoney(1.005), '1.01')
  assert.equal(formatMoney(8.345), '8.35')
  assert.equal(formatMoney(-1.005), '-1.01')
  assert.equal(formatMoney(0.999), '1.00')
})

test('R148 a debt carries its sign, a debt of nothing does not', () => {
  assert.equal(formatMoney(-1_234_567.8), '-1,234,567.80')
  assert.equal(formatMoney(-0.001), '0.00')
  assert.equal(formatMoney(-0), '0.00')
})

test('R148 numbers too small or too large to be money are still numbers', () => {
  assert.equal(formatMoney(1e-9), '0.00')
  assert.equal(formatMoney(1e20), '100,000,000,000,000,000,000.00')
})

test('R148 without its separators, formatted money is the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      const text = formatMoney(cents / 100)
      assert.equal(Math.round(Number(text.replaceAll(',', '')) * 100), cents)
      assert.match(text, /^-?\d{1,3}(?:,\d{3})*\.\d\d$/)
    }),
  )
})

test('A17 a price is whole tenge before a no-break space and the sign, in either style', () => {
  assert.equal(formatPrice(37_500_000, 'spec'), '37,500,000\u00a0₸')
  assert.equal(formatPrice(37_500_000, 'local'), '37\u00a0500\u00a0000\u00a0₸')
  assert.equal(formatPrice(990, 'local'), '990\u00a0₸')
})

test('A17 counts are grouped like prices', () => {
  assert.equal(formatCount(1548, 'spec'), '1,548')
  assert.equal(formatCount(1548, 'local'), '1\u00a0548')
})

test('A17 decimals end with their last digit that says something', () => {
  assert.equal(formatDecimal(61.4, 'spec'), '61.4')
  assert.equal(formatDecimal(61.4, 'local'), '61,4')
  assert.equal(formatDecimal(60, 'local'), '60')
  assert.equal(formatDecimal(61.45, 'spec', 2), '61.45')
  assert.equal(formatDecimal(61.4, 'spec', 2), '61.4')
  assert.equal(formatDecimal(100, 'spec', 0), '100')
  assert.equal(formatDecimal(1200.04, 'spec'), '1,200')
})

test('A17 an area carries the unit of its language', () => {
  assert.equal(formatArea(61.4, 'ru', 'spec'), '61.4\u00a0м²')
  assert.equal(formatArea(61.4, 'kk', 'local'), '61,4\u00a0м²')
  assert.equal(formatArea(61.45, 'en', 'spec'), '61.45\u00a0m²')
})

test('A22 English is written with commas and a point in both styles', () => {
  assert.equal(formatArea(1061.4, 'en', 'local'), '1,061.4\u00a0m²')
  assert.equal(numberStyleIn('en', 'local'), 'spec')
  assert.equal(numberStyleIn('kk', 'local'), 'local')
  assert.equal(numberStyleIn('ru', 'spec'), 'spec')
})
