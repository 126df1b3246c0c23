import { LeadCommon } from '#contract/lead-fields.ts'
import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import { isLanguage, type Localized } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { LeadFilter } from './lead-filter.ts'
import { type LeadRow, leadRows } from './lead-rows.ts'
import { listedUnits, shortlistOf, unitFacts } from './lead-shortlists.ts'
import type { Database } from '../open.ts'
import type { JsonText } from '../tables.ts'

/** How many requests are in memory at once. */
const batchSize = 200

/** The requests of a filter from old to new, in batches: there may be more than fit into memory. */
export async function* outgoingLeads(
  db: Database,
  filter: LeadFilter = {},
  size = batchSize,
): AsyncGenerator<OutgoingLead[]> {
  let after = ''
  for (;;) {
    const rows = await leadRows(db, filter, after, size)
    const last = rows.at(-1)
    if (last === undefined) return
    yield await withParts(db, rows)
    after = last.id
  }
}

/** One request, null when it is gone. */
export async function outgoingLead(db: Database, id: string): Promise<OutgoingLead | null> {
  const [record] = await withParts(db, await leadRows(db, { id }, '', 1))
  return record ?? null
}

/** Several requests in the order of their ids; those that are gone are left out. */
export async function outgoingLeadsOf(db: Database, ids: readonly string[]): Promise<OutgoingLead[]> {
  const found: OutgoingLead[] = []
  for (const id of ids.toSorted()) {
    const lead = await outgoingLead(db, id)
    if (lead !== null) found.push(lead)
  }
  return found
}

async function withParts(db: Database, rows: readonly LeadRow[]): Promise<OutgoingLead[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const files = await db
    .selectFrom('lead_files')
    .select(['lead_id', 'id', 'name', 'type', 'size', 'path'])
    .where('lead_id', 'in', ids)
    .orderBy('id')
    .execute()
  const deliveries = await db
    .selectFrom('deliveries')
    .select([
      'lead_id',
      'channel',
      'state',
      ({ eb }) => eb('attempts', '+', eb.ref('earlier_attempts')).as('attempts'),
      'delivered_at',
      'last_error',
      'moved_to',
    ])
    .where('lead_id', 'in', ids)
    .orderBy('channel')
    .execute()
  const offices = await officeNames(db, rows)
  const programmes = await programmeNames(db, rows)
  const units = await listedUnits(
    db,
    rows.flatMap(({ body }) => shortlistOf(readJson(body))),
  )
  const filesOf = Map.groupBy(files, (file) => file.lead_id)
  const deliveriesOf = Map.groupBy(deliveries, (delivery) => delivery.lead_id)
  return rows.map((row) => ({
    ...leadOf(row, { offices, programmes, units }),
    files: (filesOf.get(row.id) ?? []).map(({ lead_id: _lead, ...file }) => file),
    deliveries: (deliveriesOf.get(row.id) ?? []).map(({ lead_id: _lead, moved_to: to, ...delivery }) => ({
      ...delivery,
      ...(to !== null && { moved_to: to }),
    })),
  }))
}

type Named = {
  offices: ReadonlyMap<number, string>
  programmes: ReadonlyMap<number, string>
  units: Awaited<ReturnType<typeof listedUnits>>
}

function leadOf(
  row: LeadRow,
  { offices, programmes, units }: Named,
): Omit<OutgoingLead, 'files' | 'deliveries'> {
  const body = readJson(row.body)
  const given = (name: string) => {
    const value = body[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    id: row.id,
    form: row.form,
    created_at: row.created_at,
    name: row.name,
    phone: row.phone,
    email: row.email,
    message: row.message,
    language: isLanguage(row.language) ? row.language : 'ru',
    idempotency_key: row.idempotency_key,
    page_url: row.page_url,
    referrer: row.referrer,
    utm: {
      utm_source: given('utm_source'),
      utm_medium: given('utm_medium'),
      utm_campaign: given('utm_campaign'),
      utm_term: given('utm_term'),
      utm_content: given('utm_content'),
    },
    tracking: {
      gclid: given('gclid'),
      yclid: given('yclid'),
      fbclid: given('fbclid'),
      ga_client_id: given('ga_client_id'),
      ym_client_id: given('ym_client_id'),
      roistat_visit: given('roistat_visit'),
    },
    consent:
      row.consent_given === 1
        ? { state: 'given', version: row.consent_version, at: row.consent_at }
        : { state: 'not_asked', version: null, at: null },
    source: row.source,
    held: row.held === 1,
    complex_id: row.complex_id,
    house_id: row.house_id,
    estate_id: row.estate_id,
    vacancy_id: row.vacancy_id,
    about: {
      complex: inRussian(row.complex_name),
      house: inRussian(row.house_name),
      estate: estateOf(row),
      shortlist: shortlistOf(body).flatMap((id) => units.get(id) ?? []),
      vacancy: inRussian(row.vacancy_title),
      office: offices.get(idIn(row, 'office_id')) ?? null,
      program: programmes.get(idIn(row, 'program_id')) ?? null,
    },
    fields: ownFields(body),
  }
}

/** The id in a field of the body; 0, which is none, where there is none. */
function idIn({ body }: Pick<LeadRow, 'body'>, field: string): number {
  const id = readJson(body)[field]
  return typeof id === 'number' ? id : 0
}

async function programmeNames(db: Database, rows: readonly LeadRow[]): Promise<Map<number, string>> {
  const ids = rows.map((row) => idIn(row, 'program_id')).filter((id) => id > 0)
  if (ids.length === 0) return new Map()
  const found = await db.selectFrom('mortgages').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, title }) => [id, readJson(title).ru]))
}

async function officeNames(db: Database, rows: readonly LeadRow[]): Promise<Map<number, string>> {
  const ids = rows.map((row) => idIn(row, 'office_id')).filter((id) => id > 0)
  if (ids.length === 0) return new Map()
  const offices = await db.selectFrom('contacts').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(offices.map(({ id, title }) => [id, readJson(title).ru]))
}

function estateOf(row: LeadRow): OutgoingLead['about']['estate'] {
  const { category, geo_flatnum, rooms, floor, area_total, price } = row
  if (category === null || geo_flatnum === null) return null
  if (rooms === null || floor === null || area_total === null || price === null) return null
  return unitFacts({ category, geo_flatnum, rooms, floor, area_total, price })
}

function inRussian(text: JsonText<Localized> | null): string | null {
  return text === null ? null : readJson(text).ru
}

/** The common fields of all forms have the same names in the record. */
const common = new Set([...Object.keys(LeadCommon.shape), 'vacancy_id'])

function ownFields(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !common.has(name)))
}
