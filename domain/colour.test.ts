import assert from 'node:assert/strict'
import { test } from 'node:test'
import { colourWith, contrast, isColour, lchOf, luminance } from './colour.ts'

test('R533 contrasts are those of WCAG', () => {
  const golden: [string, string, number][] = [
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
  ]
  for (const [one, other, expected] of golden) {
    assert.equal(Math.round(contrast(one, other) * 100) / 100, expected)
    assert.equal(contrast(one, other), contrast(other, one))
  }
})

test('R533 a colour is as it is seen, by the published values of Oklab', () => {
  const near = (colour: string, expected: number[]) => {
    const { lightness, chroma, hue } = lchOf(colour)
    const off = [lightness - expected[0]!, chroma - expected[1]!, (hue - expected[2]!) / 100]
    assert.ok(
      off.every((part) => Math.abs(part) < 0.001),
      `${colour} ${lightness} ${chroma} ${hue}`,
    )
  }
  near('#ff0000', [0.628, 0.2577, 29.23])
  near('#0000ff', [0.452, 0.3132, -95.95])
  near('#00ff00', [0.8664, 0.2948, 142.5])
  assert.ok(Math.abs(lchOf('#ffffff').lightness - 1) < 1e-6)
})

test('R533 a colour is found by its luminance, also where a screen has not that much chroma', () => {
  for (const hue of [0, 30, 90, 145, 200, 264, 330])
    for (const asked of [0.005, 0.05, 0.3, 0.8, 0.97])
      for (const chroma of [0, 0.02, 0.3]) {
        const made = colourWith(asked, chroma, hue)
        assert.ok(isColour(made))
        // A step of one byte is more in light colours.
        assert.ok(Math.abs(luminance(made) - asked) < 0.006, `${made} ${asked}`)
      }
})

test('R533 only six lower-case digits are a colour', () => {
  for (const text of [
    '#FFF000',
    '#fff',
    'red',
    '#12345',
    '#1234567',
    '#12345g',
    '#123456;',
    '#123456\n',
    '',
  ]) {
    assert.equal(isColour(text), false, text)
  }
})
