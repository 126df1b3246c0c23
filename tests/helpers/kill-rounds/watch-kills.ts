import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase } from '#database/open.ts'
import { chance } from '#content/demo/random.ts'
import { formToken } from '#leads/intake/form-token.ts'
import { startMailbox } from '../leads/mailbox.ts'
import { type Lifetime, startSite } from '../servers/server.ts'
import { roundsDatabase } from './engines.ts'
import { until } from '../until.ts'
import { hurry, settle } from './settle.ts'
import type { KillRounds } from './kill-rounds.ts'
import { WatchStream } from './watch-stream.ts'

/** How long the first answers of a round may take, in milliseconds. */
const busyTime = 20_000

const secret = 'a secret of the rounds, long enough to be one'

/** Below the letters of a day, so that each visitor gets the own. */
const mostReaders = 400

/** What became of wishes to be told while the site was killed. */
export type WatchKills = {
  /** The broken promises, a line each. */
  problems: string[]
  wishes: number
  /** Wishes without an answer; of those the ones that the site had kept all the same. */
  cut: number
  keptWithoutAnswer: number
  letters: number
  /** Letters that came twice, and letters without an answer of the mail server at a kill. */
  doubled: number
  inDoubt: number
}

/**
 * A stream of wishes to be told by e-mail against a real site process, which is killed at a random moment of each round
 * and started again. Whoever got no answer sends the wish again.
 */
export async function watchKills(
  t: Lifetime,
  { engine, rounds, seed, say = () => {} }: KillRounds,
): Promise<WatchKills> {
  const throws = (what: string) => {
    let count = 0
    return () => chance(seed, what, ++count)
  }
  const { dataDir, databaseUrl } = await roundsDatabase(t, engine)
  const mailbox = await startMailbox(t)
  const stream = new WatchStream(throws('stream'), mostReaders, () =>
    formToken(secret, new Date(Date.now() - 60_000)),
  )
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secret,
    SMTP_URL: mailbox.url,
    TRUST_PROXY: 'on',
    LEADS_LIMIT_ADDRESS: '0',
    LEADS_LIMIT_PHONE: '0',
  }
  const moment = throws('moment')
  const db = openDatabase({ dataDir, databaseUrl })
  t.after(() => db.destroy())
  const inDoubt = new Set<string>()
  const keptAlone = new Set<string>()
  for (let round = 1; round <= rounds; round++) {
    const site = await startSite(t, settings)
    const end = new AbortController()
    const running = stream.run(site.url, end.signal)
    // In the middle of the work, however slow the machine is.
    const before = stream.answers
    await until(async () => stream.answers >= before + 10, busyTime).catch(() => {})
    await wait(moment() * 300)
    await site.end('SIGKILL')
    end.abort()
    await running
    for (const id of await leased(db)) inDoubt.add(id)
    const kept = new Set(await addresses(db))
    for (const { email } of stream.unanswered) if (kept.has(email)) keptAlone.add(email)
    say(
      `round ${round}: ${stream.readers.length} wishes, ${stream.unanswered.length} without an answer, ${mailbox.letters.length} letters`,
    )
  }
  await hurry(db, 'all')
  const site = await startSite(t, settings)
  for (const one of stream.unanswered) await stream.send(site.url, one)
  await settle(db, site.url)
  await site.end('SIGTERM')

  const letters = Map.groupBy(mailbox.letters, ({ to }) => to[0] ?? '')
  const doubled = mailbox.letters.length - letters.size
  const problems = [...stream.strange, ...(await problemsOf(db, stream, letters))]
  if (doubled > inDoubt.size)
    problems.push(`${doubled} letters twice, ${inDoubt.size} without an answer at a kill`)
  return {
    problems,
    wishes: stream.readers.length,
    cut: stream.readers.reduce((sum, { cut }) => sum + cut, 0),
    keptWithoutAnswer: keptAlone.size,
    letters: mailbox.letters.length,
    doubled,
    inDoubt: inDoubt.size,
  }
}

async function leased(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'pending')
    .where('lease_id', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

async function addresses(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('watches')
    .innerJoin('watchers', 'watchers.id', 'watches.watcher_id')
    .select('email')
    .execute()
  return rows.map(({ email }) => email ?? '')
}

/** Every wish that was taken is there once, with one letter in the outbox that has arrived; no other is. */
async function problemsOf(
  db: Database,
  { readers }: Pick<WatchStream, 'readers'>,
  letters: ReadonlyMap<string, readonly unknown[]>,
): Promise<string[]> {
  const problems: string[] = []
  const watches = Map.groupBy(await addresses(db), (email) => email)
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('watchers', 'watchers.id', 'deliveries.watcher_id')
    .select(['email', 'deliveries.state'])
    .execute()
  const written = Map.groupBy(rows, ({ email }) => email ?? '')
  for (const { email, taken } of readers) {
    const [kept, outbox] = [watches.get(email)?.length ?? 0, written.get(email) ?? []]
    watches.delete(email)
    if (taken === 0) problems.push(`${email} was never answered`)
    if (kept !== 1) problems.push(`${email} is kept ${kept} times`)
    if (outbox.length !== 1 || outbox[0]?.state !== 'delivered')
      problems.push(`${email} has ${outbox.length} letters in the outbox`)
    if (!letters.has(email)) problems.push(`${email} got no letter`)
  }
  for (const email of watches.keys()) problems.push(`nobody has asked for ${email}`)
  const { count } = await db
    .selectFrom('watchers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) !== readers.length) problems.push(`${count} addresses for ${readers.length} visitors`)
  return problems
}
