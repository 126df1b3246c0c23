import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offersOf } from '#tests/helpers/feeds/feeds.ts'

const profitbase = (offers: string, type = ' type="profitbase_xml"') =>
  `<?xml version="1.0" encoding="UTF-8"?><realty-feed${type}>${offers}</realty-feed>`

const unit = (number: string, status = 'AVAILABLE') => `<offer internal-id="7">
  <property_type>Квартира</property_type><status>${status}</status><number>${number}</number><rooms>2</rooms>
  <floor>5</floor><building-section>1</building-section><area><value>61.4</value><unit>кв.м</unit></area>
  <price><value>31000000</value><currency>KZT</currency></price><price-meter><value>504886</value></price-meter>
  <facing>Предчистовая</facing><window-view>Двор</window-view><ceiling_height>3.0</ceiling_height>
  <object><id>3</id><name>ЖК Пример</name><location><address>ул. Абая, 1</address></location></object>
  <house><id>10</id><name>Блок 2</name><built-year>2027</built-year><ready-quarter>4</ready-quarter></house>
  <special-offers><special-offer><discount-price>30070000</discount-price></special-offer></special-offers>
  <custom-field><name>Очередь</name><value>II очередь</value></custom-field>
  <custom-field><name>Подъезд</name><value>4</value></custom-field>
</offer>`

test('Profitbase: numbers as they are, discount, house, fields of the company', async () => {
  const { format, offers } = await offersOf(profitbase(unit('ЗГ2-05-1-295/1')))
  assert.equal(format, 'profitbase')
  const [offer] = offers
  assert.deepEqual(
    [offer?.number, offer?.status, offer?.price, offer?.price_before, offer?.ceiling_height],
    ['ЗГ2-05-1-295/1', 'AVAILABLE', 30_070_000, 31_000_000, 3],
  )
  assert.deepEqual(
    [offer?.project, offer?.house, offer?.phase, offer?.section, offer?.finishing],
    [{ id: '3', name: 'ЖК Пример' }, { id: '10', name: 'Блок 2' }, 'II очередь', '1', 'Предчистовая'],
  )
})

test('Profitbase without its type is told from Yandex by its offers, and --format decides when it is given', async () => {
  assert.equal((await offersOf(profitbase(unit('1'), ''))).format, 'profitbase')
  const forced = await offersOf(profitbase(unit('1')), 'yrl')
  assert.deepEqual([forced.format, forced.offers[0]?.house.name], ['yrl', 'Блок 2'])
})

test('Profitbase: a field whose value is missing makes all of them uncertain', async () => {
  const broken = unit('1').replace('<value>II очередь</value>', '')
  assert.equal((await offersOf(profitbase(broken))).offers[0]?.phase, '')
})

const cian = (elements: string) => `<feed><feed_version>2</feed_version><object>
  <ExternalId>c-1</ExternalId><Category>newBuildingFlatSale</Category><Address>Алматы, ул. Абая, 1, кв. 9</Address>
  <TotalArea>61,4</TotalArea><LivingArea>33.2</LivingArea><KitchenArea>12.4</KitchenArea><FloorNumber>5</FloorNumber>
  <Building><FloorsCount>12</FloorsCount><CeilingHeight>2.9</CeilingHeight>
    <Deadline><Year>2027</Year><Quarter>fourth</Quarter><IsComplete>false</IsComplete></Deadline></Building>
  <BargainTerms><Price>37500000</Price><Currency>kzt</Currency><SaleType>dupt</SaleType></BargainTerms>
  ${elements}</object></feed>`

test('Cian: project, house and flat stand in its schema; without it the address tells the flat', async () => {
  const schema = `<FlatRoomsCount>2</FlatRoomsCount><JKSchema><Id>5</Id><Name>Аура</Name><House><Id>6</Id><Name>Корпус 1</Name>
    <Flat><FlatNumber>48</FlatNumber><SectionNumber>2</SectionNumber></Flat></House></JKSchema>`
  const { format, offers } = await offersOf(cian(schema))
  assert.equal(format, 'cian')
  const [offer] = offers
  assert.deepEqual(
    [offer?.project, offer?.house, offer?.number, offer?.section, offer?.rooms, offer?.area_total],
    [{ id: '5', name: 'Аура' }, { id: '6', name: 'Корпус 1' }, '48', '2', 2, 61.4],
  )
  assert.deepEqual(
    [offer?.deadline, offer?.currency, offer?.price],
    [{ year: 2027, quarter: 4 }, 'kzt', 37_500_000],
  )
  const plain = await offersOf(cian(''))
  assert.deepEqual([plain.offers[0]?.number, plain.offers[0]?.address], ['9', 'Алматы, ул. Абая, 1'])
})

test('R451 Cian: a booking and a status of the flat go before the status of the advertisement', async () => {
  const said = async (elements: string) => (await offersOf(cian(elements))).offers[0]?.status
  assert.equal(await said('<Booking><Status>booked</Status></Booking>'), 'booked')
  assert.equal(await said('<Status>active</Status><Booking><Status>booked</Status></Booking>'), 'booked')
  assert.equal(await said('<fl_status>SOLD</fl_status>'), 'SOLD')
  assert.equal(await said('<Status>2</Status>'), '2')
})

test('Cian: 9 rooms are a studio and 7 a free layout', async () => {
  for (const count of ['9', '7']) {
    const { offers } = await offersOf(cian(`<FlatRoomsCount>${count}</FlatRoomsCount>`))
    assert.equal(offers[0]?.rooms, 0, count)
  }
})

test('Cian: what is empty or for rent says so', async () => {
  const { offers } = await offersOf(
    '<feed><object><Category/><ExternalId/><BargainTerms><Price>0</Price></BargainTerms></object><object><Category>flatRent</Category></object></feed>',
  )
  assert.deepEqual(
    offers.map(({ id, category, price, is_sale }) => ({ id, category, price, is_sale })),
    [
      { id: '', category: null, price: 0, is_sale: true },
      { id: '', category: null, price: null, is_sale: false },
    ],
  )
})

test('Avito: its words for rooms and kinds; AdStatus is a way of advertising', async () => {
  const { format, offers } = await offersOf(`<Ads formatVersion="3" target="Avito.ru"><Ad><Id>a-1</Id>
    <Category>Квартиры</Category><OperationType>Продам</OperationType><MarketType>Новостройка</MarketType>
    <NewDevelopmentId>77</NewDevelopmentId><AdStatus>Highlight</AdStatus><Rooms>Студия</Rooms><Square>24.6</Square>
    <Floor>1</Floor><Floors>4</Floors><Decoration>Предчистовая</Decoration><Price>24500000</Price>
    <Address>Алматы, ул. Абая, 1, кв. 5</Address><Images><Image url="https://example.kz/1.jpg" /></Images></Ad></Ads>`)
  assert.equal(format, 'avito')
  const [offer] = offers
  assert.deepEqual(
    [offer?.project.id, offer?.rooms, offer?.number, offer?.area_total, offer?.status, offer?.finishing],
    ['77', 0, '5', 24.6, '', 'Предчистовая'],
  )
})

const board = {
  flats: {
    b: {
      id: 'b',
      cost: 3_290_000,
      type: 'Квартира',
      floor: 7,
      number: '75',
      square: 28.1,
      status: 'Договор',
      plan_type: '2E',
      renovation: true,
    },
    a: {
      id: 'a',
      cost: 4_200_000,
      type: 'Нежилые помещения',
      floor: 1,
      number: 'Нежил. №6',
      square: 59.9,
      status: 'Выданы ключи',
      plan_type: null,
      renovation: false,
    },
    lost: {
      id: 'lost',
      cost: 1,
      type: 'Квартира',
      floor: 1,
      number: '1',
      square: 20,
      status: 'Свободна',
      plan_type: 'C',
    },
  },
  houses: ['h-1'],
  entrances: [
    {
      id: 'e-1',
      house_id: 'h-1',
      title: 'Подъезд 10 Секция 2',
      floors: [{ floor: 7, flats: [{ id: 'b', number: 3 }] }],
      flats_max: 1,
    },
    {
      id: 'e-2',
      house_id: 'h-1',
      title: 'Секция',
      floors: [{ floor: 1, flats: [{ id: 'a', number: 1 }] }],
      flats_max: 1,
    },
  ],
}

test('chessboard: units and their places are told apart, in either order', async () => {
  const { flats, houses, entrances } = board
  for (const text of [
    JSON.stringify({ flats, houses, entrances }),
    JSON.stringify({ entrances, houses, flats }),
  ]) {
    const { format, offers } = await offersOf(text)
    assert.equal(format, 'chessboard')
    assert.deepEqual(
      offers.map(({ id, category, house, section, number, position_on_floor }) => [
        id,
        category,
        house.id,
        section,
        number,
        position_on_floor,
      ]),
      [
        ['a', 'comm', 'h-1', '1', 'Нежил. №6', 1],
        ['b', 'flat', 'h-1', '2', '75', 3],
        ['lost', 'flat', '', '', '1', null],
      ],
    )
    assert.deepEqual(
      offers.map(({ rooms, is_euro, price, area_total, status, finishing }) => [
        rooms,
        is_euro,
        price,
        area_total,
        status,
        finishing,
      ]),
      [
        [null, false, 4_200_000, 59.9, 'Выданы ключи', ''],
        [2, true, 3_290_000, 28.1, 'Договор', 'с отделкой'],
        [0, false, 1, 20, 'Свободна', ''],
      ],
    )
  }
})

test('chessboard: units in a list and houses with names are read too', async () => {
  const { offers } = await offersOf(
    JSON.stringify({
      flats: Object.values(board.flats).slice(0, 1),
      houses: [{ id: 'h-1', title: 'Дом 1' }],
      entrances: board.entrances,
    }),
  )
  assert.deepEqual(
    offers.map(({ id, house, section }) => [id, house, section]),
    [['b', { id: 'h-1', name: 'Дом 1' }, '2']],
  )
})

test('chessboard: a unit that is no unit keeps its key, so that the report can name it', async () => {
  const { offers } = await offersOf('{"flats":{"x":17},"entrances":[]}')
  assert.deepEqual([offers[0]?.id, offers[0]?.area_total], ['x', null])
})

test('R465 Cian: the house may be named in Building, and be due in JKSchema', async () => {
  const { offers } = await offersOf(
    '<feed><object><ExternalId>1</ExternalId><Category>newBuildingFlatSale</Category>' +
      '<Building><Name>Корпус 3</Name></Building><JKSchema><Name>Аура</Name><House><Deadline><Date>2027-12-31</Date>' +
      '</Deadline></House></JKSchema></object></feed>',
  )
  const [offer] = offers
  assert.deepEqual([offer?.house.name, offer?.deadline], ['Корпус 3', { year: 2027, quarter: 4 }])
})

test('R599 an object of Cian is a child of the root; objects deeper in it are none', async () => {
  const flat = (id: string, within = '') =>
    `<object><ExternalId>${id}</ExternalId><Category>newBuildingFlatSale</Category>${within}</object>`
  const { offers } = await offersOf(
    `<feed><feed_version>2</feed_version><buildings><building>${flat('a')}</building></buildings>
      ${flat('b', flat('c'))}${flat('d')}</feed>`,
  )
  assert.deepEqual(
    offers.map(({ id }) => id),
    ['b', 'd'],
  )
})
