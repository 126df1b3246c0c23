import assert from 'node:assert/strict'
import { getEstatePlans } from '#contract/estate-plans.ts'
import { EstateGone, getEstate, getEstateFilters, getEstates } from '#contract/estates.ts'
import { getHouseEstates } from '#contract/houses.ts'
import { getShortlist } from '#contract/shortlist.ts'
import { callApi, exactly, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeRow } from '#tests/helpers/databases/rows.ts'
import { sampleApi, sampleSite, unit } from '#tests/helpers/servers/sample-api.ts'

eachDatabase(
  'R179, R211 the list gives flats by twelve, the cheapest of each room count first',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const first = await callApi(api, getEstates)
    assert.deepEqual(
      first.data.map(({ id }) => id),
      Array.from({ length: 12 }, (_, step) => step + 1),
    )
    assert.deepEqual([first.meta.total, first.meta.last_page, first.meta.per_page], [30, 3, 12])
    const last = await callApi(api, getEstates, { query: { page: 3 } })
    assert.deepEqual([last.meta.from, last.meta.to], [25, 30])
    const held = await callApi(api, getEstates, { query: 'status=free,reserved&page=3' })
    assert.equal(held.data.at(-1)?.id, unit.reserved, 'reserved ones last')
  },
)

eachDatabase('note e of the decisions: every category is a list of its own', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const garages = await callApi(api, getEstates, { query: { category: 'garage' } })
  assert.deepEqual(
    garages.data.map(({ id, number }) => [id, number]),
    [[unit.garage, '37']],
  )
  assert.deepEqual((await callApi(api, getEstates, { query: { category: 'storageroom' } })).data, [])
  for (const category of ['house', 'FLAT', 'flat,comm', '__proto__', 'apartments'])
    await refusedCall(api, getEstates, 404, { query: { category } })
})

eachDatabase('R357 a studio has 0 rooms, what is no flat is not counted by rooms', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const [studio] = (await callApi(api, getEstates, { query: { rooms: '0' } })).data
  assert.equal(studio?.rooms, 0)
  const [listed] = (await callApi(api, getEstates, { query: { category: 'garage' } })).data
  const [planned] = (await callApi(api, getEstatePlans, { query: { category: 'garage' } })).data
  const { data: units } = await callApi(api, getHouseEstates, { params: { slug: 'house-1' } })
  const { data: kept } = await callApi(api, getShortlist, { query: { ids: String(unit.garage) } })
  const { data: whole } = await callApi(api, getEstate, { params: { id: unit.garage } })
  const inHouse = units.find(({ id }) => id === unit.garage)
  assert.deepEqual(
    [listed, planned, planned?.first, inHouse, kept[0], whole].map((told) => told?.rooms),
    [null, null, null, null, null, null],
  )
})

eachDatabase('note a of the decisions: filters narrow the list and stay in its links', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const query = 'restorations=Чистовая&rooms=0,1&price_to=40000000&utm_source=x&per_page=2&page=1'
  const { data, links, meta } = await callApi(api, getEstates, { query })
  assert.ok(
    data.every(
      (card) =>
        Number(card.rooms) <= 1 && Number(card.price) <= 40_000_000 && card.restoration?.code === 'fine',
    ),
  )
  assert.equal(meta.total, 3)
  const filters = 'rooms=0,1&restorations=%D0%A7%D0%B8%D1%81%D1%82%D0%BE%D0%B2%D0%B0%D1%8F&price_to=40000000'
  assert.equal(links.next, `/api/estates?${filters}&per_page=2&page=2`)
  const next = await api.request(links.next)
  assert.equal(getEstates.answer.parse(await next.json()).data.length, 1)
})

eachDatabase(
  'A4 what nobody knows is dropped from the links, the rest keeps its meaning',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const unknown = 'complex=nowhere&features=moat&promotion=999&deadline=2099&price_from=abc&sort=beauty'
    const query = `category=flat&rooms=1.5,1,many&restorations=fine,gold&${unknown}&per_page=1`
    const { links, meta } = await callApi(api, getEstates, { query })
    const known = 'category=flat&rooms=1&restorations=%D0%A7%D0%B8%D1%81%D1%82%D0%BE%D0%B2%D0%B0%D1%8F'
    assert.equal(links.first, `/api/estates?${known}&per_page=1&page=1`)
    const { meta: same } = await callApi(api, getEstates, { query: links.first.split('?')[1] ?? '' })
    const { ignored, ...understood } = meta
    assert.deepEqual(same, understood)
    assert.deepEqual(ignored?.['rooms'], ['1.5', 'many'])
  },
)

eachDatabase('a repeated key means the same as a comma list', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const joined = await callApi(api, getEstates, { query: 'rooms=1,2' })
  assert.equal(joined.meta.total, 12)
  assert.deepEqual(await callApi(api, getEstates, { query: 'rooms=1&rooms=2' }), joined)
})

eachDatabase('note b of the decisions: unknown values of filters are ignored', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const query =
    'rooms=many&restorations=gold&complex=nowhere&price_from=abc&floor_to=top&sort=beauty&views=sea'
  assert.equal((await callApi(api, getEstates, { query })).meta.total, 30)
})

eachDatabase(
  'note b of the decisions: malformed pages are refused by field, far ones are empty',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    for (const page of ['abc', '0', '-1', '', '1.5', '1e3', '0x10', ' 2', '1,2', '9'.repeat(30)]) {
      const { errors } = await refusedCall(api, getEstates, 422, { query: { page } })
      assert.deepEqual(errors, { page: ['validation.number'] }, page)
    }
    for (const per_page of ['0', '101', 'x']) {
      const { errors } = await refusedCall(api, getEstates, 422, { query: { per_page } })
      assert.deepEqual(errors, { per_page: ['validation.per_page'] }, per_page)
    }
    await refusedCall(api, getEstates, 422, { query: 'page=x&page=2' })
    const far = await callApi(api, getEstates, { query: { page: 1_000_000 } })
    assert.deepEqual([far.data, far.meta.total, far.links.next], [[], 30, null])
    assert.equal((await callApi(api, getEstates, { query: { per_page: 100 } })).data.length, 30)
  },
)

eachDatabase(
  'R182 one unit comes with everything known about it, in the language asked for',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const { data } = await callApi(api, getEstate, {
      params: { id: 4 },
      headers: { 'Accept-Language': 'kk' },
    })
    assert.equal(data.slug.split('-').at(-1), '4')
    assert.equal(data.number, '4')
    assert.match(data.complex.name, /қазақша$/)
    assert.ok(data.similar.length > 0)
    assert.ok(data.similar.every((card) => card.id !== 4 && card.category === 'flat'))
  },
)

eachDatabase('A1 a sold unit is shown, a withdrawn one is gone, a hidden one never was', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const { data } = await callApi(api, getEstate, { params: { id: unit.sold } })
  assert.equal(data.status, 'sold')
  await refusedCall(api, getEstate, 410, { params: { id: unit.withdrawn } })
  const path = `/api/estates/${unit.hidden}`
  const { message } = await refusedCall(api, getEstate, 404, { params: { id: unit.hidden } })
  assert.equal(message, `Page Not Found: ${path}`)
})

eachDatabase(
  'A1 a withdrawn unit answers with its address, what it was and units like it',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const response = await api.request(`/api/estates/${unit.withdrawn}`)
    const { similar, ...gone } = exactly(EstateGone, await response.json()) as EstateGone
    assert.deepEqual(gone, {
      message: `Page Not Found: /api/estates/${unit.withdrawn}`,
      id: unit.withdrawn,
      category: 'flat',
      slug: `2-komnatnaya-61-4-m2-${unit.withdrawn}`,
      number: '114',
      rooms: 2,
      area_total: 61.4,
      complex: { id: 1, slug: 'project-1', name: 'Project по-русски' },
    })
    assert.ok(similar.length > 0)
  },
)

eachDatabase(
  'promo_ids and the promotion filter forget a promotion at midnight in Kazakhstan',
  async (db, _, t) => {
    const rows = {
      ...sampleSite,
      promotions: [makeRow('promotions', { ends_at: '2026-11-21' })],
      estate_promotions: [makeRow('estate_promotions', {})],
    }
    let now = new Date('2026-11-21T18:59:59.000Z')
    const { api, index } = await sampleApi(t, db, { rows, now: () => now })
    const seen = async () => {
      const { data } = await callApi(api, getEstate, { params: { id: 1 } })
      const filters = await callApi(api, getEstateFilters, { query: 'rooms=0' })
      const { meta } = await callApi(api, getEstates, { query: 'promotion=1' })
      return [data.promo_ids, filters.data.some(({ key }) => key === 'promotion'), meta.total]
    }
    assert.deepEqual(await seen(), [[1], true, 1])
    now = new Date('2026-11-21T19:00:00.000Z')
    await index.refresh()
    assert.deepEqual(await seen(), [[], false, 30])
  },
)

eachDatabase('note b of the decisions: what is no id of a unit answers 404', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  for (const id of [
    '0',
    '999',
    '-1',
    'abc',
    '1e1',
    '1.0',
    '0x1',
    '%201',
    '9'.repeat(20),
    '2147483648',
    '%00',
    '%E0%A4%A',
  ])
    await refusedCall(api, getEstate, 404, { params: { id } })
})

eachDatabase(
  'R23 what can be paid a month narrows the list, names the programme of each unit and stays in the links',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const everything = await callApi(api, getEstates, { query: { per_page: 100 } })
    assert.ok(everything.data.every((card) => !('payment' in card)))
    const query = { payment_to: '250000', hand: '6000000', per_page: 100 }
    const { data, links, meta } = await callApi(api, getEstates, { query })
    assert.ok(data.length > 0 && meta.total < everything.meta.total)
    assert.match(links.first, /payment_to=250000&hand=6000000/)
    for (const { price, payment, status } of data) {
      assert.ok(status === 'free' || status === 'reserved')
      assert.ok(payment === null ? Number(price) <= 6_000_000 : (payment?.amount ?? Infinity) <= 250_000)
    }
    const filters = await callApi(api, getEstateFilters, { query: { payment_to: '250000', hand: '6000000' } })
    const rooms = filters.data.find(({ key }) => key === 'rooms')?.options ?? []
    assert.equal(
      rooms.reduce((sum, { count }) => sum + count, 0),
      meta.total,
    )
    const lone = await callApi(api, getEstates, { query: { hand: '6000000', per_page: 100 } })
    assert.deepEqual(lone.data, everything.data)
    assert.match(lone.links.first, /hand=6000000/)
  },
)
