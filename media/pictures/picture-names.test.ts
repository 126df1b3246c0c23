import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentHash } from '../content-hash.ts'
import { isPictureFileName, pictureFileName, srcset } from './picture-names.ts'

test('a file name carries the name, the hash, the width and the format', () => {
  assert.equal(pictureFileName('alatau-hero', '1a2b3c4d', 768, 'avif'), 'alatau-hero-1a2b3c4d-768.avif')
})

test('a candidate list gives every width with its address', () => {
  assert.equal(
    srcset('alatau-hero', '1a2b3c4d', [480, 768], 'webp'),
    '/media/alatau-hero-1a2b3c4d-480.webp 480w, /media/alatau-hero-1a2b3c4d-768.webp 768w',
  )
})

test('only names given by the pipeline are its own to clean up', () => {
  assert.equal(isPictureFileName(pictureFileName('int-living', 'ffffffff', 1600, 'webp')), true)
  for (const file of ['logo.webp', 'int-living.webp', 'int-living-12-480.webp', 'a-1a2b3c4d-480.png']) {
    assert.equal(isPictureFileName(file), false, file)
  }
})

test('the hash depends on every part and on where one part ends', () => {
  assert.match(contentHash('a', 'b'), /^[0-9a-f]{8}$/)
  assert.equal(contentHash('a', 'b'), contentHash('a', 'b'))
  assert.notEqual(contentHash('a', 'b'), contentHash('a', 'c'))
  assert.notEqual(contentHash('ab', ''), contentHash('a', 'b'))
})
