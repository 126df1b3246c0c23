import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { byteRange } from './byte-range.ts'
import { precompress } from './precompress.ts'
import { staticFiles } from './static-files.ts'

const script = 'export const answer = 42\n'.repeat(100)

/** A site of two folders, with a secret beside them, behind which everything is a page. */
async function site(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'kerege-files-'))
  t.after(() => rm(folder, { recursive: true }))
  const client = join(folder, 'client')
  const open = join(folder, 'public')
  mkdirSync(join(client, 'assets'), { recursive: true })
  mkdirSync(join(client, '.vite'), { recursive: true })
  mkdirSync(join(open, 'media'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(client, 'assets/app-1a2b.js'), script)
  writeFileSync(join(client, '.vite/manifest.json'), '{}')
  writeFileSync(join(open, 'favicon.ico'), 'icon')
  writeFileSync(join(open, 'media/film-1a2b.mp4'), '0123456789')
  writeFileSync(join(open, 'media/план-1a2b.svg'), '<svg/>')
  symlinkSync(join(folder, 'secret.txt'), join(open, 'link.txt'))
  await precompress(client)
  const app = new Hono().use(staticFiles([client, open])).all('*', (c) => c.text('a page'))
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { method, headers })
  /** Removes both folders, as a new build does. */
  const empty = () => [client, open].forEach((path) => rmSync(path, { recursive: true }))
  return Object.assign(get, { empty })
}

test('a file of the build comes packed at build time, for ever fresh', async (t) => {
  const get = await site(t)
  const response = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, br' })
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('Content-Type'), 'text/javascript; charset=utf-8')
  assert.equal(response.headers.get('Cache-Control'), 'public, max-age=31536000, immutable')
  assert.equal(response.headers.get('Content-Encoding'), 'br')
  assert.equal(response.headers.get('Vary'), 'Accept-Encoding')
  const bytes = new Uint8Array(await response.arrayBuffer())
  assert.equal(response.headers.get('Content-Length'), String(bytes.length))
  assert.equal(brotliDecompressSync(bytes).toString(), script)
  const gzip = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip' })
  assert.equal(gzip.headers.get('Content-Encoding'), 'gzip')
  const plain = await get('/assets/app-1a2b.js')
  assert.equal(plain.headers.get('Content-Encoding'), null)
  assert.equal(await plain.text(), script)
})

test('who holds a file already is told so, in each encoding by its own tag', async (t) => {
  const get = await site(t)
  const br = (await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? ''
  const plain = (await get('/assets/app-1a2b.js')).headers.get('ETag') ?? ''
  assert.notEqual(br, plain)
  const held = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'br', 'If-None-Match': `"x", W/${br}` })
  assert.equal(held.status, 304)
  assert.equal(held.headers.get('ETag'), br)
  assert.equal(await held.text(), '')
  assert.equal((await get('/assets/app-1a2b.js', { 'If-None-Match': br })).status, 200)
})

test('a file without a hash in its name is asked for again after an hour', async (t) => {
  const get = await site(t)
  const response = await get('/favicon.ico')
  assert.equal(response.headers.get('Cache-Control'), 'public, max-age=3600')
  assert.equal(await response.text(), 'icon')
})

const outside = [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/....//secret.txt',
  '//secret.txt',
  '/favicon.ico%00.txt',
  '/link.txt',
  '/.vite/manifest.json',
  '/%E0%A4%A',
]

test('no spelling of a path leaves the folders or reaches a hidden file', async (t) => {
  const get = await site(t)
  for (const path of outside) {
    const response = await get(path)
    assert.equal(await response.text(), 'a page', path)
  }
  for (const path of ['/media/../../secret.txt', '/media/..%2f..%2fsecret.txt', '/assets/app-1a2b.js.br']) {
    assert.doesNotMatch(await (await get(path)).text(), /^secret/, path)
    assert.notEqual((await get(path)).headers.get('Content-Type'), 'application/octet-stream', path)
  }
})

test('a missing file of a hashed folder is a short 404 that nobody keeps', async (t) => {
  const get = await site(t)
  const response = await get('/assets/gone-0000.js')
  assert.equal(response.status, 404)
  assert.equal(response.headers.get('Cache-Control'), 'no-store')
})

test('R207 a file that a new build has taken away under the running server is missing like any other', async (t) => {
  const get = await site(t)
  get.empty()
  for (const path of ['/assets/app-1a2b.js', '/media/film-1a2b.mp4']) {
    const response = await get(path, { 'Accept-Encoding': 'br', Range: 'bytes=0-1' })
    assert.equal(response.status, 404, path)
    assert.equal(response.headers.get('Cache-Control'), 'no-store')
  }
  assert.equal(await (await get('/favicon.ico')).text(), 'a page')
})

test('a name in any alphabet is found by its encoded address', async (t) => {
  const get = await site(t)
  const response = await get(`/media/${encodeURIComponent('план')}-1a2b.svg`)
  assert.equal(response.headers.get('Content-Type'), 'image/svg+xml')
})

test('a film can be read from any place', async (t) => {
  const get = await site(t)
  const part = await get('/media/film-1a2b.mp4', { Range: 'bytes=2-5' })
  assert.equal(part.status, 206)
  assert.equal(part.headers.get('Content-Range'), 'bytes 2-5/10')
  assert.equal(part.headers.get('Content-Length'), '4')
  assert.equal(await part.text(), '2345')
  const beyond = await get('/media/film-1a2b.mp4', { Range: 'bytes=10-' })
  assert.equal(beyond.status, 416)
  assert.equal(beyond.headers.get('Content-Range'), 'bytes */10')
  const changed = await get('/media/film-1a2b.mp4', { Range: 'bytes=2-5', 'If-Range': '"old"' })
  assert.equal(changed.status, 200)
  assert.equal(await changed.text(), '0123456789')
})

test('HEAD tells the length and sends nothing, POST is not for files', async (t) => {
  const get = await site(t)
  const head = await get('/media/film-1a2b.mp4', {}, 'HEAD')
  assert.equal(head.headers.get('Content-Length'), '10')
  assert.equal(await head.text(), '')
  assert.equal(await (await get('/favicon.ico', {}, 'POST')).text(), 'a page')
})

test('a range is read as RFC 9110 says', () => {
  const cases: [string | undefined, number, ReturnType<typeof byteRange>][] = [
    [undefined, 10, null],
    ['bytes=0-', 10, { start: 0, end: 9 }],
    ['bytes=-3', 10, { start: 7, end: 9 }],
    ['bytes=-30', 10, { start: 0, end: 9 }],
    ['bytes=4-400', 10, { start: 4, end: 9 }],
    ['bytes=-0', 10, 'unsatisfiable'],
    ['bytes=0-', 0, 'unsatisfiable'],
    ['bytes=5-4', 10, null],
    ['bytes=-', 10, null],
    ['bytes=0-1,3-4', 10, null],
    ['lines=0-1', 10, null],
  ]
  for (const [header, size, range] of cases) assert.deepEqual(byteRange(header, size), range, String(header))
})
