import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { contentVersion } from '#database/contents/content-state.ts'
import { readJson, writeJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import { liveSearchIndex } from '#database/search/index/live-index.ts'
import { foldedText } from '#domain/folded-text.ts'
import { changedFile, contentFolderWith, sampleFiles } from '#tests/helpers/content-folder.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeEstate, makeHouse, makeRow } from '#tests/helpers/databases/rows.ts'
import { otherCompany } from '#tests/helpers/other-company.ts'
import { contentTableNames } from './content.ts'
import { importContent, type ImportOptions } from './import.ts'
import { lookThrough, readContent } from './read-content.ts'
import { readMedia } from './read-media.ts'
import { changesIn } from './summary.ts'
import { HousesLeft } from './vanished-projects.ts'

type Files = Parameters<typeof contentFolderWith>[1]

/** Imports the sample with these changes. */
function importSample(t: TestContext, db: Database, files: Files = {}, options: ImportOptions = {}) {
  return importContent(db, readContent(contentFolderWith(t, files)), options)
}

async function articles(db: Database): Promise<Record<string, number>> {
  const rows = await db.selectFrom('articles').select(['id', 'slug']).orderBy('slug').execute()
  return Object.fromEntries(rows.map(({ id, slug }) => [slug, id]))
}

/** The files of one more article. */
function article(slug: string, title = 'Title'): Record<string, string> {
  const text = `{ ru: ${title} по-русски, kk: ${title} қазақша, en: ${title} }`
  return {
    [`articles/${slug}.yaml`]: `title: ${text}
lead: ${text}
cover: null
category: city
published_at: '2026-11-02T10:00:00+05:00'
tags: []
`,
    [`articles/${slug}.ru.md`]: 'Текст.\n',
    [`articles/${slug}.kk.md`]: 'Мәтін.\n',
    [`articles/${slug}.en.md`]: 'Text.\n',
  }
}

eachDatabase('R664 a house is drawn where its record says so', async (db, _, t) => {
  await importSample(t, db, changedFile('houses/garden-1.yaml', 'facade: null', 'facade: null\ndrawn: true'))
  const houses = await db.selectFrom('houses').select(['slug', 'is_drawn']).orderBy('slug').execute()
  assert.deepEqual(
    houses.map(({ slug, is_drawn }) => [slug, is_drawn]),
    [
      ['garden-1', 1],
      ['garden-2', 0],
    ],
  )
})

eachDatabase(
  'importing the same content again changes nothing and leaves the version alone',
  async (db, _, t) => {
    const before = await contentVersion(db)
    await importSample(t, db)
    assert.equal(await contentVersion(db), before + 1)
    const again = await importSample(t, db, {}, { now: new Date('2027-01-01T00:00:00Z') })
    assert.equal(changesIn(again), 0)
    assert.equal(await contentVersion(db), before + 1)
  },
)

eachDatabase('R442 a text that has left texts.yaml is said in the built-in words again', async (db, _, t) => {
  const rows = () =>
    db.selectFrom('localizations').select(['language', 'content']).orderBy('language').execute()
  await importSample(t, db, { 'texts.yaml': 'texts:\n  home.title: { ru: Дома, kk: Үйлер, en: Homes }\n' })
  assert.deepEqual(await rows(), [
    { language: 'en', content: 'Homes' },
    { language: 'kk', content: 'Үйлер' },
    { language: 'ru', content: 'Дома' },
  ])
  await importSample(t, db, {})
  assert.deepEqual(await rows(), [])
})

eachDatabase('one changed text is one changed row, which says when it changed', async (db, _, t) => {
  const [early, late] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-20T00:00:00Z')]
  await importSample(t, db, article('second'), { now: early })
  const before = await contentVersion(db)
  const summary = await importSample(
    t,
    db,
    { ...article('second'), 'articles/first-news.kk.md': 'Басқа мәтін.\n' },
    { now: late },
  )
  assert.equal(changesIn(summary), 1)
  assert.deepEqual(summary.get('articles'), { added: 0, changed: 1, unchanged: 1, removed: 0, withdrawn: 0 })
  assert.equal(await contentVersion(db), before + 1)
  const rows = await db
    .selectFrom('articles')
    .select(['slug', 'body_html', 'updated_at'])
    .orderBy('slug')
    .execute()
  assert.deepEqual(
    rows.map(({ updated_at }) => updated_at),
    [late.toISOString(), early.toISOString()],
  )
  assert.equal(readJson(rows[0]!.body_html).kk, '<p>Басқа мәтін.</p>')
})

eachDatabase('a record keeps its id, and what has gone gives its own to nobody', async (db, _, t) => {
  await importSample(t, db, article('second'))
  assert.deepEqual(await articles(db), { 'first-news': 1, second: 2 })
  const gone = await importSample(t, db, article('a-third'))
  assert.deepEqual(gone.get('articles'), { added: 1, changed: 0, unchanged: 1, removed: 1, withdrawn: 0 })
  assert.deepEqual(await articles(db), { 'a-third': 3, 'first-news': 1 })
  await importSample(t, db, { ...article('a-third'), ...article('second') })
  assert.deepEqual(await articles(db), { 'a-third': 3, 'first-news': 1, second: 2 })
})

eachDatabase('a record that names its id may be renamed', async (db, _, t) => {
  await importSample(t, db, article('second'))
  const renamed = article('newer')
  renamed['articles/newer.yaml'] = `id: 2\n${renamed['articles/newer.yaml']}`
  await importSample(t, db, renamed)
  assert.deepEqual(await articles(db), { 'first-news': 1, newer: 2 })
  await importSample(t, db, { ...renamed, ...article('second') })
  assert.deepEqual(await articles(db), { 'first-news': 1, newer: 2, second: 3 })
})

eachDatabase(
  'rows that came in another way keep their ids when a record takes them over',
  async (db, _, t) => {
    await fillDatabase(db, {
      cities: [makeRow('cities', { id: 5, slug: 'almaty' }), makeRow('cities', { id: 9, slug: 'x' })],
    })
    await importSample(t, db, { 'cities/x.yaml': 'name: { ru: X, kk: X, en: X }\nsort_order: 2\n' })
    const rows = await db.selectFrom('cities').select(['id', 'slug']).orderBy('id').execute()
    assert.deepEqual(rows, [
      { id: 5, slug: 'almaty' },
      { id: 9, slug: 'x' },
    ])
  },
)

eachDatabase('what the content no longer has is removed with its links', async (db, _, t) => {
  await importSample(t, db)
  const summary = await importSample(t, db, {
    'promotions/less.yaml': null,
    'promotions/less.ru.md': null,
    'promotions/less.kk.md': null,
    'promotions/less.en.md': null,
    'vacancies/engineer.yaml': null,
    'vacancy-categories/site.yaml': null,
    ...changedFile('mortgages/bank.yaml', '[garden]', '[]'),
  })
  const removed = [...summary].filter(([, counts]) => counts.removed > 0).map(([table]) => table)
  assert.deepEqual(removed.toSorted(), [
    'complex_mortgages',
    'complex_promotions',
    'promotions',
    'vacancies',
    'vacancy_categories',
  ])
  assert.deepEqual(await db.selectFrom('promotions').select('id').execute(), [])
})

eachDatabase('a content folder without generated units leaves those of a feed alone', async (db, _, t) => {
  await importSample(t, db)
  await fillDatabase(db, { estates: [unlitFlat({})] })
  assert.equal(changesIn(await importSample(t, db)), 0)
  assert.equal((await db.selectFrom('estates').select('status').executeTakeFirst())?.status, 'free')
})

eachDatabase('houses with units leave only when that is meant', async (db, _, t) => {
  await importSample(t, db)
  const houses = await db.selectFrom('houses').select(['id', 'complex_id']).execute()
  const units = houses.map(({ id, complex_id }) =>
    makeEstate({ id: id + 100, house_id: id, complex_id, plan_code: null }),
  )
  await fillDatabase(db, { estates: units })
  const before = await contentVersion(db)
  await assert.rejects(importSample(t, db, otherCompany, { anotherCompany: true }), (error) => {
    assert.ok(error instanceof HousesLeft)
    assert.equal(error.units.size, 2)
    return true
  })
  assert.equal(await contentVersion(db), before)

  const summary = await importSample(t, db, otherCompany, { removeProjects: true, anotherCompany: true })
  assert.deepEqual(
    [summary.get('complexes')?.removed, summary.get('houses')?.removed, summary.get('estates')?.removed],
    [1, 2, 2],
  )
  const slugs = await db.selectFrom('complexes').select('slug').execute()
  assert.deepEqual(slugs, [{ slug: 'meadow' }])
  assert.deepEqual(await db.selectFrom('estates').select('id').execute(), [])
  assert.equal(changesIn(await importSample(t, db, otherCompany)), 0)
})

eachDatabase('a house without units, and one that a feed brought, need no asking', async (db, _, t) => {
  await importSample(t, db)
  const { id: complex_id } = await db.selectFrom('complexes').select('id').executeTakeFirstOrThrow()
  await fillDatabase(db, { houses: [makeHouse({ id: 700, slug: 'of-a-feed', complex_id })] })
  const summary = await importSample(t, db, { 'houses/garden-2.yaml': null })
  assert.equal(summary.get('houses')?.removed, 1)
  const houses = await db.selectFrom('houses').select('slug').orderBy('slug').execute()
  assert.deepEqual(houses, [{ slug: 'garden-1' }, { slug: 'of-a-feed' }])
})

eachDatabase('a site that runs meanwhile hears of the new content', async (db, _, t) => {
  await importSample(t, db)
  const index = await liveSearchIndex(db, { interval: 10 })
  t.after(() => index.close())
  const before = index.current().version
  const changed = new Promise<number>((resolve) => {
    index.onChange(({ version }) => resolve(version))
  })
  await importSample(t, db, article('second'))
  assert.equal(await changed, before + 1)
})

eachDatabase('a dry run tells what an import would do and writes nothing', async (db, _, t) => {
  await importSample(t, db)
  const version = await contentVersion(db)
  const files = { ...article('second'), ...changedFile('awards/prize.yaml', '2025', '2024') }
  const dry = await importSample(t, db, files, { dryRun: true })
  assert.deepEqual(await articles(db), { 'first-news': 1 })
  assert.equal(await contentVersion(db), version)
  assert.deepEqual(await importSample(t, db, files), dry)
  assert.equal(changesIn(dry), 3)
})

eachDatabase('an import that fails leaves everything as it was', async (db, _, t) => {
  await importSample(t, db)
  const before = await contentVersion(db)
  const records = readContent(contentFolderWith(t, article('second')))
  const [plan] = Object.values(readMedia().plans)
  assert.ok(plan)
  await assert.rejects(
    importContent(db, { ...records, plans: { broken: { ...plan, names: [], width: -1 } } }),
  )
  assert.equal(await contentVersion(db), before)
  assert.deepEqual(await articles(db), { 'first-news': 1 })
})

eachDatabase('imports at the same time take turns and number the records once', async (db, _, t) => {
  const before = await contentVersion(db)
  await Promise.all([importSample(t, db), importSample(t, db), importSample(t, db)])
  assert.equal(await contentVersion(db), before + 1)
  assert.deepEqual(await articles(db), { 'first-news': 1 })
})

eachDatabase('progress runs from nothing to all rows and names the table', async (db, _, t) => {
  const seen: [done: number, total: number, label: string][] = []
  const summary = await importSample(t, db, {}, { onProgress: (...step) => seen.push(step) })
  // The history of deadlines follows from the records, and is written with them.
  const written = [...summary].filter(([table]) => table !== 'house_promises')
  const total = written.reduce((sum, [, { added }]) => sum + added, 0)
  assert.ok(seen.length > 20)
  assert.equal(seen.at(-1)?.[0], total)
  assert.deepEqual(new Set(seen.map(([, , label]) => label)), new Set(contentTableNames))
  for (const [index, [done, of]] of seen.entries()) {
    assert.ok(done >= (seen[index - 1]?.[0] ?? 0) && of === total)
  }
})

/** The pictures of the sample with one more, a plan that feeds call so. */
function withPlan(...names: string[]): Record<string, string> {
  const alt = { ru: 'План', kk: 'Жоспар', en: 'Plan' }
  const list = JSON.parse(sampleFiles['media/pictures.json'] ?? '{}') as Record<string, unknown>
  const plan = { alt, project: null, kind: 'plan', plans: names }
  return {
    'media/pictures.json': JSON.stringify({ ...list, 'plan-a': plan }),
    'media/plan-a.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><path d="M1 1h7v4z"/></svg>',
  }
}

eachDatabase('R602 a folder without plans brings none, and takes those of before away', async (db, _, t) => {
  const codes = () => db.selectFrom('plans').select('code').execute()
  await importSample(t, db, withPlan('Тип 2А'))
  assert.deepEqual(await codes(), [{ code: 'plan-a' }])
  await importSample(t, db)
  assert.deepEqual(await codes(), [])
})

eachDatabase(
  'R603 a unit of a feed has the plan that its feed names, as long as the folder has it',
  async (db, _, t) => {
    await importSample(t, db)
    await fillDatabase(db, {
      estates: [
        makeEstate({ id: 1, plan_code: null, plan_name: foldedText('Тип 2А') }),
        makeEstate({ id: 2, plan_code: null, plan_name: foldedText('Тип 3') }),
        makeEstate({ id: 3, plan_code: null }),
      ],
    })
    const codes = async () => {
      const rows = await db.selectFrom('estates').select('plan_code').orderBy('id').execute()
      return rows.map(({ plan_code: code }) => code)
    }
    await importSample(t, db, withPlan('тип 2а'))
    assert.deepEqual(await codes(), ['plan-a', null, null])
    const version = await contentVersion(db)
    await importSample(t, db, withPlan('Тип 3'))
    assert.deepEqual(await codes(), [null, 'plan-a', null])
    assert.equal(await contentVersion(db), version + 1)
    await importSample(t, db)
    assert.deepEqual(await codes(), [null, null, null])
  },
)

/** A flat on the second floor as a feed without sides brings it. */
function unlitFlat(difference: Parameters<typeof makeEstate>[0]) {
  const nothing = { windows: writeJson([]), told_windows: writeJson(null), sun: writeJson(null) }
  return makeEstate({ house_id: 1, plan_code: null, floor: 2, ...nothing, ...difference })
}

async function lightOf(db: Database, id: number) {
  const { windows, sun } = await db
    .selectFrom('estates')
    .select(['windows', 'sun'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { azimuths: readJson(windows).map(({ azimuth }) => azimuth), sun: readJson(sun) }
}

eachDatabase(
  'R680 R681 an import of records gives units their sides and hours of sun again, and nothing where no record says it',
  async (db, _, t) => {
    await importSample(t, db)
    const { id: house_id, complex_id } = await db
      .selectFrom('houses')
      .select(['id', 'complex_id'])
      .where('slug', '=', 'garden-1')
      .executeTakeFirstOrThrow()
    const place = { house_id, complex_id }
    await fillDatabase(db, {
      estates: [
        unlitFlat({ ...place, id: 1, position_on_floor: 1 }),
        unlitFlat({ ...place, id: 2, position_on_floor: 2 }),
        unlitFlat({ ...place, id: 3, position_on_floor: 1, told_windows: writeJson([{ azimuth: 90 }]) }),
      ],
    })
    const house = (lines: string) =>
      changedFile('houses/garden-1.yaml', 'facade: null', `${lines}facade: null`)
    const south = house('windows: [{ sections: [1], positions: [1], sides: [s] }]\n')
    const summary = await importSample(t, db, south)
    assert.equal(summary.get('estates')?.changed, 2)
    const [free, unknown, told] = [await lightOf(db, 1), await lightOf(db, 2), await lightOf(db, 3)]
    assert.deepEqual(free.azimuths, [180])
    assert.ok(free.sun && free.sun.dec > 8)
    assert.deepEqual(unknown, { azimuths: [], sun: null })
    assert.deepEqual(told.azimuths, [90])
    const version = await contentVersion(db)
    assert.equal(changesIn(await importSample(t, db, south)), 0)
    assert.equal(await contentVersion(db), version)

    // Somebody builds to the south.
    const complex = 'complexes/garden.yaml'
    const built = changedFile(
      complex,
      'features:',
      'neighbours: [{ height_m: 60, footprint: [[-40, -30], [60, -30], [60, -20], [-40, -20]] }]\nfeatures:',
    )
    await importSample(t, db, { ...south, ...built })
    const shaded = await lightOf(db, 1)
    assert.ok(shaded.sun && shaded.sun.dec < free.sun.dec, JSON.stringify(shaded))
    assert.equal(await contentVersion(db), version + 1)

    // The record says nothing any more.
    await importSample(t, db)
    assert.deepEqual(await lightOf(db, 1), { azimuths: [], sun: null })
    assert.deepEqual(await lightOf(db, 3), told)
  },
)

eachDatabase('R1125 the outline of mountains comes from the record of a project alone', async (db, _, t) => {
  const horizonOf = async () =>
    readJson(
      (
        await db
          .selectFrom('complexes')
          .select('horizon')
          .where('slug', '=', 'garden')
          .executeTakeFirstOrThrow()
      ).horizon,
    )
  await importSample(t, db)
  assert.equal(await horizonOf(), null)
  const outline = '[{ azimuth: 170, angle: 8 }, { azimuth: 180.5, angle: 9.5 }]'
  const horizon = `horizon: { source: { ru: Замер, kk: Өлшем, en: Survey }, outline: ${outline} }\nfeatures:`
  await importSample(t, db, changedFile('complexes/garden.yaml', 'features:', horizon))
  assert.deepEqual((await horizonOf())?.outline[1], { azimuth: 180.5, angle: 9.5 })
  await importSample(t, db)
  assert.equal(await horizonOf(), null)
})

test('R1125 an outline of mountains without a source, with one point or out of order is a mistake with its line', (t) => {
  const source = 'source: { ru: Замер, kk: Өлшем, en: Survey }'
  for (const [wrong, field] of [
    ['{ outline: [{ azimuth: 1, angle: 1 }, { azimuth: 2, angle: 1 }] }', 'source'],
    [`{ ${source}, outline: [{ azimuth: 1, angle: 1 }] }`, 'outline'],
    [`{ ${source}, outline: [{ azimuth: 9, angle: 1 }, { azimuth: 2, angle: 1 }] }`, 'outline'],
    [`{ ${source}, outline: [{ azimuth: 1, angle: 89 }, { azimuth: 2, angle: 1 }] }`, 'angle'],
    [`{ ${source}, outline: [{ azimuth: 1, angle: 1 }, { azimuth: 360, angle: 1 }] }`, 'azimuth'],
  ] as const) {
    const changed = changedFile('complexes/garden.yaml', 'features:', `horizon: ${wrong}\nfeatures:`)
    const { problems } = lookThrough(contentFolderWith(t, changed))
    assert.equal(problems.length, 1, wrong)
    assert.match(JSON.stringify(problems[0]), new RegExp(field), wrong)
    assert.ok(problems[0]?.line)
  }
})

test('R681 a rule for windows with a side that does not exist, or an outline of two corners, is a mistake with its line', (t) => {
  const wrong = changedFile(
    'houses/garden-1.yaml',
    'facade: null',
    'windows: [{ sides: [south] }]\nparts: [{ height_m: 3, footprint: [[0, 0], [1, 1]] }]\nfacade: null',
  )
  const folder = contentFolderWith(t, wrong)
  const { problems } = lookThrough(folder)
  assert.equal(problems.length, 2)
  for (const { file, line } of problems) {
    assert.match(file, /houses\/garden-1\.yaml$/)
    assert.ok(line !== null)
  }
})
