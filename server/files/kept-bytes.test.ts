import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptBytes } from './kept-bytes.ts'

/** Files of `size` bytes, and how often each was made. */
function shop(most: number, size: number) {
  const bytesOf = keptBytes(most)
  const made: string[] = []
  const get = (key: string) =>
    bytesOf(key, async () => {
      made.push(key)
      return new Uint8Array(size)
    })
  return { get, made }
}

test('what was asked for longest ago leaves when the memory is full', async () => {
  const { get, made } = shop(30, 10)
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await get(key)
  assert.deepEqual(made, ['a', 'b', 'c', 'd', 'b'])
})

test('equal questions at one time are one piece of work', async () => {
  const { get, made } = shop(30, 10)
  const [one, other] = await Promise.all([get('a'), get('a')])
  assert.equal(one, other)
  assert.deepEqual(made, ['a'])
})

test('a file larger than the memory is handed out and not kept', async () => {
  const { get, made } = shop(5, 10)
  assert.equal((await get('a')).byteLength, 10)
  await get('a')
  assert.deepEqual(made, ['a', 'a'])
})

test('a failure is told to who waits for it and is tried again', async () => {
  const bytesOf = keptBytes(30)
  const broken = () => bytesOf('a', () => Promise.reject(new Error('no')))
  await assert.rejects(broken(), /no/)
  assert.equal((await bytesOf('a', async () => new Uint8Array(1))).byteLength, 1)
})
