import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { ApiFailure } from '#contract/api-client.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getLocalizations } from '#contract/localizations.ts'
import { getEstateChanges, getWatchSubject } from '#contract/watches.ts'
import { languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { createApiClient } from '../api-client/api-client.ts'
import { renderQueue } from '../http/render-queue.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { listingFeeds } from './listing-feed.ts'

const estate = {
  id: 7,
  slug: '2-komnatnaya-7',
  category: 'flat',
  rooms: 2,
  area_total: 61.4,
  price: 24_000_000,
  number: '18',
  complex: { id: 1, slug: 'park', name: 'Park & Co' },
  house: { id: 1, slug: 'a', name: 'House A', deadline: null, handed_over_at: null },
}
const change = { change: 'price', at: '2026-11-21T10:00:00.000Z', was: 25_000_000, estate }

function site({ open = true } = {}) {
  const counts = { asked: 0, turns: 0 }
  const apiClient = createApiClient({
    async call({ path }) {
      if (!open) throw new ApiFailure(503, { message: 'error.unexpected' })
      if (path === getDictionaries.path) return { data: { company: { name: 'Sample' } } }
      if (path === getLocalizations.path) return { data: [] }
      if (path === getWatchSubject.path)
        return {
          data: {
            kind: 'listing',
            title: 'Flats',
            words: ['two'],
            category: 'flat',
            query: 'rooms=2',
            slug: null,
          },
        }
      assert.equal(path, getEstateChanges.path)
      counts.asked += 1
      return { data: [change] }
    },
    lifetime: 60_000,
    onChange() {},
  })
  const queue = renderQueue({ RENDER_LIMIT: { requests: 1_000, seconds: 1 }, RENDERS_AT_ONCE: 1 })
  const feed = listingFeeds({
    apiClient,
    publicUrl: 'https://example.kz',
    numberStyle: 'spec',
    queue: {
      ...queue,
      turn(...given) {
        counts.turns += 1
        return queue.turn(...given)
      },
    },
    now: () => new Date('2026-11-21T12:00:00Z'),
  })
  const app = new Hono<ServerContext>()
    .get('/properties/:type/changes.xml', feed)
    .get('/kk/properties/:type/changes.xml', feed)
    .get('/en/properties/:type/changes.xml', feed)
  return { app, counts }
}

test('R1088 the changes of a listing are an Atom feed in the language of its address, for no search engine', async () => {
  const { app, counts } = site()
  for (const language of languages) {
    const prefix = language === 'ru' ? '' : `/${language}`
    const path = `${prefix}/properties/apartments/changes.xml?rooms=2`
    const response = await app.request(path)
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('Content-Type'), 'application/atom+xml; charset=utf-8')
    assert.equal(response.headers.get('X-Robots-Tag'), 'noindex')
    const feed = await response.text()
    assert.ok(feed.includes(texts[language]['digest.price']))
    assert.ok(feed.includes('Park &amp; Co, House A, '), 'R1540')
    assert.match(feed, /<updated>2026-11-21T10:00:00\.000Z<\/updated>/)
    assert.ok(feed.includes(`href="https://example.kz${path}"`))
    const again = await app.request(path, {
      headers: { 'If-None-Match': response.headers.get('ETag') ?? '' },
    })
    assert.equal(again.status, 304)
  }
  assert.deepEqual(counts, { asked: 3, turns: 3 }, 'the second answer is from memory')
})

test('R1088 filters have one address, what a feed does not know is led there, and no listing is 404', async () => {
  const { app, counts } = site()
  for (const [asked, right] of [
    ['?rooms=2&sort=price&page=3&payment_to=1', '?rooms=2'],
    ['?view=plans&rooms=2&utm_source=x', '?rooms=2'],
    ['?rooms[]=2', '?rooms=2'],
  ] as const) {
    const moved = await app.request(`/properties/apartments/changes.xml${asked}`)
    assert.deepEqual(
      [moved.status, moved.headers.get('Location')],
      [301, `/properties/apartments/changes.xml${right}`],
    )
  }
  assert.equal(counts.turns, 0, 'for which nothing is rendered')
  const unknown = await app.request('/properties/apartments/changes.xml?rooms=2&complex=nowhere')
  assert.equal(unknown.headers.get('Location'), '/properties/apartments/changes.xml?rooms=2')
  assert.equal((await app.request('/properties/palaces/changes.xml')).status, 404)
  assert.equal((await site({ open: false }).app.request('/properties/apartments/changes.xml')).status, 503)
})
