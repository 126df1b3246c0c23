import assert from 'node:assert/strict'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { feedImports } from '#database/feeds/feed-imports.ts'
import { readFile } from '#feeds/sources/read-source.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillPlaces, yandexFeed } from '#tests/helpers/feeds/feeds.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { bringBackGrown } from './bring-back.ts'

test('R597 what is written into a file that was put away brings it back, where its place is free', async (t) => {
  const folder = temporaryFolder(t)
  const now = new Date('2026-11-21T10:30:00Z')
  const put = (path: string, written: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), path)
    utimesSync(join(folder, path), new Date(written), new Date(written))
  }
  put('done/crm/2026-11-21T10-00-00.000Z-grown.csv', '2026-11-21T10:00:30Z')
  put('done/crm/2026-11-21T10-00-00.000Z-same.csv', '2026-11-21T09:59:00Z')
  put('done/crm/2026-11-21T10-00-00.000Z-taken.csv', '2026-11-21T10:00:30Z')
  put('in/crm/taken.csv', '2026-11-21T10:10:00Z')
  put('done/crm/2026-11-20T10-00-00.000Z-late.csv', '2026-11-21T10:00:30Z')
  put('done/crm/other.csv', '2026-11-21T10:00:30Z')
  await bringBackGrown(folder, now)
  assert.deepEqual(readdirSync(join(folder, 'in/crm')), ['grown.csv', 'taken.csv'])
  assert.equal(readFileSync(join(folder, 'in/crm/taken.csv'), 'utf8'), 'in/crm/taken.csv')
  assert.equal(readdirSync(join(folder, 'done/crm')).length, 4)
  await bringBackGrown(temporaryFolder(t), now)
})

eachDatabase('R597 the rest of a feed whose sender had paused comes in too', async (db, _, t) => {
  await fillPlaces(db)
  const folder = temporaryFolder(t)
  mkdirSync(join(folder, 'in/crm'), { recursive: true })
  const whole = yandexFeed([{ number: 1 }, { number: 2 }])
  const cut = whole.indexOf('</offer>') + 8
  const path = join(folder, 'in/crm/stock.xml')
  writeFileSync(path, whole.slice(0, cut))
  // It was still for more than a minute, so it was refused and put away; then its sender goes on.
  let now = new Date(Date.now() + 61_000)
  const parts = { db, dataDir: folder, folder, environment: {}, now: () => now, wait: async () => {} }
  assert.equal((await readFile(parts, 'crm', 'stock.xml')).kind, 'refused')
  const [name = ''] = readdirSync(join(folder, 'done/crm'))
  appendFileSync(join(folder, 'done/crm', name), whole.slice(cut))
  utimesSync(
    join(folder, 'done/crm', name),
    new Date(now.getTime() + 30_000),
    new Date(now.getTime() + 30_000),
  )
  now = new Date(now.getTime() + 120_000)
  await bringBackGrown(folder, now)
  assert.equal((await readFile(parts, 'crm', 'stock.xml')).kind, 'imported')
  assert.deepEqual((await db.selectFrom('estates').select('id').execute()).length, 2)
  assert.equal((await feedImports(db))['crm']?.refusal, null)
})
