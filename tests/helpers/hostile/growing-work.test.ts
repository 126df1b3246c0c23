import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tooMuchWork } from './growing-work.ts'

const spaces = new Map([8_000, 16_000].map((length) => [length, `1${' '.repeat(length)}2`]))

test('R221 a pattern that grows with the square of a text is found, one that grows with the text is not', async () => {
  const split = (length: number) => spaces.get(length)?.split(/\s*[-–—]\s*/)
  assert.match((await tooMuchWork(split, 16_000)) ?? 'nothing', / times those of half the text$/)
  const replace = (length: number) => {
    for (let times = 0; times < 60; times += 1) spaces.get(length)?.replaceAll(/\s/g, '-')
  }
  assert.equal(await tooMuchWork(replace, 16_000), null)
})

test('R221 work that stops the others for long is found, however it grows', async () => {
  const long = (length: number) => {
    for (let times = 0; times < length * 4_000; times += 1) Math.sqrt(times)
  }
  assert.match((await tooMuchWork(long, 116_000)) ?? 'nothing', / ms, /)
})
