import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageStore } from './page-store.ts'

const sized = (size: number, name = '') => ({ size, name })

test('all that is kept stays below the room', () => {
  const store = pageStore<{ size: number }>(100)
  for (let number = 0; number < 50; number++) store.set(`/${number}`, sized(9))
  assert.ok(store.size() <= 100)
  assert.equal(store.get('/0'), undefined)
  assert.ok(store.get('/49'))
})

test('a crawl through many addresses does not drive out what visitors read again', () => {
  const store = pageStore<{ size: number }>(100)
  for (const key of ['/a', '/b', '/c']) {
    store.set(key, sized(10))
    store.get(key)
  }
  for (let number = 0; number < 1000; number++) store.set(`/${number}`, sized(10))
  for (const key of ['/a', '/b', '/c']) assert.ok(store.get(key), key)
})

test('a page that is made again takes the place of the old one, and its bytes', () => {
  const store = pageStore<{ size: number; name: string }>(100)
  store.set('/a', sized(10, 'old'))
  store.get('/a')
  store.set('/a', sized(20, 'new'))
  assert.equal(store.get('/a')?.name, 'new')
  assert.equal(store.size(), 20)
})

test('what is larger than all the room is not kept, and its older self neither', () => {
  const store = pageStore<{ size: number }>(100)
  store.set('/a', sized(10))
  store.set('/a', sized(101))
  assert.equal(store.get('/a'), undefined)
  assert.equal(store.size(), 0)
})
