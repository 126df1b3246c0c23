import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { consultationDelay, consultationSection, nextPicture } from './consultation.ts'

test('R124 projects, properties and purchase methods are sections in every language, with all their pages', () => {
  const sections = [
    ['/projects', 'projects'],
    ['/kk/projects', 'projects'],
    ['/projects/alatau', 'projects'],
    ['/en/projects/queue/alatau-1', 'projects'],
    ['/properties', 'properties'],
    ['/kk/properties/apartments/2-room-61-m2-7', 'properties'],
    ['/purchase-methods', 'purchase-methods'],
    ['/en/purchase-methods/mortgage', 'purchase-methods'],
  ] as const
  for (const [path, section] of sections) assert.equal(consultationSection(path), section, path)
})

test('R124 no other page is a section, however its address begins', () => {
  const others = ['/', '/kk', '/about', '/contents/promo', '/projects-of-others', '/x/projects']
  for (const path of others) assert.equal(consultationSection(path), null, path)
})

test('R212 the offer comes after five seconds', () => {
  assert.equal(consultationDelay, 5000)
})

test('R125 the picture is one of all, whatever chance says', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 9 }), random, (all, random) => {
      const next = nextPicture(all, [], random)
      assert.ok(next !== null && all.includes(next.id))
      assert.deepEqual(next.shown, [next.id])
    }),
  )
})

test('R126 seven pictures come seven different times, then the list begins again with another than the last', () => {
  const all = [1, 2, 3, 4, 5, 6, 7]
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.array(random, { minLength: 8, maxLength: 8 }), (chances) => {
      let shown: number[] = []
      const seen = chances.map((chance) => {
        const next = nextPicture(all, shown, chance)
        shown = next?.shown ?? []
        return next?.id
      })
      assert.deepEqual(seen.slice(0, 7).toSorted(), all)
      assert.notEqual(seen[7], seen[6])
      assert.deepEqual(shown, [seen[7]])
    }),
  )
})

test('R126 pictures that editors took away do not keep the others from being shown', () => {
  assert.deepEqual(nextPicture([1, 2], [1, 9], 0), { id: 2, shown: [1, 9, 2] })
  assert.deepEqual(nextPicture([5], [5], 0.9), { id: 5, shown: [5] })
  assert.equal(nextPicture([], [1], 0), null)
})
