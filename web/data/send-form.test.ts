import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendForm } from './send-form.ts'

const to = { path: '/api/feedback/callback', language: 'ru', attempt: 'a' } as const

/** The result that a form gets from an answer. */
function heard(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return sendForm({}, to, async () => new Response(text, { status }))
}

test('R204 R203 a refusal of another shape keeps the form, and says what of it can be read', async () => {
  const cases: [body: unknown, message: string, errors?: Record<string, string[]>][] = [
    [
      { message: 'validation.failed', errors: { phone: 'Номер занят' } },
      'validation.failed',
      { phone: ['Номер занят'] },
    ],
    [
      { message: 'Bad', errors: { phone: ['a', 7, 'b'], name: null, email: {} } },
      'Bad',
      { phone: ['a', 'b'] },
    ],
    [{ errors: { name: ['validation.name'] } }, 'validation.failed', { name: ['validation.name'] }],
    [{ message: ['Bad'], errors: [] }, 'Bad'],
    [{ message: 'Bad', errors: 'all of it' }, 'Bad'],
    [{ message: { text: 'Bad' } }, 'An error occurred'],
    [{ message: '' }, 'An error occurred'],
    [{}, 'An error occurred'],
    [null, 'An error occurred'],
    ['"Bad"', 'An error occurred'],
    ['<h1>Bad</h1>', 'An error occurred'],
  ]
  for (const [body, message, errors] of cases) {
    assert.deepEqual(await heard(422, body), {
      ok: false,
      body: { message, ...(errors !== undefined && { errors }) },
    })
  }
})

test('R197 an accepted form is accepted, whatever its answer says', async () => {
  for (const body of [{ data: { id: '1' }, message: 'feedback.sent' }, { message: 'feedback.sent' }]) {
    assert.deepEqual(await heard(201, body), { ok: true, message: 'feedback.sent' })
  }
  for (const body of ['', '[]', 'ok', null, { message: 7 }]) {
    assert.deepEqual(await heard(200, body), { ok: true, message: '' })
  }
})
