import type { OtherServer } from './other-server.ts'

/** So many of each thing: more than a page of a list holds. */
const many = 14

const numbers = Array.from({ length: many }, (_, index) => index + 1)

const codes = ['flat', 'garage', 'storageroom', 'comm'] as const

/** The registry's value of a unit, in the spelling of its category (R110–R112). */
const registered = {
  flat: (n: number) => `A-1-${n}`,
  garage: (n: number) => `P#${n}`,
  storageroom: String,
  comm: (n: number) => `C-${n}`,
}

const estates = codes.flatMap((category, kind) =>
  numbers.map((n) => ({ id: kind * 100 + n, category, geo_flatnum: registered[category](n) })),
)
const complexes = numbers.map((n) => ({
  name: `Project ${n}`,
  slug: `project-${n}`,
  price_from: n * 1_000_000,
}))
const slugs = (kind: string) => numbers.map((n) => ({ slug: `${kind}-${n}` }))
const ids = numbers.map((id) => ({ id }))

const tabs = codes.map((code, index) => ({
  id: index + 1,
  code,
  title: `Category ${index + 1}`,
  estates_count: many,
  rooms_data: code === 'flat' ? [1, 2, 3].map((title) => ({ title, price_from: title * 10_000_000 })) : [],
  restorations_data: code === 'flat' ? [{ title: 'Finishing', price_from: 12_000_000 }] : [],
}))

const vacancyCategories = [1, 2].map((id) => ({ id, slug: `department-${id}` }))
const vacancies = numbers.map((n) => ({ slug: `vacancy-${n}`, category: vacancyCategories[n % 2] }))

const bySlug = (things: readonly { slug: string }[]) => (slug: string) =>
  things.find((thing) => thing.slug === slug)

/** The reads of the specification by their paths. `undefined`: nothing of that name. */
const reads: readonly (readonly [RegExp, (name: string, query: URLSearchParams) => unknown])[] = [
  [/^\/api\/localizations\/(ru|kk|en)$/, () => ({ data: [{ key: 'header.projects', content: 'Projects' }] })],
  [/^\/api\/(employees|contacts|reviews|banners|mortgages)$/, () => ({ data: ids })],
  [/^\/api\/awards$/, () => ({ data: ids })],
  [/^\/api\/awards\/(\d+)$/, (id) => one(ids.find((award) => String(award.id) === id))],
  [/^\/api\/vacancies\/categories$/, () => ({ data: vacancyCategories })],
  [/^\/api\/vacancies\/burning$/, () => ({ data: vacancies.slice(0, 2) })],
  [/^\/api\/vacancies$/, () => ({ data: vacancies })],
  [/^\/api\/vacancies\/([^/]+)$/, (slug) => one(bySlug(vacancies)(slug))],
  [/^\/api\/dictionaries$/, () => ({ data: { projectDynamicFilters: [], propertyDynamicFilters: {} } })],
  [/^\/api\/articles$/, (_, query) => page(slugs('article'), query)],
  [/^\/api\/articles\/([^/]+)$/, (slug) => one(bySlug(slugs('article'))(slug))],
  [/^\/api\/(photos|videos|feedback-images)$/, () => ids],
  [/^\/api\/promotions$/, (_, query) => page(slugs('promotion'), query)],
  [/^\/api\/promotions\/basic$/, () => ({ data: slugs('promotion') })],
  [/^\/api\/promotions\/([^/]+)$/, (slug) => one(bySlug(slugs('promotion'))(slug))],
  [/^\/api\/complexes$/, (_, query) => page(complexes, query)],
  [/^\/api\/complexes\/filters$/, () => ({ data: [] })],
  [/^\/api\/complexes\/navigation$/, () => ({ data: complexes })],
  [/^\/api\/complexes\/s\/([^/]+)$/, (slug) => one(bySlug(complexes)(slug))],
  [/^\/api\/houses\/s\/([^/]+)$/, (slug) => one(bySlug(slugs('house'))(slug))],
  [
    /^\/api\/estates$/,
    (_, query) =>
      page(
        estates.filter(({ category }) => category === (query.get('category') ?? 'flat')),
        query,
      ),
  ],
  [/^\/api\/estates\/filters$/, () => ({ data: {} })],
  [/^\/api\/estates\/categories$/, () => ({ data: tabs })],
  [/^\/api\/estates\/(\d+)$/, (id) => one(estates.find((estate) => String(estate.id) === id))],
  [/^\/api\/calculators$/, () => ({ data: [20, 10, 30].map((initial_payment) => ({ initial_payment })) })],
  [/^\/api\/property-descriptions$/, () => []],
  [/^\/api\/redirects$/, (_, query) => (query.get('path') === '/moved' ? { target: '/contacts' } : {})],
]

const one = (data: unknown) => (data === undefined ? undefined : { data })

/** The specification names the size of a page and no other field beside its items. */
function page(things: readonly unknown[], query: URLSearchParams) {
  const size = Number(query.get('per_page') ?? 12)
  const from = (Number(query.get('page') ?? 1) - 1) * size
  return { data: things.slice(from, from + size) }
}

/**
 * A server that has the calls and the fields of the specification and no others: its lookups, and what its entities are
 * said to hold. Everything in it is made up by rule.
 */
export const specificationServer: OtherServer = async (path, method) => {
  const { pathname, searchParams } = new URL(path, 'http://api.example')
  if (method === 'POST') return new Response(null, { status: 200 })
  for (const [pattern, answer] of reads) {
    const [, name = ''] = pattern.exec(pathname) ?? []
    const body = pattern.test(pathname) ? answer(name, searchParams) : undefined
    if (body !== undefined) return Response.json(body)
  }
  return Response.json({ message: 'Not found' }, { status: 404 })
}
