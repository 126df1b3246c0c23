import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sharedRoom } from './shared-room.ts'

const section = (name: string, count: number) => ({
  name,
  items: Array.from({ length: count }, (_, number) => number),
})
const counts = (sections: readonly { name: string; items: readonly number[] }[]) =>
  sections.map(({ name, items }) => `${name} ${String(items.length)}`)

test('R1236 much news of one kind leaves room for the little that there is of others', () => {
  const one = () => 1
  assert.deepEqual(counts(sharedRoom([section('new', 40), section('price', 2)], 30, one)), [
    'new 28',
    'price 2',
  ])
  assert.deepEqual(counts(sharedRoom([section('new', 40), section('price', 40)], 5, one)), [
    'new 3',
    'price 2',
  ])
  assert.deepEqual(counts(sharedRoom([section('new', 3), section('price', 0)], 30, one)), ['new 3'])
  assert.deepEqual(counts(sharedRoom([], 30, one)), [])
})

test('R1236 an item that is too long ends its section alone', () => {
  const cost = (item: number, { name }: { name: string }) => (name === 'new' && item === 1 ? 100 : 1)
  assert.deepEqual(counts(sharedRoom([section('new', 9), section('price', 9)], 30, cost)), [
    'new 1',
    'price 9',
  ])
})
