import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Engine } from '#database/engines/engine.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { emptyDatabase } from './helpers/databases/databases.ts'
import { fillDatabase } from './helpers/databases/rows.ts'
import { sampleSite } from './helpers/servers/sample-api.ts'
import { sendCallback } from './helpers/leads/send-callback.ts'
import { runProcess, startSite, temporaryFolder } from './helpers/servers/server.ts'

type Trouble = { name: string; make: (db: Database) => Promise<unknown>; told: RegExp }

/** The faults that stop a new version from starting. */
const troubles: readonly Trouble[] = [
  {
    name: 'a database of a version after it',
    make: (db) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(db),
    told: /brought to 9999-later by a newer version/,
  },
  {
    name: 'a migration that fails',
    // It is made to run once more, and finds its tables there already.
    make: (db) => sql`delete from kysely_migration where name >= '0007'`.execute(db),
    told: /the migration 0007-payment-steps failed/,
  },
  {
    name: 'content that it cannot read',
    make: (db) => sql`alter table estates rename column floor to storey`.execute(db),
    told: /floor/,
  },
]

/** Everything that a start could have changed: which migrations have run, the columns of a table, and its rows. */
async function stateOf(db: Database) {
  const migrations = await sql`select name, timestamp from kysely_migration order by name`.execute(db)
  const units = await sql`select * from estates order by id`.execute(db)
  return { migrations: migrations.rows, units: units.rows }
}

for (const engine of ['sqlite', 'postgres'] as const satisfies readonly Engine[]) {
  for (const { name, make, told } of troubles) {
    test(`a new version that meets ${name} ends with 1 and says so, the old one goes on (${engine})`, async (t) => {
      const settings = await emptyDatabase(t, engine)
      const db = openDatabase(settings)
      t.after(() => db.destroy())
      await migrate(db)
      await fillDatabase(db, sampleSite)
      const dataDir = settings.dataDir || temporaryFolder(t)
      const env = { DATA_DIR: dataDir, DATABASE_URL: settings.databaseUrl ?? '', LEADS_LIMIT_PHONE: '0' }
      const old = await startSite(t, env)
      const page = () => fetch(`${old.url}/kk/properties/apartments`)
      const before = await (await page()).text()
      await make(db)
      const state = await stateOf(db)

      const { code, output } = await runProcess(t, 'server/main.ts', env)
      assert.equal(code, 1)
      assert.match(output, told)
      assert.doesNotMatch(output, /\n +at /)
      assert.deepEqual(await stateOf(db), state)
      const after = await page()
      assert.equal(after.status, 200)
      assert.equal(await after.text(), before)
      assert.equal((await sendCallback(old.url, { phone: '+77010000001' })).status, 201)
      assert.equal(await old.end('SIGTERM'), 0)
    })
  }
}
