import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { contentVersion } from '#database/contents/content-state.ts'
import { findEstate } from '#database/catalogue/estates.ts'
import type { Database } from '#database/open.ts'
import { buildSearchIndex } from '#database/search/index/build-search-index.ts'
import { searchEstates } from '#database/search/query/search-estates.ts'
import { anyListing } from '#domain/listing-query.ts'
import { acceptWithdrawals } from '#feeds/in/accept-withdrawals.ts'
import { mappingOf } from '#feeds/in/mapping.ts'
import { endOverrides } from '#feeds/overrides/without-overrides.ts'
import { contentFolderWith } from '#tests/helpers/content-folder.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { importText, yandexFeed } from '#tests/helpers/feeds/feeds.ts'
import { importContent } from './import.ts'
import { ContentError } from './problem.ts'
import { readContent } from './read-content.ts'
import { changesIn } from './summary.ts'

const mapping = mappingOf({ projects: { 'ЖК «Нура Тауэрс»': 'garden' } })

/** The flats 1 to 5 of garden-1 by a feed, each free at 37.5 million unless it says otherwise. */
function feed(
  differences: Readonly<Record<number, Record<string, string | number>>> = {},
  numbers = [1, 2, 3, 4, 5],
) {
  return yandexFeed(numbers.map((number) => ({ number, ...differences[number] })))
}

const at = (moment: string) => ({ now: new Date(moment) })
const noon = at('2026-11-21T07:00:00Z')

async function bring(t: TestContext, db: Database, units: string | null, when = noon) {
  const files = units === null ? {} : { 'units.yaml': `units:\n${units.replace(/^\n/, '')}` }
  return importContent(db, readContent(contentFolderWith(t, files)), when)
}

function imports(db: Database, text: string, when = noon) {
  return importText(db, text, { mapping, ...when })
}

/** Status and millions of each unit, by number. */
async function seen(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('estates')
    .select(['geo_flatnum', 'status', 'price'])
    .orderBy('geo_flatnum')
    .execute()
  return rows.map(({ geo_flatnum: number, status, price }) => `${number} ${status} ${price / 1e6}`)
}

const byHand = `
  - { house: garden-1, number: 1, until: 2026-12-31, status: reserved }
  - { house: garden-1, number: '2', until: 2026-11-25, price: 35000000 }
  - { house: garden-1, number: 3, until: 2026-12-31, hidden: true }
  - { house: garden-1, number: 4, until: 2026-12-31, promotion: less }
`
const overridden = ['1 reserved 37.5', '2 free 35', '3 hidden 37.5', '4 free 37.5', '5 free 37.5']
const plain = ['1 free 37.5', '2 free 37.5', '3 free 37.5', '4 free 37.5', '5 free 37.5']

eachDatabase(
  'R590 what staff say of units by hand wins over the feed, before and after it comes, and is lifted with its line',
  async (db, _, t) => {
    await bring(t, db, byHand)
    const first = await imports(db, feed())
    assert.deepEqual(await seen(db), overridden)
    assert.deepEqual(
      first.overrides.in_force.map(({ line, until, before, after, promotion }) => [
        line,
        until,
        `${before.status} ${before.price / 1e6}`,
        `${after.status} ${after.price / 1e6}`,
        promotion,
      ]),
      [
        [2, '2026-12-31', 'free 37.5', 'reserved 37.5', null],
        [3, '2026-11-25', 'free 37.5', 'free 35', null],
        [4, '2026-12-31', 'free 37.5', 'hidden 37.5', null],
        [5, '2026-12-31', 'free 37.5', 'free 37.5', 'less'],
      ],
    )
    const links = () => db.selectFrom('estate_promotions').selectAll().execute()
    assert.equal((await links()).length, 1)

    // Nothing new: the feed meets what it said itself, and nobody has anything to read again.
    const version = await contentVersion(db)
    const again = await imports(db, feed(), at('2026-11-21T08:00:00Z'))
    assert.deepEqual([again.changed, again.unchanged, again.news.counts.status], [0, 5, 0])
    assert.equal(changesIn(await bring(t, db, byHand)), 0)
    assert.deepEqual([await seen(db), await contentVersion(db)], [overridden, version])

    // The feed goes on beneath: what it says meanwhile counts when the line has left the file.
    await imports(db, feed({ 1: { status: 'sold' }, 2: { price: 38_000_000 } }))
    assert.deepEqual(await seen(db), overridden)
    await bring(t, db, null)
    assert.deepEqual(await seen(db), ['1 sold 37.5', '2 free 38', ...plain.slice(2)])
    assert.deepEqual(await links(), [])
  },
)

eachDatabase(
  'R591 an override ends with its last day in Kazakhstan, by the next look of the site and by the next feed',
  async (db, _, t) => {
    await bring(t, db, byHand)
    await imports(db, feed())
    const version = await contentVersion(db)
    await endOverrides(db, new Date('2026-11-25T18:59:59Z'))
    assert.deepEqual([await seen(db), await contentVersion(db)], [overridden, version])
    await endOverrides(db, new Date('2026-11-25T19:00:00Z'))
    assert.deepEqual(await seen(db), ['1 reserved 37.5', '2 free 37.5', ...overridden.slice(2)])
    assert.equal(await contentVersion(db), version + 1)
    // Another replica finds nothing to do.
    await endOverrides(db, new Date('2026-11-25T19:00:01Z'))
    assert.equal(await contentVersion(db), version + 1)
    const late = await imports(db, feed(), at('2026-12-31T19:00:00Z'))
    assert.deepEqual(await seen(db), plain)
    assert.deepEqual(
      late.overrides.problems.map(({ why, line }) => `${line} ${why}`),
      ['2 past', '3 past', '4 past', '5 past'],
    )
  },
)

eachDatabase(
  'R590 the lists, the page of the unit and its dates tell what is by hand, and the brake of the feed does not count it',
  async (db, _, t) => {
    await bring(t, db, byHand)
    await imports(db, feed())
    const index = await buildSearchIndex(db, '2026-11-21')
    const page = async (number: string) => {
      const { id } = await db
        .selectFrom('estates')
        .select('id')
        .where('geo_flatnum', '=', number)
        .executeTakeFirstOrThrow()
      return findEstate(db, index, id, 'ru', noon.now)
    }
    assert.equal(searchEstates(index, 'flat', anyListing, { page: 1, perPage: 10 }).total, 3)
    assert.equal(await page('3'), null)
    const cheaper = await page('2')
    assert.deepEqual(
      [cheaper?.price, cheaper?.price_m2, cheaper?.price_valid_until, cheaper?.price_history],
      [35_000_000, Math.round(35_000_000 / (cheaper?.area_total ?? 0)), '2026-11-25', []],
    )
    assert.equal((await page('4'))?.promo_ids.length, 1)
    // By hand four of five are away or changed; the feed itself loses nothing.
    const report = await imports(db, feed(), at('2026-11-21T09:00:00Z'))
    assert.deepEqual([report.held, report.withdrawn], [0, 0])
    // A unit that the feed has lost stays as staff want it, and is withdrawn with the last day.
    await bring(t, db, '  - { house: garden-1, number: 1, until: 2026-11-25, status: free }\n')
    await imports(db, feed({}, [2, 3, 4, 5]))
    assert.equal((await seen(db))[0], '1 free 37.5')
    await endOverrides(db, new Date('2026-11-25T19:00:00Z'))
    assert.equal((await seen(db))[0], '1 withdrawn 37.5')
  },
)

eachDatabase(
  'R590 a dry run compares with what the feed said, and a word of staff about held units leaves what is by hand',
  async (db, _, t) => {
    const many = Array.from({ length: 20 }, (_, index) => index + 1)
    await bring(t, db, null)
    await imports(db, feed({}, many))
    await bring(
      t,
      db,
      '  - { house: garden-1, number: 20, until: 2026-12-31, status: free, price: 30000000 }\n',
    )
    const dry = await importText(db, feed({}, many), { mapping, isDryRun: true })
    assert.deepEqual([dry.changed, dry.unchanged], [0, 20])
    const { held } = await imports(db, feed({}, many.slice(0, 10)))
    assert.equal(held, 10)
    const last = async () => (await seen(db)).find((unit) => unit.startsWith('20 '))
    assert.equal(await last(), '20 free 30')
    assert.equal(await acceptWithdrawals(db, 'yrl', noon.now), 10)
    assert.equal(await last(), '20 free 30')
    await bring(t, db, null)
    assert.equal(await last(), '20 withdrawn 37.5')
  },
)

eachDatabase(
  'R592 a unit that is not there, or not the only one, is told with its line',
  async (db, _, t) => {
    await bring(
      t,
      db,
      `
  - { house: garden-1, number: 77, until: 2026-12-31, status: sold }
  - { house: garden-1, number: 1, until: 2026-11-01, status: sold }
  - { id: 5, until: 2026-12-31, hidden: true }
  - { house: garden-1, category: garage, number: 1, until: 2026-12-31, hidden: true }
  - { house: garden-1, number: '№ 2', until: 2026-12-31, hidden: true }
  - { house: garden-1, number: 2, until: 2026-12-31, status: sold }
`,
    )
    const { overrides } = await imports(db, feed())
    assert.deepEqual(
      overrides.problems.map(({ line, why, unit }) => `${line} ${why} ${unit}`),
      [
        '2 unknown garden-1 № 77',
        '3 past garden-1 № 1',
        '4 unknown id 5',
        '5 unknown garden-1 garage № 1',
        '7 twice garden-1 № 2',
      ],
    )
    assert.deepEqual(await seen(db), [...plain.slice(0, 1), '2 hidden 37.5', ...plain.slice(2)])
  },
)

test('R592 a mistake in units.yaml is named with its line', (t) => {
  const wrong: readonly (readonly [unit: string, problem: RegExp])[] = [
    ['{ house: garden-9, number: 1, until: 2026-12-31, hidden: true }', /there is no house "garden-9"/],
    ['{ house: garden-1, number: 1, until: 2026-12-31, promotion: none }', /there is no promotion "none"/],
    ['{ house: garden-1, number: 1, until: soon, hidden: true }', /until: must be a day/],
    ['{ house: garden-1, number: 1, hidden: true }', /until: must be a day/],
    ['{ house: garden-1, number: 1, until: 2026-12-31 }', /changes nothing/],
    ['{ house: garden-1, number: 1, until: 2026-12-31, status: withdrawn }', /must be one of free, request/],
    ['{ house: garden-1, number: 1, until: 2026-12-31, price: 0 }', /price: must be at least 1/],
    ['{ house: garden-1, number: 1, until: 2026-12-31, price: 37.5 }', /price: /],
    [
      '{ house: garden-1, number: 1, until: 2026-12-31, hidden: true, status: free }',
      /leave one of them out/,
    ],
    [
      '{ house: garden-1, number: 1, until: 2026-12-31, hidden: false, price: 1 }',
      /hidden: must be one of true/,
    ],
    ['{ house: garden-1, until: 2026-12-31, hidden: true }', /number: is missing/],
    ['{ until: 2026-12-31, hidden: true }', /name house and number, or id/],
    ['{ id: 7, house: garden-1, until: 2026-12-31, hidden: true }', /leave out house/],
    ['{ id: 7, until: 2026-12-31, hiden: true, price: 1 }', /hiden: there is no such field/],
  ]
  for (const [unit, problem] of wrong) {
    try {
      readContent(contentFolderWith(t, { 'units.yaml': `units:\n  - ${unit}\n` }))
      assert.fail(unit)
    } catch (error) {
      assert.ok(error instanceof ContentError, String(error))
      assert.deepEqual(error.problems.length, 1, unit)
      const [first] = error.problems
      assert.match(first?.message ?? '', problem, unit)
      assert.equal(first?.line, 2, unit)
    }
  }
})
