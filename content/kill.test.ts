import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test, type TestContext } from 'node:test'
import { migrate } from '#database/migrate.ts'
import { type Database, type DatabaseSettings, openDatabase } from '#database/open.ts'
import { contentFolderWith } from '#tests/helpers/content-folder.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { otherCompany } from '#tests/helpers/other-company.ts'
import { contentTableNames, type ContentTable } from './content.ts'
import { importContent } from './import.ts'
import { readContent } from './read-content.ts'

/** The state of the import when it is killed: at its beginning, in the middle of its largest table, near its end. */
const moments: readonly ContentTable[] = ['articles', 'redirects', 'localizations']

/** A folder whose largest table is written in several steps. */
const largeFolder = {
  ...otherCompany,
  'redirects.yaml': `redirects:\n${Array.from(
    { length: 3000 },
    (_, index) => `  - { path: /old/${index}, target: /projects }\n`,
  ).join('')}`,
  'texts.yaml': 'texts:\n  home.title: { ru: Дома, kk: Үйлер, en: Homes }\n',
}

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`killing the import at any moment leaves the old content whole (${engine})`, async (t) => {
    const settings = await emptyDatabase(t, engine)
    const db = openDatabase(settings)
    t.after(() => db.destroy())
    await migrate(db)
    await importContent(db, readContent(contentFolderWith(t)))
    const next = contentFolderWith(t, largeFolder)
    const before = await everything(db)
    for (const moment of moments) {
      await killedAt(t, settings, next, moment)
      assert.deepEqual(await everything(db), before, moment)
    }
    await importContent(db, readContent(next), { removeProjects: true, anotherCompany: true })
    assert.notDeepEqual(await everything(db), before)
  })
}

/** Starts an import of other content, waits until it has written into that table, and kills it there. */
async function killedAt(
  t: TestContext,
  settings: DatabaseSettings,
  folder: string,
  moment: ContentTable,
): Promise<void> {
  const script = `
    import { writeSync } from 'node:fs'
    import { importContent } from '#content/import.ts'
    import { readContent } from '#content/read-content.ts'
    import { openDatabase } from '#database/open.ts'
    const records = readContent(${JSON.stringify(folder)})
    const db = openDatabase(${JSON.stringify(settings)})
    await importContent(db, records, {
      removeProjects: true,
      anotherCompany: true,
      onProgress(done, total, label) {
        if (label !== '${moment}' || done === 0) return
        writeSync(1, 'here')
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      },
    })`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.after(() => child.kill('SIGKILL'))
  const exit = once(child, 'exit')
  const [first] = (await Promise.race([once(child.stdout, 'data'), exit])) as unknown[]
  assert.equal(String(first), 'here', `the import ended before ${moment}`)
  child.kill('SIGKILL')
  await exit
}

/** All rows of all tables of the content, and its version. */
async function everything(db: Database): Promise<Record<string, unknown>> {
  const tables = [...contentTableNames, 'content_state'] as const
  const rows = await Promise.all(
    tables.map(async (table) => {
      const all = await db.selectFrom(table).selectAll().execute()
      return [table, all.map((row) => JSON.stringify(row)).toSorted()] as const
    }),
  )
  return Object.fromEntries(rows)
}
