import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressNetwork, addressNetworks, areNear } from './address-network.ts'

test('A14 one visitor is an IPv4 address, or the first half of an IPv6 one', () => {
  const cases: [string, string | null][] = [
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['', null],
    ['unknown', null],
    ['203.0.113.7, 10.0.0.1', null],
  ]
  for (const [address, network] of cases) assert.equal(addressNetwork(address), network, address)
})

test('R392 an IPv6 address counts in the networks around it, too', () => {
  const networks = ['2001:db8:1:2f3::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']
  assert.deepEqual(addressNetworks('2001:db8:1:2f3:4:5:6:7'), networks)
  assert.deepEqual(addressNetworks('203.0.113.7'), ['203.0.113.7'])
  assert.deepEqual(addressNetworks('::ffff:cb00:7107'), ['203.0.113.7'])
  assert.deepEqual(addressNetworks('unknown'), [])
})

test('R397 addresses are near each other in a /24 of IPv4 and a /48 of IPv6', () => {
  const cases: [string, string, boolean][] = [
    ['203.0.113.7', '203.0.113.200', true],
    ['203.0.113.7', '::ffff:203.0.113.8', true],
    ['203.0.113.7', '203.0.11.37', false],
    ['2001:db8:1:2::1', '2001:db8:1:ffff::2', true],
    ['2001:db8:1::1', '2001:db8:2::1', false],
    ['', '', false],
  ]
  for (const [one, other, expected] of cases) assert.equal(areNear(one, other), expected, `${one} ${other}`)
})
