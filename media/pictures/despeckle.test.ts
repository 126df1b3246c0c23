import assert from 'node:assert/strict'
import { test } from 'node:test'
import { despeckle, type Pixels } from './despeckle.ts'

const haze = [160, 170, 185] as const

/** A picture of 40 × 40 pixels of one colour with some pixels of another. */
function picture(background: readonly number[], spots: readonly (readonly [x: number, y: number])[]): Pixels {
  const data = Buffer.from(Array.from({ length: 1600 }, () => background).flat())
  for (const [x, y] of spots) data.set([20, 20, 20], (y * 40 + x) * 3)
  return { data, width: 40, height: 40, channels: 3 }
}

function dark({ data }: Pixels): number {
  return Array.from({ length: 1600 }, (_, index) => data[index * 3] ?? 0).filter((red) => red === 20).length
}

test('single dark grains in haze are taken out, in the given region only', async () => {
  const grainy = picture(haze, [
    [10, 10],
    [14, 12],
    [30, 30],
  ])
  await despeckle(grainy, [[0, 0, 25, 40]])
  assert.equal(dark(grainy), 1)
})

test('a window bar stays whole', async () => {
  const bar = Array.from({ length: 40 }, (_, y) => [18, 19, 20, 21, 22].map((x) => [x, y] as const)).flat()
  const view = picture(haze, bar)
  await despeckle(view, [[0, 0, 40, 40]])
  assert.equal(dark(view), 200)
})

test('spots among leaves stay, for leaves are made of spots', async () => {
  const leaves = picture([110, 140, 60], [[10, 10]])
  await despeckle(leaves, [[0, 0, 40, 40]])
  assert.equal(dark(leaves), 1)
})
