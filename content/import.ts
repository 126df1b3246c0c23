import type { Transaction } from 'kysely'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { lockFeedImports } from '#database/feeds/feed-units.ts'
import { assignPlans } from '#database/feeds/plan-names.ts'
import { assignLight } from '#database/light/assign-light.ts'
import type { Database } from '#database/open.ts'
import type { Tables } from '#database/tables.ts'
import { withoutOverrides } from '#feeds/overrides/without-overrides.ts'
import { AnotherCompany, twoCompanies } from './another-company.ts'
import { type Content, contentTableNames, contentTables, type ContentTable } from './content.ts'
import { withoutFeedHouses } from './feed-houses.ts'
import { type KnownIds, numberRecords } from './ids.ts'
import { type TableImport, writeChangedRows } from './rows/import-table.ts'
import { knownIds } from './known-ids.ts'
import { makeRows } from './rows/make-rows.ts'
import type { Records } from './records.ts'
import { removeVanished } from './remove-vanished.ts'
import { changesIn, type Summary, type SummaryPart, type TableSummary } from './summary.ts'
import { HousesLeft, removeByIds, removeUnits, vanishedProjects } from './vanished-projects.ts'
import { withdrawVanishedEstates } from './withdraw-estates.ts'
import { writePromises } from './write-promises.ts'

export type ImportOptions = {
  /** Called with the rows done so far, the rows in all and the table at hand. */
  onProgress?: (done: number, total: number, label: string) => void
  /** Does everything, reports the changes, and rolls them back. */
  dryRun?: boolean
  /** Also removes houses that have left the content although they have units, with all of these. */
  removeProjects?: boolean
  /** Also brings the content of another company than the database has. */
  anotherCompany?: boolean
  now?: Date
}

/**
 * Brings a content folder into the database, all or nothing, and bumps the content version once if anything changed.
 * A second import of the same content changes nothing. The site may run meanwhile.
 *
 * Records that the content no longer has are removed, except settings. A unit that left a house of the
 * demo company becomes `withdrawn`, because favourites and leads point to it; units of a feed are left alone. What
 * became of deadlines is only added to (R1011).
 *
 * @throws AnotherCompany when the database has the content of another company and `anotherCompany` is not set
 * @throws ContentError when a record brings an id that is another one's
 * @throws HousesLeft when a house with units has left the content and `removeProjects` is not set
 */
export async function importContent(
  db: Database,
  records: Records,
  options: ImportOptions = {},
): Promise<Summary> {
  const { now = new Date() } = options
  const rowsFor = (known: KnownIds): Content =>
    makeRows({ records, ids: numberRecords(records, known), now: now.toISOString() })
  const look = (at: Database) => knownTo(at, records, options)
  // Made before the transaction, which keeps others from writing.
  const before = await look(db)
  const made = rowsFor(before)
  try {
    return await db.transaction().execute(async (trx) => {
      // First of all, as imports of feeds do: two that wait for each other would never end.
      await lockFeedImports(trx)
      await takeTurn(trx)
      const known = await look(trx)
      const content = await withoutFeedHouses(trx, isSame(known, before) ? made : rowsFor(known))
      // Asked before the name of the company is written.
      const { isAnother } = await mustBeMeant(trx, records, options)
      const write = async (): Promise<Summary> => {
        const written = await writeContent(trx, content, options, now)
        return new Map([
          ...written,
          ['house_promises', await writePromises(trx, { records, content, isAnother, now })],
        ])
      }
      const { result: summary } = await withoutOverrides(trx, now, write)
      if (options.dryRun) throw new TakenBack(summary)
      if (changesIn(summary) > 0) await bumpContentVersion(trx, now)
      return summary
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.summary
    throw error
  }
}

/** @throws AnotherCompany when the folder is that of another company, and this is not meant */
export async function mustBeMeant(
  db: Database,
  records: Records,
  { anotherCompany = false }: Pick<ImportOptions, 'anotherCompany'>,
): Promise<{ isAnother: boolean }> {
  const companies = await twoCompanies(db, records)
  if (companies !== null && !anotherCompany) throw new AnotherCompany(companies)
  return { isAnother: companies !== null }
}

async function knownTo(db: Database, records: Records, options: ImportOptions): Promise<KnownIds> {
  const { isAnother } = await mustBeMeant(db, records, options)
  const known = await knownIds(db)
  // No house of one company becomes a house of the other by a new name.
  return isAnother ? { ...known, projects: new Map() } : known
}

/** Ends the transaction of a dry run. */
class TakenBack extends Error {
  readonly summary: Summary

  constructor(summary: Summary) {
    super('a dry run')
    this.summary = summary
  }
}

async function writeContent(
  trx: Transaction<Tables>,
  content: Content,
  { onProgress, removeProjects = false }: ImportOptions,
  now: Date,
): Promise<Summary> {
  const gone = await vanishedProjects(trx, content)
  if (gone.units.size > 0 && !removeProjects) throw new HousesLeft(gone.units)
  const imports = contentTableNames.flatMap((table) => stepsOf(table, content))
  const total = imports.reduce((sum, { rows }) => sum + rows.length, 0)
  const summary = new Map<SummaryPart, TableSummary>()
  let done = 0
  for (const step of imports) {
    const changes = await writeChangedRows(trx, step, (rows) => {
      done += rows
      onProgress?.(done, total, step.table)
    })
    summary.set(step.part, { ...changes, removed: 0, withdrawn: 0 })
  }
  for (const step of imports.toReversed()) {
    const own = summary.get(step.part)
    if (!own) continue
    if (step.table === 'estates') {
      own.withdrawn = await withdrawVanishedEstates(trx, content, now)
      own.removed = await removeUnits(trx, gone.houses)
    } else if (step.table === 'houses' || step.table === 'complexes') {
      own.removed = await removeByIds(trx, step.table, gone[step.table])
    } else own.removed = await removeVanished(trx, step, content)
  }
  await assignPlans(trx, now)
  const lit = await assignLight(trx, now)
  const estates = summary.get('estates')
  if (estates) estates.changed += lit
  return summary
}

/** Imports run one after another: the content must not change between the reading and the writing of one. */
async function takeTurn(trx: Transaction<Tables>): Promise<void> {
  await trx
    .updateTable('content_state')
    .set((row) => ({ version: row('version', '+', 0) }))
    .where('id', '=', 1)
    .execute()
}

type Step = TableImport & { table: ContentTable; part: SummaryPart }

function stepsOf(table: ContentTable, content: Content): Step[] {
  const step: Step = { table, part: table, key: contentTables[table], rows: content[table] }
  if (table !== 'settings') return [step]
  const [units = [], others = []] = [true, false].map((isUnits) =>
    content.settings.filter(({ key }) => (key === 'unit_overrides') === isUnits),
  )
  return [
    { ...step, rows: others },
    { ...step, part: 'unit_overrides', rows: units },
  ]
}

function isSame(a: KnownIds, b: KnownIds): boolean {
  const text = (known: KnownIds) =>
    JSON.stringify(known, (_, part: unknown) => (part instanceof Map ? [...part] : part))
  return text(a) === text(b)
}
