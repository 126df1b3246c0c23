import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { migrate } from '#database/migrate.ts'
import { departures } from '#database/migrations/0045-departures.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { unboundWords } from '#domain/bound-words.ts'
import type { EstateStatus } from '#domain/estate-words.ts'
import { languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { eachDatabase, emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeRow } from '#tests/helpers/databases/rows.ts'
import { watchingSite } from '#tests/helpers/leads/watching.ts'

const day = 24 * 3_600_000
const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** Addresses in three languages that watch flat 3, and one that watches all flats of two rooms. */
async function keepWatchers(db: Database) {
  await fillDatabase(db, {
    watchers: [...languages, 'ru' as const].map((language, number) =>
      makeRow('watchers', { id: id(number), email: `reader${number}@example.kz`, language }),
    ),
    watches: [0, 1, 2, 3].map((number) =>
      makeRow('watches', {
        id: id(100 + number),
        watcher_id: id(number),
        ...(number < 3
          ? ({ kind: 'estate', target: '3' } as const)
          : ({ kind: 'listing', target: 'flat?rooms=2' } as const)),
      }),
    ),
  })
}

type Site = Awaited<ReturnType<typeof watchingSite>>

/** What letters of the day say, by the address; statuses and prices of flat 3 come one after the other. */
async function dayOf(site: Site, changes: readonly (EstateStatus | number)[]): Promise<Map<string, string>> {
  for (const one of changes) {
    await site.change([3], typeof one === 'number' ? { price: one } : { status: one })
    await site.look()
  }
  await site.write()
  await site.deliver()
  site.pass(day)
  return new Map(
    site.letters
      .splice(0)
      .map(({ to, text }) => [to[0]?.split('@')[0] ?? '', unboundWords(text).replaceAll('\r\n', '\n')]),
  )
}

const titles = [
  'digest.new',
  'digest.back',
  'digest.price',
  'estate.status.reserved',
  'estate.status.sold',
  'digest.withdrawn',
] as const

/** What a Russian letter tells, by its headings. */
function told(letter: string | undefined): string[] {
  return titles.filter((key) => letter?.split('\n').includes(unboundWords(texts.ru[key])))
}

eachDatabase(
  'R1570 R1625 who watches a unit learns once that it is held, sold or off the site, with a link to similar ones; who watches a search does not',
  async (db, _, t) => {
    const site = await watchingSite(t, db)
    await keepWatchers(db)
    for (const [status, key] of [
      ['reserved', 'estate.status.reserved'],
      ['sold', 'estate.status.sold'],
    ] as const) {
      const letters = await dayOf(site, [status])
      assert.deepEqual([...letters.keys()].toSorted(), ['reader0', 'reader1', 'reader2'])
      for (const [number, language] of languages.entries()) {
        const letter = letters.get(`reader${number}`) ?? ''
        const words = texts[language]
        assert.ok(letter.split('\n').includes(unboundWords(words[key])), `${language} ${key}`)
        const [, similar = ''] = letter.split(`${unboundWords(words['estate.similar'])}: `)
        const url = new URL(similar.split('\n')[0] ?? '')
        assert.match(url.pathname, /\/properties\/apartments$/)
        assert.equal(url.searchParams.get('rooms'), '2')
        assert.doesNotMatch(letter, /\{\w+\}|undefined|null/)
      }
      assert.equal((await dayOf(site, [])).size, 0, 'told once')
    }
    assert.deepEqual(
      told((await dayOf(site, ['withdrawn'])).get('reader0')),
      [],
      'sold ones leave their feed',
    )
    assert.deepEqual(told((await dayOf(site, ['free'])).get('reader0')), ['digest.back'])
    const gone = (await dayOf(site, ['withdrawn'])).get('reader0') ?? ''
    assert.deepEqual(told(gone), ['digest.withdrawn'])
    assert.doesNotMatch(gone.split(texts.ru['digest.lists'])[0] ?? '', /-3$/m, 'the page of the unit is gone')
    const addresses = (gone.split(texts.ru['digest.lists'])[0] ?? '').match(/https?:\S+/g) ?? []
    assert.equal(addresses.length, 1, 'R1625 the link to similar ones stands once')
    const back = await dayOf(site, ['free'])
    assert.deepEqual(told(back.get('reader0')), ['digest.back'])
    assert.deepEqual(told(back.get('reader3')), ['digest.back'], 'a search is told as ever')
  },
)

eachDatabase(
  'R1571 a unit that goes and comes back before its letter leaves says nothing, and one whose price fell meanwhile that alone',
  async (db, _, t) => {
    const site = await watchingSite(t, db)
    await keepWatchers(db)
    assert.deepEqual(told((await dayOf(site, ['reserved', 'free'])).get('reader0')), [])
    assert.deepEqual(told((await dayOf(site, ['sold', 'withdrawn', 'free'])).get('reader0')), [])
    assert.deepEqual(told((await dayOf(site, ['reserved', 20_000_000, 'free'])).get('reader0')), [
      'digest.price',
    ])
    assert.deepEqual(told((await dayOf(site, ['reserved'])).get('reader0')), ['estate.status.reserved'])
    assert.deepEqual(told((await dayOf(site, ['free', 'reserved'])).get('reader0')), [], 'as it was')
    assert.deepEqual(told((await dayOf(site, ['free', 'sold'])).get('reader0')), ['estate.status.sold'])
    // It was held before these two changes, so coming back is news.
    assert.deepEqual(told((await dayOf(site, ['reserved', 'free'])).get('reader0')), ['digest.back'])
    assert.deepEqual(told((await dayOf(site, ['reserved', 'sold'])).get('reader0')), ['estate.status.sold'])
    // What has changed again while the letter waited is told by the next one.
    await site.change([3], { status: 'reserved' })
    await site.look()
    await site.write()
    await site.change([3], { status: 'sold' })
    await site.deliver()
    assert.equal(site.letters.length, 0)
    site.pass(day)
    assert.equal((await dayOf(site, [])).size, 0, 'it is sold as it was')
  },
)

eachDatabase(
  'R1572 a unit that is missing from an import with many others is told neither as sold nor as back, and a hidden one is told nothing of',
  async (db, _, t) => {
    const site = await watchingSite(t, db)
    await keepWatchers(db)
    assert.equal((await dayOf(site, ['unconfirmed'])).size, 0)
    assert.equal((await dayOf(site, ['free'])).size, 0, 'the feed has it again')
    assert.equal((await dayOf(site, ['unconfirmed'])).size, 0)
    assert.deepEqual(
      told((await dayOf(site, ['withdrawn'])).get('reader0')),
      ['digest.withdrawn'],
      'staff said so',
    )
    assert.deepEqual(told((await dayOf(site, ['free'])).get('reader0')), ['digest.back'])
    assert.equal((await dayOf(site, ['hidden'])).size, 0)
    assert.deepEqual(told((await dayOf(site, ['sold'])).get('reader0')), ['estate.status.sold'])
  },
)

for (const engine of ['sqlite', 'postgres'] as const)
  test(`R1570 what was off sale before the site could tell of it is no news after its update (${engine})`, async (t) => {
    const db = openDatabase(await emptyDatabase(t, engine))
    t.after(() => db.destroy())
    await migrate(db)
    const site = await watchingSite(t, db)
    await site.change([3], { status: 'sold' })
    await site.change([8], { status: 'unconfirmed' })
    await site.look()
    await keepWatchers(db)
    await sql`alter table watched_units drop column off_sale`.execute(db)
    await departures.up(db)
    assert.equal((await dayOf(site, [])).size, 0)
    assert.deepEqual(told((await dayOf(site, ['free'])).get('reader0')), ['digest.back'])
    assert.deepEqual(told((await dayOf(site, ['sold'])).get('reader0')), ['estate.status.sold'])
  })
