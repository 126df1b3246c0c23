import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseRooms, roomsText } from './rooms.ts'

test('R61 rooms are a comma list of 0 to 4, sorted and each once', () => {
  assert.deepEqual(parseRooms('2'), [2])
  assert.deepEqual(parseRooms('3,0, 1,3'), [0, 1, 3])
  assert.deepEqual(parseRooms('4,3,2,1,0'), [0, 1, 2, 3, 4])
})

test('R61 anything else among the rooms is left out', () => {
  assert.deepEqual(parseRooms(''), [])
  assert.deepEqual(parseRooms('-1,x,1.0,02,,2,1e9,-5'), [2])
})

test('R263 A50 rooms above 4 mean 4', () => {
  assert.deepEqual(parseRooms('5'), [4])
  assert.deepEqual(parseRooms('7,1,4,12'), [1, 4])
  assert.deepEqual(parseRooms('9'.repeat(500)), [4])
})

test('R65 rooms are written in the order of the canonical address', () => {
  assert.equal(roomsText([3, 1, 0]), '0,1,3')
  assert.equal(roomsText([5, 7]), '4')
  assert.equal(roomsText([]), '')
})
