import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { type ApiClient, ApiFailure } from '#contract/api-client.ts'
import { getEstate } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { readAnswer } from '#contract/readings.ts'
import { categorySegments, type Category } from '#domain/categories.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi, unit } from '#tests/helpers/servers/sample-api.ts'
import { loadEstate } from './estate-data.server.ts'

const origin = 'https://kerege.example'

/** The sample site, asked as a page does. */
async function sampleAsk(t: TestContext) {
  return sampleApi(t, await sqliteDatabase(t))
}

/** The result of an address: a status, and the target of a redirect. */
async function visit(
  apiClient: ApiClient,
  category: Category,
  slug: string,
  query = '',
  type: string = categorySegments[category],
) {
  const url = new URL(pages.estate('kk', category, slug) + query, origin)
  try {
    const { init } = await loadEstate(apiClient, url, { type, slug }, 'kk')
    return { status: init?.status ?? 200 }
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status, to: thrown.headers.get('location') }
    return { status: (thrown as { init?: { status?: number } }).init?.status }
  }
}

test('A1 a unit has one right address: another category is missing, another text leads to it', async (t) => {
  const { api, apiClient } = await sampleAsk(t)
  for (const id of [1, unit.sold]) {
    const { slug } = (await callApi(api, getEstate, { params: { id } })).data
    assert.deepEqual(await visit(apiClient, 'flat', slug), { status: 200 })
    assert.deepEqual(await visit(apiClient, 'garage', slug), { status: 404 })
    const to = pages.estate('kk', 'flat', slug)
    assert.deepEqual(await visit(apiClient, 'flat', `wrong-${id}`), { status: 301, to })
  }
})

test('A15 R70 a category code before a unit and a wrong text of it are corrected in one step', async (t) => {
  const { api, apiClient } = await sampleAsk(t)
  const { slug } = (await callApi(api, getEstate, { params: { id: 1 } })).data
  const to = pages.estate('kk', 'flat', slug)
  for (const given of [slug, 'wrong-1']) {
    assert.deepEqual(await visit(apiClient, 'flat', given, '', 'flat'), { status: 301, to })
    assert.deepEqual(await visit(apiClient, 'flat', given, '', 'garage'), { status: 404 })
  }
  assert.deepEqual(await visit(apiClient, 'flat', 'x-999', '', 'flat'), { status: 404 })
  assert.deepEqual(await visit(apiClient, 'flat', slug, '', 'flats'), { status: 404 })
})

test('A1 a withdrawn unit is gone only at its right address, which it has like any other unit', async (t) => {
  const { apiClient } = await sampleAsk(t)
  const slug = `2-komnatnaya-61-4-m2-${unit.withdrawn}`
  assert.deepEqual(await visit(apiClient, 'flat', slug), { status: 410 })
  assert.deepEqual(await visit(apiClient, 'garage', slug), { status: 404 })
  const to = `${pages.estate('kk', 'flat', slug)}?utm_source=x`
  assert.deepEqual(await visit(apiClient, 'flat', `x-${unit.withdrawn}`, '?utm_source=x'), {
    status: 301,
    to,
  })
})

test('A1 hidden units, unknown ids and addresses without an id are missing', async (t) => {
  const { apiClient } = await sampleAsk(t)
  for (const slug of [`2-komnatnaya-61-4-m2-${unit.hidden}`, 'x-999', 'x'])
    assert.deepEqual(await visit(apiClient, 'flat', slug), { status: 404 }, slug)
})

test('A1 a server that says no more than «gone» gets the page of a withdrawn unit', async () => {
  const apiClient: ApiClient = () => Promise.reject(new ApiFailure(410, { message: 'gone' }))
  assert.deepEqual(await visit(apiClient, 'flat', 'x-1'), { status: 410 })
})

test('a failure of the API stays a failure', async () => {
  const apiClient: ApiClient = () => Promise.reject(new ApiFailure(503, { message: 'error.unexpected' }))
  const url = new URL(origin)
  await assert.rejects(loadEstate(apiClient, url, { type: 'apartments', slug: 'x-1' }, 'ru'), {
    name: 'ApiFailure',
    status: 503,
  })
})

/** A server that answers with one unit, read as another server's answers are. */
function serverOf(unit: object): ApiClient {
  return async (endpoint, input) => {
    const reading = readAnswer(endpoint, { ...(input as object) }, { data: unit })
    if (typeof reading === 'object' && 'answer' in reading) return reading.answer as never
    throw new ApiFailure(reading === 'nothing' ? 404 : 503, { message: 'no' })
  }
}

test('R645 A41 a unit whose category is not told stands under the type of its address, another one is missing', async () => {
  const unit = { id: 7, slug: 'unit-7', geo_flatnum: 'P-1 #37' }
  assert.deepEqual(await visit(serverOf(unit), 'garage', 'unit-7'), { status: 200 })
  const url = new URL(pages.estate('kk', 'garage', 'unit-7'), origin)
  const at = { type: categorySegments.garage, slug: 'unit-7' }
  const { estate } = (await loadEstate(serverOf(unit), url, at, 'kk')).data
  assert.deepEqual([estate?.category, estate?.number], ['garage', '37'])
  for (const category of ['flat', 'villa'])
    assert.deepEqual(await visit(serverOf({ ...unit, category }), 'garage', 'unit-7'), { status: 404 })
})
