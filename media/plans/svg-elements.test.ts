import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberOf, readSvg, withClass } from './svg-elements.ts'

const drawing =
  '<svg viewBox="0 0 9 9"><g class="walls"><rect class="wo a" x="-1.5" y="2"/></g><path class="wo" d="M0 0"/></svg>'

test('elements are found by class at any depth, with their numbers', () => {
  const walls = withClass(readSvg(drawing), 'wo')
  assert.deepEqual(
    walls.map((wall) => wall.name),
    ['rect', 'path'],
  )
  assert.deepEqual(
    walls.map((wall) => numberOf(wall, 'x')),
    [-1.5, 0],
  )
})

test('what is no complete drawing is refused', () => {
  for (const broken of ['', 'text', '<svg><g></svg>', '</svg>', '<p></p>', '<svg>']) {
    assert.throws(() => readSvg(broken), Error, broken)
  }
})
