import assert from 'node:assert/strict'
import { test } from 'node:test'
import { favoritesIn } from './favorites-count.ts'

test('R79 the counter of the header counts the kept units, and nothing of what is not a list', () => {
  assert.equal(favoritesIn(null), 0)
  assert.equal(favoritesIn('[]'), 0)
  assert.equal(favoritesIn('[{"id":1,"category":"flat"},{"id":7,"category":"garage"}]'), 2)
  for (const broken of ['', '{', '7', 'null', '{"length":3}', '"[1]"'])
    assert.equal(favoritesIn(broken), 0, broken)
})
