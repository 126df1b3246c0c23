import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import {
  type Answer,
  ApiFailure,
  type ApiClient,
  type Input,
  type JsonEndpoint,
} from '#contract/api-client.ts'
import { getEstateFilters } from '#contract/estates.ts'
import { languages } from '#domain/languages.ts'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { loadListing, loadShown } from './listing-data.server.ts'

type Filters = () => Promise<unknown>

/** The sample site with the filters of the test. */
async function askWith(t: TestContext, filters: Filters): Promise<ApiClient> {
  const { apiClient } = await sampleApi(t, await sqliteDatabase(t))
  return async <E extends JsonEndpoint>(endpoint: E, input: Input<E>) =>
    endpoint.path === getEstateFilters.path ? ((await filters()) as Answer<E>) : apiClient(endpoint, input)
}

/** Filters that offer nothing. */
const none: Filters = async () => ({})

const url = new URL('https://kerege.example/properties/apartments?rooms=2&complex=nowhere')

test('R136 R209 a list whose filters fail is shown without them, with the reason as text', async (t) => {
  const apiClient = await askWith(t, async () => {
    throw new ApiFailure(503, { message: 'error.unexpected' })
  })
  const { data, init } = await loadListing(apiClient, url, 'flat', 'ru')
  assert.equal(init?.status, 200)
  assert.ok(data.estates.length > 0)
  assert.deepEqual([data.filters, data.filtersError], [[], 'error.unexpected'])
  // The options are unknown: the criteria of the address stay in the links.
  assert.deepEqual([data.listing.rooms, data.listing.complexes], [[2], ['nowhere']])
})

test('R136 filters that are missing in the answer are none, and no error', async (t) => {
  const apiClient = await askWith(t, none)
  const { data } = await loadListing(apiClient, url, 'flat', 'ru')
  assert.ok(data.estates.length > 0)
  assert.deepEqual([data.filters, data.filtersError], [[], null])
})

test('R136 a mistake of our own is no missing filter', async (t) => {
  const apiClient = await askWith(t, async () => {
    throw new TypeError('undefined is not a function')
  })
  await assert.rejects(async () => loadListing(apiClient, url, 'flat', 'ru'), TypeError)
})

test('R23 what is at hand stays in the address without what may be paid a month', async (t) => {
  const apiClient = await askWith(t, none)
  const at = (search: string) => new URL(`https://kerege.example/properties/apartments?${search}`)
  await assert.rejects(
    async () => loadListing(apiClient, at('rooms=2&payment_to=&hand=6+000+000'), 'flat', 'ru'),
    (answer) =>
      answer instanceof Response &&
      answer.headers.get('location') === '/properties/apartments?rooms=2&hand=6000000',
  )
  const [lone, all] = await Promise.all([
    loadListing(apiClient, at('rooms=2&hand=6000000'), 'flat', 'ru'),
    loadListing(apiClient, at('rooms=2'), 'flat', 'ru'),
  ])
  assert.deepEqual([lone.data.listing.paymentTo, lone.data.listing.hand], [null, 6_000_000])
  assert.equal(lone.data.total, all.data.total)
  // A payment of nothing stays too, so that the page can say that it is none.
  const nothing = await loadListing(apiClient, at('rooms=2&payment_to=0&hand=6000000'), 'flat', 'ru')
  assert.deepEqual([nothing.data.listing.paymentTo, nothing.data.total], [0, all.data.total])
})

test('R320 R321 A42 the page reads what the call reads: payment_to, a programme of today and the order', async (t) => {
  const { apiClient } = await sampleApi(t, await sqliteDatabase(t))
  const at = (search: string) => new URL(`https://kerege.example/properties/apartments?${search}`)
  const page = async (search: string) => (await loadListing(apiClient, at(search), 'flat', 'ru')).data
  const found = await page('payment_to=150000&program=7-20-25&sort=payment')
  const { paymentTo, program, sort } = found.listing
  assert.deepEqual([paymentTo, program, sort], [150_000, '7-20-25', 'payment'])
  assert.ok(found.total > 0 && found.estates.every(({ payment }) => payment?.program.code === '7-20-25'))
  assert.equal((await page('program=nowhere')).listing.program, null)
})

test('R364 the links of plans have the query of the page, without the category', async (t) => {
  const { apiClient } = await sampleApi(t, await sqliteDatabase(t))
  const plans = new URL('https://kerege.example/properties/apartments?rooms=2&view=plans')
  const { data } = await loadListing(apiClient, plans, 'flat', 'ru')
  assert.ok(data.plans.length > 0)
  for (const { query } of data.plans) assert.match(query, /^rooms=2&plan=[^&]+$/)
})

test('R263 R368 A50 a filter that a category lacks is dropped from the address for good, the rest stays', async (t) => {
  const { apiClient } = await sampleApi(t, await sqliteDatabase(t))
  const at = (search: string) => new URL(`https://kerege.example/en/properties/any?${search}`)
  for (const [category, search, led] of [
    ['garage', 'rooms=1', '/en/properties/parking-spaces'],
    [
      'garage',
      'rooms=2&price_to=9000000&utm_source=x&page=2',
      '/en/properties/parking-spaces?price_to=9000000&utm_source=x',
    ],
    ['garage', 'restorations=fine', '/en/properties/parking-spaces'],
    ['garage', 'restorations=fine&page=1', '/en/properties/parking-spaces'],
    ['garage', 'sun=2&side=s,e', '/en/properties/parking-spaces'],
    ['garage', 'floor_not=first', '/en/properties/parking-spaces'],
    ['garage', 'kitchen_from=9&page=1', '/en/properties/parking-spaces'],
    ['comm', 'kitchen_from=9', '/en/properties/commercial-premises'],
    ['garage', 'price_to=9000000&page=1', '/en/properties/parking-spaces?price_to=9000000'],
    ['comm', 'rooms=1,2', '/en/properties/commercial-premises'],
  ] as const)
    await assert.rejects(
      async () => loadListing(apiClient, at(search), category, 'en'),
      (answer) =>
        answer instanceof Response && answer.status === 301 && answer.headers.get('location') === led,
      search,
    )
  const { data } = await loadListing(apiClient, at('rooms=5&restorations=fine'), 'flat', 'en')
  assert.deepEqual([data.listing.rooms, data.listing.restorations], [[4], ['fine']])
})

test('R353 one chosen finish and one chosen project are named, several are not', async (t) => {
  const apiClient = await askWith(t, async () => ({
    data: [
      {
        key: 'complex',
        type: 'select',
        title: 'ЖК',
        unit: null,
        options: [
          { value: 'alatau', title: 'Alatau', count: 3 },
          { value: 'esil', title: 'Esil', count: 2 },
        ],
        min: null,
        max: null,
        step: null,
      },
    ],
  }))
  const named = async (search: string, language: 'ru' | 'en' = 'ru') => {
    const at = new URL(`https://kerege.example/properties/apartments?${search}`)
    return (await loadListing(apiClient, at, 'flat', language)).data.named
  }
  assert.equal(await named(''), '')
  assert.equal(await named('restorations=turnkey', 'en'), 'turnkey')
  assert.equal(await named('complex=alatau'), 'Alatau')
  assert.equal(await named('complex=alatau,esil'), '')
  const both = new URLSearchParams({ complex: 'esil', restorations: 'Под ключ' })
  assert.equal(await named(String(both)), 'под ключ, Esil')
})

test('R1577 R1684 the feed of a listing is named by its search in three languages, without order, view and what can be paid', async (t) => {
  const site = await sampleApi(t, await sqliteDatabase(t))
  const given = { apiClient: site.apiClient, report: () => {}, numberStyle: 'spec' } as const
  const at = new URL(
    'https://kerege.example/properties/apartments?rooms=2&price_to=45000000&sort=-price&payment_to=300000',
  )
  const named = await Promise.all(
    languages.map(async (language) => (await loadShown(given, at, 'flat', language)).data.feed),
  )
  assert.deepEqual(named, [
    'Квартиры, 2-комнатные, до 45 млн ₸: что изменилось',
    'Пәтерлер, 2 бөлмелі, 45 млн ₸-ге дейін: не өзгерді',
    'Apartments, Two-room, up to 45M ₸: what has changed',
  ])
  const all = new URL('https://kerege.example/properties/parking-spaces')
  const { data } = await loadShown(given, all, 'garage', 'ru')
  assert.equal(data.feed, 'Паркинг: что изменилось')
})
