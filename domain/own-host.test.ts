import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOwnHost } from './own-host.ts'

test('R186 every name of our own host is ours, and no other host', () => {
  const cases: [site: string, named: string, isOwn: boolean][] = [
    ['https://site.example', 'https://site.example/a', true],
    ['https://site.example', 'http://SITE.example:80/a', true],
    ['https://site.example', 'https://www.Site.example./a', true],
    ['https://www.site.example', 'https://site.example:443/', true],
    ['https://site.example', 'http://site.example:443/', true],
    ['https://site.example', 'http://127.0.0.1:3000/a', true],
    ['https://site.example', 'http://localhost/a', true],
    ['http://localhost:3000', 'http://127.0.0.1:3000/a', true],
    ['http://127.0.0.1:3000', 'http://[::1]:3000/a', true],
    ['http://localhost:3000', 'http://0.0.0.0:3000/a', true],
    ['http://localhost:3000', 'http://0.0.0.0:4000/a', false],
    ['http://localhost:3000', 'http://localhost:4000/a', false],
    ['https://site.example', 'https://site.example:8443/', false],
    ['https://site.example', 'https://shop.site.example/', false],
    ['https://site.example', 'https://site.example.org/', false],
    ['https://site.example', 'https://localhost.site.example/', false],
    ['https://site.example', 'ftp://site.example/', false],
  ]
  for (const [site, named, isOwn] of cases)
    assert.equal(isOwnHost(new URL(named), new URL(site)), isOwn, `${named} on ${site}`)
})
