import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mapScale, zoomToFit } from './map-scale.ts'

test('the scale of a map is a round distance that fits, as long as it really is there', () => {
  assert.deepEqual(mapScale(15, 43.2, 110), { metres: 300, pixels: 86 })
  assert.deepEqual(mapScale(5, 47, 110), { metres: 300_000, pixels: 90 })
  assert.deepEqual(mapScale(0, 0, 256), { metres: 30_000_000, pixels: 192 })
})

test('a scale is never longer than its room nor shorter than half of it less a third', () => {
  for (let zoom = 3; zoom <= 18; zoom += 0.25) {
    const { pixels } = mapScale(zoom, 51.1, 110)
    assert.ok(pixels <= 110 && pixels >= 50, `${pixels} at ${zoom}`)
  }
})

test('a map comes as near as all places allow', () => {
  assert.equal(zoomToFit([-180, -85, 180, 85], 256, 256), 0)
  assert.equal(zoomToFit([76.8, 43.2, 77, 43.25], 400, 400), 11)
  assert.equal(zoomToFit([76.8, 43.2, 77, 43.25], 800, 400), 12)
  assert.equal(zoomToFit([76.8, 43.2, 76.8, 43.2], 400, 400), 18)
})
