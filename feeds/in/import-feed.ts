import { staffText } from '#domain/staff/staff-text.ts'
import type { Transaction } from 'kysely'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { feedImports, forgetRefusal, noteFeedImport, writeFeedImport } from '#database/feeds/feed-imports.ts'
import { feedHouses } from '#database/feeds/feed-houses.ts'
import { housesOfOthers, takeHousesOver } from '#database/feeds/houses-of-others.ts'
import { knownUnits, lockFeedImports } from '#database/feeds/feed-units.ts'
import { factsBeneath } from '#database/feeds/unit-overrides.ts'
import { storableText } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import type { FeedImport } from '#database/settings.ts'
import type { Tables } from '#database/tables.ts'
import {
  type EstateRow,
  heldEstates,
  holdEstates,
  releaseEstates,
  setStatus,
  withdrawEstates,
} from '#database/feeds/write-estates.ts'
import { type Overrides, withoutOverrides } from '../overrides/without-overrides.ts'
import { acceptOffer, type Notes, saidOf } from './accept-offer.ts'
import type { FeedFormat } from './feed-formats.ts'
import { mostOf, mustHold, ofLastDay } from './brake.ts'
import { FeedRefusal } from './feed-refusal.ts'
import { mappingSkeleton, type UnknownNames } from './mapping-skeleton.ts'
import type { Mapping } from './mapping.ts'
import { matchUnits } from './match-units.ts'
import { News, type NewsKind } from './news.ts'
import { Places } from './places.ts'
import { mustBePossible, mustKeepPrices } from './plausible.ts'
import { readBytes } from './read-bytes.ts'
import { type SkipReason, skipsMore } from './skip-reasons.ts'
import { type Match, Staging } from './staging.ts'
import type { ReadTable, SheetColumns } from './tables/read-table.ts'
import { Tally } from './tally.ts'
import { type UnknownPlace, UnknownPlaces } from './unknown-places.ts'
import {
  forgetOffered,
  foundAgain,
  goneUnits,
  holdDoubted,
  leftOutUnits,
  type Losses,
  lossesOf,
  lostOffers,
  missingUnits,
} from './withdrawals.ts'
import { type Target, type UnitCounts, writeUnits } from './write-units.ts'

export type ImportSettings = {
  /** The file or the address, as messages name it: a refusal stands under it until the format is known. */
  from: string
  /** Null to detect the format from the content. */
  format: FeedFormat | null
  /** Under which name the feed's ids are remembered; null for the one of the mapping, else the format. */
  source: string | null
  mapping: Mapping
  /** The feed has only some of the units: missing ones stay. */
  isPartial: boolean
  /** Holds nothing back: staff say that the feed is right. */
  isForced: boolean
  isDryRun: boolean
  /** Largest share of a source's units that may go off sale within a day, from 0 to 1; three may always. */
  withdrawShare: number
  now: Date
  /** The site reads it by itself: houses of another source are left alone, and it notes refusals itself. */
  isAlone?: boolean
  /** Writes what belongs to the import, in its transaction and at its end: what it throws takes all of it back. */
  alsoWrite?: (trx: Transaction<Tables>) => Promise<void>
}

/** The result of an import. `read` is `added` + `changed` + `unchanged` + `skipped`. */
export type ImportReport = UnitCounts & {
  format: FeedFormat
  source: string
  read: number
  withdrawn: number
  /** Units that would have gone off sale, and wait for a word of staff. */
  held: number
  skipped: number
  reasons: Partial<Record<SkipReason, number>>
  unknown: UnknownNames
  warnings: string[]
  /** Each house of the feed with the slug of the one here that it was taken for. */
  matches: HouseMatch[]
  /** Lines for the mapping file; empty when every name is known. */
  mapping: string
  /** The columns of each sheet of a table and the fields that they were taken for. */
  columns: SheetColumns[]
  /** The columns as lines for the mapping file; empty for what is no table. */
  column_mapping: string
  dry_run: boolean
  /** What the feed says of places that are not known here. */
  places: UnknownPlace[]
  /** The units that it changes. */
  news: News
  /** What staff say of units by hand. */
  overrides: Overrides
}

/**
 * Imports a feed: all of it is read and staged first, then written in one transaction. Until that ends, every failure
 * leaves the old data whole. The result is stored for `npm run status`.
 *
 * @param bytes the feed, unpacked
 * @param onSkipped gets the offers that were left out, at the end and in their order, and the report on all of them
 * @throws FeedRefusal when the feed is broken; nothing is written then
 */
export async function importFeed(
  db: Database,
  bytes: AsyncIterable<Buffer>,
  settings: ImportSettings,
  onSkipped: (staging: Staging, report: ImportReport) => Promise<void>,
): Promise<ImportReport> {
  const staging = new Staging()
  const givenName = settings.source ?? settings.mapping.source ?? settings.format
  let source = givenName ?? settings.from
  try {
    const reading = await stage(db, bytes, settings, staging)
    source = givenName ?? reading.format
    const written = await apply(db, staging, source, settings, reading)
    const unknown = unknownNames(reading)
    const report: ImportReport = {
      format: reading.format,
      source,
      read: reading.read,
      ...written.counts,
      withdrawn: written.withdrawn,
      held: written.held,
      skipped: skippedOf(staging),
      reasons: staging.reasons(),
      unknown,
      warnings: [...warningsOf(unknown, reading), ...written.warnings],
      matches: written.matches,
      overrides: written.overrides,
      mapping: mappingSkeleton(unknown),
      columns: reading.table?.columns ?? [],
      column_mapping: reading.table?.mapping ?? '',
      dry_run: settings.isDryRun,
      places: reading.places.list(),
      news: written.news,
    }
    await onSkipped(staging, report)
    return report
  } catch (error) {
    // Who reads by himself tries again, or finds a file half written: what it comes to is noted at the end.
    if (error instanceof FeedRefusal && !settings.isDryRun && settings.isAlone !== true) {
      const refusal = { at: settings.now.toISOString(), why: error.message }
      await noteFeedImport(db, source, { refusal })
    }
    throw error
  } finally {
    staging.close()
  }
}

type HouseMatch = Omit<Match, 'house_id'> & { house: string }

/** What the feed says before it is compared with what is here. */
type Reading = {
  format: FeedFormat
  /** What was made of its columns, where it is a table. */
  table: ReadTable | null
  read: number
  /** Projects whose bare numbers count sections. */
  sectioned: ReadonlySet<string>
  notes: Notes
  /** Sentences about the whole feed. */
  feedNotes: readonly string[]
  projects: Tally
  houses: Tally
  faults: Tally
  places: UnknownPlaces
  /** Slugs of our houses, by id. */
  slugs: ReadonlyMap<number, string>
}

async function stage(
  db: Database,
  bytes: AsyncIterable<Buffer>,
  { mapping, format: wanted }: ImportSettings,
  staging: Staging,
): Promise<Reading> {
  const ourHouses = await feedHouses(db)
  const places = new Places(ourHouses, mapping)
  const notes: Notes = {
    statuses: new Tally(),
    prices: new Tally(),
    finishing: new Tally(),
    currencies: new Tally(),
    sides: new Tally(),
    houses: new Map(),
    shared: new Map(),
  }
  const [projects, houses, faults] = [new Tally(), new Tally(), new Tally()]
  const feedNotes: string[] = []
  const unknownPlaces = new UnknownPlaces()
  let read = 0
  const { format, table } = await readBytes(bytes, wanted, mapping, places, staging, {
    onFault: (fault, line) => faults.add(staffText('{fault} (line {line})', { fault, line })),
    onNote: (note) => feedNotes.push(note),
    onOffer(offer) {
      read += 1
      const said = saidOf(offer, mapping)
      const id = storableText(offer.id)
      if (offer.id !== '' && !staging.isNewId(id)) {
        const isWorse = staging.alsoSays(id, said.status)
        if (isWorse && said.status === undefined) notes.statuses.add(said.word)
        return staging.skip(offer, [{ reason: 'duplicate_id', detail: isWorse ? said.word : '' }])
      }
      const verdict = acceptOffer(offer, places, mapping, notes)
      if ('unit' in verdict) {
        if (!staging.addUnit(verdict.unit)) staging.addTwin(verdict.unit)
        return
      }
      if (verdict.unknown !== null) {
        const tally = verdict.unknown.unknown === 'project' ? projects : houses
        tally.add(verdict.unknown.name)
        unknownPlaces.add(verdict.unknown.name, offer)
      }
      staging.skip(offer, verdict.problems)
      if (said.status === undefined && offer.wrong_fields.length === 0) notes.statuses.add(said.word)
      staging.leaveOut(id, said.status ?? null)
    },
  })
  if (read === 0) {
    throw new FeedRefusal(
      staffText(
        'The feed contains no offers. Nothing was imported; ask the provider whether it is complete.',
      ),
    )
  }
  // A row of a table may be left out for a slip of its status too; feeds of known formats are written by programs.
  if (table === null && format !== 'fields') forgetOffered(staging)
  const slugs = new Map(ourHouses.map(({ id, slug }) => [id, slug]))
  return {
    format,
    table,
    read,
    notes,
    feedNotes,
    projects,
    houses,
    faults,
    slugs,
    sectioned: places.sectioned,
    places: unknownPlaces,
  }
}

function unknownNames({ projects, houses, notes }: Reading): UnknownNames {
  return {
    projects: projects.counts(),
    houses: houses.counts(),
    finishing: notes.finishing.counts(),
    statuses: notes.statuses.counts(),
    currencies: notes.currencies.counts(),
  }
}

function matchesOf(staging: Staging, { slugs }: Reading): HouseMatch[] {
  return staging
    .matches()
    .map(({ name, house_id, ...facts }) => ({ name, house: slugs.get(house_id) ?? '', ...facts }))
}

function warningsOf(unknown: UnknownNames, { notes, feedNotes, faults, table }: Reading): string[] {
  return [
    ...feedNotes.slice(0, 100),
    ...(table?.notes ?? []).slice(0, 100),
    ...[...notes.shared].slice(0, 20).map(([name, slugs]) =>
      staffText(
        'house «{name}» stands in {count} projects here ({slugs}): say which by a column or a heading «ЖК», by «fixed: {example}», or under «houses»',
        {
          name,
          count: slugs.length,
          slugs: slugs.join(', '),
          example: `{ project: ${slugs[0]} }`,
        },
      ),
    ),
    ...unknown.statuses.map(({ name, count }) =>
      staffText('unknown status «{name}»: {count} hidden', { name, count }),
    ),
    ...notes.prices
      .counts()
      .slice(0, 20)
      .map(({ name, count }) => staffText('unknown price «{name}»: {count} without one', { name, count })),
    ...unknown.finishing.map(({ name, count }) =>
      staffText('unknown finishing «{name}»: left out for {count}', { name, count }),
    ),
    ...notes.sides
      .counts()
      .slice(0, 20)
      .map(({ name, count }) =>
        staffText('unknown side «{name}»: {count} without windows to a side', { name, count }),
      ),
    ...[...notes.houses].map(([slug, note]) => staffText('house {house}: {note}', { house: slug, note })),
    ...faults
      .counts()
      .slice(0, 20)
      .map(({ name }) => staffText('passed over: {name}', { name })),
  ]
}

type Written = {
  counts: UnitCounts
  withdrawn: number
  held: number
  matches: HouseMatch[]
  warnings: string[]
  news: News
}

/** What a dry run tells of overrides: it lifts none. */
const none: Overrides = { in_force: [], problems: [] }
const nothing: Target['beneath'] = new Map()

function apply(
  db: Database,
  staging: Staging,
  source: string,
  settings: ImportSettings,
  reading: Reading,
): Promise<Written & { overrides: Overrides }> {
  const { isDryRun, now } = settings
  const news = new News(reading.slugs)
  if (isDryRun) {
    return db
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute(async (snapshot) => {
        const beneath = await factsBeneath(snapshot)
        const target = { db: snapshot, trx: null, source, now, news, beneath }
        return { ...(await merge(staging, target, settings, reading)), overrides: none }
      })
  }
  return db.transaction().execute(async (trx) => {
    await lockFeedImports(trx)
    const target = { db: trx, trx, source, now, news, beneath: nothing }
    const { result, overrides } = await withoutOverrides(trx, now, () =>
      merge(staging, target, settings, reading),
    )
    return { ...result, overrides }
  })
}

async function merge(
  staging: Staging,
  target: Target,
  { from, mapping, isPartial, isForced, withdrawShare, now, isAlone = false, alsoWrite }: ImportSettings,
  reading: Reading,
): Promise<Written> {
  const { db, trx, source } = target
  const { read, sectioned, houses } = reading
  if (isAlone) {
    for (const { house_id, owner } of await housesOfOthers(db, source)) {
      staging.skipHouse(house_id, { reason: 'other_source', detail: owner })
    }
  }
  for await (const units of knownUnits(db, source, staging.coveredHouses())) {
    staging.addKnown(units.map((unit) => ({ ...unit, ...target.beneath.get(unit.id) })))
  }
  staging.settleTwins()
  for (const name of staging.skipGuesses(sectioned)) houses.add(name)
  const matches = matchesOf(staging, reading)
  for (const { seq, here } of matchUnits(staging)) staging.skipSeq(seq, { reason: 'ambiguous', detail: here })
  const losses = lossesOf(staging, isPartial)
  if (!isForced) {
    mustBePossible(staging, read, withdrawShare)
    mustKeepPrices(staging, withdrawShare)
    if (!isPartial) mustStay(losses, withdrawShare)
  }
  const before = (await feedImports(db))[source]
  const recent = ofLastDay(before?.withdrawals ?? [], now)
  const isHeld = !isForced && mustHold(losses, recent, withdrawShare)
  if (isHeld) holdDoubted(staging)
  const counts = await writeUnits(staging, target)
  const told = await applyLeftOut(staging, target, isHeld)
  const { withdrawn, held } = await takeOff(staging, target, { isPartial, isHeld })
  if (trx !== null) {
    if (counts.added + counts.changed + told + withdrawn + held > 0) await bumpContentVersion(trx, now)
    const { added, changed } = counts
    const at = now.toISOString()
    const waiting = await heldEstates(trx, source)
    await forgetRefusal(trx, from)
    await writeFeedImport(trx, source, {
      success: {
        at,
        read,
        added,
        changed,
        withdrawn,
        skipped: skippedOf(staging),
        unknown: unknownOf(unknownNames(reading)),
      },
      refusal: null,
      trouble: null,
      held: waiting > 0 ? { since: before?.held?.since ?? at, units: waiting, of: losses.before } : null,
      withdrawals: withdrawalsAfter(recent, losses, { at, isForced, isHeld }),
      skipped_before: skippedBefore(before),
      max_age: mapping.max_age ?? 24,
    })
    await takeHousesOver(trx, source)
    await alsoWrite?.(trx)
  }
  return {
    counts,
    withdrawn,
    held: isHeld ? losses.lost : 0,
    matches,
    warnings: await housesLeft(losses, db),
    news: target.news,
  }
}

function unknownOf({ projects, houses, statuses }: UnknownNames): number {
  return [...projects, ...houses, ...statuses].reduce((sum, { count }) => sum + count, 0)
}

function skippedOf(staging: Staging): number {
  return Object.values(staging.reasons()).reduce((sum, count) => sum + count, 0)
}

/** The share that an import is compared with: that of the last one, or of the one before as long as it left out more. */
function skippedBefore(before: FeedImport | undefined): number | null {
  if (!before?.success) return null
  const share = before.success.skipped / before.success.read
  const earlier = before.skipped_before
  return earlier !== null && skipsMore(share, earlier) ? earlier : share
}

/** A word of staff is no creeping loss: what was forced counts for nothing later. */
function withdrawalsAfter(
  recent: FeedImport['withdrawals'],
  { lost }: Losses,
  { at, isForced, isHeld }: { at: string; isForced: boolean; isHeld: boolean },
): FeedImport['withdrawals'] {
  if (isForced) return []
  return isHeld || lost === 0 ? recent : [...recent, { at, units: lost }]
}

/**
 * Of offers that were left out only what they say of the status is taken; units whose offers say nothing of it are
 * hidden, where they are not held.
 *
 * @returns how many units have changed
 */
async function applyLeftOut(
  staging: Staging,
  { trx, source, now, news }: Target,
  isHeld: boolean,
): Promise<number> {
  if (trx === null) return 0
  let changed = 0
  const set = async (ids: readonly number[], status: 'sold' | 'reserved' | 'hidden') => {
    changed += ids.length
    await tellUnits(trx, news, 'status', ids, status)
    await setStatus(trx, ids, status, now)
    await releaseEstates(trx, source, ids)
  }
  for (const { status, ids } of goneUnits(staging, 500)) await set(ids, status)
  if (!isHeld) for (const ids of leftOutUnits(staging, 500)) await set(ids, 'hidden')
  return changed
}

/** Withdraws what a full feed no longer has, or holds what visitors can ask for; what the feed has again is free. */
async function takeOff(
  staging: Staging,
  { db, trx, source, now, news }: Target,
  { isPartial, isHeld }: { isPartial: boolean; isHeld: boolean },
): Promise<{ withdrawn: number; held: number }> {
  const taken = { withdrawn: 0, held: 0 }
  if (trx !== null) for (const ids of foundAgain(staging, 500)) await releaseEstates(trx, source, ids)
  if (isHeld) {
    for (const ids of lostOffers(staging, isPartial, 500)) {
      await tellUnits(db, news, 'held', ids, 'unconfirmed')
      if (trx !== null) taken.held += await holdEstates(trx, source, ids, now)
    }
    return taken
  }
  if (isPartial) return taken
  for (const ids of missingUnits(staging, 500)) {
    taken.withdrawn += ids.length
    await tellUnits(db, news, 'withdrawn', ids, 'withdrawn')
    if (trx === null) continue
    await withdrawEstates(trx, ids, now)
    await releaseEstates(trx, source, ids)
  }
  return taken
}

/** Tells of units whose status is about to become another one. */
async function tellUnits(
  db: Database,
  news: News,
  kind: NewsKind,
  ids: readonly number[],
  status: EstateRow['status'],
): Promise<void> {
  const named = ids.slice(0, news.room(kind))
  const rows =
    named.length === 0 ? [] : await db.selectFrom('estates').selectAll().where('id', 'in', named).execute()
  news.tell(
    kind,
    rows.map((before) => ({ row: { ...before, status }, before })),
    ids.length,
  )
}

/** Units do not wander in numbers: then the mapping or the feed has the houses wrong. */
function mustStay({ before, moved }: Losses, share: number): void {
  if (moved <= mostOf(before, share)) return
  throw new FeedRefusal(
    staffText(
      '{moved} units of {before} would go into another house. Nothing was written; look at the houses of the feed and of the mapping, and if they are right, add --force.',
      { moved, before },
    ),
  )
}

/** What staff read while units are held, or would be, and what they can do. */
export function heldSentence({
  held,
  source,
  dry_run: isDryRun,
}: Pick<ImportReport, 'held' | 'source' | 'dry_run'>): string {
  return staffText(
    isDryRun
      ? '{count} units of «{source}» would go off sale at once: an import holds them.'
      : 'Held: {count} units of «{source}» would have gone off sale at once, and visitors read that their availability is being confirmed. If the feed is right, «npm run feed -- accept {source}» withdraws them; a feed that has them again puts them back on sale.',
    { count: held, source },
  )
}

/** What staff read where nothing of a feed could be used; null where something was. */
export function uselessSentence({
  read,
  skipped,
  source,
}: Pick<ImportReport, 'read' | 'skipped' | 'source'>): string | null {
  if (skipped < read) return null
  if (read === 1)
    return staffText(
      'Nothing of «{source}» could be used: its only offer is left out, for the reason above.',
      { source },
    )
  return staffText(
    'Nothing of «{source}» could be used: all its {count} offers are left out, each for the reason above.',
    { source, count: read },
  )
}

async function housesLeft({ left }: Losses, db: Database): Promise<string[]> {
  if (left.length === 0) return []
  const houses = await feedHouses(db)
  return left.map(({ house_id, units }) => {
    const slug = houses.find(({ id }) => id === house_id)?.slug ?? String(house_id)
    return staffText('house {house}: the feed has none of its {count} units any more', {
      house: slug,
      count: units,
    })
  })
}
