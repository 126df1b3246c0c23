import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { diskProbe } from './disk-probe.ts'

test('a folder that can be written is found so, and nothing is left in it', async (t) => {
  const folder = temporaryFolder(t)
  await diskProbe(folder)()
  assert.deepEqual(readdirSync(folder), [])
})

test('what was found holds for a while, then it is tried again', async (t) => {
  const folder = join(temporaryFolder(t), 'var')
  let time = 0
  const probe = diskProbe(folder, { pause: 5_000, now: () => time })
  await assert.rejects(probe(), { code: 'ENOENT' })
  mkdirSync(folder)
  time = 4_999
  await assert.rejects(probe(), { code: 'ENOENT' })
  time = 5_000
  await probe()
  rmSync(folder, { recursive: true })
  await probe()
  time = 10_000
  await assert.rejects(probe(), { code: 'ENOENT' })
})
