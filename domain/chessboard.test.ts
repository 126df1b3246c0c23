import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chessboard } from './chessboard.ts'

const house = {
  floors: 3,
  sections: [
    { no: 1, floors: 3, units_per_floor: 2 },
    { no: 2, floors: 2, units_per_floor: 3 },
  ],
}

function unit(number: string, section: number, floor: number, position: number | null) {
  return { number, section, floor, position }
}

/** The board as text: a line a floor, sections parted by |, `-` an empty place, words for floors without units. */
function drawn(...given: Parameters<typeof chessboard>): string[] {
  const { floors } = chessboard(...given)
  return floors.map(({ floor, rows }) => {
    const parts = rows.map((row) =>
      row.kind === 'units' ? row.units.map((each) => each?.number ?? '-').join(' ') : row.kind,
    )
    return `${String(floor)}: ${parts.join(' | ')}`
  })
}

test('floors lie upon each other, sections stand side by side, and a place without a unit stays empty', () => {
  const units = [
    unit('1', 1, 2, 1),
    unit('2', 1, 2, 2),
    unit('3', 1, 3, 2),
    unit('4', 2, 2, 1),
    unit('5', 2, 2, 3),
  ]
  assert.deepEqual(drawn(units, house, [{ section: 1, floor: 1 }]), [
    '3: - 3 | none',
    '2: 1 2 | 4 - 5',
    '1: others | empty',
  ])
})

test('a section is as wide as its widest floor, a house as high as its highest unit', () => {
  const units = [unit('1', 1, 4, 3)]
  assert.deepEqual(chessboard(units, house).sections, [
    { no: 1, columns: 3 },
    { no: 2, columns: 3 },
  ])
  assert.equal(drawn(units, house)[0], '4: - - 1 | none')
})

test('units without a position stand in the order of their numbers, and nobody is lost where two claim one place', () => {
  const units = [unit('10', 1, 1, null), unit('9', 1, 1, null), unit('11', 1, 1, 1), unit('12', 1, 1, 1)]
  assert.equal(drawn(units, house).at(-1), '1: 11 9 10 12 | empty')
  assert.equal(drawn([unit('7', 1, 1, 1007)], house).at(-1), '1: 7 - | empty')
})

test('a unit without a section belongs to the only one, else to a group of its own behind the others', () => {
  const units = [unit('1', 0, 1, 1)]
  assert.deepEqual(chessboard(units, house).sections.at(-1), { no: null, columns: 1 })
  assert.deepEqual(drawn(units, house), [
    '3: empty | none | none',
    '2: empty | empty | none',
    '1: empty | empty | 1',
  ])
  const sole = { floors: 1, sections: house.sections.slice(0, 1) }
  assert.deepEqual(chessboard(units, sole).sections, [{ no: 1, columns: 2 }])
  assert.deepEqual(chessboard(units, { floors: 1, sections: [] }).sections, [{ no: null, columns: 1 }])
})

test('a section that the house does not know is shown too', () => {
  assert.deepEqual(
    chessboard([unit('1', 3, 1, 1)], house).sections.map(({ no }) => no),
    [1, 2, 3],
  )
})

test('the ground is the lowest floor unless a unit is below it, and there is no floor 0 without a unit', () => {
  const floorsOf = (floor: number) =>
    chessboard([unit('1', 1, floor, 1)], house).floors.map((row) => row.floor)
  assert.deepEqual(floorsOf(2), [3, 2, 1])
  assert.deepEqual(floorsOf(-1), [3, 2, 1, -1])
  assert.deepEqual(floorsOf(0), [3, 2, 1, 0])
})
