import { allEndpoints } from '#contract/all-endpoints.ts'
import { feedPaths } from '#contract/feeds.ts'
import { languageSwitchPath } from '#contract/language-switch.ts'
import { offlineWorkerPath } from '#contract/offline.ts'
import { pages } from '#contract/pages.ts'
import { sitemapOfPath } from '#contract/sitemaps.ts'
import { webManifestPath } from '#contract/web-manifest.ts'
import { categories, type Category, categorySegments } from '#domain/categories.ts'
import { stripLanguage } from '#domain/url-rules.ts'
import { pageOfData } from '../pages/page-requests.ts'

/** The segment that stands for any other. */
const any = ':slug'

/** The Russian address of every page with `:slug` for what varies; a page without a line here does not compile. */
const pagePatterns: Record<keyof typeof pages, (category: Category) => string> = {
  home: () => pages.home('ru'),
  projects: () => pages.projects('ru'),
  project: () => pages.project('ru', any),
  queue: () => pages.queue('ru', any),
  about: () => pages.about('ru'),
  progress: () => pages.progress('ru'),
  timeline: () => pages.timeline('ru', any),
  board: (category) => pages.board('ru', any, category),
  facade: () => pages.facade('ru', any),
  floor: () => pages.floor('ru', any, { section: 1, floor: 1 }).replace('1-1', any),
  properties: () => pages.properties('ru'),
  listing: (category) => pages.listing('ru', category),
  estate: (category) => pages.estate('ru', category, any),
  favorites: () => pages.favorites('ru'),
  compare: () => pages.compare('ru'),
  contacts: () => pages.contacts('ru'),
  career: () => pages.career('ru'),
  students: () => pages.students('ru'),
  vacancies: () => pages.vacancies('ru', any),
  vacancy: () => pages.vacancy('ru', any, any),
  purchaseMethods: () => pages.purchaseMethods('ru'),
  mortgage: () => pages.mortgage('ru'),
  installment: () => pages.installment('ru'),
  payment100: () => pages.payment100('ru'),
  callback: () => pages.callback('ru'),
  question: () => pages.question('ru'),
  meeting: () => pages.meeting('ru'),
  reserve: () => pages.reserve('ru', 1).replace(/\?.*/, ''),
  contents: () => pages.contents('ru'),
  news: () => pages.news('ru'),
  article: () => pages.article('ru', any),
  promotions: () => pages.promotions('ru'),
  promotion: () => pages.promotion('ru', any),
  subscribe: () => pages.subscribe('ru'),
  confirmSubscription: () => pages.confirmSubscription('ru'),
  leaveSubscription: () => pages.leaveSubscription('ru'),
  testUi: () => pages.testUi('ru'),
  policy: () => pages.policy('ru'),
  rss: () => pages.rss('ru'),
}

const others = [
  ...Object.values(feedPaths),
  languageSwitchPath,
  offlineWorkerPath,
  webManifestPath('ru'),
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/api/docs',
  '/api/openapi.json',
]

/** Folders of files: an address in one of them counts as the folder. */
const folders = /^\/(assets|media|fonts|og)\//

type Node = { pattern: string | null; next: Map<string, Node> }

const root: Node = { pattern: null, next: new Map() }

/** @param path segments to follow, those that begin with a colon standing for any */
function plant(path: string, pattern: string): void {
  let node = root
  for (const segment of path.split('/').slice(1)) {
    const key = segment.startsWith(':') ? any : segment
    let next = node.next.get(key)
    if (next === undefined) node.next.set(key, (next = { pattern: null, next: new Map() }))
    node = next
  }
  node.pattern ??= pattern
}

for (const category of categories) {
  for (const page of Object.values(pagePatterns)) {
    const path = page(category)
    plant(path, path.replace(`/${categorySegments[category]}`, '/:category'))
  }
}
for (const { endpoint } of allEndpoints) plant(endpoint.path, endpoint.path)
for (const path of others) plant(path, path)

function find(node: Node, segments: readonly string[]): string | null {
  const [segment, ...rest] = segments
  if (segment === undefined) return node.pattern
  for (const key of [segment, any]) {
    const next = key === any && segment === '' ? undefined : node.next.get(key)
    const found = next === undefined ? null : find(next, rest)
    if (found !== null) return found
  }
  return null
}

/**
 * The pattern of a path, the same in every language: `/kk/projects/aurora` → `/projects/:slug`, with `.data` behind it
 * for the router's request of it. There are as many as the site has pages and calls; whatever else is asked for counts
 * as `other`, so that nobody makes new ones by asking.
 */
export function routePattern(path: string): string {
  const folder = folders.exec(path)
  if (folder !== null) return `/${folder[1]}/*`
  if (sitemapOfPath(path) !== null) return '/sitemap.xml'
  const ofData = pageOfData(path)
  const found = find(
    root,
    stripLanguage(ofData ?? path)
      .split('/')
      .slice(1),
  )
  if (found === null) return 'other'
  return ofData === null ? found : `${found}.data`
}
