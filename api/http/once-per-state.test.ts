import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import { oncePerState } from './once-per-state.ts'

/** An index that has nothing but states. */
function states(): { index: LiveSearchIndex; change: () => void } {
  const state = () => ({ version: 1 }) as SearchIndex
  let current = state()
  const index = { current: () => current } as LiveSearchIndex
  return { index, change: () => void (current = state()) }
}

test('R1175 a question is read once for each state of the content, by its own words', async () => {
  const { index, change } = states()
  const asked: string[] = []
  const read = oncePerState(index, async (language: string, id: number) => {
    asked.push(`${language} ${id}`)
    return asked.length
  })
  assert.deepEqual(
    await Promise.all([read('ru', 1), read('ru', 1), read('kk', 1), read('ru', 2)]),
    [1, 1, 2, 3],
  )
  change()
  assert.equal(await read('ru', 1), 4)
  assert.deepEqual(asked, ['ru 1', 'kk 1', 'ru 2', 'ru 1'])
})

test('R1175 a read that failed is done again', async () => {
  const { index } = states()
  let reads = 0
  const read = oncePerState(index, async () => {
    reads += 1
    if (reads === 1) throw new Error('the database is away')
    return reads
  })
  await assert.rejects(read(), /the database is away/)
  assert.equal(await read(), 2)
  assert.equal(await read(), 2)
})
