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
  const { srcset, srcset_avif, ...rest } = smallPicture(picture, 500)
  assert.equal(srcset, '/media/a-480.webp 480w')
  assert.equal(srcset_avif, '/media/a-480.avif 480w')
  assert.deepEqual(rest, { src: '/media/a-1200.webp', width: 1200, height: 800, alt: 'A house' })
  assert.equal(smallPicture(picture, 100).srcset, '/media/a-480.webp 480w')
})

test('files of another server that are told in other words stay as they are', () => {
  const srcset = '/a.jpg, /b.jpg 2x'
  assert.equal(smallPicture({ ...picture, srcset, srcset_avif: '' }, 500).srcset, srcset)
  assert.equal(smallPicture({ ...picture, srcset_avif: '' }, 500).srcset_avif, '')
})
