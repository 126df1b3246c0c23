import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedFile, contentFolderWith } from '#tests/helpers/content-folder.ts'
import { ContentError } from './problem.ts'
import { readContent } from './read-content.ts'

type Files = Parameters<typeof contentFolderWith>[1]

const now = new Date('2026-11-21T06:00:00Z')

/** What is wrong with a folder: file, line and sentence, the first words of each. */
function problemsOf(folder: string): string[] {
  try {
    readContent(folder, { now })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map(({ file, message }) => `${file.slice(folder.length + 1)}: ${message}`)
  }
  return []
}

const review = `
author: { ru: Имя, kk: Есім, en: Name }
text: { ru: Шумно, kk: Шулы, en: Noisy }
rating: 3
date: 2026-05-02
source: Place
`

test('R971 a promised quarter is said of a finished house alone', (t) => {
  const promised = 'promised: { year: 2025, quarter: 4 }\n'
  const house = `
complex: garden
name: { ru: Дом, kk: Үй, en: House }
queue_no: 3
floors: 5
${promised}`
  const begun = `deadline: { year: 2028, quarter: 2 }
legal: { permit_no: P-1, permit_date: '2025-01-10', method: bank }
`
  const problems = (files: Files) => problemsOf(contentFolderWith(t, files))
  assert.deepEqual(problems({ 'houses/garden-3.yaml': `${house}handed_over_at: 2026-01-20\n` }), [])
  const [wrong = '', ...rest] = problems({ 'houses/garden-3.yaml': house + begun })
  assert.deepEqual(rest, [])
  assert.match(wrong, /^houses\/garden-3\.yaml: promised: .*handed_over_at/)
  const odd = house.replace('quarter: 4', 'quarter: 5')
  assert.equal(problems({ 'houses/garden-3.yaml': `${odd}handed_over_at: 2026-01-20\n` }).length, 1)
})

test('R977 a reply is not older than its review, and the place of a review is an https address', (t) => {
  const answered = (date: string) => `${review}reply:\n  date: ${date}\n  text: { ru: Да, kk: Иә, en: Yes }\n`
  const problems = (text: string) => problemsOf(contentFolderWith(t, { 'reviews/first.yaml': text }))
  assert.deepEqual(problems(answered('2026-05-02')), [])
  const [early = ''] = problems(answered('2026-05-01'))
  assert.match(early, /^reviews\/first\.yaml: reply\.date: /)
  for (const url of ['http://place.example/1', 'javascript:alert(1)', 'place.example'])
    assert.equal(problems(`${review}url: '${url}'\n`).length, 1, url)
})

const sampleOf = (fields: string) =>
  changedFile('company.yaml', 'networks: []', `networks: []\ncontract_sample: { ${fields} }`)

test('R974 a sample contract that is missing, no PDF, elsewhere or in no language is named', (t) => {
  const problems = (fields: string, files: Files = {}) =>
    problemsOf(contentFolderWith(t, { ...sampleOf(fields), ...files }))
  const date = 'date: 2026-11-20'
  const [missing = ''] = problems(`pdf: { ru: documents/contract-ru.pdf }, ${date}`)
  assert.match(missing, /^documents\/contract-ru\.pdf: /)
  const page = { 'documents/contract-ru.pdf': '<html>' }
  assert.match(problems(`pdf: { ru: documents/contract-ru.pdf }, ${date}`, page)[0] ?? '', /PDF/)
  for (const path of ['../secret.pdf', 'documents/../../secret.pdf', 'media/a.pdf', '/etc/passwd']) {
    const [wrong = ''] = problems(`pdf: { ru: '${path}' }, ${date}`)
    assert.match(wrong, /^company\.yaml: contract_sample\.pdf in ru: /, path)
  }
  assert.match(problems(`pdf: {}, ${date}`).join(), /^company\.yaml: contract_sample\.pdf: /)
  assert.match(problems('pdf: { ru: documents/contract-ru.pdf }').join(), /contract_sample\.date: /)
})
