import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { consentKeys, consentVersion } from './consent.ts'

const forms = Object.keys(consentKeys) as (keyof typeof consentKeys)[]

test('A14 every form has its own consent text in every language, and its version stays the same', () => {
  const versionsOf = () =>
    forms.flatMap((form) => languages.map((language) => consentVersion(form, language)))
  const versions = versionsOf()
  assert.equal(new Set(versions).size, forms.length * languages.length)
  for (const version of versions) assert.match(version, /^[a-z_]+-(ru|kk|en)-[0-9a-f]{8}$/)
  assert.deepEqual(versions, versionsOf())
})

test('every consent text speaks of the processing of data and ends with the link to the policy', () => {
  const words = { ru: /обработку/, kk: /өңде/, en: /process/ }
  for (const form of forms) {
    for (const language of languages) {
      const parts = consentKeys[form].map((key) => texts[language][key])
      assert.match(parts.join(' '), words[language], form)
      assert.equal(parts.at(-1), texts[language]['callback.consent.link'])
    }
  }
})

test('R193 whoever asks about a unit is told that the request is free and binds nobody', () => {
  assert.deepEqual(consentKeys.reserves.slice(0, 1), ['reserves.terms'])
  assert.match(texts.ru['reserves.terms'], /ни к чему не обязывает.* не требует оплаты.* не бронирует/)
  assert.match(texts.kk['reserves.terms'], /міндеттемейді.* төлеуді талап етпейді.* брондамайды/)
  assert.match(texts.en['reserves.terms'], /binds nobody.* no payment.* neither books/)
})
