import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languagePrefix } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { wordOf } from '#tests/helpers/company-texts.ts'
import { texts } from '#texts/texts.ts'
import { brokenPromise, findingsOf, leftBehind } from './findings.ts'
import type { Sight } from './look.ts'

const control = { index: 0, kind: 'link', name: 'a', href: '', expects: '', isFrame: false }

function sight(changes: Partial<Sight> = {}, address = '/properties/apartments'): Sight {
  const state = { address, open: '', values: '', list: '' }
  return { state, controls: [control], said: [], layers: 0, locked: false, ...changes }
}

test('R310 a page that can be used is no finding, and each thing that nobody may meet is one', () => {
  assert.deepEqual(findingsOf(sight(), texts), [])
  const title = wordOf(texts, 'kk', 'some-page-error')
  assert.deepEqual(findingsOf(sight({ said: [title] }), texts), [`an error page: «${title}»`])
  assert.equal(findingsOf(sight({ locked: true }), texts).length, 1)
  assert.deepEqual(findingsOf(sight({ said: [title] }, '/kk/test-ui'), texts), [])
  assert.equal(findingsOf(sight({ controls: [] }), texts).length, 1)
})

test('R310 Back on a phone closes what is open and stays on the page', () => {
  const open = sight({ layers: 2 })
  assert.deepEqual(leftBehind(open, sight({ layers: 1 })), [])
  assert.deepEqual(leftBehind(sight(), sight({}, '/')), [])
  assert.match(leftBehind(open, sight({}, '/'))[0] ?? '', /left/)
  assert.match(leftBehind(open, open)[0] ?? '', /did not close/)
})

const listsWithoutAnything = [
  ['/properties/apartments?price_to=1', 'listing.empty.title'],
  ['/projects?city=x', 'projects.empty.title'],
  ['/contents/news?project=x', 'news.empty'],
  ['/contents/promo?state=x', 'promo.empty'],
  ['/career/sales', 'career.category.empty'],
  ['/about/progress', 'progress.empty.title'],
] as const

test('R310 R640 a link to a list that has nothing to choose from is a broken promise, in every language', () => {
  const elsewhere = sight({}, '/purchase-methods')
  for (const language of languages) {
    for (const [path, words] of listsWithoutAnything) {
      const address = `${languagePrefix(language)}${path}`
      const empty = sight({ said: [wordOf(texts, language, words)] }, address)
      assert.match(brokenPromise(control, elsewhere, empty, texts)[0] ?? '', /empty list/, address)
      assert.deepEqual(brokenPromise(control, empty, empty, texts), [], `${address}: a filter of its own`)
      assert.deepEqual(brokenPromise(control, elsewhere, sight({}, address), texts), [], address)
    }
  }
  const said = [wordOf(texts, 'en', 'listing.empty.title')]
  assert.deepEqual(brokenPromise(control, elsewhere, sight({ said }, '/about'), texts), [])
})
