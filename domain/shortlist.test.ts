import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { favoritesLimit } from './favorites.ts'
import { categoryCounts, chosenCategory, shortlistIds, shortlistSearch } from './shortlist.ts'

test('R42 an address names units in its order, each once; what is no id is left out', () => {
  assert.deepEqual(shortlistIds('7,3,7,x,-1,0,1e3, 5,2147483648,99999999999'), [7, 3])
  assert.deepEqual(shortlistIds(''), [])
  assert.equal(shortlistSearch([7, 3], 'garage'), 'ids=7,3&category=garage')
  assert.equal(shortlistSearch([]), '')
})

test('R42 a shortlist reads its own address, and never more than a list may have', () => {
  const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: favoritesLimit }), (ids) => {
      const params = new URLSearchParams(shortlistSearch(ids))
      assert.deepEqual(shortlistIds(params.get('ids') ?? ''), ids)
    }),
  )
  fc.assert(
    fc.property(fc.string(), fc.array(id, { maxLength: 400 }), (text, ids) => {
      const read = shortlistIds(ids.join(',') + text)
      assert.ok(read.length <= favoritesLimit && new Set(read).size === read.length)
    }),
  )
})

test('R42 a list opens at the category asked for, else at the first that it has', () => {
  const counts = categoryCounts([{ category: 'garage' }, { category: 'flat' }, { category: 'garage' }])
  assert.deepEqual(counts, [
    { code: 'flat', count: 1 },
    { code: 'garage', count: 2 },
  ])
  assert.equal(chosenCategory(counts, 'garage'), 'garage')
  assert.equal(chosenCategory(counts, 'comm'), 'flat')
  assert.equal(chosenCategory([], 'flat'), null)
})
