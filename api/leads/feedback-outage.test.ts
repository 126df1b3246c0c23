import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { postApplication, postStudentApplication } from '#contract/applications.ts'
import { postCallback, postMeets, postQuestion, postReserve } from '#contract/feedback.ts'
import { openSpoolFolder } from '#leads/spool/spool-folder.ts'
import { openSpool } from '#leads/spool/spool.ts'
import { keepLead } from '#leads/intake/keep-lead.ts'
import { breakable } from '#tests/helpers/databases/breakable-database.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { sampleCall } from '#tests/helpers/sample-calls.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'

const forms = [
  postCallback,
  postMeets,
  postQuestion,
  postReserve,
  postApplication,
  postStudentApplication,
] as const

for (const state of ['fails', 'is silent'] as const) {
  eachDatabase(
    `R188 R189 R190 R191 R192 R193 A14 while the database ${state} every form is answered 201, and its request is not lost`,
    async (db, _engine, t) => {
      const broken = breakable(db)
      const path = temporaryFolder(t)
      const spool = await openSpool(await openSpoolFolder(path))
      t.after(() => spool.close())
      const channels = ['webhook'] as const
      const { api, log } = await sampleApi(t, broken.db, { leads: { spool, channels } })
      broken.state = state
      const ids: string[] = []
      for (const form of forms) {
        const call = { ...sampleCall(form), headers: { 'Idempotency-Key': form.path } }
        const first = await callApi(api, form, call)
        assert.deepEqual(await callApi(api, form, call), first)
        ids.push(first.data.id)
      }
      assert.equal(readdirSync(path).length, 1)
      assert.equal(spool.length, forms.length)
      assert.deepEqual(log.lines, [])

      await spool.drain((record) => keepLead({ db, channels, newId: () => randomUUIDv7() }, record))
      const leads = await db.selectFrom('leads').select('id').orderBy('id').execute()
      assert.deepEqual(
        leads.map(({ id }) => id),
        ids.toSorted(),
      )
      const deliveries = await db.selectFrom('deliveries').select('lead_id').orderBy('lead_id').execute()
      assert.deepEqual(
        deliveries.map((delivery) => delivery.lead_id),
        ids.toSorted(),
      )
    },
  )
}
