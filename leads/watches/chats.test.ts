import assert from 'node:assert/strict'
import { readJson } from '#database/engines/json.ts'
import { forgetPerson } from '#database/leads/forget-person.ts'
import { personData } from '#database/leads/person-data.ts'
import type { Database } from '#database/open.ts'
import { readSetting } from '#database/settings.ts'
import { forgetWatchers } from '#database/watches/forget-watchers.ts'
import { unboundWords } from '#domain/bound-words.ts'
import { anyListing } from '#domain/listing-query.ts'
import { languages } from '#domain/languages.ts'
import type { WatchTarget } from '#domain/watches.ts'
import { texts } from '#texts/texts.ts'
import { chattingSite } from '#tests/helpers/leads/chatting.ts'
import { refusal } from '#tests/helpers/leads/telegram-server.ts'
import { watchSecret } from '#tests/helpers/leads/watching.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeEstate } from '#tests/helpers/databases/rows.ts'
import { until } from '#tests/helpers/until.ts'
import { readSubscriptionToken } from '../subscriptions/subscription-token.ts'

const day = 24 * 3_600_000
const twoRooms: WatchTarget = { kind: 'listing', category: 'flat', listing: { ...anyListing, rooms: [2] } }
const unit = (id: number) => ({ kind: 'estate', id }) as const

const chats = async (db: Database) =>
  (await db.selectFrom('watchers').select('chat_id').orderBy('chat_id').execute()).map(
    ({ chat_id }) => chat_id,
  )
const watched = async (db: Database) =>
  (await db.selectFrom('watches').select('target').orderBy('target').execute()).map(({ target }) => target)
const plain = (text: string) => unboundWords(text)

eachDatabase(
  'R1160 R1161 what was asked for is told in the chat that presses «Start», in its language, until it says /stop',
  async (db, _, t) => {
    const { telegram, ask, read, deliver } = await chattingSite(t, db)
    for (const language of languages) {
      const start = await ask(twoRooms, language)
      const kept = await db.selectFrom('chat_wishes').selectAll().executeTakeFirstOrThrow()
      assert.ok(!JSON.stringify(kept).includes(start), 'what the link gives the bot is not kept')
      assert.deepEqual(await chats(db), [])

      telegram.say(501, `/start ${start}`)
      await read()
      assert.deepEqual([await chats(db), await watched(db)], [['501'], ['flat?rooms=2']])
      await deliver()
      const [letter] = telegram.messages.splice(0)
      assert.equal(letter?.chat, '501')
      const { shown = '', html = '' } = letter ?? {}
      for (const key of ['chat.started', 'chat.manage', 'chat.stop'] as const)
        assert.ok(shown.includes(texts[language][key]), key)
      const token = /token=([^"]+)"/.exec(html)?.[1] ?? ''
      const { id } = await db.selectFrom('watchers').select('id').executeTakeFirstOrThrow()
      assert.equal(
        (readSubscriptionToken(watchSecret, 'own_watches', token, new Date('2026-11-21')) as { id: string })
          .id,
        id,
      )

      // The link is used: for this chat and for any other.
      telegram.say(501, `/start ${start}`, 'en')
      telegram.say(502, `/start ${start}`, 'kk')
      await read()
      assert.deepEqual(
        telegram.messages
          .splice(0)
          .map(({ chat, shown }) => [chat, plain(shown).slice(0, 20)])
          .toSorted(),
        [
          ['501', plain(texts[language]['chat.used']).slice(0, 20)],
          ['502', plain(texts.kk['chat.used']).slice(0, 20)],
        ],
      )
      assert.deepEqual(await chats(db), ['501'])

      telegram.say(501, '/stop')
      await read()
      assert.deepEqual([await chats(db), await watched(db)], [[], []])
      assert.deepEqual(
        telegram.messages.splice(0).map(({ shown }) => plain(shown)),
        [plain(texts[language]['chat.stopped'])],
      )
    }
  },
)

eachDatabase('R1160 a link that nobody used is nothing after seven days', async (db, _, t) => {
  const { telegram, ask, read, pass, now } = await chattingSite(t, db)
  const [used, late] = [await ask(unit(1)), await ask(unit(2))]
  pass(7 * day - 1)
  telegram.say(501, `/start ${used}`)
  await read()
  pass(2)
  telegram.say(501, `/start ${late}`)
  await read()
  assert.deepEqual(await watched(db), ['1'])
  await db.transaction().execute((trx) => forgetWatchers(trx, now()))
  assert.deepEqual(await db.selectFrom('chat_wishes').selectAll().execute(), [])
  assert.deepEqual(await chats(db), ['501'])
})

eachDatabase(
  'R1161 a chat is told about five things at most, and its link waits for a place',
  async (db, _, t) => {
    const { telegram, ask, read } = await chattingSite(t, db)
    for (let id = 1; id <= 5; id++) telegram.say(501, `/start ${await ask(unit(id))}`)
    const sixth = await ask(unit(6))
    telegram.say(501, `/start ${sixth}`)
    await read()
    assert.deepEqual(await watched(db), ['1', '2', '3', '4', '5'])
    assert.match(telegram.messages.at(-1)?.html ?? '', /token=/, 'the list is behind a link')
    // The same again takes no place of its own.
    telegram.say(501, `/start ${await ask(unit(3))}`)
    await read()
    assert.equal((await watched(db)).length, 5)
    await db.deleteFrom('watches').where('target', '=', '2').execute()
    telegram.say(501, `/start ${sixth}`)
    await read()
    assert.deepEqual(await watched(db), ['1', '3', '4', '5', '6'])
  },
)

eachDatabase(
  'R1162 what was found is one message a day of what Telegram takes, in its language',
  async (db, _, t) => {
    const { telegram, ask, read, look, write, deliver, change, pass } = await chattingSite(t, db)
    for (const [place, language] of languages.entries())
      telegram.say(501 + place, `/start ${await ask(twoRooms, language)}`)
    await read()
    await deliver()
    telegram.messages.splice(0)
    await change([3], { price: 20_000_000 })
    await fillDatabase(db, {
      estates: Array.from({ length: 60 }, (_, number) =>
        makeEstate({
          id: 100 + number,
          geo_flatnum: `АП-1-${100 + number}`,
          rooms: 2,
          price: 30_000_000 + number,
        }),
      ),
    })
    await change([100], { price: 30_000_000 })
    await look()
    assert.equal(await write(), 3)
    await deliver()
    assert.equal(telegram.messages.length, 3)
    for (const [place, language] of languages.entries()) {
      const { shown = '', html = '' } =
        telegram.messages.find(({ chat }) => chat === String(501 + place)) ?? {}
      assert.ok(shown.length <= 4096)
      for (const key of ['digest.new', 'digest.lists', 'chat.lead', 'chat.stop'] as const)
        assert.ok(plain(shown).includes(plain(texts[language][key])), `${language} ${key}`)
      assert.match(html, /<a href="https:\/\/example\.kz\/[^"]*token=/)
    }
    assert.deepEqual([await write(), telegram.messages.length], [0, 3])
    await change([8], { price: 20_000_000 })
    await look()
    assert.equal(await write(), 0, 'this day had its message')
    pass(day)
    assert.equal(await write(), 3)
    await change([8], { status: 'sold' })
    await deliver()
    assert.equal(telegram.messages.length, 3, 'what is not true any more is not told')
  },
)

eachDatabase(
  'R1163 updates of any shape cost no other, and a flood of messages gets few answers',
  async (db, _, t) => {
    const { telegram, ask, read } = await chattingSite(t, db)
    const start = await ask(unit(1))
    const chat = { id: 501, type: 'private' }
    for (const update of [
      { update_id: 'x' },
      { message: null },
      { message: [] },
      { message: { chat: { id: '501', type: 'private' }, text: `/start ${start}` } },
      { message: { chat: { id: -100, type: 'supergroup' }, text: `/start ${start}` } },
      { message: { chat: { id: 2 ** 60, type: 'private' }, text: `/start ${start}` } },
      { message: { chat, text: { toString: 1 } } },
      { message: { chat, text: `/start ${start}\u0000` } },
      { message: { chat, text: `/start ${start} x` } },
      { message: { chat, text: `/start ${'x'.repeat(100_000)}` } },
      { message: { chat, text: `/start '; drop table watchers; --` } },
      { message: { chat, text: '<b>&amp;' }, from: 7 },
      { my_chat_member: { chat, new_chat_member: { status: 'member' } } },
      { my_chat_member: { chat, new_chat_member: 'kicked' } },
      { callback_query: { data: 'x'.repeat(10_000) } },
      {},
    ])
      telegram.put(update)
    for (let count = 0; count < 120; count++) telegram.say(502, 'x'.repeat(4_096))
    telegram.say(501, `/start ${start}`)
    await read()
    assert.deepEqual(await chats(db), ['501'])
    const toFlood = telegram.messages.filter((message) => message.chat === '502')
    assert.equal(toFlood.length, 5)
    assert.match(toFlood[0]?.shown ?? '', /502/, 'the number of the chat is for questions about its data')
    telegram.put({ my_chat_member: { chat, new_chat_member: { status: 'kicked' } } })
    await read()
    assert.deepEqual(await chats(db), [])
  },
)

eachDatabase('R1164 of several readers each update is done once', async (db, _, t) => {
  const { telegram, ask, startReader } = await chattingSite(t, db)
  for (let chat = 1; chat <= 60; chat++) telegram.say(chat, `/start ${await ask(unit(1 + (chat % 20)))}`)
  const readers = [startReader(), startReader(), startReader()]
  await until(async () => telegram.waiting() === 0)
  await Promise.all(readers.map(({ close }) => close()))
  const letters = await db.selectFrom('deliveries').select(['watcher_id', 'channel']).execute()
  assert.equal(letters.length, 60)
  assert.equal(new Set(letters.map(({ watcher_id }) => watcher_id)).size, 60)
  assert.ok(letters.every(({ channel }) => channel === 'chat_letter'))
  assert.deepEqual(
    telegram.messages.map(({ chat }) => chat),
    [],
    'no link was taken for a used one',
  )
})

eachDatabase(
  'R1165 who has blocked the bot is forgotten; any other refusal forgets nobody, and a pause is kept',
  async (db, _, t) => {
    const wrong = new Map<string, ReturnType<typeof refusal>>()
    const { telegram, ask, read, deliver, pass, now } = await chattingSite(
      t,
      db,
      (method, chat) => (method === 'sendMessage' && wrong.get(chat)) || null,
    )
    for (const chat of [501, 502, 504]) telegram.say(chat, `/start ${await ask(unit(1))}`)
    wrong.set('501', refusal(403, 'Forbidden: bot was blocked by the user'))
    wrong.set('502', refusal(403, "Forbidden: bot can't initiate conversation with a user"))
    await read()
    await deliver()
    // A pause is one of the whole bot.
    telegram.say(503, `/start ${await ask(unit(1))}`)
    wrong.set('503', refusal(429, 'Too Many Requests', { retry_after: 300 }))
    await read()
    await deliver()
    assert.deepEqual(await chats(db), ['502', '503', '504'])
    const rows = await db
      .selectFrom('deliveries')
      .innerJoin('watchers', 'watchers.id', 'deliveries.watcher_id')
      .select(['chat_id', 'deliveries.state', 'last_error', 'next_attempt_at'])
      .orderBy('chat_id')
      .execute()
    assert.equal(rows[0]?.state, 'dead')
    assert.equal(rows[1]?.state, 'pending')
    assert.ok(Date.parse(rows[1]?.next_attempt_at ?? '') >= now().getTime() + 300_000)
    assert.doesNotMatch(JSON.stringify(rows.map(({ last_error }) => last_error)), /50[1-4]/)
    wrong.clear()
    pass(day / 24)
    await deliver()
    assert.deepEqual(telegram.messages.map(({ chat }) => chat).toSorted(), ['503', '504'])
  },
)

eachDatabase(
  'R1166 a chat is in the copy of a person and is deleted with them, by its number',
  async (db, _, t) => {
    const { telegram, ask, read, log } = await chattingSite(t, db)
    for (const chat of [501, 502]) telegram.say(chat, `/start ${await ask(unit(1))}`)
    await read()
    const person = { phone: null, email: null, chat: '501' }
    const { watchers, requests } = await personData(db, person)
    assert.deepEqual(
      [requests.length, watchers.map(({ chat_id, watches }) => [chat_id, watches.length])],
      [0, [['501', 1]]],
    )
    assert.equal((await forgetPerson(db, person)).watchers, 1)
    assert.deepEqual(await chats(db), ['502'])
    assert.doesNotMatch(JSON.stringify(log), /50[12]/, 'no number of a chat is in the log')
  },
)

eachDatabase(
  'R1167 that the bot cannot be read is known, and over when it can; the numbers of Telegram may begin anew',
  async (db, _, t) => {
    let isWrong = true
    const { telegram, ask, read, startReader, pass } = await chattingSite(t, db, (method) =>
      method === 'getUpdates' && isWrong
        ? refusal(409, 'Conflict: terminated by other getUpdates request')
        : null,
    )
    const reader = startReader()
    await until(async () => (await readSetting(db, 'bot_failing_since')) !== null)
    await reader.close()
    isWrong = false
    telegram.say(501, `/start ${await ask(unit(1))}`)
    await read()
    assert.equal(await readSetting(db, 'bot_failing_since'), null)
    assert.notEqual((await readSetting(db, 'bot_reader'))?.read, null)
    // After a week without updates Telegram chooses any number.
    pass(8 * day)
    telegram.put({
      update_id: 5,
      message: { chat: { id: 502, type: 'private' }, text: `/start ${await ask(unit(2))}` },
    })
    await read()
    assert.deepEqual(await chats(db), ['501', '502'])
    const { value } = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'bot_reader')
      .executeTakeFirstOrThrow()
    assert.equal((readJson(value) as { offset: number }).offset, 6)
  },
)
