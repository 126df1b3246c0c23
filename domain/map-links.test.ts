import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mapLink, mapProviders } from './map-links.ts'

test('A21 a point has an address on each map, in the order of coordinates that the map reads', () => {
  const links = mapProviders.map((provider) => mapLink(provider, 43.2019, 76.8923))
  assert.deepEqual(links, [
    'https://2gis.kz/geo/76.8923,43.2019',
    'https://yandex.kz/maps/?pt=76.8923,43.2019&z=17',
    'https://www.google.com/maps/search/?api=1&query=43.2019,76.8923',
  ])
})
