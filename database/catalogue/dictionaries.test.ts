import assert from 'node:assert/strict'
import { Company, CompanyPictures } from '#contract/dictionaries.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { basicRows, fillDatabase, makeComplex, makeHouse, makeRow } from '#tests/helpers/databases/rows.ts'
import { pictureOf, textOf } from '#tests/helpers/databases/sample-rows.ts'
import { findCompany, findCompanyPictures, findDictionaries } from './dictionaries.ts'
import { writeSetting } from '../settings.ts'

eachDatabase('R163 R329 dictionaries come in the language and in their order', async (db) => {
  await fillDatabase(db, {
    cities: [makeRow('cities', {}), makeRow('cities', { id: 2, slug: 'aktau', sort_order: 0 })],
    complexes: [
      makeComplex({ class_code: 'III' }),
      makeComplex({ id: 2, class_code: 'I' }),
      makeComplex({ id: 3, class_code: 'III' }),
    ],
    houses: [
      makeHouse({ deadline_year: 2028, deadline_quarter: 1 }),
      makeHouse({ id: 2, deadline_year: 2027, deadline_quarter: 4 }),
      makeHouse({ id: 3, deadline_year: 2027, deadline_quarter: 2 }),
      makeHouse({ id: 4, deadline_year: 2025, deadline_quarter: 2, handed_over_at: '2025-06-01' }),
      makeHouse({ id: 5, deadline_year: null, deadline_quarter: null }),
    ],
  })
  await writeSetting(db, 'features', [
    { code: 'yard', title: textOf('Yard') },
    { code: 'school', title: textOf('School') },
  ])
  assert.deepEqual(await findDictionaries(db, 'kk'), {
    cities: [
      { id: 2, slug: 'aktau', name: 'City қазақша' },
      { id: 1, slug: 'almaty', name: 'City қазақша' },
    ],
    classes: [
      { code: 'I', title: 'Business қазақша' },
      { code: 'III', title: 'Business қазақша' },
    ],
    features: [
      { code: 'yard', title: 'Yard қазақша' },
      { code: 'school', title: 'School қазақша' },
    ],
    deadlines: ['ready', '2027', '2028'],
  })
})

eachDatabase('an empty database has empty dictionaries and no company', async (db) => {
  assert.deepEqual(await findDictionaries(db, 'ru'), { cities: [], classes: [], features: [], deadlines: [] })
  assert.equal(await findCompany(db, 'ru'), null)
})

eachDatabase('a class is called as its first project calls it', async (db) => {
  await fillDatabase(db, {
    ...basicRows,
    complexes: [
      makeComplex({ id: 1, sort_order: 2 }),
      makeComplex({ id: 2, sort_order: 1, class_label: makeRow('cities', {}).name }),
    ],
    houses: [],
  })
  assert.deepEqual((await findDictionaries(db, 'en')).classes, [{ code: 'II', title: 'City in English' }])
})

eachDatabase('the company comes in the language', async (db) => {
  await writeSetting(db, 'company', {
    name: 'Company по-русски',
    names: textOf('Company'),
    phone: '+77272000000',
    email: 'sales@example.com',
    hours: textOf('Hours'),
    networks: [{ code: 'instagram', url: 'https://example.com/instagram' }],
    credit: { text: textOf('Credit'), url: 'https://maker.example' },
  })
  const company = await findCompany(db, 'kk')
  assert.deepEqual(Company.parse(company), company)
  assert.equal(company?.name, 'Company қазақша')
  assert.equal(company.hours, 'Hours қазақша')
  assert.deepEqual(company.credit, { text: 'Credit қазақша', url: 'https://maker.example' })
})

eachDatabase(
  'R476 the pictures of pages come in the language, and a place without one is null',
  async (db) => {
    const none = { home: null, finishing: null, about: null, career: null, students: null }
    assert.deepEqual(await findCompanyPictures(db, 'kk'), none)
    await writeSetting(db, 'company_pictures', {
      home: { picture: pictureOf('yard'), focus: { x: 30, y: 80 } },
      career: { picture: pictureOf('office') },
    })
    const pictures = await findCompanyPictures(db, 'kk')
    assert.deepEqual(CompanyPictures.parse(pictures), pictures)
    assert.deepEqual([pictures.home?.alt, pictures.home?.focus], ['yard қазақша', { x: 30, y: 80 }])
    assert.deepEqual([pictures.career?.alt, pictures.career?.focus], ['office қазақша', undefined])
    assert.equal(pictures.about, null)
  },
)
