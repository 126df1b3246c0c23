import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyListing, chosenCount, listingFilters, parseListing } from '#domain/listing-query.ts'
import { restorationTitles } from '#domain/restorations.ts'
import type { I18n } from '../../../i18n/i18n.tsx'
import { chosenFilters } from './chosen-filters.ts'

test('R643 A4 a chosen finish that no filter names bears its title', () => {
  const listing = { ...anyListing, restorations: ['fine' as const] }
  for (const language of ['ru', 'kk', 'en'] as const) {
    const [chosen] = chosenFilters(listing, [], { language } as I18n)
    assert.equal(chosen?.title, restorationTitles.fine[language])
  }
})

test('R62 there are as many chips as chosen filters are counted', () => {
  const plain = { t: String, shortPrice: String, area: String, language: 'ru' } as unknown as I18n
  const values: Readonly<Record<string, string>> = {
    rooms: '1,2',
    restorations: 'Чистовая',
    sort: 'price',
    view: 'table',
    hand: '5000000',
    payment_to: '300000',
    deadline: 'ready,2027',
    side: 's,w',
    floor_not: 'first,last',
    status: 'free',
    views: 'yard',
    near: 'school-10',
    sun: '2',
    promotion: '3',
    plan: 'a1',
    complex: 'first,second',
    house: 'first-1',
    features: 'pantry',
    program: 'standard',
  }
  const all = parseListing((key) => values[key] ?? '5')
  for (const listing of [anyListing, all, { ...all, paymentTo: 0 }, { ...anyListing, paymentTo: 1, hand: 2 }])
    assert.equal(chosenFilters(listing, [], plain).length, chosenCount(listing))
  assert.ok(chosenCount(all) >= Object.keys(listingFilters).length - 3, String(chosenCount(all)))
})
