import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FeedHouse } from '#database/feeds/feed-houses.ts'
import { type MadeSheet, type Value, workbookOf } from '#tests/helpers/feeds/tables.ts'
import { piecesOf } from '#tests/helpers/feeds/feeds.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { mappingOf, noMapping } from '../mapping.ts'
import { Places } from '../places.ts'
import { readSheets } from './read-sheets.ts'
import { readTable } from './read-table.ts'

type Sheets = Readonly<Record<string, MadeSheet | Value[][]>>

const complex = (id: number, slug: string, name: string) => ({ id, slug, names: [name] })
const house = (id: number, of: FeedHouse['complex'], name: string, queue_no: number): FeedHouse => ({
  id,
  slug: `${of.slug}-${queue_no}`,
  names: [name],
  complex: of,
  queue_no,
  floors: 12,
  sections: [1, 2],
  is_handed_over: false,
  deadline: null,
})
const [nura, qala] = [complex(1, 'nura-towers', 'Nura Towers'), complex(2, 'qala-family', 'Qala Family')]
const houses = [
  house(11, nura, 'Дом 1', 1),
  house(12, nura, 'Дом 2', 2),
  house(21, qala, 'Дом 1', 1),
  house(22, qala, 'Дом 2', 2),
]

async function tableOf(sheets: Sheets | Buffer, mapping = noMapping()) {
  const bytes = Buffer.isBuffer(sheets) ? sheets : workbookOf(sheets)
  return readTable((await readSheets(piecesOf(bytes, 100_000))).sheets, mapping, new Places(houses, mapping))
}

async function refusal(sheets: Sheets | Buffer, content: unknown = {}): Promise<string> {
  const error = await tableOf(sheets, mappingOf(content)).then(
    () => null,
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof FeedRefusal, String(error))
  return error.message
}

const short = ['№ кв.', 'Этаж', 'Комнат', 'Площадь', 'Цена', 'Статус']
const flat = (number: Value, area = 61.4) => [number, 5, 2, area, 37_500_000, 'Свободна']

/** The project, house and number of each unit. */
async function placesOf(cells: Value[][], sheet = 'Все'): Promise<string[]> {
  const { offers } = await tableOf({ [sheet]: cells })
  return offers.map(({ project, house: { name }, number }) => [project.name, name, number].join(' / '))
}

test('R755 a heading with a project holds until the next one, and a house below it is one of that project', async () => {
  assert.deepEqual(
    await placesOf([
      short,
      ['ЖК Qala Family'],
      ['Дом 1'],
      flat(1),
      ['Дом 2'],
      flat(1),
      ['Жилой комплекс «Nura Towers» — сдача 2027'],
      ['Дом 1'],
      flat(1),
      ['ЖК Qala Family, Дом 2'],
      flat(2),
      ['Nura Towers'],
      flat(3),
      ['Новый тұрғын үй кешені'],
      ['1-үй'],
      flat(4),
    ]),
    [
      'ЖК Qala Family / Дом 1 / 1',
      'ЖК Qala Family / Дом 2 / 1',
      'Жилой комплекс «Nura Towers» / Дом 1 / 1',
      'ЖК Qala Family / Дом 2 / 2',
      'Nura Towers / Все / 3',
      'Новый тұрғын үй кешені / 1-үй / 4',
    ],
  )
})

test('R755 a title above the names of columns that begins with «ЖК» or quotes its name is the project', async () => {
  for (const [title, project, name] of [
    ['ЖК Новый Город', 'ЖК Новый Город', 'Дом 1'],
    ['Остатки ЖК «Новый Город» на 24.11.2026', 'ЖК «Новый Город»', 'Дом 1'],
    ['ЖК Qala Family, дом 2 на 24.11.2026', 'ЖК Qala Family', 'дом 2'],
    ['Наши ЖК и цены', '', 'Дом 1'],
  ] as const)
    assert.deepEqual(await placesOf([[title], [], short, flat(1)], 'Дом 1'), [`${project} / ${name} / 1`])
})

test('R756 cells of places that are empty beside filled ones refuse the table by their rows', async () => {
  const head = ['ЖК', 'Дом', 'Подъезд', ...short]
  const rows = [
    ['Qala Family', 'Дом 1', 1, ...flat(1)],
    [null, 'Дом 1', null, ...flat(2)],
    [null, null, null, ...flat(3)],
    ['Qala Family', 'Дом 1', 2, ...flat(4).with(1, null)],
    [null, 'Дом 1', 2, ...flat(5)],
  ]
  const message = await refusal({ 'Дом 2': [head, ...rows] })
  assert.match(message, /cells of column A \(«ЖК»\) are empty in rows 3–4, 6\. Fill each one in, or merge/)
  assert.match(message, /column B \(«Дом»\) are empty in rows 4\./)
  assert.match(message, /column C \(«Подъезд»\) are empty in rows 3–4\./)
  assert.match(message, /column E \(«Этаж»\) are empty in rows 5\./)
  // A column without any value is none, and a storeroom has no entrance.
  const bare = [head, ['Qala Family', null, 1, ...flat(1)], ['Qala Family', null, 2, ...flat(2)]]
  assert.equal((await tableOf({ 'Дом 2': bare })).offers[0]?.house.name, 'Дом 2')
  const mixed = [
    ['Тип', ...head],
    ['Квартира', 'Qala Family', 'Дом 1', 1, ...flat(1)],
    ['Кладовая', 'Qala Family', 'Дом 1', null, 'К1', null, null, 4, 1_000_000, 'Свободна'],
  ]
  assert.equal((await tableOf({ a: mixed })).offers.length, 2)
})

test('R756 a table that says no house asks for one', async () => {
  const csv = Buffer.from([short, flat(1)].map((row) => row.join(';')).join('\n'))
  assert.match(
    await refusal(csv),
    /nothing says in which house the units are\. Add a column «Дом», or .*«fixed: \{ house: slug \}»/,
  )
  assert.equal((await tableOf(csv, mappingOf({ fixed: { house: 'qala-family-1' } }))).offers.length, 1)
})

test('R757 what the mapping fixes is not said otherwise by a heading or the name of a sheet', async () => {
  const table = (...headings: string[]) => ({
    Прайс: [short, flat(1), ...headings.flatMap((text) => [[text], flat(text)])],
  })
  const fixed = { house: 'qala-family-1' }
  assert.match(
    await refusal(table('Дом 1', 'Дом 2'), { fixed }),
    /row 5 is a heading «Дом 2», and the mapping fixes house: qala-family-1\. Take house out of «fixed»/,
  )
  assert.match(
    await refusal(table('ЖК Nura Towers'), { fixed }),
    /row 3 is a heading «ЖК Nura Towers», .*house/,
  )
  assert.match(
    await refusal(table('ЖК Nura Towers'), { fixed: { project: 'qala-family' } }),
    /row 3 is a heading «ЖК Nura Towers», and the mapping fixes project: qala-family/,
  )
  assert.match(
    await refusal(table('Подъезд 2'), { fixed: { ...fixed, section: 1 } }),
    /row 3 .*fixes section: 1/,
  )
  assert.match(await refusal({ 'Дом 2': [short, flat(1)] }, { fixed }), /the sheet is called «Дом 2»/)
  for (const same of ['Дом 1', 'ЖК Qala Family', 'ЖК «Qala Family», Корпус 1'])
    assert.equal((await tableOf(table(same), mappingOf({ fixed }))).offers.length, 2, same)
  const named = { fixed: { project: 'qala-family' }, projects: { 'ЖК Кала': 'qala-family' } }
  assert.equal((await tableOf(table('ЖК Кала', 'Дом 2'), mappingOf(named))).offers.length, 3)
})

test('R758 two rows with one number and another area or price ask for the entrance', async () => {
  const rows = [short, flat(1), flat(2), flat(1, 45.2), flat(2, 45.3)]
  assert.match(
    await refusal({ 'Дом 1': rows }),
    /rows 2 and 4 have one number «1» in one place, and 1 more pairs of rows, and another area or price: they are two units\. Add a column «Подъезд»/,
  )
  assert.match(await refusal({ 'Дом 1': [short, flat(1), flat(1).with(4, 38_000_000)] }), /rows 2 and 3/)
  const twice = [short, flat(1), flat(1, 61.44).with(5, 'Продана')]
  assert.equal((await tableOf({ 'Дом 1': twice })).offers.length, 2)
})

test('R759 two tables side by side are refused in one sentence, and a sum that nothing names is no unit', async () => {
  const twice = ['№', ...short.slice(1)]
  const message = await refusal({
    'Дом 1': [
      [...twice, null, ...twice],
      [...flat(1), null, ...flat(2)],
    ],
  })
  assert.match(
    message,
    /two tables stand side by side, the second one begins in column H\. Put one below the other/,
  )
  assert.doesNotMatch(message, /ignore/)
  const { offers, notes } = await tableOf({
    Прайс: [
      ['Дом', ...short],
      ['Дом 1', ...flat(1)],
      ['Дом 1', '1 кв', null, null, 61.4, 37_500_000],
      [null, 1, null, null, 61.4, 37_500_000],
    ],
  })
  assert.equal(offers.length, 1)
  assert.deepEqual(notes, ['sheet «Прайс», 2 rows passed over (a sum: neither rooms nor a status): 3, 4'])
})
