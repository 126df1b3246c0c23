import assert from 'node:assert/strict'
import { test } from 'node:test'
import { piecesOf } from '#tests/helpers/feeds/feeds.ts'
import { dateCell, type Value, workbookOf } from '#tests/helpers/feeds/tables.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { noMapping } from '../mapping.ts'
import { Places } from '../places.ts'
import { readBytes } from '../read-bytes.ts'
import { Staging } from '../staging.ts'
import { readSheets } from '../tables/read-sheets.ts'
import { unitsCsvOffers } from './units-csv.ts'

const plain: Readonly<Record<string, Value>> = {
  category: 'flat',
  geo_flatnum: '12',
  number: '12',
  complex: 'park',
  house: 'park-1',
  status: 'free',
  status_changed_at: '2026-11-01T10:00:00Z',
  url: 'https://site.example/flats/1',
  updated_at: '2026-11-01T10:00:00Z',
  restoration: '',
  price_valid_until: '',
  plan: '',
  plan_image: '',
  tour_url: '',
  id: 1,
  section: 1,
  floor: 5,
  floors_total: 9,
  riser: '',
  position_on_floor: '',
  rooms: 2,
  area_total: 61.4,
  area_living: '',
  area_kitchen: '',
  area_balcony: '',
  area_terrace: '',
  ceiling_height: '',
  price: 37_500_000,
  price_m2: 610_749,
  price_old: '',
  is_euro: 0,
  views: '',
  windows: '',
  sun_dec: '',
  sun_mar: '',
  sun_jun: '',
}

async function offerWith(cells: Readonly<Record<string, Value>>) {
  const row = { ...plain, ...cells }
  const { sheets } = await readSheets(piecesOf(workbookOf({ units: [Object.keys(row), Object.values(row)] })))
  return unitsCsvOffers(sheets)?.[0]
}

test('R490 a door or a text of units.csv that Excel has made a date, a fraction or an error of leaves the unit out by cell', async () => {
  const wrong = async (cells: Readonly<Record<string, Value>>) => (await offerWith(cells))?.wrong_fields[0]
  assert.equal(await wrong({ geo_flatnum: dateCell(46_093) }), 'B2: 2026-03-12')
  assert.equal(await wrong({ geo_flatnum: '12.мар' }), 'B2: 12.мар')
  assert.equal(await wrong({ geo_flatnum: 12.03 }), 'B2: 12.03')
  assert.equal(await wrong({ plan: { t: 'e', v: 42 } }), 'L2: an error of Excel')
  assert.equal(await wrong({ geo_flatnum: '12-3' }), undefined)
})

test('R490 days of units.csv are read as Excel writes them', async () => {
  const offer = await offerWith({ price_valid_until: '31.12.2026' })
  assert.deepEqual([offer?.wrong_fields, offer?.own?.price_valid_until], [[], '2026-12-31'])
})

test('R490 a foreign table is no units.csv', async () => {
  const staging = new Staging()
  const bytes = piecesOf(Buffer.from('№ кв.;Этаж;Площадь\n1;5;61,4\n'))
  const events = { onOffer: () => undefined, onFault: () => undefined, onNote: () => undefined }
  await assert.rejects(
    () => readBytes(bytes, 'units', noMapping(), new Places([], noMapping()), staging, events),
    (error) => error instanceof FeedRefusal && /not units\.csv of this site/.test(error.message),
  )
  staging.close()
})
