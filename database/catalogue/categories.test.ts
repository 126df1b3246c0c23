import assert from 'node:assert/strict'
import { CategoryTab } from '#contract/estates.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { townDay } from '#tests/helpers/search/town.ts'
import { basicRows, fillDatabase, makeEstate } from '#tests/helpers/databases/rows.ts'
import { categoryTabs } from './categories.ts'
import { buildSearchIndex } from '../search/index/build-search-index.ts'

const words = { category: (category: string) => `the ${category}` }

eachDatabase(
  'R114 R115 R116 R281 R770 tabs count what is on sale, and a price on request says nothing',
  async (db) => {
    await fillDatabase(db, {
      ...basicRows,
      estates: [
        makeEstate({ id: 1, rooms: 1, area_total: 40.2, price: 30_000_000, restoration: 'rough' }),
        makeEstate({
          id: 2,
          rooms: 1,
          area_total: 44,
          price: 28_000_000,
          status: 'request',
          restoration: 'fine',
        }),
        makeEstate({
          id: 3,
          rooms: 1,
          area_total: 38,
          price: 20_000_000,
          status: 'reserved',
          restoration: 'fine',
        }),
        makeEstate({ id: 4, rooms: 1, price: 10_000_000, status: 'sold' }),
        makeEstate({ id: 5, rooms: 1, price: 10_000_000, status: 'withdrawn' }),
        makeEstate({ id: 6, rooms: 3, price: 60_000_000, status: 'reserved', restoration: 'turnkey' }),
        makeEstate({ id: 7, rooms: 6, area_total: 180, price: 150_000_000, restoration: null }),
        makeEstate({
          id: 8,
          category: 'garage',
          rooms: 0,
          price: 4_000_000,
          restoration: null,
          plan_code: null,
        }),
        makeEstate({ id: 9, category: 'comm', rooms: 0, price: 0, status: 'request', restoration: 'rough' }),
      ],
    })
    const tabs = categoryTabs(await buildSearchIndex(db, townDay), 'en', words)
    for (const tab of tabs) assert.deepEqual(CategoryTab.parse(tab), tab)
    assert.deepEqual(
      tabs.map(({ code, title, estates_count, price_from }) => [code, title, estates_count, price_from]),
      [
        ['flat', 'the flat', 3, 30_000_000],
        ['garage', 'the garage', 1, 4_000_000],
        ['storageroom', 'the storageroom', 0, null],
        ['comm', 'the comm', 1, null],
      ],
    )
    // R770: of those that pages show in any status; a withdrawn unit is not shown.
    assert.deepEqual(
      tabs.map(({ units_count }) => units_count),
      [6, 1, 0, 1],
    )
    assert.deepEqual(
      tabs.map(({ has_plans }) => has_plans),
      [true, false, false, true],
    )
    assert.deepEqual(tabs[0]?.rooms_data, [
      { title: '1', rooms: 1, price_from: 30_000_000, estates_count: 2, area_from: 40.2, area_to: 44 },
      { title: '4', rooms: 4, price_from: 150_000_000, estates_count: 1, area_from: 180, area_to: 180 },
    ])
    assert.deepEqual(tabs[0]?.restorations_data, [
      { title: 'Shell', code: 'rough', price_from: 30_000_000, estates_count: 1 },
      { title: 'Finished', code: 'fine', price_from: null, estates_count: 1 },
    ])
    assert.deepEqual(tabs[1]?.rooms_data, [])
  },
)
