import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { ApiFailure } from '#contract/api-client.ts'
import { createApiClient } from '../api-client/api-client.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { phraseFinder } from './find.ts'

/** The finder over an API that reads every sentence as two rooms with a pool, or has no such call. */
function site({ reads = true } = {}) {
  const asked: unknown[] = []
  const usual: unknown[] = []
  const apiClient = createApiClient({
    async call(_endpoint, input) {
      asked.push(input['q'])
      usual.push(input['category'])
      if (!reads) throw new ApiFailure(404, { message: 'error.not_found' })
      return { data: { category: 'flat', query: 'rooms=2', missed: ['бассейн; сад'], by_bedrooms: true } }
    },
    lifetime: 60_000,
    onChange() {},
  })
  return { asked, usual, app: new Hono<ServerContext>().get('*', phraseFinder(apiClient)) }
}

test('R1045 a sentence leads to its listing in the language of the address, and nobody keeps the answer', async () => {
  for (const [path, list] of [
    ['/find', '/properties/apartments'],
    ['/kk/find', '/kk/properties/apartments'],
    ['/en/find', '/en/properties/apartments'],
  ]) {
    const response = await site().app.request(`${path}?q=${encodeURIComponent('двушка с бассейном')}`)
    const to = new URL(response.headers.get('Location') ?? '', 'http://site')
    assert.deepEqual(
      [response.status, to.pathname, to.searchParams.get('rooms'), to.searchParams.get('missed'), to.hash],

      [303, list, '2', 'бассейн, сад', '#results'],
    )
    assert.equal(to.searchParams.get('rooms_by'), 'bedrooms', 'R1323')
    assert.equal(response.headers.get('Cache-Control'), 'no-store')
  }
})

test('R1054 a sentence is asked about each time: its words are kept in no memory', async () => {
  const { app, asked } = site()
  await app.request('/find?q=abc')
  await app.request('/find?q=abc')
  assert.deepEqual(asked, ['abc', 'abc'])
})

test('R1056 of a sentence 300 characters are read', async () => {
  const { app, asked } = site()
  await app.request(`/find?q=${'x'.repeat(5000)}`)
  assert.deepEqual(asked, ['x'.repeat(300)])
})

test('R1055 where the sentence cannot be read, the list of flats says that none of it was understood', async () => {
  const response = await site({ reads: false }).app.request('/en/find?q=two%20rooms')
  assert.equal(response.headers.get('Location'), '/en/properties/apartments?missed=two%20rooms#results')
})

test('R1770 a sentence is read as one about the units of the listing that it was typed on', async () => {
  const { app, usual } = site()
  for (const type of ['parking-spaces', 'apartments', 'castles'])
    await app.request(`/find?q=abc&type=${type}`)
  await app.request('/find?q=abc')
  assert.deepEqual(usual, ['garage', 'flat', 'flat', 'flat'])
  const unread = await site({ reads: false }).app.request('/find?q=abc&type=storerooms')
  assert.equal(unread.headers.get('Location'), '/properties/storerooms?missed=abc#results')
})

test('R1798 the field in the header asks about the units of the listing that it stands on', async () => {
  const { app, usual } = site()
  for (const from of [
    'https://site.example/kk/properties/parking-spaces?price_to=3000000',
    'https://site.example/properties/storerooms/kladovaya-4-m2-1',
    'https://site.example/news',
    'parking-spaces',
  ])
    await app.request('/find?q=abc', { headers: { Referer: from } })
  await app.request('/find?q=abc&type=apartments', {
    headers: { Referer: 'https://site.example/properties/storerooms' },
  })
  assert.deepEqual(usual, ['garage', 'storageroom', 'flat', 'flat', 'flat'])
})
