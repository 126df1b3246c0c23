import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zipSync } from 'fflate'
import { dateCell, textsOf, workbookOf, workbookWith } from '#tests/helpers/feeds/tables.ts'
import { piecesOf } from '#tests/helpers/feeds/feeds.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { isTable, readSheets } from './read-sheets.ts'

const rows = [
  ['№ кв.', 'Площадь', 'Цена'],
  ['1', 61.4, 37_500_000],
  ['2а', 36.15, '31,5 млн'],
]

const texts = [
  ['№ кв.', 'Площадь', 'Цена'],
  ['1', '61.4', '37500000'],
  ['2а', '36.15', '31,5 млн'],
]

function refused(bytes: Buffer | string, sentence: RegExp): Promise<void> {
  return assert.rejects(
    () => readSheets(piecesOf(bytes, 100_000)),
    (error) => error instanceof FeedRefusal && sentence.test(error.message),
  )
}

test('R483 the cells of .xlsx and .xls are read as they are', async () => {
  for (const type of ['xlsx', 'xls'] as const) {
    assert.deepEqual(await textsOf(workbookOf({ 'Дом 1': rows }, type)), texts)
  }
})

test('R483 hidden rows, columns and sheets, merged cells and dates are known as such', async () => {
  const book = workbookOf({
    'Дом 1': { cells: [...rows, [dateCell(46_093)]], hiddenRows: [1], hiddenColumns: [2], merges: ['A1:B1'] },
    Черновик: { cells: [['х']], isHidden: true },
  })
  const { sheets } = await readSheets(piecesOf(book))
  assert.deepEqual(
    sheets.map(({ name, isHidden }) => [name, isHidden]),
    [
      ['Дом 1', false],
      ['Черновик', true],
    ],
  )
  const [sheet] = sheets
  assert.deepEqual(
    sheet?.rows.map(({ number, isHidden }) => [number, isHidden]),
    [
      [1, false],
      [2, true],
      [3, false],
      [4, false],
    ],
  )
  assert.deepEqual(sheet?.rows[3]?.cells.get(0), { text: '2026-03-12', kind: 'date' })
  assert.deepEqual([...(sheet?.hiddenColumns ?? [])], [2])
  assert.deepEqual(sheet?.merges, [{ top: 0, bottom: 0, left: 0, right: 1 }])
})

test('R483 a formula is read by the value that Excel kept; one without a value is an error', async () => {
  const book = workbookWith(
    workbookOf({ a: [[{ t: 'n', v: 61.4, f: 'SUM(B1:B2)' }, 'х']] }),
    'xl/worksheets/sheet1.xml',
    (xml) => xml.replace('</row>', '<c r="C1"><f>1+1</f></c><c r="D1" t="e"><v>#N/A</v></c></row>'),
  )
  const [sheet] = (await readSheets(piecesOf(book))).sheets
  assert.deepEqual(
    [...(sheet?.rows[0]?.cells.values() ?? [])].map(({ text, kind }) => [text, kind]),
    [
      ['61.4', 'number'],
      ['х', 'text'],
      ['a formula without a value', 'error'],
      ['an error of Excel', 'error'],
    ],
  )
})

test('R484 CSV is read with semicolon, tab or comma, in UTF-8 or UTF-16', async () => {
  for (const delimiter of [';', '\t', ',', '|']) {
    const text = rows.map((row) => row.map((cell) => `"${cell}"`).join(delimiter)).join('\r\n')
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\uFEFF${text}`),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    ]) {
      assert.deepEqual(await textsOf(bytes), texts)
    }
  }
  assert.deepEqual(await textsOf('sep=,\r\na,"b,\nc"\r\n1;2,3\r\n'), [
    ['a', 'b,\nc'],
    ['1;2', '3'],
  ])
})

test('R962 CSV that ends within a row is refused: the units of the rest are not gone', async () => {
  const table = '№ кв.;Площадь;Цена;Статус\n1;61,4;37500000;Свободна\n2;36,1;'
  await refused(`${table}2750`, /^The table ends within row 3: it has 3 columns, and the row before it 4\./)
  const whole = await textsOf(`${table}27500000;Свободна`)
  assert.deepEqual(whole.at(-1), ['2', '36,1', '27500000', 'Свободна'])
  assert.deepEqual((await textsOf(`${table}2750\n`)).at(-1), ['2', '36,1', '2750'])
})

test('R484 CSV in Windows-1251 is read with a warning', async () => {
  // «№ кв;Дом» and «1;А» as Excel writes them.
  const bytes = Buffer.from([0xb9, 0x20, 0xea, 0xe2, 0x3b, 0xc4, 0xee, 0xec, 10, 0x31, 0x3b, 0xc0])
  assert.deepEqual(await textsOf(bytes), [
    ['№ кв', 'Дом'],
    ['1', 'А'],
  ])
  const { warnings } = await readSheets(piecesOf(bytes))
  assert.match(warnings.join(), /Windows-1251/)
})

test('R483 a table is told from XML and JSON by its first bytes', () => {
  for (const head of ['PK\u0003\u0004', 'id;category', '\uFEFFid', ' №', '"a"'])
    assert.ok(isTable(Buffer.from(head)), head)
  for (const head of ['<feed/>', '\uFEFF <feed>', '{"a"', ' [1']) assert.ok(!isTable(Buffer.from(head)), head)
  assert.ok(!isTable(Buffer.from('\uFEFF<feed>', 'utf16le')))
})

test('R485 a workbook that grows beyond measure when it is unpacked is refused', async () => {
  const book = workbookOf({ a: rows })
  const big = workbookWith(book, 'xl/worksheets/sheet1.xml', (xml) =>
    xml.replace('</sheetData>', `${' '.repeat(60_000_000)}</sheetData>`),
  )
  assert.ok(big.length < 200_000)
  const began = process.cpuUsage()
  await refused(big, /grows more than 20 times/)
  assert.ok(process.cpuUsage(began).user < 2_000_000, 'it is left at once')
  await refused(
    Buffer.from(
      zipSync(
        Object.fromEntries(
          Array.from({ length: 3_000 }, (_, index) => [`xl/${index}.xml`, new Uint8Array()]),
        ),
      ),
    ),
    /grows/,
  )
})

test('R485 a workbook with entities is refused', async () => {
  const book = workbookOf({ a: rows })
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
  await refused(
    workbookWith(book, 'xl/workbook.xml', (xml) => xml.replace('<workbook', `${bomb}<workbook`)),
    /DOCTYPE in xl\/workbook.xml/,
  )
})

test('R485 more columns, rows or letters in a cell than a table may have are refused', async () => {
  const book = workbookOf({ a: rows })
  const sheet = (row: string) =>
    workbookWith(book, 'xl/worksheets/sheet1.xml', (xml) => xml.replace('</sheetData>', `${row}</sheetData>`))
  await refused(sheet('<row r="9"><c r="BDWGN9"><v>1</v></c></row>'), /more than 300 columns/)
  await refused(sheet('<row r="60000"><c r="A60000"><v>1</v></c></row>'), /more than 20000 rows/)
  await refused(
    sheet(`<row r="9"><c r="A9" t="inlineStr"><is><t>${'я'.repeat(60_000)}</t></is></c></row>`),
    /Cell A9 has 60000 characters/,
  )
  await refused(`a;b\n${';'.repeat(1_000_000)}`, /more than 300 columns|broken/)
  await refused(`a;b\n1;${'x'.repeat(60_000)}`, /Cell B2 has 60000 characters/)
  await refused('a;b\n'.repeat(20_100), /more than 20000 rows/)
  await refused(Buffer.concat([Buffer.from('PK'), Buffer.alloc(21_000_000)]), /larger than 10 MB/)
})

test('R485 empty cells with a colour or a frame count for no limit', async () => {
  const styled = workbookWith(workbookOf({ a: rows }), 'xl/worksheets/sheet1.xml', (xml) =>
    xml.replace(
      '</sheetData>',
      '<row r="60000"><c r="A60000" s="0"/><c r="ZZ60000" s="0" t="str"/></row></sheetData>',
    ),
  )
  assert.deepEqual(await textsOf(styled), await textsOf(workbookOf({ a: rows })))
})

test('R485 a workbook that names columns beyond those of Excel is refused before anything goes over them', async () => {
  const cols = (max: string) =>
    workbookWith(workbookOf({ a: rows }), 'xl/worksheets/sheet1.xml', (xml) =>
      xml.replace('<sheetData', `<cols><col min="1" hidden="1" max='${max}' width="9"/></cols><sheetData`),
    )
  await refused(cols('4294967295'), /names column 4294967295 in xl\/worksheets\/sheet1.xml/)
  assert.ok((await textsOf(cols('16384'))).length > 0)
})

test('R484 columns are parted by what gives the most lines the same number of them', async () => {
  const commas = 'Номер,Этаж,Площадь,Вид\n1,5,61.4,двор; парк\n2,6,61.4,двор; горы\n3,7,61.4,улица; горы\n'
  assert.deepEqual((await textsOf(commas))[1], ['1', '5', '61.4', 'двор; парк'])
  const semicolons = 'Дом, корпус, литер;Этаж;Площадь\n1;5;61,4\n2;6;61,5\n'
  assert.deepEqual((await textsOf(semicolons))[2], ['2', '6', '61,5'])
  const quoted = '"Номер","Этаж"\n"1;2;3",5\n"4;5;6",6\n'
  assert.deepEqual((await textsOf(quoted))[1], ['1;2;3', '5'])
})

test('R485 what is no table is refused with a sentence', async () => {
  await refused('Ошибка 500', /neither XML nor JSON nor a table: it begins with «Ошибка 500»/)
  await refused(workbookOf({ a: rows }).subarray(0, 3_000), /broken|zip/)
  await refused(Buffer.from(zipSync({ 'feed.xml': Buffer.from('<feed/>') })), /not a workbook/)
  await refused(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(5_000, 7)]), /broken/)
})
