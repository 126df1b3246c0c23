import assert from 'node:assert/strict'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { getBuild } from '#contract/build.ts'
import { callApi, send } from '#tests/helpers/servers/call-api.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { latestBuild, readBuild } from './latest-build.ts'

function folderWith(t: TestContext, code: string, stamp: string): string {
  const folder = temporaryFolder(t)
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server/index.js'), code)
  writeFileSync(join(folder, '.stamp'), stamp)
  return folder
}

test('R185 the build of the pages is told outside of /api and kept by nobody', async () => {
  const api = latestBuild({ id: 'a1', timestamp: 1_795_000_000_000 })
  assert.deepEqual(await callApi(api, getBuild), { id: 'a1', timestamp: 1_795_000_000_000 })
  const { headers } = await send(api, getBuild, { query: '1795000000000' })
  assert.equal(headers.get('cache-control'), 'no-store')
})

test('A13 the id changes with the bundle and with its sources', async (t) => {
  const ids = await Promise.all(
    [
      ['one', 'a'],
      ['two', 'a'],
      ['one', 'b'],
    ].map(async ([code = '', stamp = '']) => (await readBuild(folderWith(t, code, stamp))).id),
  )
  assert.equal(new Set(ids).size, 3)
})

test('A13 equal builds have one id wherever and whenever they were made, and know when they were', async (t) => {
  const [here, there] = [folderWith(t, 'one', 'a'), folderWith(t, 'one', 'a')]
  const made = new Date('2026-11-21T05:00:00.000Z')
  utimesSync(join(here, 'server/index.js'), made, made)
  const build = await readBuild(here)
  assert.equal(build.id, (await readBuild(there)).id)
  assert.equal(build.timestamp, made.getTime())
})

test('a build that came without its stamp is still told from another', async (t) => {
  const [one, two] = [folderWith(t, 'one', 'a'), folderWith(t, 'two', 'a')]
  for (const folder of [one, two]) rmSync(join(folder, '.stamp'))
  assert.notEqual((await readBuild(one)).id, (await readBuild(two)).id)
})
