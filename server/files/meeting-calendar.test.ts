import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { ApiFailure } from '#contract/api-client.ts'
import { getComplex, getComplexesNavigation } from '#contract/complexes.ts'
import { getContacts } from '#contract/contacts.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { createApiClient } from '../api-client/api-client.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { meetingCalendars } from './meeting-calendar.ts'

const now = new Date('2026-11-28T05:00:00Z')

/** The files over an API with an office and a project, or over one that is down. */
function site({ open = true } = {}) {
  const apiClient = createApiClient({
    async call({ path }) {
      if (!open) throw new ApiFailure(503, { message: 'error.unexpected' })
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

async function lines(query: string): Promise<string[]> {
  const answer = await site().request(`/en/meeting.ics?${query}`)
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
