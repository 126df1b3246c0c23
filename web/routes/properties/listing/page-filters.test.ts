import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Filter } from '#contract/estates.ts'
import { anyListing } from '#domain/listing-query.ts'
import { pageFilters } from './page-filters.ts'

function filter(key: string, ...values: string[]): Filter {
  const options = values.map((value) => ({ value, title: `Title of ${value}`, count: 1 }))
  return { key, type: 'checkbox', title: key, unit: null, options, min: null, max: null, step: null }
}

test('R982 a listing takes along the options of its panel, and of other filters those that are chosen', () => {
  const filters = [
    filter('complex', 'north', 'south'),
    filter('house', 'north-1', 'north-2'),
    filter('views', 'park', 'city'),
    filter('promotion', '7', '8'),
    filter('plan', 'a', 'b'),
    filter('program', '7-20-25'),
    filter('status', 'free', 'sold'),
    filter('features', 'yard', 'shops'),
  ]
  const shown = (listing: Partial<typeof anyListing>) =>
    Object.fromEntries(
      pageFilters(filters, { ...anyListing, ...listing }).map(({ key, options }) => [
        key,
        options.map(({ value }) => value).join(),
      ]),
    )
  assert.deepEqual(shown({}), { complex: 'north,south' })
  const chosen = {
    houses: ['north-2'],
    promotions: [8],
    program: '7-20-25',
    views: ['park' as const],
    plans: ['b'],
    statuses: ['sold' as const],
    features: ['yard'],
  }
  assert.deepEqual(shown(chosen), {
    complex: 'north,south',
    house: 'north-2',
    views: 'park',
    promotion: '8',
    plan: 'b',
    program: '7-20-25',
    status: 'sold',
    features: 'yard',
  })
})

test('R1792 of storerooms or parking spaces that are not found no area and no level without a span is asked', () => {
  const filters = [filter('price'), filter('area'), { ...filter('floor'), min: -1, max: -1 }]
  const shown = (isOfNone: boolean) => pageFilters(filters, anyListing, isOfNone).map(({ key }) => key)
  assert.deepEqual(shown(true), ['price', 'floor'])
  assert.deepEqual(shown(false), ['price', 'area', 'floor'])
})
