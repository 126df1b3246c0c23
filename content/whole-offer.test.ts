import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { readContent } from './read-content.ts'

const content = readContent(demoCompany)

const kinds = [
  ['R9 complexes', content.complexes],
  ['R9 houses', content.houses],
  ['R12 news', content.articles],
  ['R13 promotions', content.promotions],
  ['R14 awards', content.awards],
  ['R15 employees', content.employees],
  ['R16 reviews', content.reviews],
  ['R17 photos', content.photos],
  ['R18 films', content.videos],
  ['R19 vacancies', content.vacancies],
  ['R20 contacts', content.contacts],
  ['R21 steps of building', content.progress],
] as const

for (const [name, records] of kinds) {
  test(`${name} are among the content of this project`, () => {
    assert.ok(records.length > 1, `${records.length}`)
  })
}

test('R11 there are mortgages of banks and of the state, and instalments of the company', () => {
  const found = new Set(content.mortgages.map(({ record }) => record.kind))
  for (const kind of ['market', 'state', 'installment'] as const) assert.ok(found.has(kind), kind)
})

test('R19 there is work for students and for everybody', () => {
  const forStudents = content['vacancy-categories'].filter(({ record }) => record.is_student)
  const found = content.vacancies.map(({ record }) =>
    forStudents.some(({ slug }) => slug === record.category),
  )
  assert.ok(found.includes(true) && found.includes(false))
})

test('R23 there are calculators of mortgage and of instalment', () => {
  const found = content.calculators.map(({ record }) => record.type)
  assert.deepEqual([...new Set(found)].toSorted(), ['installment', 'mortgage'])
})
