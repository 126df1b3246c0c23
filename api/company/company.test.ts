import assert from 'node:assert/strict'
import { getAward, getAwards } from '#contract/awards.ts'
import { getContacts } from '#contract/contacts.ts'
import { getEmployees } from '#contract/employees.ts'
import { getPhotos, getVideos } from '#contract/photos-videos.ts'
import { getReviews } from '#contract/reviews.ts'
import { writeJson } from '#database/engines/json.ts'
import type { Localized } from '#domain/languages.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { basicRows, makeComplex, makeRow, type Rows } from '#tests/helpers/databases/rows.ts'
import { textOf } from '#tests/helpers/databases/sample-rows.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

const kazakh = { headers: { 'Accept-Language': 'kk' } }
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

eachDatabase('R154 employees stand in the order of the company', async (db, _, t) => {
  const rows: Rows = {
    employees: [
      makeRow('employees', { id: 1, sort_order: 2 }),
      makeRow('employees', { id: 2, sort_order: 1, photo: writeJson(null), phone: null, email: null }),
      makeRow('employees', { id: 3, sort_order: 2 }),
    ],
  }
  const { api } = await sampleApi(t, db, { rows })
  const { data } = await callApi(api, getEmployees, kazakh)
  assert.deepEqual(ids(data), [2, 1, 3])
  const [alone, whole] = data
  assert.deepEqual([alone?.photo, alone?.phone, alone?.email], [null, null, null])
  const { photo, ...words } = whole!
  assert.equal(photo?.alt, 'photo қазақша')
  assert.deepEqual(words, {
    id: 1,
    name: 'Name қазақша',
    position: 'Position қазақша',
    department: 'Department қазақша',
    phone: '+77011234567',
    email: 'sales@example.com',
    order: 2,
  })
})

const awards: Rows = {
  awards: [
    makeRow('awards', { id: 1, year: 2024 }),
    makeRow('awards', { id: 2, year: 2025, image: writeJson(null) }),
    makeRow('awards', { id: 3, year: 2024 }),
  ],
}

eachDatabase('R155 R325 awards are listed from the newest, each with its story', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows: awards })
  const { data } = await callApi(api, getAwards, kazakh)
  assert.deepEqual(ids(data), [2, 3, 1])
  assert.equal(data[0]?.image, null)
  assert.equal(data[1]?.image?.alt, 'award қазақша')
  assert.ok(data.every(({ description }) => description === 'Description қазақша'))
})

eachDatabase('R156 one award tells its story; an unknown one answers 404', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows: awards })
  const { data } = await callApi(api, getAward, { ...kazakh, params: { id: 3 } })
  assert.deepEqual(
    [data.id, data.title, data.year, data.issuer, data.description],
    [3, 'Award қазақша', 2024, 'Issuer қазақша', 'Description қазақша'],
  )
  for (const id of ['4', '0', '-1', 'x', '2147483648', '1e0']) {
    const { message } = await refusedCall(api, getAward, 404, { params: { id } })
    assert.equal(message, `Page Not Found: /api/awards/${id}`)
  }
})

eachDatabase('R157 R329 contacts carry everything needed to reach an office', async (db, _, t) => {
  const rows: Rows = {
    cities: basicRows.cities,
    contacts: [
      makeRow('contacts', { id: 1, sort_order: 2 }),
      makeRow('contacts', {
        id: 2,
        sort_order: 1,
        type: 'hr',
        whatsapp: null,
        telegram: null,
        email: null,
        phones: writeJson<string[]>([]),
        hours: writeJson<{ days: Localized; from: string; to: string }[]>([]),
        map_links: writeJson<{ provider: string; url: string }[]>([]),
      }),
    ],
  }
  const { api } = await sampleApi(t, db, { rows })
  const { data } = await callApi(api, getContacts, kazakh)
  assert.deepEqual(ids(data), [2, 1])
  assert.deepEqual([data[0]?.type, data[0]?.phones, data[0]?.whatsapp], ['hr', [], null])
  assert.deepEqual(data[1], {
    id: 1,
    type: 'office',
    city: { id: 1, slug: 'almaty', name: 'City қазақша' },
    title: 'Office қазақша',
    address: 'Address қазақша',
    lat: 43.238,
    lng: 76.945,
    phones: ['+77011234567'],
    whatsapp: '+77011234567',
    telegram: 'office',
    email: 'office@example.com',
    hours: [{ days: 'Days қазақша', from: '09:00', to: '19:00' }],
    map_links: [{ provider: '2gis', url: 'https://example.com/map' }],
  })
})

const twoProjects: Rows = { ...basicRows, complexes: [makeComplex({ id: 1 }), makeComplex({ id: 2 })] }

eachDatabase('R158 reviews are of all projects, or of those asked for, from the newest', async (db, _, t) => {
  const rows: Rows = {
    ...twoProjects,
    reviews: [
      makeRow('reviews', { id: 1, complex_id: 1, date: '2026-05-01' }),
      makeRow('reviews', { id: 2, complex_id: 2, date: '2026-07-01', video_url: null }),
      makeRow('reviews', { id: 3, complex_id: 1, date: '2026-07-01' }),
      makeRow('reviews', { id: 4, complex_id: null, date: '2026-01-01' }),
    ],
  }
  const { api } = await sampleApi(t, db, { rows })
  const all = (await callApi(api, getReviews, kazakh)).data
  assert.deepEqual(ids(all), [3, 2, 1, 4])
  assert.deepEqual(
    [all[1]?.text, all[1]?.author, all[1]?.video_url, all[3]?.complex_id],
    ['Review қазақша', 'Author қазақша', null, null],
  )
  const found = async (query: string) => ids((await callApi(api, getReviews, { query })).data)
  assert.deepEqual(await found('complex_id=1'), [3, 1])
  assert.deepEqual(await found('complex=project-2'), [2])
  assert.deepEqual(await found('complex=project-2&complex_id=1'), [3, 2, 1])
  assert.deepEqual(await found('complex=project-1&complex=project-2'), [3, 2, 1])
  assert.deepEqual(await found('complex_id=1,404'), [3, 1])
  for (const query of ['complex_id=404', 'complex=nowhere', 'complex_id=x', 'complex=%00', 'complex='])
    assert.equal((await found(query)).length, 4, query)
})

eachDatabase(
  'R976 a review comes with its place and the reply of the company, and a search finds both in every language',
  async (db, _, t) => {
    const reply = writeJson({
      date: '2026-05-03',
      text: { ru: 'Лифт отрегулировали', kk: 'Лифт реттелді', en: 'The lift was adjusted' },
    })
    const reviews = [
      makeRow('reviews', { id: 1, text: writeJson(textOf('Шумно')), reply, url: 'https://example.com/1' }),
      makeRow('reviews', { id: 2, text: writeJson(textOf('Тихо')), reply: writeJson(null), url: null }),
    ]
    const { api } = await sampleApi(t, db, { rows: { ...basicRows, reviews } })
    const read = async (query: string) => (await callApi(api, getReviews, { ...kazakh, query })).data
    const [quiet, loud] = await read('')
    assert.deepEqual([quiet?.url, quiet?.reply], [null, null])
    assert.deepEqual(
      [loud?.url, loud?.reply],
      ['https://example.com/1', { date: '2026-05-03', text: 'Лифт реттелді' }],
    )
    const found = async (search: string) => ids(await read(`search=${encodeURIComponent(search)}`))
    for (const search of ['adjusted lift', 'ЛИФТ', 'реттелди', 'шумно отрегулировали'])
      assert.deepEqual(await found(search), [1], search)
    assert.deepEqual(await found('тихо'), [2])
    for (const search of ['тихо лифт', '«»', 'x'.repeat(5000)])
      assert.deepEqual(await found(search), [], search)
    assert.deepEqual(await found(' '), [2, 1])
  },
)

eachDatabase('R168 photos come from the newest, whole and as a preview', async (db, _, t) => {
  const rows: Rows = {
    ...basicRows,
    photos: [
      makeRow('photos', { id: 1, date: '2026-05-01' }),
      makeRow('photos', { id: 2, date: '2026-06-01', complex_id: null }),
    ],
  }
  const { api } = await sampleApi(t, db, { rows })
  const photos = await callApi(api, getPhotos, kazakh)
  assert.deepEqual(
    photos.map(({ id, title, src, complex_id, date, youtube_id }) => [
      id,
      title,
      src,
      complex_id,
      date,
      youtube_id,
    ]),
    [
      [2, 'Photo қазақша', '/media/photo-1280.webp', null, '2026-06-01', null],
      [1, 'Photo қазақша', '/media/photo-1280.webp', 1, '2026-05-01', null],
    ],
  )
  assert.equal(photos[0]?.preview.alt, 'photo қазақша')
})

eachDatabase('R169 films are files of our own or on YouTube', async (db, _, t) => {
  const rows: Rows = {
    ...basicRows,
    videos: [
      makeRow('videos', { id: 1, date: '2026-05-01', youtube_id: null }),
      makeRow('videos', { id: 2, date: '2026-06-01', src: null }),
    ],
  }
  const { api } = await sampleApi(t, db, { rows })
  const films = await callApi(api, getVideos, kazakh)
  assert.deepEqual(
    films.map(({ id, src, youtube_id }) => [id, src, youtube_id]),
    [
      [2, null, 'abc'],
      [1, '/media/video.mp4', null],
    ],
  )
  assert.equal(films[0]?.preview?.alt, 'preview қазақша')
})
