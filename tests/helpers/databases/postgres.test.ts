import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from './postgres.ts'

async function answerOf(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ answer: unknown }>(question).finally(() => client.end())
  return rows[0]?.answer
}

async function isGone(url: string): Promise<boolean> {
  for (let round = 0; round < 100; round++) {
    const reached = await answerOf(url, 'select 1 as answer').catch(() => null)
    if (reached === null) return true
    await wait(50)
  }
  return false
}

test('a private PostgreSQL answers until it is stopped, and writes to disk unless told otherwise', async () => {
  const { url, stop } = await startPostgres()
  const fsync = await answerOf(url, `select current_setting('fsync') as answer`)
  await stop()
  assert.equal(fsync, 'on')
  assert.ok(await isGone(url))
})

test('a private PostgreSQL that was halted comes back at the same address with its data', async () => {
  const { url, halt, resume, stop } = await startPostgres()
  try {
    await answerOf(url, 'create table kept as select 42 as answer')
    await halt()
    await assert.rejects(answerOf(url, 'select 1 as answer'))
    await resume()
    assert.equal(await answerOf(url, 'select answer from kept'), 42)
  } finally {
    await stop()
  }
  assert.ok(await isGone(url))
})

test('a private PostgreSQL ends with the process that started it, even when that is killed', async () => {
  const starter = spawn(process.execPath, [join(import.meta.dirname, 'postgres.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(starter.stdout.setEncoding('utf8'), 'data')) as [string]
  const url = line.trim().replace('export TEST_DATABASE_URL=', '')
  assert.equal(await answerOf(url, `select current_setting('fsync') as answer`), 'off')
  starter.kill('SIGKILL')
  assert.ok(await isGone(url))
})
