import type { Transaction } from 'kysely'
import { isFeedPlan } from '#database/feeds/feed-pictures.ts'
import type { Tables } from '#database/tables.ts'
import type { Content, ContentTable } from './content.ts'
import { deleteVanishedRows, type PlainRow, type TableImport } from './rows/import-table.ts'

type Belongs = (row: PlainRow) => boolean

const all = (): Belongs => () => true

/** Which rows of a table are the content's to remove; those of tables that are not here stay. */
const removable: Partial<Record<ContentTable, (content: Content) => Belongs>> = {
  // A record that was renamed keeps its id, under its new slug alone.
  content_ids: ({ content_ids: rows }) => {
    const taken = new Set(rows.map(({ kind, id }) => `${kind} ${id}`))
    return (row) => taken.has(`${String(row['kind'])} ${String(row['id'])}`)
  },
  cities: all,
  articles: all,
  answers: all,
  promotions: all,
  complex_promotions: all,
  awards: all,
  employees: all,
  reviews: all,
  contacts: all,
  banners: all,
  mortgages: all,
  complex_mortgages: all,
  calculators: all,
  photos: all,
  videos: all,
  feedback_images: all,
  vacancy_categories: all,
  vacancies: all,
  property_descriptions: all,
  construction_progress: all,
  redirects: all,
  localizations: all,
  // Those of pictures of feeds belong to their units.
  plans: () => (row) => !isFeedPlan(String(row['code'])),
  estate_prices: ofOwnEstates,
  estate_promotions: ofOwnEstates,
}

function ofOwnEstates({ estates }: Content): Belongs {
  const ids = new Set<unknown>(estates.map(({ id }) => id))
  return (row) => ids.has(row['estate_id'])
}

/** Units that showed a plan of the content keep no trace of it. */
async function takePlansOff(trx: Transaction<Tables>, { plans }: Content): Promise<void> {
  const shown = await trx
    .selectFrom('estates')
    .select('plan_code')
    .where('plan_code', 'is not', null)
    .distinct()
    .execute()
  const known = new Set(plans.map(({ code }) => code))
  for (const { plan_code: code } of shown) {
    if (code === null || known.has(code) || isFeedPlan(code)) continue
    await trx.updateTable('estates').set({ plan_code: null }).where('plan_code', '=', code).execute()
  }
}

/**
 * Removes rows that the content no longer has from one table, after those that refer to it. `vanished-projects.ts`
 * handles projects and houses.
 *
 * @returns how many rows were removed
 */
export async function removeVanished(
  trx: Transaction<Tables>,
  step: TableImport & { table: ContentTable },
  content: Content,
): Promise<number> {
  if (step.table === 'plans') await takePlansOff(trx, content)
  const belongs = removable[step.table]
  return belongs ? deleteVanishedRows(trx, step, belongs(content)) : 0
}
