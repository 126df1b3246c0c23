import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#domain/languages.ts'
import { type TextKey, texts } from '#texts/texts.ts'
import { complaintOf, isAboutPage, sentWords } from './form-words.ts'

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

test('R143 messages of a field are translated and joined by commas', () => {
  const body = {
    message: 'validation.failed',
    errors: { phone: ['validation.required', 'validation.phone'], consent: ['validation.consent'] },
  }
  const say = (key: string) => `«${key}»`
  assert.deepEqual(complaintOf('callback', body, say, company), {
    fields: { phone: '«validation.required», «validation.phone»', consent: '«validation.consent»' },
    general: undefined,
  })
})

test('A38 R143 who has a number of another country reads the mailbox to write to', () => {
  const body = { message: 'validation.failed', errors: { phone: ['validation.phone_foreign'] } }
  const say = (_: string, params: Readonly<Record<string, string | number>> = {}) => String(params['contact'])
  assert.equal(complaintOf('callback', body, say, company).fields['phone'], company.email)
})

test('R204 a lone message is said with the company’s number, without one with its mailbox', () => {
  const body = { message: 'feedback.unavailable' }
  const phone = '+7\u00A0727\u00A0000\u00A010\u00A010'
  assert.equal(complaintOf('callback', body, t, company).general, `feedback.unavailable ${phone}`)
  const mailed = complaintOf('callback', body, t, { ...company, phone: '' })
  assert.equal(mailed.general, 'feedback.unavailable sales@kerege.example')
})

test('R194 A14 a subscription that could not be kept asks to try later, and for no call', () => {
  const { general } = complaintOf('subscribe', { message: 'feedback.unavailable' }, t, company)
  assert.equal(general, 'subscribe.unavailable')
})

test('R204 a message of a field that the form does not show stands alone, beside those of its fields', () => {
  const body = {
    message: 'validation.failed',
    errors: { name: ['validation.name'], estate_id: ['validation.estate'] },
  }
  const { fields, general } = complaintOf('reserves', body, (key) => key, company)
  assert.deepEqual([fields, general], [{ name: 'validation.name' }, 'validation.estate'])
  // The mail box of one form is a field of another.
  const mail = { message: 'validation.failed', errors: { email: ['validation.email'] } }
  assert.equal(complaintOf('callback', mail, (key) => key, company).general, 'validation.email')
  assert.equal(complaintOf('questions', mail, (key) => key, company).general, undefined)
})

test('A14 R230 a refusal without a field that a visitor filled in is about the page, and asks to send the form again', () => {
  assert.ok(isAboutPage({ message: 'validation.failed' }))
  assert.ok(isAboutPage({ message: 'validation.failed', errors: {} }))
  assert.ok(isAboutPage({ message: 'validation.failed', errors: { form_token: ['form.again'] } }))
  assert.ok(!isAboutPage({ message: 'validation.failed', errors: { phone: ['validation.phone'] } }))
  assert.ok(!isAboutPage({ message: 'validation.too_many' }))
  assert.match(
    complaintOf('callback', { message: 'validation.failed' }, t, company).general ?? '',
    /^form\.again/,
  )
})

test('R150 A41 no message breaks off at a phone or at hours that are not known', () => {
  const unknown = { ...company, phone: '', email: '', hours: '' }
  const keys = ['An error occurred', 'feedback.unavailable', 'validation.too_many', 'form.again']
  for (const language of languages) {
    const say = (key: TextKey, params: Readonly<Record<string, string | number>> = {}) =>
      (texts[language][key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
    const said = [
      ...keys.map((message) => complaintOf('callback', { message }, say, unknown).general ?? ''),
      complaintOf('callback', { message: 'x', errors: { phone: ['validation.phone_foreign'] } }, say, unknown)
        .fields['phone'] ?? '',
      ...(['callback', 'questions', 'meets', 'reserves'] as const).map(
        (form) => sentWords(form, 'feedback.sent', say, unknown).text,
      ),
    ]
    for (const words of said) assert.doesNotMatch(words, /^$|:\s*\.|:\s*$|\.plain/, language)
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
