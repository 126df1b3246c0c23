import assert from 'node:assert/strict'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeLead } from '#tests/helpers/databases/rows.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'
import { runRetention } from '#leads/retention/retention.ts'
import { parseEnv } from '../env.ts'
import { retentionParts, startRetention } from './retention.ts'

eachDatabase(
  'R404 R405 the running site asks for a word and then deletes by itself',
  async (db, _engine, t) => {
    const env = parseEnv({ DATA_DIR: temporaryFolder(t) })
    await fillDatabase(db, { leads: [makeLead(1, { created_at: '2020-01-01T00:00:00.000Z' })] })
    const log = recordingLog()
    const start = (first: number) => startRetention({ db, env, log, times: { first, pause: 5 } })
    const atStart = start(60_000)
    await atStart.close()
    const first = start(0)
    await until(async () => log.lines.length > 0)
    await first.close()
    assert.deepEqual(
      log.lines.map(({ level, message }) => [level, /retention/.test(message)]),
      [['warn', true]],
    )
    assert.equal((await db.selectFrom('leads').select('id').execute()).length, 1)
    const yesterday = new Date(Date.now() - 24 * 3_600_000)
    await runRetention(retentionParts(db, env, yesterday), true)
    await fillDatabase(db, {
      leads: Array.from({ length: 30 }, (_, number) =>
        makeLead(number + 2, {
          idempotency_key: null,
          created_at: number === 0 ? '2020-01-01T00:00:00.000Z' : new Date().toISOString(),
        }),
      ),
    })
    const second = start(0)
    await until(async () => log.lines.length > 1)
    await second.close()
    assert.match(log.lines[1]?.message ?? '', /deleted/)
    assert.equal((await db.selectFrom('leads').select('id').execute()).length, 29)
  },
)
