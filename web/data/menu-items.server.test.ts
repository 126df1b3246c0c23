import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Picture } from '#contract/common.ts'
import { menuCategories, menuPromotion } from './menu-items.server.ts'

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
  title: 'Квартиры дешевле',
  lead: 'До конца мая',
  starts_at: '2026-11-01',
  ends_at: null,
  cover,
}

test('the menu shows the first promotion that has a picture, and none where none has one', () => {
  const plain = { ...offer, slug: 'plain', cover: null }
  assert.equal(menuPromotion([plain, offer])?.slug, 'spring')
  assert.equal(menuPromotion([plain]), null)
})

test('R495 a category without a title has our own word for it', async () => {
  const tab = { id: 1, estates_count: 1, price_from: null, rooms_data: [], restorations_data: [] }
  const named = await menuCategories(
    [
      { ...tab, code: 'flat', title: 'Homes' },
      { ...tab, code: 'garage', title: '' },
    ],
    async (key) => `our word for ${key}`,
  )
  assert.deepEqual(
    named.map(({ title }) => title),
    ['Homes', 'our word for category.garage'],
  )
})
