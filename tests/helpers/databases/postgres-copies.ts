import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'

/** Any number: the process that makes the template holds this lock of the server. */
const templateLock = 7_431_902

/** A database of its own on the test server. */
export type Copy = { url: string; drop(): Promise<void> }

/**
 * A new database with all tables, as a copy of a template that the first caller makes for all: copying takes
 * a fraction of the time of migrating.
 */
export async function postgresCopy(server: string, name: string): Promise<Copy> {
  const template = `template_${migrationsHash()}`
  await onServer(server, (client) => makeTemplate(client, server, template))
  return postgresFrom(server, template, name)
}

/** A new database without any table. */
export function emptyPostgres(server: string, name: string): Promise<Copy> {
  return postgresFrom(server, 'template0', name)
}

async function postgresFrom(server: string, template: string, name: string): Promise<Copy> {
  const say = (sentence: string) => onServer(server, async (client) => void (await client.query(sentence)))
  await say(`create database ${name} template ${template}`)
  return { url: databaseUrl(server, name), drop: () => say(`drop database ${name} with (force)`) }
}

/** Made under another name and renamed when it is whole, so that a killed test leaves no half template. */
async function makeTemplate(client: pg.Client, server: string, template: string): Promise<void> {
  if (await exists(client, template)) return
  await client.query('select pg_advisory_lock($1)', [templateLock])
  if (!(await exists(client, template))) {
    const unfinished = `${template}_unfinished`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished}`)
    const db = openDatabase({ dataDir: '', databaseUrl: databaseUrl(server, unfinished) })
    await migrate(db).finally(() => db.destroy())
    await client.query(`alter database ${unfinished} rename to ${template}`)
  }
  await client.query('select pg_advisory_unlock($1)', [templateLock])
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  return rowCount === 1
}

async function onServer(server: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await work(client).finally(() => client.end())
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Changes with the migrations, so that a server that runs for days never hands out old tables. */
function migrationsHash(): string {
  const folder = join(import.meta.dirname, '../../../database')
  const files = [...globSync('migrations/*.ts', { cwd: folder }), 'migrate.ts'].toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}
