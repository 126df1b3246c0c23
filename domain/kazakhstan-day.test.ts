import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginningOfDay, dayInKazakhstan, momentInKazakhstan, timeInKazakhstan } from './kazakhstan-day.ts'

test('a day in Kazakhstan begins at 19:00 of the day before in UTC', () => {
  assert.equal(dayInKazakhstan(new Date('2026-11-20T18:59:59.999Z')), '2026-11-20')
  assert.equal(dayInKazakhstan(new Date('2026-11-20T19:00:00.000Z')), '2026-11-21')
  assert.equal(dayInKazakhstan(new Date('2026-12-31T19:00:00.000Z')), '2027-01-01')
  assert.equal(dayInKazakhstan(new Date('2028-02-28T20:00:00.000Z')), '2028-02-29')
})

test('the rule is the time of Almaty and of Aqtau as the tables of time zones know it', () => {
  for (const timeZone of ['Asia/Almaty', 'Asia/Aqtau']) {
    const clock = new Intl.DateTimeFormat('en-CA', { timeZone })
    for (let hour = 0; hour < 24 * 400; hour += 5) {
      const moment = new Date(Date.UTC(2026, 0, 1, hour, 30))
      assert.equal(dayInKazakhstan(moment), clock.format(moment), `${timeZone} ${moment.toISOString()}`)
    }
  }
})

test('the clock in Kazakhstan is five hours ahead of Greenwich', () => {
  assert.equal(timeInKazakhstan(new Date('2026-11-21T10:05:59Z')), '15:05')
  assert.equal(timeInKazakhstan(new Date('2026-06-21T20:00:00Z')), '01:00')
})

test('a day begins in Kazakhstan while Greenwich has the evening before', () => {
  assert.equal(beginningOfDay('2026-11-21').toISOString(), '2026-11-20T19:00:00.000Z')
  assert.ok(Number.isNaN(beginningOfDay('2026-02-30x').getTime()))
})

test('a moment is written with the zone of Kazakhstan and stays the same moment', () => {
  assert.equal(momentInKazakhstan(new Date('2026-12-31T20:05:06.789Z')), '2027-01-01T01:05:06+05:00')
  assert.equal(Date.parse('2027-01-01T01:05:06+05:00'), Date.parse('2026-12-31T20:05:06Z'))
})
