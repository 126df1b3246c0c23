import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deliveriesRussian } from '#domain/staff/deliveries-russian.ts'
import { speakToStaff } from '#domain/staff/staff-text.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { failureText } from './failure-text.ts'

/** The words in both languages. */
function said(reason: string): { en: string; ru: string } {
  const en = failureText(reason)
  speakToStaff('ru')
  const ru = failureText(reason)
  speakToStaff('en')
  return { en, ru }
}

test('R910 the codes of mail, network and receivers are said in words, and stay in brackets', () => {
  const codes = [
    'ESOCKET',
    'ETLS',
    'EAUTH 535',
    'EENVELOPE 550',
    'EENVELOPE 550 RCPT',
    'EENVELOPE 450',
    'EMESSAGE 554',
    'EMESSAGE 552',
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ENETUNREACH',
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'EPROTO',
    'status 302',
    'status 400',
    'status 401',
    'status 404',
    'status 410',
    'status 418',
    'status 429',
    'status 500',
    'status 401, NO_AUTH_FOUND',
    'status 503, QUERY_LIMIT_EXCEEDED',
    'status 400, CRM_FIELD_ERROR_VALUE_NOT_VALID',
    'status 400, NotSupportedChoice custom_fields_values.0.field_id',
    'unexpected: TypeError',
  ]
  for (const code of codes) {
    const { en, ru } = said(code)
    assert.ok(en.endsWith(` (${code})`), en)
    assert.ok(ru.endsWith(` (${code})`), ru)
    assert.match(ru.slice(0, -code.length - 3), /^[а-яё]/i, ru)
  }
  assert.equal(said('ESOCKET').ru, 'нет связи с почтовым сервером (ESOCKET)')
  assert.equal(
    said('status 503, QUERY_LIMIT_EXCEEDED').en,
    'too many calls (status 503, QUERY_LIMIT_EXCEEDED)',
  )
})

test('R910 what a receiver says in words is said in the language of staff, its code behind it', () => {
  const { message } = new DeliveryFailure({ code: 'status 402', text: 'the account is not paid' })
  assert.deepEqual(said(message), {
    en: 'the account is not paid (status 402)',
    ru: 'аккаунт не оплачен (status 402)',
  })
  // A text with a comma in it, behind a code with one.
  const text = 'there is no such chat, or the bot is not in it'
  const failure = new DeliveryFailure({ code: 'status 400, some_code', text })
  assert.equal(said(failure.message).en, `${text} (status 400, some_code)`)
  assert.equal(said(new DeliveryFailure(text).message).ru, deliveriesRussian[text])
})

test('R910 a code that nobody has words for stands alone', () => {
  for (const code of ['EWHATEVER', 'not now', '']) assert.equal(failureText(code), code)
})
