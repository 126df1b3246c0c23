import assert from 'node:assert/strict'
import { getComplex, getComplexes, getComplexFilters } from '#contract/complexes.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { writeJson } from '#database/engines/json.ts'
import { languages } from '#domain/languages.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeComplex, makeEstate, makeRow, type Rows } from '#tests/helpers/databases/rows.ts'
import { sampleApi, sampleSite, unit } from '#tests/helpers/servers/sample-api.ts'
import { textOf } from '#tests/helpers/databases/sample-rows.ts'
import { texts } from '#texts/texts.ts'

const now = () => new Date('2026-11-21T06:00:00.000Z')

/**
 * Three projects: 1 in Almaty with thirty flats at 21 to 50 million, due in 2027; 2 in Astana, of a higher class and
 * handed over, with one flat to be bought at 60 million and a reserved one; 3 in Almaty, planned, without houses.
 */
const town: Rows = {
  ...sampleSite,
  cities: [makeRow('cities', {}), makeRow('cities', { id: 2, slug: 'astana', sort_order: 2 })],
  complexes: [
    makeComplex({ id: 1, sort_order: 3 }),
    makeComplex({
      id: 2,
      sort_order: 1,
      city_id: 2,
      class_code: 'I',
      class_label: writeJson(textOf('Elite')),
      status: 'ready',
      deadline_year: null,
      deadline_quarter: null,
      features: writeJson(['yard']),
    }),
    makeComplex({ id: 3, sort_order: 2, status: 'planned', deadline_year: 2029, deadline_quarter: 1 }),
  ],
  estates: [
    ...(sampleSite.estates ?? []),
    makeEstate({ id: 71, complex_id: 2, house_id: 2, rooms: 2, price: 60_000_000, restoration: 'turnkey' }),
  ],
  promotions: [
    makeRow('promotions', { id: 1, slug: 'ours' }),
    makeRow('promotions', { id: 2, slug: 'everywhere' }),
    makeRow('promotions', { id: 3, slug: 'over', ends_at: '2026-11-20' }),
  ],
  complex_promotions: [1, 3].map((promotion_id) => ({ complex_id: 1, promotion_id })),
}

eachDatabase(
  'R174 projects come by twelve in the order of the menu, with what a card shows',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows: town, now })
    const { data, meta, links } = await callApi(api, getComplexes, { headers: { 'Accept-Language': 'kk' } })
    assert.deepEqual(
      data.map(({ id }) => id),
      [2, 3, 1],
    )
    assert.deepEqual([meta.total, meta.per_page, links.next], [3, 12, null])
    const [ready, planned, selling] = data
    assert.deepEqual(ready?.city, { id: 2, slug: 'astana', name: 'City қазақша' })
    assert.deepEqual(ready.class, { code: 'I', title: 'Elite қазақша' })
    assert.deepEqual([ready.price_from, ready.estates_count, ready.deadline], [60_000_000, 1, null])
    assert.deepEqual(
      [planned?.price_from, planned?.estates_count, planned?.area_from, planned?.rooms],
      [null, 0, null, []],
    )
    assert.deepEqual([selling?.price_from, selling?.area_from, selling?.area_to], [21_000_000, 30, 59])
    assert.deepEqual(selling?.rooms[1], {
      title: '1',
      rooms: 1,
      price_from: 22_000_000,
      estates_count: 6,
      area_from: 31,
      area_to: 56,
    })
  },
)

eachDatabase(
  'R174 filters and sorts narrow and order the projects and stay in the links',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows: town, now })
    const ids = async (query: string) =>
      (await callApi(api, getComplexes, { query })).data.map(({ id }) => id).join()
    assert.equal(await ids('city=almaty'), '3,1')
    assert.equal(await ids('class=I,IV'), '2')
    assert.equal(await ids('status=planned&status=ready'), '2,3')
    assert.equal(await ids('deadline=2027'), '1')
    assert.equal(await ids('deadline=ready,2029'), '2,3')
    assert.equal(await ids('features=yard,school'), '3,1')
    assert.equal(await ids('rooms=2'), '2,1')
    assert.equal(await ids('rooms=3&price_to=21000000'), '', 'the reserved flat for a million does not count')
    assert.equal(await ids('restorations=Чистовая'), '1')
    assert.equal(await ids('price_from=50000001'), '2')
    assert.equal(await ids('area_to=30'), '1')
    assert.equal(await ids('promotion=1'), '1')
    assert.equal(await ids('promotion=2'), '2,3,1', 'a promotion of no project in particular is one of all')
    assert.equal(await ids('sort=price'), '1,2,3')
    assert.equal(await ids('sort=-price'), '2,1,3')
    assert.equal(await ids('sort=deadline'), '2,1,3')
    const query = 'city=almaty,atlantis&class=V&features=moat&category=flat&utm_source=x&per_page=1'
    const { links } = await callApi(api, getComplexes, { query })
    assert.equal(links.next, '/api/complexes?city=almaty&per_page=1&page=2')
  },
)

eachDatabase(
  'note b of the decisions: unknown values are ignored, malformed pages refused',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows: town, now })
    const unknown =
      'city=paris&class=V&status=gone&deadline=2099&features=dragon&rooms=x&restorations=gold&promotion=3,404&sort=name'
    assert.equal((await callApi(api, getComplexes, { query: unknown })).meta.total, 3)
    assert.deepEqual((await callApi(api, getComplexes, { query: 'page=9' })).data, [])
    for (const query of ['page=0', 'page=x', 'per_page=101'])
      await refusedCall(api, getComplexes, 422, { query })
  },
)

eachDatabase('R175, A18 each option counts projects under all other chosen filters', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows: town, now })
  const filters = async (query: string) => (await callApi(api, getComplexFilters, { query })).data
  const counts = (list: Awaited<ReturnType<typeof filters>>, key: string) =>
    list
      .find((filter) => filter.key === key)
      ?.options.map(({ value, count }) => `${value}:${count}`)
      .join()
  const all = await filters('')
  assert.equal(counts(all, 'city'), 'almaty:2,astana:1')
  assert.equal(counts(all, 'class'), 'I:1,II:2')
  assert.equal(counts(all, 'status'), 'planned:1,selling:1,ready:1')
  assert.equal(counts(all, 'deadline'), 'ready:1,2027:1,2029:1')
  assert.equal(counts(all, 'rooms'), '0:1,1:1,2:2,3:1,4:1')
  assert.equal(counts(all, 'restorations'), 'rough:1,fine:1,turnkey:1')
  assert.equal(counts(all, 'features'), 'yard:3,school:2')
  assert.equal(counts(all, 'promotion'), '1:1,2:3')

  const chosen = await filters('rooms=2&city=almaty')
  assert.equal(counts(chosen, 'city'), 'almaty:1,astana:1')
  assert.equal(counts(chosen, 'class'), 'I:0,II:1')
  assert.equal(counts(chosen, 'rooms'), '0:1,1:1,2:1,3:1,4:1')
  assert.equal(counts(chosen, 'restorations'), 'rough:1,fine:1,turnkey:0')
  const price = chosen.find(({ key }) => key === 'price')
  assert.deepEqual([price?.type, price?.unit, price?.min, price?.max], ['range', '₸', 23_000_000, 48_000_000])
  const area = (await filters('price_to=22000000')).find(({ key }) => key === 'area')
  assert.deepEqual([area?.min, area?.max], [30, 31])
})

eachDatabase('R266 no two filters of projects use one word for different things', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows: town, now })
  for (const language of languages) {
    const headers = { 'Accept-Language': language }
    const { data } = await callApi(api, getComplexFilters, { headers })
    const titles = data
      .filter(({ key }) => key === 'status' || key === 'deadline')
      .flatMap(({ options }) => options.map(({ title }) => title))
    const words = ['complex.status.ready', 'filter.deadline.ready.some'] as const
    for (const word of words) assert.ok(titles.includes(texts[language][word]), word)
    assert.equal(new Set(titles).size, titles.length, titles.join())
  }
})

eachDatabase('A18 the dictionaries carry the filters of the projects with none chosen', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows: town, now })
  const headers = { 'Accept-Language': 'en' }
  const { data } = await callApi(api, getDictionaries, { headers })
  assert.deepEqual(data.projectDynamicFilters, (await callApi(api, getComplexFilters, { headers })).data)
  const status = data.projectDynamicFilters.find(({ key }) => key === 'status')
  assert.deepEqual(
    status?.options.map(({ title }) => title),
    ['Coming soon', 'On sale', 'Completed'],
  )
})

eachDatabase('R123 R176 A11 one project comes with everything known about it', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows: town, now })
  const headers = { 'Accept-Language': 'en' }
  const { data } = await callApi(api, getComplex, { params: { slug: 'project-1' }, headers })
  assert.deepEqual([data.id, data.price_from, data.estates_count], [1, 21_000_000, 30])
  assert.equal(data.price_m2_from, 610_749)
  assert.equal(data.former_address, 'Former address in English')
  assert.deepEqual(data.features, [
    { code: 'yard', title: 'Yard in English' },
    { code: 'school', title: 'school' },
  ])
  assert.deepEqual(data.infrastructure, [{ type: 'school', name: 'School in English', minutes_walk: 5 }])
  assert.deepEqual(data.documents, [{ title: 'Permit in English', url: '/media/permit.pdf' }])
  assert.deepEqual(data.legal, {
    permit_no: 'KZ-1',
    permit_url: 'https://register.example/permits/1',
    permit_date: '2025-03-01',
    method: 'guarantee',
    guarantee_no: 'G-1',
    guarantee_url: 'https://register.example/guarantees/1',
    builder_name: 'Builder LLP in English',
    bin: '123456789012',
  })
  assert.equal(data.gallery[0]?.alt, 'gallery in English')
  assert.deepEqual(data.genplan?.polygons, [
    {
      house_id: 1,
      label: '1',
      points: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    },
  ])
  assert.deepEqual(
    data.houses.map(({ slug, price_from, estates_count }) => [slug, price_from, estates_count]),
    [['house-1', 21_000_000, 30]],
  )
  assert.deepEqual(
    data.restorations.map(({ code, price_from }) => [code, price_from]),
    [
      ['rough', 22_000_000],
      ['fine', 21_000_000],
    ],
  )
  assert.deepEqual(
    data.categories.map(({ code, price_from, estates_count }) => [code, price_from, estates_count]),
    [
      ['flat', 21_000_000, 30],
      ['garage', 4_500_000, 1],
    ],
  )
  assert.deepEqual(new Set(data.promotions.map(({ slug }) => slug)), new Set(['ours', 'everywhere']))
  assert.deepEqual(data.seo, { title: 'Title in English', description: 'Summary in English' })
  assert.equal(data.webcam_url, 'https://example.com/webcam')
})

eachDatabase(
  'A11 a planned project has no houses, no prices and nothing that it does not know',
  async (db, _, t) => {
    const bare = makeComplex({
      former_address: null,
      genplan: writeJson(null),
      image: writeJson(null),
      gallery: writeJson([]),
      features: writeJson([]),
      infrastructure: writeJson([]),
      documents: writeJson([]),
      permit_no: null,
      permit_date: null,
      legal_method: null,
      guarantee_no: null,
      webcam_url: null,
      video_url: null,
    })
    const rows = { cities: [makeRow('cities', {})], complexes: [bare] }
    const { api } = await sampleApi(t, db, { rows, now })
    const { data } = await callApi(api, getComplex, { params: { slug: 'project-1' } })
    assert.deepEqual([data.houses, data.rooms, data.categories, data.promotions], [[], [], [], []])
    assert.deepEqual(
      [data.price_from, data.price_m2_from, data.area_to, data.genplan],
      [null, null, null, null],
    )
    assert.equal(data.legal.permit_no, null)
  },
)

eachDatabase('R199 a project that nobody knows is missing', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows: town, now })
  for (const slug of ['nowhere', 'PROJECT-1', 'a.b', String(unit.sold), '%00', '__proto__']) {
    const { message } = await refusedCall(api, getComplex, 404, { params: { slug } })
    assert.equal(message, `Page Not Found: /api/complexes/s/${slug}`)
  }
})
