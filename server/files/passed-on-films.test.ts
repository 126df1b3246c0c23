import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { Hono } from 'hono'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { listeningServer } from '#tests/helpers/servers/listening-server.ts'
import { parseEnv } from '../env.ts'
import { renderQueue } from '../http/render-queue.ts'
import { staticFiles } from '../http/static-files.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { passedOnFilms } from './passed-on-films.ts'

const film = Buffer.from('0123456789'.repeat(1000))

function part(response: ServerResponse, range: string | undefined) {
  const [, start = '', end = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  const headers = { 'Content-Type': 'application/octet-stream', 'Accept-Ranges': 'bytes', ETag: '"1"' }
  if (range === undefined)
    return response.writeHead(200, { ...headers, 'Content-Length': String(film.length) }).end(film)
  const last = end === '' ? film.length - 1 : Number(end)
  if (Number(start) >= film.length)
    return response.writeHead(416, { ...headers, 'Content-Range': `bytes */${film.length}` }).end()
  return response
    .writeHead(206, { ...headers, 'Content-Range': `bytes ${start}-${last}/${film.length}` })
    .end(film.subarray(Number(start), last + 1))
}

test('R1144 R169 A41 a film that another server names by a path alone plays, part by part', async (t) => {
  const asked: string[] = []
  const origin = await listeningServer(t, ({ url = '', headers }, response) => {
    asked.push(url)
    if (url.includes('gone')) return response.writeHead(404).end()
    if (url.includes('login')) return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>')
    if (url.includes('broken')) return response.writeHead(500).end()
    return part(response, headers.range)
  })
  const log = recordingLog()
  const films = passedOnFilms(`${origin}/backend`, { log, queue: renderQueue(parseEnv({})) })
  const site = new Hono<ServerContext>()
    .use(async (c, next) => {
      c.set('clientAddress', '')
      c.set('requestId', 'request-1')
      await next()
    })
    .get('*', staticFiles([], undefined, films))
  const whole = await site.request('/storage/yard.mp4')
  assert.deepEqual([whole.status, whole.headers.get('Content-Type')], [200, 'video/mp4'])
  assert.deepEqual(Buffer.from(await whole.arrayBuffer()), film)
  const some = await site.request('/storage/yard.webm', { headers: { Range: 'bytes=5-14' } })
  assert.deepEqual(
    [some.status, some.headers.get('Content-Range'), some.headers.get('Content-Type'), await some.text()],
    [206, 'bytes 5-14/10000', 'video/webm', '5678901234'],
  )
  assert.equal((await site.request('/storage/yard.mp4', { headers: { Range: 'bytes=99999-' } })).status, 416)
  const head = await site.request('/storage/yard.mp4', { method: 'HEAD' })
  assert.deepEqual([head.status, head.headers.get('Content-Length'), await head.text()], [200, '10000', ''])
  assert.equal((await site.request('/storage/gone.mp4')).status, 404)
  for (const name of ['login', 'broken']) assert.equal((await site.request(`/${name}.mp4`)).status, 503)
  assert.deepEqual(
    log.lines.map(({ facts }) => facts['reason']),
    ['the file is of another type', 'status 500'],
  )
  asked.length = 0
  for (const path of ['/api/film.mp4', '/.well/film.mp4', '/a/..%2ffilm.mp4', '/film.mov'])
    assert.equal((await site.request(path)).status, 404, path)
  assert.deepEqual(asked, [])
})
