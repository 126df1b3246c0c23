import { AnotherCompany } from '#content/another-company.ts'
import { importContentFolder } from '#content/import-folder.ts'
import { changesIn } from '#content/summary.ts'
import { HousesLeft } from '#content/vanished-projects.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { findUnits, problemLine } from '#feeds/overrides/find-units.ts'
import { wantedOverrides } from '#feeds/overrides/units-file.ts'
import { progressBar } from '#scripts/progress-bar.ts'
import { openExistingData } from '#server/bootstrap/open-database.ts'
import { mediaFolder } from '#server/files/media-folder.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { summaryLines } from './summary-lines.ts'
import { routeNotes } from './route-notes.ts'
import { olderFormat } from './older-format.ts'
import type { ContentContext } from '../command-context.ts'

type Options = { dryRun: boolean; removeProjects: boolean; anotherCompany: boolean }

/**
 * Imports a content folder into the database of the settings and prints the changes.
 *
 * @returns false when the folder is another company's, or lacks houses that have units, which is to be meant
 * @throws ContentError naming everything that is wrong with the folder
 */
export async function importFolder(
  { env, print, say }: ContentContext,
  folder: string,
  { dryRun, removeProjects, anotherCompany }: Options,
): Promise<boolean> {
  if (env.API_BASE_URL !== null) {
    say(
      staffText(
        'The site takes its data from API_BASE_URL: this import is into the database of these settings.',
      ),
    )
  }
  const db = await openExistingData(env)
  try {
    const { summary, format, routes, made, unfinished } = await importContentFolder(db, folder, {
      media: mediaFolder(env),
      onPicture: progressBar(staffText('Pictures'), process.stderr),
      onProgress: progressBar(staffText('Importing'), process.stderr),
      dryRun,
      removeProjects,
      anotherCompany,
    })
    const lines = [
      ...summaryLines(summary),
      ...(made === 0
        ? []
        : [`${staffText('pictures').padEnd(24)} ${staffText('{count} made', { count: made })}`]),
    ]
    const older = olderFormat(format)
    if (older !== null) say(older)
    for (const line of await routeNotes(routes, env)) say(line)
    for (const { file, message } of unfinished)
      say(`${file}: ${staffText('has no AVIF yet: {why}', { why: message })}`)
    const nothing =
      changesIn(summary) === 0 ? staffText('Everything was there already: nothing has changed.') : ''
    const overrides = dryRun ? [] : await wantedOverrides(db)
    const { problems } = await findUnits(db, overrides, dayInKazakhstan(new Date()))
    if (problems.length > 0) say(staffText('These lines of units.yaml do nothing:'))
    for (const problem of problems) say(problemLine(problem))
    const dry = dryRun ? staffText('A dry run: nothing was written. An import would do this.') : ''
    await print([dry, ...lines, nothing].filter((line) => line !== '').join('\n') + '\n')
    return true
  } catch (error) {
    if (error instanceof AnotherCompany) {
      say(error.words(folder))
      return false
    }
    if (!(error instanceof HousesLeft)) throw error
    const houses = [...error.units].map(
      ([slug, units]) => `  ${slug}: ${staffText('{count} units', { count: units })}`,
    )
    say(staffText('These houses are in the database but not in the folder; nothing was written.'))
    for (const house of houses) say(house)
    say(staffText('Put their records back, or add --remove-projects to delete them with all their units.'))
    return false
  } finally {
    await db.destroy()
  }
}
