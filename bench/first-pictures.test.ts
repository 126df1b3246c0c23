import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstPictures } from './first-pictures.ts'

const set = (name: string) =>
  `/media/${name}-480.avif 480w, /media/${name}-768.avif 768w, /media/${name}-1200.avif 1200w`

test('of the pictures of a page those count that a phone fetches at once, in the size that it picks', () => {
  const html = `
    <link rel="preload" as="image" imageSrcSet="${set('hero')}" imageSizes="(width &lt; 700px) 160vw, 50vw"/>
    <link rel="preload" as="image" href="/media/plan.svg"/>
    <img src="data:image/webp;base64,AAAA" alt=""/>
    <picture><source type="image/avif" srcSet="${set('card')}" sizes="(width &lt; 400px) 50vw, 20rem"/><img src="/media/card-1200.webp"/></picture>
    <picture><source type="image/avif" srcSet="${set('late')}" sizes="7rem"/><img src="/media/late.webp" loading="lazy"/></picture>
    <img src="/media/plan.svg" loading="eager"/>`
  assert.deepEqual(firstPictures(html), ['/media/hero-1200.avif', '/media/plan.svg', '/media/card-768.avif'])
})

test('of two pictures for two shapes of screens that for a phone counts', () => {
  const tall = '(width &lt; 700px) and (aspect-ratio &lt;= 3/5)'
  const wide = `not all and ${tall}`
  const html = `
    <link rel="preload" as="image" imageSrcSet="${set('wide')}" imageSizes="55vw" media="${wide}"/>
    <link rel="preload" as="image" imageSrcSet="${set('tall')}" imageSizes="55vw" media="${tall}"/>
    <picture><source media="${wide}" type="image/avif" srcSet="${set('wide')}" sizes="55vw"/><source media="${tall}" type="image/avif" srcSet="${set('tall')}" sizes="55vw"/><img src="/media/wide.webp"/></picture>`
  assert.deepEqual(firstPictures(html), ['/media/tall-480.avif'])
  assert.throws(
    () => firstPictures('<link rel="preload" as="image" media="print" href="/media/a.svg"/>'),
    /print/,
  )
})
