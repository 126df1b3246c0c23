import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagedAnswer } from './paged-answer.ts'

const at = { path: '/api/estates', pairs: [['rooms', '1,2']] as [string, string][], perPage: 12 }

test('A26 a page in the middle links to its neighbours and counts from one', () => {
  const { links, meta } = pagedAnswer(Array.from({ length: 12 }).fill('x'), 30, { ...at, page: 2 })
  assert.deepEqual(links, {
    first: '/api/estates?rooms=1,2&page=1',
    last: '/api/estates?rooms=1,2&page=3',
    prev: '/api/estates?rooms=1,2&page=1',
    next: '/api/estates?rooms=1,2&page=3',
  })
  assert.deepEqual(meta, {
    current_page: 2,
    from: 13,
    last_page: 3,
    path: '/api/estates',
    per_page: 12,
    to: 24,
    total: 30,
  })
})

test('A26 a page past the end is empty and leads back to the last page', () => {
  const { links, meta } = pagedAnswer([], 30, { ...at, page: 9 })
  assert.equal(links.prev, '/api/estates?rooms=1,2&page=3')
  assert.equal(links.next, null)
  assert.deepEqual([meta.from, meta.to, meta.last_page, meta.current_page], [null, null, 3, 9])
})

test('A26 an empty list has one page', () => {
  const { links, meta } = pagedAnswer([], 0, { ...at, page: 1 })
  assert.deepEqual([links.prev, links.next, links.last], [null, null, '/api/estates?rooms=1,2&page=1'])
  assert.deepEqual([meta.last_page, meta.total], [1, 0])
})
