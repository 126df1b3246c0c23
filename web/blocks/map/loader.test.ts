import assert from 'node:assert/strict'
import { setImmediate as turn } from 'node:timers/promises'
import { test } from 'node:test'
import { createLoader } from './loader.ts'

test('R135 a map is pending until it is wanted, then loading, then loaded, once', async () => {
  let loads = 0
  const seen: string[] = []
  const loader = createLoader(async () => {
    loads += 1
    return 'map'
  }, 1000)
  loader.subscribe(() => seen.push(loader.state().status))
  assert.deepEqual(loader.state(), { status: 'pending' })
  loader.start()
  loader.start()
  assert.deepEqual(loader.state(), { status: 'loading' })
  await turn()
  loader.start()
  assert.deepEqual(loader.state(), { status: 'loaded', value: 'map' })
  assert.deepEqual([loads, seen], [1, ['loading', 'loaded']])
})

test('R135 a load that failed keeps its error until it is tried again', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve('map')]
  const loader = createLoader(() => answers.shift()!, 1000)
  loader.start()
  await turn()
  const failed = loader.state()
  assert.ok(failed.status === 'error' && String(failed.error) === 'Error: no network')
  loader.start()
  await turn()
  assert.equal(loader.state().status, 'loaded')
})

test('who has called off hears nothing more', () => {
  const loader = createLoader(() => Promise.resolve(1), 1000)
  let heard = 0
  loader.subscribe(() => (heard += 1))()
  loader.start()
  assert.equal(heard, 0)
})

test('R208 R251 a load that hangs has failed after a fixed time, and can be tried again', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const answers = [new Promise<string>(() => {}), Promise.resolve('map')]
  const loader = createLoader(() => answers.shift()!, 10_000, 'YandexMapException')
  loader.start()
  t.mock.timers.tick(9_999)
  await turn()
  assert.equal(loader.state().status, 'loading')
  t.mock.timers.tick(1)
  await turn()
  const hung = loader.state()
  assert.ok(hung.status === 'error' && String(hung.error) === 'YandexMapException: Not loaded in 10000 ms')
  loader.start()
  await turn()
  assert.equal(loader.state().status, 'loaded')
})
