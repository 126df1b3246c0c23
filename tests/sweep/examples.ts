import type { z } from 'zod'
import { getAnswers } from '#contract/answers.ts'
import { getArticles } from '#contract/articles.ts'
import { getComplex, getComplexes } from '#contract/complexes.ts'
import { getEstatePlans } from '#contract/estate-plans.ts'
import { getEstates } from '#contract/estates.ts'
import { getHouse, getHouseEstates } from '#contract/houses.ts'
import { getModel } from '#contract/model.ts'
import { getMortgages } from '#contract/mortgages.ts'
import type { PageName } from '#contract/page-table.ts'
import { pages } from '#contract/pages.ts'
import { getProgress } from '#contract/progress.ts'
import { getPromotions } from '#contract/promotions.ts'
import { getVacancies } from '#contract/vacancies.ts'
import { getWatchSubject } from '#contract/watches.ts'
import { categories, type Category } from '#domain/categories.ts'
import type { FloorAddress } from '#domain/floor-address.ts'
import type { Language } from '#domain/languages.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { sentMark } from '#tests/helpers/sent-mark.ts'
import type { RunningProcess } from '#tests/helpers/servers/server.ts'

/** A running site of any company. */
export type SomeSite = Pick<RunningProcess, 'url' | 'dataDir'>

/** Addresses of one page; none where the company has nothing to show on it. */
type Examples = (language: Language, site: SomeSite) => Promise<string[]>

/**
 * Examples of every page, the plainest first, with the records that the site has. A page without an entry does not
 * compile. The policy and the feed of the news are not pages.
 */
export const examples: Readonly<Record<PageName, Examples>> = {
  home: async (language) => [pages.home(language)],
  projects: async (language, site) => {
    const city = (await projects(site))[0]?.city.slug
    return [
      pages.projects(language),
      ...(city === undefined ? [] : [pages.projects(language, `city=${city}&sort=price`)]),
      pages.projects(language, 'class=I,II&features=playground&view=map'),
      pages.projects(language, 'price_to=1'),
    ]
  },
  project: async (language, site) =>
    (await projectsToSweep(site)).map(({ slug }) => pages.project(language, slug)),
  queue: async (language, site) =>
    (await projectsToSweep(site)).flatMap(({ houses }) =>
      houses.slice(0, 1).map(({ slug }) => pages.queue(language, slug)),
    ),
  about: async (language) => [pages.about(language)],
  progress: async (language, site) => [
    pages.progress(language),
    ...(await someMonth(site)).map((month) => pages.progress(language, `month=${month}`)),
  ],
  timeline: async (language, site) => {
    const swept = await projectsToSweep(site)
    const months = await Promise.all(swept.map(({ slug }) => someMonth(site, slug)))
    return [
      ...swept.slice(0, 1).map(({ slug }) => pages.timeline(language, slug)),
      ...swept.flatMap(({ slug }, index) =>
        (months[index] ?? []).map((month) => pages.timeline(language, slug, `month=${month}`)),
      ),
      ...(swept[0]?.houses ?? []).slice(0, 1).map(({ slug }) => pages.timeline(language, slug)),
    ]
  },
  board: async (language, site) => {
    const [house] = await housesOf(site)
    if (house === undefined) return []
    return [
      ...categories.map((category) => pages.board(language, house.slug, category)),
      pages.board(language, house.slug, 'flat', 'rooms=2&free=1'),
    ]
  },
  facade: async (language, site) => {
    const [first, ...others] = await housesToSweep(site)
    return [
      ...(first === undefined ? [] : [pages.facade(language, first)]),
      ...others.map((house) => pages.facade(language, house, 'rooms=2&price_to=50000000')),
    ]
  },
  floor: async (language, site) => {
    const houses = await housesToSweep(site)
    const floors = await Promise.all(
      houses.map(async (house) => ({ house, at: await someFloor(site, house) })),
    )
    return floors.flatMap(({ house, at }, place) =>
      at === undefined ? [] : [pages.floor(language, house, at, place === 0 ? '' : 'rooms=2')],
    )
  },
  model: async (language, site) => {
    const modelled = (await projectsToSweep(site)).filter(({ has_model: has }) => has === true)
    const [slug] = modelled.map((project) => project.slug)
    if (slug === undefined) return []
    const path = `/api/complexes/s/${slug}/model`
    const { data } = await asked(site, path, getModel.answer)
    const seen = data.flats.filter(({ floor, windows }) => floor > 0 && windows.length > 0).slice(0, 1)
    return [
      pages.model(language, slug),
      pages.model(language, slug, 'day=356&minutes=0'),
      ...seen.map(({ id }) => pages.model(language, slug, `day=172&minutes=480&unit=${id}`)),
    ]
  },
  promises: async (language) => [pages.promises(language)],
  properties: async (language) => [pages.properties(language)],
  listing: async (language, site) => [
    ...categories.map((category) => pages.listing(language, category)),
    pages.listing(language, 'flat', 'rooms=1,2&price_to=60000000&page=2'),
    pages.listing(language, 'flat', 'price_to=1'),
    pages.listing(language, 'flat', 'price_from=40000000&price_to=20000000'),
    pages.listing(language, 'flat', 'view=table&sort=-price&status=reserved,sold'),
    pages.listing(language, 'garage', 'view=table'),
    pages.listing(language, 'flat', 'view=plans'),
    ...(await somePlan(site)).map((plan) => pages.listing(language, 'flat', `plan=${plan}`)),
    pages.listing(language, 'flat', 'payment_to=250000&hand=6000000'),
    pages.listing(language, 'flat', 'payment_to=900000&hand=6000000&view=table'),
    pages.listing(language, 'flat', 'payment_to=1000&hand=0'),
    pages.listing(language, 'flat', 'payment_to=400000&hand=6000000&view=plans'),
    pages.listing(language, 'flat', 'hand=6000000'),
    pages.listing(language, 'flat', 'payment_to=0&hand=6000000'),
  ],
  estate: async (language, site) => {
    const queries = ['rooms=4&status=free', 'status=reserved', 'status=request']
    const units = await Promise.all([
      ...categories.map((category) => someUnit(site, category)),
      ...queries.map((query) => someUnit(site, 'flat', query)),
    ])
    const sold = await soldFlat(site)
    return [...units.filter((unit) => unit !== undefined), ...sold].map(({ category, slug }) =>
      pages.estate(language, category, slug),
    )
  },
  estatePriceSheet: async (language, site) => {
    const units = await Promise.all([
      someUnit(site, 'flat', 'status=free'),
      someUnit(site, 'flat', 'status=reserved'),
    ])
    return units
      .filter((unit) => unit !== undefined)
      .flatMap(({ slug }) =>
        ['', 'garage=1&storageroom=1'].map((query) => pages.estatePriceSheet(language, 'flat', slug, query)),
      )
  },
  favorites: async (language, site) => [
    pages.favorites(language),
    pages.favorites(language, shortlistSearch(await someIds(site))),
    pages.favorites(language, shortlistSearch([2_000_000_000])),
  ],
  compare: async (language, site) => {
    const ids = await someIds(site)
    return [
      pages.compare(language),
      pages.compare(language, shortlistSearch(ids)),
      pages.compare(language, shortlistSearch(ids.slice(0, 2))),
      pages.compare(language, shortlistSearch(ids, 'garage')),
    ]
  },
  contacts: async (language) => [pages.contacts(language)],
  answers: async (language, site) => {
    const [first] = await someAnswers(site)
    return first === undefined
      ? []
      : [
          pages.answers(language),
          pages.answers(language, `topic=${first.topic}`),
          pages.answers(language, `search=${encodeURIComponent(first.question.split(' ')[0] ?? '')}`),
          pages.answers(language, 'search=zzz'),
        ]
  },
  career: async (language) => [
    pages.career(language),
    pages.career(language, 'search=инженер'),
    pages.career(language, 'search=zzz'),
  ],
  students: async (language, site) => [
    pages.students(language),
    `${pages.students(language)}?${await sentMark(site)}`,
  ],
  vacancies: async (language, site) =>
    (await someVacancy(site)).map(({ category }) => pages.vacancies(language, category.slug)),
  vacancy: async (language, site) => {
    const mark = await sentMark(site)
    return (await someVacancy(site)).flatMap(({ category, slug }) => {
      const path = pages.vacancy(language, category.slug, slug)
      return [path, `${path}?${mark}`]
    })
  },
  purchaseMethods: async (language, site) => {
    const city = (await projects(site)).at(-1)?.city.slug ?? ''
    return [
      pages.purchaseMethods(language),
      pages.purchaseMethods(language, 'hand=6000000'),
      pages.purchaseMethods(language, `price=95000000&city=${city}&restoration=fine&monthly=900000&hand=0`),
    ]
  },
  mortgage: async (language, site) => {
    const flat = await someUnit(site, 'flat', 'status=free')
    const [complex] = await projects(site)
    const programmes = await programmesOf(site, ['state', 'islamic'])
    return [
      pages.mortgage(language),
      ...programmes.flatMap((code) => [
        pages.mortgage(language, `price=42000000&initial=4000000&months=400&program=${code}`),
        pages.mortgage(language, `price=20000000&initial=20000000&program=${code}`),
      ]),
      ...(flat === undefined ? [] : [pages.mortgage(language, `estate=${flat.id}`)]),
      ...(complex === undefined ? [] : [pages.mortgage(language, `complex=${complex.slug}`)]),
    ]
  },
  installment: async (language, site) => {
    const unit = (await someUnit(site, 'garage')) ?? (await someUnit(site, 'flat'))
    const programmes = await programmesOf(site, ['installment'])
    const city = (await projects(site))[0]?.city.slug ?? ''
    return [
      pages.installment(language),
      ...programmes.map((code) =>
        pages.installment(language, `price=30000000&months=24&program=${code}&city=${city}`),
      ),
      ...(unit === undefined ? [] : [pages.installment(language, `estate=${unit.id}`)]),
    ]
  },
  payment100: async (language) => [pages.payment100(language)],
  callback: async (language, site) => [
    pages.callback(language),
    `${pages.callback(language)}?${await sentMark(site)}`,
  ],
  question: async (language) => [pages.question(language)],
  expert: async (language, site) => {
    const flat = await someUnit(site, 'flat')
    return [
      pages.expert(language),
      ...(flat === undefined ? [] : [pages.expert(language, shortlistSearch([flat.id]))]),
    ]
  },
  meeting: async (language) => [pages.meeting(language)],
  reserve: async (language, site) => {
    const flat = await someUnit(site, 'flat')
    return flat === undefined ? [] : [pages.reserve(language, flat.id)]
  },
  contents: async (language) => [pages.contents(language)],
  news: async (language, site) => {
    const [complex] = await projects(site)
    const more = complex === undefined ? [] : [`category=building&project=${complex.slug}`]
    const { meta } = await asked(site, '/api/articles', getArticles.answer)
    if (meta.last_page > 1) more.push('page=2')
    return [pages.news(language), ...more.map((query) => pages.news(language, query))]
  },
  article: async (language, site) => {
    const { data } = await asked(site, '/api/articles', getArticles.answer)
    const kinds = new Map(data.map((article) => [article.category, article.slug]))
    return [...kinds.values()].map((slug) => pages.article(language, slug))
  },
  promotions: async (language, site) => {
    const [complex] = await projects(site)
    return [
      pages.promotions(language),
      ...(complex === undefined
        ? []
        : [pages.promotions(language, `project=${complex.slug}&category=storageroom`)]),
      pages.promotions(language, 'state=past'),
    ]
  },
  promotion: async (language, site) => {
    const { data } = await asked(site, '/api/promotions?state=all', getPromotions.answer)
    const states = new Map(data.map((promotion) => [promotion.state, promotion.slug]))
    return [...states.values()].map((slug) => pages.promotion(language, slug))
  },
  subscribe: async (language, site) => [
    pages.subscribe(language),
    `${pages.subscribe(language)}?${await sentMark(site, 'subscribe.pending')}`,
  ],
  confirmSubscription: async (language) => [
    pages.confirmSubscription(language, 'some.token'),
    `${pages.confirmSubscription(language)}?done`,
  ],
  leaveSubscription: async (language) => [
    pages.leaveSubscription(language, 'some.token'),
    pages.leaveSubscription(language),
  ],
  watch: async (language, site) => {
    const [estate] = await someIds(site)
    const [project] = await projects(site)
    return [
      pages.watch(language, 'list=apartments&rooms=1,2&price_to=90000000&payment_to=500000'),
      pages.watch(language, 'list=parking-spaces'),
      ...(estate === undefined ? [] : [pages.watch(language, `estate=${String(estate)}`)]),
      ...(project === undefined ? [] : [pages.watch(language, `project=${String(project.id)}`)]),
      pages.watch(language, await sentMark(site, 'watch.pending')),
      pages.watch(language, 'done'),
      ...((await hasVisitorBot(site)) ? chatQueries.map((query) => pages.watch(language, query)) : []),
    ]
  },
  testUi: async (language) => [pages.testUi(language), pages.testUi(language, 'header=project')],
}

/** The form for messages in Telegram, about a search and about all flats, and the way into the bot behind it. */
const chatQueries = [
  'list=apartments&rooms=1,2&price_to=90000000&payment_to=500000&by=telegram',
  'by=telegram',
  `list=apartments&rooms=1,2&chat=1&token=${'a'.repeat(32)}`,
]

async function hasVisitorBot(site: SomeSite): Promise<boolean> {
  const { data } = await asked(site, '/api/watches/subject?category=flat', getWatchSubject.answer)
  return data.telegram_bot !== null
}

async function asked<T extends z.ZodType>({ url }: SomeSite, path: string, answer: T): Promise<z.output<T>> {
  return answer.parse(await (await fetch(url + path)).json())
}

async function projects(site: SomeSite) {
  return (await asked(site, '/api/complexes', getComplexes.answer)).data
}

/** A project that is being built and one that is ready, as far as there are: the papers and dates of the two differ. */
async function projectsToSweep(site: SomeSite) {
  const list = await projects(site)
  const chosen = ['selling', 'ready'].map((state) => list.find(({ status }) => status === state))
  return Promise.all(
    chosen
      .filter((project) => project !== undefined)
      .map(async ({ slug }) => (await asked(site, `/api/complexes/s/${slug}`, getComplex.answer)).data),
  )
}

async function housesOf(site: SomeSite) {
  const [project] = await projectsToSweep(site)
  return Promise.all(
    (project?.houses ?? [])
      .filter(({ estates_count }) => estates_count > 0)
      .map(async ({ slug }) => (await asked(site, `/api/houses/s/${slug}`, getHouse.answer)).data),
  )
}

/** A house with a picture of its facade and one without, as far as there are. */
async function housesToSweep(site: SomeSite): Promise<string[]> {
  const houses = await housesOf(site)
  const some = (hasPicture: boolean) => houses.find(({ facade }) => (facade !== null) === hasPicture)
  return [some(true), some(false)].flatMap((house) => (house === undefined ? [] : [house.slug]))
}

/** A floor of a house in the middle of those that have a page. Its section is 0 where the feed names no entrance. */
export async function someFloor(site: SomeSite, house: string): Promise<FloorAddress | undefined> {
  const { data } = await asked(site, `/api/houses/s/${house}/estates`, getHouseEstates.answer)
  const homes = data.filter(
    ({ category, floor }) => (category === 'flat' || category === 'comm') && floor > 0,
  )
  return homes[Math.floor(homes.length / 2)]
}

/** Six flats, more than a comparison has room for, and a unit of every other kind. */
async function someIds(site: SomeSite): Promise<number[]> {
  const flats = await asked(site, '/api/estates?category=flat&per_page=6', getEstates.answer)
  const others = await Promise.all(
    categories.filter((category) => category !== 'flat').map((category) => someUnit(site, category)),
  )
  return [...flats.data, ...others].flatMap((unit) => (unit === undefined ? [] : [unit.id]))
}

async function somePlan(site: SomeSite): Promise<string[]> {
  const { data } = await asked(site, '/api/estates/plans?category=flat&rooms=2', getEstatePlans.answer)
  return data.slice(0, 1).map(({ key }) => key)
}

/** A month in the middle of the diary of a project, or of all of them. */
async function someMonth(site: SomeSite, project?: string): Promise<string[]> {
  const query = project === undefined ? '' : `?complex=${project}`
  const { months } = (await asked(site, `/api/progress${query}`, getProgress.answer)).meta
  return months.slice(Math.floor(months.length / 2)).slice(0, 1)
}

async function someAnswers(site: SomeSite) {
  return (await asked(site, '/api/answers', getAnswers.answer)).data.slice(0, 1)
}

async function someVacancy(site: SomeSite) {
  return (await asked(site, '/api/vacancies', getVacancies.answer)).data.slice(0, 1)
}

/** Codes of a programme of each of these kinds. */
async function programmesOf(site: SomeSite, kinds: readonly string[]): Promise<string[]> {
  const { data } = await asked(site, '/api/mortgages', getMortgages.answer)
  return kinds.flatMap((kind) => data.find((programme) => programme.kind === kind)?.code ?? [])
}

type Unit = { id: number; slug: string; category: Category }

/** A flat that is sold: lists do not show it, the chessboard of its house does. */
async function soldFlat(site: SomeSite): Promise<Unit[]> {
  const house = (await projectsToSweep(site)).at(-1)?.houses[0]?.slug
  if (house === undefined) return []
  const { data } = await asked(site, `/api/houses/s/${house}/estates`, getHouseEstates.answer)
  return data.filter(({ category, status }) => category === 'flat' && status === 'sold').slice(0, 1)
}

async function someUnit(site: SomeSite, category: Category, query = ''): Promise<Unit | undefined> {
  const path = `/api/estates?category=${category}&per_page=1&${query}`
  return (await asked(site, path, getEstates.answer)).data.map((unit) => ({ ...unit, category }))[0]
}
