import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { contentFolderWith, sampleFiles } from '#tests/helpers/content-folder.ts'
import { contradictions } from './contradictions.ts'
import { lineOf } from '../problem.ts'
import { readContent } from '../read-content.ts'

/** What is said of the sample folder with other files, without the line numbers. */
function doubtsWith(t: TestContext, files: Readonly<Record<string, string>>): string[] {
  return contradictions(readContent(contentFolderWith(t, files)))
    .map(lineOf)
    .map((line) => line.replace(/^\S*?((?:[\w-]+\/)?[\w.-]+)(?::\d+)?: /, '$1: '))
}

/** A file of the sample folder with other lines. */
function changed(name: string, lines: Readonly<Record<string, string>>): Record<string, string> {
  let text = sampleFiles[name] ?? ''
  for (const [field, value] of Object.entries(lines)) {
    const line = new RegExp(`^${field}: .*$`, 'm')
    assert.match(text, line)
    text = text.replace(line, `${field}: ${value}`)
  }
  return { [name]: text }
}

const seo = (description: Readonly<Record<string, string>>) =>
  changed('complexes/garden.yaml', {
    seo: JSON.stringify({ title: { ru: 'Сад', kk: 'Бақ', en: 'Garden' }, description }),
  })

test('R730 figures are the same in every notation, and words may stand for small numbers', (t) => {
  assert.deepEqual(
    doubtsWith(
      t,
      seo({
        ru: 'Взнос 30 %, цена 24 000 000 ₸, 56,9 м², дом 2 на втором этаже',
        kk: 'Жарна 30 пайыздан, бағасы 24 000 000 ₸, 56,9 м², екінші үй 2-қабатта',
        en: '30% down, 24,000,000 ₸, 56.9 m², building two on floor 2',
      }),
    ),
    [],
  )
})

test('R730 a share, a sum, a fraction or a year of one language only is named, with its language', (t) => {
  assert.deepEqual(
    doubtsWith(
      t,
      seo({ ru: 'До 2027 года, 30 %, 56,9 м²', kk: '30 %, 56,9 м²', en: 'Until 2027, 20% down, 56.9 m²' }),
    ),
    [
      'complexes/garden.yaml: seo.description in kk: lacks 2027 of the Russian text',
      'complexes/garden.yaml: seo.description in en: lacks 30% of the Russian text',
      'complexes/garden.yaml: seo.description in en: has 20%, which the Russian text has not',
    ],
  )
})

test('R730 the text beside a record and the company’s own texts are read too; addresses are no figures', (t) => {
  assert.deepEqual(
    doubtsWith(t, {
      'complexes/garden.ru.md': 'Двор 33,5 м, [акция](/contents/promo/less).\n',
      'texts.yaml': 'texts:\n  home.title: { ru: Дома с 2019 года, kk: Үйлер, en: Homes since 2019 }\n',
    }),
    [
      'complexes/garden.kk.md: lacks 33.5 of the Russian text',
      'complexes/garden.en.md: lacks 33.5 of the Russian text',
      'texts.yaml: texts.home.title in kk: lacks 2019 of the Russian text',
    ],
  )
})

test('R731 conditions with other rates than the programme, and a promotion with another discount, are named', (t) => {
  const told = (figures: string) =>
    JSON.stringify({ ru: `по ставке ${figures}`, kk: `мөлшерлеме ${figures}`, en: `at ${figures}` })
  const doubts = doubtsWith(t, {
    ...changed('mortgages/bank.yaml', {
      rate_nominal: '7',
      rate_effective: '7.2',
      conditions: told('7 %, 9.4 %'),
    }),
    ...changed('promotions/less.yaml', { discount: '4', lead: told('3 %') }),
  })
  assert.deepEqual(doubts, [
    'mortgages/bank.yaml: conditions: the texts name 7%; 9.4%, the record has 7.2%',
    'promotions/less.yaml: discount: the texts name 3%, the record has 4%',
  ])
})

test('R733 a promotion whose texts end on another day than its record is named, one that says the day is not', (t) => {
  const until = (day: string) =>
    JSON.stringify({ ru: `С 1 ноября 2026 года до ${day}`, kk: '2026–2027 жылдары', en: 'From 2026 to 2027' })
  const said = (day: string) =>
    doubtsWith(t, changed('promotions/less.yaml', { ends_at: '2027-02-28', lead: until(day) }))
  assert.deepEqual(said('28\u00a0февраля 2027 года'), [])
  assert.deepEqual(said('31 марта 2027 года'), [
    'promotions/less.yaml: ends_at: the texts name 1 ноября 2026; 31 марта 2027, the record has 28 февраля 2027',
  ])
})

test('R732 a calculator with a rate, a first payment or a term of no programme is named', (t) => {
  const calculator = (months: string, initial: number) => `
type: mortgage
title: { ru: Расчёт, kk: Есеп, en: Calculator }
rate: 7
rate_effective: 7.2
months: ${months}
step: 12
options: [{ initial_payment: ${initial} }]
complex: null
house: null
categories: []
`
  const programme = changed('mortgages/bank.yaml', {
    rate_nominal: '7',
    rate_effective: '7.2',
    initial_payment_min: '20',
    term_months_min: '12',
    term_months_max: '240',
  })
  assert.deepEqual(
    doubtsWith(t, {
      ...programme,
      'calculators/fine.yaml': calculator('[12, 240]', 20),
      'calculators/long.yaml': calculator('[12, 300]', 20),
      'calculators/small.yaml': calculator('[12, 240]', 10),
    }),
    ['long', 'small'].map(
      (name) => `calculators/${name}.yaml: rate: no programme has this rate, first payment and term`,
    ),
  )
})

test('R847 a programme that is not combined with discounts says so in its conditions and in its field, or in neither', (t) => {
  const told = (ru: string) => JSON.stringify({ ru, kk: `${ru} қ`, en: 'Terms' })
  const conditions = (ru: string, combines: boolean) =>
    doubtsWith(t, {
      'mortgages/bank.yaml':
        changed('mortgages/bank.yaml', { conditions: told(ru) })['mortgages/bank.yaml'] +
        `combines_with_discounts: ${combines}\n`,
    }).filter((line) => line.includes('combines_with_discounts'))
  assert.deepEqual(conditions('Со скидками не складывается', false), [])
  assert.deepEqual(conditions('Всё просто', true), [])
  assert.match(conditions('Со скидками не складывается', true)[0] ?? '', /bank\.yaml: .*write false here$/)
  assert.match(conditions('Всё просто', false)[0] ?? '', /bank\.yaml: .*do not say/)
})

test('R850 a year of foundation after the first deed of the company is named, with that deed', (t) => {
  const founded = (year: number) =>
    doubtsWith(t, { 'company.yaml': `${sampleFiles['company.yaml']}founded: ${year}\n` })
  const [doubt = '', ...others] = founded(2026)
  assert.match(doubt, /^company\.yaml: founded: the company is founded in 2026, but \S+ has 20\d\d/)
  assert.deepEqual(others, [])
  assert.deepEqual(founded(2001), [])
})
