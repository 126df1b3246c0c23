import type { Transaction } from 'kysely'
import { engineOf } from '../engines/engine.ts'
import { readJson, writeJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { readSetting, type Retention, writeSetting } from '../settings.ts'
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
    await trx
      .insertInto('settings')
      .values({ key: 'retention', value: writeJson<unknown>(nothingYet) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const { value } = await trx
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'retention')
      .$if(engineOf(trx) === 'postgres', (row) => row.forUpdate())
      .executeTakeFirstOrThrow()
    const { after, answer } = await work(trx, readJson(value) as Retention)
    await writeSetting(trx, 'retention', after)
    return answer
  })
}
