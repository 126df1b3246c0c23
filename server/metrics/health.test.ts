import assert from 'node:assert/strict'
import { test } from 'node:test'
import { health } from './health.ts'

test('the process is alive whatever its parts do', async () => {
  const response = await health({ database: () => Promise.reject(new Error('gone')) }).request('/healthz')
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('Cache-Control'), 'no-store')
})

test('it is ready when every part answers, whatever the figures are', async () => {
  const figures = { lead_journal: () => 3 }
  const response = await health({ database: async () => 1, api: async () => 2 }, { figures }).request(
    '/readyz',
  )
  assert.equal(response.status, 200)
  assert.deepEqual(await response.json(), {
    ready: true,
    parts: { database: true, api: true },
    figures: { lead_journal: 3 },
  })
})

test('it is not ready while a part fails or stays silent', async () => {
  const failing = () => Promise.reject(new Error('gone'))
  const response = await health({ database: failing, api: async () => 2 }).request('/readyz')
  assert.equal(response.status, 503)
  assert.deepEqual(await response.json(), {
    ready: false,
    parts: { database: false, api: true },
    figures: {},
  })
  const silent = await health({ database: () => new Promise(() => {}) }, { timeoutMs: 20 }).request('/readyz')
  assert.equal(silent.status, 503)
})

test('one part can be asked for alone', async () => {
  const site = health({ database: () => Promise.reject(new Error('gone')), accepting: async () => {} })
  const one = async (name: string) => (await site.request(`/readyz?part=${name}`)).status
  assert.deepEqual(await Promise.all(['accepting', 'database', 'unknown'].map(one)), [200, 503, 404])
})
