import type { Transaction } from 'kysely'
import { bulkInsertion } from '../engines/bulk-insertion.ts'
import { writeJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import type { FeedPictureTable, Tables } from '../tables.ts'

/** A plan as it is made of a picture. */
export type PicturePlan = Pick<Tables['plans'], 'card' | 'width' | 'height'> & { detail: string }

/** With a dot, which no name of a picture or a drawing of the content has. */
const mark = 'feed.'

/**
 * The code of a plan that is made of a picture of a feed.
 *
 * @param hash the SHA-256 of the picture, in hexadecimal digits
 */
export function feedPlanCode(hash: string): string {
  return mark + hash.slice(0, 24)
}

/** Whether a plan was made of a picture of a feed; all others are those of the content. */
export function isFeedPlan(code: string): boolean {
  return code.startsWith(mark)
}

const insertAddresses = bulkInsertion<Pick<FeedPictureTable, 'address' | 'next_at'>>(
  'feed_pictures',
  { address: 'text', next_at: 'text' },
  // One that nobody named for a while is asked for again.
  `on conflict (address) do update set next_at = excluded.next_at, unused_since = null
    where feed_pictures.unused_since is not null`,
)

/** Notes that units name pictures at these addresses: those that are new are to be fetched at once. */
export async function rememberPictures(
  trx: Transaction<Tables>,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  const next_at = now.toISOString()
  await insertAddresses(
    trx,
    [...new Set(addresses)].map((address) => ({ address, next_at })),
  )
}

/** Whether a picture is to be asked for. */
export async function hasDuePictures(db: Database, now: Date): Promise<boolean> {
  const due = await db
    .selectFrom('feed_pictures')
    .select('address')
    .where('next_at', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}

/** Some of the pictures that are to be asked for, those that wait for the longest time first. */
export function duePictures(db: Database, now: Date, limit: number): Promise<FeedPictureTable[]> {
  return db
    .selectFrom('feed_pictures')
    .selectAll()
    .where('next_at', '<=', now.toISOString())
    .orderBy('next_at')
    .orderBy('address')
    .limit(limit)
    .execute()
}

/** Whether a unit that is not withdrawn names a picture. */
export async function isNamed(db: Database, address: string): Promise<boolean> {
  const unit = await db
    .selectFrom('estates')
    .select('id')
    .where('plan_address', '=', address)
    .where('status', '<>', 'withdrawn')
    .limit(1)
    .executeTakeFirst()
  return unit !== undefined
}

/** The sources whose units name a picture. */
export async function sourcesOfPicture(db: Database, address: string): Promise<string[]> {
  const rows = await db
    .selectFrom('feed_units')
    .innerJoin('estates', 'estates.id', 'feed_units.estate_id')
    .select('feed_units.source')
    .distinct()
    .where('estates.plan_address', '=', address)
    .orderBy('feed_units.source')
    .execute()
  return rows.map(({ source }) => source)
}

export async function changePicture(
  db: Database,
  address: string,
  change: Partial<Omit<FeedPictureTable, 'address'>>,
): Promise<void> {
  await db.updateTable('feed_pictures').set(change).where('address', '=', address).execute()
}

/** Keeps a plan that was made, or made again. Units show it only when `assignPlans` has given it to them. */
export async function keepFeedPlan(trx: Transaction<Tables>, code: string, plan: PicturePlan): Promise<void> {
  const { detail: file } = plan
  const made = { ...plan, detail: writeJson({ ru: file, kk: file, en: file }) }
  await trx
    .insertInto('plans')
    .values({ ...made, code, names: writeJson([]), room_list: writeJson([]) })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(made))
    .execute()
}

/** The plans that were made of pictures of feeds: their codes and the address of a file. */
export function feedPlans(db: Database): Promise<{ code: string; card: string }[]> {
  return db
    .selectFrom('plans')
    .select(['code', 'card'])
    .where('code', 'like', `${mark}%`)
    .orderBy('code')
    .execute()
}

/** Has pictures asked for again whose plans have lost their files. */
export async function askAgain(db: Database, code: string, now: Date): Promise<void> {
  await db
    .updateTable('feed_pictures')
    .set({ etag: '', last_modified: '', next_at: now.toISOString() })
    .where('plan_code', '=', code)
    .execute()
}

/**
 * Forgets addresses that no unit has named since `addressesBefore`, and plans that nothing has referred to since
 * `plansBefore`: open pages and pages in memory may still show a plan that has just been replaced.
 *
 * @returns the codes of these plans: their files are nobody's
 */
export async function forgetUnused(
  trx: Transaction<Tables>,
  { now, addressesBefore, plansBefore }: { now: Date; addressesBefore: Date; plansBefore: Date },
): Promise<string[]> {
  await trx
    .deleteFrom('feed_pictures')
    .where('unused_since', '<=', addressesBefore.toISOString())
    .where('address', 'not in', (row) =>
      row
        .selectFrom('estates')
        .select('plan_address')
        .where('plan_address', 'is not', null)
        .$castTo<{ plan_address: string }>(),
    )
    .execute()
  const used = new Set<string | null>()
  for (const table of ['feed_pictures', 'estates'] as const) {
    const rows = await trx.selectFrom(table).select('plan_code').distinct().execute()
    for (const { plan_code: code } of rows) used.add(code)
  }
  const plans = await trx
    .selectFrom('plans')
    .select(['code', 'unused_since'])
    .where('code', 'like', `${mark}%`)
    .execute()
  const gone: string[] = []
  for (const { code, unused_since: since } of plans) {
    const right = used.has(code) ? null : (since ?? now.toISOString())
    if (right !== null && right <= plansBefore.toISOString()) {
      await trx.deleteFrom('plans').where('code', '=', code).execute()
      gone.push(code)
    } else if (right !== since) {
      await trx.updateTable('plans').set({ unused_since: right }).where('code', '=', code).execute()
    }
  }
  return gone
}

/** How the pictures of a source stand, for staff. */
export type PicturesOfSource = {
  made: number
  waiting: number
  broken: { address: string; problem: string }[]
}

export async function picturesOfSource(db: Database, source: string): Promise<PicturesOfSource> {
  const rows = await db
    .selectFrom('feed_pictures')
    .select(['address', 'plan_code', 'problem'])
    .where('address', 'in', (row) =>
      row
        .selectFrom('feed_units')
        .innerJoin('estates', 'estates.id', 'feed_units.estate_id')
        .select('estates.plan_address')
        .where('feed_units.source', '=', source)
        .where('estates.plan_address', 'is not', null)
        .where('estates.status', '<>', 'withdrawn')
        .$castTo<{ plan_address: string }>(),
    )
    .orderBy('address')
    .execute()
  return {
    made: rows.filter(({ plan_code: code }) => code !== null).length,
    waiting: rows.filter(({ plan_code: code, problem }) => code === null && problem === null).length,
    broken: rows.flatMap(({ address, problem }) => (problem === null ? [] : [{ address, problem }])),
  }
}

/** Pictures of plans that could not be had when they were last asked for, by the source whose units name them. */
export async function brokenPictures(db: Database): Promise<{ source: string; pictures: number }[]> {
  const rows = await db
    .selectFrom('feed_pictures')
    .innerJoin('estates', 'estates.plan_address', 'feed_pictures.address')
    .innerJoin('feed_units', 'feed_units.estate_id', 'estates.id')
    .select(['feed_units.source', 'feed_pictures.address'])
    .distinct()
    .where('feed_pictures.problem', 'is not', null)
    .where('estates.status', '<>', 'withdrawn')
    .orderBy('feed_units.source')
    .execute()
  const bySource = Map.groupBy(rows, ({ source }) => source)
  return [...bySource].map(([source, { length: pictures }]) => ({ source, pictures }))
}
