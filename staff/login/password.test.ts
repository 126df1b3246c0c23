import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from 'node:test'
import { isPassword, newEntry, readEntry, scryptHash } from './password.ts'
import { LoginCrowd, sparingHash } from './sparing-hash.ts'
import { BadUsersFile, parseUsers } from './users-file.ts'

test('R828 a password is kept as a hash with a salt of its own, and known again', async () => {
  const [one, other] = [await newEntry('Құпия сөз 2026'), await newEntry('Құпия сөз 2026')]
  assert.notEqual(one, other)
  assert.match(one, /^scrypt1:[\w-]{22}:[\w-]{43}$/)
  const entry = readEntry(one)
  assert.ok(entry !== null)
  assert.equal(await isPassword('Құпия сөз 2026', entry, scryptHash), true)
  // Some keyboards write a letter and its mark as two signs.
  assert.equal(await isPassword('Құпия сөз 2026'.normalize('NFD'), entry, scryptHash), true)
  assert.equal(await isPassword('құпия сөз 2026', entry, scryptHash), false)
  assert.equal(await isPassword('', null, scryptHash), false)
})

test('R828 a line of users that is none, or comes twice, is named by its number and not shown', async () => {
  const entry = await newEntry('one two three four', async () => Buffer.alloc(32))
  assert.deepEqual([...parseUsers(`anna:${entry}\n\nҰлан:${entry}\r\n`).keys()], ['anna', 'ұлан'])
  for (const line of ['anna', 'anna:secret', `:${entry}`, `a b:${entry}`, `Anna:${entry}`, `x:${entry}=`]) {
    assert.throws(
      () => parseUsers(`anna:${entry}\n${line}`),
      (error) =>
        error instanceof BadUsersFile && error.message.startsWith('line 2 ') && !/secret/.test(error.message),
    )
  }
})

test('R821 tries are hashed one at a time, with a rest as long as the work, and a crowd is sent away', async () => {
  let running = 0
  const most: number[] = []
  const rests: number[] = []
  const rested = Promise.withResolvers<void>()
  const slow = async () => {
    running += 1
    most.push(running)
    await wait(20)
    running -= 1
    return Buffer.alloc(32)
  }
  const hash = sparingHash(slow, (ms) => {
    rests.push(ms)
    return rests.length === 1 ? rested.promise : Promise.resolve()
  })
  const salt = Buffer.alloc(16)
  const tries = Array.from({ length: 20 }, () => hash('x', salt))
  const refused = await Promise.allSettled(tries.slice(8))
  assert.ok(
    refused.every(
      ({ status, ...end }) => status === 'rejected' && 'reason' in end && end.reason instanceof LoginCrowd,
    ),
  )
  await tries[0]
  // The second one waits until the rest of the first is over.
  assert.equal(most.length, 1)
  rested.resolve()
  await Promise.all(tries.slice(0, 8))
  assert.equal(Math.max(...most), 1)
  assert.equal(rests.length, 8)
  assert.ok(Math.min(...rests) >= 19, rests.join(' '))
  // After a failure the next one gets its turn.
  const failing = sparingHash(
    () => Promise.reject(new Error('no')),
    async () => {},
  )
  await assert.rejects(failing('x', salt))
  await assert.rejects(failing('x', salt), /no/)
})
