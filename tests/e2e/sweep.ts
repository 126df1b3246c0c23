import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { getComplex, getComplexes } from '#contract/complexes.ts'
import { getEstates } from '#contract/estates.ts'
import { getHouse, getHouseEstates } from '#contract/houses.ts'
import type { PageName } from '#contract/page-table.ts'
import { pages } from '#contract/pages.ts'
import { getVacancies } from '#contract/vacancies.ts'
import { categories, type Category } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { sentSearch } from '#tests/helpers/browser/forms.ts'
import { headFindings } from '#tests/helpers/browser/head-checks.ts'
import {
  axeFindings,
  bareKeys,
  shiftsOnTheWayDown,
  sidewaysScroll,
  watchShifts,
} from '#tests/helpers/browser/page-checks.ts'
import { allTests, demoSite } from '#tests/helpers/servers/site.ts'
import { open, type Visitor, visitor } from '#tests/helpers/browser/visitor.ts'

/**
 * Examples of every page, the plainest first. A page without an entry does not compile. The policy and the feed of the
 * news are not pages.
 */
export const examples: Readonly<Record<PageName, (language: Language) => Promise<string[]>>> = {
  home: async (language) => [pages.home(language)],
  projects: async (language) => [
    pages.projects(language),
    pages.projects(language, 'city=almaty&sort=price'),
    pages.projects(language, 'class=I,II&features=playground&view=map'),
    pages.projects(language, 'price_to=1'),
  ],
  project: async (language) => (await projectsToSweep()).map(({ slug }) => pages.project(language, slug)),
  queue: async (language) =>
    (await projectsToSweep()).map(({ houses }) => pages.queue(language, houses[0]?.slug ?? '')),
  about: async (language) => [pages.about(language)],
  progress: async (language) => [pages.progress(language), pages.progress(language, 'month=2026-07')],
  timeline: async (language) => {
    const [building, ready] = await projectsToSweep()
    return [
      pages.timeline(language, building?.slug ?? ''),
      pages.timeline(language, ready?.slug ?? '', 'month=2026-07'),
      pages.timeline(language, building?.houses[0]?.slug ?? ''),
    ]
  },
  board: async (language) => {
    const house =
      (await projectsToSweep())[0]?.houses.find(({ estates_count }) => estates_count > 0)?.slug ?? ''
    return [
      ...categories.map((category) => pages.board(language, house, category)),
      pages.board(language, house, 'flat', 'rooms=2&free=1'),
    ]
  },
  facade: async (language) => {
    const [pictured, drawn] = await housesToSweep()
    return [pages.facade(language, pictured), pages.facade(language, drawn, 'rooms=2&price_to=50000000')]
  },
  floor: async (language) => {
    const [pictured, drawn] = await housesToSweep()
    return [
      pages.floor(language, pictured, { section: 1, floor: 3 }),
      pages.floor(language, drawn, { section: 1, floor: 2 }, 'rooms=2'),
    ]
  },
  properties: async (language) => [pages.properties(language)],
  listing: async (language) => [
    ...categories.map((category) => pages.listing(language, category)),
    pages.listing(language, 'flat', 'rooms=1,2&price_to=60000000&page=2'),
    pages.listing(language, 'flat', 'price_to=1'),
    pages.listing(language, 'flat', 'price_from=40000000&price_to=20000000'),
    pages.listing(language, 'flat', 'view=table&sort=-price&status=reserved,sold'),
    pages.listing(language, 'garage', 'view=table'),
    pages.listing(language, 'flat', 'view=plans'),
    pages.listing(language, 'flat', 'plan=2-a'),
    pages.listing(language, 'flat', 'payment_to=250000&hand=6000000'),
    pages.listing(language, 'flat', 'payment_to=900000&hand=6000000&view=table'),
    pages.listing(language, 'flat', 'payment_to=1000&hand=0'),
    pages.listing(language, 'flat', 'payment_to=400000&hand=6000000&view=plans'),
    pages.listing(language, 'flat', 'hand=6000000'),
    pages.listing(language, 'flat', 'payment_to=0&hand=6000000'),
  ],
  estate: async (language) => [
    ...(await Promise.all(
      categories.map(async (category) => pages.estate(language, category, (await someUnit(category)).slug)),
    )),
    pages.estate(language, 'flat', (await someUnit('flat', 'rooms=4&status=free')).slug),
    pages.estate(language, 'flat', (await someUnit('flat', 'status=reserved')).slug),
    pages.estate(language, 'flat', (await someUnit('flat', 'status=request')).slug),
    pages.estate(language, 'flat', await soldFlat()),
  ],
  favorites: async (language) => {
    const ids = await someIds()
    return [
      pages.favorites(language),
      pages.favorites(language, shortlistSearch(ids)),
      pages.favorites(language, shortlistSearch([2_000_000_000])),
    ]
  },
  compare: async (language) => {
    const ids = await someIds()
    return [
      pages.compare(language),
      pages.compare(language, shortlistSearch(ids)),
      pages.compare(language, shortlistSearch(ids.slice(0, 2))),
      pages.compare(language, shortlistSearch(ids, 'garage')),
    ]
  },
  contacts: async (language) => [pages.contacts(language)],
  answers: async (language) => [
    pages.answers(language),
    pages.answers(language, 'topic=contract'),
    pages.answers(language, 'search=гарантия'),
    pages.answers(language, 'search=zzz'),
  ],
  career: async (language) => [
    pages.career(language),
    pages.career(language, 'search=инженер'),
    pages.career(language, 'search=zzz'),
  ],
  students: async (language) => [
    pages.students(language),
    `${pages.students(language)}?${await sentSearch()}`,
  ],
  vacancies: async (language) => [pages.vacancies(language, (await someVacancy()).category.slug)],
  vacancy: async (language) => {
    const { category, slug } = await someVacancy()
    const path = pages.vacancy(language, category.slug, slug)
    return [path, `${path}?${await sentSearch()}`]
  },
  purchaseMethods: async (language) => [
    pages.purchaseMethods(language),
    pages.purchaseMethods(language, 'hand=6000000'),
    pages.purchaseMethods(language, 'price=95000000&city=aktau&restoration=fine&monthly=900000&hand=0'),
  ],
  mortgage: async (language) => [
    pages.mortgage(language),
    pages.mortgage(language, 'price=42000000&initial=4000000&months=400&program=nauryz-fine'),
    pages.mortgage(language, 'price=20000000&initial=20000000&program=ijara'),
    pages.mortgage(language, `estate=${(await someUnit('flat', 'status=free')).id}`),
    pages.mortgage(language, 'complex=esil-riverside'),
  ],
  installment: async (language) => [
    pages.installment(language),
    pages.installment(language, 'price=30000000&months=24&program=instalment-20&city=astana'),
    pages.installment(language, `estate=${(await someUnit('garage')).id}`),
  ],
  payment100: async (language) => [pages.payment100(language)],
  callback: async (language) => [
    pages.callback(language),
    `${pages.callback(language)}?${await sentSearch()}`,
  ],
  question: async (language) => [pages.question(language)],
  meeting: async (language) => [pages.meeting(language)],
  reserve: async (language) => [pages.reserve(language, (await someUnit('flat')).id)],
  contents: async (language) => [pages.contents(language)],
  news: async (language) => [
    pages.news(language),
    pages.news(language, 'category=building&project=nura-towers'),
    pages.news(language, 'page=2'),
  ],
  article: async (language) => [
    pages.article(language, 'almaty-family-district'),
    pages.article(language, 'how-the-law-protects-buyers'),
  ],
  promotions: async (language) => [
    pages.promotions(language),
    pages.promotions(language, 'project=qala-family&category=storageroom'),
    pages.promotions(language, 'state=past'),
  ],
  promotion: async (language) => [
    pages.promotion(language, 'winter-caspian'),
    pages.promotion(language, 'turnkey-samal-2026'),
  ],
  subscribe: async (language) => [
    pages.subscribe(language),
    `${pages.subscribe(language)}?${await sentSearch('subscribe.pending')}`,
  ],
  confirmSubscription: async (language) => [
    pages.confirmSubscription(language, 'some.token'),
    `${pages.confirmSubscription(language)}?done`,
  ],
  leaveSubscription: async (language) => [
    pages.leaveSubscription(language, 'some.token'),
    pages.leaveSubscription(language),
  ],
  testUi: async (language) => [pages.testUi(language), pages.testUi(language, 'header=project')],
}

/** A project that is being built and one that is ready: the papers and dates of the two differ. */
async function projectsToSweep() {
  const { url } = await demoSite()
  const list = getComplexes.answer.parse(await (await fetch(`${url}/api/complexes`)).json()).data
  const kinds = [
    list.find(({ status }) => status === 'selling'),
    list.find(({ status }) => status === 'ready'),
  ]
  return Promise.all(
    kinds.map(async (project) => {
      assert.ok(project !== undefined, 'the demo content has such a project')
      const response = await fetch(`${url}/api/complexes/s/${project.slug}`)
      return getComplex.answer.parse(await response.json()).data
    }),
  )
}

/** A house with a picture of its facade and one without. */
async function housesToSweep(): Promise<[pictured: string, drawn: string]> {
  const { url } = await demoSite()
  const [project] = await projectsToSweep()
  const houses = await Promise.all(
    (project?.houses ?? []).map(async ({ slug }) =>
      getHouse.answer.parse(await (await fetch(`${url}/api/houses/s/${slug}`)).json()),
    ),
  )
  const some = (hasPicture: boolean) =>
    houses.find(({ data }) => (data.facade !== null) === hasPicture && data.estates_count > 0)?.data.slug ??
    ''
  return [some(true), some(false)]
}

/** Six flats, more than a comparison has room for, and a unit of every other kind. */
async function someIds(): Promise<number[]> {
  const { url } = await demoSite()
  const flats = await fetch(`${url}/api/estates?category=flat&per_page=6`)
  const others = categories.filter((category) => category !== 'flat')
  return [
    ...getEstates.answer.parse(await flats.json()).data.map(({ id }) => id),
    ...(await Promise.all(others.map(async (category) => (await someUnit(category)).id))),
  ]
}

async function someVacancy() {
  const { url } = await demoSite()
  const vacancy = getVacancies.answer.parse(await (await fetch(`${url}/api/vacancies`)).json()).data[0]
  assert.ok(vacancy !== undefined, 'the demo content has no vacancy')
  return vacancy
}

/** The slug of a flat that is sold: lists do not show it, the chessboard of its house does. */
async function soldFlat(): Promise<string> {
  const { url } = await demoSite()
  const house = (await projectsToSweep())[1]?.houses[0]?.slug ?? ''
  const response = await fetch(`${url}/api/houses/s/${house}/estates`)
  const units = getHouseEstates.answer.parse(await response.json()).data
  return units.find(({ category, status }) => category === 'flat' && status === 'sold')?.slug ?? ''
}

async function someUnit(category: Category, query = ''): Promise<{ id: number; slug: string }> {
  const { url } = await demoSite()
  const response = await fetch(`${url}/api/estates?category=${category}&per_page=1&${query}`)
  const unit = getEstates.answer.parse(await response.json()).data[0]
  assert.ok(unit !== undefined, `the demo content has no ${category}`)
  return unit
}

type Screen = { width: number; height: number; bears: readonly number[] }

/** A telephone and a desktop, each with the widths that its layout must bear. */
const screens = {
  phone: { width: 390, height: 844, bears: [320, 390, 600] },
  desktop: { width: 1440, height: 900, bears: [768, 960, 1280, 1440, 1920, 2560] },
} satisfies Record<string, Screen>

type Stop = { path: string; status: number }

/** Somebody who looks at all pages of a language, one after the other, and only looks. */
async function looker(language: Language, { width, height }: Screen): Promise<Visitor> {
  const visit = await visitor(allTests, { language, width, height })
  await watchShifts(visit.page)
  // Fills the browser's cache: fonts that come late on a busy machine move the lines of a first page.
  await open(visit.page, pages.home(language))
  return visit
}

/**
 * On a slow machine Chromium calls a preloaded picture unused that the page shows: it has taken the picture from the
 * memory of the page before. The widths tried meanwhile may have brought a larger file of it.
 */
async function withoutUsedPreloads(page: Page, problems: readonly string[]): Promise<string[]> {
  const nameOf = (address: string) => address.replace(/^.*\//, '').replace(/-\d+\.\w+$/, '')
  const shown = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc))
  const names = new Set(shown.map(nameOf))
  return problems.filter((problem) => {
    const [, preloaded] =
      /The resource (\S+) was preloaded using link preload but not used/.exec(problem) ?? []
    return preloaded === undefined || !names.has(nameOf(preloaded))
  })
}

/**
 * The faults of pages of a language on one screen. All languages share layout and markup: axe, layout shifts and all
 * widths are tried where words are longest, in Kazakh; the others are tried at the narrowest width of the screen, and
 * on the first example of each page.
 */
async function look(
  { page, problems }: Visitor,
  language: Language,
  { width, height, bears }: Screen,
  stops: readonly Stop[],
  headToo: boolean,
): Promise<string[]> {
  const found: string[] = []
  for (const { path, status } of stops) {
    problems.length = 0
    await page.setViewportSize({ width, height })
    const answered = await open(page, path)
    const seen = [
      ...(answered === status ? [] : [`status ${answered} instead of ${status}`]),
      ...(language === 'kk' ? [...(await shiftsOnTheWayDown(page)), ...(await axeFindings(page))] : []),
      ...(await sidewaysScroll(page, language === 'kk' ? bears : bears.slice(0, 1))),
      ...(headToo ? await headFindings(page) : []),
      ...(await bareKeys(page)),
      // Chromium complains of every document that is not 200, of an announced 404 too.
      ...(await withoutUsedPreloads(page, problems)).filter(
        (problem) => status === 200 || !problem.includes(`status of ${status}`),
      ),
    ]
    found.push(...seen.map((problem) => `${path}: ${problem}`))
  }
  return found
}

/**
 * The tests of a language on one screen; a file for each, so that the processes of the tests share them out. The head of
 * a page is the same on every screen: one sweep of a language looks at it.
 */
export function sweepIn(language: Language, device: keyof typeof screens, { headToo = true } = {}): void {
  const screen = screens[device]
  let visit: Promise<Visitor> | undefined
  const faults = async (stops: readonly Stop[]) =>
    look(await (visit ??= looker(language, screen)), language, screen, stops, headToo)

  for (const [name, addresses] of Object.entries(examples)) {
    test(`R1 R217 the page ${name} is clean in ${language} on a ${device}`, async () => {
      const all = (await addresses(language)).map((path) => ({ path, status: 200 }))
      const stops = language === 'kk' ? all : all.slice(0, 1)
      assert.deepEqual(await faults(stops), [])
    })
  }

  test(`R73 the page «not found» is clean in ${language} on a ${device}`, async () => {
    const path = `${pages.home(language)}/no/such/page`.replace('//', '/')
    assert.deepEqual(await faults([{ path, status: 404 }]), [])
  })
}
