import assert from 'node:assert/strict'
import { feedPaths, UnitsJson } from '#contract/feeds.ts'
import { findEstate } from '#database/catalogue/estates.ts'
import { buildSearchIndex } from '#database/search/index/build-search-index.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { feedUnits, flatOf } from '#tests/helpers/feeds/feed-rows.ts'
import { fillDatabase, makeEstate } from '#tests/helpers/databases/rows.ts'
import { feedSite, writtenFeed } from '#tests/helpers/feeds/written-feed.ts'

eachDatabase('units.json has every unit that the site shows, with its status (A1)', async (db) => {
  await fillDatabase(db, feedUnits)
  const feed = UnitsJson.parse(JSON.parse(await writtenFeed(db, feedPaths.json)))
  assert.deepEqual(
    feed.units.map(({ id, status }) => [id, status]),
    [
      [flatOf.free, 'free'],
      [flatOf.request, 'request'],
      [flatOf.reserved, 'reserved'],
      [flatOf.unconfirmed, 'unconfirmed'],
      [flatOf.sold, 'sold'],
      ...[11, 12, 21, 22, 23].map((id) => [id, 'free']),
    ],
  )
  assert.deepEqual(
    feed.complexes.map(({ slug, name }) => [slug, name.kk]),
    [
      ['project-1', 'Солтүстік'],
      ['project-2', 'Second қазақша'],
    ],
  )
  assert.deepEqual(
    feed.houses.map(({ slug, complex, handed_over_at }) => [slug, complex, handed_over_at]),
    [
      ['house-1', 'project-1', null],
      ['house-2', 'project-2', '2026-05-01'],
    ],
  )
  assert.deepEqual(feed.company, {
    name: 'Sample & «Co» <LLP>',
    phone: '+7 727 000 10 10',
    email: 'sales@kerege.example',
    url: `${feedSite}/`,
  })
})

eachDatabase('R710 units.json says of a unit what the API says of it', async (db) => {
  await fillDatabase(db, feedUnits)
  const feed = UnitsJson.parse(JSON.parse(await writtenFeed(db, feedPaths.json)))
  const index = await buildSearchIndex(db, '2026-11-21')
  for (const unit of feed.units) {
    const { number, complex, house, plan, plan_image, url, restoration, mortgage, ...same } = unit
    const known = await findEstate(db, index, unit.id, 'ru', new Date('2026-11-21T00:00:00Z'))
    assert.ok(known)
    assert.deepEqual(
      Object.fromEntries(Object.keys(same).map((field) => [field, known[field as keyof typeof same]])),
      same,
    )
    assert.deepEqual(
      [number, complex, house, restoration],
      [known.number, known.complex.slug, known.house.slug, known.restoration?.code ?? null],
    )
    assert.equal(url.split('-').at(-1), String(unit.id))
    assert.equal(plan_image, plan === null ? null : `${feedSite}/media/plans/2-614-detail-ru.svg.png`)
    assert.equal(mortgage, false, 'there is no programme here')
  }
})

eachDatabase('units.json is one object however many pages of units there are', async (db) => {
  await fillDatabase(db, {
    ...feedUnits,
    estates: Array.from({ length: 1_001 }, (_, index) =>
      makeEstate({ id: index * 3 + 1, geo_flatnum: `А-${index}` }),
    ),
  })
  const { units } = UnitsJson.parse(JSON.parse(await writtenFeed(db, feedPaths.json)))
  assert.deepEqual(
    units.map(({ id }) => id),
    Array.from({ length: 1_001 }, (_, index) => index * 3 + 1),
  )
})

eachDatabase('before any content units.json is an object without units', async (db) => {
  const { company, complexes, units } = UnitsJson.parse(JSON.parse(await writtenFeed(db, feedPaths.json)))
  assert.deepEqual({ company, complexes, units }, { company: null, complexes: [], units: [] })
})
