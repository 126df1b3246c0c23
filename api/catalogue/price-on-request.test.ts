import assert from 'node:assert/strict'
import { allEndpoints } from '#contract/all-endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { getEstate } from '#contract/estates.ts'
import { feedPaths } from '#contract/feeds.ts'
import { getShortlist } from '#contract/shortlist.ts'
import type { Database } from '#database/open.ts'
import { categories } from '#domain/categories.ts'
import { estateSorts, listedStatuses } from '#domain/estate-words.ts'
import { send } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeEstate, makeHouse } from '#tests/helpers/databases/rows.ts'
import { sampleApi, sampleSite } from '#tests/helpers/servers/sample-api.ts'
import { sampleCall } from '#tests/helpers/sample-calls.ts'
import { writtenFeed } from '#tests/helpers/feeds/written-feed.ts'

const now = new Date('2026-11-20T00:00:00Z')

/** Two prices that the same units may have: one in the middle of those of `sampleSite`, one above them all. */
const prices = [31_415_926, 271_828_182] as const

/** Units among others and alone: in a category, in a house, with a number of rooms, with a finish. */
const asked = [71, 72, 73, 74]
const units = [
  makeEstate({ id: 71, rooms: 2 }),
  makeEstate({ id: 72, rooms: 6, restoration: 'turnkey' }),
  makeEstate({ id: 73, category: 'comm', rooms: 0 }),
  makeEstate({ id: 74, house_id: 3, rooms: 1, plan_code: null }),
]

/** The fields that could reveal a price: metres, reductions, history. */
function traces(price: number) {
  return { price, price_m2: Math.round(price / 61.4), price_old: price + 1_000_003 }
}

async function setPrice(db: Database, price: number): Promise<void> {
  await db.updateTable('estates').set(traces(price)).where('id', 'in', asked).execute()
  await db.deleteFrom('estate_prices').execute()
  for (const id of asked)
    await db.insertInto('estate_prices').values({ estate_id: id, date: '2026-11-02', price }).execute()
  await db
    .updateTable('content_state')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute()
}

/** Bounds on both sides of both prices, and a budget that could find them. */
const bounds = prices.flatMap((price) => [
  `price_from=${price}`,
  `price_to=${price}`,
  `price_from=${price - 1_000_000}&price_to=${price + 1_000_000}`,
  `payment_to=100000&hand=${price}`,
  `payment_to=${price}`,
])

function queries(): string[] {
  const sorts = estateSorts.map((sort) => `sort=${sort}`)
  const criteria = [
    '',
    ...bounds,
    ...sorts,
    ...sorts.map((sort) => `${sort}&rooms=2`),
    'rooms=4',
    'house=house-3',
  ]
  return categories.flatMap((category) =>
    criteria.flatMap((criterion) =>
      ['', `&status=${listedStatuses.join(',')}`, '&status=request'].map(
        (status) => `category=${category}&${criterion}${status}&per_page=100`,
      ),
    ),
  )
}

eachDatabase('R280 no answer tells a price on request, whatever is asked', async (db, _engine, t) => {
  const request = units.map((unit) => ({ ...unit, status: 'request' as const }))
  const { houses = [], estates = [] } = sampleSite
  const rows = {
    ...sampleSite,
    houses: [...houses, makeHouse({ id: 3 })],
    estates: [...estates, ...request],
  }
  const { api, index } = await sampleApi(t, db, { rows, now: () => now })

  async function everything(): Promise<Map<string, string>> {
    const answers = new Map<string, string>()
    const keep = async (name: string, response: Response) => {
      answers.set(name, await response.text())
      assert.equal(response.status, 200, name)
    }
    for (const { endpoint } of allEndpoints) {
      if (endpoint.method === 'GET' && endpoint.path.startsWith('/api/'))
        await keep(endpoint.path, await send(api, endpoint, sampleCall(endpoint)))
    }
    for (const id of asked) await keep(`unit ${id}`, await send(api, getEstate, { params: { id } }))
    await keep('shortlist', await send(api, getShortlist, { query: `ids=1,${asked.join()}` }))
    for (const slug of ['house-1', 'house-3']) {
      await keep(slug, await api.request(`/api/houses/s/${slug}`))
      await keep(`units of ${slug}`, await api.request(`/api/houses/s/${slug}/estates`))
    }
    const listings = [
      endpoints.estates,
      endpoints.estatePlans,
      endpoints.estateFilters,
      endpoints.estateRelaxations,
    ]
    for (const { path } of listings)
      for (const query of queries()) await keep(`${path}?${query}`, await api.request(`${path}?${query}`))
    for (const criterion of ['sort=price', 'sort=-price', ...bounds]) {
      await keep(`complexes ${criterion}`, await api.request(`/api/complexes?${criterion}`))
      await keep(`complexes filters ${criterion}`, await api.request(`/api/complexes/filters?${criterion}`))
    }
    for (const path of Object.values(feedPaths)) answers.set(path, await writtenFeed(db, path))
    return answers
  }

  const told: Map<string, string>[] = []
  for (const price of prices) {
    await setPrice(db, price)
    await index.refresh()
    const answers = await everything()
    const digits = Object.values(traces(price)).map(String)
    for (const [name, text] of answers) {
      // The query may have any number; it comes back in links and among the ignored values.
      const said = text.replaceAll(/((price|payment)_(from|to)|hand)=\d+|"ignored":\{[^}]*\}/g, '')
      for (const number of digits) assert.ok(!said.includes(number), `${name} says ${number}`)
    }
    told.push(answers)
  }
  const [one, other] = told
  for (const [name, text] of one ?? []) assert.equal(other?.get(name), text, name)
})
