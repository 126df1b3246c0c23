import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { pages } from '#contract/pages.ts'
import { readJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import { unboundWords } from '#domain/bound-words.ts'
import { languages } from '#domain/languages.ts'
import { listingOfParams } from '#domain/listing-query.ts'
import { texts } from '#texts/texts.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeEstate, makeRow } from '#tests/helpers/databases/rows.ts'
import { watchingSite, watchSecret, watchSiteUrl } from '#tests/helpers/leads/watching.ts'
import { readSubscriptionToken } from '../subscriptions/subscription-token.ts'
import { watch } from './watches.ts'

const day = 24 * 3_600_000
const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** Addresses that have confirmed; each watches what its test says. */
async function watchers(
  db: Database,
  watched: readonly { kind: 'listing' | 'estate' | 'complex'; target: string }[][],
) {
  await fillDatabase(db, {
    watchers: watched.map((_, number) =>
      makeRow('watchers', {
        id: id(number),
        email: `reader${number}@example.kz`,
        language: languages[number % 3] ?? 'ru',
      }),
    ),
    watches: watched.flatMap((each, number) =>
      each.map((watch, place) =>
        makeRow('watches', { id: id(100 * (number + 1) + place), watcher_id: id(number), ...watch }),
      ),
    ),
  })
}

const twoRooms = { kind: 'listing', target: 'flat?rooms=2' } as const
const findings = async (db: Database) =>
  db.selectFrom('watch_findings').select(['watcher_id', 'round', 'delivery_id']).execute()

eachDatabase(
  'R1084 R1086 what is new, costs less or is on sale again is told in one letter a day, in the language of its reader',
  async (db, _, t) => {
    const { look, change, write, deliver, letters, pass } = await watchingSite(t, db)
    await watchers(db, [[twoRooms], [twoRooms], [twoRooms], [{ kind: 'estate', target: '61' }]])
    // Flats 3, 8, 13, 18, 23 and 28 have two rooms; 61 is reserved.
    await change([3], { price: 20_000_000 })
    await change([61], { status: 'free' })
    await fillDatabase(db, { estates: [makeEstate({ id: 100, geo_flatnum: 'АП-1-100', price: 30_000_000 })] })
    assert.deepEqual(await look(), { units: 3, stages: 0, watchers: 4 })
    assert.deepEqual(await look(), { units: 0, stages: 0, watchers: 0 })
    assert.equal(await write(), 4)
    assert.equal(await write(), 0)
    await deliver()
    assert.equal(letters.length, 4)
    for (const [number, language] of [...languages, 'ru' as const].entries()) {
      const letter = letters.find(({ to }) => to[0] === `reader${number}@example.kz`)
      const words = texts[language]
      assert.ok(letter)
      for (const said of [letter.text, letter.html].map(unboundWords)) {
        assert.ok(said.includes(words[number === 3 ? 'digest.back' : 'digest.new']))
        assert.equal(said.includes(words['digest.price']), number !== 3)
        assert.ok(said.includes(watchSiteUrl + pages.watch(language, 'token=')))
      }
      assert.match(
        letter.headers['list-unsubscribe'] ?? '',
        /^<https:\/\/example\.kz.*\/tell-me\?token=[\w.-]+>$/,
      )
      assert.equal(letter.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click')
      assert.doesNotMatch(letter.text, /\{\w+\}|undefined|null/)
    }
    // A second change of the day waits for the next.
    await change([3], { price: 19_000_000 })
    await look()
    assert.equal(await write(), 0)
    pass(day)
    assert.equal(await write(), 3)
    await deliver()
    assert.equal(letters.length, 7)
  },
)

eachDatabase(
  'R1302 who asks again for what is confirmed gets a letter that says so, with the way to the list, within the limits',
  async (db, _, t) => {
    const { deliver, letters, now, pass } = await watchingSite(t, db)
    await watchers(db, [[twoRooms], [twoRooms], [twoRooms]])
    const parts = { db, now, newId: () => randomUUIDv7(), secret: watchSecret }
    const ask = (number: number, estate?: number) =>
      watch(parts, {
        email: `reader${number}@example.kz`,
        target:
          estate === undefined
            ? { kind: 'listing', category: 'flat', listing: listingOfParams(new URLSearchParams('rooms=2')) }
            : { kind: 'estate', id: estate },
        address: '203.0.113.7',
        language: languages[number] ?? 'ru',
        consentVersion: 'watch-1',
        page: '',
      })
    const before = await db.selectFrom('watches').selectAll().orderBy('id').execute()
    for (const number of [0, 1, 2]) await ask(number)
    await deliver()
    for (const [number, language] of languages.entries()) {
      const words = texts[language]
      const letter = letters.find(({ to }) => to[0] === `reader${number}@example.kz`)
      assert.ok(letter)
      const text = unboundWords(letter.text)
      const subject = words['knownletter.subject'].replace('{company}', '')
      assert.ok(unboundWords(letter.headers['subject'] ?? '').endsWith(subject))
      assert.ok(text.includes(words['knownletter.confirm']))
      assert.ok(text.includes(`- ${words['category.flat']}: `))
      assert.doesNotMatch(letter.text, /\{\w+\}|undefined|null/)
      const token = /token=([\w.-]+)/.exec(letter.text)?.[1] ?? ''
      assert.deepEqual(readSubscriptionToken(watchSecret, 'own_watches', token, now()), {
        id: id(number),
        madeAt: now(),
      })
    }
    assert.deepEqual(await db.selectFrom('watches').selectAll().orderBy('id').execute(), before)
    // Again at once is too soon.
    await ask(0)
    await deliver()
    assert.equal(letters.length, 3)
    // Something new is asked to be confirmed, as ever.
    pass(11 * 60_000)
    await ask(0, 3)
    await deliver()
    assert.equal(letters.length, 4)
    assert.ok(unboundWords(letters[3]?.text ?? '').includes(texts.ru['watchletter.confirm']))
  },
)

eachDatabase(
  'R1086 a letter says nothing that is not true any more, and goes nowhere when nothing is left of it',
  async (db, _, t) => {
    const { look, change, write, deliver, letters } = await watchingSite(t, db)
    await watchers(db, [[{ kind: 'estate', target: '3' }], [twoRooms]])
    await change([3, 8], { price: 20_000_000 })
    await look()
    await write()
    await change([3], { status: 'sold' })
    await deliver()
    assert.deepEqual(
      letters.map(({ to }) => to[0]),
      ['reader1@example.kz'],
    )
    const rows = await db.selectFrom('deliveries').select('state').execute()
    assert.deepEqual(
      rows.map(({ state }) => state),
      ['delivered', 'delivered'],
    )
  },
)

eachDatabase(
  'R1084 what is no news is told to nobody: a dearer unit, a unit that its feed has lost, the first look, an old diary',
  async (db, _, t) => {
    const { look, change } = await watchingSite(t, db)
    await watchers(db, [[twoRooms, { kind: 'complex', target: '1' }]])
    await change([3], { price: 60_000_000 })
    await change([8], { status: 'unconfirmed' })
    await change([13], { status: 'sold' })
    await look()
    await change([8], { status: 'free' })
    await look()
    const entry = { complex_id: 1, house_id: null }
    await fillDatabase(db, {
      construction_progress: [makeRow('construction_progress', { ...entry, id: 50, date: '2025-01-10' })],
    })
    await look()
    assert.deepEqual(await findings(db), [])
    await fillDatabase(db, {
      construction_progress: [makeRow('construction_progress', { ...entry, id: 51, date: '2026-11-20' })],
    })
    await look()
    assert.deepEqual(
      (await db.selectFrom('watch_findings').select('items').execute()).flatMap(({ items }) =>
        readJson(items),
      ),
      [{ change: 'stage', id: 51, was: null }],
    )
  },
)

eachDatabase(
  'R1085 replicas that look and write at the same moment tell everything once',
  async (db, _, t) => {
    const { look, change, write, deliver, letters } = await watchingSite(t, db)
    await watchers(
      db,
      Array.from({ length: 30 }, () => [twoRooms]),
    )
    await change([3, 8], { price: 20_000_000 })
    await Promise.all([look(), look(), look()])
    assert.equal((await findings(db)).length, 30)
    await Promise.all([write(), write(), write()])
    const rows = await findings(db)
    assert.ok(rows.every(({ delivery_id }) => delivery_id !== null))
    await Promise.all([deliver(), deliver()])
    assert.deepEqual(
      letters.map(({ to }) => to[0]).toSorted(),
      Array.from({ length: 30 }, (_, number) => `reader${number}@example.kz`).toSorted(),
    )
  },
)

eachDatabase(
  'R1083 an address that has ended everything gets nothing that was found for it, and one that refuses is paused',
  async (db, _, t) => {
    const { look, change, write, deliver, letters, pass } = await watchingSite(t, db, {
      recipient: (address) => (address === 'reader1@example.kz' ? { code: 550, text: 'no' } : null),
    })
    await watchers(db, [[twoRooms], [twoRooms]])
    for (const price of [20, 19, 18, 17]) {
      await change([3], { price: price * 1_000_000 })
      await look()
      await write()
      await deliver()
      pass(day)
    }
    assert.equal(letters.length, 4)
    const { paused_at } = await db
      .selectFrom('watchers')
      .select('paused_at')
      .where('id', '=', id(1))
      .executeTakeFirstOrThrow()
    assert.notEqual(paused_at, null)
    assert.equal(
      (await db.selectFrom('deliveries').select('id').where('watcher_id', '=', id(1)).execute()).length,
      3,
    )
  },
)
