import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Promotion } from '#contract/promotions.ts'
import type { RootData } from '../../../data/root-data.ts'
import { promotionJsonLd } from './promotion-json-ld.ts'

const url = 'https://kerege.example/contents/promo/spring'

const promotion: Promotion = {
  id: 1,
  slug: 'spring',
  title: 'Весна',
  lead: 'Скидка на квартиры.',
  cover: null,
  starts_at: '2026-03-01',
  ends_at: '2026-05-31',
  state: 'active',
  discount: 5,
  complex_ids: [],
  estate_category_ids: [],
  body_html: '',
  conditions_html: '',
  complexes: [],
  updated_at: '2026-02-20T00:00:00.000Z',
}

const company = { name: 'Sample' } as RootData['company']
const site = { company, publicUrl: 'https://kerege.example' }

test('R41 a promotion is the offer of the units that it covers, with their prices and its days', () => {
  const thing = promotionJsonLd(
    promotion,
    { count: 12, priceFrom: 21_000_000, priceTo: 64_500_000 },
    url,
    site,
  )
  assert.equal(thing['@type'], 'AggregateOffer')
  assert.deepEqual(
    ['offerCount', 'lowPrice', 'highPrice', 'priceCurrency', 'availabilityStarts', 'availabilityEnds'].map(
      (name) => thing[name],
    ),
    [12, 21_000_000, 64_500_000, 'KZT', '2026-03-01', '2026-05-31'],
  )
})

test('R41 a promotion under which nothing can be bought promises no price: it is a page about its days', () => {
  const thing = promotionJsonLd(promotion, null, url, site)
  assert.deepEqual(
    [thing['@type'], thing['name'], thing['temporalCoverage']],
    ['WebPage', 'Весна', '2026-03-01/2026-05-31'],
  )
  for (const name of ['lowPrice', 'availability', 'offeredBy']) assert.equal(thing[name], undefined, name)
  const endless = promotionJsonLd({ ...promotion, ends_at: null }, null, url, site)
  assert.equal(endless['temporalCoverage'], '2026-03-01/..')
})

test('R495 R41 a promotion whose days are not known names none', () => {
  const thing = promotionJsonLd({ ...promotion, starts_at: '', ends_at: null }, null, url, site)
  assert.equal(thing['temporalCoverage'], '')
})
