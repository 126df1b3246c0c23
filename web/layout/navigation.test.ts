import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { currentItem } from './navigation.ts'

test('R78 a page belongs to the item of the main row whose address its own begins with, the longest first', () => {
  const listing = pages.properties('kk')
  assert.equal(currentItem(pages.listing('kk', 'flat'), 'kk'), listing)
  assert.equal(currentItem(pages.listing('kk', 'comm'), 'kk'), pages.listing('kk', 'comm'))
  assert.equal(currentItem(pages.mortgage('kk'), 'kk'), pages.purchaseMethods('kk'))
  assert.equal(currentItem(`${listing}-and-more`, 'kk'), null)
  assert.equal(currentItem(pages.home('kk'), 'kk'), null)
})
