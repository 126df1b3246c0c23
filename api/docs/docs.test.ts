import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { allEndpoints, namedShapes } from '#contract/all-endpoints.ts'
import { contractVersion } from '#contract/version.ts'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeEstate } from '#tests/helpers/databases/rows.ts'
import { markup } from '#tests/helpers/hostile/hostile-values.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { callGroups } from './call-groups.ts'

test('the manual shows every call with its parameters, an example and its answer', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t), { publicUrl: 'https://kerege.example' })
  const html = await (await api.request('/api/docs')).text()
  for (const { name, endpoint } of allEndpoints) {
    const section = html.split(`<section id="${name}">`)[1]?.split('</section>')[0] ?? ''
    assert.ok(section.includes(endpoint.path.replaceAll(/:(\w+)/g, '{$1}')), name)
    assert.match(section, /curl .*https:\/\/kerege\.example\/(?:api|builds)\//, name)
    assert.match(section, /What it answers<\/summary><pre[^>]*><code>[^<]{20,}/, name)
  }
  for (const shape of Object.keys(namedShapes)) assert.ok(html.includes(`<h3 id="${shape}">`), shape)
  assert.ok(html.includes('restorations'))
  assert.ok(html.includes('Project in English'), 'examples come from the database')
})

test('R328 who asks at /api is led to the manual', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  const answer = await api.request('/api')
  assert.deepEqual([answer.status, answer.headers.get('Location')], [302, '/api/docs'])
})

test('the manual needs no script and no other host, and its policy allows only its own style', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  const response = await api.request('/api/docs')
  const html = await response.text()
  assert.doesNotMatch(html, /<script|<link|<img|<iframe|\sstyle=|\son\w+=/)
  const style = html.match(/<style>(.*?)<\/style>/s)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = response.headers.get('content-security-policy') ?? ''
  assert.ok(policy.includes(`default-src 'none'; style-src 'sha256-${hash}'`))
})

test('examples follow the content, and html in it stays text', async (t) => {
  const db = await sqliteDatabase(t)
  const { api, index } = await sampleApi(t, db)
  const before = await (await api.request('/api/docs')).text()
  await fillDatabase(db, {
    estates: [makeEstate({ id: 99, price: 1, geo_flatnum: '<script>alert(1)</script>', rooms: 2 })],
  })
  await index.refresh()
  const after = await (await api.request('/api/docs')).text()
  assert.notEqual(after, before)
  assert.ok(after.includes('&lt;script&gt;alert(1)'))
  assert.doesNotMatch(after, /<script/)
})

test('every reference inside the manual leads somewhere', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t), { rows: {} })
  const html = await (await api.request('/api/docs')).text()
  const targets = [...html.matchAll(/href="#(\w+)"/g)].map(([, id]) => id ?? '')
  assert.ok(targets.length > allEndpoints.length)
  for (const id of targets) assert.ok(html.includes(`id="${id}"`), id)
})

test('the manual tells what holds for all calls, and its version', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  const html = await (await api.request('/api/docs')).text()
  const rules = [
    'language',
    'envelopes',
    'errors',
    'requests',
    'limits',
    'own-forms',
    'files',
    'webhook',
    'version',
  ]
  for (const rule of rules) assert.ok(html.includes(`<section id="${rule}">`), rule)
  for (const { name } of callGroups()) assert.ok(html.includes(`<h2>${name}</h2>`), name)
  assert.ok(html.includes(`version ${contractVersion} of the contract`))
})

test('a call that has nothing to show yet is shown with an answer that is made up', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t), { rows: {} })
  const html = await (await api.request('/api/docs')).text()
  const section = html.split('<section id="getAward">')[1]?.split('</section>')[0] ?? ''
  assert.match(section, /Nothing is there yet\.[^]*&quot;issuer&quot;: /)
})

test('nothing of a request comes back as markup', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  const query = encodeURIComponent(markup)
  for (const address of [`/api/docs?x=${markup}`, `/api/docs?${query}`]) {
    const html = await (
      await api.request(address, { headers: { Referer: markup, 'Accept-Language': 'kk' } })
    ).text()
    assert.ok(!html.includes(markup), address)
    assert.doesNotMatch(html, /onerror=/)
  }
})
