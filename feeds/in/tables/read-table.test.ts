import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CellObject } from '@e965/xlsx'
import {
  dateCell,
  type MadeSheet,
  type Value,
  workbookOf,
  workbookWith,
  xlsWithFont,
} from '#tests/helpers/feeds/tables.ts'
import { piecesOf } from '#tests/helpers/feeds/feeds.ts'
import type { FeedOffer } from '../feed-offer.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { mappingOf, noMapping } from '../mapping.ts'
import { fieldOfName } from './column-words.ts'
import { Places } from '../places.ts'
import { readSheets } from './read-sheets.ts'
import { readTable } from './read-table.ts'

type Sheets = Readonly<Record<string, MadeSheet | Value[][]>>

async function tableOf(sheets: Sheets | Buffer, mapping = noMapping()) {
  const bytes = Buffer.isBuffer(sheets) ? sheets : workbookOf(sheets)
  return readTable((await readSheets(piecesOf(bytes, 100_000))).sheets, mapping, new Places([], mapping))
}

async function refusal(sheets: Sheets | Buffer, mapping = noMapping()): Promise<FeedRefusal> {
  const error = await tableOf(sheets, mapping).then(
    () => null,
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof FeedRefusal, String(error))
  return error
}

/** The workbook with its first sheet's cell A of a row in red, or in another font. */
function colouredRow(book: Buffer, row: number, font = ''): Buffer {
  const red =
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFF0000"/></patternFill></fill></fills>'
  const style = font === '' ? 'fontId="0" fillId="2"' : 'fontId="1" fillId="0"'
  const styled = workbookWith(book, 'xl/styles.xml', (xml) =>
    xml
      .replace(/<fills.*<\/fills>/s, red)
      .replace('</fonts>', `<font>${font}</font></fonts>`)
      .replace('</cellXfs>', `<xf numFmtId="0" ${style}/></cellXfs>`),
  )
  return workbookWith(styled, 'xl/worksheets/sheet1.xml', (xml) =>
    xml.replace(`<c r="A${row}"`, `<c r="A${row}" s="1"`),
  )
}

const head = [
  '№ кв.',
  'Дом',
  'Подъезд',
  'Этаж',
  'Кол-во комнат',
  'Общая площадь, м²',
  'Стоимость, тг',
  'Статус',
]
const unit = (number: Value, more: Partial<Record<number, Value>> = {}) =>
  [number, 'Дом 1', 1, 5, 2, 61.4, 37_500_000, 'Свободна'].map((cell, index) => more[index] ?? cell)

const brief = ({ number, house, section, floor, rooms, area_total, price, status }: FeedOffer) => [
  number,
  house.name,
  section,
  floor,
  rooms,
  area_total,
  price,
  status,
]
const plain = (number: string) => [number, 'Дом 1', '1', 5, 2, 61.4, 37_500_000, 'Свободна']

test('R486 a plain table of 60 units needs no mapping', async () => {
  const { offers, columns, notes } = await tableOf({
    Прайс: [head, ...Array.from({ length: 60 }, (_, index) => unit(index + 1))],
  })
  assert.deepEqual(
    offers.map(brief),
    Array.from({ length: 60 }, (_, index) => plain(String(index + 1))),
  )
  assert.deepEqual(notes, [])
  assert.deepEqual(columns[0]?.columns[5], {
    letter: 'F',
    name: 'Общая площадь, м²',
    field: 'area_total',
    examples: ['61.4'],
  })
})

test('R486 names of columns are known in Russian, Kazakh and English', () => {
  const names = {
    number: ['№ квартиры', 'Кв. №', 'Номер', 'Пәтер нөмірі', 'Пәтер №', 'Flat No', 'Unit number'],
    house: ['Дом', '№ дома', 'Блок', 'Үй', 'Building'],
    section: ['Секция', 'Подъезд', 'Кіреберіс', 'Entrance'],
    floor: ['Этаж', 'Эт.', 'Қабат', 'Floor'],
    floors_total: ['Этажность', 'Қабат саны'],
    rooms: ['Кол-во комнат', 'Комнат', 'Количество комнат', 'Бөлме саны', 'Rooms'],
    area_total: [
      'Площадь, м2',
      'S общ., кв.м',
      'Общая площадь',
      'Жалпы ауданы, м²',
      'Ауданы (ш.м)',
      'Total area, sqm',
      'Площадь / общая',
    ],
    area_kitchen: ['Кухня', 'Площадь кухни, м²', 'Ас үй ауданы', 'Kitchen'],
    area_living: ['Жилая площадь', 'Площадь, м2 / жилая', 'Тұрғын ауданы', 'Living area'],
    price: ['Цена', 'Стоимость, млн ₸', 'Цена (тенге)', 'Бағасы, тг', 'Құны', 'Price, KZT'],
    price_m2: [
      'Цена за м²',
      'Стоимость 1 кв.м, тг',
      'Цена, тг/м²',
      'Стоимость / за м2',
      '1 м² бағасы',
      'Price per sqm',
      'Цена, тенге за 1 кв. м',
      'Цена при полной оплате, тг/м²',
      'Цена со скидкой, тг/м²',
      'Полная стоимость, тг/м2',
    ],
    status: ['Статус', 'Наличие', 'Мәртебесі', 'Күйі', 'Status'],
    ceiling_height: ['Высота потолка, м', 'Потолки'],
    finishing: ['Отделка', 'Әрлеу түрі', 'Finishing'],
    layout: ['Планировка', 'Тип квартиры', 'Жоспар', 'Layout code'],
    plan_image: ['Ссылка на планировку', 'Plan URL'],
    id: ['ID', 'Код объекта'],
    ignore: ['№ п/п', 'п/п', 'Р/с №'],
  }
  for (const [field, words] of Object.entries(names))
    for (const name of words) assert.equal(fieldOfName(name), field, name)
  for (const name of [
    '№',
    'Цена, тг/м',
    'Корпус 1',
    'Этаж, м²',
    'Площадь без балкона',
    'Цена при 100 % оплате',
    'Менеджер',
    '',
  ])
    assert.equal(fieldOfName(name), null, name)
})

test('R487 titles above the names, names in two merged lines and counts of columns are no units', async () => {
  const { offers } = await tableOf({
    Прайс: {
      cells: [
        ['ЖК «Нура Тауэрс»'],
        ['Цены на 21.11.2026'],
        [],
        ['№ кв.', 'Дом', 'Подъезд', 'Этаж', 'Комнат', 'Площадь, м²', null, 'Стоимость', null, 'Статус'],
        [null, null, null, null, null, 'общая', 'жилая', 'полная', 'за м²'],
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        [1, 'Дом 1', 1, 5, 2, 61.4, 30.2, 37_500_000, 610_749, 'Бронь'],
      ],
      merges: ['A1:J1', 'A2:J2', 'F4:G4', 'H4:I4', 'A4:A5', 'J4:J5'],
    },
  })
  assert.deepEqual(
    offers.map((offer) => [...brief(offer), offer.area_living]),
    [['1', 'Дом 1', '1', 5, 2, 61.4, 37_500_000, 'Бронь', 30.2]],
  )
})

test('R487 each sheet is a house, and a heading among the units is the house or section of those below', async () => {
  const short = ['№ кв.', 'Этаж', 'Комнат', 'Площадь', 'Цена', 'Статус']
  const flat = (number: number) => [number, 5, 2, 61.4, 37_500_000, 'Свободна']
  const { offers } = await tableOf({
    'Дом 1': [short, flat(1), ['Подъезд 2'], flat(2)],
    'Дом 2': [short, flat(1), ['Блок 3'], flat(2)],
    Паркинг: [short.filter((name) => name !== 'Комнат'), [7, -1, 13.5, 4_000_000, 'Продано']],
    Условия: [['Рассрочка до сдачи дома']],
  })
  assert.deepEqual(
    offers.map(({ house, section, number, category }) => [house.name, section, number, category]),
    [
      ['Дом 1', '', '1', 'flat'],
      ['Дом 1', 'Подъезд 2', '2', 'flat'],
      ['Дом 2', '', '1', 'flat'],
      ['Блок 3', '', '2', 'flat'],
      ['Паркинг', '', '7', 'garage'],
    ],
  )
  assert.equal(new Set(offers.map(({ id }) => id)).size, 5)
})

test('R487 totals, hidden rows, columns and sheets are passed over, and the report says so', async () => {
  const { offers, notes } = await tableOf({
    Прайс: {
      cells: [
        [...head, 'Мин. цена'],
        unit(1),
        unit(2),
        unit(3),
        ['Итого:', null, null, null, null, 184.2, 112_500_000],
      ],
      hiddenRows: [2],
      hiddenColumns: [8],
      merges: ['B2:B3'],
    },
    Старое: { cells: [head, unit(9)], isHidden: true },
  })
  assert.deepEqual(
    offers.map(({ number }) => number),
    ['1', '3'],
  )
  assert.deepEqual(notes.toSorted(), [
    'Sheet «Прайс»: hidden columns I are not read unless the mapping file names them',
    'Sheet «Старое» is hidden: passed over',
    'sheet «Прайс», 1 row passed over (a total): 5',
    'sheet «Прайс», 1 row passed over (hidden): 3',
  ])
})

test('R487 a house merged down beside its units holds for all of them', async () => {
  const { offers } = await tableOf({
    Прайс: {
      cells: [head, unit(1), [2, null, null, ...unit(2).slice(3)], [3, null, null, ...unit(3).slice(3)]],
      merges: ['B2:B4', 'C2:C4'],
    },
  })
  assert.deepEqual(offers.map(brief), [plain('1'), plain('2'), plain('3')])
})

test('R488 prices and areas are read as people write them, in the units that the name of the column says', async () => {
  const prices = async (name: string, ...cells: Value[]) =>
    (
      await tableOf({ a: [head.with(6, name), ...cells.map((cell, index) => unit(index + 1, { 6: cell }))] })
    ).offers.map(({ price, currency, wrong_fields }) => [price, currency, ...wrong_fields])
  assert.deepEqual(
    await prices('Цена', '31,5 млн', '31 500 000 ₸', '31 500 000 тг', '31.500.000', {
      t: 'n',
      v: 37_500_000,
      f: 'F2*G2',
    }),
    [
      [31_500_000, ''],
      [31_500_000, '₸'],
      [31_500_000, 'тг'],
      [31_500_000, ''],
      [37_500_000, ''],
    ],
  )
  assert.deepEqual(await prices('Цена, млн ₸', 31.5, '31,5'), [
    [31_500_000, '₸'],
    [31_500_000, '₸'],
  ])
  assert.deepEqual(
    await prices('Цена', '31 500 000,00 тг.', '31 500 тыс. тг', '31 500 000 / 30 000 000', 'от 31 млн'),
    [
      [31_500_000, 'тг'],
      [31_500_000, 'тг'],
      [null, '', 'G4: 31 500 000 / 30 000 000'],
      [null, '', 'G5: от 31 млн'],
    ],
  )
  assert.deepEqual(await prices('Цена', '85 000 $', 'по запросу', 'звоните'), [
    [85_000, '$'],
    [0, ''],
    [null, '', 'G4: звоните'],
  ])
  const { offers } = await tableOf({
    a: [
      head,
      unit('1', { 3: '5', 4: '2-комн.', 5: '61,4 м²' }),
      unit(2, { 5: '61-63' }),
      unit(3, { 2: '1-2', 4: '2-3' }),
    ],
  })
  assert.deepEqual(
    offers.map(({ floor, rooms, area_total, wrong_fields }) => [floor, rooms, area_total, wrong_fields]),
    [
      [5, 2, 61.4, []],
      [5, 2, null, ['F3: 61-63']],
      [5, null, 61.4, ['C4: 1-2', 'E4: 2-3']],
    ],
  )
})

test('R488 a formula that has lost its value or is wrong leaves the unit out by the name of its cell', async () => {
  const book = workbookWith(workbookOf({ a: [head, unit(1)] }), 'xl/worksheets/sheet1.xml', (xml) =>
    xml.replace(/<c r="G2"[^>]*>.*?<\/c>/, '<c r="G2"><f>F2*600000</f></c>'),
  )
  assert.deepEqual((await tableOf(book)).offers[0]?.wrong_fields, ['G2: a formula without a value'])
})

test('R489 doors that Excel made dates of are asked for, in a workbook and in CSV', async () => {
  for (const door of [dateCell(46_093), 12.03, '12.мар']) {
    const { message } = await refusal({ Прайс: [head, unit(1), unit(door)] })
    assert.match(message, /column A \(«№ кв\.»\).*in rows 3\. Give the column the format Text/)
  }
  const csv = [head, unit('12.03.2026')].map((row) => row.join(';')).join('\n')
  assert.match((await refusal(Buffer.from(csv))).message, /column A .*dates/)
})

test('R489 a door of section, floor and number is no date', async () => {
  const doors = ['2-5-45', '1/12/103', '12.03', '3-12']
  const { offers } = await tableOf({ a: [head, ...doors.map((door) => unit(door))] })
  assert.deepEqual(
    offers.map(({ number }) => number),
    doors,
  )
})

test('R489 a status told by colour alone is asked for', async () => {
  const bare = [head.slice(0, 7), ...[1, 2, 3].map((number) => unit(number).slice(0, 7))]
  assert.match((await refusal({ Прайс: bare })).message, /no column has the status.*Add a column «Статус»/)
  const coloured = colouredRow(workbookOf({ Прайс: bare }), 3)
  assert.match(
    (await refusal(coloured)).message,
    /told by colours or strike-through alone, which are not read\. Add a column «Статус» with words \(.*\)\.$/,
  )
  const { offers } = await tableOf({ Прайс: bare }, mappingOf({ fixed: { status: 'free' } }))
  assert.equal(offers[0]?.status, 'free')
})

test('R489 an empty status is no free unit', async () => {
  const { offers } = await tableOf({ a: [head, unit(1), unit(2).slice(0, 7)] })
  assert.deepEqual(
    offers.map(({ status }) => status),
    ['Свободна', 'пусто'],
  )
})

test('R489 columns that are missing or may be two are asked for by their letters, with a mapping to correct', async () => {
  const twice = await refusal({
    Прайс: [
      [...head, 'Цена'],
      [...unit(1), 38_000_000],
    ],
  })
  assert.match(
    twice.message,
    /columns G \(«Стоимость, тг»\), I \(«Цена»\) may all be price.*columns: \{ LETTER: price, OTHER: ignore \}/,
  )
  assert.match(twice.mapping, /"Цена": price # I: 38000000/)
  const unclear = { Прайс: [head.with(6, 'Цена при 100 % оплате').with(0, '№'), unit(1)] }
  const { message, mapping } = await refusal(unclear)
  assert.match(message, /no column has the number of the unit\. If it is A \(«№»\)/)
  assert.match(message, /no column has the price/)
  assert.match(mapping, /"Цена при 100 % оплате": ignore # G: 37500000/)
  const { offers } = await tableOf(
    unclear,
    mappingOf({ columns: { A: 'number', 'цена при 100% оплате': 'price' } }),
  )
  assert.deepEqual(offers.map(brief), [plain('1')])
  assert.match((await refusal({ Лист1: [[1, 2, 3, 4, 5]] })).message, /no row has the names of columns/)
})

test('R486 5,000 rows of .xlsx take less than 5 seconds of processor time', async () => {
  const book = workbookOf({ Прайс: [head, ...Array.from({ length: 5_000 }, (_, index) => unit(index + 1))] })
  const began = process.cpuUsage()
  assert.equal((await tableOf(book)).offers.length, 5_000)
  const { user, system } = process.cpuUsage(began)
  assert.ok(user + system < 5_000_000, `${(user + system) / 1e6} s`)
})

test('R488 a price that does not fit the price of a metre, half a price and one too low for a flat leave it out by cell', async () => {
  const { offers } = await tableOf({
    a: [
      [...head, 'Цена за м²', 'Цена со скидкой'],
      [...unit(1), 610_749],
      [...unit(2), 560_000],
      [...unit(3), 537_459, 33_000_000],
      [...unit(4), null, 18_000_000],
      unit(5, { 6: 3_750_000 }),
      [...unit(6), '#ДЕЛ/0!'],
      unit(7, { 6: 610_749 }),
    ],
  })
  assert.deepEqual(
    offers.map(({ wrong_fields }) => wrong_fields),
    [
      [],
      ['G3: 37500000 is 610749 a square metre', 'I3: 560000'],
      [],
      ['J5: 18000000 instead of 37500000'],
      ['G6: 3750000 is 61075 a square metre'],
      [],
      [
        'G8: 610749 is 9947 a square metre; is it in thousands? Then write it into the name of the column: «Цена, тыс тг»',
      ],
    ],
  )
})

test('R488 millions are multiplied as numbers, and the money is that of the column that is used', async () => {
  const millions = await tableOf({
    a: [head.with(6, 'Цена, млн ₸'), unit(1, { 6: 31.455 }), unit(2, { 6: '31,455' })],
  })
  assert.deepEqual(
    millions.offers.map(({ price, wrong_fields }) => [price, wrong_fields]),
    [
      [31_455_000, []],
      [31_455_000, []],
    ],
  )
  const discounts = await tableOf({
    a: [[...head, 'Цена со скидкой, $'], [...unit(1), 70_000], [...unit(2, { 6: '' }), 70_000], [...unit(3)]],
  })
  assert.deepEqual(
    discounts.offers.map(({ price, currency, wrong_fields }) => [price, currency, wrong_fields[0]]),
    [
      [70_000, 'тг', 'I2: 70000, in other money than price'],
      [70_000, '$', undefined],
      [37_500_000, 'тг', undefined],
    ],
  )
})

test('R489 what the mapping fixes may not be said by a column too, nor by colours', async () => {
  const book = { Прайс: [head, unit(1), unit(2, { 7: 'Продана' })] }
  const fixed = { status: 'free' }
  const { message } = await refusal(book, mappingOf({ fixed }))
  assert.match(message, /Sheet «Прайс»: the mapping fixes status, and column H \(«Статус»\) says it too/)
  const { offers } = await tableOf(book, mappingOf({ fixed, columns: { Статус: 'ignore' } }))
  assert.equal(offers.length, 2)
  const bare = [head.slice(0, 7), ...[1, 2, 3].map((number) => unit(number).slice(0, 7))]
  const coloured = colouredRow(workbookOf({ Прайс: bare }), 3)
  assert.match(
    (await refusal(coloured, mappingOf({ fixed }))).message,
    /Sheet «Прайс»: row 3 has another colour than row 2/,
  )
})

test('R487 headings by number, with a hyphen and with a note beside them are understood; another text between units asks', async () => {
  const short = ['№ кв.', 'Этаж', 'Комнат', 'Площадь', 'Цена', 'Статус']
  const flat = (number: number) => [number, 5, 2, 61.4, 37_500_000, 'Свободна']
  const { offers } = await tableOf({
    'Дом 1': [
      short,
      flat(1),
      ['2 подъезд'],
      flat(2),
      ['Блок-2'],
      flat(3),
      ['2 секция'],
      flat(4),
      ['Блок 3', 'сдача 2027'],
      flat(5),
      ['2-үй'],
      flat(6),
      ['Паркинг'],
      flat(7),
      ['Средняя', null, null, 61.4, 37_500_000],
      ['Общий итог', null, null, 61.4, 37_500_000],
      ['Цены действуют до пятницы'],
    ],
  })
  assert.deepEqual(
    offers.map(({ house, section, category }) => [house.name, section, category]),
    [
      ['Дом 1', '', 'flat'],
      ['Дом 1', '2 подъезд', 'flat'],
      ['Блок-2', '', 'flat'],
      ['Блок-2', '2 секция', 'flat'],
      ['Блок 3', '', 'flat'],
      ['2-үй', '', 'flat'],
      ['2-үй', '', 'garage'],
    ],
  )
  const { message } = await refusal({ 'Дом 1': [short, flat(1), ['Вторая половина'], flat(2)] })
  assert.match(message, /row 3 «Вторая половина»: is it a house, a section, or nothing\?/)
})

test('R487 a second table on a sheet and units above the names of columns are refused', async () => {
  const second = head.with(5, 'Стоимость, тг').with(6, 'Общая площадь, м²')
  const { message } = await refusal({ a: [head, unit(1), second, unit(2)] })
  assert.match(
    message,
    /row 3 has names of columns that are not those above: column F was «Общая площадь, м²»/,
  )
  assert.equal((await tableOf({ a: [head, unit(1), head, unit(2)] })).offers.length, 2)
  const above = await refusal({ a: [unit(1), unit(2), head, unit(3)] })
  assert.match(above.message, /row 1 above the names of the columns looks like a unit/)
})

test('R487 a price, a number or an area merged over several units is refused by its cells', async () => {
  const cells = [head, unit(1), unit(2, { 6: '' })]
  const { message } = await refusal({ a: { cells, merges: ['G2:G3'] } })
  assert.match(message, /cells G2:G3 of column «Стоимость, тг» are merged/)
})

test('R488 a free plan is no studio, a floor is not above its house, and errors of CSV are errors', async () => {
  const rows = [head, unit(1, { 4: 'Свободная планировка' }), unit(2, { 3: '9/5' }), unit(3, { 6: '#Н/Д' })]
  const { offers } = await tableOf(Buffer.from(rows.map((row) => row.join(';')).join('\n')))
  assert.deepEqual(
    offers.map(({ rooms, wrong_fields }) => [rooms, wrong_fields]),
    [
      [null, ['E2: Свободная планировка']],
      [2, ['D3: 9/5']],
      [2, ['G4: #Н/Д']],
    ],
  )
})

test('R489 a column of the mapping that the table does not have is refused, by name and by letter', async () => {
  const cells = [
    ['№ кв.', 'Дом', 'Этаж', 'Комнат', 'Площадь', 'Цена', 'Статус'],
    ['1', 'Дом 1', 5, 2, 61.4, 37_500_000, 'Свободна'],
  ]
  const mapping = (columns: object) => mappingOf({ columns })
  const { message } = await refusal(
    { a: cells },
    mapping({ 'Цена при 100 %': 'price', Z: 'ignore', A: 'number' }),
  )
  assert.match(
    message,
    /names under columns «Цена при 100 %», «Z», which the table does not have\. It has A \(«№ кв\.»\)/,
  )
  // Letter case and signs do not count, and one sheet of several is enough.
  const { offers } = await tableOf({ a: cells, b: [['x']] }, mapping({ 'цена.': 'price', g: 'status' }))
  assert.equal(offers.length, 1)
})

const csv = (...rows: Value[][]) => Buffer.from(rows.map((row) => row.join(';')).join('\n'))

test('R750 days that LibreOffice writes into CSV are no doors, floors or areas, and real doors of three numbers are', async () => {
  for (const [column, name] of [
    [0, '№ кв.'],
    [3, 'Этаж'],
    [5, 'Общая площадь, м²'],
  ] as const) {
    const { message } = await refusal(csv(head, unit(1), unit(2, { [column]: '02.01.26' })))
    assert.ok(message.includes(`(«${name}») has dates or fractions`), message)
    assert.match(message, /as «02\.01\.26», in rows 3\. Give the column the format Text/)
    assert.doesNotMatch(message, /ignore/)
  }
  const doors = ['01.05.12', '01.13.26', '1.2.15', '12-05-1', '1.2', '2/05/26']
  const { offers, notes } = await tableOf(csv(head, ...doors.map((door) => unit(door))))
  assert.deepEqual(
    offers.map(({ number }) => number),
    doors,
  )
  assert.deepEqual(notes, [])
  const typed = await tableOf({ a: [head, unit('02.01.26'), unit('02.02.26')] })
  assert.equal(typed.offers[0]?.number, '02.01.26', 'a workbook knows its dates')
})

test('R750 a column of CSV in which every value may be a day and a month is told in the report', async () => {
  const areas = ['27.01', '28.02', '27.03', '28.04', '27.05']
  const rows = areas.map((area, index) => unit(index + 1, { 5: area }))
  const { offers, notes } = await tableOf(csv(head, ...rows))
  assert.equal(offers.length, 5)
  assert.match(
    notes.join(),
    /^column F \(«Общая площадь, м²»\): every value may be a day and a month, as «27\.01»/,
  )
  assert.deepEqual((await tableOf(csv(head, ...rows.slice(1)))).notes, [])
  assert.deepEqual((await tableOf(csv(head, ...rows, unit(6, { 5: '61.40' })))).notes, [])
})

test('R751 a text that is struck through or in a colour is another colour of its row, black and bold are none', async () => {
  const bare = [head.slice(0, 7), ...[1, 2, 3].map((number) => unit(number).slice(0, 7))]
  const marked = (font: string) => colouredRow(workbookOf({ Прайс: bare }), 3, font)
  const free = mappingOf({ fixed: { status: 'free' } })
  for (const [font, difference] of [
    ['<strike/>', /row 3 is struck through and row 2 is not, which may be its status/],
    ['<strike val="true"/><sz val="10"/>', /row 3 is struck through and row 2 is not/],
    ['<color rgb="FFFF0000"/>', /row 3 has another colour than row 2/],
    ['<color theme="5"/>', /row 3 has another colour than row 2/],
  ] as const) {
    assert.match((await refusal(marked(font), free)).message, difference)
    assert.match((await refusal(marked(font))).message, /told by colours or strike-through alone/)
  }
  for (const font of ['<b/><color theme="1"/>', '<color rgb="FF000000"/>', '<color indexed="8"/>', '<i/>'])
    assert.equal((await tableOf(marked(font), free)).offers.length, 3)
})

test('R875 in .xls too a text that is struck through or in a colour is another colour of its row', async () => {
  const bare = [head.slice(0, 7), ...[1, 2, 3].map((number) => unit(number).slice(0, 7))]
  const free = mappingOf({ fixed: { status: 'free' } })
  const marked = (flags: number, colour: number) =>
    xlsWithFont(workbookOf({ Прайс: bare, Вторая: [] }, 'xls'), 3, flags, colour)
  for (const [flags, colour, difference] of [
    [8, 32_767, /row 3 is struck through and row 2 is not, which may be its status/],
    [0, 10, /row 3 has another colour than row 2/],
  ] as const) {
    assert.match((await refusal(marked(flags, colour), free)).message, difference)
    assert.match((await refusal(marked(flags, colour))).message, /told by colours or strike-through alone/)
  }
  for (const [flags, colour] of [
    [0, 8],
    [0, 64],
    [2, 32_767],
  ] as const)
    assert.equal((await tableOf(marked(flags, colour), free)).offers.length, 3)
})

test('R876 a word for a status in place of a price is a status, of several the one that leaves least', async () => {
  const priced = ['продано', 37_500_000, 'Бронь до 5.12']
  const rows = priced.map((price, index) => unit(index + 1, { 6: price }))
  const said = await tableOf({ Прайс: [head, ...rows] })
  assert.deepEqual(
    said.offers.map(({ status, price, wrong_fields }) => [status, price, wrong_fields]),
    [
      ['sold', null, []],
      ['Свободна', 37_500_000, []],
      ['reserved', null, []],
    ],
  )
  const sold = await tableOf({ Прайс: [head, unit(1, { 6: 'бронь', 7: 'Продана' })] })
  assert.equal(sold.offers[0]?.status, 'Продана')
  const bare = { Прайс: [head.slice(0, 7), ...rows.map((row) => row.slice(0, 7))] }
  assert.match(
    (await refusal(bare)).message,
    /no column has the status\. .*; or, if all units are for sale but those with a word like «продано» in column G \(«Стоимость, тг»\), write/,
  )
  const { offers } = await tableOf(bare, mappingOf({ fixed: { status: 'free' } }))
  assert.deepEqual(
    offers.map(({ status }) => status),
    ['sold', 'free', 'reserved'],
  )
})

test('R877 a unit that its status offers and another column calls gone is asked for', async () => {
  const rows = (cell: Value) => [unit(1), unit(2, { 8: cell }), unit(3)]
  const more = (name: string, cell: Value) => ({
    Прайс: [[...head, name], ...rows(cell).map((row, index) => (index === 1 ? [...row, cell] : row))],
  })
  assert.match(
    (await refusal(more('Примечание', 'бронь до 5.12'))).message,
    /row 3 has «Свободна» in column H \(«Статус»\) and «бронь до 5\.12» in column I \(«Примечание»\)\. .*«columns: \{ I: ignore \}»/,
  )
  assert.match((await refusal(more('Бронь', 'да'))).message, /«да» in column I \(«Бронь»\)/)
  for (const [name, cell] of [
    ['Бронь', 'нет'],
    ['Примечание', 'угловая'],
    ['Примечание', 'в продаже с мая'],
  ] as const)
    assert.equal((await tableOf(more(name, cell))).offers.length, 3)
  const ignored = mappingOf({ columns: { I: 'ignore' } })
  assert.equal((await tableOf(more('Примечание', 'бронь до 5.12'), ignored)).offers.length, 3)
})

test('R877 a row that is struck through and for sale by its status is told', async () => {
  const book = colouredRow(
    workbookOf({ Прайс: [head, unit(1), unit(2), unit(3, { 7: 'Продана' })] }),
    3,
    '<strike/>',
  )
  assert.match(
    (await tableOf(book)).notes.join(),
    /rows 3 are struck through, and by column H \(«Статус»\) they are for sale/,
  )
  const sold = colouredRow(workbookOf({ Прайс: [head, unit(1), unit(2, { 7: 'Продана' })] }), 3, '<strike/>')
  assert.deepEqual((await tableOf(sold)).notes, [])
})

test('R882 a note beside a cell that says another status than the row is asked for', async () => {
  const noted = (text: string, columns = 8) => {
    const cell: CellObject = { t: 'n', v: 37_500_000, c: [{ a: 'Айгерім', t: `Айгерім:\n${text}` }] }
    const rows = [unit(1), unit(2, { 6: cell }), unit(3)]
    return { Прайс: [head, ...rows].map((row) => row.slice(0, columns)) }
  }
  const free = mappingOf({ fixed: { status: 'free' } })
  assert.match(
    (await refusal(noted('бронь до 5.12'))).message,
    /row 3 has «Свободна» in column H \(«Статус»\), and the note of cell G3 says «бронь до 5\.12»\. Correct/,
  )
  assert.match(
    (await refusal(noted('Продано', 7), free)).message,
    /the mapping fixes status, and the note of cell G3 says «Продано»/,
  )
  assert.doesNotMatch((await refusal(noted('Продано', 7))).message, /if all units are for sale/)
  assert.equal((await tableOf(noted('угловая, с видом'))).offers.length, 3)
  assert.equal((await tableOf(noted('в продаже с мая', 7), free)).offers.length, 3)
})

test('R878 a status in the name of a sheet or above units is not overruled by a fixed one', async () => {
  const bare = (number: number) => unit(number).slice(0, 7)
  const sheets = { 'В продаже': [head.slice(0, 7), bare(1)], Продано: [head.slice(0, 7), bare(2)] }
  assert.doesNotMatch((await refusal(sheets)).message, /fixed/)
  const free = mappingOf({ fixed: { status: 'free' } })
  assert.match(
    (await refusal(sheets, free)).message,
    /Sheet «Продано»: the mapping fixes status, and a title says «Продано»\. .*column «Статус»/,
  )
  const titled = { Прайс: [['Проданные квартиры'], head.slice(0, 7), bare(1), bare(2)] }
  assert.match((await refusal(titled, free)).message, /a title says «Проданные квартиры»/)
  const below = { Прайс: [head.slice(0, 7), bare(1), bare(2), ['Бронь действует три дня']] }
  assert.equal((await tableOf(below, free)).offers.length, 2)
  const between = { Прайс: [head.slice(0, 7), bare(1), ['Забронированные'], bare(2)] }
  assert.match(
    (await refusal(between, free)).message,
    /row 3 «Забронированные»: a status above units is not read\. Add a column «Статус»/,
  )
})

test('R879 what tables of sales departments are often headed with is known, and bedrooms are named beside other columns', async () => {
  for (const [name, field] of [
    ['Apt #', 'number'],
    ['List price', 'price'],
    ['Стоимость / Всего', 'price'],
  ] as const)
    assert.equal(fieldOfName(name), field)
  const english = [head.with(4, 'Bedrooms').concat('Count'), unit(1).concat(2), unit(2).concat(3)]
  assert.match((await refusal({ Stock: english })).message, /Those of E \(«Bedrooms»\) are not rooms/)
})

test('R752 a column with words for a status is named where none has it, and no status is fixed against it', async () => {
  const said = ['Свободна', 'Бронь до 30.11', 'Продано (ипотека)']
  const rows = said.map((word, index) => unit(index + 1, { 7: word }))
  const book = { Прайс: [head.with(7, 'статус брони'), ...rows] }
  const { message, mapping } = await refusal(book)
  assert.match(
    message,
    /no column has the status\. H \(«статус брони»: Свободна; Бронь до 30\.11; Продано \(ипотека\)\) may be it: write into the mapping file «columns: \{ H: status \}»\.$/,
  )
  assert.doesNotMatch(message, /fixed/)
  assert.match(mapping, /"статус брони": # H: /, 'it is left to be filled in')
  const fixed = { status: 'free' }
  assert.match(
    (await refusal(book, mappingOf({ fixed }))).message,
    /the mapping fixes status, and column H \(«статус брони»\) has «Бронь до 30\.11» in row 3\. If it is the status, .*«columns: \{ H: status \}»; if not, «columns: \{ H: ignore \}»/,
  )
  assert.equal((await tableOf(book, mappingOf({ fixed, columns: { H: 'ignore' } }))).offers.length, 3)
  const agreed = { Прайс: [head.with(7, 'Примечание'), unit(1), unit(2, { 7: 'угловая' })] }
  assert.equal((await tableOf(agreed, mappingOf({ fixed }))).offers.length, 2)
  const notes = [unit(1, { 7: 'угловая' }), unit(2, { 7: 'с видом' }), unit(3, { 7: 'бронь Иванова' })]
  const noted = await refusal({ Прайс: [head.with(7, 'Примечание'), ...notes] })
  assert.match(noted.message, /Add a column «Статус»/)
  assert.doesNotMatch(noted.message, /fixed/)
})

test('R752 no line to copy is a guess: several columns have no letter, counts of rows and bedrooms are none, a needed column is not ignored', async () => {
  const unclear = [
    ['№ п/п', ...head.with(0, '№').with(4, 'Ком-т').with(6, 'При 100 %'), 'В рассрочку'],
    ...[1, 2, 3, 4, 5].map((number) => [number, ...unit(100 + number), 38_000_000]),
  ]
  const { message } = await refusal({ a: unclear })
  assert.match(
    message,
    /number of the unit\. If it is B \(«№»\), write into the mapping file «columns: \{ B: number \}»/,
  )
  assert.match(message, /number of rooms\. If it is F \(«Ком-т»\)/)
  assert.match(
    message,
    /the price\. If it is one of .*H \(«При 100 %»\), J \(«В рассрочку»\), write its letter into the mapping file: «columns: \{ LETTER: price \}»/,
  )
  assert.doesNotMatch(message, /A \(«№ п\/п»\)/)
  const { message: bedrooms } = await refusal({ a: [head.with(4, 'Bedrooms'), unit(1)] })
  assert.match(
    bedrooms,
    /Those of E \(«Bedrooms»\) are not rooms: the living room counts too\. Add a column «Комнат»/,
  )
  assert.doesNotMatch(bedrooms, /E: rooms/)
})

test('R753 a price that is too low is told with that of a metre, and a cell of rooms or a price that is not understood with its text', async () => {
  const wrongs = async (column: number, name: string, ...cells: Value[]) =>
    (
      await tableOf({
        a: [head.with(column, name), ...cells.map((cell, index) => unit(index + 1, { [column]: cell }))],
      })
    ).offers.map(({ rooms, wrong_fields }) => (wrong_fields.length === 0 ? rooms : wrong_fields[0]))
  const question = (word: string, short: string) =>
    `; is it in ${word}? Then write it into the name of the column: «Цена, ${short} тг»`
  assert.deepEqual(await wrongs(6, 'Цена', 37.5, '37 500', 3_750_000), [
    `G2: 37.5 is 0.62 a square metre${question('millions', 'млн')}`,
    `G3: 37 500 is 611 a square metre${question('thousands', 'тыс')}`,
    'G4: 3750000 is 61075 a square metre',
  ])
  assert.deepEqual(await wrongs(6, 'Цена, млн тг', 37.5, 37_500_000), [2, 'G3: 37500000'])
  assert.deepEqual(await wrongs(4, 'Комнат', 'ст.', 'СТ', 'студ.', '2', '4+', '2 +', 'своя'), [
    0,
    0,
    0,
    2,
    'E6: 4+',
    'E7: 2 +',
    'E8: своя',
  ])
})

test('R754 letters and signs that a table in Windows-1251 has lost are told, also where it is refused', async () => {
  const encoded = (...rows: Value[][]) =>
    Buffer.from(
      [...rows.map((row) => row.join(';')).join('\n')].map((letter) => {
        const code = letter.codePointAt(0) ?? 0
        if (code < 128) return code
        return code >= 0x0410 && code <= 0x044f ? code - 0x0410 + 0xc0 : letter === '№' ? 0xb9 : 0x3f
      }),
    )
  const named = head.with(5, 'Площадь').with(6, 'Цена')
  const { warnings } = await readSheets(piecesOf(encoded(named, unit(1, { 6: '37 500 000 ₸' }))))
  assert.match(
    warnings.join(),
    /letters or signs .* became «\?» when the table was saved, as in G2 \(«37 500 000 \?»\): 1 cell\. Save it again as CSV in UTF-8/,
  )
  const kazakh = await refusal(encoded(['Үй', 'Пәтер', 'Қабат', 'Бөлме'], ['1', 1, 2, 3], ['1', 2, 2, 3]))
  assert.match(
    kazakh.message,
    /First of all, letters or signs .* as in A1 \(«\?й»\), B1 \(«П\?тер»\), C1 \(«\?абат»\)/,
  )
  const whole = await readSheets(piecesOf(encoded(named, unit('1', { 7: 'Свободна?' }))))
  assert.equal(whole.warnings.length, 1)
})
