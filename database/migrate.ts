import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from './open.ts'
import { initial } from './migrations/0001-initial.ts'
import { deliveries } from './migrations/0002-deliveries.ts'
import { leadLimits } from './migrations/0003-lead-limits.ts'
import { contentIds } from './migrations/0004-content-ids.ts'
import { feedUnits } from './migrations/0005-feed-units.ts'
import { yandexIds } from './migrations/0006-yandex-ids.ts'
import { paymentSteps } from './migrations/0007-payment-steps.ts'
import { credit } from './migrations/0008-credit.ts'
import { builderNames } from './migrations/0009-builder-names.ts'
import { programmeBuyers } from './migrations/0010-programme-buyers.ts'
import { leadSource } from './migrations/0011-lead-source.ts'
import { heldLeads } from './migrations/0012-held-leads.ts'
import { retention } from './migrations/0013-retention.ts'
import { letterPauses } from './migrations/0014-letter-pauses.ts'
import { unconfirmedUnits } from './migrations/0015-unconfirmed-units.ts'
import { heldUnits } from './migrations/0016-held-units.ts'
import { frameFiles } from './migrations/0017-frame-files.ts'
import { unitOverrides } from './migrations/0018-unit-overrides.ts'
import { redirectTails } from './migrations/0019-redirect-tails.ts'
import { planNames } from './migrations/0020-plan-names.ts'
import { drawnHouses } from './migrations/0021-drawn-houses.ts'
import { unitLight } from './migrations/0022-unit-light.ts'
import { feedPictures } from './migrations/0023-feed-pictures.ts'
import { buildingTypes } from './migrations/0024-building-types.ts'
import { programmeFees } from './migrations/0025-programme-fees.ts'
import { untoldHouses } from './migrations/0026-untold-houses.ts'
import { routes } from './migrations/0027-routes.ts'
import { receivers } from './migrations/0028-receivers.ts'
import { staff } from './migrations/0029-staff.ts'
import { campaigns } from './migrations/0030-campaigns.ts'
import { answers } from './migrations/0031-answers.ts'
import { earlierAttempts } from './migrations/0032-earlier-attempts.ts'
import { promises } from './migrations/0033-promises.ts'
import { promisesAndReplies } from './migrations/0035-promises-and-replies.ts'
import { watches } from './migrations/0036-watches.ts'
import { watchLetters } from './migrations/0037-watch-letters.ts'
import { priceReasons } from './migrations/0038-price-reasons.ts'
import { horizon } from './migrations/0040-horizon.ts'
import { chats } from './migrations/0041-chats.ts'
import { letterAskers } from './migrations/0042-letter-askers.ts'
import { fewerIndexes } from './migrations/0043-fewer-indexes.ts'
import { meetings } from './migrations/0044-meetings.ts'
import { departures } from './migrations/0045-departures.ts'
import { meetingPlaces } from './migrations/0046-meeting-places.ts'

/**
 * All migrations by name, in order. Forward only: a migration that has been released never changes, a mistake is
 * fixed by the next one.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-initial': initial,
  '0002-deliveries': deliveries,
  '0003-lead-limits': leadLimits,
  '0004-content-ids': contentIds,
  '0005-feed-units': feedUnits,
  '0006-yandex-ids': yandexIds,
  '0007-payment-steps': paymentSteps,
  '0008-credit': credit,
  '0009-builder-names': builderNames,
  '0010-programme-buyers': programmeBuyers,
  '0011-lead-source': leadSource,
  '0012-held-leads': heldLeads,
  '0013-retention': retention,
  '0014-letter-pauses': letterPauses,
  '0015-unconfirmed-units': unconfirmedUnits,
  '0016-held-units': heldUnits,
  '0017-frame-files': frameFiles,
  '0018-unit-overrides': unitOverrides,
  '0019-redirect-tails': redirectTails,
  '0020-plan-names': planNames,
  '0021-drawn-houses': drawnHouses,
  '0022-unit-light': unitLight,
  '0023-feed-pictures': feedPictures,
  '0024-building-types': buildingTypes,
  '0025-programme-fees': programmeFees,
  '0026-untold-houses': untoldHouses,
  '0027-routes': routes,
  '0028-receivers': receivers,
  '0029-staff': staff,
  '0030-campaigns': campaigns,
  '0031-answers': answers,
  '0032-earlier-attempts': earlierAttempts,
  '0033-promises': promises,
  '0035-promises-and-replies': promisesAndReplies,
  '0036-watches': watches,
  '0037-watch-letters': watchLetters,
  '0038-price-reasons': priceReasons,
  '0040-horizon': horizon,
  '0041-chats': chats,
  '0042-letter-askers': letterAskers,
  '0043-fewer-indexes': fewerIndexes,
  '0044-meetings': meetings,
  '0045-departures': departures,
  '0046-meeting-places': meetingPlaces,
}

/** The tables are of a newer version of the site: nothing of the settings is wrong. */
export class NewerDatabase extends Error {
  constructor(migration: string, cause: unknown) {
    super(`the database was brought to ${migration} by a newer version of the site; start that version`, {
      cause,
    })
    this.name = 'NewerDatabase'
  }
}

/**
 * Brings the tables up to date, all or nothing. Safe when several processes start at once: one migrates, the others
 * wait and find nothing left to do.
 *
 * @throws NewerDatabase, and an Error that names the migration that failed
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const message = error instanceof Error ? error.message : String(error)
  const unknown = message.match(/previously executed migration (\S+) is missing/)?.[1]
  if (unknown !== undefined) throw new NewerDatabase(unknown, error)
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  throw new Error(failed ? `the migration ${failed} failed: ${message}` : message, { cause: error })
}

/** Which migrations the tables have seen: names, in order. */
export type MigrationState = {
  applied: string[]
  /** Those that the next start will run. */
  pending: string[]
  /** Those of a newer version of the site, which alone may serve this database. */
  unknown: string[]
}

/** Only looks. A database without any table has seen none. */
export async function migrationState(db: Database): Promise<MigrationState> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const isBegun = tables.some(({ name }) => name === 'kysely_migration')
  const seen = isBegun
    ? (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows
    : []
  const applied = seen.map(({ name }) => name)
  const ours = Object.keys(migrations)
  return {
    applied,
    pending: ours.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !ours.includes(name)),
  }
}
