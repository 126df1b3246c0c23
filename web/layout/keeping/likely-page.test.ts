import assert from 'node:assert/strict'
import { test } from 'node:test'
import { likelyPage, withLikely } from './likely-page.ts'

const here = new URL('https://kerege.kz/kk/properties/apartments?rooms=2')

function link(href: string, rest: { target?: string; download?: string } = {}): HTMLAnchorElement {
  const { origin, pathname, search } = new URL(href, here)
  return { origin, pathname, search, target: '', download: '', ...rest } as HTMLAnchorElement
}

test('another page of the site is fetched ahead with its query', () => {
  assert.equal(likelyPage(link('/kk/projects'), here), '/kk/projects')
  assert.equal(likelyPage(link('?rooms=3'), here), '/kk/properties/apartments?rooms=3')
  assert.equal(likelyPage(link('/kk', { target: '_self' }), here), '/kk')
})

test('neither files nor other hosts nor other tabs nor the open page are fetched ahead', () => {
  assert.equal(likelyPage(link('/kk/policy.pdf'), here), null)
  assert.equal(likelyPage(link('https://example.com/'), here), null)
  assert.equal(likelyPage(link('tel:+77010000000'), here), null)
  assert.equal(likelyPage(link('/kk/projects', { target: '_blank' }), here), null)
  assert.equal(likelyPage(link('/kk/projects', { download: 'a' }), here), null)
  assert.equal(likelyPage(link('#main'), here), null)
})

test('R212 five pages at once, the oldest makes room', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e', '/b', '/f'].reduce<readonly string[]>(withLikely, [])
  assert.deepEqual(pages, ['/c', '/d', '/e', '/b', '/f'])
  assert.equal(withLikely(pages, '/f'), pages)
})
