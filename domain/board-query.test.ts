import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyBoard, boardOfParams, boardSearch, fitsBoard, hasCriteria } from './board-query.ts'

const flat = { rooms: 2, restoration: 'fine', price: 37_500_000, status: 'free' } as const

test('a board reads its own addresses and those of a plain form, and leaves out what is unknown', () => {
  const address =
    'rooms=1,2&restorations=%D0%A7%D0%B8%D1%81%D1%82%D0%BE%D0%B2%D0%B0%D1%8F&price_to=40000000&free=1&unit=12'
  const query = boardOfParams(new URLSearchParams(address))
  assert.deepEqual(query, {
    rooms: [1, 2],
    restorations: ['fine'],
    priceTo: 40_000_000,
    isFreeOnly: true,
    unit: 12,
  })
  assert.equal(boardSearch(query, 'ru'), address)
  assert.deepEqual(
    boardOfParams(
      new URLSearchParams('rooms=2&rooms=1&restorations=fine&price_to=40 000 000&free=1&unit=12'),
    ),
    query,
  )
  const nonsense = boardOfParams(
    new URLSearchParams('rooms=x&restorations=gold&price_to=-1&free=yes&unit=0x1'),
  )
  assert.deepEqual(nonsense, anyBoard)
})

test('a unit fits when it satisfies every criterion; four rooms mean four and more', () => {
  assert.ok(fitsBoard(flat, anyBoard))
  assert.ok(fitsBoard(flat, { ...anyBoard, rooms: [1, 2], restorations: ['fine'], priceTo: 37_500_000 }))
  assert.ok(fitsBoard({ ...flat, rooms: 6 }, { ...anyBoard, rooms: [4] }))
  assert.ok(!fitsBoard(flat, { ...anyBoard, rooms: [1] }))
  assert.ok(!fitsBoard({ ...flat, restoration: null }, { ...anyBoard, restorations: ['fine'] }))
  assert.ok(!fitsBoard(flat, { ...anyBoard, priceTo: 37_499_999 }))
})

test('a hidden price fits no limit, and free is what can be bought now', () => {
  assert.ok(!fitsBoard({ ...flat, status: 'request', price: null }, { ...anyBoard, priceTo: 900_000_000 }))
  const free = (['free', 'request', 'reserved', 'sold'] as const).filter((status) =>
    fitsBoard({ ...flat, status }, { ...anyBoard, isFreeOnly: true }),
  )
  assert.deepEqual(free, ['free', 'request'])
})

test('a marked unit is no criterion', () => {
  assert.ok(!hasCriteria({ ...anyBoard, unit: 5 }))
  assert.ok(hasCriteria({ ...anyBoard, isFreeOnly: true }))
})
