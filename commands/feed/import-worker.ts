/** The import of `npm run feed`, in a thread whose memory is bounded. It ends with the exit code of the command. */
import { writeFile } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { FeedRefusal } from '#feeds/in/feed-refusal.ts'
import { heldSentence, importFeed } from '#feeds/in/import-feed.ts'
import { noMapping, readMapping } from '#feeds/in/mapping.ts'
import { feedBytes, shownSource } from '#feeds/in/source/feed-bytes.ts'
import { parseEnv } from '#server/env.ts'
import { openExistingDatabase } from '#server/bootstrap/open-database.ts'
import { StartError } from '#server/start-error.ts'
import { terminal } from '../command-context.ts'
import type { ImportWork } from './import-work.ts'
import { printerOf } from './print-report.ts'
import { whatWentWrong } from './what-went-wrong.ts'

const { options, environment } = workerData as ImportWork
const { print, say } = terminal()
const printer = printerOf(options)

async function work(): Promise<void> {
  const began = performance.now()
  const mapping = options.mapping === null ? noMapping() : await readMapping(options.mapping)
  const env = parseEnv(environment)
  if (env.API_BASE_URL !== null) {
    say(
      'The site takes its data from API_BASE_URL: this import is into the database of these settings, which the site does not show.',
    )
  }
  const db = await openExistingDatabase(env)
  try {
    const settings = { ...options, from: shownSource(options.from), mapping, now: new Date() }
    const report = await importFeed(db, feedBytes(options.from, options), settings, async (staging) => {
      for (const offer of staging.skipped()) await print(printer.skipped(offer))
    })
    await keepColumns(report.column_mapping)
    await print(printer.report(report, Math.round(performance.now() - began) / 1000))
    if (report.held > 0) {
      say(heldSentence(report))
      if (!options.isDryRun) process.exitCode = 3
    }
  } finally {
    await db.destroy()
  }
}

/** Writes the columns of a table as they were understood, for staff to correct. A file that is there stays. */
async function keepColumns(mapping: string): Promise<void> {
  if (options.columnsFile === null) return
  if (mapping === '') throw new FeedRefusal('Only a table has columns to write with --write-mapping.')
  await writeFile(options.columnsFile, mapping, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new FeedRefusal(
      `The mapping ${options.columnsFile} cannot be written (${error.code}). Name a new file.`,
    )
  })
}

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/node'))
try {
  await work()
} catch (error) {
  const isForeseen = error instanceof FeedRefusal || error instanceof StartError
  const sentence = isForeseen ? error.message : whatWentWrong(error)
  if (options.isJson) await print(printer.refused(sentence))
  else say(sentence)
  if (error instanceof FeedRefusal && error.mapping !== '') {
    say(`\nThe columns as they were understood, for the file of --mapping:\n\n${error.mapping}`)
    await keepColumns(error.mapping).catch((failure: unknown) => say(whatWentWrong(failure)))
  }
  process.exitCode = 1
}
