import type { Transaction } from 'kysely'
import type { Database } from '../open.ts'
import { lockSetting, readSetting, type Retention, writeSetting } from '../settings.ts'
import type { Tables } from '../tables.ts'

const nothingYet: Retention = {
  looked_at: null,
  trusted_at: null,
  confirmed: null,
  waiting: null,
  done: null,
  unknown_files: 0,
}

export async function readRetention(db: Database): Promise<Retention> {
  return (await readSetting(db, 'retention')) ?? nothingYet
}

/**
 * Changes the state in one transaction with everything that `work` does in the database. Replicas take turns: the
 * next one sees the state that the one before has left.
 */
export async function changeRetention<T>(
  db: Database,
  work: (trx: Transaction<Tables>, before: Retention) => Promise<{ after: Retention; answer: T }>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const { after, answer } = await work(trx, await lockSetting(trx, 'retention', nothingYet))
    await writeSetting(trx, 'retention', after)
    return answer
  })
}
