import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCalendarDay } from './calendar-day.ts'

test('R1561 a day of the calendar is one that there is', () => {
  for (const day of ['2026-11-18', '2028-02-29', '9999-12-31', '0001-01-01'])
    assert.ok(isCalendarDay(day), day)
  for (const text of [
    '',
    '2027-02-29',
    '2027-02-31',
    '2026-13-01',
    '2026-1-1',
    '+02026-11-18',
    '2026-11-18T00:00',
    'x',
  ])
    assert.ok(!isCalendarDay(text), text)
})
