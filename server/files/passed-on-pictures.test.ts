import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Hono } from 'hono'
import sharp from 'sharp'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { listeningServer } from '#tests/helpers/servers/listening-server.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { staticFiles } from '../http/static-files.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { madeFile } from './media-folder.ts'
import { otherPictures, passedOnPictures, pictureOrNone } from './passed-on-pictures.ts'

test('R520 with API_BASE_URL a picture comes from the data folder, and one that is not there from the other server', async (t) => {
  const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a93f26' } })
  const [webp, avif] = [await photo.clone().webp().toBuffer(), await photo.clone().avif().toBuffer()]
  const theirs: Readonly<Record<string, [type: string, bytes: Uint8Array]>> = {
    '/media/house-0123abcd-480.webp': ['image/webp', webp],
    '/media/house-0123abcd-480.avif': ['image/avif', avif],
    '/media/login-0123abcd-480.webp': ['text/html', Buffer.from('<html>Sign in</html>')],
    '/media/false-0123abcd-480.webp': ['image/webp', Buffer.from('<html>Sign in</html>')],
  }
  const asked: string[] = []
  const baseUrl = await listeningServer(t, ({ url = '' }, response) => {
    asked.push(url)
    const [type, bytes] = theirs[url] ?? []
    if (type === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(bytes)
  })
  const folder = temporaryFolder(t)
  writeFileSync(join(folder, 'own-0123abcd-480.webp'), webp)
  const site = new Hono<ServerContext>().get(
    '*',
    staticFiles([], madeFile(folder), passedOnPictures(otherPictures(baseUrl, recordingLog()))),
  )
  for (const path of Object.keys(theirs).slice(0, 2)) {
    const answer = await site.request(path)
    assert.equal(answer.status, 200, path)
    assert.equal(answer.headers.get('Cache-Control'), 'public, max-age=31536000, immutable')
    assert.equal(answer.headers.get('Content-Type'), theirs[path]?.[0])
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), theirs[path]?.[1])
  }
  asked.length = 0
  assert.equal((await site.request('/media/own-0123abcd-480.webp')).status, 200)
  assert.deepEqual(asked, [])
  for (const path of ['/media/login-0123abcd-480.webp', '/media/false-0123abcd-480.webp'])
    assert.equal((await site.request(path)).status, 503, path)
  assert.equal((await site.request('/media/gone-0123abcd-480.webp')).status, 404)
  asked.length = 0
  for (const path of ['/media/left.json', '/media/..%2fsite.sqlite', '/api/x-0123abcd-480.webp'])
    assert.equal((await site.request(path)).status, 404, path)
  assert.deepEqual(asked, [])
})

test('R566 another server is asked for few pictures at once, once for each, and not again for one that it does not have', async (t) => {
  const webp = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a93f26' } })
    .webp()
    .toBuffer()
  const asked: string[] = []
  let [open, mostOpen] = [0, 0]
  const baseUrl = await listeningServer(t, ({ url = '' }, response) => {
    asked.push(url)
    open++
    mostOpen = Math.max(mostOpen, open)
    setTimeout(() => {
      open--
      if (url.includes('gone')) response.writeHead(404).end()
      else response.writeHead(200, { 'Content-Type': 'image/webp' }).end(webp)
    }, 20)
  })
  const find = otherPictures(baseUrl, recordingLog())
  const several = Array.from({ length: 60 }, (_, index) => `/media/house-0123abcd-${index}.webp`)
  const found = await Promise.all([...several, ...several].map(find))
  assert.ok(found.every((bytes) => bytes?.byteLength === webp.byteLength))
  assert.deepEqual(asked.toSorted(), several.toSorted())
  assert.ok(mostOpen > 1 && mostOpen <= 16, String(mostOpen))
  asked.length = 0
  const gone = '/media/gone-0123abcd-480.webp'
  assert.deepEqual(await Promise.all([find(gone), find(gone)]), [null, null])
  assert.equal(await find(gone), null)
  assert.deepEqual(asked, [gone])
  const many = Array.from({ length: 700 }, (_, index) => `/media/many-0123abcd-${index}.webp`)
  const ends = await Promise.allSettled(many.map(find))
  const refused = ends.filter(({ status }) => status === 'rejected').length
  assert.ok(refused > 150 && refused < 250, String(refused))
})

test('R566 a picture of another server without end is given up, and each reason is logged once a minute', async (t) => {
  const beginning = Buffer.concat([Buffer.from('RIFF____WEBP'), Buffer.alloc(1_000_000)])
  const baseUrl = await listeningServer(t, ({ url = '' }, response) => {
    if (url.includes('broken')) return response.writeHead(500).end()
    response.writeHead(200, { 'Content-Type': 'image/webp' })
    const more = () => {
      while (!response.destroyed && response.write(beginning));
      response.once('drain', more)
    }
    return more()
  })
  const log = recordingLog()
  const find = otherPictures(baseUrl, log)
  const site = new Hono().get('*', async (c) => (await passedOnPictures(find)(c)) ?? c.notFound())
  assert.equal((await site.request('/media/endless-0123abcd-480.webp')).status, 503)
  for (const name of ['a', 'b', 'c'])
    assert.equal(await pictureOrNone(find, `/media/broken-${name}-0123abcd-1.webp`), null)
  assert.deepEqual(
    log.lines.map(({ facts }) => facts['reason']),
    ['the file is too large', 'status 500'],
  )
})

test('R1140 A41 a picture that another server names by a path alone comes from the root of its host', async (t) => {
  const photo = sharp({ create: { width: 30, height: 20, channels: 3, background: '#a93f26' } })
  const drawing = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'
  const theirs: Readonly<Record<string, [type: string, bytes: Uint8Array]>> = {
    '/storage/house.jpg': ['image/jpeg', await photo.clone().jpeg().toBuffer()],
    '/media/plans/1.png': ['image/png', await photo.clone().png().toBuffer()],
    '/uploads/%D0%B4%D0%BE%D0%BC.JPEG': ['image/webp', await photo.clone().webp().toBuffer()],
    '/a.gif': ['image/gif', await photo.clone().gif().toBuffer()],
    '/storage/plan.svg': ['image/svg+xml', Buffer.from(drawing)],
  }
  const asked: string[] = []
  const origin = await listeningServer(t, ({ url = '' }, response) => {
    asked.push(url)
    const [, bytes] = theirs[url] ?? []
    if (bytes !== undefined)
      response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(bytes)
    else if (url.includes('page')) response.writeHead(200, { 'Content-Type': 'image/png' }).end('<html>')
    else response.writeHead(404).end()
  })
  const find = otherPictures(`${origin}/backend`, recordingLog())
  const site = new Hono<ServerContext>().get('*', staticFiles([], madeFile(''), passedOnPictures(find)))
  for (const [path, [type, bytes]] of Object.entries(theirs)) {
    const answer = await site.request(path)
    assert.equal(answer.status, 200, path)
    assert.equal(answer.headers.get('Content-Type'), type)
    assert.equal(answer.headers.get('Cache-Control'), 'public, max-age=3600')
    assert.equal(
      answer.headers.get('Content-Security-Policy')?.includes('sandbox') ?? false,
      path.endsWith('.svg'),
    )
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), Buffer.from(bytes))
    assert.equal((await site.request(`${path}?v=2`, { method: 'HEAD' })).status, 200)
  }
  assert.deepEqual(asked, Object.keys(theirs))
  assert.equal((await site.request('/storage/page.png')).status, 503)
  assert.equal((await site.request('/storage/gone.png')).status, 404)
  asked.length = 0
  const never = [
    '/api/estates/1.png',
    '/storage/cv.pdf',
    '/storage/x.php',
    '/.git/logo.png',
    '/storage/.hidden.png',
    '/storage/..%2fsecret.png',
    `/${'a'.repeat(500)}.png`,
  ]
  for (const path of never) assert.equal((await site.request(path)).status, 404, path)
  assert.deepEqual(asked, [])
})

test('R1140 a picture whose name stays is asked for again after ten minutes, one with a hash never', async (t) => {
  const picture = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#a93f26' } })
    .webp()
    .toBuffer()
  const asked: string[] = []
  const origin = await listeningServer(t, ({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(200).end(picture)
  })
  let now = 0
  const find = otherPictures(origin, recordingLog(), () => now)
  const both = ['/storage/house.webp', '/media/house-0123abcd-480.webp']
  for (const minute of [0, 9, 11]) {
    now = 1 + minute * 60_000
    for (const path of both) await find(path)
  }
  assert.deepEqual(asked, [...both, '/storage/house.webp'])
})
