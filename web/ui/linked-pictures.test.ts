import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkedPictures } from './linked-pictures.ts'
import { plainMarkup } from './plain-markup.ts'

const picture = (attributes: string) =>
  `<picture><source type="image/avif" srcset="/media/a-480.avif 480w, /media/a-1200.avif 1200w"><img src="/media/a-1200.webp"${attributes} alt="a" loading="lazy" decoding="async"></picture>`

test('a picture of a text leads to its largest file', () => {
  const wide = picture(' srcset="/media/a-480.webp 480w, /media/a-1600.webp 1600w"')
  assert.equal(
    linkedPictures(plainMarkup(wide)),
    `<a class="picture-link" href="/media/a-1600.webp">${wide}</a>`,
  )
  const single = picture('')
  assert.equal(
    linkedPictures(plainMarkup(`<p>b</p>${single}<p>c</p>${single}`)),
    `<p>b</p><a class="picture-link" href="/media/a-1200.webp">${single}</a><p>c</p><a class="picture-link" href="/media/a-1200.webp">${single}</a>`,
  )
})

test('a picture that is a link already, and one without a file, stay as they are', () => {
  for (const html of [
    `<a href="/about">b ${picture('')} c</a>`,
    '<picture></picture>',
    '<p>no picture</p>',
  ]) {
    assert.equal(linkedPictures(plainMarkup(html)), plainMarkup(html))
  }
})
