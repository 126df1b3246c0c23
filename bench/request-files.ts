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

/** Files that a listing page may pass when no cache has it (issue 17). */
const bar = 30

/**
 * Our modules in which a function ran between the arrival of a request for a listing page that no cache has and its
 * last byte, by V8's precise coverage. Without texts and without React components (`.tsx`). The site runs in this
 * process. A page of another listing before makes what is made once; files that run while nothing is asked do not count.
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
  async function passed(action: () => Promise<unknown>): Promise<string[]> {
    await session.post('Profiler.takePreciseCoverage')
    await action()
    return ownFiles((await session.post('Profiler.takePreciseCoverage')).result)
  }
  const listing = (search: string) => pages.listing('ru', 'flat', search)
  await ask(listing('rooms=1'))
  const idle = await passed(() => wait(2_000))
  for (const [name, path] of [
    ['page', listing('rooms=2')],
    ['data of a page, without rendering', listing('rooms=3').replace('?', '.data?')],
  ] as const) {
    const files = (await passed(() => ask(path))).filter((file) => !idle.includes(file))
    console.log(`\n${files.length} files for the ${name} (bar ${bar}):\n  ${files.join('\n  ')}`)
  }
  session.disconnect()
}

/** Our files in which a function ran, without texts and components. */
function ownFiles(coverage: readonly Profiler.ScriptCoverage[]): string[] {
  const files = new Set<string>()
  for (const { url, functions } of coverage) {
    if (!url.startsWith('file:') || url.includes('/node_modules/')) continue
    const ends = functions.flatMap(({ ranges: [whole] }) =>
      whole !== undefined && whole.count > 0 ? [whole.endOffset - 2] : [],
    )
    for (const file of sourcesOf(fileURLToPath(url), ends)) files.add(relative(root, file))
  }
  const others = /^(?:texts|tests|bench|scripts|build|\.\.)[\\/]|node_modules|\.tsx$/
  return [...files].filter((file) => !others.test(file)).toSorted()
}

/** The sources of the functions at these places of a file: its own path, or by the source map beside it. */
function sourcesOf(file: string, offsets: readonly number[]): string[] {
  if (offsets.length === 0) return []
  if (!existsSync(`${file}.map`)) return [file]
  const code = readFileSync(file, 'utf8')
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  return offsets.flatMap((offset) => {
    const lines = code.slice(0, offset).split('\n')
    const found = map.findEntry(lines.length - 1, lines.at(-1)?.length ?? 0)
    return 'originalSource' in found ? [resolve(dirname(file), found.originalSource)] : []
  })
}
