import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readJson } from '#database/engines/json.ts'
import { languages } from '#domain/languages.ts'
import { changedFile, contentFolderWith, sampleFiles } from '#tests/helpers/content-folder.ts'
import { numberRecords } from '../ids.ts'
import { makeRows } from './make-rows.ts'
import { readContent } from '../read-content.ts'

const now = '2026-11-21T06:00:00.000Z'

function rowsOf(folder: string) {
  const records = readContent(folder)
  return makeRows({ records, ids: numberRecords(records), now })
}

test('the rows are the same twice', (t) => {
  const folder = contentFolderWith(t)
  assert.equal(JSON.stringify(rowsOf(folder)), JSON.stringify(rowsOf(folder)))
})

test('a project takes its date and permit from the unfinished house that comes next', (t) => {
  const facts = (files: Record<string, string | null>) => {
    const [complex] = rowsOf(contentFolderWith(t, files)).complexes
    return [complex?.deadline_year, complex?.deadline_quarter, complex?.permit_no]
  }
  const later = (sampleFiles['houses/garden-1.yaml'] ?? '')
    .replace('year: 2028', 'year: 2029')
    .replace('P-1', 'P-3')
    .replace('queue_no: 1', 'queue_no: 3')
  assert.deepEqual(facts({ 'houses/garden-0.yaml': later }), [2028, 2, 'P-1'])
  const ready = {
    'complexes/garden.yaml': (sampleFiles['complexes/garden.yaml'] ?? '')
      .replace('status: selling', 'status: ready')
      .replace("house: garden-1, label: '1'", "house: garden-2, label: '2'"),
  }
  const news = Object.fromEntries(languages.map((each) => [`articles/first-news.${each}.md`, `${each}\n`]))
  assert.deepEqual(facts({ ...news, 'houses/garden-1.yaml': null, ...ready }), [null, null, null])
})

test('R990 a class has the name that Kazakh developers give it, and a project the stage of its houses, where its record says neither', (t) => {
  const told = (code: string, files: Record<string, string | null> = {}) => {
    const garden = (sampleFiles['complexes/garden.yaml'] ?? '')
      .replace(/^class: .*$/m, `class: { code: ${code} }`)
      .replace(/^status: .*\n/m, '')
    const [row] = rowsOf(contentFolderWith(t, { 'complexes/garden.yaml': garden, ...files })).complexes
    return [row && readJson(row.class_label), row?.status]
  }
  const business = { ru: 'Бизнес-класс', kk: 'Бизнес класы', en: 'Business class' }
  assert.deepEqual(told('II'), [business, 'selling'])
  const finished = (sampleFiles['houses/garden-2.yaml'] ?? '').replace('queue_no: 2', 'queue_no: 1')
  assert.deepEqual(told('III', { 'houses/garden-1.yaml': finished, 'houses/garden-2.yaml': null }), [
    { ru: 'Комфорт-класс', kk: 'Комфорт класы', en: 'Comfort class' },
    'ready',
  ])
})

test('R991 a company that builds itself is the builder of projects that name no other', (t) => {
  const own =
    "is_builder: true\nlegal_name: { ru: ТОО Сам, kk: Өзі ЖШС, en: Self LLP }\nbin: '000000000009'\n"
  const builders = (garden: string) => {
    const files = {
      'company.yaml': `${sampleFiles['company.yaml']}${own}`,
      'complexes/garden.yaml': garden,
    }
    const { complexes, houses, settings } = rowsOf(contentFolderWith(t, files))
    assert.doesNotMatch(String(settings.find(({ key }) => key === 'company')?.value), /is_builder/)
    return [...complexes, ...houses].map(({ builder_name: name, bin }) => [name && readJson(name).ru, bin])
  }
  const garden = sampleFiles['complexes/garden.yaml'] ?? ''
  const silent = garden.replace(/^builder: .*\n/m, '')
  assert.deepEqual(
    builders(silent),
    Array.from({ length: 3 }, () => ['ТОО Сам', '000000000009']),
  )
  assert.deepEqual(
    builders(garden),
    Array.from({ length: 3 }, () => ['Sample LLP по-русски', '000000000001']),
  )
})

test('R992 an office without a name is called by its type, and one without phones has that of the company', (t) => {
  const office = `type: hr\ncity: almaty\naddress: { ru: Улица, kk: Көше, en: Street }\nlat: 43.2\nlng: 76.9\n`
  const [row] = rowsOf(contentFolderWith(t, { 'contacts/people.yaml': office })).contacts
  assert.deepEqual(row && [readJson(row.title).ru, readJson(row.phones)], [
    'Отдел персонала',
    ['+77000000000'],
  ])
  const silent = changedFile('company.yaml', 'phone: +7 700 000 00 00', '')
  const [other] = rowsOf(contentFolderWith(t, { ...silent, 'contacts/people.yaml': office })).contacts
  assert.deepEqual(other && readJson(other.phones), [])
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
