import assert from 'node:assert/strict'
import { pages } from '#contract/pages.ts'
import { writeJson } from '#database/engines/json.ts'
import { languages } from '#domain/languages.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { eachDatabase } from './helpers/databases/databases.ts'
import { makeComplex, makeHouse } from './helpers/databases/rows.ts'
import { sampleApi, sampleSite } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'
import { wordsOfPage } from './helpers/words-of-page.ts'

/** A facade in words: whatever pages call it, they offer one. */
const facade = { ru: /фасад/i, kk: /қасбет/i, en: /facade/i } as const

/** What a page says between header and footer, its names for screen readers too. */
function saidOn(html: string): string {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  const labels = [...main.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)
  return [wordsOfPage(`<body>${main}</body>`), ...labels].join(' ')
}

eachDatabase(
  'R703 pages speak of choosing on a facade only where the house has a picture or a scheme of it',
  async (db, _, t) => {
    const houses = [
      makeHouse({ id: 1, facade: writeJson(null), is_drawn: 0 }),
      makeHouse({ id: 2, complex_id: 2, facade: writeJson(null), is_drawn: 1 }),
      makeHouse({ id: 3, complex_id: 3, is_drawn: 0 }),
    ]
    const complexes = [1, 2, 3].map((id) => makeComplex({ id }))
    const [flat] = sampleSite.estates ?? []
    assert.ok(flat)
    const estates = houses.map(({ id }) => ({
      ...flat,
      id,
      complex_id: id,
      house_id: id,
      section: 1,
      floor: 2,
    }))
    const { bothWays, index } = await sampleApi(t, db, {
      rows: { ...sampleSite, complexes, houses, estates, photos: [], videos: [], reviews: [] },
    })
    const apiClient = createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget)))
    const render = await samplePages(apiClient)
    for (const language of languages) {
      for (const { id, slug } of houses) {
        const shown = [
          pages.project(language, complexes.find((complex) => complex.id === id)?.slug ?? ''),
          pages.queue(language, slug),
          pages.facade(language, slug),
          pages.board(language, slug, 'flat'),
          pages.floor(language, slug, { section: 1, floor: 2 }),
        ]
        for (const path of shown) {
          const request = new Request(`http://localhost${path}`)
          const answer = await render({ request, scheme: 'http', clientAddress: '', requestId: '' })
          assert.equal(answer.status, 200, path)
          const said = saidOn(await answer.text())
          assert.equal(facade[language].test(said), id !== 1, `${path}: ${said}`)
        }
      }
    }
  },
)
