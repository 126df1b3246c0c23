import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HouseEstate } from '#contract/houses.ts'
import { someFloor } from './examples.ts'

test('R1591 the sweep opens a floor that a house has, also where its feed names no entrance', async (t) => {
  const unit = (id: number, category: HouseEstate['category'], floor: number): HouseEstate => ({
    id,
    slug: String(id),
    category,
    number: String(id),
    section: 0,
    floor,
    position_on_floor: null,
    rooms: category === 'flat' ? 1 : null,
    area_total: 40,
    restoration: null,
    price: null,
    status: 'free',
  })
  const units = [unit(1, 'garage', -1), unit(2, 'garage', 1), unit(3, 'flat', 2), unit(4, 'garage', 3)]
  t.mock.method(globalThis, 'fetch', async () => Response.json({ data: units }))
  const site = { url: 'http://localhost', dataDir: '' }
  const floor = await someFloor(site, 'house')
  assert.deepEqual([floor?.section, floor?.floor], [0, 2])
  units.length = 0
  assert.equal(await someFloor(site, 'house'), undefined)
})
