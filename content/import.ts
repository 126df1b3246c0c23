import type { Transaction } from 'kysely'
import { bumpContentVersion } from '#database/content-state.ts'
import type { Database } from '#database/open.ts'
import type { Tables } from '#database/tables.ts'
import { contentTables, type Content, type ContentTable } from './content.ts'
import { contentDay, officeMoment } from './days.ts'
import { deleteVanishedRows, writeChangedRows, type TableImport } from './import-table.ts'

export type ImportOptions = {
  /** Called with the rows done so far, the rows in all and the table at hand. */
  onProgress?: (done: number, total: number, label: string) => void
}

const keys: Record<ContentTable, readonly string[]> = {
  cities: ['id'],
  complexes: ['id'],
  houses: ['id'],
  plans: ['code'],
  promotions: ['id'],
  complex_promotions: ['complex_id', 'promotion_id'],
  estates: ['id'],
  estate_prices: ['estate_id', 'date'],
  estate_promotions: ['estate_id', 'promotion_id'],
  feedback_images: ['id'],
  redirects: ['path'],
  settings: ['key'],
}

/**
 * Brings content into the database, all or nothing, and bumps the content version once if anything changed. A
 * second import of the same content changes nothing.
 *
 * What the content no longer has is removed where nothing else refers to it: offers, links to offers, prices,
 * consultation pictures, redirects. A unit that left a house of the content becomes `withdrawn`, because
 * favourites and leads point to it. Cities, projects, houses, plans and other settings stay.
 *
 * @returns the number of rows inserted, replaced, withdrawn and removed
 */
export async function importContent(
  db: Database,
  content: Content,
  { onProgress }: ImportOptions = {},
): Promise<number> {
  const imports = contentTables.map((table) => tableImport(table, content))
  const total = imports.reduce((sum, { rows }) => sum + rows.length, 0)
  return await db.transaction().execute(async (trx) => {
    let [done, changed] = [0, 0]
    for (const step of imports) {
      changed += await writeChangedRows(trx, step, (rows) => {
        done += rows
        onProgress?.(done, total, step.table)
      })
    }
    changed += await withdrawVanishedEstates(trx, content)
    changed += await removeVanished(trx, content)
    if (changed > 0) await bumpContentVersion(trx)
    return changed
  })
}

function tableImport(table: ContentTable, content: Content): TableImport {
  return { table, key: keys[table], rows: content[table] }
}

async function withdrawVanishedEstates(trx: Transaction<Tables>, content: Content): Promise<number> {
  const known = new Set(content.estates.map((estate) => estate.id))
  const houses = content.houses.map((house) => house.id)
  if (houses.length === 0) return 0
  const stored = await trx
    .selectFrom('estates')
    .select('id')
    .where('house_id', 'in', houses)
    .where('status', '!=', 'withdrawn')
    .execute()
  const vanished = stored.filter(({ id }) => !known.has(id))
  for (const { id } of vanished) {
    await trx
      .updateTable('estates')
      .set({ status: 'withdrawn', status_changed_at: officeMoment(contentDay, 0.25) })
      .where('id', '=', id)
      .execute()
  }
  return vanished.length
}

/** Children before the offers they point to. */
async function removeVanished(trx: Transaction<Tables>, content: Content): Promise<number> {
  const estates = new Set<unknown>(content.estates.map((estate) => estate.id))
  const promotions = new Set<unknown>(content.promotions.map((promotion) => promotion.id))
  const ofContent = (row: Record<string, unknown>): boolean =>
    estates.has(row['estate_id']) || !promotions.has(row['promotion_id'])
  let removed = 0
  removed += await deleteVanishedRows(trx, tableImport('estate_promotions', content), ofContent)
  removed += await deleteVanishedRows(trx, tableImport('estate_prices', content), (row) =>
    estates.has(row['estate_id']),
  )
  for (const table of ['complex_promotions', 'promotions', 'feedback_images', 'redirects'] as const) {
    removed += await deleteVanishedRows(trx, tableImport(table, content), () => true)
  }
  return removed
}
