import type { Database } from '../open.ts'
import type { WatcherTable } from '../tables.ts'

/** How many addresses and chats are told of changes: have confirmed it, have yet to, have ended it; and of how many things. */
export type WatchCounts = Record<WatcherTable['state'], number> & {
  watches: number
  paused: number
  /** How many of the active ones are chats of Telegram. */
  chats: number
}

export async function watchCounts(db: Database): Promise<WatchCounts> {
  const rows = await db
    .selectFrom('watchers')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .select(({ fn }) => fn.count<number>('paused_at').as('paused'))
    .select(({ fn }) => fn.count<number>('chat_id').as('chats'))
    .groupBy('state')
    .execute()
  const { watches } = await db
    .selectFrom('watches')
    .select(({ fn }) => fn.countAll<number>().as('watches'))
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  const counts: WatchCounts = {
    active: 0,
    pending: 0,
    left: 0,
    watches: Number(watches),
    paused: 0,
    chats: 0,
  }
  for (const { state, count, paused, chats } of rows) {
    counts[state] = Number(count)
    if (state !== 'active') continue
    counts.paused = Number(paused)
    counts.chats = Number(chats)
  }
  return counts
}
