import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { type ApiClient, ApiFailure, type Endpoint } from '#contract/api-client.ts'
import { getCalculators } from '#contract/calculators.ts'
import { getEstate } from '#contract/estates.ts'
import { getHouse, getHouseFloor } from '#contract/houses.ts'
import { getMortgages } from '#contract/mortgages.ts'
import { getBasicPromotions } from '#contract/promotions.ts'
import { getPropertyDescriptions } from '#contract/property-descriptions.ts'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi, unit } from '#tests/helpers/servers/sample-api.ts'
import { loadEstateExtras } from './estate-extras.server.ts'

/** The sample site, where one call throws. */
async function sampleAsk(t: TestContext) {
  const { apiClient } = await sampleApi(t, await sqliteDatabase(t))
  return (broken: Endpoint | null, error: Error): ApiClient =>
    async (endpoint, input) => {
      if (endpoint.path === broken?.path) throw error
      return apiClient(endpoint, input)
    }
}

const away = new ApiFailure(503, { message: 'error.unexpected' })

test('the page of a unit stands without what cannot be had beside it', async (t) => {
  const asking = await sampleAsk(t)
  const whole = asking(null, away)
  const { data: flat } = await whole(getEstate, { id: 1 })
  const { data: garage } = await whole(getEstate, { id: unit.garage })
  const promoted = { ...flat, promo_ids: [1] }
  const all = await loadEstateExtras(whole, promoted)
  assert.ok(all.place !== null && all.paying !== null)
  for (const [broken, lost] of [
    [getBasicPromotions, { promotions: [] }],
    [getHouse, { place: null }],
    [getHouseFloor, { place: null }],
    [getMortgages, { paying: null }],
    [getCalculators, { paying: null }],
  ] as const) {
    assert.deepEqual(await loadEstateExtras(asking(broken, away), promoted), { ...all, ...lost }, broken.path)
  }
  const withoutText = await loadEstateExtras(asking(getPropertyDescriptions, away), garage)
  assert.deepEqual(withoutText, { ...(await loadEstateExtras(whole, garage)), about: [] })
})

test('R183 A41 without a programme a unit has no calculator', async (t) => {
  const asking = await sampleAsk(t)
  const whole = asking(null, away)
  const { data: flat } = await whole(getEstate, { id: 1 })
  const without = (async (endpoint, input) =>
    endpoint.path === getMortgages.path ? { data: [] } : whole(endpoint, input)) as ApiClient
  assert.equal((await loadEstateExtras(without, flat)).paying, null)
})

test('a mistake of our own is no missing part', async (t) => {
  const asking = await sampleAsk(t)
  const { data: flat } = await asking(null, away)(getEstate, { id: 1 })
  const mistaken = asking(getMortgages, new TypeError('undefined is not a function'))
  await assert.rejects(async () => loadEstateExtras(mistaken, flat), TypeError)
})
