import type { pages } from '#contract/pages.ts'
import { stripLanguage } from '#domain/url-rules.ts'

export type PageKind = Exclude<keyof typeof pages, 'policy' | 'rss'>

const type = '(apartments|parking-spaces|storerooms|commercial-premises)'

/** Which page a path without its language is; the first that fits. A page without a line here does not compile. */
const patterns: Readonly<Record<PageKind, RegExp>> = {
  home: /^\/?$/,
  projects: /^\/projects$/,
  facade: /^\/projects\/queue\/[^/]+\/facade$/,
  floor: /^\/projects\/queue\/[^/]+\/floors\/[^/]+$/,
  board: new RegExp(`^/projects/queue/[^/]+/${type}$`),
  queue: /^\/projects\/queue\/[^/]+$/,
  project: /^\/projects\/[^/]+$/,
  about: /^\/about$/,
  progress: /^\/about\/progress$/,
  timeline: /^\/about\/[^/]+$/,
  properties: /^\/properties$/,
  listing: /^\/properties\/[^/]+$/,
  estate: /^\/properties\/[^/]+\/[^/]+$/,
  compare: /^\/favorites\/compare$/,
  favorites: /^\/favorites$/,
  contacts: /^\/contacts$/,
  career: /^\/career$/,
  students: /^\/career\/job-for-student$/,
  vacancy: /^\/career\/[^/]+\/[^/]+$/,
  vacancies: /^\/career\/[^/]+$/,
  purchaseMethods: /^\/purchase-methods$/,
  mortgage: /^\/purchase-methods\/mortgage$/,
  installment: /^\/purchase-methods\/installment$/,
  payment100: /^\/purchase-methods\/payment-100$/,
  callback: /^\/callback$/,
  question: /^\/question$/,
  meeting: /^\/meeting$/,
  reserve: /^\/reserve$/,
  contents: /^\/contents$/,
  news: /^\/contents\/news$/,
  article: /^\/contents\/news\/[^/]+$/,
  promotions: /^\/contents\/promo$/,
  promotion: /^\/contents\/promo\/[^/]+$/,
  confirmSubscription: /^\/contents\/subscribe\/confirm$/,
  leaveSubscription: /^\/contents\/subscribe\/leave$/,
  subscribe: /^\/contents\/subscribe$/,
  testUi: /^\/test-ui$/,
}

export const pageKinds = Object.keys(patterns) as PageKind[]

/** The kind of page behind an address of the site in any language; null for none. */
export function pageKindOf(address: string): PageKind | null {
  const path = stripLanguage(new URL(address, 'http://site').pathname)
  return pageKinds.find((kind) => patterns[kind].test(path)) ?? null
}
