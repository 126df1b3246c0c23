import assert from 'node:assert/strict'
import { test } from 'node:test'
import { E_TIMEOUT } from 'async-mutex'
import { senderPlaces } from './sender-places.ts'

const never = () => new Promise<void>(() => {})
const quick = async () => 'done'

test('R396 a visitor who holds places keeps none from others, in a /64 of IPv6 as with one address', async () => {
  const inPlace = senderPlaces({ all: 6, each: 2, timeoutMs: 20 })
  for (let sender = 0; sender < 6; sender += 1) {
    inPlace('203.0.113.7', never).catch(() => {})
    inPlace(`2001:db8:1:2::${sender}`, never).catch(() => {})
  }
  await assert.rejects(inPlace('203.0.113.7', quick), E_TIMEOUT)
  await assert.rejects(inPlace('2001:db8:1:2::ffff', quick), E_TIMEOUT)
  assert.equal(await inPlace('198.51.100.1', quick), 'done')
  assert.equal(await inPlace('2001:db8:1:3::1', quick), 'done')
})

test('R396 whoever has a /56 or a /48 of IPv6 cannot take all places with its many /64', async () => {
  const places = { all: 12, each: 2, timeoutMs: 20 }
  for (const [network, taken] of [
    ['2001:db8:1:20', 4],
    ['2001:db8:1:', 8],
  ] as const) {
    const inPlace = senderPlaces(places)
    let begun = 0
    const hold = async () => {
      begun += 1
      await never()
    }
    // Three for each /64, in up to sixteen or more of them.
    for (let sender = 0; sender < 3 * 30; sender += 1) {
      const part = network.endsWith(':') ? `${(sender % 30) + 1}00` : (sender % 16).toString(16)
      inPlace(`${network}${part}::${sender}`, hold).catch(() => {})
    }
    assert.equal(await inPlace('198.51.100.1', quick), 'done')
    assert.equal(await inPlace('2001:db8:2::1', quick), 'done')
    assert.equal(begun, taken, network)
  }
})

test('all places together have their end, also for many visitors', async () => {
  const inPlace = senderPlaces({ all: 2, each: 1, timeoutMs: 20 })
  for (const address of ['203.0.113.1', '203.0.113.2']) inPlace(address, never).catch(() => {})
  await assert.rejects(inPlace('203.0.113.3', quick), E_TIMEOUT)
})

test('a place is free again after its work, also after work that failed', async () => {
  const inPlace = senderPlaces({ all: 1, each: 1, timeoutMs: 20 })
  await assert.rejects(
    inPlace('203.0.113.7', async () => {
      throw new Error('broken')
    }),
    /broken/,
  )
  assert.equal(await inPlace('203.0.113.7', quick), 'done')
  assert.equal(await inPlace('', quick), 'done')
})
