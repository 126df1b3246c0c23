import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Promised, promiseHistory } from './promise-history.ts'

const q = (year: number, quarter: number) => ({ year, quarter })

function told(day: string, difference: Partial<Promised<string>> = {}): Promised<string> {
  return { day, isListed: true, deadline: q(2027, 4), handedOverAt: null, reason: null, ...difference }
}

const kinds = (rows: readonly Promised<string>[]) => promiseHistory(rows).events.map(({ kind }) => kind)

test('R1010 a deadline that has not changed has the day of its first publication and no move', () => {
  const { first, moves, shift, late } = promiseHistory([told('2026-03-03')])
  assert.deepEqual([first, moves, shift, late], [{ deadline: q(2027, 4), day: '2026-03-03' }, 0, 0, null])
  assert.deepEqual(promiseHistory([]), {
    first: null,
    promised: null,
    moves: 0,
    shift: 0,
    late: null,
    events: [],
  })
})

test('R1010 every other deadline is a move, back as well as forth, and the first one stays the first', () => {
  const { first, moves, shift, events } = promiseHistory([
    told('2026-03-03'),
    told('2026-05-01', { deadline: q(2028, 2) }),
    told('2026-06-01', { deadline: q(2028, 1) }),
  ])
  assert.deepEqual([first?.deadline, moves, shift], [q(2027, 4), 2, 1])
  assert.deepEqual(
    events.map(({ kind, day, from, deadline }) => [kind, day, from, deadline]),
    [
      ['published', '2026-03-03', null, q(2027, 4)],
      ['moved', '2026-05-01', q(2027, 4), q(2028, 2)],
      ['moved', '2026-06-01', q(2028, 2), q(2028, 1)],
    ],
  )
})

test('R1012 a correction carries its reason, is listed, and neither a move nor late', () => {
  const rows = [
    told('2026-03-03', { deadline: q(2026, 4) }),
    told('2026-03-04', { reason: 'a slip' }),
    told('2027-12-01', { deadline: null, handedOverAt: '2027-11-20' }),
  ]
  const { first, promised, moves, shift, late, events } = promiseHistory(rows)
  assert.deepEqual([first?.deadline, promised], [q(2026, 4), q(2027, 4)])
  assert.deepEqual([moves, shift, late], [0, 0, 0])
  assert.deepEqual(
    events.map(({ kind, reason }) => [kind, reason]),
    [
      ['published', null],
      ['corrected', 'a slip'],
      ['handed', null],
    ],
  )
})

test('R1012 a reason that comes later stands beside the move and takes nothing away from it', () => {
  const rows = [
    told('2026-03-03'),
    told('2026-03-04', { deadline: q(2028, 1) }),
    told('2026-03-05', { deadline: q(2028, 1), reason: 'a slip' }),
  ]
  assert.deepEqual(kinds(rows), ['published', 'moved', 'explained'])
  assert.equal(promiseHistory(rows).moves, 1)
})

test('R1013 a house is late by quarters from the first deadline, and a changed day of keys is said', () => {
  const rows = [
    told('2026-03-03'),
    told('2027-10-01', { deadline: q(2028, 1) }),
    told('2028-06-01', { deadline: null, handedOverAt: '2028-05-15' }),
  ]
  assert.equal(promiseHistory(rows).late, 2)
  const early = [told('2026-03-03'), told('2027-09-01', { handedOverAt: '2027-08-15' })]
  assert.equal(promiseHistory(early).late, -1)
  const changed = [...rows, told('2028-07-01', { handedOverAt: '2028-06-30', deadline: null })]
  assert.deepEqual(kinds(changed).slice(-2), ['handed', 'handed_changed'])
  const undone = [...rows, told('2028-07-01', { deadline: q(2028, 4) })]
  assert.deepEqual(kinds(undone).slice(-2), ['moved', 'handed_changed'])
  assert.equal(promiseHistory(undone).late, null)
})

test('R1013 a deadline that is written after the house was handed over is no promise', () => {
  const rows = [
    told('2026-03-03', { deadline: null, handedOverAt: '2026-01-10' }),
    told('2026-03-04', { deadline: q(2026, 1), handedOverAt: '2026-01-10' }),
  ]
  assert.deepEqual(kinds(rows), ['handed'])
  assert.deepEqual([promiseHistory(rows).first, promiseHistory(rows).late], [null, null])
})

test('R1011 a record that leaves and comes back goes on with its history', () => {
  const rows = [
    told('2026-03-03'),
    told('2026-04-01', { isListed: false }),
    told('2026-05-01', { deadline: q(2028, 4) }),
  ]
  assert.deepEqual(kinds(rows), ['published', 'left', 'back', 'moved'])
  assert.equal(promiseHistory(rows).first?.day, '2026-03-03')
})
