import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownData } from './known-data.ts'

test('R495 data for search engines say nothing of what is not known', () => {
  const offer = {
    '@type': 'Offer',
    price: 0,
    datePosted: '',
    seller: { '@type': 'Organization', '@id': '/#company', name: '' },
    place: { '@type': 'Place', name: '', address: { '@type': 'PostalAddress', addressLocality: '' } },
    image: [''],
    directApply: false,
  }
  assert.deepEqual(knownData(offer), {
    '@type': 'Offer',
    price: 0,
    seller: { '@type': 'Organization', '@id': '/#company' },
    directApply: false,
  })
})
