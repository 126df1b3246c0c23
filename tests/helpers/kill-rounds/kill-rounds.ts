import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from '#database/engines/engine.ts'
import { openDatabase } from '#database/open.ts'
import { chance } from '#content/demo/random.ts'
import { type Lifetime, startSite } from '../servers/server.ts'
import { CallbackStream } from './callback-stream.ts'
import { roundsDatabase, type RoundsDatabase } from './engines.ts'
import { failingReceiver } from './failing-receiver.ts'
import { problemsOf } from './problems.ts'
import { hurry, settle } from './settle.ts'

export type KillRounds = {
  engine: Engine
  rounds: number
  /** The same number makes the same choices, though not the same moments. */
  seed: number
  /** Called with the progress. */
  say?: (line: string) => void
}

const secret = 'the secret of the receiver'

/** In every round with this interval the database is stopped while requests come. */
const outageEvery = 3

/**
 * A stream of callbacks against a real site process, which is killed at a random moment of each round and started
 * again; in some rounds the database is down when that happens. Its webhook fails half of the time.
 *
 * @returns the broken promises, a line each; empty when all is well
 */
export async function killRounds(t: Lifetime, { engine, rounds, seed, say = () => {} }: KillRounds) {
  const throws = (what: string) => {
    let count = 0
    return () => chance(seed, what, ++count)
  }
  const database = await roundsDatabase(t, engine)
  const receiver = await failingReceiver(t, secret, throws('receiver'))
  const stream = new CallbackStream(throws('stream'))
  const settings = {
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_SECRET: secret,
    LEADS_LIMIT_ADDRESS: '0',
    LEADS_LIMIT_PHONE: '0',
  }
  const moment = throws('moment')
  for (let round = 1; round <= rounds; round++) {
    const site = await startSite(t, settings)
    const hasOutage = round % outageEvery === 0
    stream.isOutageRound = hasOutage
    const end = new AbortController()
    const running = stream.run(site.url, end.signal)
    if (hasOutage) {
      await wait(200)
      await outage(database, stream)
    }
    await wait(moment() * 1_000)
    await site.end('SIGKILL')
    end.abort()
    await running
    if (hasOutage) await database.giveBack()
    say(
      `round ${round}: ${stream.sent.length} requests, ${stream.answers} answers, ${receiver.taken.size} received`,
    )
  }

  const { dataDir, databaseUrl } = database
  const db = openDatabase({ dataDir, databaseUrl })
  t.after(() => db.destroy())
  await hurry(db, 'all')
  const site = await startSite(t, settings)
  stream.isOutageRound = false
  for (const one of stream.unanswered) await stream.send(site.url, one)
  await settle(db, site.url)
  await site.end('SIGTERM')
  say(`the receiver: ${JSON.stringify(receiver.figures)}`)
  return problemsOf(db, stream, receiver.taken)
}

/** Stops the database and waits until a request was accepted without it. */
async function outage(database: RoundsDatabase, stream: CallbackStream): Promise<void> {
  await database.takeAway()
  const before = stream.answers
  for (let waited = 0; stream.answers < before + 5 && waited < 15_000; waited += 20) await wait(20)
}
