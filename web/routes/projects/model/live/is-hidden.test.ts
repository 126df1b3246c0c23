import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isHidden } from './is-hidden.ts'

/** Ten metres around the middle, twenty high. */
const body = {
  footprint: [
    [-5, -5],
    [5, -5],
    [5, 5],
    [-5, 5],
  ],
  bottom: 0,
  top: 20,
  house: null,
} as const

const window = { east: 0, north: 5.1, up: 10 }

test('R1123 a window behind a body is not pressed, one in its near wall or seen over it is', () => {
  assert.equal(isHidden({ east: 0, north: -50, up: 10 }, window, [body]), true)
  assert.equal(isHidden({ east: 0, north: 50, up: 10 }, window, [body]), false)
  assert.equal(isHidden({ east: 0, north: -50, up: 60 }, { ...window, north: 40 }, [body]), false)
  assert.equal(isHidden({ east: 0, north: -50, up: 22 }, { ...window, north: 40 }, [body]), true)
})
