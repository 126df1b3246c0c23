import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Hono } from 'hono'
import sharp from 'sharp'
import { pngPath, sourceOfPng } from '#contract/png-pictures.ts'
import { type DocumentThread, documentThread, TooManyDocuments } from '#documents/document-thread.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { parseEnv } from '../env.ts'
import { renderQueue } from '../http/render-queue.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import type { OtherPictures } from './passed-on-pictures.ts'
import { pngPictures } from './png-pictures.ts'

const documents = documentThread()
after(documents.close)

type Parts = { documents?: Pick<DocumentThread, 'make'>; otherPictures?: OtherPictures }

function site(files: readonly string[], { documents: thread = documents, otherPictures }: Parts = {}) {
  const answer = pngPictures({ files, documents: thread, otherPictures, queue: renderQueue(parseEnv({})) })
  return new Hono<ServerContext>()
    .use(async (c, next) => {
      c.set('clientAddress', '')
      await next()
    })
    .get('*', answer)
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><path fill="#0a0" d="M40 0h40v60H40z"/></svg>'

test('R710 a drawing and a picture of a plan are there as PNG on white', async (t) => {
  const folder = temporaryFolder(t)
  mkdirSync(join(folder, 'media/plans'), { recursive: true })
  writeFileSync(join(folder, 'media/plans/a-detail-ru-1a2b3c4d.svg'), drawing)
  const green = {
    width: 90,
    height: 30,
    channels: 4,
    background: { r: 0, g: 160, b: 0, alpha: 0.5 },
  } as const
  const webp = await sharp({ create: green }).webp({ lossless: true }).toBuffer()
  writeFileSync(join(folder, 'media/feed-1a-00000000-90.webp'), webp)
  const app = site([folder])
  const sizes: unknown[] = []
  for (const path of ['/media/plans/a-detail-ru-1a2b3c4d.svg', '/media/feed-1a-00000000-90.webp']) {
    const response = await app.request(pngPath(path))
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('Content-Type'), 'image/png')
    assert.match(response.headers.get('Cache-Control') ?? '', /immutable/)
    const bytes = Buffer.from(await response.arrayBuffer())
    const { format, width, height, hasAlpha } = await sharp(bytes).metadata()
    sizes.push([format, width, height, hasAlpha])
    const [red = 0, greenness = 0] = await sharp(bytes)
      .extract({ left: width - 2, top: 2, width: 1, height: 1 })
      .raw()
      .toBuffer()
    assert.ok(greenness > red, 'the right half is green')
  }
  assert.deepEqual(sizes, [
    ['png', 1600, 1200, false],
    ['png', 90, 30, false],
  ])
})

test('R710 only drawings and pictures of ours have a PNG, and one that is nowhere has none', async (t) => {
  const app = site([temporaryFolder(t)])
  for (const path of [
    '/media/plans/gone-1a2b3c4d.svg.png',
    '/media/../secret.svg.png',
    '/media/a.mp4.png',
    '/media/a.png',
  ])
    assert.equal((await app.request(path)).status, 404, path)
  assert.equal(sourceOfPng('/media/a b.svg.png'), null)
  assert.equal(pngPath('https://pictures.example/a.svg'), 'https://pictures.example/a.svg')
  assert.equal(pngPath('/media/a.jpg'), '/media/a.jpg')
})

test('R710 the PNG of a picture of another server is made here, and too many at once are sent away', async (t) => {
  const asked: string[] = []
  const otherPictures: OtherPictures = async (path) => {
    asked.push(path)
    return new Uint8Array(Buffer.from(drawing))
  }
  const path = '/media/feed-1a-00000000-90.webp.png'
  assert.equal((await site([temporaryFolder(t)], { otherPictures }).request(path)).status, 200)
  assert.deepEqual(asked, ['/media/feed-1a-00000000-90.webp'])
  const busy = { make: () => Promise.reject(new TooManyDocuments()) }
  const refused = await site([temporaryFolder(t)], { otherPictures, documents: busy }).request(path)
  assert.deepEqual([refused.status, refused.headers.get('Retry-After')], [429, '5'])
})
