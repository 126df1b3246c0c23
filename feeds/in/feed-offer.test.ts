import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FeedOffer, fieldsBeyond, unknownOffer } from './feed-offer.ts'

const long = 'x'.repeat(301)

test('an offer names each field whose value no unit has', () => {
  const cases: readonly (readonly [fields: Partial<FeedOffer>, beyond: readonly string[]])[] = [
    [{}, []],
    [{ id: long.slice(1), floor: -20, floors_total: 200, rooms: 0, ceiling_height: 1.5, price: 0 }, []],
    [{ area_total: 1_000_000, area_balcony: 0.01, price_before: 9_000_000_000_000 }, []],
    [{ id: long, plan: long }, ['id', 'plan']],
    [{ project: { id: long, name: '' }, house: { id: '', name: long } }, ['project.id', 'house.name']],
    [{ floor: 201, rooms: 2.5, position_on_floor: 0 }, ['floor', 'rooms', 'position_on_floor']],
    [{ price: -1, price_before: 0 }, ['price', 'price_before']],
    [
      { area_total: 0, area_living: Number.NaN, ceiling_height: 21 },
      ['area_total', 'area_living', 'ceiling_height'],
    ],
    [{ window_views: ['двор', long], status_names: ['a', 'b', 'c'] }, ['status_names', 'window_views.1']],
    [{ plan_image: 'x'.repeat(2_001) }, ['plan_image']],
  ]
  for (const [fields, beyond] of cases) assert.deepEqual(fieldsBeyond({ ...unknownOffer, ...fields }), beyond)
})
