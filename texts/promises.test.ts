import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoTexts } from '#tests/helpers/demo-company.ts'
import { texts } from './texts.ts'

/** What one company does and another does not: terms of payment, days, models, ways to meet. */
const promises =
  /видеосвяз|макет|в течение|полчаса|раз в месяц|денег не берём|предварительных договоров|окончательн|сторонних|сразу после оплаты|ремонт делаем/iu

/** Kinds of property, and what a page about a company may not have. */
const parts = /паркинг|кладов|наград|отзыв|проектировани/iu

test('R774 the texts of the code promise nothing that is the way of one company', () => {
  const found = Object.entries(texts.ru).filter(
    ([key, text]) =>
      (promises.test(text) && key !== 'policy.text') ||
      (/description/.test(key) && !key.startsWith('listing.description.') && parts.test(text)),
  )
  assert.deepEqual(found, [])
})

test('R774 the demo company says such things in its own words, in every language', () => {
  for (const key of [
    'manifest.description',
    'properties.description',
    'payment100.step.register.text',
    'payment100.step.keys.text',
    'career.students.step.answer.text',
    'meets.lead',
    'about.description',
  ] as const)
    for (const language of ['ru', 'kk', 'en'] as const)
      assert.notEqual(demoTexts[language][key], texts[language][key], key)
})
