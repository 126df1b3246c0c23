import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { robotsText } from './robots.ts'
import type { ServerContext } from '../middleware/request-log.ts'

async function robotsOf(address: string, isPublic: boolean): Promise<string> {
  const app = new Hono<ServerContext>().get(
    '/robots.txt',
    robotsText({ publicUrl: 'https://kerege.example', isPublic }),
  )
  const response = await app.request(`${address}/robots.txt`)
  assert.equal(response.headers.get('Content-Type'), 'text/plain; charset=utf-8')
  assert.equal(response.headers.get('Cache-Control'), 'public, max-age=3600')
  return response.text()
}

const allNamed = ['', '/kk', '/en'].map((prefix) => `https://kerege.example${prefix}/sitemap.xml`)

function sitemapsIn(text: string): string[] {
  return [...text.matchAll(/^Sitemap: (.+)$/gm)].map(([, address = '']) => address)
}

/** Whether a rule of Google's kind, with `*` for anything, closes an address. */
function isClosed(text: string, address: string): boolean {
  return text
    .split('\n')
    .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    .some((rule) => new RegExp(`^${rule.split('*').map(RegExp.escape).join('.*')}`).test(address))
}

test('A3 A32 robots.txt names the sitemap of every language', async () => {
  assert.deepEqual(sitemapsIn(await robotsOf('https://kerege.example', true)), allNamed)
})

test('search engines may read every page, and nothing that has no end', async () => {
  const text = await robotsOf('https://kerege.example', true)
  for (const open of [
    '/',
    '/kk',
    '/favorites',
    '/en/properties/apartments?rooms=2&page=3',
    '/properties/apartments/2-komnatnaya-61-4-m2-12345',
    '/assets/root.css',
    '/en/reserve?estate=7',
    '/sitemap.xml',
  ]) {
    assert.equal(isClosed(text, open), false, open)
  }
  for (const closed of [
    '/api/estates',
    '/language/kk?to=/',
    '/favorites?ids=1',
    '/kk/favorites/compare?ids=1',
    '/properties/apartments?rooms=2&sort=price',
    '/kk/properties/apartments?view=plans',
  ]) {
    assert.equal(isClosed(text, closed), true, closed)
  }
})

test('a site that does not know its address is closed, but for the machine that it runs on', async () => {
  const closed = 'User-agent: *\nDisallow: /\n'
  for (const address of ['http://stage.example', 'http://10.0.0.7:3000', 'http://localhost.example']) {
    assert.equal(await robotsOf(address, false), closed, address)
  }
  for (const address of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000']) {
    assert.equal(isClosed(await robotsOf(address, false), '/projects'), false, address)
  }
  assert.notEqual(await robotsOf('http://10.0.0.7:3000', true), closed)
})
