import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { textTone } from './text-tone.ts'

/** A picture of a colour, with patches: its small copy as the pipeline makes it. */
async function picture(ground: string, patches: readonly [string, number, number, number, number][] = []) {
  const shapes = patches.map(
    ([fill, x, y, width, height]) =>
      `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="${ground}"/>${shapes.join('')}</svg>`
  const small = await sharp(Buffer.from(svg)).resize({ width: 20 }).webp({ quality: 40 }).toBuffer()
  return { width: 1600, height: 900, placeholder: `data:image/webp;base64,${small.toString('base64')}` }
}

test('R702 text over a picture is dark where that can be read on each screen, else light', async () => {
  assert.equal(await textTone(await picture('#ffffff'), undefined), 'dark')
  assert.equal(await textTone(await picture('#0b2a3c'), undefined), 'light')
  // 4.5:1 for the dark text of pages is a luminance of 0.235, a grey of 133.
  assert.equal(await textTone(await picture('#8c8c8c'), undefined), 'dark')
  assert.equal(await textTone(await picture('#7e7e7e'), undefined), 'light')
})

test('R702 only what lies under the words counts, and the point that stays in view moves it', async () => {
  const below = await picture('#eef3f7', [['#101010', 0, 720, 1600, 180]])
  assert.equal(await textTone(below, { x: 50, y: 0 }), 'dark')
  assert.equal(await textTone(below, undefined), 'dark')
  const beside = await picture('#eef3f7', [['#101010', 1300, 0, 300, 900]])
  assert.equal(await textTone(beside, { x: 0, y: 100 }), 'dark')
  assert.equal(await textTone(beside, { x: 100, y: 100 }), 'light')
  const under = await picture('#eef3f7', [['#101010', 100, 300, 300, 200]])
  assert.equal(await textTone(under, undefined), 'light')
})
