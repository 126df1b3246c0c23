import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentPolicy } from './content-policy.ts'
import { pictureHosts } from './picture-hosts.ts'

const over = (API_BASE_URL: string | null, ...PICTURE_HOSTS: string[]) =>
  pictureHosts({ API_BASE_URL, PICTURE_HOSTS })

test('R1007 A41 pictures and films of another server may be on any host by https, and nothing else of it', () => {
  const policy = contentPolicy({ scripts: [], styles: [] }, true, over('https://api.example.kz/base'))
  assert.ok(policy.includes("img-src 'self' data: https:;"))
  assert.ok(policy.includes("media-src 'self' https:;"))
  assert.equal(policy.match(/https:/g)?.length, 2)
  assert.deepEqual(over('http://10.0.0.2:8080').image, ['https:', 'http://10.0.0.2:8080'])
})

test('R1007 with the own API pictures and films are our own files', () => {
  const policy = contentPolicy({ scripts: [], styles: [] }, true, over(null))
  assert.ok(policy.includes("img-src 'self' data:;") && !policy.includes('media-src'))
})

test('R1143 PICTURE_HOSTS names the hosts of pictures and films of another server, beside that server itself', () => {
  const cdn = 'https://cdn.example.kz'
  assert.deepEqual(over('https://api.example.kz/base', cdn).image, [cdn, 'https://api.example.kz'])
  assert.deepEqual(over('http://10.0.0.2:8080', cdn).media, [cdn, 'http://10.0.0.2:8080'])
  assert.deepEqual(over('https://api.example.kz', 'https://api.example.kz').image, ['https://api.example.kz'])
  assert.deepEqual(over(null, cdn), {})
  const policy = contentPolicy({ scripts: [], styles: [] }, true, over('https://api.example.kz', cdn))
  assert.ok(policy.includes(`img-src 'self' data: ${cdn} https://api.example.kz;`))
  assert.doesNotMatch(policy, /https:[ ;]/)
})
