import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyListing, chosenCount, listingFilters, parseListing } from '#domain/listing-query.ts'
import { restorationTitles } from '#domain/restorations.ts'
import type { Filter } from '#contract/estates.ts'
import type { I18n } from '../../../i18n/i18n.tsx'
import { chosenFilters } from './chosen-filters.ts'
import { pageFilters } from './page-filters.ts'

test('R643 A4 a chosen finish that no filter names bears its title', () => {
  const listing = { ...anyListing, restorations: ['fine' as const] }
  for (const language of ['ru', 'kk', 'en'] as const) {
    const [chosen] = chosenFilters(listing, [], { language } as I18n)
    assert.equal(chosen?.title, restorationTitles.fine[language])
  }
})

test('R1582 all chosen projects of a city are one chip with its name, which takes all of them back', () => {
  const option = (value: string, city?: string) => ({
    value,
    title: value.toUpperCase(),
    count: 1,
    ...(city !== undefined && { city_name: city }),
  })
  const filters = [
    {
      key: 'complex',
      type: 'checkbox',
      title: 'Project',
      unit: null,
      options: [option('a', 'Almaty'), option('b', 'Almaty'), option('c', 'Aktau'), option('d'), option('e')],
      min: null,
      max: null,
      step: null,
    } satisfies Filter,
  ]
  const i18n = { t: String, language: 'en' } as unknown as I18n
  const chipsOf = (...complexes: string[]) => {
    const listing = { ...anyListing, complexes }
    return chosenFilters(listing, pageFilters(filters, listing), i18n).map(
      ({ title, without }) => `${title} -> ${without.complexes.join()}`,
    )
  }
  assert.deepEqual(chipsOf('a', 'b'), ['Almaty -> '])
  assert.deepEqual(chipsOf('a', 'c', 'b'), ['Almaty -> c', 'C -> a,b'])
  // One of several, the only one of its city, and projects whose city nobody told.
  assert.deepEqual(chipsOf('a', 'c'), ['A -> c', 'C -> a'])
  assert.deepEqual(chipsOf('d', 'e'), ['D -> e', 'E -> d'])
  const told = pageFilters(filters, { ...anyListing, complexes: ['a', 'b'] })
  assert.ok(
    told.every(({ options }) => options.every((each) => !('city_name' in each))),
    'the page does not carry it',
  )
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
