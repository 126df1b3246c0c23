import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { changedFile, contentFolderWith, sampleFiles } from '#tests/helpers/content-folder.ts'
import { ContentError } from './problem.ts'
import { readContent } from './read-content.ts'

type Files = Parameters<typeof contentFolderWith>[1]

const now = new Date('2026-11-21T06:00:00Z')

function read(t: TestContext, files: Files) {
  return readContent(contentFolderWith(t, files), { now })
}

function problemsWith(t: TestContext, files: Files): string[] {
  try {
    read(t, files)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map(({ line, message }) => `${line}: ${message}`)
  }
  return []
}

const house = `
complex: garden
name: { ru: Дом, kk: Үй, en: House }
queue_no: 1
floors: 5
`
const begun = `${house}deadline: { year: 2028, quarter: 2 }
legal: { permit_no: P-1, permit_date: '2025-01-10', method: bank }
`

test('R765 what a record may leave out is not said, and its Kazakh is taken for unread', (t) => {
  const project = `
name: { ru: Garden, kk: Garden, en: Garden }
city: almaty
address: { ru: Улица, kk: Көше, en: Street }
lat: 43.2
lng: 76.9
class: { code: II }
progress_percent: 40
builder: { name: { ru: ТОО, kk: ЖШС, en: LLP }, bin: '000000000001' }
`
  const records = read(t, { 'complexes/garden.yaml': project, 'houses/garden-1.yaml': begun })
  const [{ record: garden } = { record: null }] = records.complexes
  assert.ok(garden)
  const { district, former_address, is_new, picture, gallery, genplan, documents, seo, kk_review } = garden
  assert.deepEqual(
    { district, former_address, is_new, picture, gallery, genplan, documents, seo, kk_review },
    {
      district: { ru: '', kk: '', en: '' },
      former_address: null,
      is_new: false,
      picture: null,
      gallery: [],
      genplan: null,
      documents: [],
      seo: null,
      kk_review: true,
    },
  )
  const first = records.houses.find(({ slug }) => slug === 'garden-1')?.record
  assert.deepEqual(
    [first?.sections, first?.height_m, first?.azimuth, first?.footprint, first?.facade, first?.drawn],
    [[], null, null, null, null, false],
  )
})

test('R765 an unfinished house needs its builder; a project whose houses are all finished does not', (t) => {
  const builder = /^builder: .*\n/m.exec(sampleFiles['complexes/garden.yaml'] ?? '')?.[0] ?? ''
  const files = changedFile('complexes/garden.yaml', builder, '')
  assert.deepEqual(problemsWith(t, files), [
    '1: builder: a project with an unfinished queue must name its builder: name in three languages and bin; or company.yaml says is_builder: true',
  ])
  const finished = `${house}handed_over_at: '2026-01-10'\n`
  assert.deepEqual(problemsWith(t, { ...files, 'houses/garden-1.yaml': finished }), [])
})

test('R766 a house that is drawn says what it is drawn from; any other may be silent', (t) => {
  assert.deepEqual(problemsWith(t, { 'houses/garden-1.yaml': begun }), [])
  assert.deepEqual(
    problemsWith(t, { 'houses/garden-1.yaml': `${begun}drawn: true\n` }),
    ['sections', 'height_m', 'azimuth', 'footprint'].map(
      (field) => `1: ${field}: a house with drawn: true must say it`,
    ),
  )
})

test('R767 one look tells all that is missing, and what each is: that of the law too', (t) => {
  assert.deepEqual(problemsWith(t, { 'houses/garden-1.yaml': 'complex: garden\n' }), [
    '1: name: is missing: write a text in three languages: ru, kk, en',
    '1: queue_no: is missing: write a number',
    '1: floors: is missing: write a number',
    '1: deadline: an unfinished queue must have a deadline: its year and quarter; a finished one has handed_over_at',
    '1: legal: an unfinished queue must not be published without its permit: fill in permit_no, permit_date, method and guarantee_no',
  ])
  assert.deepEqual(problemsWith(t, { 'promotions/less.yaml': 'discount: 5\n' }), [
    '1: title: is missing: write a text in three languages: ru, kk, en',
    '1: lead: is missing: write a text in three languages: ru, kk, en',
    '1: starts_at: is missing: write a day like 2026-11-21',
    '1: conditions: is missing: write a text in three languages: ru, kk, en',
  ])
  assert.deepEqual(problemsWith(t, { 'vacancies/engineer.yaml': 'salary_from: 5\n' }), [
    '1: title: is missing: write a text in three languages: ru, kk, en',
    '1: category: is missing: write a name of a file in vacancy-categories, without its ending',
    '1: city: is missing: write a name of a file in cities, without its ending',
    '1: employment: is missing: write one of full, part, shift, internship',
    '1: experience: is missing: write one of none, 1-3, 3-6, 6+',
    '1: published_at: is missing: write a moment like 2026-11-21T10:00:00+05:00',
    '1: duties: is missing: write lists of lines in three languages: ru, kk, en',
    '1: requirements: is missing: write lists of lines in three languages: ru, kk, en',
    '1: conditions: is missing: write lists of lines in three languages: ru, kk, en',
  ])
})

test('R991 a company that builds itself says its legal name and BIN', (t) => {
  const company = `${sampleFiles['company.yaml']}is_builder: true\n`
  const [problem = ''] = problemsWith(t, { 'company.yaml': company })
  assert.match(problem, /^\d+: is_builder: a company that builds itself must say legal_name and bin$/)
})

test('R993 the number of a house is the one in its name, and is asked for where that has none or several', (t) => {
  const numberOf = (name: string) => {
    const files = {
      'houses/garden-9.yaml': begun.replace('ru: Дом', `ru: ${name}`).replace('queue_no: 1\n', ''),
    }
    const problems = problemsWith(t, files)
    if (problems.length > 0) return problems
    return read(t, files).houses.find(({ slug }) => slug === 'garden-9')?.record.queue_no
  }
  assert.equal(numberOf('Корпус 7'), 7)
  for (const name of ['Дом А', 'Дом 3-1'])
    assert.deepEqual(numberOf(name), ['1: queue_no: is missing: write a number'])
  assert.deepEqual(problemsWith(t, { 'houses/garden-9.yaml': '[1]\n' }).length, 1)
})
