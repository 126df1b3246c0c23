import type { Transaction } from 'kysely'
import { type EstateStatus, saleStatuses } from '#domain/estate-words.ts'
import { type Departure, type Finding, isDeparture, type UnitChange } from '#domain/watches.ts'
import { bulkInsertion } from '../engines/bulk-insertion.ts'
import { writeJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { lockSetting, readSetting, writeSetting } from '../settings.ts'
import type { JsonText, Tables, WatchedUnitTable, WatchFindingTable } from '../tables.ts'

/** A unit that has changed since the last look. `change` is null where that is no news: it costs more, it was hidden. */
export type ChangedUnit = {
  id: number
  complex: number
  house: number
  isOnSale: boolean
  /** Its status where it is not on sale, and the one that it had at the last look where it was not. */
  offSale: EstateStatus | null
  from: EstateStatus | null
  price: number | null
  change: UnitChange | Departure | null
  was: number | null
}

/** An entry of a construction diary that no look has seen. */
export type NewStage = { id: number; complex: number; house: number | null; date: string }

/** What has changed since the last look. `round` counts the looks; null before the first, whose changes are no news. */
export type Changes = { round: number | null; units: ChangedUnit[]; stages: NewStage[] }

/**
 * Compares the units and the construction diary with what was there at the last look. Changes nothing. A unit that nobody
 * knows to be on sale (`unconfirmed`) stays as it was: its feed lost it with many others, and nothing has happened to it.
 */
export async function lookForChanges(db: Database): Promise<Changes> {
  const before = await readSetting(db, 'watch_round')
  const units = await changedUnits(db)
  const stages = await db
    .selectFrom('construction_progress as entry')
    .leftJoin('watched_stages as known', 'known.progress_id', 'entry.id')
    .select(['entry.id', 'entry.complex_id as complex', 'entry.house_id as house', 'entry.date'])
    .where('known.progress_id', 'is', null)
    .orderBy('entry.id')
    .execute()
  return { round: before?.round ?? null, units, stages }
}

async function changedUnits(db: Database): Promise<ChangedUnit[]> {
  const rows = await db
    .selectFrom('estates')
    .leftJoin('watched_units as before', 'before.estate_id', 'estates.id')
    .select([
      'estates.id',
      'estates.complex_id as complex',
      'estates.house_id as house',
      'estates.status',
      'estates.price',
      'before.is_on_sale as wasOnSale',
      'before.off_sale as from',
      'before.price as was',
    ])
    .where('estates.status', '<>', 'unconfirmed')
    .where((row) =>
      row.or([
        row('before.estate_id', 'is', null),
        row.and([row('before.is_on_sale', '=', 0), row('estates.status', 'in', saleStatuses)]),
        row.and([
          row('estates.status', 'not in', saleStatuses),
          row.or([
            row('before.off_sale', 'is', null),
            row('before.off_sale', '<>', row.ref('estates.status')),
          ]),
        ]),
        row.and([
          row('estates.status', '=', 'free'),
          row('estates.price', '>', 0),
          row.or([row('before.price', 'is', null), row('before.price', '<>', row.ref('estates.price'))]),
        ]),
      ]),
    )
    .orderBy('estates.id')
    .execute()
  return rows.map(({ id, complex, house, status, price, wasOnSale, from, was }) => {
    const isOnSale = saleStatuses.some((each) => each === status)
    const shown = status === 'free' && Number(price) > 0 ? Number(price) : null
    const before = was === null ? null : Number(was)
    const change = isOnSale
      ? arrivalOf({ shown, wasOnSale, before })
      : departureOf({ status, wasOnSale, from })
    return {
      id,
      complex,
      house,
      isOnSale,
      offSale: isOnSale ? null : status,
      from,
      price: shown ?? before,
      change,
      was: isOnSale && change !== 'new' && isLower({ shown, before }) ? before : null,
    }
  })
}

/** What is news of a unit that is on sale. */
function arrivalOf(unit: {
  shown: number | null
  wasOnSale: 0 | 1 | null
  before: number | null
}): UnitChange | null {
  const { shown, wasOnSale, before } = unit
  if (wasOnSale === null) return 'new'
  if (wasOnSale === 0) return 'back'
  return isLower({ shown, before }) ? 'price' : null
}

function isLower({ shown, before }: { shown: number | null; before: number | null }): boolean {
  return shown !== null && before !== null && shown < before
}

/** The same of one that is not. A sold unit leaves its feed sooner or later: that is no news. */
function departureOf(unit: {
  status: EstateStatus
  wasOnSale: 0 | 1 | null
  from: EstateStatus | null
}): Departure | null {
  const { status, wasOnSale, from } = unit
  const isKnown = wasOnSale === 1 || from !== null
  if (!isKnown || !isDeparture(status)) return null
  return status === 'withdrawn' && from === 'sold' ? null : status
}

/** What is to be told to an address, by its id. */
export type FoundFor = { watcher_id: string; items: Finding[] }

type UnitRow = WatchedUnitTable

const writeUnits = bulkInsertion<UnitRow>(
  'watched_units',
  {
    estate_id: 'integer',
    is_on_sale: 'smallint',
    off_sale: 'text',
    price: 'bigint',
    change: 'text',
    was: 'bigint',
    changed_at: 'text',
  },
  // What is no news leaves the last news as it is, so that the feed of a search goes on telling it.
  `on conflict (estate_id) do update set
    is_on_sale = excluded.is_on_sale,
    off_sale = excluded.off_sale,
    price = excluded.price,
    change = coalesce(excluded.change, watched_units.change),
    was = case when excluded.change is null then watched_units.was else excluded.was end,
    changed_at = case when excluded.change is null then watched_units.changed_at else excluded.changed_at end`,
)

const writeStages = bulkInsertion<{ progress_id: number }>(
  'watched_stages',
  { progress_id: 'integer' },
  'on conflict do nothing',
)

const writeFindings = bulkInsertion<Omit<WatchFindingTable, 'items'> & { items: JsonText<Finding[]> }>(
  'watch_findings',
  { watcher_id: 'text', round: 'integer', items: 'jsonb', found_at: 'text', delivery_id: 'text' },
  'on conflict do nothing',
)

/** Rows that are written at a time: between them others get their turn. */
const pageSize = 2_000

/**
 * Remembers what was seen and keeps what is to be told, both or neither: a process that dies in between has told and
 * forgotten nothing, and the next look finds the same. Of two replicas that have seen the same one writes.
 *
 * @param founds by page, since there may be many
 * @returns false when another look came first: nothing is written
 */
export function keepChanges(
  db: Database,
  changes: Changes,
  founds: Iterable<readonly FoundFor[]>,
  at: Date,
): Promise<boolean> {
  const moment = at.toISOString()
  const round = (changes.round ?? 0) + 1
  return db.transaction().execute(async (trx) => {
    if ((await lockedRound(trx)) !== changes.round) return false
    for (const page of pagesOf(changes.units)) {
      const rows = page.map(({ id, isOnSale, offSale, price, change, was }) => ({
        estate_id: id,
        is_on_sale: isOnSale ? (1 as const) : (0 as const),
        off_sale: offSale,
        price,
        // What the first look finds has been there before it. That a unit has gone is no news for the feed of a search.
        change: changes.round === null || isDeparture(change) ? null : change,
        was,
        changed_at: moment,
      }))
      await writeUnits(trx, rows)
    }
    for (const page of pagesOf(changes.stages))
      await writeStages(
        trx,
        page.map(({ id }) => ({ progress_id: id })),
      )
    for (const found of founds)
      for (const page of pagesOf(found))
        await writeFindings(
          trx,
          page.map(({ watcher_id, items }) => ({
            watcher_id,
            round,
            items: writeJson(items),
            found_at: moment,
            delivery_id: null,
          })),
        )
    await writeSetting(trx, 'watch_round', { round, at: moment })
    return true
  })
}

/** Locks the count of looks until the transaction ends; null before the first. */
async function lockedRound(trx: Transaction<Tables>): Promise<number | null> {
  return (await lockSetting(trx, 'watch_round', null))?.round ?? null
}

function* pagesOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += pageSize) yield rows.slice(from, from + pageSize)
}
