import { sql } from 'kysely'
import type { Database } from '#database/open.ts'
import type { KnownIds } from './ids.ts'
import { type Kind, kinds, tableOfKind } from './kinds.ts'

/** Columns that hold the slug, of the kinds whose rows say it themselves. */
const slugColumns: Partial<Record<Kind, string>> = {
  cities: 'slug',
  complexes: 'slug',
  houses: 'slug',
  articles: 'slug',
  promotions: 'slug',
  vacancies: 'slug',
  'vacancy-categories': 'slug',
  mortgages: 'code',
}

/**
 * The ids that a database has given out: those that imports remembered, and those of rows that came in another way,
 * by a feed or before there was content as files.
 */
export async function knownIds(db: Database): Promise<KnownIds> {
  const stored = await db.selectFrom('content_ids').selectAll().orderBy('kind').orderBy('slug').execute()
  const bySlug: { [K in Kind]?: Map<string, number> } = {}
  const largest: { [K in Kind]?: number } = {}
  for (const kind of kinds) {
    const table = sql.table(tableOfKind[kind])
    const column = slugColumns[kind]
    const rows = column === undefined ? [] : await slugs(db, table, column)
    const remembered = stored.filter((row) => row.kind === kind)
    bySlug[kind] = new Map([...rows, ...remembered].map(({ slug, id }) => [slug, id]))
    const found = await sql<{ id: number | null }>`select max(id) as id from ${table}`.execute(db)
    largest[kind] = found.rows[0]?.id ?? 0
  }
  const houses = await db.selectFrom('houses').select(['id', 'complex_id']).orderBy('id').execute()
  const projects = new Map(houses.map(({ id, complex_id: project }) => [id, project]))
  return { bySlug, largest, projects }
}

async function slugs(db: Database, table: ReturnType<typeof sql.table>, column: string) {
  const answer = await sql<{ slug: string; id: number }>`
    select ${sql.ref(column)} as slug, id from ${table} order by id`.execute(db)
  return answer.rows
}
