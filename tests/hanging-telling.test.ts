import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { readSetting } from '#database/settings.ts'
import { writeDigests } from '#database/watches/digests.ts'
import { anyListing } from '#domain/listing-query.ts'
import { watchInChat } from '#leads/watches/chat-wish.ts'
import { emptyDatabase } from './helpers/databases/databases.ts'
import { fillDatabase, makeRow } from './helpers/databases/rows.ts'
import { findingsGathered } from './helpers/leads/findings-gathered.ts'
import { type MailTrouble, startFailingMail } from './helpers/leads/failing-mail.ts'
import { startVisitorTelegram, type Trouble, visitorToken } from './helpers/leads/visitor-telegram.ts'
import { sampleSite } from './helpers/servers/sample-api.ts'
import { startSite, temporaryFolder } from './helpers/servers/server.ts'
import { until } from './helpers/until.ts'

/** More than are under way at once, by each way. */
const readers = 8
const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`

const stateOf = async (db: Database, channel: string, state: string) =>
  (
    await db
      .selectFrom('deliveries')
      .select('lease_id')
      .where('channel', '=', channel)
      .where('state', '=', state as 'pending')
      .execute()
  ).map(({ lease_id }) => lease_id)

for (const engine of ['sqlite', 'postgres'] as const)
  test(`R1235 a mail server that hangs holds up no chat, a Bot API that hangs no letter, and neither of them the end of the process; nothing is lost or comes twice (${engine})`, async (t) => {
    let [mailTrouble, chatTrouble]: [MailTrouble, Trouble] = ['silent', null]
    const mail = await startFailingMail(t, () => mailTrouble)
    const telegram = await startVisitorTelegram(t, () => chatTrouble)
    const database = await emptyDatabase(t, engine)
    const db = openDatabase(database)
    t.after(() => db.destroy())
    await migrate(db)
    await fillDatabase(db, {
      ...sampleSite,
      watchers: Array.from({ length: 2 * readers }, (_, number) =>
        makeRow('watchers', {
          id: id(number),
          language: 'ru',
          // The site itself has nothing to write before then, whatever the hour.
          digest_on: '2997-12-31',
          ...(number < readers
            ? { email: `reader${number}@example.kz` }
            : { email: null, chat_id: String(1_000 + number) }),
        }),
      ),
      watches: Array.from({ length: 2 * readers }, (_, number) =>
        makeRow('watches', { id: id(1_000 + number), watcher_id: id(number), target: 'flat?rooms=2' }),
      ),
    })
    for (let number = readers; number < 2 * readers; number++) telegram.meet(1_000 + number)
    const settings = {
      DATA_DIR: database.dataDir || temporaryFolder(t),
      DATABASE_URL: database.databaseUrl ?? '',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Site <site@example.kz>',
      VISITOR_BOT: 'sample_homes_bot',
      VISITOR_BOT_TOKEN: visitorToken,
      VISITOR_BOT_SERVER: telegram.url,
    }
    const round = async () => (await readSetting(db, 'watch_round'))?.round ?? 0
    /** A price falls; the site finds it, and the messages of a day are written as any replica writes them. */
    async function change(price: number, day: string) {
      const before = await round()
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('estates').set({ price }).where('id', '=', 3).execute()
        await bumpContentVersion(trx)
      })
      await until(async () => (await round()) > before)
      await findingsGathered(db)
      assert.equal(await writeDigests(db, day, new Date(), () => randomUUIDv7()), 2 * readers)
    }
    const waiting = (channel: string) => stateOf(db, channel, 'pending')
    const delivered = async (channel: string) => (await stateOf(db, channel, 'delivered')).length
    const given = Array.from({ length: readers }, () => null)

    const first = await startSite(t, settings)
    await until(async () => (await round()) > 0)
    await change(20_000_000, '2998-01-01')
    await until(async () => (await delivered('chat_digest')) === readers)
    assert.equal(await first.end('SIGTERM'), 0)
    assert.deepEqual(await waiting('digest'), given, 'what was under way is given back')

    mailTrouble = null
    chatTrouble = 'silent'
    const second = await startSite(t, settings)
    const start = await watchInChat(
      { db, now: () => new Date() },
      {
        target: { kind: 'listing', category: 'flat', listing: { ...anyListing, rooms: [2] } },
        language: 'kk',
        address: '',
        consentVersion: '',
        page: '',
      },
    )
    telegram.say(999, `/start ${start}`)
    await change(19_000_000, '2998-01-02')
    await until(async () => (await delivered('digest')) === 2 * readers)
    assert.equal(await second.end('SIGTERM'), 0)
    assert.deepEqual(await waiting('chat_digest'), given, 'what was under way is given back')

    chatTrouble = null
    const third = await startSite(t, settings)
    await until(async () => (await delivered('chat_digest')) === 2 * readers)
    await until(async () => (await delivered('chat_letter')) === 1)
    assert.equal(await third.end('SIGTERM'), 0)
    const twice = (names: readonly string[]) =>
      [...Map.groupBy(names, (name) => name).values()].map((each) => each.length)
    assert.deepEqual(
      twice(mail.taken),
      given.map(() => 2),
    )
    assert.deepEqual(twice(telegram.messages.map(({ chat }) => chat)).toSorted(), [1, ...given.map(() => 2)])
  })
