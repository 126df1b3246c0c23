import assert from 'node:assert/strict'
import { getBanners } from '#contract/banners.ts'
import { getFeedbackImages } from '#contract/feedback-images.ts'
import { getRedirect } from '#contract/redirects.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeRow, type Rows } from '#tests/helpers/databases/rows.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

const kazakh = { headers: { 'Accept-Language': 'kk' } }

eachDatabase('R164 banners are those in force today by the calendar of Kazakhstan', async (db, _, t) => {
  const banner = (id: number, starts_at: string | null, ends_at: string | null) =>
    makeRow('banners', { id, starts_at, ends_at, sort_order: 10 - id })
  const rows: Rows = {
    banners: [
      banner(1, '2026-11-21', '2026-11-21'),
      banner(2, '2026-11-22', '2026-11-30'),
      banner(3, '2026-11-01', '2026-11-20'),
      banner(4, null, '2026-11-21'),
      banner(5, '2026-11-21', null),
      banner(6, null, null),
    ],
  }
  let now = new Date('2026-11-21T12:00:00Z')
  const { api } = await sampleApi(t, db, { rows, now: () => now })
  const shown = async () => (await callApi(api, getBanners, kazakh)).data
  assert.deepEqual(
    (await shown()).map(({ id }) => id),
    [6, 5, 4, 1],
  )
  const first = (await shown())[0]
  assert.deepEqual(
    [first?.title, first?.text, first?.link, first?.order],
    ['Banner қазақша', 'Text қазақша', '/properties', 4],
  )
  assert.deepEqual([first?.image.desktop.alt, first?.image.mobile.alt], ['desktop қазақша', 'mobile қазақша'])
  // Eleven in the evening of the 20th in London is the 21st in Almaty.
  now = new Date('2026-11-20T23:00:00Z')
  assert.equal((await shown()).length, 4)
  now = new Date('2026-11-20T18:59:59Z')
  assert.deepEqual(
    (await shown()).map(({ id }) => id),
    [6, 4, 3],
  )
})

eachDatabase(
  'R170 pictures of the consultation form are the whole body, in their order',
  async (db, _, t) => {
    const rows: Rows = {
      feedback_images: [
        makeRow('feedback_images', { id: 1, sort_order: 2 }),
        makeRow('feedback_images', { id: 2, sort_order: 1 }),
      ],
    }
    const { api } = await sampleApi(t, db, { rows })
    const picture = { src: '/media/consultation-1280.webp', alt: 'consultation қазақша' }
    assert.deepEqual(await callApi(api, getFeedbackImages, kazakh), [
      { id: 2, ...picture },
      { id: 1, ...picture },
    ])
  },
)

eachDatabase('R186 a path is looked up among the rules of the editors', async (db, _, t) => {
  const rows: Rows = {
    redirects: [
      makeRow('redirects', { path: '/flats', target: '/properties/apartments', status: 302 }),
      makeRow('redirects', { path: '/index.php?id=1', target: '/about' }),
      makeRow('redirects', { path: '/blog', target: '/contents/news', is_prefix: 1, keeps_tail: 0 }),
      makeRow('redirects', { path: '/news', target: '/contents/news', is_prefix: 1 }),
      makeRow('redirects', { path: '/news/old', target: '/flats', is_prefix: 1 }),
      makeRow('redirects', { path: '/script', target: 'javascript:alert(1)' }),
      makeRow('redirects', { path: '/circle', target: '/circle' }),
    ],
  }
  const { api } = await sampleApi(t, db, { rows })
  const moved = async (path: string) => (await callApi(api, getRedirect, { query: { path } })).data
  const away = (target: string, status: 301 | 302) => ({ target, status })
  assert.deepEqual(await moved('/flats?a=1'), away('/properties/apartments?a=1', 302))
  assert.deepEqual(await moved('/kk/news/2020'), away('/kk/contents/news/2020', 301))
  assert.deepEqual(await moved('/kk/blog/2020/a.html'), away('/kk/contents/news', 301))
  assert.deepEqual(await moved('/index.php?utm_source=a&ID=1'), away('/about?utm_source=a', 301))
  assert.equal((await moved('/index.php?id=2')).target, null)
  assert.deepEqual(await moved('/en/news/old'), away('/en/properties/apartments', 302))
  for (const path of [
    '/',
    '/flats/1',
    '/script',
    '/circle',
    '/\0',
    "/' or 1=1",
    '/%00',
    '/%',
    '/a'.repeat(900),
  ])
    assert.equal((await moved(path)).target, null, path)
})

eachDatabase('R186 without a path, or with one that is none, the lookup answers 422', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const reason = async (query: string) => (await refusedCall(api, getRedirect, 422, { query })).errors
  assert.deepEqual(await reason(''), { path: ['validation.required'] })
  assert.deepEqual(await reason('path='), { path: ['validation.required'] })
  assert.deepEqual(await reason(`path=/${'a'.repeat(2000)}`), { path: ['validation.body'] })
  assert.deepEqual(await reason('path=https://example.com/'), { path: ['validation.path'] })
})
