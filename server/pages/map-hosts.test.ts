import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mapHosts } from './map-hosts.ts'

const tiles = { url: 'https://{s}.tiles.example.kz:8443/{z}/{x}/{y}.png', credit: '' }

test('without a setting no other host is permitted', () => {
  assert.deepEqual(mapHosts({ yandexKey: null, tiles: null }), {})
})

test('a tile address permits pictures of its host, and only those', () => {
  assert.deepEqual(mapHosts({ yandexKey: null, tiles }), { image: ['https://*.tiles.example.kz:8443'] })
})

test('a key permits the hosts of Yandex and nothing unsafe; tiles are not asked for then', () => {
  const hosts = mapHosts({ yandexKey: 'key', tiles })
  const all = Object.values(hosts).flat()
  assert.ok(hosts.script?.includes('https://api-maps.yandex.ru'))
  assert.equal(all.filter((host) => host.includes('unsafe') || host.includes('tiles.example')).length, 0)
})
