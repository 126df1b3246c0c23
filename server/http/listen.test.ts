import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '#tests/helpers/until.ts'
import { listen } from './listen.ts'

const hello = () => new Response('hello')

test('port 0 is a free port', async (t) => {
  const one = await listen(hello, '127.0.0.1', 0)
  t.after(() => one.shutdown.close(0))
  assert.equal(await (await fetch(`http://127.0.0.1:${one.port}/`)).text(), 'hello')
})

test('a taken port is told with what to change and how to see who holds it', async (t) => {
  const one = await listen(hello, '127.0.0.1', 0)
  t.after(() => one.shutdown.close(0))
  await assert.rejects(listen(hello, '127.0.0.1', one.port), (error: Error) => {
    assert.equal(error.name, 'StartError')
    assert.match(error.message, new RegExp(`Port ${one.port} .*taken`))
    assert.match(error.message, new RegExp(`PORT=${one.port + 1} npm start`))
    assert.match(error.message, new RegExp(`lsof -i :${one.port}`))
    return true
  })
})

test('an address of another machine is told as a matter of HOST', async () => {
  await assert.rejects(listen(hello, '203.0.113.1', 0), {
    name: 'StartError',
    message: /HOST is set to 203\.0\.113\.1/,
  })
})

test('a request that is being answered finishes before the end, new ones are not taken', async () => {
  const started = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const slow = async (request: Request) => {
    if (!request.url.endsWith('/slow')) return hello()
    started.resolve()
    await go.promise
    return new Response('finished')
  }
  const one = await listen(slow, '127.0.0.1', 0)
  const answer = fetch(`http://127.0.0.1:${one.port}/slow`)
  await started.promise
  const closed = one.shutdown.close(60_000)
  const isRefused = () =>
    fetch(`http://127.0.0.1:${one.port}/`).then(
      () => false,
      () => true,
    )
  await until(isRefused)
  go.resolve()
  assert.equal(await (await answer).text(), 'finished')
  await closed
})

test('once it drains it goes on answering, and every answer is the last one of its connection', async (t) => {
  const started = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const answer = async (request: Request) => {
    if (request.url.endsWith('/slow')) {
      started.resolve()
      await go.promise
    }
    return new Response('hello')
  }
  const one = await listen(answer, '127.0.0.1', 0)
  t.after(() => one.shutdown.close(0))
  const connectionAfter = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${one.port}${path}`)
    assert.equal(await response.text(), 'hello')
    return response.headers.get('Connection')
  }
  assert.equal(await connectionAfter('/'), 'keep-alive')
  const underWay = connectionAfter('/slow')
  await started.promise
  one.shutdown.drain()
  assert.deepEqual(await Promise.all([connectionAfter('/'), connectionAfter('/')]), ['close', 'close'])
  go.resolve()
  assert.equal(await underWay, 'close')
})

test('who is turned away may ask again elsewhere, and forms are still taken', async (t) => {
  const one = await listen(hello, '127.0.0.1', 0)
  t.after(() => one.shutdown.close(0))
  const ask = (method: string) => fetch(`http://127.0.0.1:${one.port}/`, { method })
  assert.equal((await ask('GET')).status, 200)
  const dropped = one.shutdown.dropRepeatable()
  await assert.rejects(ask('GET'))
  await assert.rejects(ask('HEAD'))
  assert.equal((await ask('POST')).status, 200)
  await dropped
  assert.equal((await ask('POST')).status, 200, 'the port is open until it is closed')
})

test('a request that never ends is cut off at the limit', async () => {
  const one = await listen(() => new Promise<Response>(() => {}), '127.0.0.1', 0)
  const answer = fetch(`http://127.0.0.1:${one.port}/`)
  const failed = assert.rejects(answer)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await one.shutdown.close(100)
  await failed
})

test('headers above the limit are refused by 431', async (t) => {
  const one = await listen(hello, '127.0.0.1', 0)
  t.after(() => one.shutdown.close(0))
  const response = await fetch(`http://127.0.0.1:${one.port}/`, { headers: { Cookie: 'a'.repeat(60_000) } })
  assert.equal(response.status, 431)
})
