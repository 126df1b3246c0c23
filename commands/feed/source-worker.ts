/** `npm run feed -- source`, in a thread whose memory is bounded. It ends with the exit code of the command. */
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { speakToStaff, staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '#feeds/in/feed-refusal.ts'
import { readAddress, readFile, type SourceOutcome } from '#feeds/sources/read-source.ts'
import { openExistingDatabase } from '#server/bootstrap/open-database.ts'
import { staffLanguageOf } from '#server/bootstrap/staff-language.ts'
import { parseEnv, stockFolder } from '#server/env.ts'
import { StartError } from '#server/start-error.ts'
import { writeReport } from '#server/stock/write-report.ts'
import { terminal } from '../command-context.ts'
import { outcomeCode } from './outcome-code.ts'
import { printerOf } from './print-report.ts'
import type { SourceWork } from './source-work.ts'
import { whatWentWrong, whyOf } from './what-went-wrong.ts'

const { source, file, isForced, isScheduled, environment } = workerData as SourceWork
const { print, say } = terminal()

const left = {
  busy: 'Another process reads this source at this moment.',
  early: 'It is not time yet.',
  gone: 'The file is not there any more.',
  unfinished: 'The file is still being written.',
  stays: 'The file was read before, and cannot be moved to done/.',
} as const

async function work(): Promise<void> {
  speakToStaff(staffLanguageOf(environment))
  const env = parseEnv(environment)
  const began = performance.now()
  const db = await openExistingDatabase(env)
  try {
    const folder = stockFolder(env)
    const parts = {
      db,
      dataDir: resolve(env.DATA_DIR),
      folder,
      environment,
      isForced,
      now: () => new Date(),
      wait,
    }
    const outcome =
      file === null ? await readAddress(parts, source, !isScheduled) : await readFile(parts, source, file)
    await writeReport(db, folder, { source, file, outcome, now: new Date() }).catch((error: unknown) =>
      say(
        staffText('The report cannot be written ({why}). What it would say stands here.', {
          why: whyOf(error),
        }),
      ),
    )
    await tell(outcome, Math.round(performance.now() - began) / 1000)
  } finally {
    await db.destroy()
  }
}

async function tell(outcome: SourceOutcome, seconds: number): Promise<void> {
  const printer = printerOf({ isJson: false })
  switch (outcome.kind) {
    case 'left':
      return print(`${staffText(left[outcome.why])}\n`)
    case 'unchanged':
      return print(`${staffText('{source}: nothing newer than what is here.', { source })}\n`)
    case 'imported':
      await print(printer.columns(outcome.report))
      await print(printer.report(outcome.report, seconds))
      process.exitCode = outcomeCode(outcome.report, say)
      return undefined
    case 'refused':
      say(outcome.why)
      process.exitCode = 1
      return undefined
  }
}

try {
  await work()
} catch (error) {
  say(error instanceof FeedRefusal || error instanceof StartError ? error.message : whatWentWrong(error))
  process.exitCode = 1
}
