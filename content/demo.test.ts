import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { readJson } from '#database/json.ts'
import { demoContent } from './demo.ts'
import { readMedia } from './read-media.ts'
import { readRecords } from './records.ts'

test('the content is the same twice', () => {
  assert.equal(JSON.stringify(demoContent()), JSON.stringify(demoContent()))
})

test('a picture that was not made is an error naming the record and the picture', () => {
  const media = readMedia()
  const { 'qala-dusk': _gone, ...pictures } = media.pictures
  assert.throws(() => demoContent(readRecords(), { ...media, pictures }), {
    message: 'content/complexes/qala-family.json: there is no picture "qala-dusk" in media/pictures.json',
  })
})

test('a drawing that shows another area than the units have is an error', () => {
  const media = readMedia()
  const plan = media.plans['2-a']
  assert.ok(plan)
  const plans = { ...media.plans, '2-a': { ...plan, area_total: 57 } }
  assert.throws(
    () => demoContent(readRecords(), { ...media, plans }),
    /"2-a" differs from media\/plans\.json/,
  )
})

test('a project in an unknown city or with an unknown feature is an error naming the file', () => {
  const lost = readRecords()
  lost.complexes[0]!.complex.city = 'atlantis'
  assert.throws(
    () => demoContent(lost),
    /content\/complexes\/alatau-park\.json: city: there is no "atlantis"/,
  )

  const odd = readRecords()
  odd.complexes[1]!.complex.features.push('helipad')
  assert.throws(() => demoContent(odd), /samal-heights\.json: features: "helipad"/)
})

test('every picture of the content is a file of the site, with a text in three languages', () => {
  const content = demoContent()
  const pictures = [
    ...content.complexes.flatMap((row) => [
      readJson(row.image),
      ...readJson(row.gallery),
      readJson(row.genplan)?.image,
    ]),
    ...content.houses.map((row) => readJson(row.facade)?.image),
    ...content.promotions.map((row) => readJson(row.cover)),
    ...content.feedback_images.map((row) => readJson(row.image)),
  ].filter((picture) => picture !== null && picture !== undefined)
  assert.ok(pictures.length > 40)
  for (const picture of pictures) {
    assert.ok(existsSync(new URL(`../public${picture.src}`, import.meta.url)), picture.src)
    for (const text of Object.values(picture.alt)) assert.ok(text.length > 0, picture.src)
  }
})

test('R125 there are seven different consultation pictures', () => {
  const sources = demoContent().feedback_images.map((row) => readJson(row.image).src)
  assert.equal(new Set(sources).size, 7)
})

test('rows refer only to rows that are there', () => {
  const content = demoContent()
  const ids = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id))
  const [complexes, houses, estates] = [ids(content.complexes), ids(content.houses), ids(content.estates)]
  const [promotions, plans] = [ids(content.promotions), new Set(content.plans.map(({ code }) => code))]
  for (const estate of content.estates) {
    assert.ok(complexes.has(estate.complex_id) && houses.has(estate.house_id))
    assert.ok(plans.has(estate.plan_code ?? ''))
  }
  for (const link of content.estate_promotions) {
    assert.ok(estates.has(link.estate_id) && promotions.has(link.promotion_id))
  }
  for (const price of content.estate_prices) assert.ok(estates.has(price.estate_id))
  for (const complex of content.complexes) {
    for (const { house_id } of readJson(complex.genplan)?.polygons ?? []) assert.ok(houses.has(house_id))
  }
})

test('a project takes its date and permit from the unfinished house that comes next', () => {
  const complexes = new Map(demoContent().complexes.map((row) => [row.slug, row]))
  const samal = complexes.get('samal-heights')
  assert.deepEqual([samal?.deadline_year, samal?.deadline_quarter], [2026, 4])
  assert.equal(samal?.permit_no, 'DEMO-SH-5/2024')
  const qala = complexes.get('qala-family')
  assert.deepEqual([qala?.deadline_year, qala?.permit_no, qala?.status], [null, null, 'ready'])
})
