import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missedText, readMissed } from './missed-parts.ts'

test('R1053 parts that were missed go into an address and come back', () => {
  assert.deepEqual(readMissed(missedText(['с бассейном', 'у моря'])), ['с бассейном', 'у моря'])
  assert.equal(missedText([]), '')
  assert.deepEqual(readMissed(null), [])
})

test('R1797 a part that was missed twice is told once', () => {
  assert.equal(missedText(['с балконом', 'с бассейном', 'с балконом']), 'с балконом;с бассейном')
  assert.deepEqual(readMissed('b;a;b'), ['b', 'a'])
})

test('R1053 of an address at most six parts of sixty characters are shown, without signs that nobody sees', () => {
  const parts = readMissed(Array.from({ length: 50 }, () => 'x'.repeat(500)).join(';'))
  assert.ok(parts.length <= 6 && parts.every((part) => part.length <= 60))
  assert.deepEqual(readMissed(' a\u202e\n b ;; \u200b;c'), ['a b', 'c'])
  assert.deepEqual(readMissed(missedText(['a;b', 'y'.repeat(100)])), ['a,b', 'y'.repeat(60)])
})
