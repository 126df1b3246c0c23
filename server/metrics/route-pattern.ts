import { allEndpoints } from '#contract/all-endpoints.ts'
import { feedPaths } from '#contract/feeds.ts'
import { languageSwitchPath } from '#contract/language-switch.ts'
import { offlineWorkerPath } from '#contract/offline.ts'
import { pageAt, pageTable } from '#contract/page-table.ts'
import { pages } from '#contract/pages.ts'
import { priceSheetPdfAddress } from '#contract/price-sheet-pdf.ts'
import { sitemapOfPath } from '#contract/sitemaps.ts'
import { webManifestPath } from '#contract/web-manifest.ts'
import { categorySegments } from '#domain/categories.ts'
import { firstPattern } from '#domain/first-pattern.ts'
import { stripLanguage } from '#domain/url-rules.ts'
import { pageOfData } from '../pages/page-requests.ts'

/**
 * Calls and files. A word goes before a parameter in its place, so that the first pattern that fits is the right
 * one.
 */
const others = [
  ...allEndpoints.map(({ endpoint }) => endpoint.path),
  ...Object.values(feedPaths),
  pages.policy('ru'),
  pages.rss('ru'),
  pages.meetingCalendar('ru'),
  priceSheetPdfAddress('ru'),
  pages.find('ru'),
  pages.listing('ru', 'flat', '', '/changes.xml').replace(categorySegments.flat, ':type'),
  languageSwitchPath,
  offlineWorkerPath,
  webManifestPath('ru'),
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/api/docs',
  '/api/openapi.json',
].toSorted((a, b) => (a.replaceAll(':', '~') < b.replaceAll(':', '~') ? -1 : 1))
const placeOfOther = firstPattern(
  others.map((path) => path.replaceAll('.', String.raw`\.`).replace(/:\w+/g, '[^/]+')),
)

/** Folders of files: an address in one of them counts as the folder. */
const folders = /^\/(assets|media|fonts|og)\//

/**
 * The pattern of a path, the same in every language: `/kk/projects/aurora` → `/projects/:project`, with `.data`
 * behind it for the router's request of it. There are as many as the site has pages and calls; every other address
 * counts as `other`, so that requests cannot create new ones.
 */
export function routePattern(pathname: string): string {
  const folder = folders.exec(pathname)
  if (folder !== null) return `/${folder[1]}/*`
  if (sitemapOfPath(pathname) !== null) return '/sitemap.xml'
  const ofData = pageOfData(pathname)
  const page = pageAt(stripLanguage(ofData ?? pathname))
  if (page !== null) return pageTable[page].path + (ofData === null ? '' : '.data')
  return others[placeOfOther(stripLanguage(pathname)) ?? -1] ?? 'other'
}
