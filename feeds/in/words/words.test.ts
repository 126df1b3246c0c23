import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categoryOfWord } from './categories.ts'
import { finishingOfWord } from './finishings.ts'
import { isYes, readArea, readCeiling, readMoney, readNumber, readWhole } from './numbers.ts'
import { readRooms, roomsInText } from './room-counts.ts'
import { statusOfWord } from './statuses.ts'
import { houseAddress, numberInText, plainFlatNumber } from './unit-numbers.ts'
import { azimuthsOfWords } from './sides.ts'
import { viewsOfWords } from './views.ts'

const answers = <T>(read: (text: string) => T, table: readonly (readonly [string, T])[]) => {
  for (const [text, expected] of table) assert.deepEqual(read(text), expected, text)
}

test('numbers have points or commas, blanks between thousands and units behind them', () => {
  answers(readNumber, [
    ['61.4', 61.4],
    ['61,4 м²', 61.4],
    ['1 234,5', 1234.5],
    ['1\u00A0234', 1234],
    ['−1', -1],
    ['3.1E7', 31_000_000],
    ['много', null],
    ['', null],
    ['1e999', null],
  ])
  answers(readWhole, [
    ['5 этаж', 5],
    ['-1', -1],
    ['2.0', 2],
    ['2.5', null],
  ])
})

test('money is whole tenge, however its thousands are written', () => {
  answers(readMoney, [
    ['31000000', 31_000_000],
    ['31 000 000 ₸', 31_000_000],
    ['31,000,000.50', 31_000_001],
    ['31.000.000', 31_000_000],
    ['31000000.4', 31_000_000],
    ['31,5 млн', 31_500_000],
    ['31 000 тыс', 31_000_000],
    ['0', 0],
    ['-5', null],
    ['37500000-40000000', null],
    ['37,5 – 40 млн', null],
    ['31 500 000,-', 31_500_000],
    ['по запросу', null],
    ['99999999999999999', null],
  ])
})

test('areas are square metres, whatever their unit; an unknown unit is no area', () => {
  const area = (text: string) => readArea(...(text.split('|') as [string, string]))
  answers(area, [
    ['61,4|кв.м', 61.4],
    ['61.4|кв. м', 61.4],
    ['61.456|sq. m', 61.46],
    ['2|сотка', 200],
    ['0.5|га', 5000],
    ['61.4|', 61.4],
    ['61.4|кв.', 61.4],
    ['61.4|метры', 61.4],
    ['61.4|квадратных метров', 61.4],
    ['61.4|м', 61.4],
    ['660|sq ft', null],
    ['660|кв. футов', null],
    ['61,4-65|кв. м', null],
    ['61.4/33.2/12.4|', 61.4],
    ['0|кв. м', null],
  ])
})

test('a ceiling is metres, also when it is given in centimetres', () => {
  answers(readCeiling, [
    ['2,9 м', 2.9],
    ['290', 2.9],
    ['29', null],
    ['', null],
  ])
})

test('yes has many ways', () => {
  assert.deepEqual(['1', 'true', 'Да', '+', 'иә', '0', 'нет', ''].map(isYes), [
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('rooms: a number, a studio, euro layouts', () => {
  answers(readRooms, [
    ['2', { rooms: 2, is_euro: false }],
    ['Студия', { rooms: 0, is_euro: false }],
    ['2E', { rooms: 2, is_euro: true }],
    ['евро-2', { rooms: 2, is_euro: true }],
    ['3К', { rooms: 3, is_euro: false }],
    ['3K', { rooms: 3, is_euro: false }],
    ['C', { rooms: 0, is_euro: false }],
    ['2-комнатная', { rooms: 2, is_euro: false }],
    ['10 и более', { rooms: 10, is_euro: false }],
    ['двухкомнатная', { rooms: 2, is_euro: false }],
    ['Трёхкомнатная квартира', { rooms: 3, is_euro: false }],
    ['однушка', { rooms: 1, is_euro: false }],
    ['евродвушка', { rooms: 2, is_euro: true }],
    ['2-х комнатная', { rooms: 2, is_euro: false }],
    ['2-1', { rooms: null, is_euro: false }],
    ['1-2', { rooms: null, is_euro: false }],
    ['', { rooms: null, is_euro: false }],
  ])
  answers(roomsInText, [
    ['Продается 2 к. кв., 13 этаж', 2],
    ['3-комнатная квартира', 3],
    ['Уютная студия у парка', 0],
    ['Дом из 12 этажей', null],
  ])
})

test('every status that feeds use is known; another one is not', () => {
  const expected = {
    free: ['free', 'AVAILABLE', 'Свободен', 'Свободна'],
    reserved: [
      'booked',
      'reserved',
      'BOOKED',
      'Устная бронь',
      'Платная бронь',
      'Резерв',
      'Бронь',
      'EXECUTION',
      'Оформление',
    ],
    sold: ['SOLD', 'Продан', 'Договор', 'Выданы ключи'],
    hidden: ['Скрывать на сайте', 'UNAVAILABLE', 'Маркетинговый резерв'],
  }
  for (const [status, words] of Object.entries(expected)) {
    for (const word of words) assert.equal(statusOfWord(word), status, word)
  }
  assert.equal(statusOfWord('на паузе'), undefined)
})

test('R753 a deal that may be under way and «Сдан», which may be let or a finished house, are asked for', () => {
  for (const word of ['Сделка', 'deal', 'Сдан', 'Сдана', 'Сдано'])
    assert.equal(statusOfWord(word), undefined, word)
  for (const word of ['Сделка проведена', 'Сделка закрыта', 'Сделка в работе'])
    assert.equal(statusOfWord(word), 'sold', word)
})

test('R451 a number is no status: every system counts its statuses in its own way', () => {
  for (const number of ['0', '1', '2', '20', '30', '50', '100']) assert.equal(statusOfWord(number), undefined)
})

test('finishing: our codes and titles, and the words of other systems', () => {
  const expected = {
    rough: ['rough', 'Черновая', 'черновая отделка', 'без отделки', 'without'],
    rough_plus: ['Улучшенная черновая'],
    prefine: ['Предчистовая', 'preFine', 'White box', 'предчистовая отделка'],
    fine: ['чистовая отделка', 'fine', 'Таза әрлеу'],
    turnkey: ['под ключ', 'Под ключ', 'fineWithFurniture'],
  }
  for (const [code, words] of Object.entries(expected)) {
    for (const word of words) assert.equal(finishingOfWord(word), code, word)
  }
  assert.equal(finishingOfWord('золотая'), undefined)
})

test('categories in the words of all formats; what is not sold here is none', () => {
  answers(categoryOfWord, [
    ['квартира', 'flat'],
    ['newBuildingFlatSale', 'flat'],
    ['Квартиры', 'flat'],
    ['Машиноместо', 'garage'],
    ['машино-место', 'garage'],
    ['Тұрақ орны', 'garage'],
    ['Кладовая', 'storageroom'],
    ['Нежилые помещения', 'comm'],
    ['коммерческая', 'comm'],
    ['участок', null],
    ['дача', null],
  ])
})

test('the number of a flat without the word for it, and out of an address or a description', () => {
  answers(plainFlatNumber, [
    ['114', '114'],
    ['кв. 114', '114'],
    ['Квартира №114', '114'],
    ['295а/1', '295а/1'],
    ['ЗГ2-05-1-256', 'ЗГ2-05-1-256'],
    ['447 ОКНО', '447 ОКНО'],
    ['Нежил. №6', 'Нежил. №6'],
    ['Кварц-5', 'Кварц-5'],
    ['?', ''],
    ['***', ''],
    ['n/a', ''],
    ['0', ''],
  ])
  answers(numberInText, [
    ['Москва, ул. Тимура Фрунзе, д. 8/5, кв. 5', '5'],
    ['Продается квартира 1017, по адресу Москва', '1017'],
    ['Продается 2 к. кв., 13 этаж, 15 минут', ''],
    ['Продается квартира 63 кв. м', ''],
    ['площадь 63 кв. м, 5 этаж', ''],
    ['', ''],
  ])
  assert.equal(
    houseAddress('Москва, ул. Красина, д. 7, стр. 1, кв. 136'),
    'Москва, ул. Красина, д. 7, стр. 1',
  )
})

test('views out of a few words', () => {
  assert.deepEqual(viewsOfWords(['Двор']), ['yard'])
  assert.deepEqual(viewsOfWords(['во двор', 'на улицу']), ['yard', 'street'])
  assert.deepEqual(viewsOfWords(['на парковку']), [])
})

test('R682 sides of the world in Russian, Kazakh and English, one or several; what is no side says nothing', () => {
  const sides: [string, number[] | null][] = [
    ['С', [0]],
    // A Latin letter that looks like it.
    ['C', [0]],
    ['юго-восток', [135]],
    ['ЮВ', [135]],
    ['Ю-З', [225]],
    ['на юг и запад', [180, 270]],
    ['Ю/З', [180, 270]],
    // South and west, or south-west?
    ['Ю З', null],
    ['восток, восток', [90]],
    ['северная сторона', [0]],
    ['Солтүстік-батыс', [315]],
    ['оңтүстік және шығыс', [180, 90]],
    ['NE; W', [45, 270]],
    ['south-east', [135]],
    ['270°', [270]],
    ['360', null],
    ['юг, двор', null],
    ['во двор', null],
    ['', null],
  ]
  for (const [word, azimuths] of sides) assert.deepEqual(azimuthsOfWords([word]), azimuths, word)
  assert.deepEqual(azimuthsOfWords(['восток', 'запад']), [90, 270])
  assert.equal(azimuthsOfWords([]), null)
})

test('R465 words for statuses, finishing and kinds of property that feeds of developers use', () => {
  for (const word of ['Бронь платная', 'Бронь (устная)', 'Задаток', 'Депозит']) {
    assert.equal(statusOfWord(word), 'reserved', word)
  }
  assert.equal(statusOfWord('Қолжетімді'), 'free')
  assert.equal(statusOfWord('Технический резерв'), 'hidden')
  assert.equal(finishingOfWord('Предчистовая (White Box)'), 'prefine')
  assert.equal(finishingOfWord('Без отделки (черновая)'), 'rough')
  assert.equal(finishingOfWord('дизайнерский ремонт'), 'turnkey')
  assert.equal(finishingOfWord('Ремонт под ключ'), 'turnkey')
  for (const word of ['Реализована', 'Выкуплено', 'Договор подписан', 'ПДКП']) {
    assert.equal(statusOfWord(word), 'sold', word)
  }
  for (const word of [
    'Забронирована клиентом',
    'Резерв застройщика',
    'На оформлении сделки',
    'Reservation',
    'Pending',
  ]) {
    assert.equal(statusOfWord(word), 'reserved', word)
  }
  for (const word of ['Не продаётся', 'Снята с реализации', 'Скоро в продаже', 'Not available']) {
    assert.equal(statusOfWord(word), 'hidden', word)
  }
  assert.equal(statusOfWord('Свободна к продаже'), 'free')
  assert.equal(finishingOfWord('Чистовая с мебелью'), 'turnkey')
  assert.equal(finishingOfWord('Предчистовой ремонт'), 'prefine')
  assert.equal(finishingOfWord('с чистовой отделкой'), 'fine')
  assert.equal(categoryOfWord('freeAppointmentSale'), 'comm')
  assert.equal(readCeiling('3500'), 3.5)
  assert.equal(readCeiling('2700 мм'), 2.7)
})
