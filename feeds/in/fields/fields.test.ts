import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { parse } from 'yaml'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillPlaces, importText, offersOf } from '#tests/helpers/feeds/feeds.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { type Mapping, mappingOf, readMapping } from '../mapping.ts'
import { readFeed } from '../read-feed.ts'
import { Staging } from '../staging.ts'
import { fieldPath } from './field-path.ts'

const xmlMapping = `
source: own
items: Каталог/Дом/Квартиры/Кв
fields:
  id: '@Ид'
  project: /Каталог/@Проект
  house: /Каталог/Дом/Имя
  number: [НомерПоПлану, Номер]
  section: Характеристика[@Код=подъезд]
  floor: Характеристика[@Код=этаж/уровень]/Значение
  rooms: Комнаты
  area_total: { path: Площадь/Сантиметры, times: 0.0001 }
  price: { path: Цена, times: 1000 }
  status: Состояние/@код
  category: { path: Вид, words: { К: flat, П: garage } }
statuses: { 1: free, 7: sold }
`

const flat = (number: number, { price = '38500,5', status = '1', kind = 'К' } = {}) => `
  <Кв Ид="g-${number}"><Номер>${number}</Номер><НомерПоПлану/>
    <Характеристика Код="подъезд">2</Характеристика>
    <Характеристика Код="этаж/уровень"><Значение>5</Значение></Характеристика>
    <Характеристика Код="вид"><Значение>77</Значение></Характеристика>
    <Комнаты>2</Комнаты><Площадь><Сантиметры>614000</Сантиметры></Площадь>
    <Цена>${price}</Цена><Состояние код="${status}">слово</Состояние><Вид>${kind}</Вид></Кв>`

const ownXml = (flats: string) =>
  `<?xml version="1.0"?><Каталог Проект="Нура Тауэрс"><Дом><Имя>Дом 1</Имя><Квартиры>${flats}</Квартиры></Дом></Каталог>`

const mapping = (yaml: string) => mappingOf(parse(yaml))

/** Whether an error is a refusal that says so. */
const refusal = (words: RegExp) => (error: unknown) =>
  error instanceof FeedRefusal && words.test(error.message)

test('R543 paths of the mapping: steps, attributes, entries by an attribute, from the root', () => {
  for (const good of ['price', 'price/value', '@id', '/a/@b', 'p[@n=1/2]/v', 'data/*/flats/*', '*'])
    assert.equal(fieldPath(good)?.text, good)
  for (const bad of [
    '',
    '/',
    'a//b',
    'a/',
    '@',
    '@a/b',
    'a[b',
    'a]',
    'a[@b]',
    'a[@=1]',
    'x/'.repeat(13) + 'x',
  ])
    assert.equal(fieldPath(bad), null, bad)
  assert.equal(fieldPath('x'.repeat(201)), null)
})

eachDatabase(
  'R543 an XML of one’s own comes in by paths, unit factors, words and what stands around',
  async (db) => {
    await fillPlaces(db)
    const feed = ownXml(flat(1) + flat(2, { status: '7' }) + flat(3, { status: '9' }))
    const report = await importText(db, feed, { mapping: mapping(xmlMapping) })
    assert.deepEqual(
      [report.format, report.source, report.added, report.skipped, report.unknown.statuses],
      ['fields', 'own', 3, 0, [{ name: '9', count: 1 }]],
    )
    const rows = await db.selectFrom('estates').selectAll().orderBy('geo_flatnum').execute()
    assert.deepEqual(
      rows.map((row) => [
        row.geo_flatnum,
        row.house_id,
        row.section,
        row.floor,
        row.rooms,
        row.area_total,
        row.price,
        row.status,
      ]),
      [
        ['1', 1, 2, 5, 2, 61.4, 38_500_500, 'free'],
        ['2', 1, 2, 5, 2, 61.4, 38_500_500, 'sold'],
        ['3', 1, 2, 5, 2, 61.4, 38_500_500, 'hidden'],
      ],
    )
    const again = await importText(db, feed, { mapping: mapping(xmlMapping) })
    assert.equal(again.unchanged, 3)
  },
)

const jsonMapping = `
items: data/houses/*/flats/*
fields:
  number: no
  house: /data/houses/*/title
  floor: place/floor
  rooms: props[code=rooms]/value
  area_total: props[code=area]/value
  price: price
  price_before: old
  status: state
  views: views
fixed: { project: Нура Тауэрс }
`

const jsonFlat = (no: number, others: object = {}) => ({
  no,
  place: { floor: 5 },
  props: [
    { code: 'area', value: 61.4 },
    { code: 'rooms', value: '2' },
  ],
  price: 37_500_000,
  old: 39_000_000,
  state: 'Свободна',
  views: ['двор', 'горы'],
  ...others,
})

const ownJson = (...houses: { title?: string; flats: object[] }[]) => JSON.stringify({ data: { houses } })

eachDatabase(
  'R543 a JSON of one’s own comes in by paths, each unit under the house around it',
  async (db) => {
    await fillPlaces(db)
    const feed = ownJson(
      { title: 'Дом 1', flats: [jsonFlat(1), jsonFlat(2)] },
      { title: 'Дом 2', flats: [jsonFlat(1, { old: undefined })] },
    )
    const report = await importText(db, feed, { mapping: mapping(jsonMapping) })
    assert.deepEqual([report.format, report.added, report.skipped], ['fields', 3, 0])
    const rows = await db
      .selectFrom('estates')
      .selectAll()
      .orderBy('house_id')
      .orderBy('geo_flatnum')
      .execute()
    assert.deepEqual(
      rows.map((row) => [row.house_id, row.geo_flatnum, row.price, row.price_old]),
      [
        [1, '1', 37_500_000, 39_000_000],
        [1, '2', 37_500_000, 39_000_000],
        [2, '1', 37_500_000, null],
      ],
    )
  },
)

test('R543 what stands around is that of the own house, never of the one before', async () => {
  const { offers } = await offersOf(
    ownJson({ title: 'Дом 1', flats: [jsonFlat(1)] }, { flats: [jsonFlat(2)] }),
    null,
    mapping(jsonMapping),
  )
  assert.deepEqual(
    offers.map(({ house }) => house.name),
    ['Дом 1', ''],
  )
  const xml = `<Каталог Проект="А"><Дом><Имя>Дом 1</Имя><Квартиры>${flat(1)}</Квартиры></Дом><Дом><Квартиры>${flat(2)}</Квартиры></Дом></Каталог>`
  const read = await offersOf(xml, null, mapping(xmlMapping))
  assert.deepEqual(
    read.offers.map(({ house }) => house.name),
    ['Дом 1', ''],
  )
  assert.deepEqual(
    read.offers.map(({ project }) => project.name),
    ['А', 'А'],
  )
})

test('R543 a value that is not what its field holds leaves the unit out; an empty status is an unknown one', async () => {
  const { offers } = await offersOf(
    ownJson({
      title: 'Дом 1',
      flats: [
        jsonFlat(1, { price: 'позвоните' }),
        jsonFlat(2, { place: { floor: 'пятый' } }),
        jsonFlat(3, { state: null }),
        jsonFlat(4, { price: 'по запросу' }),
        jsonFlat(5, { props: [{ code: 'area', value: '61,4 сот' }] }),
      ],
    }),
    null,
    mapping(jsonMapping),
  )
  assert.deepEqual(
    offers.map(({ wrong_fields, status, price }) => [wrong_fields, status, price]),
    [
      [['price: позвоните'], 'Свободна', null],
      [['floor: пятый'], 'Свободна', 37_500_000],
      [[], 'пусто', 37_500_000],
      [[], 'Свободна', 0],
      [['area_total: 61,4 сот'], 'Свободна', 37_500_000],
    ],
  )
})

eachDatabase(
  'R560 several different values at the path of one field leave the unit out, and its unit here is not on sale as the first of them says',
  async (db) => {
    await fillPlaces(db)
    const own = (states: readonly string[], no: string, price: string) => `<flat><id>u${no}</id><no>${no}</no>
      ${states.map((state) => `<s>${state}</s>`).join('')}
      <floor>5</floor><rooms>2</rooms><area>61.4</area>${price}<view>двор</view><view>горы</view></flat>`
    const map = mapping(`
items: flats/flat
fields: { id: id, number: no, status: s, floor: floor, rooms: rooms, area_total: area, price: price, views: view }
fixed: { project: Нура Тауэрс, house: Дом 1 }
`)
    const one = '<price>37500000</price>'
    const feed = (first: string) =>
      `<flats>${first}${own(['free'], '2', one)}${own(['free', 'free'], '3', one)}</flats>`
    const before = await importText(db, feed(own(['free'], '1', one)), { mapping: map })
    assert.deepEqual([before.added, before.skipped], [3, 0])
    const after = await importText(db, feed(own(['free', 'sold'], '1', one)), { mapping: map })
    assert.deepEqual(
      after.offers.map(({ id, reason, why }) => [id, reason, why]),
      [['u1', 'wrong_value', ['a value that no unit can have («status: free / sold»)']]],
    )
    const rows = await db.selectFrom('estates').selectAll().orderBy('geo_flatnum').execute()
    assert.deepEqual(
      rows.map(({ status }) => status),
      ['hidden', 'free', 'free'],
    )
    const prices = await importText(db, feed(own(['free'], '1', `${one}<price>3750000</price>`)), {
      mapping: map,
    })
    assert.deepEqual(prices.offers[0]?.why, ['a value that no unit can have («price: 37500000 / 3750000»)'])
  },
)

test('R560 the same in JSON: entries of a list, also under a star; what the words of the mapping make equal is one value', async () => {
  const map = mapping(`
items: flats/*
fields: { number: no, status: deals/*/s, floor: floor, rooms: rooms, area_total: area, price: price, category: { path: kinds, words: { F: flat, кв: flat } } }
fixed: { project: Нура Тауэрс, house: Дом 1 }
`)
  const flats = [
    { deals: [{ s: 'free' }, { s: 'sold' }] },
    { deals: [{ s: 'free' }, { s: 'free' }], kinds: ['F', 'кв'] },
    { deals: [{ s: 'free' }], rooms: [2, 3], floor: [5, 6] },
  ].map((others, at) => ({ no: at + 1, floor: 5, rooms: 2, area: 61.4, price: 37_500_000, ...others }))
  const { offers } = await offersOf(JSON.stringify({ flats }), null, map)
  assert.deepEqual(
    offers.map(({ wrong_fields }) => wrong_fields),
    [['status: free / sold'], [], ['floor: 5 / 6', 'rooms: 2 / 3']],
  )
})

test('R543 a path that leads nowhere is refused with the line of the mapping; of what no offer hangs on it is said', async (t) => {
  const file = await mappingFile(t, jsonMapping.replace('status: state', 'status: zustand').trimStart())
  const read = await readMapping(file)
  const feed = ownJson({ title: 'Дом 1', flats: [jsonFlat(1, { views: [] })] })
  await assert.rejects(
    () => offersOf(feed, null, read),
    refusal(/line 10, fields → status: no unit has a status at «zustand»/),
  )
  const { notes } = await offersOf(feed, null, mapping(jsonMapping))
  assert.deepEqual(notes, ['fields → views of the mapping: no unit has a views at «views»'])
  const elsewhere = jsonMapping.replace('data/houses/*/flats/*', 'data/flats/*')
  await assert.rejects(
    () => offersOf(feed, null, mapping(elsewhere)),
    refusal(/units stand at «data\/flats\/\*»/),
  )
  await assert.rejects(
    () => offersOf(ownXml(flat(1)), null, mapping(jsonMapping)),
    refusal(/items: «data\/houses\/\*\/flats\/\*» is a path of JSON, and this feed is XML/),
  )
})

test('R544 brackets in a path from the root of JSON are refused: the name of another house would be taken', async (t) => {
  const file = await mappingFile(
    t,
    `items: flats/*
fields: { number: no, floor: floor, rooms: rooms, area_total: area, price: price, status: s,
  house: '/houses[code=b]/name' }
fixed: { project: Нура Тауэрс }
`,
  )
  const feed = JSON.stringify({
    houses: [
      { code: 'b', name: 'Дом 2' },
      { code: 'a', name: 'Дом 1' },
    ],
    flats: [{ no: 1, floor: 5, rooms: 2, area: 61.4, price: 37_500_000, s: 'free' }],
  })
  const read = await readMapping(file)
  await assert.rejects(
    () => offersOf(feed, null, read),
    refusal(/line 3, fields → house: «\/houses\[code=b\]\/name» has brackets/),
  )
})

test('R544 a mapping that cannot be used is refused with the lines of its faults', async (t) => {
  const faults: readonly (readonly [from: string, to: string, words: RegExp])[] = [
    ['  number: no', '  nummer: no', /line 3, fields → nummer: /],
    ['  number: no', '  number: a//b', /line 3, fields → number: .*is not a path/],
    ['  number: no\n', '', /line 2, fields: nothing says where the number of the unit or its id stands/],
    ['  status: state\n', '', /nothing says where the status stands/],
    ['items: data/houses/*/flats/*\n', '', /line 1, fields: «items» says where the units stand/],
    ['items: data', 'items: "@data"\nitem: data', /line 2, item: there is no such name/],
    ['items: data/houses/*/flats/*', 'items: data/houses[@a=b]/flats', /line 1, items: .*brackets/],
    [
      '  status: state',
      '  status: { path: state, words: { x: free } }',
      /line 10, fields → status: .*under «statuses:»/,
    ],
    ['  number: no', '  number: { path: no, times: 10 }', /line 3, fields → number: «times» is for prices/],
    ['  price: price', '  price: { path: price, times: -1 }', /line 8, fields → price → times: /],
    ['fixed: {', 'fixed: { status: free,', /fixed → status: «fixed» gives all units one status/],
  ]
  for (const [from, to, words] of faults) {
    const text = jsonMapping.trimStart()
    assert.ok(text.includes(from))
    const file = await mappingFile(t, text.replace(from, to))
    await assert.rejects(() => readMapping(file), refusal(words), String(words))
  }
})

test('R543 a hostile feed of one’s own is bounded: depth, texts around the units, attributes', async () => {
  const around = mapping(xmlMapping)
  const long = `<Каталог><Дом><Имя>${'<![CDATA[xxxxxxxxxx]]>'.repeat(210_000)}</Имя></Дом></Каталог>`
  await assert.rejects(() => readWhole(long, around), refusal(/holds more text than/))
  const deep = `<Каталог>${'<Дом>'.repeat(70)}`
  await assert.rejects(() => offersOf(deep, null, around), refusal(/nested more than 64/))
  // A name that every object inherits is no value of an item.
  const inherited = jsonMapping.replace('status: state', 'status: constructor/name')
  const feed = ownJson({ title: 'Дом 1', flats: [jsonFlat(1)] })
  await assert.rejects(() => offersOf(feed, null, mapping(inherited)), refusal(/no unit has a status/))
})

/** Reads in larger pieces than `offersOf` has. */
async function readWhole(text: string, map: Mapping): Promise<void> {
  const staging = new Staging()
  try {
    const pieces = (async function* () {
      for (let from = 0; from < text.length; from += 100_000) yield text.slice(from, from + 100_000)
    })()
    await readFeed(pieces, null, map, staging, {
      onOffer: () => undefined,
      onFault: () => undefined,
      onNote: () => undefined,
    })
  } finally {
    staging.close()
  }
}

async function mappingFile(t: TestContext, yaml: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mapping-'))
  t.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'mapping.yaml')
  await writeFile(file, yaml)
  return file
}
