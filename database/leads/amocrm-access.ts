import type { Database } from '../open.ts'
import type { AmoCrmAccessTable } from '../tables.ts'

/** What is kept of the access to an account of amoCRM; null for an account that was never asked. */
export async function readAmoCrmAccess(db: Database, account: string): Promise<AmoCrmAccessTable | null> {
  const row = await db
    .selectFrom('amocrm_access')
    .selectAll()
    .where('account', '=', account)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps it in place of what was kept before. */
export async function keepAmoCrmAccess(db: Database, access: AmoCrmAccessTable): Promise<void> {
  const { account: _account, ...rest } = access
  await db
    .insertInto('amocrm_access')
    .values(access)
    .onConflict((conflict) => conflict.column('account').doUpdateSet(rest))
    .execute()
}
