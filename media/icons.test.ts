import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import sharp from 'sharp'
import { originals, publicFolder } from './places.ts'

test('the icons are there in the sizes their names promise', async () => {
  for (const [file, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-192.png', 192],
    ['icon-maskable-512.png', 512],
  ] as const) {
    const { width, height, format } = await sharp(readFileSync(new URL(file, publicFolder))).metadata()
    assert.deepEqual([width, height, format], [size, size, 'png'], file)
  }
  assert.equal(
    readFileSync(new URL('favicon.svg', publicFolder), 'utf8'),
    readFileSync(new URL('icon.svg', originals), 'utf8'),
  )
})

test('the old icon is a directory that points at a PNG of 32 pixels', async () => {
  const ico = readFileSync(new URL('favicon.ico', publicFolder))
  assert.deepEqual([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)], [1, 1, 32])
  const png = ico.subarray(ico.readUInt32LE(18))
  assert.equal(png.length, ico.readUInt32LE(14))
  assert.equal((await sharp(png).metadata()).width, 32)
})
