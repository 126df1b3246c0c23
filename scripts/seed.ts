import { seedWhenEmpty } from '#content/seed.ts'
import type { Env } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { openOwnData } from '#server/own-data.ts'
import { progressBar } from './progress-bar.ts'

/** Fills an empty database of ours with the demo content. Data of another server (API_BASE_URL) is left alone. */
export async function seedOwnData(env: Env): Promise<void> {
  if (env.API_BASE_URL !== null) return
  const { db, close } = await openOwnData(env, createLog(env.LOG_LEVEL))
  try {
    await seedWhenEmpty(db, progressBar('Importing the demo content'))
  } finally {
    await close()
  }
}
