import assert from 'node:assert/strict'
import {
  appendFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'node:http'
import { test, type TestContext } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { contentVersion } from '#database/contents/content-state.ts'
import type { Engine } from '#database/engines/engine.ts'
import { noteStockRun, stockRun } from '#database/feeds/stock-runs.ts'
import { writeSetting } from '#database/settings.ts'
import { markOf } from '#feeds/sources/dropped-file.ts'
import { eachDatabase, emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { fillPlaces, importText, yandexFeed } from '#tests/helpers/feeds/feeds.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { type RunSource, sourceRunner } from './run-source.ts'
import { startStock } from './stock-loop.ts'

const quick = { first: 0, pause: 5, still: 1_000, growing: 60_000, cleaning: 3_600_000 }

eachDatabase(
  'R529 files are taken when they have been still, addresses when it is time',
  async (db, _, t) => {
    await writeSetting(db, 'stock_sources', { crm: { address: 'https://crm.example/feed.xml' }, files: {} })
    const folder = temporaryFolder(t)
    const drop = (path: string) => {
      mkdirSync(join(folder, 'in', path, '..'), { recursive: true })
      writeFileSync(join(folder, 'in', path), 'one')
    }
    for (const path of [
      'one/a b.xml',
      'one/.hidden',
      'one/half.part',
      'one/~$b.xlsx',
      'two/deep/c.xml',
      'Дом 1/d.xml',
    ])
      drop(path)
    writeFileSync(join(folder, 'in/loose.xml'), '')
    symlinkSync('/etc/passwd', join(folder, 'in/one/link.xml'))
    symlinkSync('/etc', join(folder, 'in/etc'))
    mkdirSync(join(folder, 'done/one'), { recursive: true })
    for (const name of ['2026-10-01T10-00-00.000Z-old.xml', '2026-11-20T10-00-00.000Z-new.xml', 'mine.txt'])
      writeFileSync(join(folder, 'done/one', name), '')
    let clock = Date.parse('2026-11-21T10:00:00Z')
    const runs: string[] = []
    const log = recordingLog()
    let looks = 0
    const loop = startStock({
      db,
      folder,
      log,
      times: quick,
      now: () => clock,
      ticks: () => {
        looks += 1
        return clock
      },
      async run(source, file) {
        runs.push(`${source} ${file}`)
        return { code: 0, said: '' }
      },
    })
    t.after(loop.close)
    const lookOnce = async () => {
      const before = looks
      await until(async () => looks > before + 20)
    }
    await until(async () => runs.length > 0)
    await lookOnce()
    assert.deepEqual(runs, ['crm null'])
    clock += 999
    appendFileSync(join(folder, 'in/one/a b.xml'), ' and more')
    await lookOnce()
    clock += 999
    await lookOnce()
    assert.equal(runs.length, 1)
    clock += 1
    await until(async () => runs.length > 1)
    assert.deepEqual(runs.slice(1), ['one a b.xml'])
    assert.deepEqual(readdirSync(join(folder, 'done/one')).toSorted(), [
      '2026-11-20T10-00-00.000Z-new.xml',
      'mine.txt',
    ])
    const strays = log.lines.find(({ level }) => level === 'warn')?.facts['strays']
    assert.deepEqual((strays as string[]).toSorted(), [
      'etc',
      'loose.xml',
      'one/link.xml',
      'two/deep',
      'Дом 1',
    ])
  },
)

eachDatabase('R529 a folder that cannot be read keeps no address', async (db, _, t) => {
  await writeSetting(db, 'stock_sources', { crm: { address: 'https://crm.example/feed.xml' } })
  const folder = temporaryFolder(t)
  symlinkSync(join(folder, 'in'), join(folder, 'in'))
  const done = new Set<string>()
  const log = recordingLog()
  const loop = startStock({
    db,
    folder,
    log,
    times: quick,
    async run() {
      done.add('address')
      throw new Error('no process could be started')
    },
  })
  t.after(loop.close)
  await until(async () => done.size === 1)
  assert.match(JSON.stringify(log.lines), /ELOOP/)
})

eachDatabase('R555 while a file waits for its second try, no newer one comes before it', async (db, _, t) => {
  const folder = temporaryFolder(t)
  mkdirSync(join(folder, 'in/crm'), { recursive: true })
  for (const [day, name] of ['tuesday', 'monday'].entries()) {
    const path = join(folder, 'in/crm', `${name}.xml`)
    writeFileSync(path, '')
    utimesSync(path, 2_000_000 - day, 2_000_000 - day)
  }
  let looks = 0
  let clock = 0
  let isBroken = true
  const runs: string[] = []
  const loop = startStock({
    db,
    folder,
    log: recordingLog(),
    times: { ...quick, still: 0 },
    ticks: () => {
      looks += 1
      return clock
    },
    async run(_source, file) {
      runs.push(file ?? '')
      if (isBroken) throw new Error('the database is away')
      rmSync(join(folder, 'in/crm', file ?? ''))
      return { code: 0, said: '' }
    },
  })
  t.after(loop.close)
  await until(async () => runs.length > 0)
  const before = looks
  await until(async () => looks > before + 20)
  assert.deepEqual(runs, ['monday.xml'])
  isBroken = false
  clock += 60_000
  await until(async () => runs.length > 2)
  assert.deepEqual(runs, ['monday.xml', 'monday.xml', 'tuesday.xml'])
})

eachDatabase('R529 a clock that is set back stops no address', async (db, _, t) => {
  await writeSetting(db, 'stock_sources', { crm: { address: 'https://crm.example/feed.xml' } })
  let clock = Date.parse('2026-11-21T10:00:00Z')
  let ticks = 0
  let runs = 0
  const loop = startStock({
    db,
    folder: temporaryFolder(t),
    log: recordingLog(),
    times: quick,
    now: () => clock,
    ticks: () => ticks,
    async run(source) {
      const { turn } = await stockRun(db, source)
      await noteStockRun(db, source, turn, { turn: turn + 1, began_at: new Date(clock).toISOString() })
      runs += 1
      return { code: 0, said: '' }
    },
  })
  t.after(loop.close)
  await until(async () => runs === 1)
  clock -= 3_600_000
  ticks += 60_000
  await until(async () => runs === 2)
})

eachDatabase('R526 a file that was imported and cannot be moved away keeps no other', async (db, _, t) => {
  const folder = temporaryFolder(t)
  mkdirSync(join(folder, 'in/crm'), { recursive: true })
  for (const [age, name] of ['new.xml', 'done.xml'].entries()) {
    writeFileSync(join(folder, 'in/crm', name), '')
    utimesSync(join(folder, 'in/crm', name), 2_000_000 - age, 2_000_000 - age)
  }
  const mark = markOf(lstatSync(join(folder, 'in/crm/done.xml')))
  await noteStockRun(db, 'crm', 0, { files: [{ mark, tries: 1, is_done: true }] })
  const runs = new Set<string>()
  const loop = startStock({
    db,
    folder,
    log: recordingLog(),
    times: { ...quick, still: 0 },
    async run(_source, file) {
      runs.add(file ?? '')
      return { code: 0, said: '' }
    },
  })
  t.after(loop.close)
  await until(async () => runs.size === 2)
})

/** A database of one engine with the places of the sample, and the process that reads its sources. */
async function office(t: TestContext, engine: Engine) {
  const { dataDir, databaseUrl } = await emptyDatabase(t, engine)
  const folder = dataDir || temporaryFolder(t)
  const db = openDatabase({ dataDir: folder, databaseUrl: databaseUrl ?? null })
  t.after(() => db.destroy())
  await migrate(db)
  await fillPlaces(db)
  const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '', STOCK_DIR: '', API_BASE_URL: '' }
  const run = sourceRunner({ ...process.env, ...settings })
  const units = async () => (await db.selectFrom('estates').select('id').execute()).length
  return { db, folder: join(folder, 'stock'), run, units }
}

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R529 a dropped file is imported by a process of its own, and once by two replicas (${engine})`, async (t) => {
    const { db, folder, run, units } = await office(t, engine)
    mkdirSync(join(folder, 'in/crm'), { recursive: true })
    writeFileSync(join(folder, 'in/crm/-stock.xml'), yandexFeed([{ number: 1 }, { number: 2 }]))
    const codes: (number | null)[] = []
    const log = recordingLog()
    const counted: RunSource = async (...words) => {
      const ended = await run(...words)
      codes.push(ended.code)
      return ended
    }
    const replica = () => startStock({ db, folder, log, run: counted, times: { ...quick, still: 0 } })
    const replicas = [replica(), replica()]
    t.after(() => Promise.all(replicas.map(({ close }) => close())))
    await until(async () => codes.length >= 2, 60_000)
    assert.deepEqual([...new Set(codes)], [0])
    assert.equal(await units(), 2)
    assert.equal(readdirSync(join(folder, 'done/crm')).length, 1)
    assert.equal(readdirSync(join(folder, 'reports/crm')).length, 1)
    assert.equal((await stockRun(db, 'crm')).turn, 1)
  })

  test(`R529 killed while it reads, an import leaves nothing, and the next one does it (${engine})`, async (t) => {
    const { db, run, units } = await office(t, engine)
    const feed = yandexFeed([{ number: 1 }, { number: 2 }])
    const asked = Promise.withResolvers<void>()
    let isWhole = false
    const server = createServer((_request, response) => {
      if (isWhole) return response.end(feed)
      response.write(feed.slice(0, -100))
      return asked.resolve()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    t.after(() => {
      server.closeAllConnections()
      server.close()
    })
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    await writeSetting(db, 'stock_sources', { crm: { address: `http://127.0.0.1:${port}/`, private: true } })
    const killing = new AbortController()
    const broken = run('crm', null, killing.signal)
    await asked.promise
    killing.abort()
    assert.equal((await broken).code, null)
    assert.equal(await units(), 0)
    isWhole = true
    // The lock went with the process; it is not yet time again, as for any feed that kills its import.
    const early = await run('crm', null, new AbortController().signal)
    assert.deepEqual([early.code, await units()], [0, 0])
    const { turn } = await stockRun(db, 'crm')
    await noteStockRun(db, 'crm', turn, { began_at: null })
    const { code, said } = await run('crm', null, new AbortController().signal)
    assert.deepEqual([code, said, await units()], [0, '', 2])
  })
}

eachDatabase('R591 the running site lifts what was by hand after its last day, once', async (db, _, t) => {
  await fillPlaces(db)
  await writeSetting(db, 'unit_overrides', [
    { house: 'nura-towers-1', number: '1', until: '2026-11-21', status: 'sold', line: 2 },
  ])
  await importText(db, yandexFeed([{ number: 1 }]))
  const status = async () => (await db.selectFrom('estates').select('status').executeTakeFirst())?.status
  assert.equal(await status(), 'sold')
  const version = await contentVersion(db)
  let now = Date.parse('2026-11-21T18:59:00Z')
  const replicas = [1, 2].map(() =>
    startStock({
      db,
      folder: temporaryFolder(t),
      log: recordingLog(),
      run: async () => ({ code: 0, said: '' }),
      times: quick,
      now: () => now,
    }),
  )
  t.after(() => Promise.all(replicas.map((replica) => replica.close())))
  await setTimeout(50)
  assert.equal(await status(), 'sold')
  now = Date.parse('2026-11-21T19:00:00Z')
  await until(async () => (await status()) === 'free')
  await setTimeout(50)
  assert.equal(await contentVersion(db), version + 1)
})
