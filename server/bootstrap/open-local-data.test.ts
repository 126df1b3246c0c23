import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { silentLog } from '#api/http/log.ts'
import { getLocalizations } from '#contract/localizations.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { databaseFile, openDatabase } from '#database/open.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'
import { createApiClient } from '../api-client/api-client.ts'
import { health } from '../metrics/health.ts'
import { openLocalData } from './open-local-data.ts'

const visitor = { language: 'ru', clientAddress: '', requestId: 'request-1' } as const

test('A18 answers are asked for again after another process changed the content', async (t) => {
  const dataDir = temporaryFolder(t)
  const data = await openLocalData({ DATA_DIR: dataDir, DATABASE_URL: null }, silentLog)
  t.after(data.close)
  let asked = 0
  const apiClient = createApiClient({
    call: async () => ({ data: [{ key: 'asked', content: String(++asked) }] }),
    lifetime: 60_000,
    onChange: (forget) => data.index.onChange(forget),
  })(visitor)
  const content = async () => (await apiClient(getLocalizations, { lang: 'ru' })).data[0]?.content
  assert.equal(await content(), '1')
  assert.equal(await content(), '1')
  const importer = openDatabase({ dataDir })
  await importer.transaction().execute((trx) => bumpContentVersion(trx))
  await importer.destroy()
  await data.index.refresh()
  assert.equal(await content(), '2')
})

test('a change of content on PostgreSQL is heard of, without looking for it', async (t) => {
  const settings = await emptyDatabase(t, 'postgres')
  const env = { DATA_DIR: temporaryFolder(t), DATABASE_URL: settings.databaseUrl ?? '' }
  const data = await openLocalData(env, silentLog, 3_600_000)
  t.after(data.close)
  const importer = openDatabase(settings)
  t.after(() => importer.destroy())
  for (const version of [2, 3]) {
    await importer.transaction().execute((trx) => bumpContentVersion(trx))
    await until(async () => data.index.current().version === version)
  }
})

test('R416 the site stays ready while another process writes into the embedded database', async (t) => {
  const dataDir = temporaryFolder(t)
  const data = await openLocalData({ DATA_DIR: dataDir, DATABASE_URL: null }, silentLog)
  t.after(data.close)
  const other = new DatabaseSync(join(dataDir, databaseFile))
  t.after(() => other.close())
  other.exec('begin immediate')
  const waiting = data.db.transaction().execute((trx) => bumpContentVersion(trx))
  const ready = await health({ database: data.reach }, { timeoutMs: 500 }).request('/readyz')
  assert.deepEqual([ready.status, (await ready.json()).parts], [200, { database: true }])
  other.exec('commit')
  await waiting
})

test('a database that is closed is not reached', async (t) => {
  const data = await openLocalData({ DATA_DIR: temporaryFolder(t), DATABASE_URL: null }, silentLog)
  await data.reach()
  await data.close()
  await assert.rejects(data.reach())
})

test('a database that cannot be named as a URL is not spelled out: its password stays unseen', async (t) => {
  for (const DATABASE_URL of [
    'postgres://kerege:hunter2@/site?host=/no/such/folder',
    'postgres://kerege:hun#ter2@h/site',
  ]) {
    await assert.rejects(
      openLocalData({ DATA_DIR: temporaryFolder(t), DATABASE_URL }, silentLog),
      (error: Error) => error.message.includes('DATABASE_URL') && !/hun#?ter2/.test(error.message),
    )
  }
})
