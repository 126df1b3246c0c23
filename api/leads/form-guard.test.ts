import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postCallback } from '#contract/feedback.ts'
import { LeadCommon } from '#contract/lead-fields.ts'
import { formToken } from '#leads/intake/form-token.ts'
import { callApi, refusedCall, send } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { Failure } from '../http/failures.ts'
import { guardForm } from './form-guard.ts'

const secret = 'a secret of the tests, long enough to be one'
const now = new Date('2026-11-21T10:00:00.000Z')
const ago = (seconds: number) => formToken(secret, new Date(now.getTime() - seconds * 1000))
const visitor = { name: 'Әлия', phone: '+7 701 123 45 67' }

/** The form as the API would have parsed it, through the guard. */
function guard(fields: Readonly<Record<string, unknown>>) {
  return guardForm(LeadCommon.parse({ ...visitor, ...fields }), { secret, now })
}

function refusal(fields: Readonly<Record<string, unknown>>) {
  try {
    guard(fields)
  } catch (error) {
    assert.ok(error instanceof Failure, String(error))
    return { status: error.status, message: error.message, errors: error.errors, headers: error.headers }
  }
  throw new assert.AssertionError({ message: 'the guard let the form through' })
}

const about = (field: string) => ({
  status: 422,
  message: 'validation.failed',
  errors: { [field]: ['form.again'] },
  headers: {},
})

test('A14 a direct call without a token passes, with consent or without', () => {
  assert.deepEqual(guard({}), { ...visitor, phone: '+77011234567' })
  assert.equal(guard({ consent: true }).consent, true)
  assert.equal(guard({ form_token: '', website: '' }).name, 'Әлия')
})

test('A14 a form of our own passes with a token and consent, and neither token nor honeypot goes on', () => {
  const passed = guard({ form_token: ago(3), website: '', consent: true })
  assert.deepEqual(passed, { ...visitor, phone: '+77011234567', consent: true })
})

test('A14 with a token anything but consent is refused', () => {
  const { errors, status } = refusal({ form_token: ago(3) })
  assert.deepEqual([status, errors], [422, { consent: ['validation.consent'] }])
  assert.equal(LeadCommon.safeParse({ ...visitor, form_token: ago(3), consent: false }).success, false)
})

test('A14 a form that comes back too soon is asked to come again in two seconds', () => {
  assert.deepEqual(refusal({ form_token: ago(1), consent: true }), {
    status: 429,
    message: 'validation.too_many',
    errors: undefined,
    headers: { 'Retry-After': '2' },
  })
  assert.equal(guard({ form_token: ago(2), consent: true }).name, 'Әлия')
})

test('A14 a forged form token is refused, and the answer names its field', () => {
  const tokens = ['no token', `${ago(3)}x`, ago(8 * 24 * 3600), ago(-3600), 5, {}, 'x'.repeat(100_000)]
  for (const form_token of tokens)
    assert.deepEqual(refusal({ form_token, consent: true }), about('form_token'))
})

test('A14 a filled honeypot is refused by its name, with a token or without', () => {
  for (const website of ['https://casino.example', ' ', 5, ['x'], 'x'.repeat(100_000)]) {
    assert.deepEqual(refusal({ website }), about('website'))
    assert.deepEqual(refusal({ website, form_token: ago(3), consent: true }), about('website'))
  }
})

eachDatabase(
  'A14 a form goes through the guard: robots leave nothing, people a request without token',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { now: () => now, leads: { secret } })
    const body = { ...visitor, consent: true, form_token: ago(3), website: '' }
    for (const wrong of [{ website: 'https://casino.example' }, { form_token: 'not ours' }]) {
      const { message, errors } = await refusedCall(api, postCallback, 422, { body: { ...body, ...wrong } })
      const [field = ''] = Object.keys(wrong)
      assert.deepEqual([message, errors], ['validation.failed', { [field]: ['form.again'] }])
    }
    const early = await send(api, postCallback, { body: { ...body, form_token: ago(1) } })
    assert.deepEqual([early.status, early.headers.get('retry-after')], [429, '2'])
    assert.deepEqual(await db.selectFrom('leads').select('id').execute(), [])

    const { data } = await callApi(api, postCallback, { body })
    const lead = await db.selectFrom('leads').select(['id', 'body']).executeTakeFirstOrThrow()
    assert.equal(lead.id, data.id)
    assert.deepEqual(Object.keys(JSON.parse(lead.body)).toSorted(), ['consent', 'name', 'phone'])
  },
)
