import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Database, openDatabase } from '#database/open.ts'
import { writeSetting } from '#database/settings.ts'
import { categories } from '#domain/categories.ts'
import { type Language, languages } from '#domain/languages.ts'
import { eachDatabase, sqliteFolder } from '#tests/helpers/databases/databases.ts'
import { feedSite } from '#tests/helpers/feeds/written-feed.ts'
import { feedUnits } from '#tests/helpers/feeds/feed-rows.ts'
import { readSitemap } from '#tests/helpers/read-sitemap.ts'
import {
  basicRows,
  fillDatabase,
  makeComplex,
  makeEstate,
  makeHouse,
  makeRow,
  type Rows,
} from '#tests/helpers/databases/rows.ts'
import { partsOf, type SitemapPlan, sitemapPlan } from './sitemap-plan.ts'
import { type SitemapFile, writeSitemap } from './write-sitemap.ts'

const now = new Date('2026-12-01T10:20:00Z')
const until = new Date('2026-12-01T11:00:00Z')

async function textOf(db: Database, file: SitemapFile, plan?: SitemapPlan): Promise<string | null> {
  const pieces = writeSitemap(file, {
    db,
    plan: plan ?? (await sitemapPlan(db, now, until)),
    publicUrl: feedSite,
  })
  return pieces && (await Array.fromAsync(pieces)).join('')
}

async function urlsOf(db: Database, language: Language, part: SitemapFile['part'] = null) {
  return readSitemap((await textOf(db, { language, part })) ?? '').urls
}

async function pathsOf(db: Database, language: Language): Promise<string[]> {
  return (await urlsOf(db, language)).map(({ loc }) => loc.slice(feedSite.length))
}

/** A town with every kind of page, and with units that must not be shown yet or any more. */
const town: Rows = {
  ...basicRows,
  complexes: [
    makeComplex({ id: 1, slug: 'north', updated_at: '2026-11-01T00:00:00.000Z' }),
    makeComplex({ id: 2, slug: 'south' }),
  ],
  houses: [
    makeHouse({ id: 1, slug: 'north-1' }),
    makeHouse({ id: 2, slug: 'north-2' }),
    makeHouse({ id: 3, complex_id: 2, slug: 'south-1' }),
  ],
  construction_progress: [
    makeRow('construction_progress', { id: 1, house_id: 1, date: '2026-10-05' }),
    makeRow('construction_progress', { id: 2, house_id: 1, date: '2026-11-05' }),
  ],
  articles: [
    makeRow('articles', {
      id: 1,
      slug: 'out',
      published_at: '2026-12-01T10:20:00.000Z',
      updated_at: '2026-11-02T00:00:00.000Z',
    }),
    makeRow('articles', { id: 2, slug: 'later', published_at: '2026-12-01T10:20:00.001Z' }),
  ],
  promotions: [
    makeRow('promotions', { id: 1, slug: 'held', starts_at: '2026-12-01', ends_at: '2026-12-01' }),
    makeRow('promotions', { id: 2, slug: 'over', starts_at: '2026-10-01', ends_at: '2026-11-30' }),
    makeRow('promotions', { id: 3, slug: 'to-come', starts_at: '2026-12-02', ends_at: null }),
  ],
  vacancy_categories: [
    makeRow('vacancy_categories', {}),
    makeRow('vacancy_categories', { id: 2, slug: 'empty' }),
  ],
  vacancies: [makeRow('vacancies', { slug: 'foreman' })],
}

eachDatabase('R56 A3 the sitemap has every page that search engines may keep, and no other', async (db) => {
  await fillDatabase(db, {
    ...town,
    // Sold so long ago that their pages are not in it any more, those of their categories are.
    estates: categories.map((category, index) =>
      makeEstate({
        id: index + 1,
        geo_flatnum: `А-${index}`,
        category,
        status: 'sold',
        status_changed_at: '2026-01-31T00:00:00.000Z',
      }),
    ),
    mortgages: (['market', 'installment'] as const).map((kind, index) =>
      makeRow('mortgages', { id: index + 1, code: kind, kind, valid_to: null }),
    ),
    answers: [makeRow('answers', {})],
  })
  assert.deepEqual(await pathsOf(db, 'kk'), [
    '/kk',
    '/kk/projects',
    '/kk/projects/north',
    '/kk/projects/south',
    '/kk/projects/queue/north-1',
    '/kk/projects/queue/north-2',
    '/kk/projects/queue/south-1',
    '/kk/properties',
    '/kk/properties/apartments',
    '/kk/properties/parking-spaces',
    '/kk/properties/storerooms',
    '/kk/properties/commercial-premises',
    '/kk/promises',
    '/kk/about',
    '/kk/contacts',
    '/kk/career/job-for-student',
    '/kk/purchase-methods',
    '/kk/purchase-methods/mortgage',
    '/kk/purchase-methods/installment',
    '/kk/purchase-methods/payment-100',
    '/kk/answers',
    '/kk/about/progress',
    '/kk/about/north',
    '/kk/about/north-1',
    '/kk/contents',
    '/kk/contents/news',
    '/kk/contents/news/out',
    '/kk/contents/promo',
    '/kk/contents/promo/held',
    '/kk/career',
    '/kk/career/building',
    '/kk/career/building/foreman',
  ])
})

eachDatabase(
  'R1015 R1016 the page of deadlines is in it where there are houses, and the company shows it',
  async (db) => {
    const hasPage = async () => (await pathsOf(db, 'en')).includes('/en/promises')
    assert.equal(await hasPage(), false)
    await fillDatabase(db, basicRows)
    assert.equal(await hasPage(), true)
    await writeSetting(db, 'promises_shown', false)
    assert.equal(await hasPage(), false)
  },
)

eachDatabase('R770 a category of which pages never showed a unit has no listing in it', async (db) => {
  await fillDatabase(db, {
    ...basicRows,
    estates: [
      makeEstate({ id: 1, status: 'reserved' }),
      makeEstate({ id: 2, geo_flatnum: 'А-2', category: 'garage', status: 'withdrawn' }),
      makeEstate({ id: 3, geo_flatnum: 'А-3', category: 'comm', status: 'hidden' }),
    ],
  })
  const listings = (await pathsOf(db, 'en')).filter((path) => /^\/en\/properties\/[^/]+$/.test(path))
  assert.deepEqual(listings, ['/en/properties/apartments'])
})

eachDatabase('R771 a way to buy that no programme in force opens has no page in it', async (db) => {
  const programme = (id: number, kind: 'market' | 'installment', valid_from: string, valid_to: string) =>
    makeRow('mortgages', { id, code: `${kind}-${id}`, kind, valid_from, valid_to })
  const ways = async () => (await pathsOf(db, 'en')).filter((path) => path.includes('/purchase-methods'))
  const whole = ['/en/purchase-methods', '/en/purchase-methods/payment-100']
  assert.deepEqual(await ways(), whole)
  const loan = programme(1, 'market', '2026-12-01', '2026-12-01')
  const over = programme(2, 'installment', '2026-01-01', '2026-11-30')
  const toCome = programme(3, 'installment', '2026-12-02', '2027-12-31')
  await fillDatabase(db, { mortgages: [loan, over, toCome] })
  assert.deepEqual(await ways(), [whole[0], '/en/purchase-methods/mortgage', whole[1]])
})

eachDatabase('A2 the diary of a house has the entries about its whole project', async (db) => {
  const entry = makeRow('construction_progress', { house_id: null, date: '2026-11-20' })
  await fillDatabase(db, { ...town, construction_progress: [entry] })
  const diaries = (await urlsOf(db, 'en')).filter(({ loc }) => /\/about\//.test(loc))
  assert.deepEqual(
    diaries.map(({ loc, lastmod }) => [loc.slice(feedSite.length), lastmod]),
    ['progress', 'north', 'north-1', 'north-2'].map((slug) => [`/en/about/${slug}`, '2026-11-20']),
  )
})

eachDatabase('A3 lastmod comes from the data, and is left out where none says it', async (db) => {
  await fillDatabase(db, town)
  const changed = new Map(
    (await urlsOf(db, 'kk')).map(({ loc, lastmod }) => [loc.slice(feedSite.length), lastmod]),
  )
  assert.equal(changed.get('/kk/projects/north'), '2026-11-01T00:00:00.000Z')
  assert.equal(changed.get('/kk/contents/news/out'), '2026-11-02T00:00:00.000Z')
  assert.equal(changed.get('/kk/about/north-1'), '2026-11-05')
  assert.equal(changed.get('/kk/contacts'), null)
})

eachDatabase(
  'A1 units on sale are in it, sold ones for thirty days, withdrawn and hidden ones never',
  async (db) => {
    const sold = (id: number, status_changed_at: string) =>
      makeEstate({ id, status: 'sold', status_changed_at })
    await fillDatabase(db, {
      ...basicRows,
      estates: [
        makeEstate({ id: 1, updated_at: '2026-11-21T10:00:00.000Z' }),
        makeEstate({ id: 2, status: 'request' }),
        makeEstate({ id: 3, status: 'reserved' }),
        sold(4, '2026-11-01T11:00:00.000Z'),
        sold(5, '2026-11-01T10:59:59.999Z'),
        makeEstate({ id: 6, status: 'withdrawn' }),
        makeEstate({ id: 7, status: 'hidden' }),
        makeEstate({ id: 21, category: 'garage', rooms: 0, area_total: 13.5 }),
      ],
    })
    const units = (await urlsOf(db, 'en')).filter(({ loc }) => /-m2-\d+$/.test(loc))
    assert.deepEqual(
      units.map(({ loc }) => loc.slice(`${feedSite}/en/properties/`.length)),
      [
        ...[1, 2, 3, 4].map((id) => `apartments/2-komnatnaya-61-4-m2-${id}`),
        'parking-spaces/parkovochnoe-mesto-13-5-m2-21',
      ],
    )
    assert.equal(units[0]?.lastmod, '2026-11-21T10:00:00.000Z')
  },
)

eachDatabase('R65 listings by rooms are canonical: those with something on sale are in it', async (db) => {
  const flats = [0, 2, 6].map((rooms, index) => makeEstate({ id: index + 1, rooms }))
  const others = [
    makeEstate({ id: 8, rooms: 3, status: 'sold', status_changed_at: '2026-11-30T00:00:00.000Z' }),
    makeEstate({ id: 9, rooms: 1, category: 'comm' }),
  ]
  await fillDatabase(db, { ...basicRows, estates: [...flats, ...others] })
  const found = (await pathsOf(db, 'kk')).filter((path) => path.includes('?'))
  assert.deepEqual(
    found,
    ['0', '2', '4'].map((rooms) => `/kk/properties/apartments?rooms=${rooms}`),
  )
})

eachDatabase('A3 A32 every address names itself and its twins, and every twin names it back', async (db) => {
  await fillDatabase(db, {
    ...town,
    ...feedUnits,
    complexes: [...(feedUnits.complexes ?? []), makeComplex({ id: 3, slug: 'a&b<c>' })],
  })
  const all = (await Promise.all(languages.map((language) => urlsOf(db, language)))).flat()
  const listed = new Map(all.map((url) => [url.loc, url]))
  assert.equal(listed.size, all.length)
  assert.ok(listed.has(`${feedSite}/projects/a&b%3Cc%3E`))
  for (const { loc, alternatives } of all) {
    assert.deepEqual(Object.keys(alternatives), [...languages, 'x-default'])
    assert.equal(alternatives['x-default'], alternatives['ru'])
    assert.ok(Object.values(alternatives).includes(loc), loc)
    for (const twin of Object.values(alternatives)) {
      assert.deepEqual(listed.get(twin)?.alternatives, alternatives, twin)
    }
  }
  for (const language of languages) {
    const own = await urlsOf(db, language)
    assert.ok(own.every(({ loc, alternatives }) => loc === alternatives[language]))
    assert.equal(own.length * languages.length, all.length)
  }
})

eachDatabase('A3 units stay in the file of their ids, whatever lies between', async (db) => {
  const ids = [1, 50_000, 50_001, 10_000_001]
  await fillDatabase(db, {
    ...basicRows,
    estates: [
      ...ids.map((id) => makeEstate({ id, geo_flatnum: `А-${id}` })),
      makeEstate({ id: 200_000, status: 'hidden' }),
    ],
  })
  const idsIn = async (no: number) =>
    (await urlsOf(db, 'en', { of: 'units', no })).map(({ loc }) => Number(/\d+$/.exec(loc)?.[0]))
  assert.deepEqual(await idsIn(1), [1, 50_000])
  assert.deepEqual(await idsIn(2), [50_001])
  assert.deepEqual(await idsIn(201), [10_000_001])
  for (const no of [3, 4, 202])
    assert.equal(await textOf(db, { language: 'ru', part: { of: 'units', no } }), null)
  assert.equal(await textOf(db, { language: 'ru', part: { of: 'pages', no: 2 } }), null)
})

/** Many pages and units, which are counted but never read. */
const large: SitemapPlan = {
  pages: Array.from({ length: 50_001 }, (_, index) => ({
    at: (language) => `/${language}/${index}` as ReturnType<SitemapPlan['pages'][number]['at']>,
    changedAt: index === 7 ? '2026-11-20' : null,
  })),
  units: new Map([
    [
      1,
      [{ category: 'flat', rooms: 1, status: 'free', count: 50_000, changed_at: '2026-11-21T00:00:00.000Z' }],
    ],
    [201, [{ category: 'flat', rooms: 2, status: 'sold', count: 1, changed_at: '2026-11-22T00:00:00.000Z' }]],
  ]),
  soldSince: now,
}

test('A3 A32 more than 50,000 addresses are an index of files with at most as many, each language its own', async (t) => {
  const db = openDatabase({ dataDir: sqliteFolder(t) })
  t.after(() => db.destroy())
  const indexOf = async (language: Language) =>
    readSitemap((await textOf(db, { language, part: null }, large)) ?? '')
  const names = ['pages-1', 'pages-2', 'units-1', 'units-201']
  const english = await indexOf('en')
  assert.equal(english.kind, 'sitemapindex')
  assert.deepEqual(
    english.urls.map(({ loc, lastmod }) => [loc, lastmod]),
    names.map((name, index) => [
      `${feedSite}/en/sitemap-${name}.xml`,
      ['2026-11-20', null, '2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'][index],
    ]),
  )
  assert.equal((await indexOf('ru')).urls.length, names.length)
  assert.deepEqual(
    partsOf(large).map(({ count }) => count),
    [50_000, 1, 50_000, 1],
  )
  const second = await textOf(db, { language: 'kk', part: { of: 'pages', no: 2 } }, large)
  assert.deepEqual(
    readSitemap(second ?? '').urls.map(({ loc }) => loc),
    [`${feedSite}/kk/50000`],
  )
})
