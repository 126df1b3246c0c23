import assert from 'node:assert/strict'
import { test } from 'node:test'
import { likenessOf } from './likeness.ts'

const unit: Parameters<typeof likenessOf>[0] = {
  price: 40_000_000,
  area_total: 61.4,
  floor: 5,
  status: 'free',
  complex: { id: 1 },
  house: { id: 11 },
}

test('a like unit is cheaper or dearer by so much, and almost the same price within half a per cent', () => {
  assert.deepEqual(likenessOf(unit, { ...unit, price: 38_800_000, floor: 6 }), [
    { kind: 'cheaper', by: 1_200_000 },
    { kind: 'higher' },
  ])
  assert.deepEqual(likenessOf(unit, { ...unit, price: 41_000_000, floor: 4 }), [
    { kind: 'dearer', by: 1_000_000 },
    { kind: 'lower' },
  ])
  assert.deepEqual(likenessOf(unit, { ...unit, price: 40_200_000 })[0], { kind: 'same_price' })
  // R774: not almost, where it is exactly the same.
  assert.deepEqual(likenessOf(unit, unit)[0], { kind: 'equal_price' })
})

test('a price that the page does not show is not compared', () => {
  for (const status of ['request', 'sold'] as const) {
    assert.deepEqual(likenessOf({ ...unit, status }, { ...unit, price: 1, floor: 6 }), [{ kind: 'higher' }])
    assert.deepEqual(likenessOf(unit, { ...unit, status, price: 1, floor: 6 }), [{ kind: 'higher' }])
  }
})

test('another project comes before another size, and another size before another floor', () => {
  const place = (other: Partial<typeof unit>) => likenessOf(unit, { ...unit, ...other }).at(-1)
  assert.deepEqual(place({ complex: { id: 2 }, house: { id: 21 }, area_total: 70 }), {
    kind: 'other_project',
  })
  assert.deepEqual(place({ area_total: 65, floor: 6 }), { kind: 'larger', by: 3.6 })
  assert.deepEqual(place({ area_total: 58 }), { kind: 'smaller', by: 3.4 })
  assert.deepEqual(place({ house: { id: 12 }, floor: 6 }), { kind: 'same_plan' })
})
