import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isUnreachable } from './unreachable.ts'

function of(result: unknown): boolean {
  return isUnreachable({ listing: { type: 'error', result } })
}

test('R202 no answer, half an answer and the page of a proxy are no answer for a page', () => {
  const proxy = { status: 502, statusText: 'Bad Gateway', internal: false, data: '<h1>Bad Gateway</h1>' }
  for (const result of [new TypeError('Failed to fetch'), new Error('cut off'), proxy])
    assert.equal(of(result), true, String(result))
})

test('R103 what our pages refuse or break over is an answer', () => {
  // The router sends errors of the server without their stack, in production.
  const broken = Object.assign(new Error('Unexpected Server Error'), { stack: undefined })
  const refused = { status: 503, statusText: '', internal: false, data: { message: 'error.unexpected' } }
  for (const result of [broken, refused]) assert.equal(of(result), false, String(result))
})
