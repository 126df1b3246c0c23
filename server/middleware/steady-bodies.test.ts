import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { multipartBody, multipartPost } from '#tests/helpers/multipart.ts'
import { wholeForms } from './limits.ts'
import { steadyBodies } from './steady-bodies.ts'

const pace = { silence: 400, rate: 1000 }

const app = new Hono()
  .use(steadyBodies(pace))
  .post('/page', wholeForms)
  .post('*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))
  .onError((_, c) => c.body(null, 500))

/** A body in pieces of so many bytes, one every so many milliseconds. */
function dripping(whole: Buffer, piece: number, ms: number): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream(
    {
      async pull(controller) {
        if (sent >= whole.length) return controller.close()
        await wait(ms)
        controller.enqueue(new Uint8Array(whole.subarray(sent, sent + piece)))
        sent += piece
      },
    },
    { highWaterMark: 0 },
  )
}

const form = multipartBody([{ name: 'name', content: 'x'.repeat(2000) }])
const send = (path: string, piece: number, ms: number) =>
  app.request(path, multipartPost(dripping(form, piece, ms)))

test('R396 a form that comes byte by byte is broken off long before its end', async () => {
  const began = performance.now()
  const answer = await send('/page', 1, 10)
  assert.equal(answer.status, 408)
  assert.ok(performance.now() - began < 2000, 'in its whole length it would take 20 seconds')
  assert.equal((await send('/api', 1, 10)).status, 500)
})

test('R396 silence in the middle of a form breaks it off, however quick its beginning was', async () => {
  assert.equal((await send('/page', form.length - 10, 800)).status, 408)
})

test('R396 a form that comes slowly but steadily is taken, over a longer time than any silence may last', async () => {
  const answer = await send('/page', 100, 25)
  assert.deepEqual([answer.status, await answer.text()], [200, String(form.length)])
})

test('R396 time in which nobody reads does not count against the sender', async () => {
  const patient = new Hono().use(steadyBodies(pace)).post('*', async (c) => {
    await wait(900)
    return c.text(String((await c.req.arrayBuffer()).byteLength))
  })
  const answer = await patient.request('/', multipartPost(dripping(form, 1000, 1)))
  assert.equal(await answer.text(), String(form.length))
})
