import assert from 'node:assert/strict'
import { test } from 'node:test'
import { StartError } from '../start-error.ts'
import { metricsListener } from './metrics-listener.ts'

const read = async () => ({ text: 'site_leads_total 1\n', type: 'text/plain; version=0.0.4' })

test('the figures are at one address of a port of their own, for reading only', async (t) => {
  const { port, close } = await metricsListener(read, '127.0.0.1', 0)
  t.after(close)
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  const answer = await ask('/metrics?x=1')
  assert.deepEqual([answer.status, await answer.text()], [200, 'site_leads_total 1\n'])
  assert.equal(answer.headers.get('Content-Type'), 'text/plain; version=0.0.4')
  assert.equal(answer.headers.get('Cache-Control'), 'no-store')
  assert.equal((await ask('/')).status, 404)
  assert.equal((await ask('/metrics', { method: 'POST' })).status, 405)
})

test('figures that cannot be read are an answer too', async (t) => {
  const { port, close } = await metricsListener(() => Promise.reject(new Error('no')), '127.0.0.1', 0)
  t.after(close)
  assert.equal((await fetch(`http://127.0.0.1:${port}/metrics`)).status, 500)
})

test('a port that is taken is told by the name of its setting', async (t) => {
  const { port, close } = await metricsListener(read, '127.0.0.1', 0)
  t.after(close)
  await assert.rejects(metricsListener(read, '127.0.0.1', port), (error) => {
    assert.ok(error instanceof StartError)
    assert.match(error.message, new RegExp(`^The port ${port} on 127\\.0\\.0\\.1 for /metrics .*EADDRINUSE`))
    assert.match(error.message, /METRICS_PORT/)
    return true
  })
})
