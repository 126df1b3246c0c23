import { constants } from 'node:fs'
import { lstat, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { momentOf } from '#feeds/sources/dropped-file.ts'
import { isSourceName } from '#feeds/sources/source-name.ts'

/** The newest reports of a source. */
export type SourceReports = { source: string; reports: { name: string; at: Date }[] }

/** So many reports of a source are named, and so many sources. */
const most = { reports: 60, sources: 100 } as const

/** A report of ten thousand units is a tenth of it. Bytes. */
const longestReport = 20_000_000

/** A name as `server/stock/write-report.ts` gives it, and nothing else: it becomes a part of a path. */
const reportName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.html$/

function momentOfReport(name: string): Date | null {
  return reportName.test(name) ? momentOf(name) : null
}

/** What stands in a folder; nothing where it is not there. */
async function inFolder(path: string) {
  return readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** The reports of the folder `reports` of STOCK_DIR, the newest of each source first. */
export async function stockReports(folder: string): Promise<SourceReports[]> {
  const sources = (await inFolder(folder))
    .filter((entry) => entry.isDirectory() && isSourceName(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .slice(0, most.sources)
  return Promise.all(
    sources.map(async (source) => {
      const files = (await inFolder(join(folder, source))).filter((entry) => entry.isFile())
      const reports = files.flatMap(({ name }) => {
        const at = momentOfReport(name)
        return at === null ? [] : [{ name, at }]
      })
      const newest = reports.toSorted((one, other) => other.at.getTime() - one.at.getTime())
      return { source, reports: newest.slice(0, most.reports) }
    }),
  )
}

/** A report as it was written; null when there is none of this name. No link is followed out of the folder. */
export async function stockReport(folder: string, source: string, name: string): Promise<Buffer | null> {
  if (!isSourceName(source) || momentOfReport(name) === null) return null
  const within = await lstat(join(folder, source)).catch(() => null)
  if (within === null || !within.isDirectory()) return null
  let handle
  try {
    handle = await open(
      join(folder, source, name),
      constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
    )
  } catch (error) {
    if (['ENOENT', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
  try {
    const stats = await handle.stat()
    return stats.isFile() && stats.size <= longestReport ? await handle.readFile() : null
  } finally {
    await handle.close()
  }
}
