import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { feedHouses } from '#database/feeds/feed-houses.ts'
import { feedImports } from '#database/feeds/feed-imports.ts'
import { type PicturesOfSource, picturesOfSource } from '#database/feeds/feed-pictures.ts'
import type { Database } from '#database/open.ts'
import { momentOf, stampOf } from '#feeds/sources/dropped-file.ts'
import type { SourceOutcome } from '#feeds/sources/read-source.ts'
import { isSourceName } from '#feeds/sources/source-name.ts'
import { stockReportRu as words } from '#texts/staff/stock-report.ts'
import { document, escaped, table } from './html.ts'
import { momentText as moment } from './moment-text.ts'
import { filled } from '#domain/filled.ts'
import { reportPage } from './report-page.ts'

/** So many reports of a source stay. */
const maxReports = 300

type Reading = { source: string; file: string | null; outcome: SourceOutcome; now: Date }

/**
 * Writes the report of a reading into `reports/SOURCE/` and the list of all into `reports/index.html`. A reading that
 * found nothing newer, or would say what the last report says, has none of its own: it would push out one that matters.
 */
export async function writeReport(
  db: Database,
  folder: string,
  { source, file, outcome, now }: Reading,
): Promise<void> {
  if (outcome.kind === 'left') return
  const reports = join(folder, 'reports')
  await mkdir(join(reports, source), { recursive: true })
  if (outcome.kind !== 'unchanged') {
    const houses = await feedHouses(db)
    const page = (at: Date) => reportPage(outcome, { source, file, moment: moment(at), houses })
    const [last] = await reportsOf(join(reports, source))
    const lastText = last === undefined ? '' : await readFile(join(reports, source, last), 'utf8')
    if (last === undefined || lastText !== page(momentOf(last) ?? now)) {
      await put(join(reports, source, `${stampOf(now)}.html`), page(now))
      const names = await reportsOf(join(reports, source))
      for (const name of names.slice(maxReports)) await rm(join(reports, source, name), { force: true })
    }
  }
  await writeIndex(db, folder)
}

/** Writes the list of all reports, with how each source and its pictures stand. */
export async function writeIndex(db: Database, folder: string): Promise<void> {
  const reports = join(folder, 'reports')
  await mkdir(reports, { recursive: true })
  await put(join(reports, 'index.html'), await index(db, reports))
}

/** The newest first. */
async function reportsOf(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => name.endsWith('.html') && momentOf(name) !== null)
    .toSorted()
    .toReversed()
}

async function index(db: Database, reports: string): Promise<string> {
  const imports = await feedImports(db)
  const entries = await readdir(reports, { withFileTypes: true })
  const sources = entries.filter((entry) => entry.isDirectory() && isSourceName(entry.name))
  const parts = await Promise.all(
    sources.map(async ({ name: source }) => {
      const last = imports[source]
      const links = (await reportsOf(join(reports, source))).map(
        (name) =>
          `<li><a href="${source}/${encodeURIComponent(name)}">${moment(momentOf(name) ?? new Date(0))}</a></li>`,
      )
      const facts = [
        last?.success
          ? filled(words.lastSuccess, { moment: moment(new Date(last.success.at)) })
          : words.never,
        ...(last?.refusal ? [filled(words.refusedLast, { why: last.refusal.why })] : []),
        ...(last?.held ? [filled(words.heldLast, { units: String(last.held.units), source })] : []),
      ]
      const pictures = picturesPart(await picturesOfSource(db, source))
      return `<h2>${words.source} «${escaped(source)}»</h2>${facts.map((fact) => `<p>${escaped(fact)}</p>`).join('')}${pictures}<ul>${links.join('')}</ul>`
    }),
  )
  return document(
    words.title,
    `<h1>${words.title}</h1><p>${words.intro}</p>${parts.join('\n') || words.noRuns}`,
  )
}

/** So many pictures that cannot be had are named. */
const maxBroken = 100

/** How the pictures of a source stand, and what is wrong with those that cannot be had (R672). */
function picturesPart({ made, waiting, broken }: PicturesOfSource): string {
  if (made + waiting + broken.length === 0) return ''
  const counts = filled(words.pictures, {
    made: String(made),
    waiting: String(waiting),
    broken: String(broken.length),
  })
  const rows = broken
    .slice(0, maxBroken)
    // Without its query, which may hold a key.
    .map(({ address, problem }) => [address.replace(/\?.*$/s, ''), problem])
  return `<p>${escaped(counts)}</p>${table(Object.values(words.brokenPictures), rows)}`
}

/** A reader finds the old page or the new one, never half of it. */
async function put(path: string, text: string): Promise<void> {
  const half = `${path}.${process.pid}.part`
  const handle = await open(half, 'w', 0o644)
  try {
    await handle.writeFile(text)
  } finally {
    await handle.close()
  }
  await rename(half, path)
}
