import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Picture } from '#contract/common.ts'
import { menuPromotion } from './menu-items.ts'

const cover: Picture = {
  src: '/media/a.jpg',
  srcset: '/media/a.jpg 640w',
  srcset_avif: '',
  width: 640,
  height: 480,
  alt: '',
  placeholder: '',
}
const offer = {
  id: 1,
  slug: 'spring',
  title: 'Квартиры в доме на 3 % дешевле',
  lead: 'Скидка 3 % до конца мая',
  starts_at: '2026-11-01',
  ends_at: null,
  cover,
}

test('R312 the menu keeps a number and its sign together in the words of a promotion', () => {
  const shown = menuPromotion([offer], 'ru')
  assert.equal(shown?.title, 'Квартиры в\u00A0доме на\u00A03\u00A0% дешевле')
  assert.equal(shown?.lead, 'Скидка 3\u00A0% до\u00A0конца мая')
})

test('the menu shows the first promotion that has a picture, and none where none has one', () => {
  const plain = { ...offer, slug: 'plain', cover: null }
  assert.equal(menuPromotion([plain, offer], 'ru')?.slug, 'spring')
  assert.equal(menuPromotion([plain], 'ru'), null)
})
