import { boardKeys } from '#domain/board-query.ts'
import { calculationKeys, openedName } from '#domain/calculation-query.ts'
import { categories, categorySegments } from '#domain/categories.ts'
import { complexKeys } from '#domain/complex-query.ts'
import { firstPattern } from '#domain/first-pattern.ts'
import { listingKeys } from '#domain/listing-query.ts'
import { modelKeys } from '#domain/model/model-query.ts'
import { priceSheetKeys } from '#domain/price-sheet-choice.ts'
import type { TextArea } from '#texts/texts.ts'
import type { pages } from './pages.ts'

type Mark = 'sitemap' | 'file'

type Page = {
  path: string
  file: string
  texts: readonly TextArea[]
  query: readonly string[] | null
  marks: readonly Mark[]
}

export type PageName = Exclude<keyof typeof pages, 'policy' | 'rss' | 'meetingCalendar' | 'find'>

/**
 * @param path as the router writes it, without the language; `:type` is a category
 * @param file in `web/routes/`
 * @param texts the areas that it says beside `baseAreas`: they are a third of its bytes, so no page has all of them
 * @param query the names that make another page of it for the page cache; null: every request gets a page of its own
 * @param marks `sitemap`: in the sitemap without a date of change; pages with one are in
 *   `feeds/sitemap/sitemap-pages.ts`. `file`: its form takes a file
 */
function page(
  path: string,
  file: string,
  texts: readonly TextArea[],
  query: readonly string[] | null,
  ...marks: Mark[]
): Page {
  return { path, file, texts, query, marks }
}

const board = [...boardKeys]
const calculation = [...calculationKeys, 'type', openedName]

/**
 * Every page of the site, by the name of its address in `pages`. Routes, texts, the page cache, metrics, limits and
 * sitemaps follow from it. Of two paths that fit an address the first counts.
 */
export const pageTable: Readonly<Record<PageName, Page>> = {
  home: page('/', 'home/home.tsx', ['home', 'ways', 'readings', 'reviews', 'overviews'], []),
  projects: page(
    '/projects',
    'projects/list/projects.tsx',
    ['projects', 'map', 'views', 'lists', 'projectList', 'overviews'],
    [...complexKeys, 'page'],
  ),
  queue: page(
    '/projects/queue/:queue',
    'projects/house/house.tsx',
    [
      'facts',
      'lightbox',
      'projects',
      'picker',
      'progress',
      'cells',
      'house',
      'houses',
      'promiseLines',
      'scheme',
      'overviews',
    ],
    calculation,
  ),
  facade: page(
    '/projects/queue/:queue/facade',
    'projects/house/facade/facade.tsx',
    ['projects', 'picker', 'board', 'cells', 'scheme'],
    board,
  ),
  floor: page(
    '/projects/queue/:queue/floors/:floor',
    'projects/house/floor/floor.tsx',
    ['projects', 'picker', 'board', 'cells', 'scheme'],
    board,
  ),
  board: page(
    '/projects/queue/:queue/:type',
    'projects/house/board/board.tsx',
    ['projects', 'board', 'cells'],
    board,
  ),
  project: page(
    '/projects/:project',
    'projects/project/project.tsx',
    [
      'facts',
      'handovers',
      'lightbox',
      'projects',
      'map',
      'payment',
      'progress',
      'reviews',
      'houses',
      'project',
      'promiseLines',
      'overviews',
    ],
    calculation,
  ),
  model: page(
    '/projects/:project/model',
    'projects/model/model.tsx',
    ['model', 'projects', 'compass', 'cells'],
    [...modelKeys],
  ),
  promises: page('/promises', 'promises/promises.tsx', ['promises', 'houses', 'promiseLines'], [], 'sitemap'),
  about: page(
    '/about',
    'about/about.tsx',
    ['about', 'handovers', 'lightbox', 'progress', 'reviews', 'overviews'],
    [],
    'sitemap',
  ),
  progress: page(
    '/about/progress',
    'about/progress.tsx',
    ['projects', 'progress', 'timeline', 'overviews'],
    ['month', 'with'],
  ),
  timeline: page(
    '/about/:slug',
    'about/timeline.tsx',
    ['lightbox', 'projects', 'progress', 'timeline', 'overviews'],
    ['month', 'with'],
  ),
  properties: page('/properties', 'properties/properties.tsx', ['properties', 'overviews'], []),
  listing: page(
    '/properties/:type',
    'properties/listing/listing.tsx',
    ['means', 'views', 'listing', 'cardPayment', 'lists'],
    [...listingKeys, 'page'],
  ),
  estate: page(
    '/properties/:type/:slug',
    'properties/estate/estate.tsx',
    [
      'estate',
      'facts',
      'payment',
      'priceSteps',
      'compass',
      'unit',
      'cardPayment',
      'cells',
      'scheme',
      'unitState',
      'share',
    ],
    calculation,
  ),
  estatePriceSheet: page(
    '/properties/:type/:slug/price',
    'properties/price-sheet/price-sheet.tsx',
    ['priceSheet', 'priceSteps'],
    [...priceSheetKeys],
  ),
  favorites: page(
    '/favorites',
    'favorites/favorites.tsx',
    ['favorites', 'appointment', 'listing', 'cardPayment', 'share'],
    [],
  ),
  expert: page(
    '/favorites/expert',
    'favorites/expert.tsx',
    ['favorites', 'appointment', 'meeting', 'ownMeeting'],
    [],
  ),
  compare: page('/favorites/compare', 'favorites/compare.tsx', ['favorites', 'unit'], []),
  contacts: page('/contacts', 'contacts/contacts.tsx', ['contacts', 'map'], [], 'sitemap'),
  career: page('/career', 'career/career.tsx', ['career'], []),
  students: page('/career/job-for-student', 'career/students.tsx', ['career'], [], 'sitemap', 'file'),
  vacancies: page('/career/:category', 'career/category.tsx', ['career'], []),
  vacancy: page('/career/:category/:slug', 'career/vacancy.tsx', ['career'], [], 'file'),
  purchaseMethods: page(
    '/purchase-methods',
    'purchase/purchase-methods.tsx',
    ['contract', 'payment', 'purchase', 'ways'],
    calculation,
    'sitemap',
  ),
  mortgage: page(
    '/purchase-methods/mortgage',
    'purchase/mortgage.tsx',
    ['payment', 'purchase'],
    calculation,
    'sitemap',
  ),
  installment: page(
    '/purchase-methods/installment',
    'purchase/installment.tsx',
    ['payment', 'purchase'],
    calculation,
    'sitemap',
  ),
  payment100: page(
    '/purchase-methods/payment-100',
    'purchase/payment-100.tsx',
    ['payment', 'purchase'],
    calculation,
    'sitemap',
  ),
  callback: page('/callback', 'forms/callback.tsx', ['request', 'unitState'], []),
  answers: page(
    '/answers',
    'answers/answers.tsx',
    ['answers', 'contract', 'reviews', 'news'],
    ['topic'],
    'sitemap',
  ),
  question: page('/question', 'forms/question.tsx', [], []),
  meeting: page('/meeting', 'forms/meeting.tsx', ['meeting', 'appointment', 'request', 'unitState'], []),
  reserve: page('/reserve', 'forms/reserve.tsx', ['request', 'unitState'], null),
  contents: page('/contents', 'contents/contents.tsx', ['contents', 'readings'], []),
  news: page(
    '/contents/news',
    'contents/news/news.tsx',
    ['contents', 'readings', 'lists', 'news'],
    ['category', 'project', 'page'],
  ),
  article: page(
    '/contents/news/:slug',
    'contents/news/article.tsx',
    ['contents', 'lightbox', 'readings', 'news', 'share'],
    [],
  ),
  promotions: page(
    '/contents/promo',
    'contents/promo/promotions.tsx',
    ['contents', 'readings', 'lists', 'news', 'promo'],
    ['state', 'project', 'category', 'page'],
  ),
  promotion: page(
    '/contents/promo/:slug',
    'contents/promo/promotion.tsx',
    ['contents', 'readings', 'cardPayment', 'news', 'promo', 'share'],
    [],
  ),
  subscribe: page('/contents/subscribe', 'contents/subscribe/subscribe.tsx', [], null),
  confirmSubscription: page(
    '/contents/subscribe/confirm',
    'contents/subscribe/confirm.tsx',
    ['subscription', 'letterLinks'],
    null,
  ),
  leaveSubscription: page(
    '/contents/subscribe/leave',
    'contents/subscribe/leave.tsx',
    ['subscription', 'letterLinks'],
    null,
  ),
  watch: page('/tell-me', 'watch/watch.tsx', ['watch', 'letterLinks'], null),
  testUi: page(
    '/test-ui',
    'test-ui/test-ui.tsx',
    [
      'analytics',
      'contract',
      'handovers',
      'lightbox',
      'payment',
      'priceSteps',
      'progress',
      'map',
      'reviews',
      'views',
      'unit',
      'readings',
      'board',
      'cardPayment',
      'cells',
      'lists',
      'news',
      'projectList',
      'promiseLines',
      'scheme',
      'share',
      'overviews',
    ],
    null,
  ),
}

export const pageNames = Object.keys(pageTable) as PageName[]

const someType = `(?:${categories.map((category) => categorySegments[category]).join('|')})`
const anyPart = '[^/]+'

const placeOfPage = firstPattern(patternsWith(someType))
const placeOfClaimed = firstPattern(patternsWith(anyPart))

/** The patterns of all paths, with this one for a category. */
function patternsWith(type: string): string[] {
  return pageNames.map((name) =>
    pageTable[name].path.replace(/:\w+/g, (part) => (part === ':type' ? type : anyPart)),
  )
}

/** The page at a path without a language; null for none. */
export function pageAt(path: string): PageName | null {
  return pageNames[placeOfPage(path) ?? -1] ?? null
}

/** Whether the router has a page for a path without a language, though it may refuse the kind of unit in it (R146). */
export function isClaimed(path: string): boolean {
  return placeOfClaimed(path) !== null
}
