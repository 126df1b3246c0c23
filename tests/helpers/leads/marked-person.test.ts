import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markedPerson, phoneSpellings, tracesOf } from './marked-person.ts'

test('every value of the marked person is found in every spelling', () => {
  const { digits: _, ...words } = markedPerson
  for (const value of Object.values(words)) {
    for (const text of [value, value.toUpperCase(), encodeURIComponent(value), JSON.stringify({ value })])
      assert.ok(tracesOf(`{"path":"/a?b=${text}"}`).length > 0, text)
    assert.ok(tracesOf(Buffer.from(value).toString('base64')).length > 0, value)
    assert.ok(tracesOf(Buffer.from(value).toString('hex')).length > 0, value)
  }
  for (const spelling of phoneSpellings) {
    for (const text of [
      spelling,
      encodeURIComponent(spelling),
      new URLSearchParams({ p: spelling }).toString(),
    ])
      assert.deepEqual(tracesOf(`before ${text} after`).includes(markedPerson.digits), true, text)
  }
})

test('a log without the person has no traces', () => {
  const line = {
    requestId: '0199a7f2-5a1c-7b3d-8e4f-5a6b7c8d9e0f',
    path: '/properties',
    query: 'phone=…',
    ms: 12,
  }
  assert.deepEqual(tracesOf(JSON.stringify(line)), [])
})
