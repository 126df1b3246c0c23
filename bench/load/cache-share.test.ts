import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cacheShare, percent } from './cache-share.ts'

const page = (result: string) => `site_page_cache_answers_total{result="${result}"}`
const answer = (result: string) => `site_answer_cache_answers_total{result="${result}"}`

test('the share counts what grew between two looks; what may not be kept does not count', () => {
  const before = new Map([
    [page('hit'), 100],
    [page('miss'), 50],
  ])
  const after = new Map([
    [page('hit'), 190],
    [page('stale'), 5],
    [page('miss'), 55],
    [page('pass'), 40],
    [answer('hit'), 3],
    [answer('miss'), 1],
  ])
  assert.deepEqual(cacheShare(before, after), { pages: 0.95, answers: 0.75 })
})

test('without a cache of pages there is no share of it', () => {
  assert.deepEqual(cacheShare(new Map(), new Map([[answer('miss'), 2]])), { pages: null, answers: 0 })
  assert.equal(percent(null), 'not counted')
  assert.equal(percent(0.9504), '95.0 %')
})
