import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tooMuchWork } from '#tests/helpers/hostile/growing-work.ts'
import { isMeetingDay, isPastMeeting, meetingDays, meetingSlots, parseTimeSlot } from './meeting-time.ts'

test('A14 one can ask to meet from today, as Kazakhstan counts it, to the ninetieth day', () => {
  const evening = new Date('2026-11-21T18:59:59Z')
  assert.ok(isMeetingDay('2026-11-21', evening))
  assert.ok(!isMeetingDay('2026-11-20', evening))
  assert.ok(isMeetingDay('2027-02-19', evening))
  assert.ok(!isMeetingDay('2027-02-20', evening))
  const minuteLater = new Date('2026-11-21T19:00:59Z')
  assert.ok(!isMeetingDay('2026-11-21', minuteLater), 'in Almaty it is the 22nd already')
  assert.ok(isMeetingDay('2027-02-20', minuteLater))
})

test('R1541 a time of today is past when its part of the day has ended, or when it is there', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const past = (day: string, slot: string) => isPastMeeting(day, slot, now)
  assert.ok(past('2026-11-21', '13:00-15:00'), 'it is 15:00 in Kazakhstan')
  assert.ok(past('2026-11-21', '15:00'))
  assert.ok(!past('2026-11-21', '14:00-16:00'))
  assert.ok(!past('2026-11-21', '15:01'))
  assert.ok(!past('2026-11-22', '09:00-11:00'))
})

test('A14 the form of the site offers the days and times that are taken', () => {
  const now = new Date('2026-11-21T19:00:00Z')
  const { first, last } = meetingDays(now)
  assert.deepEqual([first, last], ['2026-11-22', '2027-02-20'])
  assert.ok(isMeetingDay(first, now) && isMeetingDay(last, now))
  for (const slot of meetingSlots) assert.equal(parseTimeSlot(slot), slot)
})

test('a time slot is a time of day or a part of the day', () => {
  const slots: [string, string | null][] = [
    ['15:00', '15:00'],
    [' 9:05 ', '09:05'],
    ['09:00-11:30', '09:00-11:30'],
    ['9:00 – 11:30', '09:00-11:30'],
    ['00:00-23:59', '00:00-23:59'],
    ['24:00', null],
    ['12:60', null],
    ['11:30-09:00', null],
    ['11:30-11:30', null],
    ['22:00-24:00', null],
    ['10:00-', null],
    ['-10:00', null],
    ['10:00-11:00-12:00', null],
    ['утром', null],
    ['15', null],
    ['', null],
  ]
  for (const [text, slot] of slots) assert.equal(parseTimeSlot(text), slot, text)
})

test('R221 reading a time takes no longer than the text is', async () => {
  assert.equal(await tooMuchWork((length) => parseTimeSlot(`1${' '.repeat(length)}2`), 60_000), null)
})
