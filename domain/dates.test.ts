import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDate, formatQuarter, formatQuarterShort } from './dates.ts'
import { languages } from './languages.ts'

test('a date is written as each language writes it', () => {
  assert.equal(formatDate('2026-11-18', 'ru'), '18 ноября 2026')
  assert.equal(formatDate('2026-11-18', 'kk'), '2026 жылғы 18 қараша')
  assert.equal(formatDate('2026-11-18', 'en'), '18 November 2026')
  assert.equal(formatDate('2027-01-05', 'ru'), '5 января 2027')
})

test('the months are those of Unicode in all three languages', () => {
  for (const language of languages) {
    const unicode = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    for (let month = 1; month <= 12; month += 1) {
      const iso = `2026-${String(month).padStart(2, '0')}-10`
      const parts = unicode.formatToParts(new Date(iso))
      const name = parts.find((part) => part.type === 'month')?.value ?? ''
      assert.ok(formatDate(iso, language).includes(name), `${iso} ${language}: ${name}`)
    }
  }
})

test('what is no date is refused instead of printed, and no text at all is no date', () => {
  assert.equal(formatDate('', 'ru'), '')
  for (const text of [
    '2026-13-01',
    '2026-00-01',
    '2026-01-32',
    '2026-01-00',
    '18.11.2026',
    '2026-11-18T00:00',
  ]) {
    assert.throws(() => formatDate(text, 'ru'), RangeError, text)
  }
})

test('a quarter is written long and short in each language', () => {
  const last = { year: 2027, quarter: 4 }
  assert.equal(formatQuarter(last, 'ru'), 'IV квартал 2027')
  assert.equal(formatQuarter(last, 'kk'), '2027 жылғы IV тоқсан')
  assert.equal(formatQuarter(last, 'en'), 'Q4 2027')
  assert.equal(formatQuarterShort(last, 'ru'), 'IV кв. 2027')
  assert.equal(formatQuarterShort(last, 'kk'), '2027 ж. IV тоқсан')
  assert.equal(formatQuarterShort(last, 'en'), 'Q4 2027')
  const roman = [1, 2, 3].map((quarter) => formatQuarterShort({ year: 2026, quarter }, 'ru'))
  assert.deepEqual(roman, ['I кв. 2026', 'II кв. 2026', 'III кв. 2026'])
})
