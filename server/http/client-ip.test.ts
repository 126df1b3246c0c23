import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  believedProxies,
  isBehindProxy,
  type TrustProxy,
  visitorAddress,
  visitorScheme,
} from './client-ip.ts'

type Row = [why: string, peer: string | undefined, header: string | undefined, address: string]

function check(trust: TrustProxy, rows: readonly Row[]) {
  const isProxy = believedProxies(trust)
  for (const [why, peer, header, address] of rows)
    assert.equal(visitorAddress(peer, header, isProxy), address, `${trust}: ${why}`)
}

test('R387 behind so many proxies the visitor is the one whom the first of them saw, whatever they wrote', () => {
  check(1, [
    ['the one that our proxy saw', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['an invented address before it', '127.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['a visitor with a private address', '172.30.0.2', '1.2.3.4, 172.30.0.1', '172.30.0.1'],
    ['nonsense before it', '127.0.0.1', 'unknown, <script>, 203.0.113.9', '203.0.113.9'],
    ['nonsense in its place', '::ffff:198.51.100.4', '1.2.3.4, unknown', '198.51.100.4'],
    ['more than any proxy writes', '10.0.0.2', `${'1.2.3.4, '.repeat(2000)}203.0.113.9`, '203.0.113.9'],
    ['with a port', '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['IPv6', '::1', '1.2.3.4, 2001:db8::7', '2001:db8::7'],
    ['IPv6 with a port', '::1', '[2001:db8::7]:443', '2001:db8::7'],
    ['no header', '198.51.100.4', undefined, '198.51.100.4'],
  ])
  check(2, [
    ['the one before our outer proxy', '10.0.0.2', '1.2.3.4, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
    ['past a proxy with a public address', '10.0.0.2', '1.2.3.4, 203.0.113.9, 192.0.2.7', '203.0.113.9'],
    ['a proxy was passed by', '10.0.0.2', '203.0.113.9', '203.0.113.9'],
  ])
})

test('R387 with networks of proxies the visitor is the last one outside of them', () => {
  check(
    ['10.0.0.0/8', '192.0.2.0/24', 'fd00::/8'],
    [
      ['past our proxies', '10.0.0.2', '1.2.3.4, 203.0.113.9, 192.0.2.7, 10.0.0.7', '203.0.113.9'],
      ['a visitor with a private address', '10.0.0.2', '1.2.3.4, 172.30.0.1', '172.30.0.1'],
      ['a connection that is no proxy', '198.51.100.4', '203.0.113.9', '198.51.100.4'],
      ['IPv6', 'fd00::2', '1.2.3.4, 2001:db8::7, fd00::1', '2001:db8::7'],
      ['a proxy as IPv6 writes it', '::ffff:10.0.0.2', '203.0.113.9', '203.0.113.9'],
      ['proxies alone', '10.0.0.2', '10.0.0.5, 10.0.0.7', '10.0.0.5'],
      ['nonsense', '10.0.0.2', '1.2.3.4, unknown, 10.0.0.7', '10.0.0.7'],
      ['with a zone', '10.0.0.2', 'fe80::1%eth0', 'fe80::1%eth0'],
    ],
  )
})

test('by the old word on the visitor is the last public address, or the first of an office network', () => {
  check('on', [
    ['not the one that the visitor invented', '127.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['past our own proxies', '10.0.0.2', '203.0.113.9, 10.0.0.7, 172.16.0.1', '203.0.113.9'],
    ['a proxy with a public address', '198.51.100.4', '203.0.113.9', '203.0.113.9'],
    ['within an office the first', '127.0.0.1', '192.168.1.5, 10.0.0.1', '192.168.1.5'],
  ])
})

test('without trust X-Forwarded-For says nothing', () => {
  check(false, [['of its own', '::ffff:198.51.100.4', '203.0.113.9', '198.51.100.4']])
})

test('R387 other headers of a proxy count where the connection is one', () => {
  const rows: [TrustProxy, string, boolean][] = [
    [false, '127.0.0.1', false],
    ['on', '198.51.100.4', true],
    [1, '198.51.100.4', true],
    [['10.0.0.0/8'], '::ffff:10.0.0.2', true],
    [['10.0.0.0/8'], '198.51.100.4', false],
  ]
  for (const [trust, peer, behind] of rows)
    assert.equal(isBehindProxy(peer, believedProxies(trust)), behind, `${trust} ${peer}`)
})

test('the scheme is the proxy’s word where it is believed', () => {
  assert.equal(visitorScheme('http', 'https', true), 'https')
  assert.equal(visitorScheme('http', 'http, https', true), 'https')
  assert.equal(visitorScheme('http', 'https', false), 'http')
  assert.equal(visitorScheme('http', 'javascript', true), 'http')
  assert.equal(visitorScheme('http', undefined, true), 'http')
})
