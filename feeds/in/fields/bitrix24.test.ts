import assert from 'node:assert/strict'
import { join } from 'node:path'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillPlaces, importText } from '#tests/helpers/feeds/feeds.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { mappingOf, readMapping } from '../mapping.ts'

const mappings = join(import.meta.dirname, '../../../docs/mappings')

const element = (id: number, stageId: string) => ({
  id,
  title: `Квартира ${id}`,
  stageId,
  opportunity: 37_500_000,
  currencyId: 'KZT',
  ufCrm12Number: String(id),
  ufCrm12Project: 'Нура Тауэрс',
  ufCrm12House: 'Дом 1',
  ufCrm12Entrance: 2,
  ufCrm12Floor: 5,
  ufCrm12Rooms: '2',
  ufCrm12Area: 61.4,
})

eachDatabase(
  'R549 the shipped mapping reads a smart process of Bitrix24, and refuses one page of several',
  async (db) => {
    await fillPlaces(db)
    const mapping = await readMapping(join(mappings, 'bitrix24-smart-process.yaml'))
    const stages = ['NEW', 'PREPARATION', 'SUCCESS', 'FAIL', 'CLIENT']
    const items = stages.map((stage, at) => element(at + 1, `DT132_17:${stage}`))
    const report = await importText(db, JSON.stringify({ result: { items }, total: 5, time: {} }), {
      mapping,
    })
    assert.deepEqual([report.format, report.source, report.added], ['fields', 'bitrix24', 5])
    assert.deepEqual(report.unknown.statuses, [{ name: 'DT132_17:CLIENT', count: 1 }])
    const rows = await db.selectFrom('estates').selectAll().orderBy('geo_flatnum').execute()
    assert.deepEqual(
      rows.map(({ status }) => status),
      ['free', 'reserved', 'sold', 'hidden', 'hidden'],
    )
    await assert.rejects(
      () => importText(db, JSON.stringify({ result: { items }, next: 50, total: 120 }), { mapping }),
      (error) =>
        error instanceof FeedRefusal && /has 5 units and says that there are 120/.test(error.message),
    )
    await assert.rejects(
      () => importText(db, JSON.stringify({ result: { items } }), { mapping }),
      /line 5, total/,
    )
  },
)

eachDatabase('R549 the shipped mapping reads products of Bitrix24', async (db) => {
  await fillPlaces(db)
  const { items, statuses } = await readMapping(join(mappings, 'bitrix24-products.yaml'))
  const mapping = { ...mappingOf({ fixed: { project: 'Нура Тауэрс' }, source: 'bitrix24' }), items, statuses }
  const of = (value: string) => ({ valueId: '1', value })
  const product = (id: number, status: string) => ({
    ID: String(id),
    NAME: `Квартира ${id}`,
    PRICE: '37500000.00',
    CURRENCY_ID: 'KZT',
    PROPERTY_101: of(String(id)),
    PROPERTY_102: of('Дом 2'),
    PROPERTY_103: of('5'),
    PROPERTY_104: of('2'),
    PROPERTY_105: of('61.4'),
    PROPERTY_106: status === '' ? null : of(status),
  })
  const result = ['44', '46', '48', ''].map((status, at) => product(at + 1, status))
  const report = await importText(db, JSON.stringify({ result, total: 4 }), { mapping })
  assert.deepEqual([report.added, report.unknown.statuses], [4, [{ name: 'пусто', count: 1 }]])
  const rows = await db.selectFrom('estates').selectAll().orderBy('geo_flatnum').execute()
  assert.deepEqual(
    rows.map(({ status, price }) => [status, price]),
    [
      ['free', 37_500_000],
      ['reserved', 37_500_000],
      ['sold', 37_500_000],
      ['hidden', 37_500_000],
    ],
  )
})

eachDatabase(
  'R549 a list of Bitrix24 saved as CSV is a table whose columns the mapping names',
  async (db) => {
    await fillPlaces(db)
    const mapping = mappingOf({
      source: 'bitrix24',
      columns: { Название: 'ignore', Стадия: 'status', Сумма: 'price', ID: 'id' },
      fixed: { project: 'Нура Тауэрс', house: 'Дом 1' },
      statuses: { 'В продаже': 'free', Успех: 'sold' },
    })
    const csv = `"ID";"Название";"Стадия";"Сумма";"Валюта";"Номер квартиры";"Этаж";"Комнат";"Площадь"
"12";"Квартира 1";"В продаже";"37500000.00";"KZT";"1";"5";"2";"61.4"
"13";"Квартира 2";"Успех";"37500000.00";"KZT";"2";"5";"2";"61.4"
`
    const report = await importText(db, csv, { mapping })
    assert.deepEqual([report.format, report.added], ['table', 2])
    const rows = await db.selectFrom('estates').selectAll().orderBy('geo_flatnum').execute()
    assert.deepEqual(
      rows.map(({ geo_flatnum, status, price }) => [geo_flatnum, status, price]),
      [
        ['1', 'free', 37_500_000],
        ['2', 'sold', 37_500_000],
      ],
    )
  },
)
