import assert from 'node:assert/strict'
import { test } from 'node:test'
import { responseCache } from './response-cache.ts'

/** A call that counts its requests and is answered by hand. */
function question() {
  const answers: PromiseWithResolvers<unknown>[] = []
  return {
    answers,
    ask: () => {
      const answer = Promise.withResolvers<unknown>()
      answers.push(answer)
      return answer.promise
    },
  }
}

const options = { lifetime: 1000, max: 3, now: () => 1 }

test('R152 equal questions in flight share one answer, and it is kept', async () => {
  const cache = responseCache(options)
  const { answers, ask } = question()
  const both = Promise.all([cache.get('a', ask), cache.get('a', ask)])
  answers[0]?.resolve({ n: 1 })
  const [first, second] = await both
  assert.equal(first, second)
  assert.equal(await cache.get('a', ask), first)
  assert.equal(answers.length, 1)
})

test('a failure is told to all who wait and kept for nobody', async () => {
  const cache = responseCache(options)
  const { answers, ask } = question()
  const both = Promise.allSettled([cache.get('a', ask), cache.get('a', ask)])
  answers[0]?.reject(new Error('no'))
  assert.deepEqual(
    (await both).map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  const again = cache.get('a', ask)
  answers[1]?.resolve(1)
  assert.equal(await again, 1)
})

test('after a change nothing old is given, not even an answer that was on its way', async () => {
  const cache = responseCache(options)
  const { answers, ask } = question()
  const old = cache.get('a', ask)
  cache.clear()
  const fresh = cache.get('a', ask)
  answers[1]?.resolve('new')
  answers[0]?.resolve('old')
  assert.equal(await old, 'old')
  assert.equal(await fresh, 'new')
  assert.equal(await cache.get('a', ask), 'new')
})

test('an answer is kept for its lifetime and not longer', async () => {
  let time = 1
  const cache = responseCache({ ...options, now: () => time })
  let asked = 0
  const ask = async () => ++asked
  await cache.get('a', ask)
  time = 1000
  assert.equal(await cache.get('a', ask), 1)
  time = 1002
  assert.equal(await cache.get('a', ask), 2)
})

test('the least recently used answer leaves first', async () => {
  const cache = responseCache(options)
  let asked = 0
  const ask = async () => ++asked
  for (const key of ['a', 'b', 'c', 'a', 'd']) await cache.get(key, ask)
  assert.equal(asked, 4)
  await cache.get('a', ask)
  assert.equal(asked, 4)
  await cache.get('b', ask)
  assert.equal(asked, 5)
})

test('an endless key is answered and not kept', async () => {
  const cache = responseCache(options)
  let asked = 0
  const ask = async () => ++asked
  const key = 'x'.repeat(10_000)
  await Promise.all([cache.get(key, ask), cache.get(key, ask)])
  assert.equal(asked, 1)
  await cache.get(key, ask)
  assert.equal(asked, 2)
})
