import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { openSpoolFolder } from './spool-folder.ts'
import { openSpool } from './spool.ts'

/** Keeps requests for ever, says each that is kept, drains and looks for files of others in between. */
const busyProcess = (folder: string, database: string, first: number) => `
  import { appendFileSync } from 'node:fs'
  import { openSpoolFolder } from '#leads/spool/spool-folder.ts'
  import { openSpool } from '#leads/spool/spool.ts'
  import { makeRecord } from '#tests/helpers/leads/lead-records.ts'
  const spool = await openSpool(await openSpoolFolder(${JSON.stringify(folder)}))
  for (let number = ${first}; ; number++) {
    const kept = Array.from({ length: 3 }, (_, more) => spool.keep(makeRecord(number * 3 + more)))
    for (const { id } of await Promise.all(kept)) process.stdout.write(id + '\\n')
    if (number % 3 === 0) await spool.takeOver(Infinity)
    if (number % 5 === 0)
      await spool.drain(async ({ lead }) => appendFileSync(${JSON.stringify(database)}, lead.id + '\\n'))
  }`

test('processes that share a folder, take over from each other and are killed lose no request', async (t) => {
  const folder = temporaryFolder(t)
  const database = join(temporaryFolder(t), 'database')
  const spoolFolder = await openSpoolFolder(folder)
  const acknowledged: string[] = []
  const start = (first: number) => {
    const script = busyProcess(folder, database, first)
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
      cwd: new URL('../../', import.meta.url),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    t.after(() => child.kill('SIGKILL'))
    createInterface(child.stdout).on('line', (id) => acknowledged.push(id))
    return child
  }
  for (let round = 1; round <= 2; round++) {
    const children = [start(round * 2_000_000), start(round * 2_000_000 + 1_000_000)]
    for (const child of children) {
      const enough = acknowledged.length + 150
      while (acknowledged.length < enough) await once(child.stdout, 'data')
      child.kill('SIGKILL')
      await once(child, 'close')
    }
  }
  const spool = await openSpool(spoolFolder)
  await spool.drain(async ({ lead }) => appendFileSync(database, `${lead.id}\n`))
  const kept = new Set(readFileSync(database, 'utf8').split('\n'))
  // The last line of each may have been cut by the kill.
  const whole = acknowledged.filter((id) => id.length === 36)
  assert.deepEqual(
    whole.filter((id) => !kept.has(id)),
    [],
  )
  assert.deepEqual(
    readdirSync(folder).filter((name) => name !== 'refused'),
    [],
  )
})
