import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from './failures.ts'
import { inTurn } from './in-turn.ts'

test('R195 heavy work is done one piece at a time, in the order of its coming', async () => {
  const turn = inTurn(10)
  const seen: string[] = []
  const piece = (name: string) =>
    turn(async () => {
      seen.push(`${name} begins`)
      await pause(2)
      seen.push(`${name} ends`)
      return name
    })
  assert.deepEqual(await Promise.all(['a', 'b', 'c'].map(piece)), ['a', 'b', 'c'])
  assert.deepEqual(seen, ['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('R195 a queue that is full refuses with the time to come again, and takes work again later', async () => {
  const turn = inTurn(2)
  const both = [turn(() => pause(2)), turn(() => pause(2))]
  await assert.rejects(
    turn(async () => {}),
    (error) => error instanceof Failure && error.status === 429 && Number(error.headers['Retry-After']) > 0,
  )
  await Promise.all(both)
  assert.equal(await turn(async () => 'done'), 'done')
})

test('R195 a piece that fails tells its own caller only', async () => {
  const turn = inTurn(2)
  const failed = turn(async () => {
    throw new Error('no ink')
  })
  const next = turn(async () => 'done')
  await assert.rejects(failed, /no ink/)
  assert.equal(await next, 'done')
})

test('R195 while others wait, there is a rest after each piece', async () => {
  const turn = inTurn(10)
  let ended = 0
  const first = turn(async () => {
    await pause(40)
    ended = performance.now()
  })
  const waited = await Promise.all([first, turn(async () => performance.now() - ended)])
  assert.ok(waited[1] >= 35, `${waited[1]} ms`)
})
