import assert from 'node:assert/strict'
import { allEndpoints } from '#contract/all-endpoints.ts'
import { getAwards } from '#contract/awards.ts'
import { postCallback } from '#contract/feedback.ts'
import { send } from '#tests/helpers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases.ts'
import { sampleApi } from '#tests/helpers/sample-api.ts'
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
    assert.ok(!Object.keys(refusals).some((status) => status === '401' || status === '403'), name)
    if (!endpoint.path.startsWith('/api/') || endpoint.method !== 'GET') continue
    const answer = await send(api, endpoint, sampleCall(endpoint))
    assert.equal(answer.status, 200, name)
    assert.equal(answer.headers.get('Set-Cookie'), null, name)
  }
})
