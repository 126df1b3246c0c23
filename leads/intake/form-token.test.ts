import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { checkFormToken, fillTime, formToken, longestFormToken } from './form-token.ts'
import { signed } from '../signature.ts'

const secret = 'a secret of the tests, long enough to be one'
const made = new Date('2026-11-21T10:00:00.000Z')
const later = (milliseconds: number) => new Date(made.getTime() + milliseconds)
const day = 24 * 3_600_000

test('A14 a token is early for two seconds, fine for seven days, and then unknown', () => {
  const token = formToken(secret, made)
  const at = (milliseconds: number) => checkFormToken(secret, token, later(milliseconds))
  assert.deepEqual([at(0), at(fillTime - 1)], ['early', 'early'])
  assert.deepEqual([at(fillTime), at(day), at(7 * day)], ['fine', 'fine', 'fine'])
  assert.deepEqual([at(7 * day + 1), at(400 * day)], ['unknown', 'unknown'])
})

test('a replica whose clock is a little ahead costs nobody a request, a token of tomorrow is unknown', () => {
  const token = formToken(secret, made)
  assert.equal(checkFormToken(secret, token, later(-60_000)), 'early')
  assert.equal(checkFormToken(secret, token, later(-60_001)), 'unknown')
  assert.equal(checkFormToken(secret, token, later(-day)), 'unknown')
})

test('a token holds its time and nothing else: everybody who gets the page gets the same', () => {
  assert.equal(formToken(secret, made), formToken(secret, new Date(made)))
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.date({ min: new Date(0), max: new Date('2199-12-31'), noInvalidDate: true }),
      (secret, now) => {
        const token = formToken(secret, now)
        assert.match(token, /^[0-9a-z]+\.[\w-]{43}$/)
        assert.ok(token.length <= longestFormToken)
        assert.equal(checkFormToken(secret, token, new Date(now.getTime() + fillTime)), 'fine')
      },
    ),
  )
})

test('no text but a token of the same secret is known', () => {
  const token = formToken(secret, made)
  const now = later(10_000)
  const changed = fc
    .tuple(fc.nat(token.length - 1), fc.constantFrom(...'0aZ-_.= \u0430'))
    .map(([place, letter]) => {
      return token.slice(0, place) + letter + token.slice(place + 1)
    })
  const texts = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    changed.filter((text) => text !== token),
    fc.nat(token.length - 1).map((length) => token.slice(0, length)),
    fc.string({ minLength: 1 }).map((end) => token + end),
    fc
      .string()
      .filter((other) => other !== secret)
      .map((other) => formToken(other, made)),
    // Signed by us, but for something else.
    fc
      .constantFrom('', 'form', 'confirm')
      .map((purpose) => signed(secret, purpose, token.split('.')[0] ?? '')),
  )
  fc.assert(fc.property(texts, (text) => assert.equal(checkFormToken(secret, text, now), 'unknown')))
})
