import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { feedImports } from '#database/feeds/feed-imports.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { noteExhausted } from './note-exhausted.ts'

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R558 R597 a feed that uses up its memory is told of as refused (${engine})`, async (t) => {
    const { dataDir, databaseUrl } = await emptyDatabase(t, engine)
    const folder = dataDir || temporaryFolder(t)
    const db = openDatabase({ dataDir: folder, databaseUrl: databaseUrl ?? null })
    t.after(() => db.destroy())
    await migrate(db)
    const environment = { DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '' }
    const work = { source: 'crm', file: null, isForced: false, isScheduled: true, environment }
    await noteExhausted(work, 'The feed needs too much memory.')
    assert.match((await feedImports(db))['crm']?.refusal?.why ?? '', /too much memory/)
    assert.equal(readdirSync(join(folder, 'stock/reports/crm')).length, 1)
    // A file would use up the next reading too: it is put away at once.
    mkdirSync(join(folder, 'stock/in/crm'), { recursive: true })
    writeFileSync(join(folder, 'stock/in/crm/large.xlsx'), 'large')
    await noteExhausted({ ...work, file: 'large.xlsx' }, 'The feed needs too much memory.')
    assert.match((await feedImports(db))['crm']?.refusal?.why ?? '', /^large\.xlsx: .*too much memory/)
    assert.deepEqual(readdirSync(join(folder, 'stock/in/crm')), [])
    assert.equal(readdirSync(join(folder, 'stock/done/crm')).length, 1)
  })
}
