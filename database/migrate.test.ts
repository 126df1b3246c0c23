import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { eachDatabase, emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeRow, type Rows, tablesInOrder } from '#tests/helpers/databases/rows.ts'
import { runSource } from '#tests/helpers/run-source.ts'
import { sampleRows } from '#tests/helpers/databases/sample-rows.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import type { Tables } from './tables.ts'

eachDatabase('R107 R109 R123 the migrations make every table with the columns of its type', async (db) => {
  const made = await db.introspection.getTables()
  assert.deepEqual(made.map((table) => table.name).toSorted(), [...tablesInOrder].toSorted())
  for (const table of made) {
    const columns = table.columns.map((column) => column.name)
    assert.deepEqual(
      columns.toSorted(),
      Object.keys(sampleRows[table.name as keyof Tables]).toSorted(),
      table.name,
    )
  }
})

eachDatabase('a row with every column comes back as it was written', async (db) => {
  const rows = Object.fromEntries(
    tablesInOrder.filter((table) => table !== 'content_state').map((table) => [table, [sampleRows[table]]]),
  )
  await fillDatabase(db, rows as Rows)
  for (const table of Object.keys(rows) as (keyof Tables)[]) {
    const stored = await db.selectFrom(table).selectAll().executeTakeFirstOrThrow()
    assert.deepEqual(withParsedJson(stored), withParsedJson(sampleRows[table]), table)
  }
})

test('both engines agree on which columns may be empty', async (t) => {
  const [sqlite, postgres] = await Promise.all(
    (['sqlite', 'postgres'] as const).map(async (engine) => {
      const db = openDatabase(await emptyDatabase(t, engine))
      t.after(() => db.destroy())
      await migrate(db)
      const made = await db.introspection.getTables()
      return made.flatMap((table) =>
        table.columns.filter((column) => column.isNullable).map((column) => `${table.name}.${column.name}`),
      )
    }),
  )
  // An `integer primary key` of SQLite counts as nullable, since it numbers rows that bring no id.
  const keys = tablesInOrder.map((table) => `${table}.id`)
  assert.deepEqual(sqlite?.filter((column) => !keys.includes(column)).toSorted(), postgres?.toSorted())
})

eachDatabase('migrating again changes nothing', async (db) => {
  await fillDatabase(db, { cities: [makeRow('cities', {})] })
  await migrate(db)
  assert.equal((await db.selectFrom('cities').selectAll().execute()).length, 1)
})

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`replicas that start at once on ${engine} migrate once and all go on`, async (t) => {
    const settings = JSON.stringify(await emptyDatabase(t, engine))
    const replica = `
      import { migrate } from '#database/migrate.ts'
      import { openDatabase } from '#database/open.ts'
      const db = openDatabase(${settings})
      await migrate(db)
      console.log(await db.selectFrom('content_state').select('version').execute())
      await db.destroy()`
    const answers = await Promise.all(Array.from({ length: 4 }, () => runSource(replica)))
    assert.deepEqual(new Set(answers), new Set(['[ { version: 1 } ]\n']))
  })

  test(`a database of a newer version on ${engine} is refused with a sentence that says so`, async (t) => {
    const db = openDatabase(await emptyDatabase(t, engine))
    t.after(() => db.destroy())
    await migrate(db)
    await sql`insert into kysely_migration (name, timestamp) values ('0002-later', '2999-01-01T00:00:00.000Z')`.execute(
      db,
    )
    await assert.rejects(migrate(db), /brought to 0002-later by a newer version of the site/)
  })

  test(`a migration that fails on ${engine} leaves nothing behind and names itself`, async (t) => {
    const db = openDatabase(await emptyDatabase(t, engine))
    t.after(() => db.destroy())
    await sql`create table vacancies (id integer)`.execute(db)
    await assert.rejects(migrate(db), /0001-initial failed: .*vacancies/)
    const left = await db.introspection.getTables()
    assert.deepEqual(
      left.map((table) => table.name),
      ['vacancies'],
    )
  })
}

eachDatabase('a unit cannot stand in a house of another project', async (db) => {
  const wrong = fillDatabase(db, {
    cities: [makeRow('cities', {})],
    complexes: [makeRow('complexes', {}), makeRow('complexes', { id: 2, slug: 'project-2' })],
    houses: [makeRow('houses', {})],
    plans: [makeRow('plans', {})],
    estates: [makeRow('estates', { complex_id: 2, house_id: 1 })],
  })
  await assert.rejects(wrong, /foreign key/i)
})

eachDatabase('text that is no JSON is refused in a JSON column', async (db) => {
  const broken = makeRow('cities', { name: '{ru: Алматы}' as never })
  await assert.rejects(db.insertInto('cities').values(broken).execute(), /json/i)
})

eachDatabase('text is refused in a column of numbers', async (db) => {
  const broken = makeRow('cities', { sort_order: 'first' as never })
  await assert.rejects(db.insertInto('cities').values(broken).execute(), /first|integer/i)
})

/** PostgreSQL writes JSON with spaces and other key orders; only the value must be the same. */
function withParsedJson(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' && /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value,
    ]),
  )
}
