import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { runProcess, temporaryFolder } from '#tests/helpers/servers/server.ts'

// A failed start must print the remedy, and no stack.

test('a wrong setting ends the start with its name', async (t) => {
  const { code, output } = await runProcess(t, 'server/main.ts', { PORT: 'eighty' })
  assert.equal(code, 1)
  assert.equal(
    output,
    'These settings cannot be used:\n  PORT: expected a whole number from 0 to 65535, found «eighty»\n',
  )
})

test('a taken port ends the start before the data is touched', async (t) => {
  const other = createServer().listen(0, '127.0.0.1')
  t.after(() => other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : 0
  const settings = { PORT: String(port), DATA_DIR: join(temporaryFolder(t), 'new') }
  const { code, output } = await runProcess(t, 'server/main.ts', settings)
  assert.equal(code, 1)
  assert.match(output, new RegExp(`^Port ${port} on 127.0.0.1 is taken`))
  assert.doesNotMatch(output, /\n +at /)
})

test('a data folder that cannot be written is named with the setting', async (t) => {
  const file = join(temporaryFolder(t), 'file')
  writeFileSync(file, '')
  const { code, output } = await runProcess(t, 'server/main.ts', { DATA_DIR: join(file, 'var') })
  assert.equal(code, 1)
  assert.match(output, /^The data folder .*file\/var cannot be written[^]*Set DATA_DIR/)
  assert.doesNotMatch(output, /\n +at /)
})

test('R571 TRUST_PROXY=on is warned of at the start, what names the proxies is not', async (t) => {
  for (const [TRUST_PROXY, isWarned] of [
    ['on', true],
    ['1', false],
    ['10.0.0.0/8', false],
  ] as const) {
    const { output } = await runProcess(t, 'server/main.ts', {
      TRUST_PROXY,
      LOG_LEVEL: 'warn',
      DATA_DIR: '/proc/nope/var',
    })
    assert.match(output, /cannot be written/)
    assert.equal(/TRUST_PROXY=on believes[^\n]*TRUST_PROXY=1/.test(output), isWarned, TRUST_PROXY)
  }
})

test('a data folder where no folder can be made is told at once and not tried for ever', async (t) => {
  const { code, output } = await runProcess(t, 'server/main.ts', { DATA_DIR: '/proc/nope/var' })
  assert.equal(code, 1)
  assert.match(output, /^The data folder \/proc\/nope\/var cannot be written/)
})

test('a file that is no database is named with its folder', async (t) => {
  const folder = temporaryFolder(t)
  writeFileSync(join(folder, 'site.sqlite'), 'this is a letter and not a database '.repeat(100))
  const { code, output } = await runProcess(t, 'server/main.ts', { DATA_DIR: folder })
  assert.equal(code, 1)
  assert.match(output, /^The embedded database in .* could not be opened: .*not a database/)
  assert.doesNotMatch(output, /\n +at /)
})

test('a PostgreSQL that does not answer is named without its password', async (t) => {
  const settings = {
    DATABASE_URL: 'postgres://kerege:hunter2@127.0.0.1:1/site',
    DATA_DIR: temporaryFolder(t),
  }
  const { code, output } = await runProcess(t, 'server/main.ts', settings)
  assert.equal(code, 1)
  assert.match(output, /^The PostgreSQL database «site» at 127\.0\.0\.1:1 could not be used: .*ECONNREFUSED/)
  assert.doesNotMatch(output, /hunter2/)
  assert.doesNotMatch(output, /\n +at /)
})

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R1702 a database of a newer version on ${engine} ends the start with one sentence: no remedy leads to another database`, async (t) => {
    const settings = await emptyDatabase(t, engine)
    const db = openDatabase(settings)
    await migrate(db)
    const later = { name: '0002-later', timestamp: '2999-01-01T00:00:00.000Z' }
    await sql`insert into kysely_migration (name, timestamp) values (${later.name}, ${later.timestamp})`.execute(
      db,
    )
    await db.destroy()
    const { code, output } = await runProcess(t, 'server/main.ts', {
      DATA_DIR: settings.dataDir || temporaryFolder(t),
      DATABASE_URL: settings.databaseUrl ?? '',
    })
    assert.equal(code, 1)
    const sentence =
      /^The .*: the database was brought to 0002-later by a newer version of the site; start that version\.\n$/
    assert.match(output, sentence)
  })
}
