import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeComplex, makeRow } from '#tests/helpers/databases/rows.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open.ts'
import { contentIds } from './0004-content-ids.ts'

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`what an earlier release imported keeps its ids (${engine})`, async (t) => {
    const db = openDatabase(await emptyDatabase(t, engine))
    t.after(() => db.destroy())
    await migrate(db)
    await sql`drop table content_ids`.execute(db)
    await fillDatabase(db, {
      cities: [makeRow('cities', {})],
      complexes: [makeComplex({ id: 4, slug: 'garden' })],
    })
    await contentIds.up(db)
    const rows = await db.selectFrom('content_ids').selectAll().orderBy('kind').execute()
    assert.deepEqual(rows, [
      { kind: 'cities', slug: 'almaty', id: 1 },
      { kind: 'complexes', slug: 'garden', id: 4 },
    ])
  })
}
