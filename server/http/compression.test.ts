import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { compression, compressed } from './compression.ts'
import { acceptedEncodings } from './encodings.ts'

const long = 'Квартира с видом на горы. '.repeat(200)

function html(body: string | Uint8Array<ArrayBuffer> = long, headers: Record<string, string> = {}) {
  return new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })
}

const accepted: [string | undefined, string[]][] = [
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0.5, gzip;q=0.9', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0.5, br;q=0', ['gzip']],
  ['identity', []],
  ['BR;Q=1', ['br']],
  ['br;q=nonsense', []],
]

test('encodings are taken by their weight, brotli first', () => {
  for (const [header, encodings] of accepted)
    assert.deepEqual(acceptedEncodings(header), encodings, String(header))
})

test('a text over 1 KB is packed in the best encoding that the caller takes', async () => {
  const br = await compressed(html(), 'gzip, br')
  assert.equal(br.headers.get('Content-Encoding'), 'br')
  assert.equal(br.headers.get('Vary'), 'Accept-Encoding')
  assert.equal(brotliDecompressSync(new Uint8Array(await br.arrayBuffer())).toString(), long)
  const gzip = await compressed(html(), 'gzip, br;q=0')
  assert.equal(gzip.headers.get('Content-Encoding'), 'gzip')
  assert.equal(gunzipSync(new Uint8Array(await gzip.arrayBuffer())).toString(), long)
})

test('a caller that takes no encoding gets the text plain, still marked as varying', async () => {
  const plain = await compressed(html(long, { Vary: 'Accept-Language' }), undefined)
  assert.equal(plain.headers.get('Content-Encoding'), null)
  assert.equal(plain.headers.get('Vary'), 'Accept-Language, Accept-Encoding')
  assert.equal(await plain.text(), long)
})

test('short, packed and foreign bodies are left as they are', async () => {
  const short = await compressed(html('short'), 'br')
  assert.equal(short.headers.get('Content-Encoding'), null)
  const packed = html(new Uint8Array(5000), { 'Content-Encoding': 'gzip' })
  assert.equal(await compressed(packed, 'br'), packed)
  const picture = html(new Uint8Array(5000), { 'Content-Type': 'image/avif' })
  assert.equal(await compressed(picture, 'br'), picture)
  const part = new Response(long, { status: 206, headers: { 'Content-Type': 'text/plain' } })
  assert.equal(await compressed(part, 'br'), part)
  const asIs = html(long, { 'Cache-Control': 'no-transform' })
  assert.equal(await compressed(asIs, 'br'), asIs)
})

test('a strong tag becomes weak, since the bytes differ', async () => {
  assert.equal((await compressed(html(long, { ETag: '"a"' }), 'br')).headers.get('ETag'), 'W/"a"')
  assert.equal((await compressed(html(long, { ETag: 'W/"a"' }), 'br')).headers.get('ETag'), 'W/"a"')
})

test('the length of the plain text does not survive the packing', async () => {
  const app = new Hono()
    .use(compression)
    .get('/', () => html(long, { 'Content-Length': String(Buffer.byteLength(long)), 'Set-Cookie': 'a=1' }))
  const response = await app.request('/', { headers: { 'Accept-Encoding': 'br' } })
  const bytes = new Uint8Array(await response.arrayBuffer())
  assert.equal(response.headers.get('Content-Encoding'), 'br')
  assert.equal(Number(response.headers.get('Content-Length') ?? bytes.length), bytes.length)
  assert.deepEqual(response.headers.getSetCookie(), ['a=1'])
})
