import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureWords, wellWords } from './words.ts'

test('R911 deliveries that failed and wait for the next try are named where nothing needs attention', () => {
  const failure = { channel: 'mail', state: 'pending', reason: 'ESOCKET', count: 2 } as const
  assert.equal(wellWords([]), 'Nothing needs attention.')
  assert.match(
    wellWords([failure, { ...failure, channel: 'crm', count: 1 }]),
    /^Nothing needs attention yet\. 3 deliveries failed and will be tried again/,
  )
  assert.equal(
    failureWords(failure),
    'mail, to be tried again: 2 × no connection to the mail server (ESOCKET)',
  )
})
