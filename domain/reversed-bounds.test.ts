import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyListing } from './listing-query.ts'
import { reversedBounds } from './reversed-bounds.ts'

test('a lowest price above the highest one is told, with both in their places', () => {
  const listing = { ...anyListing, rooms: [1], priceFrom: 40_000_000, priceTo: 20_000_000, areaFrom: 30 }
  assert.deepEqual(reversedBounds(listing), [
    {
      key: 'price',
      from: 40_000_000,
      to: 20_000_000,
      swapped: { ...listing, priceFrom: 20_000_000, priceTo: 40_000_000 },
    },
  ])
})

test('areas and floors are told too; equal bounds and single ones are none', () => {
  const reversed = { areaFrom: 50.5, areaTo: 50, floorFrom: 1, floorTo: -1 }
  assert.deepEqual(
    reversedBounds({ ...anyListing, ...reversed }).map(({ key }) => key),
    ['area', 'floor'],
  )
  assert.deepEqual(reversedBounds({ ...anyListing, priceFrom: 5, priceTo: 5, floorTo: -2 }), [])
})
