import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readErrorBody } from './error-body.ts'

test('R204 R203 a refusal of another shape says what of it can be read', () => {
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
    ['Bad', 'An error occurred'],
    [undefined, 'An error occurred'],
  ]
  for (const [body, message, errors] of cases) {
    assert.deepEqual(readErrorBody(body), { message, ...(errors !== undefined && { errors }) })
  }
})
