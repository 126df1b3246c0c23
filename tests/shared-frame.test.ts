import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { ApiClient } from '#contract/api-client.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { languageSwitchAddress } from '#contract/language-switch.ts'
import { pages } from '#contract/pages.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { sqliteDatabase } from './helpers/databases/databases.ts'
import { sampleApi } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'

/** Reads pages of the sample, whose company has the phone that is set last. */
async function readPages(t: TestContext) {
  const { bothWays, index } = await sampleApi(t, await sqliteDatabase(t))
  const apiClient = createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget)))
  let phone = '+77010000001'
  const page = await samplePages((visitor) => {
    const client = apiClient(visitor)
    const changed: ApiClient = async (endpoint, input) => {
      const answer = await client(endpoint, input)
      if (endpoint.path !== getDictionaries.path) return answer
      const dictionaries = getDictionaries.answer.parse(answer)
      return {
        data: { ...dictionaries.data, company: { ...dictionaries.data.company, phone } },
      } as typeof answer
    }
    return changed
  })
  return {
    setPhone: (changed: string) => (phone = changed),
    async frame(path: string) {
      const request = new Request(`http://localhost${path}`)
      const answer = await page({ request, scheme: 'http', clientAddress: '', requestId: 'a' })
      const html = await answer.text()
      const part = (name: string) => new RegExp(`<${name} .*?</${name}>`, 's').exec(html)?.[0] ?? ''
      return { header: part('header'), footer: part('footer') }
    },
  }
}

test('R431 pages of one menu item share their header but for the links to the page in other languages', async (t) => {
  const { frame } = await readPages(t)
  const shared = async (path: string) => {
    const { header } = await frame(path)
    for (const language of ['kk', 'en'] as const) {
      const link = languageSwitchAddress(language, path).replaceAll("'", '&#x27;')
      assert.equal(header.split(`href="${link}"`).length - 1, 2, `${path} in ${language}`)
    }
    return header.replaceAll(/\?to=[^"]*"/g, '?to="')
  }
  const listing = pages.listing('ru', 'flat')
  const plain = await shared(listing)
  assert.equal(await shared(`${listing}?sort=price`), plain)
  assert.equal(await shared(pages.properties('ru')), plain)
  assert.notEqual(await shared(pages.listing('ru', 'comm')), plain)
})

test('R431 an address with signs of markup stays text in the shared header', async (t) => {
  const { frame } = await readPages(t)
  const { header } = await frame(`/nowhere?'"><script>$&`)
  assert.ok(!header.includes('<script'))
  assert.ok(header.includes(`?to=${encodeURIComponent('/nowhere?').replaceAll("'", '&#x27;')}`))
})

test('R431 the item of the page is the current one of the menu, also after another page of the frame', async (t) => {
  const { frame } = await readPages(t)
  const current = async (path: string) =>
    [...(await frame(path)).header.matchAll(/<(?:a|button)[^>]*aria-current="page"[^>]*>/g)].length
  assert.equal(await current(pages.home('ru')), 0)
  for (const path of [pages.projects('ru'), pages.listing('ru', 'flat'), pages.purchaseMethods('ru')])
    assert.equal(await current(path), 1, path)
  assert.equal(await current(pages.contacts('ru')), 0)
  // The sample has no commercial unit, so the menu has no item for them (R770).
  assert.equal(await current(pages.listing('ru', 'comm')), 0)
})

test('R432 a change of the company shows in the next page, in header and footer alike', async (t) => {
  const { frame, setPhone } = await readPages(t)
  const shows = async (phone: string) => {
    const { header, footer } = await frame(pages.home('ru'))
    return [header, footer].map((part) => part.includes(`tel:${phone}`))
  }
  assert.deepEqual(await shows('+77010000001'), [true, true])
  setPhone('+77010000002')
  assert.deepEqual(await shows('+77010000001'), [false, false])
  assert.deepEqual(await shows('+77010000002'), [true, true])
})
