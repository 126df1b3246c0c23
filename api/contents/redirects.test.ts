import assert from 'node:assert/strict'
import { getRedirect } from '#contract/redirects.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeRow } from '#tests/helpers/databases/rows.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

eachDatabase(
  'R980 A6 the rules of redirects are read once for each state of the content, and a change of them is followed',
  async (db, _, t) => {
    const rule = makeRow('redirects', { path: '/old', target: '/about' })
    const { api, index } = await sampleApi(t, db, { rows: { redirects: [rule] } })
    const targetOf = async (path: string) =>
      (await callApi(api, getRedirect, { query: { path } })).data.target
    assert.deepEqual([await targetOf('/old'), await targetOf('/nowhere')], ['/about', null])
    // An address that no rule names costs no query: robots ask for thousands of them.
    await db.updateTable('redirects').set({ target: '/contacts' }).execute()
    assert.equal(await targetOf('/old'), '/about')
    await db.transaction().execute((trx) => bumpContentVersion(trx))
    await index.refresh()
    assert.equal(await targetOf('/old'), '/contacts')
  },
)
