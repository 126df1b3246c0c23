import type { TestContext } from 'node:test'
import type { Database } from '#database/open.ts'
import { fillDatabase, makeRow } from '../databases/rows.ts'
import { refusal } from './telegram-server.ts'
import { startVisitorTelegram, type Trouble, visitorToken } from './visitor-telegram.ts'
import { watchingSite } from './watching.ts'

const day = 24 * 3_600_000
const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** What became of the digests of some days over servers that fail. */
export type WatchRounds = {
  /** Digests that should have arrived, by mail and in chats. */
  expected: number
  missing: number
  /** Those that arrived more than once, in all. */
  doubled: number
  /** Messages that a server took and did not answer for. */
  lostAnswers: number
  /** Answers that refused, of mail and of Telegram. */
  refused: number
}

/**
 * Days on which a price falls, told to mailboxes and chats by servers that refuse, want pauses, break off or take a
 * message and say that they have not; the clock moves on until all is told, at most to the end of three days.
 *
 * @param seed of what fails
 */
export async function watchRounds(
  t: TestContext,
  db: Database,
  { seed, days, readers }: { seed: number; days: number; readers: number },
): Promise<WatchRounds> {
  let state = seed
  /** From 0 to 1, by a linear congruence. */
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  let refused = 0
  let lostAnswers = 0
  /** How often the servers of this day fail. */
  let share = 0

  function troubleOfChat(method: string): Trouble {
    if (method !== 'sendMessage' || random() >= share) return null
    const kind = Math.floor(random() * 4)
    if (kind === 0) {
      lostAnswers += 1
      return 'late'
    }
    refused += 1
    return [
      refusal(500, 'Internal Server Error'),
      refusal(429, 'Too Many Requests', { retry_after: 1 + Math.floor(random() * 300) }),
      { status: 502 },
    ][kind - 1] as Trouble
  }
  const telegram = await startVisitorTelegram(t, troubleOfChat)
  function troubleOfMail() {
    if (random() >= share) return null
    refused += 1
    return { code: 451, text: 'later' }
  }
  const site = await watchingSite(
    t,
    db,
    { letter: troubleOfMail },
    { token: visitorToken, server: telegram.url },
  )
  await fillDatabase(db, {
    watchers: Array.from({ length: readers }, (_, number) =>
      makeRow('watchers', {
        id: id(number),
        language: 'ru',
        ...(number % 2 === 0
          ? { email: `reader${String(number)}@example.kz` }
          : { email: null, chat_id: String(1_000 + number) }),
      }),
    ),
    watches: Array.from({ length: readers }, (_, number) =>
      makeRow('watches', { id: id(10_000 + number), watcher_id: id(number), target: 'flat?rooms=2' }),
    ),
  })
  for (let number = 1; number < readers; number += 2) telegram.meet(1_000 + number)

  const told = new Map<string, number>()
  let letters = 0
  let messages = 0
  for (let number = 0; number < days; number++) {
    share = 0.2 + random() * 0.3
    await site.change([3], { price: 20_000_000 - number * 1_000 })
    await site.look()
    await site.write()
    for (let moves = 0; (await waiting(db)) && moves < 400; moves++) {
      await site.deliver()
      site.pass(10 * 60_000)
    }
    // What is said of this day has come by now, or never does.
    for (const { to } of site.letters.slice(letters)) count(told, `${String(number)} ${to[0] ?? ''}`)
    for (const { chat } of telegram.messages.slice(messages)) count(told, `${String(number)} ${chat}`)
    letters = site.letters.length
    messages = telegram.messages.length
    site.pass(day)
    untilMorning(site)
  }
  const expected = days * readers
  const arrived = [...told.values()].reduce((sum, times) => sum + times, 0)
  return { expected, missing: expected - told.size, doubled: arrived - told.size, lostAnswers, refused }
}

function count(told: Map<string, number>, key: string): void {
  told.set(key, (told.get(key) ?? 0) + 1)
}

async function waiting(db: Database): Promise<boolean> {
  const row = await db.selectFrom('deliveries').select('id').where('state', '=', 'pending').limit(1).execute()
  return row.length > 0
}

/** The day of a digest is one of Kazakhstan, and the next one has another. */
function untilMorning(site: { now: () => Date; pass: (milliseconds: number) => void }): void {
  const next = Math.ceil(site.now().getTime() / day) * day + 7 * 3_600_000
  site.pass(next - site.now().getTime())
}
