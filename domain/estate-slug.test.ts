import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { categories } from './categories.ts'
import { estateIdOfSlug, estateSlug } from './estate-slug.ts'

test('A1 a slug says what the unit is, how large it is, and its id', () => {
  const slug = (category: (typeof categories)[number], rooms: number, area_total: number, id: number) =>
    estateSlug({ id, category, rooms, area_total })
  assert.equal(slug('flat', 2, 61.4, 12345), '2-komnatnaya-61-4-m2-12345')
  assert.equal(slug('flat', 0, 27.4, 51), 'studiya-27-4-m2-51')
  assert.equal(slug('flat', 1, 40, 9), '1-komnatnaya-40-m2-9')
  assert.equal(slug('flat', 3, 0.1 + 99.95, 9), '3-komnatnaya-100-05-m2-9')
  assert.equal(slug('garage', 0, 13.8, 7), 'parkovochnoe-mesto-13-8-m2-7')
  assert.equal(slug('storageroom', 0, 4.25, 8), 'kladovaya-4-25-m2-8')
  assert.equal(slug('comm', 0, 120.5, 3), 'kommercheskoe-pomeshchenie-120-5-m2-3')
})

test('A1 the id is the last run of digits, whatever the words are', () => {
  assert.equal(estateIdOfSlug('12345'), 12345)
  assert.equal(estateIdOfSlug('quite-wrong-words-77'), 77)
  assert.equal(estateIdOfSlug('12-m2-345-old'), 345)
  assert.equal(estateIdOfSlug('x-0042'), 42)
})

test('A1 a slug without a usable id has none', () => {
  for (const slug of ['', 'studiya', 'x-0', `x-${'9'.repeat(16)}`])
    assert.equal(estateIdOfSlug(slug), null, slug)
  assert.equal(estateIdOfSlug('999999999999999'), 999999999999999)
})

test('A1 every slug leads back to its unit and needs no escaping or redirect', () => {
  const estate = fc.record({
    id: fc.integer({ min: 1, max: 999_999_999_999_999 }),
    category: fc.constantFrom(...categories),
    rooms: fc.nat(9),
    area_total: fc.double({ min: 0.01, max: 99_999, noNaN: true }),
  })
  fc.assert(
    fc.property(estate, (one) => {
      const slug = estateSlug(one)
      assert.equal(estateIdOfSlug(slug), one.id)
      assert.match(slug, /^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    }),
  )
})
