import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { partsAt } from '#tests/helpers/leads/intake.ts'
import {
  fillTowns,
  forPersonnel,
  keepRoutes,
  mailRoute,
  oneOfEach,
  request,
  waysById,
} from '#tests/helpers/leads/routes.ts'
import { acceptLead, type LeadRequest } from '../intake/intake.ts'
import { waysOf } from './matching.ts'
import { RoutesFile } from './routes-file.ts'

const personnel = mailRoute('hr@example.com', forPersonnel)
const rest = mailRoute('office@example.com', { rest: true })

eachDatabase(
  'R780 a request goes to every route that takes its form, city, project and category',
  async (db) => {
    await fillTowns(db)
    await keepRoutes(db, {
      rest,
      personnel,
      calls: mailRoute('a@example.com', { takes: { forms: ['callback', 'questions'] } }),
      almaty: mailRoute('b@example.com', { takes: { cities: ['almaty'] } }),
      towns: mailRoute('c@example.com', { takes: { cities: ['almaty', 'astana'] } }),
      second: mailRoute('d@example.com', { takes: { projects: ['project-2'] } }),
      garages: mailRoute('e@example.com', { takes: { categories: ['garage'], cities: ['astana'] } }),
      flats: mailRoute('f@example.com', { takes: { categories: ['flat', 'comm'], forms: ['reserves'] } }),
    })
    const cases: readonly (readonly [LeadRequest, string[]])[] = [
      [request('callback'), ['calls']],
      [request('callback', { complex_id: 1 }), ['almaty', 'calls', 'towns']],
      [request('meets', { complex_id: 2 }), ['second', 'towns']],
      [request('meets', { house_id: 2 }), ['second', 'towns']],
      // An office is a place too.
      [request('meets', { office_id: 1 }), ['towns']],
      [request('reserves', { estate_id: 1 }), ['almaty', 'flats', 'towns']],
      [request('reserves', { estate_id: 2 }), ['garages', 'second', 'towns']],
      [request('meets', { estate_id: 1 }), ['almaty', 'towns']],
      // What all units of a shortlist have in common.
      [request('meets', { estate_ids: [2] }), ['garages', 'second', 'towns']],
      [request('meets', { estate_ids: [1, 2] }), ['rest']],
      [request('meets'), ['rest']],
      [request('reserves'), ['rest']],
      [request('application', { vacancy_id: 1 }), ['personnel']],
      [request('student_application'), ['personnel']],
    ]
    for (const [each, ways] of cases) {
      const { id } = await acceptLead(partsAt(db, 0), each)
      assert.deepEqual((await waysById(db)).get(id), ways, JSON.stringify([each.form, each.body]))
    }
  },
)

eachDatabase(
  'R780 a request of each form reaches exactly its routes, its row says of which kind',
  async (db) => {
    await keepRoutes(db, {
      personnel,
      crm: {
        to: 'webhook',
        url: 'https://crm.example/leads',
        secret: '${ROUTE_SECRET}',
        own: true,
        takes: { forms: ['callback', 'meets', 'questions', 'reserves'] },
      },
      visits: mailRoute('visits@example.com', { takes: { forms: ['meets'] } }),
    })
    for (const each of oneOfEach()) await acceptLead(partsAt(db, 0, { channels: ['mail', 'bitrix24'] }), each)
    const rows = await db
      .selectFrom('deliveries')
      .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
      .select(['form', 'channel', 'kind'])
      .orderBy('form')
      .orderBy('channel')
      .execute()
    assert.deepEqual(
      rows.map(({ form, channel, kind }) => `${form} ${channel} ${kind}`),
      [
        'application personnel mail',
        'callback crm webhook',
        'meets crm webhook',
        'meets visits mail',
        'questions crm webhook',
        'reserves crm webhook',
        'student_application personnel mail',
      ],
    )
  },
)

eachDatabase('R782 without routes each request goes by every way of the settings', async (db) => {
  for (const each of oneOfEach()) await acceptLead(partsAt(db, 0, { channels: ['mail', 'webhook'] }), each)
  const ways = [...(await waysById(db)).values()]
  assert.deepEqual(
    ways,
    Array.from({ length: 6 }, () => ['mail', 'webhook']),
  )
})

test('R781 an application goes to no route that does not say that it carries them, not even for want of another', () => {
  const { routes } = RoutesFile.parse({
    routes: {
      all: mailRoute('a@example.com'),
      rest,
      almaty: mailRoute('hr@example.com', { carries: { applications: true }, takes: { cities: ['almaty'] } }),
      personnel: mailRoute('hr@example.com', { ...forPersonnel, rest: true }),
    },
  })
  const about = { city: null, project: null, category: null }
  const names = (form: string, city: string | null = null) =>
    waysOf(routes, { ...about, form, city }).map(({ name }) => name)
  assert.deepEqual(names('callback'), ['all'])
  assert.deepEqual(names('callback', 'almaty'), ['all', 'almaty'])
  assert.deepEqual(names('application', 'almaty'), ['almaty'])
  assert.deepEqual(names('application', 'astana'), ['personnel'])
  const { personnel: _personnel, ...others } = routes
  assert.deepEqual(waysOf(others, { ...about, form: 'student_application' }), [])
})

test('R780 a chat that is told of a request without its phone takes it from nobody', () => {
  const { routes } = RoutesFile.parse({
    routes: {
      rest,
      personnel,
      chat: {
        to: 'telegram',
        token: '${ROUTE_BOT}',
        chat: '-1001',
        receiver: {
          name: { ru: 'Телеграм', kk: 'Телеграм', en: 'Telegram' },
          country: { ru: 'страна', kk: 'ел', en: 'country' },
        },
      },
      almaty: mailRoute('b@example.com', { takes: { cities: ['almaty'] } }),
    },
  })
  const place = { form: 'callback', project: null, category: null }
  const namesOf = (city: string | null) =>
    waysOf(routes, { ...place, city })
      .map(({ name }) => name)
      .toSorted()
  assert.deepEqual(namesOf('almaty'), ['almaty', 'chat'])
  assert.deepEqual(namesOf(null), ['chat', 'rest'])
})
