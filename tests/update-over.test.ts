import assert from 'node:assert/strict'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { contentTableNames } from '#content/content.ts'
import { pages } from '#contract/pages.ts'
import { openDatabase } from '#database/open.ts'
import { languages } from '#domain/languages.ts'
import { crawl } from './helpers/crawl.ts'
import { demoMarksIn } from './helpers/demo-marks.ts'
import { oldFolder } from './helpers/old-folder.ts'
import { runCommand } from './helpers/run-command.ts'
import { startProcess, temporaryFolder } from './helpers/servers/server.ts'

/** Moves a folder out of the city that the sample shares with the demo company. */
function moveElsewhere(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replaceAll('almaty', 'town').replaceAll('Алматы', 'Городок').replaceAll('Almaty', 'Town'),
    )
  }
  renameSync(join(folder, 'cities/almaty.yaml'), join(folder, 'cities/town.yaml'))
}

test('R864 an update of the code over a company of the oldest format needs its upgrade and an import alone, and brings nothing of the demo company', async (t) => {
  const folder = oldFolder(t)
  moveElsewhere(folder)
  const dataDir = temporaryFolder(t)
  const settings = { CONTENT_DIR: folder, DATA_DIR: dataDir }
  assert.doesNotMatch(readFileSync(join(folder, 'company.yaml'), 'utf8'), /^format:/m)
  // The new code fills its tables with the folder as it is, then the folder is upgraded while the site runs.
  const { url } = await startProcess(t, 'scripts/start.ts', {
    ...settings,
    RENDER_LIMIT: '0',
    TEST_UI: 'off',
  })
  for (const args of [['upgrade'], ['check'], ['import']]) {
    const { code, stdout, stderr } = await runCommand('content', args, settings)
    assert.equal(code, 0, stdout + stderr)
  }
  assert.match(readFileSync(join(folder, 'company.yaml'), 'utf8'), /^format: \d/m)

  const db = openDatabase({ dataDir })
  t.after(() => db.destroy())
  for (const table of contentTableNames) {
    const rows = await db.selectFrom(table).selectAll().execute()
    assert.deepEqual(demoMarksIn(JSON.stringify(rows)), [], table)
  }
  const from = languages.flatMap((language) => [pages.home(language), pages.project(language, 'garden')])
  const found = await crawl(url, { from, most: 1000, alike: 1 })
  assert.ok(found.length > 100)
  assert.deepEqual(
    found.flatMap(({ path, status, type, body }) => [
      ...(status >= 400 ? [`${path}: ${status}`] : []),
      ...(/text|json|xml|svg/.test(type)
        ? demoMarksIn(body.toString()).map((mark) => `${path}: ${mark}`)
        : []),
    ]),
    [],
  )
})
