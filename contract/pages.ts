import { categorySegments, type Category } from '#domain/categories.ts'
import type { FloorAddress } from '#domain/floor-address.ts'
import { defaultLanguage, type Language } from '#domain/languages.ts'

declare const address: unique symbol

/** A path of our own site, made only by the functions of this file, so that a mistyped link does not compile. */
export type Address = string & { readonly [address]: true }

/** The part of an address before the page's own path: empty for Russian (R25–R27). */
export function languagePrefix(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`
}

function page(language: Language, path: string, query = ''): Address {
  const prefix = languagePrefix(language)
  const full = path === '/' ? prefix || '/' : prefix + path
  return (query === '' ? full : `${full}?${query}`) as Address
}

/** The query of the links in letters (A28). */
function tokenQuery(token: string): string {
  return token === '' ? '' : `token=${encodeURIComponent(token)}`
}

/** The part of a listing that the answer to a sentence leads to: the sentence's field, what was not understood and the results. */
export const resultsId = 'results'

/** Every page of the site by name. `query` is a ready query string without the question mark. */
export const pages = {
  home: (language: Language) => page(language, '/'),
  projects: (language: Language, query = '') => page(language, '/projects', query),
  project: (language: Language, slug: string) => page(language, `/projects/${slug}`),
  queue: (language: Language, slug: string) => page(language, `/projects/queue/${slug}`),
  /** The model of a project: its houses, their shadows, the view from a window (domain/model/model-query.ts). */
  model: (language: Language, slug: string, query = '') => page(language, `/projects/${slug}/model`, query),
  about: (language: Language) => page(language, '/about'),
  /** The construction diary of all projects by month (A2). */
  progress: (language: Language, query = '') => page(language, '/about/progress', query),
  /** The construction diary of a project or of a house, by slug (A2). */
  timeline: (language: Language, slug: string, query = '') => page(language, `/about/${slug}`, query),
  /** All units of a kind in one house: flats as a chessboard, everything else by level. */
  board: (language: Language, house: string, category: Category, query = '') =>
    page(language, `/projects/queue/${house}/${categorySegments[category]}`, query),
  /** The street side of a house: floors and sections to choose from. */
  facade: (language: Language, house: string, query = '') =>
    page(language, `/projects/queue/${house}/facade`, query),
  /** The plan of one floor of one section; section 0 where it is unknown. */
  floor: (language: Language, house: string, at: FloorAddress, query = '') =>
    page(language, `/projects/queue/${house}/floors/${String(at.section)}-${String(at.floor)}`, query),
  /** What became of the deadlines of houses (R1010). `#slug` is a project. */
  promises: (language: Language) => page(language, '/promises'),
  properties: (language: Language) => page(language, '/properties'),
  /** With `part`, its changes for feed readers (R1088). */
  listing: (language: Language, category: Category, query = '', part: '' | '/changes.xml' = '') =>
    page(language, `/properties/${categorySegments[category]}${part}`, query),
  /** Where a sentence (`q`) leads to its listing. */
  find: (language: Language) => page(language, '/find'),
  /** One unit; the query sets the start values of its calculator (domain/calculation-query.ts). */
  estate: (language: Language, category: Category, slug: string, query = '') =>
    page(language, `/properties/${categorySegments[category]}/${slug}`, query),
  /** All that a flat costs (R1100); the query is what to count beside it (domain/price-sheet-choice.ts). */
  estatePriceSheet: (language: Language, category: Category, slug: string, query = '') =>
    page(language, `/properties/${categorySegments[category]}/${slug}/price`, query),
  /** The visitor's favourites; with ids in the query, a shared list (R42). */
  favorites: (language: Language, query = '') => page(language, '/favorites', query),
  /** A meeting about the units that the query names (R1070). */
  expert: (language: Language, query = '') => page(language, '/favorites/expert', query),
  compare: (language: Language, query = '') => page(language, '/favorites/compare', query),
  contacts: (language: Language) => page(language, '/contacts'),
  /** Vacancies; with `search`, those that it finds. */
  career: (language: Language, query = '') => page(language, '/career', query),
  /** Work for students; with `vacancy`, the one that the application is about. */
  students: (language: Language, query = '') => page(language, '/career/job-for-student', query),
  vacancies: (language: Language, category: string) => page(language, `/career/${category}`),
  vacancy: (language: Language, category: string, slug: string) =>
    page(language, `/career/${category}/${slug}`),
  /** The ways to buy side by side; the query is the input of the calculator (domain/calculation-query.ts). */
  purchaseMethods: (language: Language, query = '') => page(language, '/purchase-methods', query),
  mortgage: (language: Language, query = '') => page(language, '/purchase-methods/mortgage', query),
  installment: (language: Language, query = '') => page(language, '/purchase-methods/installment', query),
  payment100: (language: Language) => page(language, '/purchase-methods/payment-100'),
  /** A call; with `estate`, the id of a unit, one about it. */
  callback: (language: Language, estate?: number) =>
    page(language, '/callback', estate === undefined ? '' : `estate=${estate}`),
  /** What buyers ask; with `search` or `topic`, some of it. `#slug` is one answer. */
  answers: (language: Language, query = '') => page(language, '/answers', query),
  question: (language: Language) => page(language, '/question'),
  /** A meeting; with `estate`, the id of a unit, a viewing of it; with the `token` of a meeting, the thanks for it. */
  meeting: (language: Language, estate?: number, token = '') =>
    page(
      language,
      '/meeting',
      [estate === undefined ? '' : `estate=${estate}`, tokenQuery(token)].filter(Boolean).join('&'),
    ),
  /** A request about one unit, by its id. */
  reserve: (language: Language, estate: number) => page(language, '/reserve', `estate=${estate}`),
  /** News and promotions together (R37). */
  contents: (language: Language) => page(language, '/contents'),
  news: (language: Language, query = '') => page(language, '/contents/news', query),
  article: (language: Language, slug: string) => page(language, `/contents/news/${slug}`),
  promotions: (language: Language, query = '') => page(language, '/contents/promo', query),
  promotion: (language: Language, slug: string) => page(language, `/contents/promo/${slug}`),
  subscribe: (language: Language) => page(language, '/contents/subscribe'),
  confirmSubscription: (language: Language, token = '') =>
    page(language, '/contents/subscribe/confirm', tokenQuery(token)),
  leaveSubscription: (language: Language, token = '') =>
    page(language, '/contents/subscribe/leave', tokenQuery(token)),
  /**
   * To be told about a listing (`list`, its category, with its filters), a unit (`estate`) or a project (`project`); with
   * the `token` of a letter, what its address is told about (R1083).
   */
  watch: (language: Language, query: string) => page(language, '/tell-me', query),
  /** Every shared part of the site in every state (R57). */
  testUi: (language: Language, query = '') => page(language, '/test-ui', query),
  policy: (language: Language) => page(language, '/policy.pdf'),
  /** The calendar file of a meeting (domain/appointment.ts). */
  meetingCalendar: (language: Language, query = '') => page(language, '/meeting.ics', query),
  /** The newest news for feed readers. */
  rss: (language: Language) => page(language, '/rss.xml'),
} as const
