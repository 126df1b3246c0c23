import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { categories } from './categories.ts'
import { favoriteFrom, withFavorites } from './favorite-changes.ts'
import { type Favorite, favoritesLimit, parseFavorites } from './favorites.ts'

const now = new Date('2026-11-21T09:30:00.000Z')
const unit = { id: 7, category: 'flat', status: 'free', price: 37_500_000 } as const
const kept = favoriteFrom(unit, now)

const someFavorite: fc.Arbitrary<Favorite> = fc.record({
  id: fc.integer({ min: 1, max: 300 }),
  category: fc.constantFrom(...categories),
  added_at: fc
    .date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString()),
  price_at_add: fc.option(fc.integer({ min: 1, max: 2 ** 40 })),
})

test('R6 note c of the decisions: a kept unit has its category, the moment and the price that was shown then', () => {
  assert.deepEqual(kept, {
    id: 7,
    category: 'flat',
    added_at: '2026-11-21T09:30:00.000Z',
    price_at_add: 37_500_000,
  })
  assert.equal(favoriteFrom({ ...unit, status: 'request' }, now).price_at_add, null)
  assert.equal(favoriteFrom({ ...unit, status: 'sold' }, now).price_at_add, null)
})

test('R79 what is not ours in the storage is left out, the rest stays', () => {
  for (const broken of [null, '', '{', '7', 'null', '{"length":3}', '"[1]"', '[[[]]]'])
    assert.deepEqual(parseFavorites(broken), [], String(broken))
  const strange = [
    null,
    1,
    'x',
    {},
    { ...kept, id: '7' },
    { ...kept, id: 0 },
    { ...kept, id: 1.5 },
    { ...kept, id: 2 ** 31 },
    { ...kept, category: 'house' },
    { ...kept, category: '__proto__' },
    { ...kept, added_at: 'yesterday' },
    { ...kept, added_at: '2026-99-99T00:00:00Z' },
    { ...kept, added_at: '+012345-01-01T00:00:00Z' },
    { ...kept, added_at: {} },
  ]
  assert.deepEqual(parseFavorites(JSON.stringify([...strange, kept, kept])), [kept])
  for (const price of [0, -1, 1.5, '37500000', 1e300]) {
    const [one] = parseFavorites(JSON.stringify([{ ...kept, price_at_add: price }]))
    assert.deepEqual(one, { ...kept, price_at_add: null })
  }
})

test('R6 any text in the storage gives a list that is bounded, has each unit once and reads back as it is', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(someFavorite, { maxLength: 250 }).map((list) => JSON.stringify(list)),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      const list = parseFavorites(text)
      assert.ok(list.length <= favoritesLimit)
      assert.equal(new Set(list.map(({ id }) => id)).size, list.length)
      assert.deepEqual(parseFavorites(JSON.stringify(list)), list)
    }),
  )
})

test('R6 what was taken off and put back stands where it stood', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(someFavorite, { selector: ({ id }) => id, maxLength: 40 }),
      fc.nat(),
      (some, place) => {
        const { list } = withFavorites([], some)
        const one = list[place % Math.max(list.length, 1)]
        if (one === undefined) return
        const back = withFavorites(
          list.filter((other) => other !== one),
          [one],
        )
        assert.equal(back.refused, 0)
        assert.deepEqual(
          back.list.map(({ added_at }) => added_at),
          list.map(({ added_at }) => added_at),
        )
        assert.deepEqual(new Set(back.list), new Set(list))
      },
    ),
  )
})

test('note c of the decisions: beyond a hundred nothing is added, and what was kept stays as it was', () => {
  const many = Array.from({ length: favoritesLimit }, (_, step) => ({ ...kept, id: step + 1 }))
  const full = withFavorites([], many)
  assert.equal(full.refused, 0)
  const more = withFavorites(full.list, [
    { ...kept, id: 500 },
    { ...kept, id: 1, price_at_add: 1 },
  ])
  assert.deepEqual(more, { list: full.list, refused: 1 })
})
