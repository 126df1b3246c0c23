import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { ApiFailure } from '#contract/api-client.ts'
import { getComplex, getComplexesNavigation } from '#contract/complexes.ts'
import { getContacts } from '#contract/contacts.ts'
import { ownMeeting } from '#contract/feedback.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { createApiClient } from '../api-client/api-client.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { meetingCalendars } from './meeting-calendar.ts'

const now = new Date('2026-11-28T05:00:00Z')

/** The files over an API with an office and a project, or over one that is down. */
function site({ open = true, own = null }: { open?: boolean; own?: object | null } = {}) {
  const apiClient = createApiClient({
    async call({ path }) {
      if (!open) throw new ApiFailure(503, { message: 'error.unexpected' })
      if (path === ownMeeting.path) {
        if (own === null) throw new ApiFailure(422, { message: 'validation.failed' })
        return { data: own }
      }
      if (path === getDictionaries.path) return { data: { company: { name: 'Sample; Homes' } } }
      if (path === getContacts.path)
        return { data: [{ id: 2, city: { name: 'Town' }, address: '1, Long street' }] }
      if (path === getComplexesNavigation.path) return { data: [{ id: 3, slug: 'garden' }] }
      if (path === getComplex.path)
        return { data: { name: 'Garden', city: { name: 'Town' }, address: '5, Park street' } }
      return { data: [] }
    },
    lifetime: 60_000,
    onChange() {},
  })
  return new Hono<ServerContext>().get(
    '*',
    meetingCalendars(apiClient, 'https://homes.example', () => now),
  )
}

async function lines(query: string, own: object | null = null): Promise<string[]> {
  const answer = await site({ own }).request(`/en/meeting.ics?${query}`)
  assert.equal(answer.status, 200)
  return (await answer.text()).replaceAll('\r\n ', '').split('\r\n')
}

test('R1072 a meeting is in the calendar at its time in Kazakhstan, tentative, with its place', async () => {
  const file = await lines('date=2026-12-01&time_slot=15:00-17:00&format=office&office_id=2&ids=7,5')
  for (const line of [
    'DTSTART:20261201T100000Z',
    'DTEND:20261201T120000Z',
    'STATUS:TENTATIVE',
    String.raw`SUMMARY:Sample\; Homes: meeting with the sales office`,
    String.raw`LOCATION:Town\, 1\, Long street`,
    'URL;VALUE=URI:https://homes.example/en/favorites?ids=7%2C5',
    'PRODID:-//homes.example//website//EN',
  ])
    assert.ok(file.includes(line), `${line}\n${file.join('\n')}`)
  const uid = file.find((line) => line.startsWith('UID:'))
  assert.match(uid ?? '', /^UID:meeting-[0-9a-f]{32}@homes\.example$/)
  const again = await lines('ids=7,5&office_id=2&format=office&time_slot=15:00-17:00&date=2026-12-01')
  assert.equal(
    again.find((line) => line.startsWith('UID:')),
    uid,
  )
})

test('R1072 R1544 without a time a meeting takes the whole day, on the site of its project', async () => {
  const file = await lines('date=2026-12-01&format=site&complex_id=3')
  assert.ok(file.includes('DTSTART;VALUE=DATE:20261201'), file.join('\n'))
  assert.ok(file.includes(String.raw`LOCATION:Garden\, Town\, 5\, Park street`))
})

test('R1072 an address without a day to meet on is missing; while the API is away it is 503', async () => {
  assert.equal((await site().request('/meeting.ics')).status, 404)
  assert.equal((await site().request('/meeting.ics?date=2020-01-01')).status, 404)
  assert.equal((await site({ open: false }).request('/kk/meeting.ics?date=2026-12-01')).status, 503)
})

const kept = {
  id: '01a1fc76-2643-74c9-a6d9-95fcf6e0ab39',
  state: 'asked',
  date: '2026-12-01',
  time_slot: '15:00-17:00',
  asked_date: '2026-12-01',
  asked_time_slot: '15:00-17:00',
  format: 'office',
  office_id: 2,
  complex_id: null,
  address: null,
  proposes: null,
  estate_ids: [7, 5],
  sequence: 0,
  created_at: '2026-11-20T05:00:00.000Z',
  changed_at: '2026-11-20T05:00:00.000Z',
}

test('R1563 the file of a meeting says what staff have answered, as a newer one of the same entry', async () => {
  const answered = { date: '2026-12-03', time_slot: '18:00', changed_at: '2026-11-27T06:30:00.000Z' }
  const cases = [
    [{}, 'TENTATIVE', 'TENTATIVE', '20261201T100000Z', '20261201T120000Z', '20261120T050000Z'],
    [
      { ...answered, state: 'moved', sequence: 1 },
      'TENTATIVE',
      'TENTATIVE',
      '20261203T130000Z',
      '20261203T140000Z',
      '20261127T063000Z',
    ],
    [
      { ...answered, state: 'confirmed', sequence: 2 },
      'CONFIRMED',
      'BUSY',
      '20261203T130000Z',
      '20261203T140000Z',
      '20261127T063000Z',
    ],
    [
      { ...answered, state: 'cancelled', sequence: 3 },
      'CANCELLED',
      'FREE',
      '20261203T130000Z',
      '20261203T140000Z',
      '20261127T063000Z',
    ],
  ] as const
  const uids = new Set<string | undefined>()
  for (const [index, [difference, status, busy, start, end, changed]] of cases.entries()) {
    const file = await lines('token=T', { ...kept, ...difference })
    for (const line of [
      'METHOD:PUBLISH',
      `STATUS:${status}`,
      `X-MICROSOFT-CDO-BUSYSTATUS:${busy}`,
      `SEQUENCE:${String(index)}`,
      'DTSTAMP:20261128T050000Z',
      'CREATED:20261120T050000Z',
      `LAST-MODIFIED:${changed}`,
      `DTSTART:${start}`,
      `DTEND:${end}`,
      String.raw`LOCATION:Town\, 1\, Long street`,
      'URL;VALUE=URI:https://homes.example/en/favorites/expert?token=T',
    ])
      assert.ok(file.includes(line), `${line}\n${file.join('\n')}`)
    uids.add(file.find((line) => line.startsWith('UID:')))
  }
  assert.deepEqual([...uids], [`UID:meeting-${kept.id}@homes.example`])
})

test('R1690 the file says where staff have set the meeting, and what they propose', async () => {
  const at = async (difference: object) => lines('token=T', { ...kept, sequence: 1, ...difference })
  const has = (file: string[], line: string) => assert.ok(file.includes(line), `${line}\n${file.join('\n')}`)
  has(await at({ state: 'confirmed', format: 'phone', office_id: null }), 'LOCATION:By phone')
  const line = await at({
    state: 'moved',
    proposes: 'place',
    format: 'address',
    office_id: null,
    address: '5, Park; B',
  })
  has(line, String.raw`LOCATION:5\, Park\; B`)
  assert.match(line.join('\n'), /^DESCRIPTION:We propose another place for the meeting/m)
  // The list of the file knows the meeting too.
  assert.match(line.join('\n'), /favorites\?token=T&ids=7\\,5/)
  const own = await lines('date=2026-12-01&format=address&address=Evil')
  assert.ok(!own.join('\n').includes('Evil'), 'an address of the site says no words of its own')
})

test('R1563 a meeting without a day, and a link that is none of ours, have no file; an outage is 503', async () => {
  const status = async (own: object | null, open = true) =>
    (await site({ open, own }).request('/meeting.ics?token=T')).status
  assert.equal(await status({ ...kept, date: null, time_slot: null }), 404)
  assert.equal(await status(null), 404)
  assert.equal(await status(kept, false), 503)
  // What is past stays in the calendar as it was answered.
  assert.equal(await status({ ...kept, date: '2026-11-01', state: 'cancelled' }), 200)
})
