import { type PageName, pageNames, pageTable } from '#contract/page-table.ts'
import { languagePrefix, pages } from '#contract/pages.ts'
import type { EstateFacts } from '#database/catalogue/sitemap-estates.ts'
import type { SitemapRecords } from '#database/contents/sitemap-records.ts'
import type { Category } from '#domain/categories.ts'
import { isOnSale } from '#domain/estate-words.ts'
import type { Language } from '#domain/languages.ts'
import { anyListing, canonicalSearch } from '#domain/listing-query.ts'
import { roomChoices } from '#domain/rooms.ts'
import { type Way, waysToBuy, waysUnder } from '#domain/ways-to-buy.ts'

/** A page in every language. `changedAt` is a day or a moment of the data; null where the markup says all there is. */
export type SitemapEntry = { at: (language: Language) => string; changedAt: string | null }

/** Something with a page, and when it last changed; null where nobody told. */
type Dated = { readonly slug: string; readonly updated_at: string | null }

/** Everything but units that has a page of its own; the time of a change is null where nobody told it. */
export type SitemapContents = Pick<SitemapRecords, 'diaries' | 'hasAnswers' | 'hasPromises'> & {
  readonly complexes: readonly (Dated & { readonly id: number })[]
  readonly houses: readonly (Dated & { readonly id: number; readonly complex_id: number })[]
  readonly articles: readonly Dated[]
  readonly promotions: readonly Dated[]
  readonly vacancies: readonly (Dated & { readonly category: string })[]
  readonly programmes: readonly { readonly kind: string }[]
  readonly categories: readonly Category[]
}

/** Units of a kind, and when the last of them changed. */
type UnitFacts = Pick<EstateFacts, 'category' | 'rooms' | 'status'> & { readonly changed_at: string | null }

/** The last of these days and moments; null without any. */
export function latest(dates: readonly (string | null)[]): string | null {
  return dates.reduce((last, date) => (last === null || (date ?? '') > last ? date : last), null)
}

/**
 * All pages that search engines should find here, without those of units: canonical and without noindex. Forms, favourites,
 * pages of letters and past offers are left out. Floors, boards and facades are found from the page of their house.
 */
export function sitemapPages(records: SitemapContents, units: readonly UnitFacts[]): SitemapEntry[] {
  const { complexes, houses, articles, promotions, programmes } = records
  const ways = waysUnder(programmes)
  const projectsChanged = latestOf(complexes)
  const newsChanged = latestOf(articles)
  const promotionsChanged = latestOf(promotions)
  const unitsChanged = latest(units.map(({ changed_at }) => changed_at))
  return [
    entry(pages.home, latest([projectsChanged, newsChanged, promotionsChanged])),
    entry(pages.projects, projectsChanged),
    ...complexes.map((complex) => entry((to) => pages.project(to, complex.slug), complex.updated_at)),
    ...houses.map((house) => entry((to) => pages.queue(to, house.slug), house.updated_at)),
    entry(pages.properties, unitsChanged),
    ...listings(records, units),
    ...pageNames
      .filter((name) => pageTable[name].marks.includes('sitemap') && isOpen(name, ways, records))
      .map((name) => entry((to) => languagePrefix(to) + pageTable[name].path, null)),
    ...timelines(records),
    entry(pages.contents, latest([newsChanged, promotionsChanged])),
    entry(pages.news, newsChanged),
    ...articles.map(({ slug, updated_at }) => entry((to) => pages.article(to, slug), updated_at)),
    entry(pages.promotions, promotionsChanged),
    ...promotions.map(({ slug, updated_at }) => entry((to) => pages.promotion(to, slug), updated_at)),
    ...career(records),
  ]
}

/** Whether a page has something to say: that of a way to buy only where a programme opens the way, answers and deadlines where there are any. */
function isOpen(name: PageName, ways: readonly Way[], { hasAnswers, hasPromises }: SitemapContents): boolean {
  if (name === 'answers') return hasAnswers
  if (name === 'promises') return hasPromises
  return !waysToBuy.some((way) => way === name) || ways.some((way) => way === name)
}

function entry(at: (language: Language) => string, changedAt: string | null): SitemapEntry {
  return { at: (language) => at(language), changedAt }
}

function latestOf(rows: readonly { updated_at: string | null }[]): string | null {
  return latest(rows.map(({ updated_at }) => updated_at))
}

/** The listings of the categories that there are or were, and of flats the canonical ones by rooms (R65) that have something to show. */
function listings({ categories }: SitemapContents, units: readonly UnitFacts[]): SitemapEntry[] {
  const changed = (found: readonly UnitFacts[]) => latest(found.map(({ changed_at }) => changed_at))
  const byRooms = roomChoices.flatMap((rooms) => {
    const found = units.filter(
      (unit) =>
        unit.category === 'flat' && isOnSale(unit) && Math.min(unit.rooms, roomChoices.length - 1) === rooms,
    )
    if (found.length === 0) return []
    const query = { ...anyListing, rooms: [rooms] }
    return [entry((to) => pages.listing(to, 'flat', canonicalSearch(query, to)), changed(found))]
  })
  return [
    ...categories.map((category) =>
      entry((to) => pages.listing(to, category), changed(units.filter((unit) => unit.category === category))),
    ),
    ...byRooms,
  ]
}

/**
 * The construction diaries that have an entry (A2): all together, of each project and of each house. The diary of a
 * house has the entries about its whole project in it; where a house and a project share a slug, it is the house's.
 */
function timelines({ complexes, houses, diaries }: SitemapContents): SitemapEntry[] {
  if (diaries.length === 0) return []
  const lastDay = (found: SitemapRecords['diaries'] = []) => latest(found.map(({ date }) => date))
  const ofProject = Map.groupBy(diaries, ({ complex_id }) => complex_id)
  const ofHouse = Map.groupBy(diaries, ({ house_id, complex_id }) => house_id ?? `project ${complex_id}`)
  const days = new Map([
    ...complexes.map(({ id, slug }) => [slug, lastDay(ofProject.get(id))] as const),
    ...houses.map(({ id, slug, complex_id }) => {
      const own = [lastDay(ofHouse.get(id)), lastDay(ofHouse.get(`project ${complex_id}`))]
      return [slug, latest(own)] as const
    }),
  ])
  return [
    entry(pages.progress, lastDay(diaries)),
    ...[...days].flatMap(([slug, day]) =>
      day === null ? [] : [entry((to) => pages.timeline(to, slug), day)],
    ),
  ]
}

/** Career, the fields of work that have vacancies, and the vacancies. */
function career({ vacancies }: SitemapContents): SitemapEntry[] {
  const fields = Map.groupBy(vacancies, ({ category }) => category)
  return [
    entry(pages.career, latestOf(vacancies)),
    ...[...fields].map(([category, found]) => entry((to) => pages.vacancies(to, category), latestOf(found))),
    ...vacancies.map(({ category, slug, updated_at }) =>
      entry((to) => pages.vacancy(to, category, slug), updated_at),
    ),
  ]
}
