import { type ChildProcess, fork } from 'node:child_process'
import { AnotherCompany } from '#content/another-company.ts'
import { ContentError } from '#content/problem.ts'
import { seedWhenEmpty } from '#content/seed.ts'
import { speakToStaff, staffText } from '#domain/staff/staff-text.ts'
import { readLeft } from '#media/pictures/left-pictures.ts'
import type { Env } from '#server/env.ts'
import { mediaFolder } from '#server/files/media-folder.ts'
import { createLog } from '#server/log.ts'
import { openLocalData } from '#server/bootstrap/open-local-data.ts'
import { staffLanguageOf } from '#server/bootstrap/staff-language.ts'
import { StartError } from '#server/start-error.ts'
import { progressBar } from './progress-bar.ts'

/** Fills an empty database of ours with the content of CONTENT_DIR. Data of another server (API_BASE_URL) is left alone. */
export async function seedLocalData(env: Env): Promise<void> {
  if (env.API_BASE_URL !== null) return
  speakToStaff(staffLanguageOf(env))
  const { db, close } = await openLocalData(env, createLog(env.LOG_LEVEL))
  try {
    await seedWhenEmpty(db, env.CONTENT_DIR, {
      media: mediaFolder(env),
      avifLater: true,
      onPicture: progressBar(staffText('Pictures')),
      onProgress: progressBar(staffText('Importing')),
    })
  } catch (error) {
    if (error instanceof AnotherCompany) throw new StartError(error.words(env.CONTENT_DIR), error)
    if (!(error instanceof ContentError)) throw error
    throw new StartError(
      `${staffText('The empty database cannot be filled: CONTENT_DIR ({folder}) has mistakes.', { folder: env.CONTENT_DIR })}\n${error.message}`,
      error,
    )
  } finally {
    await close()
  }
}

/** Has a process of its own make the AVIF files that an earlier import has left; null where there are none. */
export function finishPictures(env: Env): ChildProcess | null {
  if (env.API_BASE_URL !== null || readLeft(mediaFolder(env)) === null) return null
  return fork(new URL('finish-pictures.ts', import.meta.url), { execArgv: [] })
}
