import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownAddress } from './own-address.ts'

test('R224 an address of this site stays as it is, any other becomes the home page', () => {
  const own = [
    '/',
    '/kk',
    '/about?utm_source=a%20b&gclid=1',
    '/properties/apartments?rooms=1,2#list',
    '/a//b',
  ]
  for (const address of own) assert.equal(ownAddress(address), address)
  const elsewhere = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example/',
    '/x/..//evil.example',
    'https://evil.example',
    'http://site.invalid/',
    'javascript:alert(1)',
    'evil.example',
    '',
  ]
  for (const address of elsewhere) assert.equal(ownAddress(address), '/', address)
})
