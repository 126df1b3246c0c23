import { contradictions } from '#content/checks/contradictions.ts'
import { numberRecords } from '#content/ids.ts'
import { kinds } from '#content/kinds.ts'
import { lineOf } from '#content/problem.ts'
import { worthALook } from '#content/checks/worth-a-look.ts'
import { checkContentFolder } from '#content/import-folder.ts'
import type { Database } from '#database/open.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { findUnits, problemLine } from '#feeds/overrides/find-units.ts'
import type { UnitOverride } from '#feeds/overrides/units-file.ts'
import { openDatabaseToLook } from '#server/bootstrap/open-database.ts'
import { StartError } from '#server/start-error.ts'
import { mediaFolder } from '#server/files/media-folder.ts'
import { staffLanguage, staffText } from '#domain/staff/staff-text.ts'
import type { ContentContext } from '../command-context.ts'
import { olderFormat } from './older-format.ts'
import { routeNotes } from './route-notes.ts'
import { unsaid } from './unsaid.ts'

/**
 * Reads a content folder and prints the number of its records, what is worth a look in them, and what it does not say yet.
 *
 * @throws ContentError naming everything that is wrong with it
 */
export async function check({ env, print }: ContentContext, folder: string): Promise<boolean> {
  const records = await checkContentFolder(folder, mediaFolder(env))
  numberRecords(records)
  const counts = [
    ...kinds.map((kind) => `${kind} ${records[kind].length}`),
    `pictures ${records.pictures.length}`,
  ].join(', ')
  const { idle, unknown } = await overridesOf(env, records.overrides)
  await print(
    idle.length === 0
      ? `${staffText('All is well: {counts}.', { counts })}\n`
      : `${staffText('The records are right ({counts}), but these lines do nothing:', { counts })}\n${listed(idle)}`,
  )
  if (unknown !== null) await print(`${unknown}\n`)
  for (const line of await routeNotes(records.leads?.routes ?? null, env)) await print(`${line}\n`)
  const older = olderFormat(records.company.format)
  if (older !== null) await print(`${older}\n`)
  const doubts = [...worthALook(records), ...contradictions(records)].map(lineOf)
  if (doubts.length > 0) await print(`${staffText('Worth a look:')}\n${listed(doubts)}`)
  const lines = unsaid(records, staffLanguage())
  if (lines.length > 0) await print(`${staffText('Not said yet:')}\n${listed(lines)}`)
  return true
}

function listed(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}\n`).join('')
}

/**
 * Lines of `units.yaml` that do nothing, or why nobody knows: which units there are, the database of the site says, where
 * there is one.
 */
async function overridesOf(
  env: ContentContext['env'],
  overrides: readonly UnitOverride[],
): Promise<{ idle: readonly string[]; unknown: string | null }> {
  if (overrides.length === 0) return { idle: [], unknown: null }
  let db: Database
  try {
    db = await openDatabaseToLook(env)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const unknown = staffText('units.yaml: its units were not looked up. {why}', { why: error.message })
    return { idle: [], unknown }
  }
  try {
    const { problems } = await findUnits(db, overrides, dayInKazakhstan(new Date()))
    return { idle: problems.map(problemLine), unknown: null }
  } finally {
    await db.destroy()
  }
}
