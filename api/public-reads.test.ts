import assert from 'node:assert/strict'
import { getAwards } from '#contract/awards.ts'
import { postCallback } from '#contract/feedback.ts'
import { eachDatabase } from '#tests/helpers/databases.ts'
import { sampleApi } from '#tests/helpers/sample-api.ts'

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
