import assert from 'node:assert/strict'
import { OutgoingLead } from '#contract/outgoing-lead.ts'
import { exactly } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { basicRows, fillDatabase, makeEstate, makeLead, makeRow } from '#tests/helpers/databases/rows.ts'
import { textOf } from '#tests/helpers/databases/sample-rows.ts'
import { writeJson } from '../engines/json.ts'
import type { LeadFilter } from './lead-filter.ts'
import type { Database } from '../open.ts'
import { outgoingLead, outgoingLeads } from './outgoing-leads.ts'

async function ids(db: Database, filter: LeadFilter, size = 2): Promise<string[][]> {
  const batches: string[][] = []
  for await (const batch of outgoingLeads(db, filter, size)) batches.push(batch.map(({ id }) => id.slice(-1)))
  return batches
}

eachDatabase('a lead leaves with all that staff need, and without its IP address', async (db) => {
  const body = {
    name: 'Айгүл',
    phone: '+77011234567',
    consent: true,
    utm_source: 'google',
    roistat_visit: '77',
    office_id: 1,
    date: '2026-11-25',
    vacancy_id: 1,
  }
  const lead = makeLead(1, { form: 'meets', vacancy_id: 1, body: writeJson<Record<string, unknown>>(body) })
  await fillDatabase(db, {
    ...basicRows,
    estates: [makeEstate()],
    contacts: [makeRow('contacts', { title: writeJson(textOf('Office')) })],
    vacancy_categories: [makeRow('vacancy_categories', {})],
    vacancies: [makeRow('vacancies', { title: writeJson(textOf('Foreman')) })],
    leads: [lead],
    lead_files: [makeRow('lead_files', { lead_id: lead.id })],
    deliveries: [
      makeRow('deliveries', { id: '1', lead_id: lead.id }),
      makeRow('deliveries', {
        id: '2',
        lead_id: lead.id,
        channel: 'mail',
        state: 'dead',
        last_error: 'EAUTH 535',
      }),
    ],
  })
  const found = exactly(OutgoingLead, await outgoingLead(db, lead.id)) as OutgoingLead
  assert.deepEqual(
    [found.name, found.phone, found.email, found.message, found.language],
    [lead.name, lead.phone, lead.email, lead.message, 'kk'],
  )
  assert.deepEqual(found.consent, { state: 'given', version: lead.consent_version, at: lead.consent_at })
  assert.deepEqual([found.utm.utm_source, found.utm.utm_medium], ['google', null])
  assert.equal(found.tracking.roistat_visit, '77')
  assert.deepEqual(found.fields, { office_id: 1, date: '2026-11-25' })
  assert.deepEqual([found.about.office, found.about.vacancy], [textOf('Office').ru, textOf('Foreman').ru])
  assert.deepEqual(found.about.estate, {
    category: 'flat',
    number: '114',
    rooms: 2,
    floor: 5,
    area_total: 61.4,
    price: 37_500_000,
  })
  assert.deepEqual(
    found.deliveries.map(({ channel, state, last_error }) => [channel, state, last_error]),
    [
      ['mail', 'dead', 'EAUTH 535'],
      ['webhook', 'pending', null],
    ],
  )
  assert.equal(found.files.length, 1)
  assert.doesNotMatch(JSON.stringify(found), /203\.0\.113\.7/)
})

eachDatabase('a unit alone tells its house and project; ids that name nothing tell nothing', async (db) => {
  const nowhere = { complex_id: null, house_id: null }
  await fillDatabase(db, {
    ...basicRows,
    estates: [makeEstate()],
    leads: [
      makeLead(1, { ...nowhere, estate_id: 1, idempotency_key: null }),
      makeLead(2, { ...nowhere, estate_id: 404, vacancy_id: 404, idempotency_key: null }),
    ],
  })
  const [known, unknown] = [await outgoingLead(db, makeLead(1).id), await outgoingLead(db, makeLead(2).id)]
  assert.ok(known?.about.complex && known.about.house && known.about.estate)
  assert.deepEqual(unknown?.about, {
    complex: null,
    house: null,
    estate: null,
    shortlist: [],
    vacancy: null,
    office: null,
    program: null,
  })
  assert.equal(unknown.estate_id, 404)
  assert.equal(await outgoingLead(db, makeLead(3).id), null)
})

eachDatabase('R1070 a shortlist and a programme leave in words, without units that are gone', async (db) => {
  await fillDatabase(db, {
    ...basicRows,
    estates: [makeEstate(), makeEstate({ id: 2, geo_flatnum: '1-2-115' })],
    mortgages: [makeRow('mortgages', { id: 3, title: writeJson(textOf('Programme')) })],
    leads: [
      makeLead(1, {
        form: 'meets',
        complex_id: null,
        house_id: null,
        estate_id: null,
        body: writeJson<Record<string, unknown>>({ estate_ids: [2, 404, 1], program_id: 3 }),
      }),
    ],
  })
  const about = (await outgoingLead(db, makeLead(1).id))?.about
  assert.deepEqual(
    about?.shortlist.map(({ id, number, complex }) => [id, number, complex !== '']),
    [
      [2, '115', true],
      [1, '114', true],
    ],
  )
  assert.equal(about.program, textOf('Programme').ru)
})

eachDatabase('leads come in batches from old to new, narrowed by form and time', async (db) => {
  await fillDatabase(db, {
    leads: [1, 2, 3, 4, 5].map((number) =>
      makeLead(number, {
        idempotency_key: null,
        form: number % 2 === 0 ? 'meets' : 'callback',
        created_at: `2026-11-2${number}T10:00:00.000Z`,
      }),
    ),
  })
  assert.deepEqual(await ids(db, {}), [['1', '2'], ['3', '4'], ['5']])
  assert.deepEqual(await ids(db, { form: 'meets' }), [['2', '4']])
  assert.deepEqual(await ids(db, { since: new Date('2026-11-24T10:00:00Z') }), [['4', '5']])
  assert.deepEqual(await ids(db, { form: 'callback', since: new Date('2026-11-22T00:00:00Z') }), [['3', '5']])
  assert.deepEqual(await ids(db, { id: makeLead(3).id }), [['3']])
  assert.deepEqual(await ids(db, { form: 'none' }), [])
})
