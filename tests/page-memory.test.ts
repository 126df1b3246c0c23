import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { pages as addresses } from '#contract/pages.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { sqliteDatabase } from './helpers/databases/databases.ts'
import { heldMemory } from './helpers/hostile/held-memory.ts'
import { sampleApi } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'

/** Rendered pages between two looks. */
const count = 60

/** Bytes that a page may leave; one that is kept by mistake is ten times as large. */
const most = 15_000

test('a page that was sent leaves nothing in memory', async (t) => {
  const { bothWays, index } = await sampleApi(t, await sqliteDatabase(t))
  const page = await samplePages(createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget))))
  const send = async () => {
    for (let number = 0; number < count; number++) {
      const request = new Request(`http://localhost${addresses.listing('ru', 'flat')}`)
      const answer = await page({ request, scheme: 'http', clientAddress: '', requestId: String(number) })
      assert.equal(answer.status, 200)
      await answer.text()
    }
  }
  await send()
  await send()
  // Cleanup after a request runs a turn later.
  await wait(50)
  const before = heldMemory()
  await send()
  await wait(50)
  const left = (heldMemory() - before) / count
  assert.ok(left < most, `${Math.round(left)} bytes are left of each page`)
})
