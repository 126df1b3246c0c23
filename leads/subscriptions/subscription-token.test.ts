import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formToken } from '../intake/form-token.ts'
import { readSubscriptionToken, subscriptionToken } from './subscription-token.ts'

const secret = 'a secret of the tests, long enough to be one'
const id = '01900000-0000-7000-8000-000000000003'
const madeAt = new Date('2026-11-21T10:00:00.000Z')
const later = (days: number) => new Date(madeAt.getTime() + days * 24 * 3_600_000)

test('A28 a link confirms for seven days and leaves for ever', () => {
  const confirm = subscriptionToken(secret, 'confirm', id, madeAt)
  const leave = subscriptionToken(secret, 'leave', id, madeAt)
  assert.deepEqual(readSubscriptionToken(secret, 'confirm', confirm, later(7)), { id, madeAt })
  assert.equal(readSubscriptionToken(secret, 'confirm', confirm, later(7.001)), 'expired')
  assert.deepEqual(readSubscriptionToken(secret, 'leave', leave, later(5000)), { id, madeAt })
})

test('A28 a link does what it was made for and nothing else', () => {
  const confirm = subscriptionToken(secret, 'confirm', id, madeAt)
  const leave = subscriptionToken(secret, 'leave', id, madeAt)
  assert.equal(readSubscriptionToken(secret, 'leave', confirm, madeAt), 'unknown')
  assert.equal(readSubscriptionToken(secret, 'confirm', leave, madeAt), 'unknown')
  for (const purpose of ['confirm', 'leave'] as const) {
    assert.equal(readSubscriptionToken(secret, purpose, formToken(secret, madeAt), madeAt), 'unknown')
  }
})

test('every token comes back as it was made and is safe in an address', () => {
  const purpose = fc.constantFrom('confirm' as const, 'leave' as const)
  fc.assert(
    fc.property(
      fc.string(),
      purpose,
      fc.uuid(),
      fc.date({ min: new Date(0), noInvalidDate: true }),
      (secret, purpose, id, madeAt) => {
        const token = subscriptionToken(secret, purpose, id, madeAt)
        assert.equal(encodeURIComponent(token), token)
        assert.deepEqual(readSubscriptionToken(secret, purpose, token, madeAt), { id, madeAt })
      },
    ),
  )
})

test('no other text is a token, whatever was changed in it', () => {
  const token = subscriptionToken(secret, 'leave', id, madeAt)
  const others = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.nat(token.length - 1).map((length) => token.slice(0, length)),
    fc.string({ minLength: 1 }).map((end) => token + end),
    fc.tuple(fc.nat(token.length - 1), fc.constantFrom(...'0aZ-_.= ')).map(([place, letter]) => {
      return token.slice(0, place) + letter + token.slice(place + 1)
    }),
    fc.string().map((other) => subscriptionToken(`${other} `, 'leave', id, madeAt)),
  )
  fc.assert(
    fc.property(
      others.filter((other) => other !== token),
      (other) => {
        assert.equal(readSubscriptionToken(secret, 'leave', other, madeAt), 'unknown')
      },
    ),
  )
})
