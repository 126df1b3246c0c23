import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridStep } from './grid-step.ts'

/** Seven rows of three columns; row 2 lacks its middle, row 3 has nothing, column 3 ends at row 4. */
const places = [1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
  [1, 2, 3]
    .filter((column) => row !== 3 && !(row === 2 && column === 2) && !(column === 3 && row > 4))
    .map((column) => ({ row, column })),
)

function step(row: number, column: number, key: string, ctrl = false): string {
  const at = places.find((place) => place.row === row && place.column === column)
  assert.ok(at !== undefined)
  const to = gridStep(places, at, key, ctrl)
  return to === null ? 'nowhere' : `${String(to.row)}/${String(to.column)}`
}

test('arrows lead to the next cell of the row or column and pass over empty ones', () => {
  assert.equal(step(1, 1, 'ArrowRight'), '1/2')
  assert.equal(step(2, 1, 'ArrowRight'), '2/3')
  assert.equal(step(2, 3, 'ArrowLeft'), '2/1')
  assert.equal(step(1, 2, 'ArrowDown'), '4/2')
  assert.equal(step(4, 2, 'ArrowUp'), '1/2')
  assert.equal(step(1, 3, 'ArrowRight'), 'nowhere')
  assert.equal(step(4, 3, 'ArrowDown'), 'nowhere')
})

test('Home and End lead to the ends of the row, with Ctrl to those of the grid', () => {
  assert.equal(step(4, 2, 'Home'), '4/1')
  assert.equal(step(5, 1, 'End'), '5/2')
  assert.equal(step(5, 2, 'Home', true), '1/1')
  assert.equal(step(1, 1, 'End', true), '7/2')
})

test('Page Up and Page Down pass five rows, or go as far as the column does', () => {
  assert.equal(step(1, 1, 'PageDown'), '6/1')
  assert.equal(step(1, 3, 'PageDown'), '4/3')
  assert.equal(step(7, 2, 'PageUp'), '1/2')
  assert.equal(step(4, 1, 'PageUp'), '1/1')
  assert.equal(step(1, 1, 'PageUp'), 'nowhere')
  assert.equal(step(1, 1, 'Enter'), 'nowhere')
})
