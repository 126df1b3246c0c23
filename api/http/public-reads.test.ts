import assert from 'node:assert/strict'
import { allEndpoints } from '#contract/all-endpoints.ts'
import { getAwards } from '#contract/awards.ts'
import { postCallback } from '#contract/feedback.ts'
import { send } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { sampleCall } from '#tests/helpers/sample-calls.ts'

eachDatabase('R149 a page of any site may read, and none may write', async (db, _engine, t) => {
  const { api } = await sampleApi(t, db)
  const headers = { Origin: 'https://another.example' }
  for (const path of [getAwards.path, '/api/estates/0']) {
    const read = await api.request(path, { headers })
    assert.equal(read.headers.get('Access-Control-Allow-Origin'), '*', path)
  }
  const written = await api.request(postCallback.path, { method: 'POST', headers })
  assert.equal(written.headers.get('Access-Control-Allow-Origin'), null)
})

eachDatabase('R8 R149 no call asks who calls, and none remembers it', async (db, _engine, t) => {
  const { api } = await sampleApi(t, db)
  for (const { name, endpoint, refusals } of allEndpoints) {
    assert.ok(!('401' in refusals), name)
    // What a page of another site must not write (R388) anybody may.
    assert.ok(endpoint.method === 'POST' || !('403' in refusals), name)
    if (!endpoint.path.startsWith('/api/') || endpoint.method !== 'GET') continue
    const answer = await send(api, endpoint, sampleCall(endpoint))
    assert.equal(answer.status, 200, name)
    assert.equal(answer.headers.get('Set-Cookie'), null, name)
  }
})

eachDatabase(
  'R229 a browser’s question before a read of another site is answered',
  async (db, _engine, t) => {
    const { api } = await sampleApi(t, db)
    const asked = {
      Origin: 'https://another.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'if-none-match',
    }
    const preflight = await api.request(getAwards.path, { method: 'OPTIONS', headers: asked })
    assert.deepEqual([preflight.status, preflight.headers.get('Allow')], [204, 'GET, HEAD, OPTIONS'])
    assert.equal(preflight.headers.get('Access-Control-Allow-Origin'), '*')
    assert.equal(preflight.headers.get('Access-Control-Allow-Methods'), 'GET, HEAD')
    assert.match(preflight.headers.get('Access-Control-Allow-Headers') ?? '', /If-None-Match/)
    const read = await api.request(getAwards.path, { headers: asked })
    assert.match(read.headers.get('Access-Control-Expose-Headers') ?? '', /\bETag\b.*\bX-Request-Id\b/)

    const write = await api.request(postCallback.path, { method: 'OPTIONS', headers: asked })
    assert.deepEqual([write.status, write.headers.get('Allow')], [204, 'POST, OPTIONS'])
    assert.equal(write.headers.get('Access-Control-Allow-Origin'), null)
    assert.equal((await api.request('/api/nowhere', { method: 'OPTIONS' })).status, 404)
  },
)
