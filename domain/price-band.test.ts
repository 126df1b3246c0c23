import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leastPeers, priceBand, shownBands } from './price-band.ts'

test('R1101 fewer than eight peers make no band', () => {
  assert.equal(leastPeers, 8)
  assert.equal(priceBand([1, 2, 3, 4, 5, 6, 7], 4), null)
  assert.notEqual(priceBand([1, 2, 3, 4, 5, 6, 7, 8], 4), null)
})

test('R1100 a band tells the lowest, the middle and the highest price, and how many are lower', () => {
  const even = [500, 510, 520, 530, 541, 550, 560, 570]
  assert.deepEqual(priceBand(even, 541), { peers: 8, low: 500, middle: 536, high: 570, lower: 4 })
  const odd = [...even, 900]
  assert.deepEqual(priceBand(odd, 400), { peers: 9, low: 500, middle: 541, high: 900, lower: 0 })
  assert.equal(priceBand(odd, 1000)?.lower, 9)
})

test('R1100 peers of the same price are not lower', () => {
  assert.equal(
    priceBand(
      Array.from({ length: 10 }, () => 500),
      500,
    )?.lower,
    0,
  )
})

test('R1241 where the peers of the city are those of the project one band stands for both', () => {
  const project = { scope: 'project', title: 'Yard', peers: 9 } as const
  const city = { scope: 'city', title: 'Town', peers: 9 } as const
  assert.deepEqual(shownBands([project, city]), [{ band: project, alsoOf: 'Town' }])
  const larger = { ...city, peers: 12 }
  assert.deepEqual(shownBands([project, larger]), [
    { band: project, alsoOf: null },
    { band: larger, alsoOf: null },
  ])
  assert.deepEqual(shownBands([city]), [{ band: city, alsoOf: null }])
  assert.deepEqual(shownBands([]), [])
})
