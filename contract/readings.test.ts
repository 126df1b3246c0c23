import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answer, Endpoint } from './api-client.ts'
import { getArticles } from './articles.ts'
import { getBanners } from './banners.ts'
import { getCalculators } from './calculators.ts'
import { getComplex, getComplexes, getComplexesNavigation, getComplexFilters } from './complexes.ts'
import { getContacts } from './contacts.ts'
import { getDictionaries } from './dictionaries.ts'
import { EstateGone, getCategories, getEstate, getEstateFilters, getEstates } from './estates.ts'
import { getEmployees } from './employees.ts'
import { getFeedbackImages } from './feedback-images.ts'
import { getHouse, getHouseEstates, getHouseFloor } from './houses.ts'
import { getLocalizations } from './localizations.ts'
import { getMortgages } from './mortgages.ts'
import { getPhotos, getVideos } from './photos-videos.ts'
import { getProgress } from './progress.ts'
import { getBasicPromotions, getPromotion, getPromotions } from './promotions.ts'
import { getPropertyDescriptions } from './property-descriptions.ts'
import { getReviews } from './reviews.ts'
import { getVacancy } from './vacancies.ts'
import { readAnswer } from './readings.ts'

/** An answer as it was read. */
function read<E extends Endpoint>(
  endpoint: E,
  body: unknown,
  asked: Record<string, unknown> = {},
): Answer<E> {
  const reading = readAnswer(endpoint, asked, body)
  assert.ok(
    typeof reading === 'object' && 'answer' in reading,
    `${endpoint.path} ${JSON.stringify(body)}: ${String(reading)}`,
  )
  return reading.answer as Answer<E>
}

test('R168 R169 R170 a list is taken bare or in data, and no list at all is an empty one', () => {
  for (const endpoint of [getReviews, getArticles] as const) {
    for (const body of [[], { data: [] }, {}, { data: null }, null]) {
      assert.deepEqual(read(endpoint, body).data, [], `${endpoint.path} ${JSON.stringify(body)}`)
    }
  }
  const image = { id: 1, src: '/1.jpg', alt: 'One' }
  assert.deepEqual(read(getFeedbackImages, [image]), [image])
  assert.deepEqual(read(getFeedbackImages, { data: [image] }), [image])
  assert.deepEqual(read(getPropertyDescriptions, {}), [])
  const film = { id: 1, preview: { src: '/1.jpg' } }
  for (const endpoint of [getPhotos, getVideos] as const) {
    for (const body of [[film], { data: [film] }]) {
      assert.deepEqual(
        read(endpoint, body).map(({ id }) => id),
        [1],
        `${endpoint.path} ${JSON.stringify(body)}`,
      )
    }
    for (const body of [[], { data: [] }, {}, { data: null }, null])
      assert.deepEqual(read(endpoint, body), [])
  }
})

test('R162 R150 a vacancy names its category by an object, by its slug alone, by a number, or not at all', () => {
  const category = (told: object) => read(getVacancy, { data: { slug: 'foreman', ...told } }).data.category
  assert.equal(category({ category: { slug: 'building', title: 'Building' } }).title, 'Building')
  assert.equal(category({ category: 'building' }).slug, 'building')
  assert.equal(category({ category: 7 }).slug, '7')
  assert.deepEqual(category({}), { id: 0, slug: 'vacancy', title: '' })
})

test('R270 what is neither an answer nor nothing is odd', () => {
  for (const body of ['text', 5, true, { wrong: [] }, { data: 'text' }, { data: [1, 2] }]) {
    assert.equal(readAnswer(getReviews, {}, body), 'odd', JSON.stringify(body))
  }
  for (const body of ['text', { wrong: 1 }, { data: 'text' }, { data: { wrong: 1 } }, [1]]) {
    assert.equal(readAnswer(getComplex, { slug: 'yard' }, body), 'odd', JSON.stringify(body))
  }
})

test('R202 one thing without data is no thing', () => {
  for (const body of [{}, { data: null }, { data: {} }, { data: [] }, null]) {
    assert.equal(readAnswer(getComplex, { slug: 'yard' }, body), 'nothing', JSON.stringify(body))
  }
})

test('R270 a thing that says as much as the specification is read, bare or in data', () => {
  const spoken = { name: 'Yard', slug: 'yard', price_from: '21000000' }
  for (const body of [spoken, { data: spoken }, { data: { ...spoken, slug: undefined } }]) {
    const { data } = read(getComplex, body, { slug: 'yard' })
    assert.equal(data.name, 'Yard')
    assert.equal(data.slug, 'yard')
    assert.equal(data.price_from, 21_000_000)
    assert.deepEqual([data.image, data.houses, data.city.name], [null, [], ''])
  }
})

test('R109 R110 R270 a unit has an address, a number and a status when nobody tells them', () => {
  const { data } = read(getEstate, { data: { category: 'flat', geo_flatnum: 'A-2-114' } }, { id: 7 })
  assert.deepEqual([data.id, data.slug, data.number, data.status], [7, '7', '114', 'request'])
})

test('R270 an unknown word costs what it is about: a fifth category its tab, a status the price', () => {
  const tab = { id: 1, title: 'Homes', estates_count: 2, rooms_data: [], restorations_data: [] }
  const tabs = read(getCategories, {
    data: [
      { ...tab, code: 'villa' },
      { ...tab, code: 'flat' },
    ],
  })
  assert.deepEqual(
    tabs.data.map(({ code }) => code),
    ['flat'],
  )
  const unit = { id: 7, category: 'flat', geo_flatnum: '1', price: '5', status: 'booked', is_euro: 0 }
  const { data } = read(getEstates, { data: [unit, { ...unit, id: 8, category: 'villa' }] })
  assert.deepEqual(
    data.map((each) => [each.id, each.status, each.is_euro]),
    [[7, 'request', false]],
  )
})

test('R115 R270 a row of rooms is known by a count and by a label', () => {
  const row = (title: unknown) => ({
    id: 1,
    code: 'flat',
    title: '',
    estates_count: 1,
    rooms_data: [{ title, price_from: 5 }],
  })
  for (const [title, rooms] of [
    [2, 2],
    ['2', 2],
    ['3-комнатные', 3],
    ['0', 0],
    ['Студии', 0],
    ['Studio', 0],
  ] as const) {
    const { data } = read(getCategories, { data: [row(title)] })
    assert.equal(data[0]?.rooms_data[0]?.rooms, rooms)
  }
})

test('R270 a list without its figures may have one more page behind a full one, and none behind another', () => {
  const things = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ slug: `project-${n}`, name: 'P' }))
  const pagesOf = (page: number, count: number) =>
    read(getComplexes, { data: things(count) }, { page, per_page: 12 }).meta.last_page
  assert.deepEqual([pagesOf(1, 12), pagesOf(1, 5), pagesOf(2, 3), pagesOf(3, 0)], [2, 1, 2, 2])
  const totalOf = (page: number, count: number) =>
    read(getComplexes, { data: things(count) }, { page, per_page: 12 }).meta.total
  assert.deepEqual([totalOf(1, 12), totalOf(1, 5), totalOf(2, 3), totalOf(3, 0)], [-1, 5, 15, -1], 'R511')
})

test('R332 a programme that nobody can reckon with is left out, and the others stay', () => {
  const programme = (odd: object) => ({
    id: 1,
    code: 'some',
    rate_nominal: 7,
    rate_effective: 7.2,
    term_months_max: 240,
    ...odd,
  })
  const odd = [
    { rate_nominal: -7 },
    { rate_effective: -7 },
    { rate_nominal: 1e9 },
    { term_months_max: 0 },
    { term_months_max: -7 },
    { term_months_max: 1e9 },
  ]
  const { data } = read(getMortgages, { data: [...odd, {}].map(programme) })
  assert.equal(data.length, 1)
  assert.deepEqual([data[0]?.term_months_min, data[0]?.term_months_max], [1, 240])
})

test('R332 an entry of the diary without a day, and a month that is none, are left out', () => {
  const entry = (date: unknown) => ({ id: 1, complex: { slug: 'some' }, date, percent: 5 })
  const { data, meta } = read(getProgress, {
    data: [entry('2026-11-01'), entry(''), entry('soon'), entry(undefined)],
    meta: { months: ['2026-11', '', '2026-13', 'http://['] },
  })
  assert.deepEqual([data.map(({ date }) => date), meta.months], [['2026-11-01'], ['2026-11']])
})

test('R329 a city is read whether another server tells it whole or by its name alone', () => {
  for (const city of ['Town', { name: 'Town' }, { title: 'Town' }, { id: 0, slug: '', name: 'Town' }]) {
    const thing = { slug: 'yard', name: 'Yard', city }
    const said = JSON.stringify(city)
    assert.equal(read(getComplexesNavigation, { data: [thing] }).data[0]?.city.name, 'Town', said)
    assert.equal(
      read(getHouse, { data: { slug: 'one', complex: thing } }).data.complex.city.name,
      'Town',
      said,
    )
  }
  assert.equal(read(getComplexesNavigation, { data: [{ slug: 'yard' }] }).data[0]?.city.name, '')
  const cities = [{ id: 2, slug: 'town', title: 'Town' }]
  assert.deepEqual(read(getDictionaries, { data: { cities } }).data.cities, [
    { id: 2, slug: 'town', name: 'Town' },
  ])
})

test('R369 a drawing, a picture or a film without an address is none', () => {
  const flat = { id: 7, category: 'flat' }
  const drawing = { card: '', detail: '', width: 4, height: 3, rooms: [] }
  assert.equal(read(getEstate, { data: { ...flat, plan: drawing } }).data.plan, null)
  assert.equal(read(getEstates, { data: [{ ...flat, plan: drawing }] }).data[0]?.plan, null)
  const small = read(getEstate, { data: { ...flat, plan: { ...drawing, card: '/1.svg' } } }).data.plan
  assert.deepEqual([small?.card, small?.detail], ['/1.svg', '/1.svg'])
  const floor = { image: '', polygon: [[0, 0]] }
  assert.equal(read(getEstate, { data: { ...flat, floor_plan: floor } }).data.floor_plan, null)
  assert.deepEqual(read(getFeedbackImages, [{ id: 1, src: '', alt: 'One' }]), [])
  const preview = { src: '/1.jpg' }
  assert.equal(read(getPhotos, [{ id: 1, src: '', preview }])[0]?.src, '/1.jpg')
  assert.equal(read(getVideos, [{ id: 1, src: '', preview }])[0]?.src, null)
  const project = { slug: 'a', video_url: '', webcam_url: '' }
  const { video_url, webcam_url } = read(getComplex, { data: project }).data
  assert.deepEqual([video_url, webcam_url], [null, null])
})

test('R332 R495 a window without its side is none, here and on the plan of a floor', () => {
  const windows = [{}, { azimuth: null }, { azimuth: 'south' }, { azimuth: '90' }, { azimuth: 0 }]
  const unit = { id: 7, slug: 'flat-7', category: 'flat', windows, sun: { dec: 3 } }
  const { data } = read(getEstate, { data: unit })
  assert.deepEqual(data.windows, [{ azimuth: 90 }, { azimuth: 0 }])
  assert.equal(data.sun, null)
  const floor = read(getHouseFloor, { data: [unit] }, { slug: 'one', section: '1', floor: '2' })
  assert.deepEqual(floor.data[0]?.windows, [{ azimuth: 90 }, { azimuth: 0 }])
})

test('R332 a finish is known by its code or its title, an unknown one by its title alone', () => {
  const finish = (restoration: unknown) =>
    read(getEstate, { data: { id: 7, category: 'flat', restoration } }).data.restoration
  assert.deepEqual(finish({ code: 'fine', title: 'Ready' }), { code: 'fine', title: 'Ready' })
  assert.deepEqual(finish({ title: 'Чистовая' }), { code: 'fine', title: 'Чистовая' })
  assert.deepEqual(finish({ code: 'fine' }), { code: 'fine', title: '' })
  assert.deepEqual(finish({ code: 'loft', title: 'Loft' }), { code: 'loft', title: 'Loft' })
  assert.deepEqual(finish({ title: 'Loft' }), { code: '', title: 'Loft' })
  for (const nothing of [{ code: 'loft' }, { code: 'loft', title: '' }, { code: '' }, {}, null])
    assert.equal(finish(nothing), null, JSON.stringify(nothing))
})

test('R332 a price, a salary, a height or a discount of 0 is not told', () => {
  const unit = { id: 7, category: 'flat', price: 0, price_m2: '0', price_old: 0, ceiling_height: 0 }
  const { data } = read(getEstate, { data: unit })
  assert.deepEqual(
    [data.price, data.price_m2, data.price_old, data.ceiling_height, data.status],
    [null, null, null, null, 'request'],
  )
  assert.equal(read(getEstates, { data: [unit] }).data[0]?.price, null)
  const offers = { price_from: 0, rooms: [{ title: '1', price_from: 0 }], restorations: [] }
  const house = read(getHouse, { data: { slug: 'one', price_m2_from: 0, ...offers } }).data
  assert.deepEqual([house.price_from, house.price_m2_from, house.rooms[0]?.price_from], [null, null, null])
  assert.equal(
    read(getComplexesNavigation, { data: [{ slug: 'yard', ...offers }] }).data[0]?.price_from,
    null,
  )
  const tab = { code: 'flat', rooms_data: offers.rooms, restorations_data: offers.rooms, price_from: '0' }
  const [flats] = read(getCategories, { data: [tab] }).data
  assert.deepEqual(
    [flats?.price_from, flats?.rooms_data[0]?.price_from, flats?.restorations_data[0]?.price_from],
    [null, null, null],
  )
  const job = read(getVacancy, { data: { slug: 'foreman', salary_from: 0, salary_to: 0 } }).data
  assert.deepEqual([job.salary_from, job.salary_to], [null, null])
  assert.equal(read(getPromotions, { data: [{ slug: 'less', discount: 0 }] }).data[0]?.discount, null)
})

test('R332 a name without words is the same as none', () => {
  for (const name of [undefined, null, '']) {
    assert.equal(read(getHouse, { data: { slug: 'one', name } }).data.name, 'one', String(name))
    assert.equal(read(getComplexesNavigation, { data: [{ slug: 'yard', name }] }).data[0]?.name, 'yard')
  }
  assert.equal(read(getHouse, { data: { slug: 'one', name: '', title: 'House' } }).data.name, 'House')
})

test('R332 a feature or a document of a project without words is left out', () => {
  const documents = [{ url: '/x.pdf' }, { title: '', url: '/y.pdf' }, { title: 'Project', url: '/z.pdf' }]
  const features = [{ code: 'zzz' }, { code: 'yard', title: '' }, { code: 'lift', title: 'Lifts' }]
  const { data } = read(getComplex, { data: { slug: 'yard', documents, features } })
  assert.deepEqual(data.documents, [documents[2]])
  assert.deepEqual(data.features, [features[2]])
})

test('R332 R508 the status of a unit is a guess only where its price is told', () => {
  const status = (price: unknown) => read(getEstate, { data: { id: 7, category: 'flat', price } }).data.status
  assert.deepEqual([5, '5', 0, '0', null, undefined, 'much'].map(status), [
    'free',
    'free',
    'request',
    'request',
    'request',
    'request',
    'request',
  ])
})

test('R505 R40 without a state the days of a promotion say whether it holds, is over, or is not there yet', () => {
  const offers = [
    { slug: 'over', ends_at: '2026-03-01' },
    { slug: 'holds', starts_at: '2026-03-01', ends_at: '9999-12-31' },
    { slug: 'to-come', starts_at: '9998-12-31' },
    { slug: 'endless' },
  ]
  const { data, meta } = read(getPromotions, { data: offers, meta: { total: 4 } })
  assert.deepEqual(
    data.map(({ slug, state }) => [slug, state]),
    [
      ['over', 'past'],
      ['holds', 'active'],
      ['endless', 'active'],
    ],
  )
  assert.equal(meta.total, 3)
  assert.deepEqual(
    read(getBasicPromotions, { data: offers }).data.map(({ slug }) => slug),
    ['holds', 'endless'],
    'the short list is of those that hold today',
  )
  assert.equal(readAnswer(getPromotion, {}, { data: offers[2] }), 'nothing')
  assert.equal(read(getPromotion, { data: offers[0] }).data.state, 'past')
  const told = { ...offers[2], state: 'active' }
  assert.equal(read(getPromotion, { data: told }).data.state, 'active', 'what is told counts')
})

test('R648 R505 a promotion whose days cannot be read is as one that tells none', () => {
  const offers = ['soon', 'zzz', '2099-13-45', 7, {}].map((day, index) => ({
    slug: `offer-${index}`,
    starts_at: day,
    ends_at: day,
  }))
  for (const endpoint of [getPromotions, getBasicPromotions] as const) {
    const { data } = read(endpoint, { data: offers })
    assert.deepEqual(
      data.map(({ slug, starts_at, ends_at }) => [slug, starts_at, ends_at]),
      offers.map(({ slug }) => [slug, '', null]),
    )
  }
  const { data } = read(getPromotions, { data: offers })
  assert.deepEqual(new Set(data.map(({ state }) => state)), new Set(['active']))
  for (const offer of offers) assert.equal(read(getPromotion, { data: offer }).data.state, 'active')
})

test('R648 a photo without a small picture is shown by the large one, and a film without any by its title', () => {
  const [photo] = read(getPhotos, [{ title: 'Yard', src: '/1.jpg' }, { title: 'Nothing' }])
  assert.deepEqual([photo?.src, photo?.preview.src, photo?.title], ['/1.jpg', '/1.jpg', 'Yard'])
  const films = read(getVideos, [
    { title: 'Own', src: '/1.mp4' },
    { title: 'Elsewhere', youtube_id: 'abc' },
    { title: 'Odd', src: '/2.mp4', preview: {} },
    { title: 'Nothing' },
  ])
  assert.deepEqual(
    films.map(({ title, preview }) => [title, preview]),
    [
      ['Own', null],
      ['Elsewhere', null],
      ['Odd', null],
    ],
  )
})

test('R48 R505 the months of a diary that tells none are those of its entries', () => {
  const entry = (date: string) => ({ complex: { slug: 'some' }, date, percent: 5 })
  const entries = ['2026-09-02', '2026-11-01', '2026-11-20'].map(entry)
  for (const meta of [undefined, {}, { months: null }, { months: 'all' }])
    assert.deepEqual(read(getProgress, { data: entries, meta }).meta.months, ['2026-11', '2026-09'])
  assert.deepEqual(read(getProgress, { data: entries, meta: { months: ['2026-11'] } }).meta.months, [
    '2026-11',
  ])
  assert.deepEqual(read(getProgress, { data: [] }).meta.months, [])
})

test('R505 figures of a list that cannot be read are as good as not told', () => {
  const figures = { total: 'many', last_page: 'x', current_page: null, from: {}, per_page: [] }
  const { meta } = read(getArticles, { data: [{ slug: 'news' }], meta: figures }, { page: 1, per_page: 12 })
  const { meta: untold } = read(getArticles, { data: [{ slug: 'news' }] }, { page: 1, per_page: 12 })
  assert.deepEqual({ ...meta, from: 1 }, untold)
})

test('R505 a list of which no item can be read is none, and an empty one is one', () => {
  for (const odd of [{ id: 1, title: 'Loan', kind: 'state' }, { id: 1, title: 'Loan' }, { id: 1 }, {}])
    assert.equal(readAnswer(getMortgages, {}, { data: [odd] }), 'odd', JSON.stringify(odd))
  assert.deepEqual(read(getMortgages, { data: [] }).data, [])
  const rates = { rate_nominal: 7, rate_effective: 7.2, term_months_max: 240 }
  assert.equal(read(getMortgages, { data: [{ id: 1, title: 'Loan', ...rates }, {}] }).data.length, 1)
})

test('R36 half of the hours of an office are none', () => {
  const whole = { days: 'Mon', from: '09:00', to: '18:00' }
  const hours = [{ from: '09:00' }, { days: 'Sat' }, { ...whole, to: '' }, whole]
  assert.deepEqual(read(getContacts, { data: [{ title: 'Office', hours }] }).data[0]?.hours, [whole])
})

test('R643 R107 R202 a text of another server without words is not told, and a list of such texts is none', () => {
  const texts = [
    { key: 'home.title', content: null },
    { key: 'home.lead', content: '' },
    { key: 'header.menu', content: ' ' },
    { key: 'footer.menu', content: { text: 'Menu' } },
    { key: 'footer.phone' },
  ]
  const told = { key: 'header.callback', content: 'Call' }
  const at = { lang: 'en' }
  for (const silent of texts)
    assert.deepEqual(read(getLocalizations, { data: [silent, told] }, at).data, [told])
  assert.deepEqual(read(getLocalizations, { data: texts }, at).data, [])
})

test('R643 A40 options of rooms are counts, read from values and titles; others are left out', () => {
  const option = (value: string, title = value, count = 1) => ({ value, title, count })
  const rooms = {
    key: 'rooms',
    type: 'checkbox',
    title: 'Rooms',
    unit: null,
    min: null,
    max: null,
    step: null,
  }
  for (const endpoint of [getEstateFilters, getComplexFilters] as const) {
    const valuesOf = (options: unknown[]) =>
      read(endpoint, { data: [{ ...rooms, options }] }).data.map((filter) =>
        filter.options.map(({ value }) => value),
      )
    assert.deepEqual(
      valuesOf([option('studio'), option('1'), option('two', '2-room'), option('4+'), option('penthouse')]),
      [['0', '1', '2', '4']],
    )
    assert.deepEqual(valuesOf([option('4', '4', 0), option('5', '5', 3)]), [['4']], 'four and more')
    assert.deepEqual(valuesOf([option('penthouse')]), [], 'a filter without options is none')
    const park = { ...rooms, key: 'views', options: [option('park')] }
    assert.deepEqual(read(endpoint, { data: [park] }).data, [park])
  }
})

test('R643 R495 things named by anything but words are called by their other names, or left out', () => {
  const odd = { title: { ru: 'Office' }, address: { street: 'Main' }, city: { name: { ru: 'Town' } } }
  const office = { ...odd, title: 'Office' }
  assert.deepEqual(
    read(getContacts, { data: [odd, { ...odd, address: 'Main 1' }, office] }).data.map(
      ({ title, address, city }) => [title, address, city.name],
    ),
    [
      ['Main 1', 'Main 1', ''],
      ['Office', '', ''],
    ],
  )
  assert.equal(read(getHouse, { data: { slug: 'one', name: { ru: 'One' } } }).data.name, 'one')
  assert.deepEqual(read(getEstates, { data: [{ id: { of: 7 }, category: 'flat' }] }).data, [])
})

test('R644 A45 a unit of another server whose price is on request has no price in any field', () => {
  const past = [{ date: '2026-10-01', price: 30_000_000 }]
  const prices = {
    price_m2: 500_000,
    price_old: 32_000_000,
    price_valid_until: '2030-01-01',
    price_history: past,
  }
  const unit = { ...prices, id: 7, slug: 'flat-7', category: 'flat', number: '7' }
  for (const withheld of [
    { price: null },
    { price: null, status: 'free' },
    { price: 30_000_000, status: 'request' },
    { price: 30_000_000, status: 'unconfirmed' },
  ]) {
    const told = { ...unit, ...withheld }
    const { data } = read(getEstate, { data: { ...told, similar: [told] } })
    const [listed] = read(getEstates, { data: [told] }).data
    const [near] = data.similar
    for (const { price, price_m2, price_old } of [data, listed, near].filter((each) => each !== undefined))
      assert.deepEqual([price, price_m2, price_old], [null, null, null], JSON.stringify(withheld))
    assert.deepEqual([data.price_valid_until, data.price_history], [null, []])
    assert.equal(read(getHouseEstates, { data: [told] }).data[0]?.price, null)
  }
  const { data } = read(getEstate, { data: { ...unit, price: 30_000_000, status: 'free' } })
  assert.deepEqual([data.price, data.price_m2, data.price_history], [30_000_000, 500_000, past])
})

test('R645 A1 units of another server that are hidden or withdrawn are in no list', () => {
  const unit = (id: number, status: string) => ({
    id,
    slug: `flat-${id}`,
    category: 'flat',
    number: '1',
    status,
  })
  const units = [unit(1, 'free'), unit(2, 'hidden'), unit(3, 'withdrawn')]
  const { data, meta } = read(getEstates, { data: units, meta: { total: 3 } })
  assert.deepEqual([data.map(({ id }) => id), meta.total], [[1], 1])
  assert.deepEqual(
    read(getHouseEstates, { data: units }).data.map(({ id }) => id),
    [1],
  )
  assert.deepEqual(
    read(getEstate, { data: { ...unit(4, 'free'), similar: units } }).data.similar.map(({ id }) => id),
    [1],
  )
})

test('R645 A1 one unit of another server is missing where it is hidden or of no category of ours, gone where withdrawn', () => {
  const unit = { id: 7, slug: 'flat-7', category: 'flat', geo_flatnum: 'A-1-17', status: 'free' }
  const one = (told: object) => readAnswer(getEstate, { id: 7 }, { data: { ...unit, ...told } })
  assert.equal(one({ status: 'hidden' }), 'nothing')
  for (const category of ['villa', '', 5, { code: 'flat' }]) assert.equal(one({ category }), 'nothing')
  const reading = one({ status: 'withdrawn' })
  assert.ok(typeof reading === 'object' && 'gone' in reading)
  const gone = EstateGone.parse({ ...reading.gone, message: '' })
  assert.deepEqual([gone.slug, gone.category, gone.number], ['flat-7', 'flat', '17'])
  assert.equal(read(getEstate, { data: { ...unit, category: null } }).data.is_category_told, false)
  assert.equal('is_category_told' in read(getEstate, { data: unit }).data, false)
  assert.equal(readAnswer(getEstate, { id: 7 }, { data: {} }), 'nothing')
  assert.equal(readAnswer(getEstate, { id: 7 }, { data: { wrong: 1 } }), 'odd')
})

test('R1008 R48 an entry of the diary that tells a percent alone is of nothing and is left out', () => {
  const day = { date: '2026-10-05', percent: 70 }
  const photo = {
    src: '/media/a.webp',
    srcset: '',
    srcset_avif: '',
    width: 1,
    height: 1,
    placeholder: '',
    alt: '',
  }
  const told = read(getProgress, {
    data: [
      { ...day, id: 1 },
      { ...day, id: 2, title: 'Roof' },
      { ...day, id: 3, complex: { name: 'Project' } },
      { ...day, id: 4, house: { name: 'House' } },
      { ...day, id: 5, photos: [photo] },
      { ...day, id: 6, title: null, complex: {}, house: null, photos: [] },
    ],
  })
  assert.deepEqual(
    told.data.map(({ id }) => id),
    [2, 3, 4, 5],
  )
})

test('R1141 A41 a picture may be told by its address alone, and by one without its first slash', () => {
  const whole = 'https://files.example/1.jpg'
  assert.deepEqual(
    read(getFeedbackImages, ['/1.jpg', whole, 'word', '', 5]).map(({ src }) => src),
    ['/1.jpg', whole],
  )
  assert.equal(
    read(getEmployees, { data: [{ name: 'First', photo: '/1.jpg' }] }).data[0]?.photo?.src,
    '/1.jpg',
  )
  const photos = read(getPhotos, ['/1.jpg', { src: 'storage/2.jpg' }, { src: 'data:image/png;base64,AA/A' }])
  assert.deepEqual(
    photos.map(({ src, preview }) => [src, preview.src]),
    ['/1.jpg', '/storage/2.jpg', 'data:image/png;base64,AA/A'].map((src) => [src, src]),
  )
  const { image } = read(getComplex, { data: { slug: 'a', image: whole } }).data
  assert.equal(image?.src, whole)
  assert.equal(readAnswer(getFeedbackImages, {}, ['word', 'other']), 'odd')
})

test('R1141 a banner with one picture shows it on every screen, and one without any is none', () => {
  for (const image of ['/1.jpg', { src: '/1.jpg' }, { desktop: '/1.jpg' }, { mobile: { src: '/1.jpg' } }]) {
    const [banner] = read(getBanners, { data: [{ id: 1, title: 'One', image }] }).data
    assert.deepEqual([banner?.image.desktop.src, banner?.image.mobile.src], ['/1.jpg', '/1.jpg'])
  }
  assert.deepEqual(
    read(getBanners, {
      data: [
        { title: 'One', image: {} },
        { title: 'Two', image: { src: '/2' } },
      ],
    }).data.length,
    1,
  )
})

test('R1145 R113 R183 calculators that tell a first payment and nothing else are none, and no failure', () => {
  assert.deepEqual(
    read(getCalculators, { data: [{ initial_payment: 20 }, { initial_payment: 10 }] }).data,
    [],
  )
  assert.equal(readAnswer(getCalculators, {}, { data: [{ type: 'other', initial_payment: 20 }] }), 'odd')
})
