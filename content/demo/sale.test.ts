import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { contentDay } from './days.ts'
import { numberRecords } from '../ids.ts'
import { readContent } from '../read-content.ts'
import { demoEstates, demoProjects, offersOf } from './units.ts'

const records = readContent(demoCompany)
const ids = numberRecords(records)
const estates = demoEstates(records, ids)
const projects = demoProjects(records, ids)
const offers = offersOf(records, ids)
const flats = estates.filter((estate) => estate.category === 'flat')
const houses = new Map(projects.flatMap(({ complex }) => complex.houses).map((house) => [house.id, house]))

test('R29 prices are whole thousands of tenge and agree with the price by the metre', () => {
  for (const estate of estates) {
    assert.ok(estate.price > 500_000, `${estate.id}`)
    assert.equal(estate.price % 1000, 0)
    assert.equal(estate.price_m2, Math.round(estate.price / estate.area_total))
  }
})

test('flats for sale cost what flats cost in their city', () => {
  const ranges: Record<string, [from: number, to: number]> = {
    almaty: [600_000, 1_130_000],
    astana: [510_000, 880_000],
    aktau: [345_000, 500_000],
  }
  for (const { slug, record } of records.complexes) {
    const [from, to] = ranges[record.city] ?? [0, 0]
    const id = ids.of('complexes', slug)
    for (const flat of flats) {
      if (flat.complex_id !== id || flat.status !== 'free' || flat.area_terrace) continue
      assert.ok(flat.price_m2 >= from && flat.price_m2 <= to, `${flat.id}: ${flat.price_m2}`)
    }
  }
})

test('most units are free, about a third are sold, few are reserved or withheld', () => {
  const share = (...statuses: string[]) =>
    estates.filter((estate) => statuses.includes(estate.status)).length / estates.length
  assert.ok(share('free') > 0.5 && share('free') < 0.62, `free ${share('free')}`)
  assert.ok(share('sold') > 0.28 && share('sold') < 0.38, `sold ${share('sold')}`)
  assert.ok(share('reserved') > 0.05 && share('reserved') < 0.11, `reserved ${share('reserved')}`)
  assert.ok(share('request') > 0.008 && share('request') < 0.03, `request ${share('request')}`)
  assert.ok(share('hidden', 'withdrawn') > 0.01 && share('hidden', 'withdrawn') < 0.03)
})

test('a price came about in three to six steps, upwards but for an offer, and ends at the price shown', () => {
  for (const { id, price, price_old, price_history, house_id } of estates) {
    assert.ok(price_history.length >= 3 && price_history.length <= 6, `${id}: ${price_history.length}`)
    assert.equal(price_history.at(-1)?.price, price)
    assert.equal(price_history[0]?.date, houses.get(house_id)?.sale_start)
    for (const [index, point] of price_history.entries()) {
      const before = price_history[index - 1]
      assert.ok(point.date <= contentDay)
      if (!before) continue
      assert.ok(point.date > before.date, `${id}: ${before.date} then ${point.date}`)
      const isOffer = price_old !== null && index === price_history.length - 1
      assert.ok(isOffer ? before.price === price_old : point.price >= before.price, `${id}`)
    }
  }
})

test('R13 a lowered price names its offer, the price before it and the day it ends', () => {
  const lowered = estates.filter((estate) => estate.price_old !== null)
  assert.ok(lowered.length > 100)
  for (const estate of lowered) {
    const promotion = offers.find(({ id }) => estate.promotion_ids.includes(id))
    const expected = (estate.price_old ?? 0) * (1 - (promotion?.discount ?? 0) / 100)
    assert.equal(estate.status, 'free')
    assert.ok(Math.abs(estate.price - expected) <= 500, `${estate.id}`)
    assert.equal(estate.price_valid_until, promotion?.ends_at)
    assert.ok(promotion && promotion.starts_at <= contentDay && (promotion.ends_at ?? '9') >= contentDay)
  }
  for (const estate of estates.filter(({ price_old }) => price_old === null)) {
    assert.equal(estate.price_valid_until, null)
    for (const id of estate.promotion_ids)
      assert.equal(offers.find((offer) => offer.id === id)?.discount, null)
  }
})

test('every promotion of today has units on sale, with or without a lower price, and only in the projects it names', () => {
  assert.ok(offers.length >= 3 && offers.length < records.promotions.length)
  for (const promotion of offers) {
    const units = estates.filter((estate) => estate.promotion_ids.includes(promotion.id))
    assert.ok(units.every(({ status }) => status === 'free'))
    const slugs = new Set(
      units.map((unit) => projects.find(({ complex }) => complex.id === unit.complex_id)?.complex.slug),
    )
    assert.deepEqual([...slugs].toSorted(), promotion.complexes.toSorted())
  }
})

test('a promotion that is over covers no unit', () => {
  const active = new Set(offers.map(({ id }) => id))
  const other = records.promotions.filter(({ slug }) => !active.has(ids.of('promotions', slug)))
  assert.ok(other.length > 0)
  for (const { slug, record } of other) {
    assert.ok((record.ends_at ?? '9') < contentDay)
    assert.ok(!estates.some(({ promotion_ids }) => promotion_ids.includes(ids.of('promotions', slug))))
  }
})

test('the status of a unit dates from its sale, not from the future', () => {
  for (const { id, status, status_changed_at, house_id } of estates) {
    const day = status_changed_at.slice(0, 10)
    assert.ok(day >= (houses.get(house_id)?.sale_start ?? '') && day <= contentDay, `${id} ${status} ${day}`)
  }
})
