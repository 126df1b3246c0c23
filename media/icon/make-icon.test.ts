import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { FileFault } from '../apart/file-fault.ts'
import { makeIcon } from './make-icon.ts'

const square = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 60, alpha: 0.5 } } })

async function faultOf(original: Buffer): Promise<string> {
  try {
    await makeIcon(original, false)
    return 'none'
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    return error.message
  }
}

test('R700 a PNG becomes a picture of 512 pixels and one for tabs, and what shines through stays so', async () => {
  const { icon, file, bytes } = await makeIcon(await square(700).png().toBuffer(), false)
  assert.match(file, /^icon-[0-9a-f]{8}-512\.webp$/)
  assert.equal(icon.src, `/media/${file}`)
  const tab = Buffer.from(icon.tab.replace('data:image/png;base64,', ''), 'base64')
  for (const [made, side] of [
    [bytes, 512],
    [tab, 48],
  ] as const) {
    const { data, info } = await sharp(made).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    assert.deepEqual([info.width, info.height], [side, side])
    const [red = 0, green = 0, blue = 0, alpha = 0] = data
    assert.ok(Math.abs(red - 200) < 3 && Math.abs(green - 30) < 3 && Math.abs(blue - 60) < 3, String(red))
    assert.ok(Math.abs(alpha - 128) < 3)
  }
})

test('R700 a PNG that is not square, too small or no PNG is refused with its reason', async () => {
  assert.equal(await faultOf(await square(512).png().toBuffer()), 'none')
  const wide = await square(600, 500).png().toBuffer()
  assert.equal(await faultOf(wide), 'must be as wide as high: it has 600 by 500 pixels')
  const small = await square(511).png().toBuffer()
  assert.equal(await faultOf(small), 'has 511 by 511 pixels, and needs 512 by 512 at least')
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="9" height="9"/></svg>'
  for (const other of [await square(600).jpeg().toBuffer(), Buffer.from('no picture'), Buffer.from(drawing)])
    assert.equal(await faultOf(other), 'is not a picture in PNG or SVG')
  const whole = await square(600).png().toBuffer()
  assert.match(await faultOf(whole.subarray(0, whole.length / 2)), /^cannot be read: /)
})

test('R700 a drawing that is too long for every page becomes a picture, sharp at each size', async () => {
  const shape = '<path d="M0 0h10v20H0z" fill="#00f"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${shape.repeat(200)}</svg>`
  const { bytes } = await makeIcon(Buffer.from(svg), true)
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const row = Array.from({ length: info.width }, (_, x) => data[x * 4 + 3])
  assert.deepEqual([row.lastIndexOf(255), row.indexOf(0)], [255, 256])
})
