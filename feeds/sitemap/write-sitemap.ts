import { pages } from '#contract/pages.ts'
import { type SitemapPart, sitemapPath } from '#contract/sitemaps.ts'
import type { Database } from '#database/open.ts'
import { sitemapEstates } from '#database/catalogue/sitemap-estates.ts'
import { estateSlug } from '#domain/estate-slug.ts'
import { defaultLanguage, type Language, languages } from '#domain/languages.ts'
import { wholeAddress } from '../out/addresses.ts'
import { element, group, xmlText } from '../out/xml-text.ts'
import type { SitemapEntry } from './sitemap-pages.ts'
import { idsOfPart, mostAddresses, partsOf, type SitemapPlan } from './sitemap-plan.ts'

/** Which file: the sitemap of a language, or a part of it. */
export type SitemapFile = { language: Language; part: SitemapPart | null }

type Writing = { db: Database; plan: SitemapPlan; publicUrl: string }

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * A file of the sitemaps piece by piece, or null when there is no such file. The sitemap of a language names its
 * pages as long as one file can, then its parts (A32).
 */
export function writeSitemap(
  { language, part }: SitemapFile,
  { db, plan, publicUrl }: Writing,
): AsyncIterable<string> | null {
  const parts = partsOf(plan)
  if (part !== null) {
    const isThere = parts.some((each) => each.part.of === part.of && each.part.no === part.no)
    return isThere ? urlSet(entriesOfPart(part, plan, db), language, publicUrl) : null
  }
  const addresses = parts.reduce((sum, { count }) => sum + count, 0)
  if (addresses > mostAddresses) return index(parts, language, publicUrl)
  const all = parts.map((each) => entriesOfPart(each.part, plan, db))
  return urlSet(inTurn(all), language, publicUrl)
}

async function* inTurn<T>(lists: readonly AsyncIterable<T>[]): AsyncGenerator<T> {
  for (const list of lists) yield* list
}

async function* entriesOfPart(
  { of, no }: SitemapPart,
  plan: SitemapPlan,
  db: Database,
): AsyncGenerator<readonly SitemapEntry[]> {
  if (of === 'pages') {
    yield plan.pages.slice((no - 1) * mostAddresses, no * mostAddresses)
    return
  }
  for await (const estates of sitemapEstates(db, idsOfPart(no), plan.soldSince)) {
    yield estates.map((estate) => ({
      at: (language) => pages.estate(language, estate.category, estateSlug(estate)),
      changedAt: estate.updated_at,
    }))
  }
}

/** One file of these pages in a language, piece by piece. */
export async function* urlSet(
  pieces: AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>,
  language: Language,
  publicUrl: string,
): AsyncGenerator<string> {
  yield `${head}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const entries of pieces) yield entries.map((entry) => urlOf(entry, language, publicUrl)).join('')
  yield '</urlset>\n'
}

/** A page in one language, naming itself in every language. */
function urlOf({ at, changedAt }: SitemapEntry, own: Language, publicUrl: string): string {
  const address = (language: Language) => wholeAddress(at(language), publicUrl)
  const alternatives = [
    ...languages.map((language) => alternative(language, address(language))),
    alternative('x-default', address(defaultLanguage)),
  ]
  return `${group('url', element('loc', address(own)), element('lastmod', changedAt), ...alternatives)}\n`
}

function alternative(language: Language | 'x-default', address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(address)}"/>`
}

async function* index(
  parts: ReturnType<typeof partsOf>,
  language: Language,
  publicUrl: string,
): AsyncGenerator<string> {
  yield `${head}<sitemapindex xmlns="${protocol}">\n`
  for (const { part, changedAt } of parts) {
    const address = element('loc', wholeAddress(sitemapPath(language, part), publicUrl))
    yield `${group('sitemap', address, element('lastmod', changedAt))}\n`
  }
  yield '</sitemapindex>\n'
}
