import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categories } from '#domain/categories.ts'
import { plural } from '#domain/plural.ts'
import { texts } from '#texts/texts.ts'
import { listingNoun, shownNoun } from './listing-noun.ts'

const said = (count: number) => ({
  flat: plural(count, 'ru', texts.ru[shownNoun('flat', null)]),
  garage: plural(count, 'ru', texts.ru[shownNoun('garage', null)]),
  storageroom: plural(count, 'ru', texts.ru[shownNoun('storageroom', null)]),
  comm: plural(count, 'ru', texts.ru[shownNoun('comm', null)]),
  plans: plural(count, 'ru', texts.ru[shownNoun('flat', 'plans')]),
})

test('R311 the button that shows what is found says one unit in the accusative, in Russian', () => {
  assert.deepEqual(said(361), {
    flat: 'квартиру',
    garage: 'парковочное место',
    storageroom: 'кладовую',
    comm: 'помещение',
    plans: 'планировку',
  })
  assert.equal(said(11).flat, 'квартир')
})

test('R311 any other number is said on the button as above the list', () => {
  for (const category of categories) {
    for (const view of [null, 'plans'] as const) {
      for (const language of ['ru', 'kk', 'en'] as const) {
        for (const count of language === 'ru' ? [0, 2, 5, 11, 73] : [0, 1, 2, 21]) {
          assert.equal(
            plural(count, language, texts[language][shownNoun(category, view)]),
            plural(count, language, texts[language][listingNoun(category, view)]),
          )
        }
      }
    }
  }
})
