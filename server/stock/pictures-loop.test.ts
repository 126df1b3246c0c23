import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { test } from 'node:test'
import sharp from 'sharp'
import type { Engine } from '#database/engines/engine.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { writeSetting } from '#database/settings.ts'
import { eachDatabase, emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { fillPlaces, importText, yandexFeed } from '#tests/helpers/feeds/feeds.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'
import { picturesRunner } from './run-pictures.ts'
import { startStock } from './stock-loop.ts'

const quick = { first: 0, pause: 5, still: 1_000, growing: 60_000, cleaning: 3_600_000 }

function feedWith(address: string): string {
  return yandexFeed([{ number: 1 }]).replace('</offer>', `<image tag="plan">${address}</image></offer>`)
}

eachDatabase(
  'R675 the running site fetches pictures when there are any to fetch, one run at a time',
  async (db, _, t) => {
    await fillPlaces(db)
    const now = Date.parse('2026-11-21T11:00:00Z')
    let clock = 0
    let looks = 0
    let runs = 0
    const end = Promise.withResolvers<void>()
    const loop = startStock({
      db,
      folder: temporaryFolder(t),
      log: recordingLog(),
      times: quick,
      now: () => now,
      ticks: () => {
        looks += 1
        return clock
      },
      run: async () => ({ code: 0, said: '' }),
      async fetchPictures() {
        runs += 1
        await end.promise
        return { code: 0, said: '' }
      },
    })
    t.after(loop.close)
    const lookOnce = async () => {
      const before = looks
      await until(async () => looks > before + 20)
    }
    await lookOnce()
    assert.equal(runs, 0, 'there are none')
    await importText(db, feedWith('https://cdn.example/1.png'))
    await until(async () => runs === 1)
    clock += 3_600_000
    await lookOnce()
    assert.equal(runs, 1, 'one is under way')
    end.resolve()
    // It was not fetched, so it is begun again, but not at once.
    await until(async () => runs === 2)
    await lookOnce()
    assert.equal(runs, 2)
  },
)

for (const engine of ['sqlite', 'postgres'] as const satisfies readonly Engine[]) {
  test(`R675 a fetch of pictures that is killed leaves the units whole, and goes on later (${engine})`, async (t) => {
    const settings = await emptyDatabase(t, engine)
    const db = openDatabase(settings)
    t.after(() => db.destroy())
    await migrate(db)
    await fillPlaces(db)
    const dataDir = engine === 'sqlite' ? settings.dataDir : temporaryFolder(t)
    const own = {
      DATA_DIR: dataDir,
      DATABASE_URL: settings.databaseUrl ?? '',
      STOCK_DIR: '',
      API_BASE_URL: '',
    }
    const run = picturesRunner({ ...process.env, ...own })
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer()
    const asked = Promise.withResolvers<void>()
    let isWhole = false
    const server = createServer((_, response) => {
      if (isWhole) return response.end(bytes)
      response.write(bytes.subarray(0, 20))
      return asked.resolve()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    t.after(() => {
      server.closeAllConnections()
      server.close()
    })
    const bound = server.address()
    const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
    await writeSetting(db, 'stock_sources', { crm: { address: `${url}/feed.xml`, private: true } })
    await importText(db, feedWith(`${url}/1.png`), { source: 'crm' })
    const unit = () =>
      db.selectFrom('estates').select(['status', 'plan_code', 'price']).executeTakeFirstOrThrow()
    const killing = new AbortController()
    const killed = run(killing.signal)
    await Promise.race([asked.promise, killed.then(({ said }) => assert.fail(said))])
    killing.abort()
    assert.equal((await killed).code, null)
    const whole = { status: 'free', plan_code: null, price: 37_500_000 }
    assert.deepEqual(await unit(), whole)
    // The lock went with the process; a picture that was under way waits, as one that kills its reader would.
    isWhole = true
    assert.deepEqual(await run(new AbortController().signal), { code: 0, said: '' })
    assert.deepEqual(await unit(), whole)
    await db.updateTable('feed_pictures').set({ next_at: '2026-01-01T00:00:00.000Z' }).execute()
    assert.deepEqual(await run(new AbortController().signal), { code: 0, said: '' })
    assert.match((await unit()).plan_code ?? '', /^feed\./)
  })
}
