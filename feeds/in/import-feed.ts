import { bumpContentVersion } from '#database/contents/content-state.ts'
import { noteFeedImport } from '#database/feeds/feed-imports.ts'
import { feedHouses } from '#database/feeds/feed-houses.ts'
import { knownUnits, lockFeedImports } from '#database/feeds/feed-units.ts'
import { storableText } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import { withdrawEstates } from '#database/feeds/write-estates.ts'
import { acceptOffer, type Notes } from './accept-offer.ts'
import type { FeedFormat } from './feed-formats.ts'
import { FeedRefusal } from './feed-refusal.ts'
import { mappingSkeleton, type UnknownNames } from './mapping-skeleton.ts'
import type { Mapping } from './mapping.ts'
import { matchUnits } from './match-units.ts'
import { Places } from './places.ts'
import { readFeed } from './read-feed.ts'
import type { SkipReason } from './skip-reasons.ts'
import { decodedText } from './source/decoded-text.ts'
import { Staging } from './staging.ts'
import { Tally } from './tally.ts'
import { missingUnits, type Withdrawals, withdrawalsOf } from './withdrawals.ts'
import { type Target, type UnitCounts, writeUnits } from './write-units.ts'

export type ImportSettings = {
  /** Null to detect the format from the content. */
  format: FeedFormat | null
  /** Under which name the feed's ids are remembered; null for the one of the mapping, else the format. */
  source: string | null
  mapping: Mapping
  /** The feed has only some of the units: missing ones stay. */
  isPartial: boolean
  /** Withdraws as many units as it takes. */
  isForced: boolean
  isDryRun: boolean
  /** Largest share of a source's units that one import may withdraw, from 0 to 1. */
  withdrawShare: number
  now: Date
}

/** The result of an import. `read` is `added` + `changed` + `unchanged` + `skipped`. */
export type ImportReport = UnitCounts & {
  format: FeedFormat
  source: string
  read: number
  withdrawn: number
  skipped: number
  reasons: Partial<Record<SkipReason, number>>
  unknown: UnknownNames
  warnings: string[]
  /** Lines for the mapping file; empty when every name is known. */
  mapping: string
  dry_run: boolean
}

/**
 * Imports a feed: all of it is read and staged first, then written in one transaction. Until that ends, every failure
 * leaves the old data whole. The result is stored for `npm run status`.
 *
 * @param bytes the feed, unpacked
 * @param onSkipped gets the offers that were left out, at the end and in their order
 * @throws FeedRefusal when the feed is broken or would withdraw too much; nothing is written then
 */
export async function importFeed(
  db: Database,
  bytes: AsyncIterable<Buffer>,
  settings: ImportSettings,
  onSkipped: (staging: Staging) => Promise<void>,
): Promise<ImportReport> {
  const staging = new Staging()
  const givenName = settings.source ?? settings.mapping.source ?? settings.format
  let source = givenName ?? 'feed'
  try {
    const reading = await stage(db, bytes, settings, staging)
    source = givenName ?? reading.format
    const written = await apply(db, staging, source, settings)
    await onSkipped(staging)
    const reasons = staging.reasons()
    const skipped = Object.values(reasons).reduce((sum, count) => sum + count, 0)
    const { unknown, warnings, format, read } = reading
    if (!settings.isDryRun) {
      const { added, changed } = written.counts
      const success = {
        at: settings.now.toISOString(),
        read,
        added,
        changed,
        withdrawn: written.withdrawn,
        skipped,
      }
      await noteFeedImport(db, source, { success, refusal: null })
    }
    return {
      format,
      source,
      read,
      ...written.counts,
      withdrawn: written.withdrawn,
      skipped,
      reasons,
      unknown,
      warnings: [...warnings, ...written.warnings],
      mapping: mappingSkeleton(unknown),
      dry_run: settings.isDryRun,
    }
  } catch (error) {
    if (error instanceof FeedRefusal && !settings.isDryRun) {
      const refusal = { at: settings.now.toISOString(), why: error.message }
      await noteFeedImport(db, source, { refusal })
    }
    throw error
  } finally {
    staging.close()
  }
}

type Reading = { format: FeedFormat; read: number; unknown: UnknownNames; warnings: string[] }

async function stage(
  db: Database,
  bytes: AsyncIterable<Buffer>,
  { mapping, format: wanted }: ImportSettings,
  staging: Staging,
): Promise<Reading> {
  const places = new Places(await feedHouses(db), mapping)
  const notes: Notes = {
    statuses: new Tally(),
    finishing: new Tally(),
    currencies: new Tally(),
    houses: new Map(),
  }
  const [projects, houses, faults] = [new Tally(), new Tally(), new Tally()]
  let read = 0
  const format = await readFeed(decodedText(bytes), wanted, staging, {
    onFault: (fault, line) => faults.add(`${fault} (line ${line})`),
    onOffer(offer) {
      read += 1
      if (offer.id !== '' && !staging.isNewId(storableText(offer.id))) {
        return staging.skip(offer.line, offer.id, [{ reason: 'duplicate_id', detail: '' }])
      }
      const verdict = acceptOffer(offer, places, mapping, notes)
      if ('unit' in verdict) {
        if (!staging.addUnit(verdict.unit)) {
          staging.skip(offer.line, offer.id, [{ reason: 'duplicate_unit', detail: verdict.unit.geo_flatnum }])
        }
        return
      }
      if (verdict.unknown !== null) {
        const tally = verdict.unknown.unknown === 'project' ? projects : houses
        tally.add(verdict.unknown.name)
      }
      staging.skip(offer.line, offer.id, verdict.problems)
    },
  })
  if (read === 0) {
    throw new FeedRefusal(
      'The feed contains no offers. Nothing was imported; ask the provider whether it is complete.',
    )
  }
  const unknown = {
    projects: projects.counts(),
    houses: houses.counts(),
    finishing: notes.finishing.counts(),
    statuses: notes.statuses.counts(),
    currencies: notes.currencies.counts(),
  }
  return { format, read, unknown, warnings: warningsOf(unknown, notes, faults) }
}

function warningsOf(unknown: UnknownNames, notes: Notes, faults: Tally): string[] {
  return [
    ...unknown.statuses.map(({ name, count }) => `unknown status «${name}»: ${count} hidden`),
    ...unknown.finishing.map(({ name, count }) => `unknown finishing «${name}»: left out for ${count}`),
    ...[...notes.houses].map(([slug, note]) => `house ${slug}: ${note}`),
    ...faults
      .counts()
      .slice(0, 20)
      .map(({ name }) => `passed over: ${name}`),
  ]
}

type Written = { counts: UnitCounts; withdrawn: number; warnings: string[] }

function apply(db: Database, staging: Staging, source: string, settings: ImportSettings): Promise<Written> {
  const { isDryRun, now } = settings
  if (isDryRun) {
    return db
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute((snapshot) => merge(staging, { db: snapshot, trx: null, source, now }, settings))
  }
  return db.transaction().execute(async (trx) => {
    await lockFeedImports(trx)
    const written = await merge(staging, { db: trx, trx, source, now }, settings)
    const { added, changed } = written.counts
    if (added + changed + written.withdrawn > 0) await bumpContentVersion(trx, now)
    return written
  })
}

async function merge(staging: Staging, target: Target, settings: ImportSettings): Promise<Written> {
  for await (const units of knownUnits(target.db, target.source, staging.coveredHouses()))
    staging.addKnown(units)
  for (const { seq, here } of matchUnits(staging)) staging.skipSeq(seq, { reason: 'ambiguous', detail: here })
  const withdrawals = withdrawalsOf(staging)
  if (!settings.isPartial) mustNotEmpty(withdrawals, settings)
  const counts = await writeUnits(staging, target)
  let withdrawn = 0
  if (!settings.isPartial) {
    for (const ids of missingUnits(staging, 500)) {
      withdrawn += ids.length
      if (target.trx !== null) await withdrawEstates(target.trx, ids, target.now)
    }
  }
  const warnings = settings.isPartial ? [] : await abandonedHouses(withdrawals, target)
  return { counts, withdrawn, warnings }
}

/** A feed that has lost half of its units is rather broken than true. */
function mustNotEmpty(
  { before, missing, moved }: Withdrawals,
  { withdrawShare, isForced }: ImportSettings,
): void {
  if (isForced || missing + moved <= before * withdrawShare) return
  const lost = [
    missing > 0 ? `${missing} of ${before} units are missing from the feed` : '',
    moved > 0 ? `${moved} would go into another house` : '',
  ].filter((part) => part !== '')
  throw new FeedRefusal(
    `${lost.join(' and ')}, more than ${Math.round(withdrawShare * 100)} %. ` +
      'Nothing was written; look at the feed, and if it is right, add --force (or --partial for a part of the units).',
  )
}

async function abandonedHouses({ abandoned }: Withdrawals, { db }: Target): Promise<string[]> {
  if (abandoned.length === 0) return []
  const houses = await feedHouses(db)
  return abandoned.map(({ house_id, units }) => {
    const slug = houses.find(({ id }) => id === house_id)?.slug ?? String(house_id)
    return `house ${slug}: ${units} of its units came from this feed, which has none of them any more; they stay as they are`
  })
}
