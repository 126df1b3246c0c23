import assert from 'node:assert/strict'
import { test } from 'node:test'
import { counterHosts } from './counter-hosts.ts'
import { allHosts } from './foreign-hosts.ts'

test('without an id no host of a counter is permitted', () => {
  assert.deepEqual(counterHosts(null), {})
})

test('an id permits the hosts of its counter and of no other, and nothing unsafe', () => {
  const google = Object.values(counterHosts({ ga4: 'G-1', metrika: null })).flat()
  const yandex = Object.values(counterHosts({ ga4: null, metrika: '1' })).flat()
  assert.ok(google.length > 0 && google.every((host) => /google/.test(host)))
  assert.ok(
    yandex.length > 0 && yandex.every((host) => /^https:\/\/(?:mc\.yandex\.|yastatic\.net$)/.test(host)),
  )
  const both = Object.values(counterHosts({ ga4: 'G-1', metrika: '1' })).flat()
  assert.deepEqual(new Set(both), new Set([...google, ...yandex]))
  assert.ok(both.every((host) => host.startsWith('https://')))
})

test('hosts of maps and counters stand together, each once', () => {
  const maps = { script: ['https://yastatic.net'], worker: ['blob:'] }
  const { script = [], worker } = allHosts(maps, counterHosts({ ga4: null, metrika: '1' }))
  assert.equal(script.filter((host) => host === 'https://yastatic.net').length, 1)
  assert.deepEqual(worker, ['blob:'])
})
