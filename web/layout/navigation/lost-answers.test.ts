import assert from 'node:assert/strict'
import { test } from 'node:test'
import { data } from 'react-router'
import { lostAnswer } from '../../data/form-answer.ts'
import { withLostAnswers } from './lost-answers.ts'

function lost(result: unknown): unknown {
  return withLostAnswers({ home: { type: 'error', result } })['home']
}

test('R373 R129 R381 why there is no answer to a form is a value: the page with the form stays', () => {
  const proxy = { status: 502, statusText: 'Bad Gateway', internal: false, data: '<h1>Bad Gateway</h1>' }
  const broken = Object.assign(new Error('Unexpected Server Error'), { stack: undefined })
  const cases: [unknown, unknown][] = [
    [new TypeError('Failed to fetch'), lostAnswer(0)],
    [data(new TypeError('Failed to fetch')), lostAnswer(0)],
    [new Error('Unable to decode turbo-stream response'), null],
    [proxy, lostAnswer(502)],
    [broken, lostAnswer(500)],
  ]
  // What the server itself answers to a form before its page sees it.
  for (const [status, message] of [
    [429, 'error.busy'],
    [403, 'error.foreign'],
  ] as const) {
    const refused = { ok: false, body: { message }, retryAfter: null }
    cases.push([{ ...proxy, status, data: '{}' }, refused])
  }
  for (const [result, answer] of cases) assert.deepEqual(lost(result), { type: 'data', result: answer })
  const answered = { home: { type: 'data', result: { ok: true } } } as const
  assert.deepEqual(withLostAnswers(answered), answered)
})
