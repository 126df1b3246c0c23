import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { consentKeys } from '#texts/consent-keys.ts'
import { consentText, consentVersion } from './consent.ts'

const forms = Object.keys(consentKeys) as (keyof typeof consentKeys)[]

test('A14 every form has its own consent text in every language, and its version stays the same', () => {
  const versionsOf = () =>
    forms.flatMap((form) => languages.map((language) => consentVersion(form, language)))
  const versions = versionsOf()
  assert.equal(new Set(versions).size, forms.length * languages.length)
  for (const version of versions) assert.match(version, /^[a-z_]+-(ru|kk|en)-[0-9a-f]{8}$/)
  assert.deepEqual(versions, versionsOf())
})

test('every consent is to the processing of data under the policy, with one link to it', () => {
  const words = {
    ru: /согласие на обработку .* по политике конфиденциальности$/,
    kk: /^Құпиялылық саясатына сәйкес .* өңдеуге келісім беремін$/,
    en: /agree to the processing of .* under the privacy policy$/,
  }
  for (const form of forms) {
    for (const language of languages) {
      const raw = consentKeys[form].map((key) => texts[language][key])
      assert.equal(raw.join('\n').split('{link}').length, 2, form)
      const text = consentText(form, language)
      assert.match(text.split('\n').at(-1) ?? '', words[language], form)
      assert.doesNotMatch(text, /[{}]/)
    }
  }
})

test('R25 a consent to the news names the way that they come, in every language', () => {
  assert.match(consentText('subscribe', 'ru'), /электронной почте/)
  assert.match(consentText('subscribe', 'kk'), /электрондық пошта/)
  assert.match(consentText('subscribe', 'en'), /by e-mail/)
})

test('R193 whoever asks about a unit is told that the request is free and not binding', () => {
  assert.deepEqual(consentKeys.reserves.slice(0, 1), ['reserves.terms'])
  assert.match(texts.ru['reserves.terms'], /ни к чему не обязывает.* не требует оплаты.* не бронирует/)
  assert.match(texts.kk['reserves.terms'], /міндеттемейді.* төлеуді талап етпейді.* брондамайды/)
  assert.match(texts.en['reserves.terms'], /not binding.* no payment.* neither books/)
})
