import assert from 'node:assert/strict'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'
import { folderBytes, folderRoom, UploadsFull } from './folder-room.ts'

test('R391 a folder at its ceiling takes nothing until there is room again, and is told from 80 % on', async (t) => {
  const folder = temporaryFolder(t)
  const told: object[] = []
  let clock = 0
  const room = folderRoom(folder, {
    ceiling: 1000,
    onFilling: (facts) => told.push(facts),
    pause: 60,
    now: () => clock,
  })
  await room.check()
  writeFileSync(join(folder, 'a.pdf'), Buffer.alloc(790))
  clock = 60
  await room.check()
  assert.deepEqual(told, [])
  room.add(209)
  await room.check()
  room.add(1)
  await assert.rejects(room.check(), UploadsFull, 'what this process adds counts at once')
  mkdirSync(join(folder, 'trash'))
  writeFileSync(join(folder, 'trash', 'b.pdf'), Buffer.alloc(210))
  clock = 120
  await assert.rejects(room.check(), UploadsFull)
  assert.deepEqual(told, [{ bytes: 1000, ceiling: 1000 }])
  rmSync(join(folder, 'a.pdf'))
  clock = 180
  await room.check()
})

test('R391 a folder that is above its ceiling is told before anybody sends a file', async (t) => {
  const folder = temporaryFolder(t)
  writeFileSync(join(folder, 'old.pdf'), Buffer.alloc(3000))
  const told: object[] = []
  folderRoom(folder, { ceiling: 1000, onFilling: (facts) => told.push(facts) })
  await until(async () => told.length > 0)
  assert.deepEqual(told, [{ bytes: 3000, ceiling: 1000 }])
})

test('R391 a ceiling of none refuses nothing, and a folder that is not there is empty', async (t) => {
  const folder = join(temporaryFolder(t), 'none')
  assert.equal(await folderBytes(folder), 0)
  const room = folderRoom(folder, { ceiling: null, onFilling: () => assert.fail() })
  room.add(1e12)
  await room.check()
})
