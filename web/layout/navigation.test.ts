import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { waysToBuy } from '#domain/ways-to-buy.ts'
import { currentItem, mainMenu, purchaseMenu } from './navigation.ts'

test('R78 a page belongs to the item of the main row whose address its own begins with, the longest first', () => {
  const listing = pages.properties('kk')
  assert.equal(currentItem(pages.listing('kk', 'flat'), 'kk'), listing)
  assert.equal(currentItem(pages.listing('kk', 'comm'), 'kk'), pages.listing('kk', 'comm'))
  assert.equal(currentItem(pages.mortgage('kk'), 'kk'), pages.purchaseMethods('kk'))
  assert.equal(currentItem(`${listing}-and-more`, 'kk'), null)
  assert.equal(currentItem(pages.home('kk'), 'kk'), null)
})

test('R770 R771 menus leave out what the company does not have: commercial units, loans, instalments', () => {
  const of = (items: readonly { title: string }[]) => items.map(({ title }) => title)
  assert.deepEqual(of(mainMenu('ru', [])), ['header.commercial', 'header.purchase'])
  assert.deepEqual(of(mainMenu('ru', ['garage', 'comm'])), ['header.purchase'])
  assert.deepEqual(of(purchaseMenu('ru', ['mortgage', 'payment100'])), [
    'footer.mortgage',
    'footer.payment100',
  ])
  assert.deepEqual(of(purchaseMenu('ru', ['payment100'])), ['footer.payment100'])
  assert.equal(purchaseMenu('ru', waysToBuy).length, waysToBuy.length)
})
