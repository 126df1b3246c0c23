import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { getEstate } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { sqliteDatabase } from './helpers/databases/databases.ts'
import { callApi } from './helpers/servers/call-api.ts'
import { sampleApi, unit } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'

/** Reads pages of the sample as a browser without JavaScript does. */
async function readPages(t: TestContext) {
  const { api, bothWays, index } = await sampleApi(t, await sqliteDatabase(t))
  const page = await samplePages(createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget))))
  async function read(path: string, init: RequestInit = {}) {
    const request = new Request(`http://localhost${path}`, init)
    const answer = await page({ request, scheme: 'http', clientAddress: '', requestId: 'a' })
    return { status: answer.status, html: await answer.text() }
  }
  return { api, read }
}

/** The main part of a page without its markup. */
function mainOf(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0] ?? ''
}

test('R503 a callback form that was sent from the page of a unit is answered on a page that names the unit', async (t) => {
  const { api, read } = await readPages(t)
  const { data: flat } = await callApi(api, getEstate, { params: { id: 1 } })
  const from = mainOf((await read(pages.estate('ru', 'flat', flat.slug))).html)
  const action = /<form[^>]*action="(\/callback[^"]*)"/.exec(from)?.[1] ?? ''
  const body = new URLSearchParams({ name: '', phone: '', estate_id: '1' })
  const refused = await read(action, { method: 'POST', body })
  assert.equal(refused.status, 422)
  assert.ok(mainOf(refused.html).includes(`href="${pages.estate('ru', 'flat', flat.slug)}"`))
  const again = /<form[^>]*action="(\/callback[^"]*)"/.exec(mainOf(refused.html))?.[1]
  assert.equal(again, action, 'a second try names it too')
  const plain = await read(pages.callback('ru'))
  assert.ok(!mainOf(plain.html).includes(pages.listing('ru', 'flat')))
})

test('R504 the page of a unit that was taken off sale leads to the list of its category in its project', async (t) => {
  const { read } = await readPages(t)
  const gone = await read(pages.estate('ru', 'flat', `2-komnatnaya-61-4-m2-${unit.withdrawn}`))
  assert.equal(gone.status, 410)
  const links = [...mainOf(gone.html).matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
  assert.match(links.at(-1) ?? '', /^\/properties\/apartments\?complex=/)
})
