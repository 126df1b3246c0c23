import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitorAddress, visitorScheme } from './client-ip.ts'

const trusted: [string, string, string | undefined, string][] = [
  ['the one that our proxy saw', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['not the one that the visitor invented', '127.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['past our own proxies', '10.0.0.2', '203.0.113.9, 10.0.0.7, 172.16.0.1', '203.0.113.9'],
  ['within an office the first', '127.0.0.1', '192.168.1.5, 10.0.0.1', '192.168.1.5'],
  ['with a port', '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
  ['IPv6', '::1', '2001:db8::7, fd00::1', '2001:db8::7'],
  ['IPv6 with a port', '::1', '[2001:db8::7]:443', '2001:db8::7'],
  ['the connection where the header is nonsense', '::ffff:198.51.100.4', 'unknown, <script>', '198.51.100.4'],
  ['the connection where there is no header', '198.51.100.4', undefined, '198.51.100.4'],
]

test('behind a trusted proxy the address is the last public one of the chain', () => {
  for (const [why, peer, header, address] of trusted)
    assert.equal(visitorAddress(peer, header, true), address, why)
})

test('without trust X-Forwarded-For says nothing', () => {
  assert.equal(visitorAddress('::ffff:198.51.100.4', '203.0.113.9', false), '198.51.100.4')
})

test('the scheme is the proxy’s word where it is trusted', () => {
  assert.equal(visitorScheme('http', 'https', true), 'https')
  assert.equal(visitorScheme('http', 'http, https', true), 'https')
  assert.equal(visitorScheme('http', 'https', false), 'http')
  assert.equal(visitorScheme('http', 'javascript', true), 'http')
  assert.equal(visitorScheme('http', undefined, true), 'http')
})
