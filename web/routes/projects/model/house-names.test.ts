import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beside, letteringOf } from './house-names.ts'

const lettering = letteringOf([{ id: 1, name: 'House' }], { line: 20, letter: 10 })
const buttons = { left: 330, right: 380, top: 10, bottom: 190 }
const arrow = { left: 10, right: 90, top: 10, bottom: 40 }

const at = (x: number, y: number) => beside([{ house: 1, x, y }], lettering, [buttons, arrow], 390)[0]

test('R1187 a name of a house that would lie under the buttons or the arrow stands beside them', () => {
  assert.deepEqual(at(340, 100), { house: 1, x: 305, y: 100 })
  assert.deepEqual(at(320, 205), { house: 1, x: 305, y: 205 }, 'a name stands above its place')
  assert.deepEqual(at(40, 30), { house: 1, x: 115, y: 30 })
  for (const [x, y] of [
    [200, 100],
    [340, 260],
    [340, 8],
  ] as const)
    assert.deepEqual(at(x, y), { house: 1, x, y })
})
