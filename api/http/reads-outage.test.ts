import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { allEndpoints } from '#contract/all-endpoints.ts'
import { type DatabaseSettings, openDatabase } from '#database/open.ts'
import { migrate } from '#database/migrate.ts'
import { damageDatabase } from '#tests/helpers/damaged-file.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { send } from '#tests/helpers/servers/call-api.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { sampleCall } from '#tests/helpers/sample-calls.ts'
import { openGate } from '#tests/helpers/servers/tcp-gate.ts'

const reads = allEndpoints.filter(
  ({ endpoint }) => endpoint.method === 'GET' && endpoint.path.startsWith('/api/'),
)

/** A database and a way to break it: the connection to PostgreSQL is cut, the file of SQLite is damaged. */
const outages = {
  sqlite: async (_: TestContext, settings: DatabaseSettings) => ({
    settings,
    takeAway: () => damageDatabase(settings.dataDir),
  }),
  postgres: async (t: TestContext, settings: DatabaseSettings) => {
    const gate = await openGate(t, settings.databaseUrl ?? '')
    return { settings: { ...settings, databaseUrl: gate.url }, takeAway: () => gate.set('closed') }
  },
}

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`while the database is down no read is 500: from memory or 503 with a time to come back (${engine})`, async (t) => {
    const { settings, takeAway } = await outages[engine](t, await emptyDatabase(t, engine))
    const db = openDatabase(settings)
    t.after(() => db.destroy())
    await migrate(db)
    const { api, log } = await sampleApi(t, db)
    takeAway()
    let refused = 0
    for (const { endpoint } of reads) {
      const response = await send(api, endpoint, sampleCall(endpoint))
      const body = await response.text()
      if (response.status === 200) continue
      assert.equal(response.status, 503, `${endpoint.path}: ${body}`)
      assert.match(response.headers.get('Retry-After') ?? '', /^[1-9]\d*$/, endpoint.path)
      assert.equal(response.headers.get('Cache-Control'), 'no-store')
      assert.deepEqual(JSON.parse(body), { message: 'error.unexpected' })
      refused += 1
    }
    assert.ok(refused > 10, `only ${refused} reads need the database`)
    const errors = log.lines.filter(({ level }) => level === 'error')
    assert.deepEqual(
      errors.map(({ message }) => message),
      ['the database is down'],
      'the outage is told once',
    )
  })
}
