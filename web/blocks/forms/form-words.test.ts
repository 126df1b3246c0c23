import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '#domain/languages.ts'
import { plural } from '#domain/plural.ts'
import { type TextKey, texts } from '#texts/texts.ts'
import { complaintOf, isAboutPage, sentWords } from './form-words.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { I18n } from '../../i18n/i18n.tsx'

const company = {
  name: 'Sample',
  phone: '+7 727 000 10 10',
  email: 'sales@kerege.example',
  hours: 'daily',
  networks: [],
  credit: null,
}

/** Says the key, and the phone where one was handed in. */
const t = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
  [key, params['phone'] ?? params['hours'] ?? ''].join(' ').trim()

/** The words for a refusal that names no time. */
function complaint(
  form: Parameters<typeof complaintOf>[0],
  body: ErrorBody,
  say: I18n['t'] = t,
  of = company,
) {
  return complaintOf(form, { body, retryAfter: null }, { t: say, count: String }, of)
}

test('R143 messages of a field are translated and joined by commas', () => {
  const body = {
    message: 'validation.failed',
    errors: { phone: ['validation.required', 'validation.phone'], consent: ['validation.consent'] },
  }
  const say = (key: string) => `«${key}»`
  assert.deepEqual(complaint('callback', body, say), {
    fields: { phone: '«validation.required», «validation.phone»', consent: '«validation.consent»' },
    general: undefined,
  })
})

test('A38 R143 who has a number of another country reads the mailbox to write to', () => {
  const body = { message: 'validation.failed', errors: { phone: ['validation.phone_foreign'] } }
  const say = (_: string, params: Readonly<Record<string, string | number>> = {}) => String(params['contact'])
  assert.equal(complaint('callback', body, say).fields['phone'], company.email)
})

test('R204 a lone message is said with the company’s number, without one with its mailbox', () => {
  const body = { message: 'feedback.unavailable' }
  const phone = '+7\u00A0727\u00A0000\u00A010\u00A010'
  assert.equal(complaint('callback', body).general, `feedback.unavailable ${phone}`)
  const mailed = complaint('callback', body, t, { ...company, phone: '' })
  assert.equal(mailed.general, 'feedback.unavailable sales@kerege.example')
})

test('R194 A14 R1305 a subscription that could not be kept asks to try later, and for no call', () => {
  for (const form of ['subscribe', 'watch'] as const)
    for (const message of ['feedback.unavailable', 'An error occurred'])
      assert.equal(complaint(form, { message }).general, 'subscribe.unavailable')
})

test('R1304 above the limit a form for letters speaks of subscriptions, and of no request or call', () => {
  for (const form of ['subscribe', 'watch'] as const)
    for (const [retryAfter, time] of [
      [40, '40'],
      [null, '10'],
    ] as const) {
      const said: [string, unknown][] = []
      const say = (key: string, params: Readonly<Record<string, string | number>> = {}) => {
        said.push([key, params['time']])
        return key
      }
      const refusal = { body: { message: 'validation.too_many' }, retryAfter }
      const { general } = complaintOf(form, refusal, { t: say, count: String }, company)
      assert.deepEqual([general, said], ['subscribe.wait', [['subscribe.wait', time]]])
    }
})

test('R1305 who reads that a request was not kept can try again, and call', () => {
  const again = {
    ru: /попробуйте ещё раз.*или позвоните/i,
    kk: /қайталап көріңіз немесе/i,
    en: /try again.*or call/i,
  }
  for (const language of languages)
    for (const key of ['feedback.unavailable', 'An error occurred', 'form.again'] as const)
      assert.match(texts[language][key], again[language], key)
})

test('R1306 the thanks that name the letter end in a full stop, as the other thanks do', () => {
  for (const language of languages)
    for (const key of ['subscribe.pending', 'subscribe.later', 'watch.pending', 'watch.later'] as const)
      assert.match(texts[language][key], /\.$/, key)
})

test('R204 a message of a field that the form does not show stands alone, beside those of its fields', () => {
  const body = {
    message: 'validation.failed',
    errors: { name: ['validation.name'], estate_id: ['validation.estate'] },
  }
  const { fields, general } = complaint('reserves', body, (key) => `«${key}»`)
  assert.deepEqual([fields, general], [{ name: '«validation.name»' }, '«validation.estate»'])
  // The mail box of one form is a field of another.
  const mail = { message: 'validation.failed', errors: { email: ['validation.email'] } }
  assert.equal(complaint('callback', mail, (key) => `«${key}»`).general, '«validation.email»')
  assert.equal(complaint('questions', mail, (key) => key).general, undefined)
})

test('R1001 R143 A41 a key of another server that has no words is said by words of ours, a sentence as it is', () => {
  for (const language of languages) {
    const own = texts[language]
    const say = (key: TextKey) => own[key] ?? key
    const body = {
      message: 'validation.failed',
      errors: {
        name: ['validation.min.string', 'validation.regex', 'Слишком коротко.'],
        captcha: ['validation.captcha'],
      },
    }
    assert.deepEqual(complaint('callback', body, say), {
      fields: { name: `${own['form.field']}, Слишком коротко.` },
      general: own['validation.failed'],
    })
    assert.equal(complaint('callback', { message: 'auth.failed' }, say).general, own['An error occurred'])
    assert.equal(complaint('callback', { message: 'Closed' }, say).general, 'Closed')
  }
})

test('A14 R230 a refusal without a field that a visitor filled in is about the page, and asks to send the form again', () => {
  assert.ok(isAboutPage({ message: 'validation.failed' }))
  assert.ok(isAboutPage({ message: 'validation.failed', errors: {} }))
  assert.ok(isAboutPage({ message: 'validation.failed', errors: { form_token: ['form.again'] } }))
  assert.ok(!isAboutPage({ message: 'validation.failed', errors: { phone: ['validation.phone'] } }))
  assert.ok(!isAboutPage({ message: 'validation.too_many' }))
  assert.match(complaint('callback', { message: 'validation.failed' }).general ?? '', /^form\.again/)
})

test('R150 A41 no message breaks off at a phone or at hours that are not known', () => {
  const unknown = { ...company, phone: '', email: '', hours: '' }
  const keys = ['An error occurred', 'feedback.unavailable', 'validation.too_many', 'form.again']
  for (const language of languages) {
    const say = (key: TextKey, params: Readonly<Record<string, string | number>> = {}) =>
      (texts[language][key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
    const said = [
      ...keys.map((message) => complaint('callback', { message }, say, unknown).general ?? ''),
      complaint('callback', { message: 'x', errors: { phone: ['validation.phone_foreign'] } }, say, unknown)
        .fields['phone'] ?? '',
      ...(['callback', 'questions', 'meets', 'reserves'] as const).map(
        (form) => sentWords(form, 'feedback.sent', say, unknown).text,
      ),
    ]
    for (const words of said) assert.doesNotMatch(words, /^$|:\s*\.|:\s*$|\.plain/, language)
  }
})

test('R466 above the limit the words say when the next request is taken, in seconds, minutes or hours', () => {
  const refusal = (retryAfter: number) => ({ body: { message: 'validation.too_many' }, retryAfter })
  const said = (language: Language, retryAfter: number, phone = company.phone) => {
    const words: Pick<I18n, 't' | 'count'> = {
      t: (key, params = {}) =>
        texts[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name])),
      count: (count, key) => `${count} ${plural(count, language, texts[language][key])}`,
    }
    const { general = '' } = complaintOf('callback', refusal(retryAfter), words, {
      ...company,
      phone,
      email: '',
    })
    return general
  }
  for (const [language, seconds, words] of [
    ['ru', 1, 'через 1 секунду'],
    ['ru', 42, 'через 42 секунды'],
    ['ru', 60, 'через 1 минуту'],
    ['ru', 597, 'через 10 минут'],
    ['ru', 7201, 'через 3 часа'],
    ['kk', 42, '42 секундтан кейін'],
    ['kk', 597, '10 минуттан кейін'],
    ['kk', 86_400, '24 сағаттан кейін'],
    ['en', 1, 'in 1 second '],
    ['en', 597, 'in 10 minutes '],
    ['en', 3600, 'in 1 hour '],
  ] as const) {
    assert.ok(said(language, seconds).includes(words), said(language, seconds))
    assert.match(said(language, seconds), /\+7/)
    assert.doesNotMatch(said(language, seconds, ''), /[{:]/)
  }
})

test('R128 thanks say when the company answers; those of a subscription what to do next', () => {
  assert.deepEqual(sentWords('meets', 'feedback.sent', t, company), {
    title: 'meets.sent.title',
    text: 'meets.sent.text daily',
  })
  assert.equal(sentWords('subscribe', 'subscribe.pending', t, company).text, 'subscribe.pending')
  assert.equal(sentWords('subscribe', 'subscribe.later', t, company).text, 'subscribe.later')
})
