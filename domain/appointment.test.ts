import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appointmentSearch, readAppointment } from './appointment.ts'

const now = new Date('2026-11-28T05:00:00Z')

function read(query: string) {
  const params = new URLSearchParams(query)
  return readAppointment((name) => params.get(name) ?? '', now)
}

test('R1072 a meeting is read back from its address', () => {
  const meeting = {
    date: '2026-12-01',
    slot: '15:00-17:00',
    format: 'office',
    officeId: 2,
    complexId: null,
    address: null,
  } as const
  const query = appointmentSearch(meeting, [3, 1])
  assert.match(query, /ids=3(,|%2C)1$/)
  assert.deepEqual(read(query), meeting)
})

test('R1072 without a day to meet on there is no meeting, and what is malformed is left out', () => {
  for (const query of [
    '',
    'date=soon',
    'date=2026-02-31',
    'date=2026-11-27',
    'date=2027-12-01',
    'date=2026-13-01',
  ])
    assert.equal(read(query), null, query)
  assert.deepEqual(read('date=2026-12-01&time_slot=25:00&format=moon&office_id=-1&complex_id=1e9'), {
    date: '2026-12-01',
    slot: null,
    format: null,
    officeId: null,
    complexId: null,
    address: null,
  })
  assert.equal(read('date=2026-12-01&time_slot=03:00')?.slot, null)
})
