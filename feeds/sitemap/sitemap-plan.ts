import type { SitemapPart } from '#contract/sitemaps.ts'
import type { Database } from '#database/open.ts'
import {
  type EstateFacts,
  firstEstateAfter,
  sitemapEstateFacts,
} from '#database/catalogue/sitemap-estates.ts'
import { sitemapRecords } from '#database/contents/sitemap-records.ts'
import { soldIsKeptFor } from '#domain/sold-estates.ts'
import { latest, type SitemapEntry, sitemapPages } from './sitemap-pages.ts'

/** Most addresses of one file (A3, sitemaps.org). With the three languages in each they stay below its 50 MB. */
export const mostAddresses = 50_000

/** The content of the sitemaps in a language; the units themselves are read while they are written. */
export type SitemapPlan = {
  pages: readonly SitemapEntry[]
  /** Files of units by their number; those without any are left out. */
  units: ReadonlyMap<number, readonly EstateFacts[]>
  /** Units that were sold before are left out (A1). */
  soldSince: Date
}

/**
 * The content of the sitemaps at a moment, without sold units whose pages say noindex before `until` (A1). File `no`
 * of the units has those with ids from `50,000 × (no − 1) + 1` on, so a unit always stays in its file, and a search
 * engine reads only files that changed.
 */
export async function sitemapPlan(db: Database, now: Date, until: Date): Promise<SitemapPlan> {
  const soldSince = new Date(until.getTime() - soldIsKeptFor)
  const units = new Map<number, EstateFacts[]>()
  let id = await firstEstateAfter(db, 0)
  while (id !== null) {
    const no = Math.ceil(id / mostAddresses)
    const range = idsOfPart(no)
    const facts = await sitemapEstateFacts(db, range, soldSince)
    if (facts.length > 0) units.set(no, facts)
    id = await firstEstateAfter(db, range.to)
  }
  const pages = sitemapPages(await sitemapRecords(db, now), [...units.values()].flat())
  return { pages, units, soldSince }
}

/** The ids of the units in a file. */
export function idsOfPart(no: number): { after: number; to: number } {
  return { after: (no - 1) * mostAddresses, to: no * mostAddresses }
}

/** The files of one language: how many addresses each has, and when the last of them changed. */
export function partsOf({ pages, units }: SitemapPlan) {
  const parts: { part: SitemapPart; count: number; changedAt: string | null }[] = []
  for (let from = 0; from < pages.length; from += mostAddresses) {
    const entries = pages.slice(from, from + mostAddresses)
    const part = { of: 'pages', no: from / mostAddresses + 1 } as const
    const changedAt = latest(entries.map((entry) => entry.changedAt))
    parts.push({ part, count: entries.length, changedAt })
  }
  for (const [no, facts] of units) {
    const count = facts.reduce((sum, fact) => sum + fact.count, 0)
    const changedAt = latest(facts.map(({ changed_at }) => changed_at))
    parts.push({ part: { of: 'units', no }, count, changedAt })
  }
  return parts
}
