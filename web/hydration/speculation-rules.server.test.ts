import assert from 'node:assert/strict'
import { test } from 'node:test'
import { speculationRules } from './speculation-rules.server.ts'

type Rules = { prefetch: { eagerness: string; where: { and: object[] } }[] }

/** The patterns of addresses that a rule takes and that it leaves out. */
function patterns(): { taken: string[]; left: string[] } {
  const { prefetch }: Rules = JSON.parse(speculationRules)
  const [rule] = prefetch
  const found = { taken: [] as string[], left: [] as string[] }
  for (const each of rule?.where.and ?? []) {
    const { href_matches, not } = each as { href_matches?: string; not?: { href_matches?: string[] } }
    if (href_matches !== undefined) found.taken.push(href_matches)
    found.left.push(...(not?.href_matches ?? []))
  }
  return found
}

test('browsers may fetch pages ahead, and nothing that is no page or does something', () => {
  const { taken, left } = patterns()
  const isFetched = (address: string) => {
    const matches = (pattern: string) => new URLPattern(pattern, 'http://site').test(address, 'http://site')
    return taken.some(matches) && !left.some(matches)
  }
  for (const page of ['/', '/kk', '/kk/properties/apartments?rooms=2', '/contents/news/a-1#b'])
    assert.ok(isFetched(page), page)
  for (const other of [
    '/language/kk?to=/contacts',
    '/api/docs',
    '/kk/policy.pdf',
    '/rss.xml',
    '/feeds/units.json',
    'https://example.com/',
  ])
    assert.ok(!isFetched(other), other)
})
