import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Picture } from '#contract/common.ts'
import type { CategoryTab } from '#contract/estates.ts'
import { absentCategories, menuCategories, menuPromotion } from './menus.server.ts'

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

test('R770 a category that the company never had is in no menu; one that is sold out, or of which it is not told, is', async () => {
  const tab = { id: 1, title: 'Some', price_from: null, rooms_data: [], restorations_data: [] }
  const categories: CategoryTab[] = [
    { ...tab, code: 'flat', estates_count: 2, units_count: 3 },
    { ...tab, code: 'garage', estates_count: 0, units_count: 5 },
    { ...tab, code: 'storageroom', estates_count: 0, units_count: 0 },
    { ...tab, code: 'comm', estates_count: 0 },
  ]
  const shown = await menuCategories(categories, async (key) => key)
  assert.deepEqual(
    shown.map(({ code }) => code),
    ['flat', 'garage', 'comm'],
  )
  assert.deepEqual(absentCategories(categories), ['storageroom'])
  assert.deepEqual(absentCategories([]), [])
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
