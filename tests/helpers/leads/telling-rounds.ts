import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Database, DatabaseSettings } from '#database/open.ts'

const program = join(import.meta.dirname, 'telling-process.ts')

type Round = {
  db: Database
  settings: DatabaseSettings
  /** Address of the mail server. */
  mail: string
  /** Address of the visitors' bot, where there is one. */
  telegram?: string
  /** A later round has a later clock, so that leases have ended. */
  number: number
}

/**
 * Two processes that tell of changes, killed when the work has ended.
 *
 * @returns how many deliveries they had begun and not ended
 */
export async function tellingRound(
  { db, settings, mail, telegram = '', number }: Round,
  work: () => Promise<unknown>,
): Promise<number> {
  const moment = new Date(Date.parse('2026-11-21T07:00:00Z') + number * 5 * 60_000).toISOString()
  const given = [settings.dataDir, settings.databaseUrl ?? '', mail, moment, telegram]
  const children = [1, 2].map(() => spawn(process.execPath, [program, ...given], { stdio: 'ignore' }))
  try {
    await work()
  } finally {
    const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(ended)
  }
  const { taken } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('lease_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(taken)
}
