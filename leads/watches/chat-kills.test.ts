import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { buildSearchIndex } from '#database/search/index/build-search-index.ts'
import { anyListing } from '#domain/listing-query.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase } from '#tests/helpers/databases/rows.ts'
import { tellingRound } from '#tests/helpers/leads/telling-rounds.ts'
import { startVisitorTelegram } from '#tests/helpers/leads/visitor-telegram.ts'
import { sampleSite } from '#tests/helpers/servers/sample-api.ts'
import { until } from '#tests/helpers/until.ts'
import { watchInChat } from './chat-wish.ts'
import { lookAround } from './look-around.ts'

const readers = 40
const moment = () => new Date('2026-11-21T06:00:00Z')

for (const engine of ['sqlite', 'postgres'] as const)
  test(`R1164 processes that are killed between «Start», its word and the message of the day lose and double nothing but what Telegram had not answered for (${engine})`, async (t) => {
    const settings = await emptyDatabase(t, engine)
    const db = openDatabase(settings)
    t.after(() => db.destroy())
    await migrate(db)
    await fillDatabase(db, sampleSite)
    await lookAround(db, await buildSearchIndex(db, '2026-11-21'), moment())
    const telegram = await startVisitorTelegram(t)
    const wishes = Array.from({ length: readers }, () =>
      watchInChat(
        { db, now: moment },
        {
          target: { kind: 'listing', category: 'flat', listing: { ...anyListing, rooms: [2] } },
          language: 'ru',
          address: '',
          consentVersion: '',
          page: '',
        },
      ),
    )
    for (const [chat, wish] of wishes.entries()) telegram.say(chat + 1, `/start ${await wish}`)

    let inDoubt = 0
    let number = 0
    const place = { db, settings, mail: 'smtp://127.0.0.1:1', telegram: telegram.url }
    const delivered = async (channel: string) =>
      (
        await db
          .selectFrom('deliveries')
          .select('watcher_id')
          .where('channel', '=', channel)
          .where('state', '=', 'delivered')
          .execute()
      ).length
    /** Rounds that end in the middle of the work, then one until all of it is done. */
    async function rounds(channel: string): Promise<void> {
      for (const ms of [0, 9, 31]) {
        const before = telegram.messages.length
        inDoubt += await tellingRound({ ...place, number: number++ }, async () => {
          await Promise.race([until(async () => telegram.messages.length > before + 3, 60_000), wait(20_000)])
          await wait(ms)
        })
      }
      inDoubt += await tellingRound({ ...place, number: number++ }, () =>
        until(async () => (await delivered(channel)) === readers, 60_000),
      )
    }

    await rounds('chat_letter')
    const chats = await db.selectFrom('watchers').select('chat_id').execute()
    assert.equal(new Set(chats.map(({ chat_id }) => chat_id)).size, readers)
    assert.equal((await db.selectFrom('watches').select('id').execute()).length, readers)
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('estates').set({ price: 20_000_000 }).where('id', '=', 3).execute()
      await bumpContentVersion(trx)
    })
    const found = async () => (await db.selectFrom('watch_findings').select('round').execute()).length
    inDoubt += await tellingRound({ ...place, number: number++ }, () =>
      until(async () => (await found()) === readers, 60_000),
    )
    // Ten minutes have passed by the clock, and what was found has gathered.
    number += 2
    await rounds('chat_digest')
    const rows = await db.selectFrom('deliveries').select(['watcher_id', 'channel']).execute()
    assert.equal(rows.length, 2 * readers, 'a word and a message of the day for each, once')
    const told = new Map<string, number>()
    for (const { chat } of telegram.messages) told.set(chat, (told.get(chat) ?? 0) + 1)
    assert.equal(told.size, readers)
    assert.ok([...told.values()].every((count) => count >= 2))
    const doubled = telegram.messages.length - 2 * readers
    assert.ok(doubled <= inDoubt, `${doubled} messages twice, ${inDoubt} without an answer at a kill`)
  })
