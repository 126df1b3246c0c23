import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { House } from './stock.ts'
import { sunOfHouse } from './sun.ts'

const tower = {
  width: 20,
  depth: 20,
  base: 0,
  floors: 9,
  ground_height: 4,
  floor_height: 3,
  bay: 3,
  parapet: 1,
}
const facade = { tower: 'A', bays: [], floors: [] }

/** House A in Almaty, and the houses around it. */
function siteOf(others: { name: string; x: number; y: number }[]) {
  const towers = [{ name: 'A', x: 0, y: 0 }, ...others].map((place) => ({ ...tower, ...place }))
  const house = { towers: ['A'] } as unknown as House
  return { geometry: { towers, aerial: [], facade }, house, orientation: 0, latitude: 43.2 }
}

function near(actual: unknown, expected: { dec: number; mar: number; jun: number }): void {
  for (const [month, hours] of Object.entries(expected)) {
    const found = (actual as Record<string, number>)[month] ?? NaN
    assert.ok(Math.abs(found - hours) <= 0.2, `${month}: ${found} instead of ${hours}`)
  }
}

test('a window that nothing shades has the hours that the article about the sun names', () => {
  const sun = sunOfHouse(siteOf([]))
  near(sun(5, [180]), { dec: 8.8, mar: 12, jun: 8.3 })
  near(sun(5, [90]), { dec: 4.4, mar: 6, jun: 7.6 })
  near(sun(5, [0]), { dec: 0, mar: 0, jun: 6.9 })
  near(sun(5, [90, 270]), { dec: 8.8, mar: 12, jun: 15.2 })
})

test('a house to the south takes the winter sun from the lower floors first', () => {
  const free = sunOfHouse(siteOf([]))(2, [180])
  const sun = sunOfHouse(siteOf([{ name: 'B', x: 0, y: -50 }]))
  const [low, high] = [sun(2, [180]), sun(9, [180])]
  assert.ok(low !== null && high !== null && free !== null)
  assert.ok(low.dec < high.dec && high.dec <= free.dec, `${low.dec}, ${high.dec}, ${free.dec}`)
  assert.equal(low.jun, free.jun)
})

test('a house behind the wall shades nothing, and without windows there is no sun to count', () => {
  const sun = sunOfHouse(siteOf([{ name: 'B', x: 0, y: 60 }]))
  assert.deepEqual(sun(2, [180]), sunOfHouse(siteOf([]))(2, [180]))
  assert.equal(sun(2, []), null)
})
