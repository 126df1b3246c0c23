import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unknownOffer } from '../feed-offer.ts'
import { offersOf } from '#tests/helpers/feeds/feeds.ts'

const feed = (
  offers: string,
  root = '<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">',
) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}<generation-date>2026-11-21T08:00:00+05:00</generation-date>${offers}</realty-feed>`

const plain = `<offer internal-id="a-1">
  <type>продажа</type><property-type>жилая</property-type><category>квартира</category>
  <location><country>Казахстан</country><address>ул. Абая, 1</address><apartment>114</apartment>
    <latitude>0</latitude><longitude>0</longitude></location>
  <price><value>37500000</value><currency>KZT</currency></price>
  <area><value>61,4</value><unit>кв.м</unit></area>
  <living-space><value>33.2</value></living-space><kitchen-space><value>12.4</value></kitchen-space>
  <floor>5</floor><floors-total>12</floors-total><rooms>2</rooms><ceiling-height>2,9</ceiling-height>
  <building-name>ЖК «Аура»</building-name><yandex-building-id>12</yandex-building-id><yandex-house-id>34</yandex-house-id>
  <building-section>Корпус 1</building-section><building-phase>2</building-phase>
  <building-state>unfinished</building-state><built-year>2027</built-year><ready-quarter>3</ready-quarter>
  <renovation>черновая отделка</renovation><window-view>во двор</window-view>
</offer>`

/** The only offer of a feed made of these elements. */
async function offer(elements: string) {
  const { offers } = await offersOf(feed(`<offer internal-id="1">${elements}</offer>`))
  assert.equal(offers.length, 1)
  return offers[0]!
}

test('a new-building offer with every element', async () => {
  const { format, offers } = await offersOf(feed(plain))
  assert.equal(format, 'yrl')
  assert.deepEqual(offers, [
    {
      ...unknownOffer,
      line: 2,
      id: 'a-1',
      category: 'flat',
      category_word: 'квартира',
      project: { id: '12', name: 'ЖК «Аура»' },
      house: { id: '34', name: 'Корпус 1' },
      phase: '2',
      address: 'ул. Абая, 1',
      number: '114',
      floor: 5,
      floors_total: 12,
      rooms: 2,
      area_total: 61.4,
      area_living: 33.2,
      area_kitchen: 12.4,
      ceiling_height: 2.9,
      price: 37_500_000,
      price_word: '37500000',
      currency: 'KZT',
      finishing: 'черновая отделка',
      window_views: ['во двор'],
      deadline: { year: 2027, quarter: 3 },
    },
  ])
})

test('the namespace says nothing: none, a wrong one, a prefix and the one of 2024 read the same', async () => {
  const { offers: expected } = await offersOf(feed(plain))
  for (const root of [
    '<realty-feed>',
    '<realty-feed xmlns="https://webmaster.yandex.ru/schemas/feed/realty/2010-06">',
    '<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/metarealty/2024-12" version="1">',
  ]) {
    assert.deepEqual((await offersOf(feed(plain, root))).offers, expected, root)
  }
  const prefixed = feed(plain)
    .replaceAll(/<(\/?)(?=[a-z])/g, '<$1y:')
    .replace('xmlns=', 'xmlns:y=')
  assert.deepEqual((await offersOf(prefixed)).offers, expected)
})

test('the number of a flat is in one of many elements, or only in a text', async () => {
  for (const elements of [
    '<location><apartment>17</apartment></location>',
    '<flat-number>17</flat-number>',
    '<number>17</number>',
    '<location><address>г. Алматы, ул. Абая, 1, кв. 17</address></location>',
    '<Address>г. Алматы, ул. Абая, 1, кв. 17</Address>',
    '<description>Продается квартира 17, с видом на горы.</description>',
  ]) {
    assert.equal((await offer(elements)).number, '17', elements)
  }
})

test('a discount is the price of today, and what was before it is kept', async () => {
  const price = '<price><value>10000000</value><currency>KZT</currency></price>'
  for (const discount of [
    '<discount><final-price>8000000</final-price></discount>',
    '<promo-price>8000000</promo-price>',
    '<promo-price><value>8 000 000</value></promo-price>',
    '<special-offers><special-offer><discount-price>9000000</discount-price></special-offer><special-offer><discount-price>8000000</discount-price></special-offer></special-offers>',
  ]) {
    const { price: now, price_before: before } = await offer(price + discount)
    assert.deepEqual([now, before], [8_000_000, 10_000_000], discount)
  }
  const noDiscount = await offer(`${price}<discount><final-price>12000000</final-price></discount>`)
  assert.deepEqual([noDiscount.price, noDiscount.price_before], [10_000_000, null])
  const old = await offer(`${price}<old-price>11000000</old-price>`)
  assert.deepEqual([old.price, old.price_before], [10_000_000, 11_000_000])
})

test('a price by the square metre becomes the price of the whole', async () => {
  const { price } = await offer(
    '<price><value>500000</value><currency>KZT</currency><unit>кв. м</unit></price><area><value>40</value></area>',
  )
  assert.equal(price, 20_000_000)
})

test('handed over with the year 1970 is handed over and has no deadline', async () => {
  const { is_handed_over, deadline } = await offer(
    '<building-state>hand_over</building-state><built-year>1970</built-year><ready-quarter>1</ready-quarter>',
  )
  assert.deepEqual([is_handed_over, deadline], [true, null])
})

test('a studio is told in many ways', async () => {
  for (const elements of [
    '<studio>true</studio>',
    '<studio>да</studio>',
    '<studio>1</studio><rooms>1</rooms>',
    '<rooms>0</rooms>',
    '<rooms>студия</rooms>',
    '<rooms-type>раздельные</rooms-type>',
  ]) {
    assert.equal((await offer(elements)).rooms, 0, elements)
  }
  assert.equal(
    (await offer('<studio>0</studio><rooms>3</rooms><rooms-type>раздельные</rooms-type>')).rooms,
    3,
  )
  assert.equal((await offer('<description>Продается 2 к. кв., 13 этаж.</description>')).rooms, 2)
  assert.equal((await offer('')).rooms, null)
})

test('a building section may be a section or a house', async () => {
  const section = await offer('<building-section>Секция 3</building-section>')
  assert.deepEqual([section.house.name, section.section], ['', 'Секция 3'])
  const house = await offer('<building-section>Корпус 3</building-section><section>2</section>')
  assert.deepEqual([house.house.name, house.section], ['Корпус 3', '2'])
})

test('R450 what a deal says beyond its known kinds is a status, so that nothing gone looks free', async () => {
  assert.equal((await offer('<deal-status>передано клиенту</deal-status>')).status, 'передано клиенту')
  for (const status of ['продажа закрыта', 'Продажа приостановлена', 'переуступка завершена']) {
    assert.equal((await offer(`<deal-status>${status}</deal-status>`)).status, status)
  }
  for (const kind of ['primary sale', 'Переуступка', 'прямая продажа', 'продажа от застройщика', 'sale']) {
    assert.equal((await offer(`<deal-status>${kind}</deal-status>`)).status, '', kind)
  }
})

test('a deal is mostly a kind of deal and no status', async () => {
  assert.equal((await offer('<deal-status>первичная продажа</deal-status>')).status, '')
  assert.equal((await offer('<deal-status>Продан</deal-status>')).status, 'Продан')
  assert.equal(
    (await offer('<status>Устная бронь</status><deal-status>первичная</deal-status>')).status,
    'Устная бронь',
  )
})

test('rent is no sale, and what has no category of ours has none', async () => {
  assert.equal((await offer('<type>аренда</type>')).is_sale, false)
  assert.equal((await offer('<category>гараж</category>')).category, 'garage')
  assert.equal((await offer('<category>коммерческая</category>')).category, 'comm')
  assert.equal((await offer('<category>участок</category>')).category, null)
  assert.equal((await offer('<property-type>жилая</property-type>')).category, 'flat')
})

test('what HTML writes and XML does not know is read, and a forbidden sign is passed over', async () => {
  const { offers, faults } = await offersOf(
    feed('<offer internal-id="1"><building-name>&laquo;Аура&raquo;&nbsp;\u0008</building-name></offer>'),
  )
  assert.equal(offers[0]?.project.name, '«Аура»\u00A0\b')
  assert.deepEqual(faults, ['disallowed character (line 2)'])
})
