import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from '#tests/helpers/until.ts'
import { listen } from './listen.ts'

/** Short versions of the limits in `limits.ts`: no test can wait for a minute. Milliseconds. */
const short = { headers: 300, request: 600, silence: 500 }

/** More than the buffers of both ends take. */
const bigAnswer = new Uint8Array(32 * 1024 * 1024)

async function quickTempered(t: TestContext, silence = short.silence) {
  const received: string[] = []
  const listener = await listen(
    async (request) => {
      if (new URL(request.url).pathname === '/big') return new Response(bigAnswer)
      received.push(await request.text())
      return new Response('taken')
    },
    '127.0.0.1',
    0,
  )
  t.after(() => listener.shutdown.close(0))
  const { server } = listener
  server.headersTimeout = short.headers
  server.requestTimeout = short.request
  server.timeout = silence
  const open = async () => {
    const socket = connect(listener.port, '127.0.0.1')
    t.after(() => socket.destroy())
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
  return { open, connections, received, port: listener.port }
}

/** Sends bytes one by one while the server takes them; returns its answer. */
async function drip(socket: Socket, start: string, byte: string): Promise<string> {
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  // A reset is an end, too; `once` would take it for a failure.
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(start)
  const drops = setInterval(() => socket.write(byte), 50)
  await closed
  clearInterval(drops)
  return answer
}

test('whoever sends headers byte by byte is cut off', async (t) => {
  const { open, received } = await quickTempered(t)
  const answer = await drip(await open(), 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'a')
  assert.match(answer, /^HTTP\/1\.1 408 /)
  assert.deepEqual(received, [])
})

test('whoever sends a body byte by byte is cut off, and nothing is taken', async (t) => {
  const { open, received } = await quickTempered(t)
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n'
  const answer = await drip(await open(), head, 'a')
  assert.doesNotMatch(answer, / 200 /)
  assert.deepEqual(received, [])
})

test('whoever asks for much and does not read it is cut off', async (t) => {
  const { open, connections } = await quickTempered(t)
  const socket = await open()
  socket.pause()
  socket.write('GET /big HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await until(async () => (await connections()) === 1)
  await until(async () => (await connections()) === 0)
})

test('whoever reads slowly, but reads, gets everything', async (t) => {
  // A busy machine may stop everything for half a second; that is no silence of the reader.
  const silence = 4 * short.silence
  const { port } = await quickTempered(t, silence)
  const response = await fetch(`http://127.0.0.1:${port}/big`)
  const start = performance.now()
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    // Longer than the limit in total, never as long at once.
    if (performance.now() - start < 1.5 * silence) await wait(10)
    bytes += chunk.length
  }
  assert.equal(bytes, bigAnswer.length)
})

test('slow ones take nothing from the others', async (t) => {
  const { open, port } = await quickTempered(t)
  const slow = await Promise.all(Array.from({ length: 200 }, open))
  for (const socket of slow) socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na')
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'quick' })
  assert.equal(await answer.text(), 'taken')
})
