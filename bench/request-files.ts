import { existsSync, readFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import { SourceMap } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seedWhenEmpty } from '#content/seed.ts'
import { pages } from '#contract/pages.ts'
import { migrate } from '#database/migrate.ts'
import { root } from '#scripts/root.ts'
import { parseEnv } from '#server/env.ts'
import { serve } from '#server/serve.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { type Lifetime, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'

/** Files that a listing page may pass when no cache has it. */
const bar = 30

/** How many functions of each of our files ran. */
type Passed = ReadonlyMap<string, number>

/**
 * Our modules in which a function ran between the arrival of a request for a listing page that no cache has and its
 * last byte, by V8's precise coverage, with how many did and how long the file is. Without texts and without React
 * components (`.tsx`). The site runs in this process. A page of another listing before makes what is made once. Files
 * that run while nothing is asked do not count, and neither does work that only one of the pages met: it is the site's.
 */
export async function requestFilesFigures(lifetime: Lifetime): Promise<void> {
  const dataDir = temporaryFolder(lifetime)
  await inDatabase(dataDir, async (db) => {
    await migrate(db)
    await seedWhenEmpty(db, demoCompany, { media: join(dataDir, 'media') })
  })
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const site = await serve(parseEnv({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' }))
  lifetime.after(() => site.close())
  const headers = { Accept: 'text/html', 'Accept-Language': 'ru' }
  const ask = async (path: string) => (await fetch(site.url + path, { headers })).text()
  async function passed(action: () => Promise<unknown>): Promise<Passed> {
    await session.post('Profiler.takePreciseCoverage')
    await action()
    return ownFiles((await session.post('Profiler.takePreciseCoverage')).result)
  }
  const listing = (search: string) => pages.listing('ru', 'flat', search)
  await ask(listing('rooms=1'))
  const idle = await passed(() => wait(2_000))
  for (const [name, ...paths] of [
    ['page', listing('rooms=2'), listing('rooms=3')],
    ['data of a page, without rendering', ...['rooms=0', 'rooms=4'].map((each) => dataOf(listing(each)))],
  ] as const) {
    const runs: Passed[] = []
    for (const path of paths) runs.push(await passed(() => ask(path)))
    const [first = new Map<string, number>(), ...others] = runs
    const files = [...first].filter(([file]) => !idle.has(file) && others.every((run) => run.has(file)))
    print(name, files)
  }
  session.disconnect()
}

const dataOf = (page: string) => page.replace('?', '.data?')

function print(name: string, files: readonly (readonly [string, number])[]): void {
  console.log(`\n${files.length} files for the ${name} (bar ${bar}), with lines and functions that ran:`)
  const folders = Map.groupBy(
    files.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ([file]) => dirname(file),
  )
  for (const [folder, own] of folders) {
    console.log(`  ${folder} (${own.length})`)
    for (const [file, functions] of own) {
      const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1
      console.log(`    ${file.slice(folder.length + 1).padEnd(32)} ${lines} lines, ${functions}`)
    }
  }
}

/** Our files in which a function ran, without texts and components. */
function ownFiles(coverage: readonly Profiler.ScriptCoverage[]): Passed {
  const files = new Map<string, number>()
  for (const { url, functions } of coverage) {
    if (!url.startsWith('file:') || url.includes('/node_modules/')) continue
    const ran = functions.flatMap(({ ranges: [whole] }) =>
      whole !== undefined && whole.count > 0 ? [whole] : [],
    )
    for (const file of sourcesOf(fileURLToPath(url), ran)) {
      const path = relative(root, file)
      if (!isLeftOut.test(path)) files.set(path, (files.get(path) ?? 0) + 1)
    }
  }
  return files
}

const isLeftOut = /^(?:texts|tests|bench|scripts|build|\.\.)[\\/]|node_modules|\.tsx$/

/** The source of each of these functions of a file: its own path, or by the source map beside it. */
function sourcesOf(file: string, functions: readonly Profiler.CoverageRange[]): string[] {
  if (functions.length === 0) return []
  if (!existsSync(`${file}.map`)) return functions.map(() => file)
  const code = readFileSync(file, 'utf8')
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  const placeOf = (offset: number) => {
    const lines = code.slice(0, offset).split('\n')
    return [lines.length - 1, lines.at(-1)?.length ?? 0] as const
  }
  return functions.flatMap(({ startOffset, endOffset }) => {
    const [line, column] = placeOf(startOffset)
    const found = map.findEntry(...placeOf(endOffset - 2))
    if (!('originalSource' in found)) return []
    // The bundler's own functions have no source: the place found is in the function before them.
    const isBefore =
      found.generatedLine < line || (found.generatedLine === line && found.generatedColumn < column)
    return isBefore ? [] : [resolve(dirname(file), found.originalSource)]
  })
}
