import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { newEntry } from '#staff/login/password.ts'

import { startSite, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { parseEnv } from '../env.ts'

test('R893 a preview lets staff in and nobody else, and no search engine', async (t) => {
  const users = join(temporaryFolder(t), 'users')
  writeFileSync(users, `anna:${await newEntry('correct horse battery')}\n`, { mode: 0o600 })
  const { url } = await startSite(t, {
    PREVIEW: 'on',
    STAFF_USERS: users,
    PUBLIC_URL: 'https://preview.example',
  })
  const headers = { Authorization: `Basic ${btoa('anna:correct horse battery')}` }
  for (const path of ['/', '/about', '/api/localizations/ru', '/sitemap.xml'])
    assert.equal((await fetch(url + path)).status, 401, path)
  const page = await fetch(`${url}/about`, { headers })
  assert.equal(page.status, 200)
  assert.doesNotMatch(page.headers.get('Cache-Control') ?? '', /public/)
  // From memory too.
  assert.equal((await fetch(`${url}/about`)).status, 401)
  assert.match(await (await fetch(`${url}/robots.txt`, { headers })).text(), /^Disallow: \/$/m)
  assert.equal((await fetch(`${url}/readyz`)).status, 200)
})

test('R893 a preview that nobody could enter, or that has the data of another server, does not start', () => {
  assert.throws(() => parseEnv({ PREVIEW: 'on' }), /STAFF_USERS: expected a file of names and passwords/)
  const settings = { PREVIEW: 'on', STAFF_USERS: '/users', API_BASE_URL: 'https://api.example' }
  assert.throws(() => parseEnv(settings), /API_BASE_URL: expected nothing beside PREVIEW/)
})
