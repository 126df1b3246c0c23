import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formToken } from './form-token.ts'
import { sentMarks } from './sent-marks.ts'
import { signed } from '../signature.ts'

const secret = 'a secret of the tests, long enough to be one'
const made = new Date('2026-11-21T10:00:00.000Z')
const marks = sentMarks(secret, () => made)
const minute = 60_000

test('R313 a mark says its message for fifteen minutes, also to a replica whose clock is behind', () => {
  const readAfter = (age: number, mark: string) =>
    sentMarks(secret, () => new Date(made.getTime() + age)).read(mark)
  for (const message of ['feedback.sent', 'subscribe.pending', 'subscribe.later']) {
    const mark = marks.make(message)
    assert.equal(encodeURIComponent(mark), mark)
    for (const age of [-minute, 0, 15 * minute]) assert.equal(readAfter(age, mark), message)
    assert.equal(readAfter(15 * minute + 1, mark), null)
  }
})

test('R313 nothing but a mark of the same secret is one: no bare message, no other signed text', () => {
  const mark = marks.make('feedback.sent')
  const others = fc.oneof(
    fc.constantFrom('', 'feedback.sent', 'x', '1', 'true', formToken(secret, made)),
    fc.string({ unit: 'binary-ascii' }),
    fc.nat(mark.length - 1).map((length) => mark.slice(0, length)),
    fc.string({ minLength: 1 }).map((end) => mark + end),
    fc.string().map((other) => sentMarks(`${other} `, () => made).make('feedback.sent')),
    fc
      .constantFrom('', 'sent', 'form-1')
      .map((purpose) => signed(secret, purpose, mark.slice(0, mark.lastIndexOf('.')))),
    fc.string({ minLength: 128 }).map((message) => marks.make(message)),
  )
  fc.assert(fc.property(others, (text) => assert.equal(marks.read(text), null)))
})
