import assert from 'node:assert/strict'
import { test } from 'node:test'
import { word } from '#tests/helpers/browser/words.ts'
import { findingsOf, isEmptyList, leftBehind } from './findings.ts'
import type { Sight } from './look.ts'

const control = { index: 0, kind: 'link', name: 'a', href: '', expects: '' }

function sight(changes: Partial<Sight> = {}, address = '/properties/apartments'): Sight {
  const state = { address, open: '', values: '', list: '' }
  return { state, controls: [control], said: [], layers: 0, locked: false, ...changes }
}

test('R310 a page that can be used is no finding, and each thing that nobody may meet is one', () => {
  assert.deepEqual(findingsOf(sight()), [])
  const title = word('kk', 'some-page-error')
  assert.deepEqual(findingsOf(sight({ said: [title] })), [`an error page: «${title}»`])
  assert.equal(findingsOf(sight({ locked: true })).length, 1)
  assert.deepEqual(findingsOf(sight({ said: [title] }, '/kk/test-ui')), [])
  assert.equal(findingsOf(sight({ controls: [] })).length, 1)
})

test('R310 Back on a phone closes what is open and stays on the page', () => {
  const open = sight({ layers: 2 })
  assert.deepEqual(leftBehind(open, sight({ layers: 1 })), [])
  assert.deepEqual(leftBehind(sight(), sight({}, '/')), [])
  assert.match(leftBehind(open, sight({}, '/'))[0] ?? '', /left/)
  assert.match(leftBehind(open, open)[0] ?? '', /did not close/)
})

test('R310 an empty list is known in every language', () => {
  assert.equal(isEmptyList(sight({ said: [word('en', 'listing.empty.title')] })), true)
  assert.equal(isEmptyList(sight({ said: [word('en', 'listing.empty.title')] }, '/about')), false)
  assert.equal(isEmptyList(sight()), false)
})
