import type { TestContext } from 'node:test'
import { type ApiParts, createApi } from '#api/create-api.ts'
import { writeJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import { liveSearchIndex } from '#database/search/index/live-index.ts'
import { documentThread } from '#documents/document-thread.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { recordingLog } from '../recording-log.ts'
import {
  basicRows,
  fillDatabase,
  makeComplex,
  makeEstate,
  makeHouse,
  makeRow,
  type Rows,
} from '../databases/rows.ts'
import { textOf } from '../databases/sample-rows.ts'
import { temporaryFolder } from './server.ts'

/** Ids of the units that `sampleSite` has one of; units 1 to 30 are flats that can be bought. */
export const unit = { sold: 41, withdrawn: 42, hidden: 43, garage: 51, reserved: 61 }

const company = {
  name: 'Sample',
  phone: '+77270000000',
  email: 'sales@example.com',
  hours: textOf('Hours'),
  networks: [{ code: 'instagram' as const, url: 'https://example.com/instagram' }],
  credit: null,
}

/**
 * A site small enough to count by hand: 30 flats of 0 to 4 rooms at 21 to 50 million tenge, every third one with the
 * finish `fine`; one reserved, one sold, one withdrawn, one hidden flat; one parking space; two projects.
 */
export const sampleSite: Rows = {
  ...basicRows,
  complexes: [
    ...basicRows.complexes,
    makeComplex({ id: 2, sort_order: 2, deadline_year: null, deadline_quarter: null }),
  ],
  houses: [...basicRows.houses, makeHouse({ id: 2, complex_id: 2, handed_over_at: '2026-05-01' })],
  estates: [
    ...Array.from({ length: 30 }, (_, step) =>
      makeEstate({
        id: step + 1,
        geo_flatnum: `АП-1-${step + 1}`,
        rooms: step % 5,
        restoration: step % 3 === 0 ? 'fine' : 'rough',
        price: (21 + step) * 1_000_000,
        area_total: 30 + step,
        floor: (step % 10) + 2,
      }),
    ),
    makeEstate({ id: unit.sold, status: 'sold' }),
    makeEstate({ id: unit.withdrawn, status: 'withdrawn' }),
    makeEstate({ id: unit.hidden, status: 'hidden' }),
    makeEstate({
      id: unit.reserved,
      status: 'reserved',
      rooms: 3,
      price: 1_000_000,
      complex_id: 2,
      house_id: 2,
    }),
    makeEstate({
      id: unit.garage,
      category: 'garage',
      geo_flatnum: 'Паркинг №37',
      rooms: 0,
      restoration: null,
      windows: writeJson([]),
      told_windows: writeJson(null),
      sun: writeJson(null),
      plan_code: null,
      area_total: 13.8,
      area_kitchen: null,
      floor: -1,
      price: 4_500_000,
    }),
  ],
  promotions: [makeRow('promotions', { ends_at: null })],
  articles: [makeRow('articles', {})],
  answers: [makeRow('answers', {})],
  mortgages: [makeRow('mortgages', { valid_to: null })],
  calculators: [makeRow('calculators', { complex_id: null, house_id: null })],
  employees: [makeRow('employees', {})],
  awards: [makeRow('awards', {})],
  contacts: [makeRow('contacts', {})],
  reviews: [makeRow('reviews', {})],
  photos: [makeRow('photos', {})],
  videos: [makeRow('videos', {})],
  banners: [makeRow('banners', { starts_at: null, ends_at: null })],
  feedback_images: [makeRow('feedback_images', {})],
  property_descriptions: [
    makeRow('property_descriptions', { complex_id: null, house_id: null, rooms: null }),
  ],
  vacancy_categories: [makeRow('vacancy_categories', {})],
  vacancies: [makeRow('vacancies', {})],
  construction_progress: [makeRow('construction_progress', {})],
  redirects: [makeRow('redirects', {})],
  settings: [
    makeRow('settings', {}),
    makeRow('settings', { key: 'company', value: writeJson<unknown>(company) }),
  ],
}

/** The API over a database filled with `sampleSite` or other rows, and its log. */
export async function sampleApi(
  t: TestContext,
  db: Database,
  { rows = sampleSite, ...parts }: { rows?: Rows } & Partial<ApiParts> = {},
) {
  await fillDatabase(db, rows)
  const index = await liveSearchIndex(db, { interval: 60_000, ...(parts.now && { now: parts.now }) })
  t.after(() => index.close())
  const log = recordingLog()
  const documents = documentThread()
  t.after(documents.close)
  const leads = { uploads: temporaryFolder(t), ...parts.leads }
  const bothWays = createApi({ db, index, log, documents, ...parts, leads })
  const apiClient = createApiClient(inProcessApi(bothWays, () => {}))
  return {
    api: bothWays.http,
    bothWays,
    /** The way of a page in this process, in Russian. */
    apiClient: apiClient({ language: 'ru', clientAddress: '', requestId: 'request-1' }),
    index,
    log,
    uploads: leads.uploads,
  }
}
