import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routePattern } from '#server/metrics/route-pattern.ts'
import { visits } from './visits.ts'

const addresses = {
  estates: Array.from({ length: 200 }, (_, number) => `/properties/apartments/studiya-27-4-m2-${number}`),
  projects: ['alatau', 'saryarka'],
  houses: ['alatau-1'],
  articles: ['news-1', 'news-2', 'news-3'],
}

const sent = visits(2_000, addresses, (id) => [`${id.slice(0, 2)}.texts`, id])

test('visits are the same in every run, and ask only for pages that the site has', () => {
  assert.deepEqual(
    visits(2_000, addresses, (id) => [`${id.slice(0, 2)}.texts`, id]),
    sent,
  )
  for (const text of sent) {
    const [, path = ''] = /^(?:GET|POST) ([^ ?]+)\S* HTTP\/1\.1\r\n/.exec(text) ?? []
    assert.notEqual(routePattern(path), 'other', text)
  }
})

test('visits are a mix: advertisements, navigations, three languages, cookies, some requests', () => {
  const share = (pattern: RegExp) => sent.filter((text) => pattern.test(text)).length / sent.length
  const shares: [RegExp, number, number][] = [
    [/^GET \S+\.data\?/, 0.5, 0.8],
    [/^GET \S*utm_source=/, 0.1, 0.25],
    [/^GET \S*(?:gclid|yclid|fbclid)=/, 0.1, 0.25],
    [/^GET \/(?:kk|en)[/. ?]/, 0.3, 0.5],
    [/\r\nCookie: /, 0.3, 0.5],
    [/^POST /, 0.001, 0.02],
    [/^GET \S*\/projects\/gone-/, 0.001, 0.02],
    [/^GET \S*\/properties\/apartments[.? ]/, 0.2, 0.5],
    [/^GET \S*\/favorites/, 0.01, 0.1],
  ]
  for (const [pattern, least, most] of shares) {
    const part = share(pattern)
    assert.ok(part > least && part < most, `${pattern}: ${part}`)
  }
})
