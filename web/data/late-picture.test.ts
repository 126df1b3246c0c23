import assert from 'node:assert/strict'
import { test } from 'node:test'
import { smallPicture } from './late-picture.server.ts'

const picture = {
  src: '/media/a-1200.webp',
  srcset: '/media/a-480.webp 480w, /media/a-768.webp 768w, /media/a-1200.webp 1200w',
  srcset_avif: '/media/a-480.avif 480w, /media/a-768.avif 768w',
  width: 1200,
  height: 800,
  alt: 'A house',
  placeholder: 'data:,',
}

test('a picture in a menu names its narrow files alone, and the narrowest where all are wide', () => {
  const { srcset, srcset_avif, ...rest } = smallPicture(picture, 800)
  assert.equal(srcset, '/media/a-480.webp 480w, /media/a-768.webp 768w')
  assert.equal(srcset_avif, '/media/a-480.avif 480w, /media/a-768.avif 768w')
  assert.deepEqual(rest, { src: '/media/a-1200.webp', width: 1200, height: 800, alt: 'A house' })
})

test('R1157 where one file of a picture in a menu is left, it is named once and without its width', () => {
  for (const widest of [500, 100]) {
    const { src, srcset, srcset_avif } = smallPicture(picture, widest)
    assert.deepEqual([src, srcset, srcset_avif], ['/media/a-480.webp', '', '/media/a-480.avif'])
  }
})

test('files of another server that are told in other words stay as they are', () => {
  const srcset = '/a.jpg, /b.jpg 2x'
  assert.equal(smallPicture({ ...picture, srcset, srcset_avif: '' }, 500).srcset, srcset)
  assert.equal(smallPicture({ ...picture, srcset_avif: '' }, 500).srcset_avif, '')
})
