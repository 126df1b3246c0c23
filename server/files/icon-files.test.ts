import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { Hono } from 'hono'
import sharp from 'sharp'
import { ApiFailure } from '#contract/api-client.ts'
import { iconFiles } from '#contract/icons.ts'
import { documentThread, TooManyDocuments } from '#documents/document-thread.ts'
import { createApiClient } from '../api-client/api-client.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { iconAnswers } from './icon-files.ts'

const square = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`
/** A mark on a round-cornered ground of its own, and one without a ground that reaches into the corners. */
const grounded = square(
  '<rect width="10" height="10" rx="2" fill="#ff0000"/><path d="M4 4h2v2H4Z" fill="#fff"/>',
)
const bare = square('<path d="M0 0 10 10M10 0 0 10" stroke="#0000ff"/>')

type Dictionaries = { company: { name: string; colours?: object }; icon?: string; icon_picture?: object }

/** The icons of a site whose API has these dictionaries; null: it does not answer. */
function iconsOf(t: TestContext, dictionaries: Dictionaries | null, documents = documentThread()) {
  if ('close' in documents) t.after(documents.close)
  const call = async () => {
    if (dictionaries === null) throw new ApiFailure(503, { message: 'down' })
    return { data: dictionaries }
  }
  const apiClient = createApiClient({ call, lifetime: 60_000, onChange() {} })
  const queue = { admit: async () => {} }
  const app = new Hono<ServerContext>().get('*', iconAnswers(apiClient, { files: [], documents, queue }))
  const ask = async (path: string, headers = {}) => app.request(path, { headers })
  const pixels = async (path: string) => {
    const bytes = Buffer.from(await (await ask(path)).arrayBuffer())
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)].join()
    return { at, ...info }
  }
  return { ask, pixels }
}

test('R531 the icons have the sizes that their table says, drawn from the icon of the company', async (t) => {
  const { ask } = iconsOf(t, { company: { name: '' }, icon: grounded })
  for (const { path, side, look } of iconFiles) {
    const response = await ask(path)
    assert.equal(response.status, 200)
    const bytes = Buffer.from(await response.arrayBuffer())
    assert.equal(response.headers.get('Content-Length'), String(bytes.length))
    if (look === 'tab') {
      assert.deepEqual([bytes.readUInt16LE(2), bytes.readUInt16LE(4), bytes.readUInt8(6)], [1, 1, side])
      assert.equal(bytes.length - bytes.readUInt32LE(18), bytes.readUInt32LE(14))
    }
    const png = look === 'tab' ? bytes.subarray(bytes.readUInt32LE(18)) : bytes
    const { width, height, format } = await sharp(png).metadata()
    assert.deepEqual([width, height, format], [side, side, 'png'], path)
  }
  assert.equal((await ask('/icon-64.png')).status, 404)
})

test('R531 the ground of an icon goes on to its corners, and systems that cut it leave the mark whole', async (t) => {
  const own = iconsOf(t, { company: { name: '' }, icon: grounded })
  for (const path of ['/apple-touch-icon.png', '/icon-maskable-512.png']) {
    assert.equal((await own.pixels(path)).at(0, 0), '255,0,0,255', path)
  }
  const { at, width } = await iconsOf(t, { company: { name: '' }, icon: bare }).pixels(
    '/icon-maskable-512.png',
  )
  // The circle that every mask keeps has a radius of two fifths of the icon (W3C, Web Application Manifest).
  const [middle, safe] = [width / 2, width * 0.4]
  let drawn = 0
  for (let y = 0; y < width; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const isGround = at(x, y) === '255,255,255,255'
      if (!isGround) drawn += 1
      assert.ok(isGround || Math.hypot(x - middle, y - middle) <= safe, `${x}, ${y}`)
    }
  }
  assert.ok(drawn > 100)
})

test('R531 without a drawing, or with one that cannot be taken, the icon is a house in the main colour', async (t) => {
  const company = { name: '', colours: { main: '#1f3a6e', accent: '#8a1f4b' } }
  const hostile = square('<script>alert(1)</script>')
  const foreign = { src: 'https://a.example/a.png', tab: '' }
  for (const given of [{}, { icon: hostile }, { icon: 'no drawing' }, { icon_picture: foreign }]) {
    const { at } = await iconsOf(t, { company, ...given }).pixels('/icon-192.png')
    assert.equal(at(0, 0), '31,58,110,255')
  }
})

test('R531 an icon is asked for again with its tag, and another brand has another one', async (t) => {
  const { ask } = iconsOf(t, { company: { name: '' }, icon: grounded })
  const tag = (await ask('/icon-192.png')).headers.get('ETag') ?? ''
  assert.equal((await ask('/icon-192.png', { 'If-None-Match': tag })).status, 304)
  const others = iconsOf(t, { company: { name: '' }, icon: bare })
  assert.equal((await others.ask('/icon-192.png', { 'If-None-Match': tag })).status, 200)
})

test('R531 while the API is down the plain icon stands in and is not kept, and too many drawings are put off', async (t) => {
  const down = await iconsOf(t, null).ask('/favicon.ico')
  assert.equal(down.status, 200)
  assert.match(down.headers.get('Cache-Control') ?? '', /no-store/)
  const full = {
    make: async () => {
      throw new TooManyDocuments()
    },
    close: async () => {},
  }
  const put = await iconsOf(t, { company: { name: '' } }, full).ask('/favicon.ico')
  assert.equal(put.status, 429)
  assert.equal(put.headers.get('Retry-After'), '5')
})
