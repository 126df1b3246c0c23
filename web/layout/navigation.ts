import { type Address, pages } from '#contract/pages.ts'
import type { Category } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import type { Way } from '#domain/ways-to-buy.ts'

type Place = (language: Language) => Address

/** Where every item of the menus leads. */
const places = {
  'header.projects': (language) => pages.projects(language),
  'header.commercial': (language) => pages.listing(language, 'comm'),
  'header.purchase': (language) => pages.purchaseMethods(language),
  'header.about': pages.about,
  'progress.title': (language) => pages.progress(language),
  'promises.title': pages.promises,
  'header.news': pages.contents,
  'header.write': pages.question,
  'header.callback': pages.callback,
  'header.career': (language) => pages.career(language),
  'header.favorites': (language) => pages.favorites(language),
  'header.contacts': pages.contacts,
  'footer.about': pages.about,
  'answers.title': (language) => pages.answers(language),
  'meets.page.title': pages.meeting,
  'subscribe.page.title': pages.subscribe,
} as const satisfies Record<string, Place>

type Title = keyof typeof places

/** The items of these names. The key of an item's text is its name. */
function menu<T extends Title>(...titles: T[]): (language: Language) => { title: T; to: Address }[] {
  return (language) => titles.map((title) => ({ title, to: places[title](language) }))
}

/** The ways on from an error page (R104), by the words of the error pages, which are there when nothing else is. */
export function errorWays(language: Language) {
  return [
    { title: 'error.main', to: pages.home(language) },
    { title: 'error.projects', to: pages.projects(language) },
    { title: 'error.flats', to: pages.listing(language, 'flat') },
    { title: 'error.news', to: pages.contents(language) },
  ] as const
}

const mainItems = menu('header.commercial', 'header.purchase')

/** The main row of the header after its two menus (R78), without commercial units where there never were any. */
export function mainMenu(language: Language, absent: readonly Category[]) {
  return mainItems(language).slice(absent.includes('comm') ? 1 : 0)
}

/**
 * The item of the main row to which a page belongs, by its address; null for a page of none. The commercial premises
 * have an item of their own, so «Property» steps back for them.
 */
export function currentItem(path: string, language: Language): Address | null {
  const items = [
    pages.projects(language),
    pages.properties(language),
    ...mainItems(language).map(({ to }) => to),
  ]
  const found = items.filter((to) => path === to || path.startsWith(`${to}/`))
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null
}

/** The small row above it (R77). */
export const topMenu = menu('header.about', 'header.news', 'header.write')

/** The icons of the header (R79, R86). */
export const iconMenu = menu('header.favorites', 'header.contacts')

/** Below the main blocks of the drawer (R88). */
export const drawerMenu = menu(
  'header.about',
  'header.career',
  'header.news',
  'header.favorites',
  'header.contacts',
)

/** The purchase column of the footer (R98): the ways to buy that there are. */
export function purchaseMenu(language: Language, ways: readonly Way[]) {
  return ways.map((way) => ({ title: `footer.${way}` as const, to: pages[way](language) }))
}

/** The company column of the footer (R98). */
export const companyMenu = menu(
  'footer.about',
  'header.projects',
  'progress.title',
  'promises.title',
  'answers.title',
  'header.news',
  'header.career',
  'header.favorites',
  'header.contacts',
  'meets.page.title',
  'subscribe.page.title',
  'header.callback',
)
