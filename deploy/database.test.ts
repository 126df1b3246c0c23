import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { startPostgres } from '#tests/helpers/databases/postgres.ts'

test('R400 R402 the role of the site migrates and serves, is not a superuser, and waits for the disk', async (t) => {
  const { url, stop } = await startPostgres({ fsync: false })
  t.after(stop)
  const { hostname, port, username } = new URL(url)
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    DATABASE_PASSWORD: "a'b\\c",
  }
  const script = spawn('bash', [join(import.meta.dirname, 'database.sh')], { env, stdio: 'inherit' })
  assert.deepEqual(await once(script, 'close'), [0, null])
  const own = new URL(url)
  own.username = 'site'
  own.pathname = '/site'
  const db = openDatabase({ dataDir: '', databaseUrl: own.href })
  t.after(() => db.destroy())
  await migrate(db)
  const { rows } = await sql`select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
    from pg_roles where rolname = current_user`.execute(db)
  assert.deepEqual(rows, [
    {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
    },
  ])
  // The server of this test has it off.
  const { rows: commits } = await sql`show synchronous_commit`.execute(db)
  assert.deepEqual(commits, [{ synchronous_commit: 'on' }])
  await assert.rejects(sql`copy (select 1) to program 'true'`.execute(db), /must be superuser/)
})

test('R400 the way from a database of an earlier version removes the volume that the containers have', () => {
  const [compose = '', readme = ''] = ['compose.yaml', 'README.md'].map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  )
  const [, project] = /^name: (.+)$/m.exec(compose) ?? []
  const volumes = /^volumes:\n((?: {2}\w+:\n)+)/m.exec(compose)?.[1]?.match(/\w+/g) ?? []
  const [, removed = ''] = /^docker volume rm (.+)$/m.exec(readme) ?? []
  assert.ok(volumes.map((name) => `${project}_${name}`).includes(removed), removed)
})

test('R400 in the containers the site has that role, and nginx no way to the database', () => {
  const compose = readFileSync(join(import.meta.dirname, 'compose.yaml'), 'utf8')
  assert.doesNotMatch(compose, /POSTGRES_USER/)
  assert.match(compose, /database\.sh:\/docker-entrypoint-initdb\.d\//)
  const services = new Map(
    [...compose.matchAll(/^ {2}([\w-]+):\n((?: {4}.*\n|\n)+)/gm)].map(([, name, lines = '']) => [
      name,
      lines,
    ]),
  )
  assert.match(services.get('postgres') ?? '', /networks: \[database\]/)
  assert.match(services.get('proxy') ?? '', /networks: \[inside\]/)
})
