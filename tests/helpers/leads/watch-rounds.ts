import type { Database } from '#database/open.ts'
import { fillDatabase, makeRow } from '../databases/rows.ts'
import type { Lifetime } from '../servers/server.ts'
import { type MailTrouble, startFailingMail } from './failing-mail.ts'
import { refusal } from './telegram-server.ts'
import { startVisitorTelegram, type Trouble, visitorToken } from './visitor-telegram.ts'
import { watchingSite } from './watching.ts'

const day = 24 * 3_600_000
const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** How long a day may take, in milliseconds: a letter may be a minute on its way. */
const dayTime = 20 * 60_000

/** How the servers fail: they refuse, want pauses or lose answers; or they hang, and break off in the answer. */
const mailTroubles = {
  refuse: ['refuse'],
  hang: ['silent', 'hang', 'cut', 'gone', 'drip'],
} as const satisfies Record<string, readonly MailTrouble[]>
const chatTroubles = {
  refuse: [
    'late',
    refusal(500, 'Internal Server Error'),
    refusal(429, 'Too Many Requests', { retry_after: 150 }),
    { status: 502 },
  ],
  hang: ['silent', 'hang', 'half', 'drip'],
} as const satisfies Record<string, readonly Trouble[]>

/** After these a server has taken what came, and its sender does not know. */
const lost: readonly (MailTrouble | Trouble)[] = ['late', 'hang', 'half', 'cut', 'drip']

/** What became of the digests of some days over servers that fail. */
export type WatchRounds = {
  /** Digests that should have arrived, by mail and in chats. */
  expected: number
  missing: number
  /** Those that arrived more than once, in all. */
  doubled: number
  /** Messages that a server took and did not answer for. */
  lostAnswers: number
  /** Those that it did not take, of mail and of Telegram. */
  refused: number
}

type Rounds = {
  kind: keyof typeof mailTroubles
  /** Of what fails. */
  seed: number
  days: number
  readers: number
  /** The first answers of each server on each day fail, so many; left out, a fifth to a half of all. */
  first?: number
  /** Called with the progress. */
  say?: (line: string) => void
}

/**
 * Days on which a price falls, told to mailboxes and chats by servers that fail; the clock moves on until all is told, at
 * most to the end of three days.
 */
export async function watchRounds(
  t: Lifetime,
  db: Database,
  { kind, seed, days, readers, first, say = () => {} }: Rounds,
): Promise<WatchRounds> {
  let state = seed
  /** From 0 to 1, by a linear congruence. */
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  /** How often the servers of this day fail. */
  let share = 0
  const figures = { lostAnswers: 0, refused: 0 }

  /** The troubles of a server one after the other, with well answers between them. */
  function failures<T extends MailTrouble | Trouble>(troubles: readonly T[]) {
    let [answers, fails] = [0, 0]
    return {
      newDay: () => void (answers = 0),
      next(): T | null {
        answers += 1
        if (first === undefined ? random() >= share : answers > first) return null
        const trouble = troubles[fails++ % troubles.length] ?? null
        figures[lost.includes(trouble) ? 'lostAnswers' : 'refused'] += 1
        return trouble
      },
    }
  }
  const ofMail = failures<MailTrouble>(mailTroubles[kind])
  const ofChats = failures<Trouble>(chatTroubles[kind])
  const mail = await startFailingMail(t, ofMail.next)
  const telegram = await startVisitorTelegram(t, (method) =>
    method === 'sendMessage' ? ofChats.next() : null,
  )
  const bot = { token: visitorToken, server: telegram.url }
  const site = await watchingSite(t, db, {}, bot, mail.url)
  await keepReaders(db, readers)
  for (let number = 1; number < readers; number += 2) telegram.meet(1_000 + number)

  const told = new Map<string, number>()
  for (let number = 0; number < days; number++) {
    share = 0.2 + random() * 0.3
    ofMail.newDay()
    ofChats.newDay()
    await site.change([3], { price: 20_000_000 - number * 1_000 })
    await site.look()
    await site.write()
    for (let moves = 0; (await waiting(db)) && moves < 400; moves++) {
      await site.deliver(dayTime)
      site.pass(10 * 60_000)
    }
    // What is said of this day has come by now, or never does.
    for (const to of mail.taken.splice(0)) count(told, `${String(number)} ${to}`)
    for (const { chat } of telegram.messages.splice(0)) count(told, `${String(number)} ${chat}`)
    say(`day ${String(number + 1)}: ${String(told.size)} told, ${JSON.stringify(figures)}`)
    site.pass(day)
    untilMorning(site)
  }
  const expected = days * readers
  const arrived = [...told.values()].reduce((sum, times) => sum + times, 0)
  return { expected, missing: expected - told.size, doubled: arrived - told.size, ...figures }
}

/** Half of them read mail, the others chats; all watch the same search. */
async function keepReaders(db: Database, readers: number): Promise<void> {
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
