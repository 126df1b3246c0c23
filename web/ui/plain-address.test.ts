import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPath, resolvePath } from 'react-router'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { isPlainAddress } from './plain-address.ts'

/** The address as the router writes it into a link of a page. */
function written(to: string): string {
  return createPath(resolvePath(to, '/kk/properties/apartments'))
}

test('R983 the server writes the address of a link as the router does in the browser', () => {
  for (const language of languages) {
    const addresses = [
      pages.home(language),
      pages.contacts(language),
      pages.listing(language, 'flat', 'rooms=1,2&restorations=%D0%A7&sort=-price'),
      pages.estate(language, 'flat', '1-komnatnaya-38-2-m2-63020', 'initial=1&program=7-20-25'),
      `${pages.project(language, 'nura-towers')}#payment`,
      `${pages.favorites(language, 'ids=1')}#a?b`,
    ]
    for (const address of addresses) {
      assert.ok(isPlainAddress(address), address)
      assert.equal(written(address), address)
    }
  }
})

test('R983 an address that the router would write otherwise is left to it', () => {
  const others = [
    '',
    '?page=2',
    '#top',
    'a',
    '../a',
    '/a/',
    '/a//b',
    '//a',
    '/a/../b',
    '/./a',
    '/a?',
    '/a#',
    'https://a.kz/b',
  ]
  assert.deepEqual(
    others.filter((address) => isPlainAddress(address)),
    [],
  )
})
