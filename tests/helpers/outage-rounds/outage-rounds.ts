import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { seedWhenEmpty } from '#content/seed.ts'
import { chance } from '#content/demo/random.ts'
import { getEstates } from '#contract/estates.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { CallbackStream } from '../kill-rounds/callback-stream.ts'
import { problemsOf } from '../kill-rounds/problems.ts'
import { hurry, settle } from '../kill-rounds/settle.ts'
import { startPostgres } from '../databases/postgres.ts'
import { type Lifetime, startSite, temporaryFolder } from '../servers/server.ts'
import { openGate } from '../servers/tcp-gate.ts'
import { until } from '../until.ts'
import { forgetfulReceiver } from './forgetful-receiver.ts'
import { type Outage, type OutageKind, outagesOf } from './outages.ts'
import { pagePaths } from './page-paths.ts'
import { PageViews } from './page-views.ts'
import { pageToken, PlainForms } from './plain-forms.ts'

export type OutageRounds = {
  kinds: readonly OutageKind[]
  /** How long the database is down each time. */
  seconds: number
  /** The same number makes the same choices, though not the same moments. */
  seed: number
  /** Called with the progress. */
  say?: (line: string) => void
}

/** How long visitors read and write before and after each outage, in milliseconds. */
const calm = 1_000

const Ready = z.object({ ready: z.boolean(), figures: z.object({ lead_journal: z.int() }) })

/**
 * Visitors read pages and send requests while the PostgreSQL of a built site goes down and comes back, once in each
 * way. Just before each time a price changes, so that every page in memory is an old one when its data are gone. Its
 * webhook does not always say yes.
 *
 * @returns the broken promises, a line each; empty when all is well
 */
export async function outageRounds(t: Lifetime, options: OutageRounds): Promise<string[]> {
  const { kinds, seconds, seed, say = () => {} } = options
  const throws = (what: string) => {
    let count = 0
    return () => chance(seed, what, ++count)
  }
  const postgres = await startPostgres({ fsync: false })
  t.after(postgres.stop)
  const db = openDatabase({ dataDir: '', databaseUrl: postgres.url })
  t.after(() => db.destroy())
  await migrate(db)
  await seedWhenEmpty(db, demoCompany, { media: temporaryFolder(t) })
  const gate = await openGate(t, postgres.url)
  const receiver = await forgetfulReceiver(t, throws('receiver'))
  const site = await startSite(t, {
    DATABASE_URL: gate.url,
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_SECRET: 'the secret of the receiver',
    // High enough to refuse none; with limits the site also counts in the database that is down.
    LEADS_LIMIT_ADDRESS: '1000000/10m',
    LEADS_LIMIT_PHONE: '100/10m',
  })

  const views = new PageViews(await pagePaths(site.url), throws('views'))
  const callbacks = new CallbackStream(throws('callbacks'))
  const forms = new PlainForms()
  const token = await pageToken(site.url)
  await views.warm(site.url)
  say(`${views.views} pages are in memory after ${Math.round(views.slowest)} ms for the slowest`)

  const end = new AbortController()
  const running = Promise.all([
    views.run(site.url, end.signal),
    callbacks.run(site.url, end.signal),
    wait(2_500).then(() => forms.run(site.url, token, end.signal)),
  ])
  const problems: string[] = []
  const outages = outagesOf({ postgres, gate })
  for (const kind of kinds) {
    await wait(calm)
    await changePrice(db, site.url)
    views.slowest = 0
    const before = { views: views.views, failed: views.failures.length, answers: callbacks.answers }
    callbacks.isOutageRound = true
    const waiting = await during(outages[kind], seconds, site.url)
    say(
      `${kind} for ${seconds} s: ${views.views - before.views} pages, of them ${views.failures.length - before.failed} ` +
        `failed, the slowest in ${Math.round(views.slowest)} ms; ${callbacks.answers - before.answers} answers to ` +
        `requests, ${waiting.figures.lead_journal} in the spool at the end`,
    )
    if (waiting.ready) problems.push(`${kind}: the site said it was ready`)
    if (waiting.figures.lead_journal === 0) problems.push(`${kind}: no request was in the spool`)
    await until(async () => (await readiness(site.url)).ready)
  }
  await wait(calm)
  end.abort()
  await running

  const unanswered = callbacks.sent.filter(({ ids }) => ids.length === 0)
  problems.push(
    ...views.failures.map((failure) => `a page failed: ${failure}`),
    ...unanswered.map(({ phone }) => `${phone} was not answered at the first time`),
  )
  for (const one of callbacks.unanswered) await callbacks.send(site.url, one)
  // Attempts whose end could not be written down hold their leases for two minutes. One that still goes on comes
  // twice.
  await hurry(db, 'all')
  await settle(db, site.url)
  const code = await site.end('SIGTERM')
  if (code !== 0) problems.push(`the site ended with ${code}`)
  const sent = [...callbacks.sent, ...forms.sent]
  say(`${views.views} pages, ${sent.length} requests; the receiver: ${JSON.stringify(receiver.figures())}`)
  const strange = [...callbacks.strange, ...forms.strange]
  return [...problems, ...(await problemsOf(db, { sent, strange }, receiver.taken))]
}

/** Changes the content as an import does, and waits until the site has noticed. */
async function changePrice(db: Database, url: string): Promise<void> {
  const unit = await db
    .selectFrom('estates')
    .select(['id', 'price'])
    .where('status', '=', 'free')
    .where('price', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const price = Number(unit.price) + 1_000
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('estates').set({ price }).where('id', '=', unit.id).execute()
    await bumpContentVersion(trx)
  })
  await until(async () => {
    // Found by its price, it is in the new index, and earlier pages and answers are old.
    const response = await fetch(`${url}/api/estates?price_from=${price}&price_to=${price}`)
    return getEstates.answer.parse(await response.json()).data.some(({ id }) => id === unit.id)
  })
}

/** The site's own status at the end of an outage, before the database is back. */
async function during(outage: Outage, seconds: number, url: string): Promise<z.infer<typeof Ready>> {
  await outage.begin()
  await wait(seconds * 1_000)
  const state = await readiness(url)
  await outage.end()
  return state
}

async function readiness(url: string): Promise<z.infer<typeof Ready>> {
  return Ready.parse(await (await fetch(`${url}/readyz`)).json())
}
