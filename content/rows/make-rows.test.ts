import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { readJson } from '#database/engines/json.ts'
import { publicFolder } from '#media/places.ts'
import { changedFile, contentFolderWith } from '#tests/helpers/content-folder.ts'
import { demoCompany, demoPictures } from '#tests/helpers/demo-company.ts'
import { numberRecords } from '../ids.ts'
import { makeRows } from './make-rows.ts'
import { readContent } from '../read-content.ts'

const now = '2026-11-21T06:00:00.000Z'

function rowsOf(folder: string) {
  const records = readContent(folder, { pictures: demoPictures })
  return makeRows({ records, ids: numberRecords(records), now })
}

const content = rowsOf(demoCompany)

test('the rows are the same twice', () => {
  assert.equal(JSON.stringify(rowsOf(demoCompany)), JSON.stringify(content))
})

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

test('a project takes its date and permit from the unfinished house that comes next', () => {
  const complexes = new Map(content.complexes.map((row) => [row.slug, row]))
  const samal = complexes.get('samal-heights')
  assert.deepEqual([samal?.deadline_year, samal?.deadline_quarter], [2026, 4])
  assert.equal(samal?.permit_no, 'DEMO-SH-5/2024')
  const qala = complexes.get('qala-family')
  assert.deepEqual([qala?.deadline_year, qala?.permit_no, qala?.status], [null, null, 'ready'])
})

test('reading takes a minute for 180 words, one at least', (t) => {
  const minutes = (words: number) => {
    const text = `${'слово '.repeat(words)}\n`
    const folder = contentFolderWith(t, { 'articles/first-news.ru.md': text })
    return rowsOf(folder).articles[0]?.reading_minutes
  }
  assert.deepEqual([minutes(3), minutes(180), minutes(540)], [1, 1, 3])
})

test('A31 a vacancy is one for students when its category is', (t) => {
  const studentsOf = (category: string) => {
    const files = changedFile('vacancy-categories/site.yaml', 'sort_order: 1', `sort_order: 1\n${category}`)
    return rowsOf(contentFolderWith(t, files)).vacancies.map((row) => row.is_student)
  }
  assert.deepEqual(studentsOf('is_student: true'), [1])
  assert.deepEqual(studentsOf('is_student: false'), [0])
  assert.deepEqual(studentsOf(''), [0])
})

test('lists of a vacancy become lists of a page', (t) => {
  const [vacancy] = rowsOf(contentFolderWith(t)).vacancies
  assert.equal(
    vacancy && readJson(vacancy.duties_html).ru,
    '<ul><li>Строить</li><li>Считать &lt; 5 &amp; > 2</li></ul>',
  )
})
