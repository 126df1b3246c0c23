import { chance, weighted } from '#content/demo/random.ts'
import { endpoints } from '#contract/endpoints.ts'
import { languagePrefix, pages } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import { postRequest } from './load/job.ts'
import type { SiteAddresses } from './load/site-addresses.ts'

/** The routes that bring the data of a page, its texts first: `ru.listing` → `ru.texts10`, `ru.listing`. */
export type RoutesOfPage = (id: string) => readonly string[]

type Place = { id: string; path: string; query: string }

/** Where visits begin: advertisements lead to listings and units, searches anywhere. */
const landings = {
  home: 30,
  listing: 30,
  estate: 18,
  project: 9,
  news: 5,
  mortgage: 3,
  favorites: 2,
  contacts: 1,
  missing: 2,
}

/** Where a visitor goes from anywhere within the site. */
const steps = {
  listing: 38,
  estate: 30,
  project: 12,
  home: 6,
  news: 4,
  mortgage: 3,
  favorites: 4,
  contacts: 3,
}

type Kind = keyof typeof landings

/** Filters that most visitors use, the most frequent first. */
const criteria = [
  '',
  'rooms=1',
  'rooms=2',
  'rooms=3',
  'rooms=1,2',
  'sort=price',
  'rooms=2&sort=price',
  'rooms=1&sort=price',
  'price_to=30000000',
  'rooms=0',
  'rooms=2,3',
  'page=2',
  'restorations=fine',
  'rooms=2&price_to=40000000',
  'deadline=ready',
  'rooms=1&price_to=25000000',
  'page=3',
  'rooms=2&page=2',
  'sort=-price',
  'rooms=2&restorations=fine',
  'rooms=3&price_to=50000000',
  'views=park',
  'features=yard',
  'rooms=4',
  'rooms=1&deadline=ready',
]

/** Part of the searches that end with a bound of the visitor's own, from the slider of prices. */
const ownBound = 0.08

/** Requests of so many visits, as they go over the line, mixed with each other as those of one evening are. */
export function visits(count: number, addresses: SiteAddresses, routesOf: RoutesOfPage): string[] {
  const requests: { at: number; text: string }[] = []
  for (let visitor = 0; visitor < count; visitor++) {
    let at = chance('start', visitor) * count
    for (const text of visit(visitor, addresses, routesOf)) {
      requests.push({ at, text })
      at += 0.2 + chance('pause', visitor, text.length) * 2
    }
  }
  return requests.toSorted((a, b) => a.at - b.at).map(({ text }) => text)
}

function* visit(visitor: number, addresses: SiteAddresses, routesOf: RoutesOfPage): Generator<string> {
  const language = weighted<Language>({ ru: 62, kk: 28, en: 10 }, chance('language', visitor))
  // A visitor who allowed analytics sends cookies: a cache that varies by them keeps nothing.
  const cookies = chance('cookies', visitor) < 0.4 ? `_ga=GA1.1.${visitor}; _ym_uid=17${visitor}` : null
  const place = (kind: Kind, step: number) => placeOf(kind, { visitor, step, language, addresses })
  const first = place(weighted(landings, chance('landing', visitor)), 0)
  yield documentRequest(first.path, [first.query, tags(visitor)], language, cookies)
  let here = routesOf(`${language}.${first.id}`)
  for (let step = 1; chance('stays', visitor, step) < 0.72; step++) {
    const next = place(weighted(steps, chance('step', visitor, step)), step)
    const isNewTab = chance('tab', visitor, step) < 0.12
    const there = routesOf(`${language}.${next.id}`)
    // The router requests only missing data: texts that stay are not requested again.
    const missing = there.filter((route, place) => place === there.length - 1 || !here.includes(route))
    if (isNewTab) yield documentRequest(next.path, [next.query], language, cookies)
    else yield dataRequest(next, missing, language, cookies)
    here = there
  }
  if (chance('asks', visitor) < 0.02) {
    const phone = `+7701${String(visitor).padStart(7, '0')}`
    yield postRequest(endpoints.callback.path, { name: 'Алия', phone, email: '' })
  }
}

type Choice = { visitor: number; step: number; language: Language; addresses: SiteAddresses }

function placeOf(kind: Kind, { visitor, step, language, addresses }: Choice): Place {
  const { estates, projects, articles } = addresses
  const pick = (name: string, of: readonly string[]) => of[zipf(of.length, chance(name, visitor, step))] ?? ''
  switch (kind) {
    case 'home':
      return { id: 'home', path: pages.home(language), query: '' }
    case 'listing':
      return { id: 'listing', path: pages.listing(language, 'flat'), query: criterion(visitor, step) }
    case 'estate':
      return { id: 'estate', path: `${languagePrefix(language)}${pick('estate', estates)}`, query: '' }
    case 'project':
      return { id: 'project', path: pages.project(language, pick('project', projects)), query: '' }
    case 'news':
      return { id: 'article', path: pages.article(language, pick('article', articles)), query: '' }
    case 'mortgage':
      return { id: 'mortgage', path: pages.mortgage(language), query: '' }
    case 'favorites':
      return { id: 'favorites', path: pages.favorites(language), query: '' }
    case 'contacts':
      return { id: 'contacts', path: pages.contacts(language), query: '' }
    case 'missing':
      return {
        id: 'missing',
        path: pages.project(language, `gone-${zipf(30, chance('gone', visitor))}`),
        query: '',
      }
  }
}

function criterion(visitor: number, step: number): string {
  if (chance('bound', visitor, step) < ownBound) {
    return `rooms=2&price_to=${20_000_000 + Math.floor(chance('price', visitor, step) * 60) * 500_000}`
  }
  return criteria[zipf(criteria.length, chance('criterion', visitor, step))] ?? ''
}

/** A place in a list of which the first is chosen most: the n-th one 1/n as often (Zipf, exponent 1). */
function zipf(length: number, throwOf: number): number {
  return Math.min(length - 1, Math.floor((length + 1) ** throwOf) - 1)
}

/** The parameters that advertisements add to an address; click ids are different for every visitor. */
function tags(visitor: number): string {
  const source = weighted({ none: 45, google: 20, yandex: 20, instagram: 15 }, chance('source', visitor))
  switch (source) {
    case 'none':
      return ''
    case 'google':
      return `utm_source=google&utm_medium=cpc&utm_campaign=flats&gclid=Cj0K${visitor}`
    case 'yandex':
      return `utm_source=yandex&utm_medium=cpc&utm_campaign=autumn&yclid=12${visitor}`
    case 'instagram':
      return `utm_source=instagram&utm_medium=social&fbclid=IwAR${visitor}`
  }
}

function documentRequest(
  path: string,
  queries: readonly string[],
  language: Language,
  cookies: string | null,
): string {
  return request(
    path,
    queries.filter(Boolean).join('&'),
    'text/html,application/xhtml+xml',
    language,
    cookies,
  )
}

function dataRequest(
  { path, query }: Place,
  routes: readonly string[],
  language: Language,
  cookies: string | null,
): string {
  const asked = [query, `_routes=${encodeURIComponent(routes.join(','))}`].filter(Boolean).join('&')
  return request(path === '/' ? '/_root.data' : `${path}.data`, asked, '*/*', language, cookies)
}

function request(
  path: string,
  query: string,
  accept: string,
  language: Language,
  cookies: string | null,
): string {
  const headers = [
    'Host: localhost',
    `Accept: ${accept}`,
    `Accept-Language: ${language}`,
    'Accept-Encoding: gzip, deflate, br, zstd',
    ...(cookies === null ? [] : [`Cookie: ${cookies}`]),
  ]
  return `GET ${path}${query === '' ? '' : `?${query}`} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`
}
