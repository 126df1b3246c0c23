import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { ApiFailure } from '#contract/api-client.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getLocalizations } from '#contract/localizations.ts'
import { texts } from '#texts/texts.ts'
import { createApiClient } from '../api-client/api-client.ts'
import { newsFeeds } from './news-feed.ts'
import type { ServerContext } from '../middleware/request-log.ts'

const article = {
  id: 1,
  slug: 'new-yard',
  title: 'Двор',
  lead: 'Деревья',
  cover: null,
  category: 'building',
  published_at: '2026-11-21T05:00:00.000Z',
  reading_minutes: 2,
  tags: [],
}

/** The feeds over an API that has one article, or is down. */
function site({ open = true } = {}) {
  const apiClient = createApiClient({
    async call({ path }) {
      if (!open) throw new ApiFailure(503, { message: 'error.unexpected' })
      if (path === getDictionaries.path) return { data: { company: { name: 'Sample' } } }
      return { data: path === getLocalizations.path ? [] : [article] }
    },
    lifetime: 60_000,
    onChange() {},
  })
  return new Hono<ServerContext>().get('*', newsFeeds(apiClient, 'https://kerege.example'))
}

test('R38 the feed of the news speaks the language of its address', async () => {
  for (const [path, language, address] of [
    ['/rss.xml', 'ru', 'https://kerege.example/contents/news/new-yard'],
    ['/kk/rss.xml', 'kk', 'https://kerege.example/kk/contents/news/new-yard'],
    ['/en/rss.xml', 'en', 'https://kerege.example/en/contents/news/new-yard'],
  ] as const) {
    const response = await site().request(path)
    assert.equal(response.headers.get('Content-Type'), 'application/rss+xml; charset=utf-8')
    const feed = await response.text()
    assert.ok(feed.includes(`<language>${language}</language>`))
    assert.ok(feed.includes(`<link>${address}</link>`))
    assert.ok(feed.includes(`<category>${texts[language]['news.category.building']}</category>`))
  }
})

test('R38 who holds the feed gets 304', async () => {
  const tag = (await site().request('/rss.xml')).headers.get('ETag') ?? ''
  const again = await site().request('/rss.xml', { headers: { 'If-None-Match': tag } })
  assert.deepEqual([again.status, await again.text()], [304, ''])
})

test('while the API is away the feed answers 503', async () => {
  const response = await site({ open: false }).request('/kk/rss.xml')
  assert.deepEqual([response.status, response.headers.get('Cache-Control')], [503, 'no-store'])
})
