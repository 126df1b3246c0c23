/** The import of `npm run feed`, in a thread whose memory is bounded. It ends with the exit code of the command. */
import { rm, writeFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import { speakToStaff, staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '#feeds/in/feed-refusal.ts'
import { importFeed } from '#feeds/in/import-feed.ts'
import { noMapping, readMapping } from '#feeds/in/mapping.ts'
import { shownSource } from '#feeds/in/source/feed-bytes.ts'
import { sourceBytes } from '#feeds/in/source/source-bytes.ts'
import { staffLanguageOf } from '#server/bootstrap/staff-language.ts'
import { parseEnv } from '#server/env.ts'
import { openExistingDatabase } from '#server/bootstrap/open-database.ts'
import { StartError } from '#server/start-error.ts'
import { terminal } from '../command-context.ts'
import type { ImportWork } from './import-work.ts'
import { outcomeCode } from './outcome-code.ts'
import { printerOf } from './print-report.ts'
import { whatWentWrong } from './what-went-wrong.ts'

const { options, environment } = workerData as ImportWork
const { print, say } = terminal()
const printer = printerOf(options)

async function work(): Promise<void> {
  speakToStaff(staffLanguageOf(environment))
  const began = performance.now()
  const mapping = options.mapping === null ? noMapping() : await readMapping(options.mapping)
  const env = parseEnv(environment)
  if (env.API_BASE_URL !== null) {
    say(
      staffText(
        'The site takes its data from API_BASE_URL: this import is into the database of these settings, which the site does not show.',
      ),
    )
  }
  const db = await openExistingDatabase(env)
  try {
    const settings = { ...options, from: shownSource(options.from), mapping, now: new Date() }
    await reserveColumnsFile()
    const report = await importFeed(
      db,
      sourceBytes(options.from, mapping, environment, options),
      settings,
      async (staging, read) => {
        await print(printer.columns(read))
        for (const offer of staging.skipped()) await print(printer.skipped(offer))
      },
    )
    await print(printer.report(report, Math.round(performance.now() - began) / 1000))
    await keepColumns(report.column_mapping)
    if (columnsFile !== null && report.column_mapping === '')
      say(staffText('Only a table has columns to write with --write-mapping.'))
    process.exitCode = outcomeCode(report, say)
  } finally {
    await db.destroy()
  }
}

/** The empty file of --write-mapping, once it is this run's own. */
let columnsFile: string | null = null

/** Makes the file of --write-mapping before anything is imported. A file that is there stays. */
async function reserveColumnsFile(): Promise<void> {
  const { columnsFile: file } = options
  if (file === null) return
  await writeFile(file, '', { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new FeedRefusal(
      staffText('The mapping {file} cannot be written ({code}). Name a new file.', {
        file,
        code: String(error.code),
      }),
    )
  })
  columnsFile = file
}

/** Writes the columns of a table as they were understood, for staff to correct; of no table no file is left. */
async function keepColumns(mapping: string): Promise<void> {
  if (columnsFile === null) return
  if (mapping !== '') return writeFile(columnsFile, mapping)
  await rm(columnsFile)
}

try {
  await work()
} catch (error) {
  const isForeseen = error instanceof FeedRefusal || error instanceof StartError
  const sentence = isForeseen ? error.message : whatWentWrong(error)
  if (options.isJson) await print(printer.refused(sentence))
  else say(sentence)
  if (error instanceof FeedRefusal && error.mapping !== '') {
    say(
      `\n${staffText('The columns as they were understood, for the file of --mapping:')}\n\n${error.mapping}`,
    )
  }
  await keepColumns(error instanceof FeedRefusal ? error.mapping : '').catch((failure: unknown) =>
    say(whatWentWrong(failure)),
  )
  process.exitCode = 1
}
