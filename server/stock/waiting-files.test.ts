import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { type Waiting, waitingFiles } from './waiting-files.ts'

/** Looks into the folder in a process of its own, which is no administrator: those may open everything. */
function asNobody(folder: string): Waiting {
  const script = `
    import { waitingFiles } from ${JSON.stringify(new URL('./waiting-files.ts', import.meta.url).href)}
    if (process.getuid() === 0) process.setuid(65534)
    process.stdout.write(JSON.stringify(await waitingFiles(process.argv[1])))`
  const words = ['--input-type=module', '--eval', script, folder]
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }))
}

test('R529 a folder that the site may not open is told of, and keeps no other', (t) => {
  const folder = temporaryFolder(t)
  chmodSync(folder, 0o755)
  for (const source of ['crm', 'locked']) {
    mkdirSync(join(folder, source), { mode: 0o755 })
    writeFileSync(join(folder, source, 'stock.csv'), '')
  }
  const locked = join(folder, 'locked')
  chmodSync(locked, 0)
  const { files, strays } = asNobody(folder)
  chmodSync(locked, 0o755)
  assert.deepEqual(
    [files.map(({ source, name }) => [source, name]), strays],
    [[['crm', 'stock.csv']], ['locked (EACCES)']],
  )
})

test('R529 a file whose name is not UTF-8 is told of', async (t) => {
  const folder = temporaryFolder(t)
  mkdirSync(join(folder, 'crm'))
  writeFileSync(
    Buffer.concat([Buffer.from(`${folder}/crm/`), Buffer.from([0xee, 0xf1, 0xf2]), Buffer.from('.csv')]),
    '',
  )
  writeFileSync(join(folder, 'crm/stock.csv'), '')
  const { files, strays } = await waitingFiles(folder)
  assert.deepEqual(
    files.map(({ name }) => name),
    ['stock.csv'],
  )
  assert.deepEqual(strays, ['crm/\uFFFD\uFFFD\uFFFD.csv (its name is not UTF-8)'])
})
