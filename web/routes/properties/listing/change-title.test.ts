import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { I18n } from '../../../i18n/i18n.tsx'
import { changeTitle } from './change-title.ts'

/** Texts by their keys, sums and areas with a mark of their own. */
const i18n = {
  t: (key: string, words: Record<string, string> = {}) => [key, ...Object.values(words)].join(' '),
  shortPrice: (sum: number) => `₸${String(sum)}`,
  area: (size: number) => `m²${String(size)}`,
} as unknown as I18n

test('R1034 a moved sum is said as money, a kitchen as an area', () => {
  const title = (key: string, value: number) => changeTitle([{ key, value }], [], i18n)
  assert.equal(title('payment_to', 300_000), 'means.title: listing.chip.price.to ₸300000')
  assert.equal(title('first_payment_to', 4_000_000), 'first_payment: listing.chip.price.to ₸4000000')
  assert.equal(title('price_from', 9_000_000), 'price: listing.chip.price.from ₸9000000')
  assert.equal(title('kitchen_from', 9), 'kitchen: listing.chip.price.from m²9')
  assert.equal(title('area_to', 50), 'area: listing.chip.price.to m²50')
})
