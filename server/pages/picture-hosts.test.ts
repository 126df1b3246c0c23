import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentPolicy } from './content-policy.ts'
import { pictureHosts } from './picture-hosts.ts'

test('R1007 A41 pictures and films of another server may be on any host by https, and nothing else of it', () => {
  const policy = contentPolicy('', [], true, pictureHosts('https://api.example.kz/base'))
  assert.ok(policy.includes("img-src 'self' data: https:;"))
  assert.ok(policy.includes("media-src 'self' https:;"))
  assert.equal(policy.match(/https:/g)?.length, 2)
  assert.deepEqual(pictureHosts('http://10.0.0.2:8080').image, ['https:', 'http://10.0.0.2:8080'])
})

test('R1007 with the own API pictures and films are our own files', () => {
  const policy = contentPolicy('', [], true, pictureHosts(null))
  assert.ok(policy.includes("img-src 'self' data:;") && !policy.includes('media-src'))
})
