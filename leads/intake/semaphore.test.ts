import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gate, GateBusy } from './semaphore.ts'

/** Work that ends on command. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { promise, resolve, reject }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('no more than its places are taken at a time, and those who wait go in their order', async () => {
  const through = gate(2, 10_000)
  const works = [work(), work(), work(), work()]
  const begun: number[] = []
  const all = works.map(({ promise }, number) =>
    through(() => {
      begun.push(number)
      return promise
    }),
  )
  await turn()
  assert.deepEqual(begun, [0, 1])
  works[1]?.resolve()
  await turn()
  assert.deepEqual(begun, [0, 1, 2])
  works[0]?.reject(new Error('broken'))
  await assert.rejects(all[0] ?? Promise.resolve(), /broken/)
  await turn()
  assert.deepEqual(begun, [0, 1, 2, 3], 'work that fails gives its place back')
  works[2]?.resolve()
  works[3]?.resolve()
  await Promise.all(all.slice(1))
  assert.equal(await through(async () => 'free again'), 'free again')
})

test('whoever waits too long is told so and never begins', async () => {
  const through = gate(1, 20)
  const first = work()
  const running = through(() => first.promise)
  let begun = false
  await assert.rejects(
    through(async () => {
      begun = true
    }),
    GateBusy,
  )
  first.resolve()
  await running
  await turn()
  assert.equal(begun, false)
  assert.equal(await through(async () => 'free'), 'free')
})
