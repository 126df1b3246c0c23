import assert from 'node:assert/strict'
import { contentVersion } from '#database/content-state.ts'
import { readJson } from '#database/json.ts'
import { readSetting } from '#database/settings.ts'
import { eachDatabase } from '#tests/helpers/databases.ts'
import { demoContent } from './demo.ts'
import { importContent } from './import.ts'

const content = demoContent()

eachDatabase('R9 R10 the demo content is imported whole, within twenty seconds', async (db) => {
  const started = performance.now()
  await importContent(db, content)
  assert.ok(performance.now() - started < 20_000)
  for (const table of ['complexes', 'houses', 'plans', 'estates', 'estate_prices', 'redirects'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    assert.equal(Number(count), content[table].length, table)
  }
  const complex = await db.selectFrom('complexes').selectAll().where('id', '=', 3).executeTakeFirstOrThrow()
  assert.equal(complex.slug, 'qala-family')
  assert.deepEqual(readJson(complex.district).kk, 'Әуезов ауданы')
  assert.equal((await readSetting(db, 'company'))?.phone, '+7 727 000 10 10')
  assert.ok((await readSetting(db, 'features'))?.some(({ code }) => code === 'promenade'))
})

eachDatabase('importing the same content again changes nothing and leaves the version alone', async (db) => {
  const before = await contentVersion(db)
  assert.ok((await importContent(db, content)) > 0)
  assert.equal(await contentVersion(db), before + 1)
  assert.equal(await importContent(db, demoContent()), 0)
  assert.equal(await contentVersion(db), before + 1)
})

eachDatabase('one changed price is one changed row and one new version', async (db) => {
  await importContent(db, content)
  const before = await contentVersion(db)
  const [first, ...others] = content.estates
  assert.ok(first)
  const changed = { ...content, estates: [{ ...first, price: first.price + 1000 }, ...others] }
  assert.equal(await importContent(db, changed), 1)
  assert.equal(await contentVersion(db), before + 1)
  const stored = await db
    .selectFrom('estates')
    .select('price')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  assert.equal(stored.price, first.price + 1000)
})

eachDatabase('R13 a text changed in one language is seen', async (db) => {
  await importContent(db, content)
  const [first, ...others] = content.promotions
  assert.ok(first)
  const title = { ...readJson(first.title), kk: 'Басқа атау' }
  const changed = {
    ...content,
    promotions: [{ ...first, title: JSON.stringify(title) as typeof first.title }, ...others],
  }
  assert.equal(await importContent(db, changed), 1)
  const stored = await db
    .selectFrom('promotions')
    .select('title')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(readJson(stored.title), title)
})

eachDatabase('a unit that left the content is withdrawn, an offer that left it is removed', async (db) => {
  await importContent(db, content)
  const gone = content.estates.find((estate) => estate.status === 'free')
  assert.ok(gone)
  const promotion = content.promotions[0]
  const without = {
    ...content,
    estates: content.estates.filter((estate) => estate !== gone),
    estate_prices: content.estate_prices.filter((price) => price.estate_id !== gone.id),
    promotions: content.promotions.slice(1),
    complex_promotions: content.complex_promotions.filter((link) => link.promotion_id !== promotion?.id),
    estate_promotions: content.estate_promotions.filter(
      (link) => link.promotion_id !== promotion?.id && link.estate_id !== gone.id,
    ),
    redirects: content.redirects.slice(1),
  }
  assert.ok((await importContent(db, without)) > 0)
  const unit = await db.selectFrom('estates').select('status').where('id', '=', gone.id).executeTakeFirst()
  assert.equal(unit?.status, 'withdrawn')
  const offers = await db.selectFrom('promotions').select('id').execute()
  assert.deepEqual(
    offers.map(({ id }) => id).toSorted(),
    without.promotions.map(({ id }) => id),
  )
  const redirects = await db.selectFrom('redirects').select('path').execute()
  assert.equal(redirects.length, without.redirects.length)
  assert.equal(await importContent(db, without), 0)
})

eachDatabase('an import that fails leaves everything as it was', async (db) => {
  await importContent(db, content)
  const before = await contentVersion(db)
  const [first, ...others] = content.estates
  assert.ok(first)
  const broken = {
    ...content,
    cities: content.cities.map((city) => ({ ...city, sort_order: city.sort_order + 10 })),
    estates: [{ ...first, complex_id: 999 }, ...others],
  }
  await assert.rejects(importContent(db, broken))
  assert.equal(await contentVersion(db), before)
  const orders = await db.selectFrom('cities').select('sort_order').execute()
  assert.ok(orders.every(({ sort_order }) => sort_order < 10))
})

eachDatabase('progress runs from nothing to all rows and names the table', async (db) => {
  const seen: [done: number, total: number, label: string][] = []
  await importContent(db, content, { onProgress: (...step) => seen.push(step) })
  const total = Object.values(content).reduce((sum, rows) => sum + rows.length, 0)
  assert.ok(seen.length > 20)
  assert.equal(seen.at(-1)?.[0], total)
  for (const [index, [done, of, label]] of seen.entries()) {
    assert.ok(done >= (seen[index - 1]?.[0] ?? 0) && of === total && label !== '')
  }
})
