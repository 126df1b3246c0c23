import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prefetchTarget } from './prefetch-target.ts'

/** The requests worth making for a link of a listing. */
function likely(href: string, attributes: Record<string, string> = {}): string | null {
  const given = new Map(Object.entries({ href, ...attributes }))
  const link = {
    getAttribute: (name: string) => given.get(name) ?? null,
    hasAttribute: (name: string) => given.has(name),
  }
  return prefetchTarget(link, 'https://kerege.kz/kk/properties/apartments?rooms=2')
}

test('another page of the site is likely, with its query', () => {
  assert.equal(likely('/kk/projects'), '/kk/projects')
  assert.equal(likely('https://kerege.kz/kk?utm_source=a#purchase'), '/kk?utm_source=a')
  assert.equal(likely('/kk', { target: '_self', rel: 'noopener' }), '/kk')
})

test('what stays on the page is not: bands, filters, orders, dialogs', () => {
  for (const href of ['#main', '', '?rooms=3', '/kk/properties/apartments', '?sort=price#list'])
    assert.equal(likely(href), null, href)
  assert.equal(likely('/kk/question', { 'aria-haspopup': 'dialog' }), null)
})

test('neither files nor other hosts nor other tabs nor ways on are likely', () => {
  for (const href of ['/kk/policy.pdf', 'https://example.com/', 'tel:+77010000000', '/api/docs', 'http://['])
    assert.equal(likely(href), null, href)
  for (const kind of [{ target: '_blank' }, { download: '' }, { rel: 'noopener nofollow' }])
    assert.equal(likely('/kk/projects', kind), null)
})
