import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { readJson } from '#database/engines/json.ts'
import { publicFolder } from '#media/places.ts'
import { demoCompany, demoPictures } from '#tests/helpers/demo-company.ts'
import { numberRecords } from '../ids.ts'
import { readContent } from '../read-content.ts'
import { makeRows } from '../rows/make-rows.ts'

const records = readContent(demoCompany, { pictures: demoPictures })
const content = makeRows({ records, ids: numberRecords(records), now: '2026-11-21T06:00:00.000Z' })

test('every picture of the content is a file of the site, with a text in three languages', () => {
  const pictures = [
    ...content.complexes.flatMap((row) => [
      readJson(row.image),
      ...readJson(row.gallery),
      readJson(row.genplan)?.image,
    ]),
    ...content.houses.map((row) => readJson(row.facade)?.image),
    ...[...content.promotions, ...content.articles].map((row) => readJson(row.cover)),
    ...[...content.feedback_images, ...content.awards, ...content.photos].map((row) => readJson(row.image)),
    ...content.banners.flatMap((row) => Object.values(readJson(row.image))),
    ...content.construction_progress.flatMap((row) => readJson(row.photos)),
    ...content.videos.map((row) => readJson(row.preview)),
  ].filter((picture) => picture !== null && picture !== undefined)
  assert.ok(pictures.length > 150)
  for (const picture of pictures) {
    assert.ok(existsSync(new URL(`.${picture.src}`, publicFolder)), picture.src)
    for (const text of Object.values(picture.alt)) assert.ok(text.length > 0, picture.src)
  }
})

test('every film of the content is a file of the site', () => {
  for (const { src } of content.videos) {
    assert.ok(src === null || src === undefined || existsSync(new URL(`.${src}`, publicFolder)), src ?? '')
  }
})

test('R125 there are seven different consultation pictures', () => {
  const sources = content.feedback_images.map((row) => readJson(row.image).src)
  assert.equal(new Set(sources).size, 7)
})

test('rows refer only to rows that are there', () => {
  const ids = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id))
  const [complexes, houses, estates] = [ids(content.complexes), ids(content.houses), ids(content.estates)]
  const [promotions, codes] = [ids(content.promotions), new Set(content.plans.map(({ code }) => code))]
  for (const estate of content.estates) {
    assert.ok(complexes.has(estate.complex_id) && houses.has(estate.house_id))
    assert.ok(codes.has(estate.plan_code ?? ''))
  }
  for (const link of content.estate_promotions) {
    assert.ok(estates.has(link.estate_id) && promotions.has(link.promotion_id))
  }
  for (const price of content.estate_prices) assert.ok(estates.has(price.estate_id))
  for (const complex of content.complexes) {
    for (const { house_id } of readJson(complex.genplan)?.polygons ?? []) assert.ok(houses.has(house_id))
  }
})
