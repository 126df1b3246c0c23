import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { postApplication } from '#contract/applications.ts'
import { postCallback } from '#contract/feedback.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { migrate } from '#database/migrate.ts'
import { callApi, refusedCall } from './helpers/servers/call-api.ts'
import { emptyDatabase } from './helpers/databases/databases.ts'
import { setDisk } from './helpers/full-disk.ts'
import { multipartBody, multipartPost } from './helpers/multipart.ts'
import { fillDatabase } from './helpers/databases/rows.ts'
import { sampleSite } from './helpers/servers/sample-api.ts'
import { goodFiles } from './helpers/attachments.ts'
import { type RunningProcess, startSite, temporaryFolder } from './helpers/servers/server.ts'
import { openGate } from './helpers/servers/tcp-gate.ts'
import { until } from './helpers/until.ts'

const limits = { LEADS_LIMIT_ADDRESS: '0', LEADS_LIMIT_PHONE: '0' }
const request = (number: number) => ({ body: { name: 'Әлия', phone: `+7 701 000 00 ${10 + number}` } })

function apiOf({ url }: RunningProcess) {
  return { request: (path: string, init?: RequestInit) => fetch(`${url}${path}`, init) }
}

async function pagesGoOn({ url }: RunningProcess): Promise<void> {
  for (const path of ['/kk/properties/apartments', '/en/properties/apartments?rooms=1', '/kk/callback'])
    assert.equal((await fetch(url + path)).status, 200, path)
}

async function phones(db: Database): Promise<string[]> {
  const leads = await db.selectFrom('leads').select('phone').orderBy('phone').execute()
  return leads.map(({ phone }) => phone.slice(-2))
}

async function filled(t: TestContext, settings: Parameters<typeof openDatabase>[0]): Promise<Database> {
  const db = openDatabase(settings)
  t.after(() => db.destroy())
  await migrate(db)
  await fillDatabase(db, sampleSite)
  return db
}

test('A14 while the disk is full, pages of the embedded database go on and requests are refused, not taken and lost', async (t) => {
  const dataDir = temporaryFolder(t)
  const db = await filled(t, { dataDir })
  const site = await startSite(t, { DATA_DIR: dataDir, ...limits })
  const api = apiOf(site)
  await callApi(api, postCallback, request(1))
  await setDisk(site.pid, 'full')
  for (const number of [2, 3, 2]) {
    const { message } = await refusedCall(api, postCallback, 503, request(number))
    assert.equal(message, 'feedback.unavailable')
  }
  await pagesGoOn(site)
  assert.deepEqual(await phones(db), ['11'])
  await setDisk(site.pid, 'free')
  await callApi(api, postCallback, request(2))
  await until(async () => (await phones(db)).length === 2)
  assert.deepEqual(await phones(db), ['11', '12'])
  assert.equal(await site.end('SIGTERM'), 0)
})

test('A14 with PostgreSQL a full disk of the site costs requests only while the database is down too', async (t) => {
  const settings = await emptyDatabase(t, 'postgres')
  const db = await filled(t, settings)
  const gate = await openGate(t, settings.databaseUrl ?? '')
  const site = await startSite(t, { DATABASE_URL: gate.url, ...limits })
  const api = apiOf(site)
  await pagesGoOn(site)
  await setDisk(site.pid, 'full')
  await callApi(api, postCallback, request(1))
  const resume = { name: 'resume', filename: 'cv.pdf', type: 'application/pdf', content: goodFiles.pdf }
  const fields = { name: 'Әлия', phone: '+77010000012', vacancy_id: '1' }
  const body = multipartBody([
    ...Object.entries(fields).map(([name, content]) => ({ name, content })),
    resume,
  ])
  const application = await api.request(postApplication.path, multipartPost(body))
  assert.equal(application.status, 503, 'a request without its CV would look whole')
  gate.set('closed')
  await refusedCall(api, postCallback, 503, request(3))
  await pagesGoOn(site)
  assert.deepEqual(await phones(db), ['11'])

  await setDisk(site.pid, 'free')
  await callApi(api, postCallback, request(4))
  gate.set('open')
  await until(async () => (await phones(db)).length === 2)
  assert.deepEqual(await phones(db), ['11', '14'])
  assert.equal(await site.end('SIGTERM'), 0)
})
