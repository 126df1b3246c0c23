import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chance, weighted } from './random.ts'

test('a chance depends on its keys and on nothing else', () => {
  assert.equal(chance('status', 11_001), chance('status', 11_001))
  assert.notEqual(chance('status', 11_001), chance('status', 11_002))
  assert.notEqual(chance('status', 11_001), chance('growth', 11_001))
  assert.notEqual(chance('a', 12), chance('a1', 2))
})

test('chances of neighbouring units are spread evenly', () => {
  const counts = Array.from({ length: 10 }, () => 0)
  for (let id = 0; id < 10_000; id++) counts[Math.floor(chance('spread', id) * 10)]! += 1
  for (const count of counts) assert.ok(count > 900 && count < 1100, `${count} of 1000`)
})

test('a weighted choice follows its weights', () => {
  assert.equal(weighted({ fine: 1, turnkey: 3 }, 0.2), 'fine')
  assert.equal(weighted({ fine: 1, turnkey: 3 }, 0.3), 'turnkey')
  assert.throws(() => weighted({}, 0.5))
})
