import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#database/open.ts'

/** How long the last deliveries may take, in milliseconds. */
const timeoutMs = 10 * 60_000

/**
 * Tests cannot wait for minutes until a killed worker's lease ends or a pause is over: the next attempt is due now.
 * Deliveries of a living worker are left alone.
 */
export async function hurry(db: Database, which: 'all' | 'waiting'): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ next_attempt_at: new Date().toISOString() })
    .where('state', '=', 'pending')
    .$if(which === 'waiting', (rows) => rows.where('lease_id', 'is', null))
    .execute()
}

/** Waits until the spool is empty and everything is delivered or given up. */
export async function settle(db: Database, url: string): Promise<void> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const { figures } = (await (await fetch(`${url}/readyz`)).json()) as { figures: { lead_journal: number } }
    const pending = await db.selectFrom('deliveries').select('id').where('state', '=', 'pending').execute()
    if (figures.lead_journal === 0 && pending.length === 0) return
    if (Date.now() > end)
      throw new Error(`${figures.lead_journal} in the spool, ${pending.length} not delivered`)
    await wait(1_000)
    await hurry(db, 'waiting')
  }
}
