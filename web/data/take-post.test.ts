import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentMessage } from './take-post.ts'

test('R30 an address says thanks in the words of the API only', () => {
  const said = (query: string) => sentMessage(new URL(`https://kerege.example/callback${query}`))
  assert.equal(said('?sent=feedback.sent'), 'feedback.sent')
  assert.equal(said('?sent=subscribe.later'), 'subscribe.later')
  for (const query of ['', '?sent', '?sent=x', '?sent=1', '?sent=true'])
    assert.equal(said(query), null, query)
})
