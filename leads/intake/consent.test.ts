import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { consentKeys } from '#texts/consent-keys.ts'
import { ownTexts } from '#texts/own-texts.ts'
import { agreedVersion, consentText, consentVersion, consentWordings } from './consent.ts'

const forms = Object.keys(consentKeys) as (keyof typeof consentKeys)[]

test('A14 every form has its own consent text in every language, and its version stays the same', () => {
  const versionsOf = () =>
    forms.flatMap((form) => languages.map((language) => consentVersion(form, language, texts[language])))
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
      const text = consentText(form, texts[language])
      assert.match(text.split('\n').at(-1) ?? '', words[language], form)
      assert.doesNotMatch(text, /[{}]/)
    }
  }
})

test('R25 a consent to the news names the way that they come, in every language', () => {
  assert.match(consentText('subscribe', texts.ru), /электронной почте/)
  assert.match(consentText('subscribe', texts.kk), /электрондық пошта/)
  assert.match(consentText('subscribe', texts.en), /by e-mail/)
})

test('R193 whoever asks about a unit is told that the request is free and not binding', () => {
  assert.deepEqual(consentKeys.reserves.slice(0, 1), ['reserves.terms'])
  assert.match(texts.ru['reserves.terms'], /ни к чему не обязывает.* не требует оплаты.* не бронирует/)
  assert.match(texts.kk['reserves.terms'], /міндеттемейді.* төлеуді талап етпейді.* брондамайды/)
  assert.match(texts.en['reserves.terms'], /not binding.* no payment.* neither books/)
})

/** What a company says of a consent in one language, and the words that were kept before. */
function ownWords(content: string | null, kept: readonly { version: string; text: string }[] = []) {
  const changed = content === null ? [] : [{ key: 'callback.consent', content }]
  return {
    company: { ru: 'Образец', kk: 'Үлгі', en: 'Sample' },
    changed: { ru: changed, kk: [], en: [] },
    keptConsents: new Map(kept.map(({ version, text }) => [version, text])),
  }
}

test('R690 other words of a consent are another version, and so is another name of the company in them', () => {
  const own = ownWords('Даю компании {company} {link}')
  const version = agreedVersion(own, 'callback', 'ru', undefined)
  assert.match(version ?? '', /^callback-ru-[0-9a-f]{8}$/)
  assert.notEqual(version, consentVersion('callback', 'ru', texts.ru))
  assert.equal(agreedVersion(own, 'callback', 'kk', undefined), consentVersion('callback', 'kk', texts.kk))
  const renamed = { ...own, company: { ...own.company, ru: 'Другое имя' } }
  assert.notEqual(agreedVersion(renamed, 'callback', 'ru', undefined), version)
})

test('R690 the version is that of the words on the page, however old it is, and unknown words have none', () => {
  const before = consentWordings((language) => ownTexts(ownWords('Прежний текст {link}'), language))
  const own = ownWords('Новый текст {link}', before)
  const link = texts.ru['callback.consent.link']
  const old = before.find(({ version }) => version.startsWith('callback-ru-'))?.version
  // As a page sets them and a browser sends them.
  assert.equal(agreedVersion(own, 'callback', 'ru', `\r\nПрежний\u00A0текст ${link}`), old)
  assert.equal(
    agreedVersion(own, 'callback', 'ru', `Новый текст ${link}`),
    agreedVersion(own, 'callback', 'ru', undefined),
  )
  const builtIn = consentText('callback', texts.ru)
  assert.equal(agreedVersion(own, 'callback', 'ru', builtIn), consentVersion('callback', 'ru', texts.ru))
  for (const words of ['Согласен на всё', '?', '', consentText('callback', texts.kk)])
    assert.equal(agreedVersion(own, 'callback', 'ru', words), null, words)
  assert.equal(agreedVersion(own, 'meets', 'ru', `Прежний текст ${link}`), null)
})
