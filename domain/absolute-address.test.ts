import assert from 'node:assert/strict'
import { test } from 'node:test'
import { absoluteAddress } from './absolute-address.ts'

test('R332 an address is told in full, and what is not an address is none', () => {
  const site = 'https://site.example'
  assert.equal(absoluteAddress('/media/a.avif', site)?.href, 'https://site.example/media/a.avif')
  assert.equal(absoluteAddress('https://law.example/v1')?.hostname, 'law.example')
  for (const none of ['http://[', 'javascript:alert(1)']) assert.equal(absoluteAddress(none, site), null)
  for (const none of ['', '/terms', 'the bank']) assert.equal(absoluteAddress(none), null)
})
