import { allEndpoints, type ListedEndpoint } from '#contract/all-endpoints.ts'

/** Calls that belong together, as the OpenAPI document and the manual show them. */
export type CallGroup = { name: string; about: string; calls: readonly ListedEndpoint[] }

/** Groups in the order of reading; a call belongs to the first whose pattern knows its method and path. */
const groups: readonly { name: string; about: string; pattern: RegExp }[] = [
  {
    name: 'Units',
    about: 'What is sold: flats, parking spaces, storerooms, commercial units; lists, filters, one unit.',
    pattern: /^GET \/api\/estates/,
  },
  {
    name: 'Projects and houses',
    about:
      'Residential complexes, their houses (phases), how far they are built, and what became of their deadlines.',
    pattern: /^GET \/api\/(complexes|houses|progress|promises)/,
  },
  {
    name: 'Ways to pay',
    about: 'Mortgage programmes, calculators, and a schedule of payments as a file.',
    pattern: /^\w+ \/api\/(mortgages|calculators)/,
  },
  {
    name: 'News and offers',
    about: 'What editors publish.',
    pattern: /^GET \/api\/(articles|promotions|answers)/,
  },
  { name: 'Vacancies', about: 'Jobs and their categories.', pattern: /^GET \/api\/vacancies/ },
  {
    name: 'Company',
    about: 'People, awards, offices, reviews, pictures.',
    pattern: /^GET \/api\/(employees|awards|contacts|reviews|photos|videos)/,
  },
  {
    name: 'E-mails about changes',
    about:
      'News about a search, a unit or a project: by e-mail once the address is confirmed, or in Telegram. At most five subjects for each address or chat.',
    pattern: /^\w+ \/api\/watches/,
  },
  {
    name: 'The site itself',
    about: 'Texts, words of filters and menus, banners, moved addresses, the build that is served.',
    pattern: /^GET /,
  },
  {
    name: 'Requests of visitors',
    about:
      'Forms. A request that is answered 201 is on disk and reaches the staff; see how requests are kept.',
    pattern: /^POST \/api\/(feedback|vacancies)/,
  },
  {
    name: 'Subscription to the news',
    about: 'By mail, with a letter that asks to confirm.',
    pattern: /^POST \/api\/articles/,
  },
]

/** The name of the group of a call. A call that no group knows is a mistake of this list. */
export function groupOf({ endpoint }: ListedEndpoint): string {
  const group = groups.find(({ pattern }) => pattern.test(`${endpoint.method} ${endpoint.path}`))
  if (group === undefined) throw new Error(`${endpoint.path} belongs to no group of the manual`)
  return group.name
}

export function callGroups(): CallGroup[] {
  return groups.map(({ name, about }) => ({
    name,
    about,
    calls: allEndpoints.filter((listed) => groupOf(listed) === name),
  }))
}
