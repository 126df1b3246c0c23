import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { root } from '#scripts/root.ts'
import { tools } from '#scripts/command.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'

/** One step of a recipe: what is written into a file before a piece of it; `null`: the file is new. */
type Step = readonly [file: string, before: string | null, written: string]

/** A page that a menu leads to. */
const page: readonly Step[] = [
  [
    'contract/pages.ts',
    '  policy: (language',
    "  guide: (language: Language) => page(language, '/guide'),\n",
  ],
  [
    'contract/page-table.ts',
    '  testUi: page(',
    "  guide: page('/guide', 'guide/guide.tsx', ['purchase'], [], 'sitemap'),\n",
  ],
  [
    'web/routes/guide/guide.tsx',
    null,
    `import { useI18n } from '../../i18n/i18n.tsx'
import { PageHead } from '../../layout/page-head.tsx'

export { pageAction as action } from '../../data/take-form.server.ts'

export default function Guide() {
  const { t } = useI18n()
  return (
    <div className="wrap">
      <PageHead title={t('guide.title')} description={t('guide.lead')} />
      <h1>{t('guide.title')}</h1>
      <p className="lead">{t('guide.lead')}</p>
    </div>
  )
}
`,
  ],
  [
    'texts/frame.ts',
    "  'menu.offers': {",
    "  'guide.title': { ru: 'Памятка', kk: 'Жадынама', en: 'Guide' },\n",
  ],
  [
    'texts/purchase.ts',
    "  'purchase.lead': {",
    "  'guide.lead': { ru: 'С чего начать.', kk: 'Неден бастау керек.', en: 'Where to begin.' },\n",
  ],
  ['web/layout/navigation.ts', "  'footer.about': pages.about,", "  'guide.title': pages.guide,\n"],
  ['web/layout/navigation.ts', "  'header.callback',\n)", "  'guide.title',\n"],
  ['tests/sweep/examples.ts', '  testUi: async', '  guide: async (language) => [pages.guide(language)],\n'],
]

/** A filter of units: the class of housing, which the list of projects has already. */
const filter: readonly Step[] = [
  [
    'domain/listing-query.ts',
    'import type { Language }',
    "import { complexClasses } from './complex-words.ts'\n",
  ],
  [
    'domain/listing-query.ts',
    '  plans: several(',
    "  classes: several('class', (text) => knownValues(text, complexClasses)),\n",
  ],
  [
    'contract/estates.ts',
    '  plan: filterText(',
    "  class: filterText('Comma list of classes of housing', 'I,II'),\n",
  ],
  [
    'database/search/query/criteria.ts',
    '      (isAmong(listing.deadlines,',
    '      (isAmong(listing.classes, words.classes[complex?.class ?? -1]?.code) ? 0 : filterBits.classes) |\n',
  ],
  ['database/search/facets/facet-counts.ts', '  features: Uint32Array', '  classes: Uint32Array\n'],
  [
    'database/search/facets/facet-counts.ts',
    '  const features = ',
    '  const classes = new Uint32Array(houses)\n',
  ],
  [
    'database/search/facets/facet-counts.ts',
    '    [filterBits.features,',
    '    [filterBits.classes, classes, kinds.house],\n',
  ],
  ['database/search/facets/facet-counts.ts', '    add(features, house', '    add(classes, house, count)\n'],
  ['database/search/facets/facet-counts.ts', '    features,\n', '    classes,\n'],
  [
    'database/search/facets/estate-facets.ts',
    '  features: TitledOption',
    '  classes: TitledOption<string>[]\n',
  ],
  [
    'database/search/facets/estate-facets.ts',
    '    features: counted(',
    '    classes: counted(offered.classes, counts.classes),\n',
  ],
  [
    'database/search/facets/offered-choices.ts',
    '  readonly features: Choice<string, Titled>[]',
    '  readonly classes: Choice<string, Titled>[]\n',
  ],
  [
    'database/search/facets/offered-choices.ts',
    '    features: some(',
    `    classes: some(
      words.classes.map(({ code, title }, position) => ({
        option: { value: code, title },
        positions: housesWhere((house) => words.complexes[house.complex]?.class === position),
      })),
    ),
`,
  ],
  [
    'api/catalogue/estate-filter-list.ts',
    "      ['features',",
    "      ['class', words['filter.housing'], named(facets.classes, language)],\n",
  ],
  [
    'texts/filters.ts',
    "  'filter.class': {",
    "  'filter.housing': { ru: 'Класс', kk: 'Класы', en: 'Class' },\n",
  ],
  ['web/routes/properties/listing/page-filters.ts', "deadline sun side'", 'class '],
  [
    'web/routes/properties/listing/filter-panel.tsx',
    "      <ChoiceFilter filter={named('deadline')}",
    "      <ChoiceFilter filter={named('class')} chosen={wanted.classes} />\n",
  ],
  [
    'web/routes/properties/listing/chosen-filters.ts',
    "    features: list('features'),",
    "    classes: list('classes'),\n",
  ],
  ['database/watches/matching/listing-matcher.ts', "  features: 'house',", "  classes: 'house',\n"],
  [
    'leads/watches/listing-words.ts',
    '    features: listing.features.map',
    `    classes: listing.classes.map(
      (code) => words.classes.find((each) => each.code === code)?.title[language] ?? code,
    ),
`,
  ],
  [
    'domain/listing-query.test.ts',
    '    plans: fc.subarray(',
    "    classes: fc.subarray(['I', 'II'] as ('I' | 'II')[]),\n",
  ],
  ['domain/listing-query.test.ts', "    plans: ['2-a', 'samal", "    classes: ['I', 'II'],\n"],
  [
    'tests/helpers/search/search-arbitraries.ts',
    '    plans: fc.subarray([...drawings',
    "    classes: fc.subarray(['I', 'II', 'III'] as ('I' | 'II' | 'III')[], few),\n",
  ],
  [
    'api/catalogue/estate-class.test.ts',
    null,
    `import assert from 'node:assert/strict'
import { getEstateFilters, getEstates } from '#contract/estates.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

eachDatabase('units are filtered by their class, and each class counts its own', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const { data } = await callApi(api, getEstateFilters)
  const options = data.find(({ key }) => key === 'class')?.options ?? []
  assert.ok(options.length > 0)
  for (const value of ['I', 'II', 'III', 'IV']) {
    const count = options.find((option) => option.value === value)?.count ?? 0
    const { meta } = await callApi(api, getEstates, { query: \`class=\${value}\` })
    assert.equal(meta.total, count, value)
  }
})
`,
  ],
]

/** An API call: the departments of the company. */
const call: readonly Step[] = [
  ['contract/endpoints.ts', '  awards: {', "  departments: { method: 'GET', path: '/api/departments' },\n"],
  [
    'contract/departments.ts',
    null,
    `import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { list } from './envelopes.ts'

export const Department = z.object({ title: z.string(), employees: z.int().min(1) })
export type Department = z.infer<typeof Department>

export const getDepartments = {
  ...endpoints.departments,
  summary: 'Departments with how many people they have',
  answer: list(Department),
} as const
`,
  ],
  [
    'contract/all-endpoints.ts',
    'import { Company, CompanyPictures,',
    "import { Department, getDepartments } from './departments.ts'\n",
  ],
  [
    'contract/all-endpoints.ts',
    "  {\n    name: 'getLocalizations',",
    "  { name: 'getDepartments', endpoint: getDepartments, isEditorial: true, refusals: {} },\n",
  ],
  ['contract/all-endpoints.ts', '  Dictionaries,\n  Employee,', '  Department,\n'],
  [
    'database/company/departments.ts',
    null,
    `import type { Department } from '#contract/departments.ts'
import type { Language } from '#domain/languages.ts'
import { textIn } from '../contents/texts-and-pictures.ts'
import type { Database } from '../open.ts'

export async function findDepartments(db: Database, language: Language): Promise<Department[]> {
  const rows = await db.selectFrom('employees').select('department').execute()
  const counts = new Map<string, number>()
  for (const { department } of rows) {
    const title = textIn(department, language)
    counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  return [...counts].map(([title, employees]) => ({ title, employees }))
}
`,
  ],
  [
    'api/company/departments.ts',
    null,
    `import { getDepartments } from '#contract/departments.ts'
import { findDepartments } from '#database/company/departments.ts'
import type { Database } from '#database/open.ts'
import { read } from '../http/read-call.ts'

export function departments(db: Database) {
  return [
    read(getDepartments, { answer: async (_, language) => ({ data: await findDepartments(db, language) }) }),
  ]
}
`,
  ],
  [
    'api/create-api.ts',
    'import { employees } from',
    "import { departments } from './company/departments.ts'\n",
  ],
  ['api/create-api.ts', '    ...employees(db),', '    ...departments(db),\n'],
  [
    'api/company/departments.test.ts',
    null,
    `import assert from 'node:assert/strict'
import { getDepartments } from '#contract/departments.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

eachDatabase('departments are listed with how many people they have', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const { data } = await callApi(api, getDepartments)
  assert.ok(data.length > 0 && data.every(({ employees }) => employees > 0))
})
`,
  ],
]

/** A way for requests to staff: a chat that takes a text by an address. */
const delivery: readonly Step[] = [
  ['leads/delivery/channels.ts', " | 'telegram'", " | 'chat'"],
  [
    'leads/delivery/chat.ts',
    null,
    `import type { OutgoingLead, OutgoingSummary } from '#contract/outgoing-lead.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { leadTitle, summaryTitle } from './lead-lines.ts'
import { postForm } from './post-json.ts'
import type { Attempt } from './send-lead.ts'

export function chat(url: string) {
  return async (request: OutgoingLead | OutgoingSummary, { signal }: Attempt): Promise<void> => {
    const text = 'requests' in request ? summaryTitle(request) : \`\${leadTitle(request)}\\n\${request.id}\`
    const { status } = await postForm(url, { text }, signal)
    if (status !== 200) throw new DeliveryFailure({ code: \`status \${status}\` })
  }
}
`,
  ],
  [
    'leads/routes/routes-file.ts',
    "  z.strictObject({\n    to: z.literal('telegram'),",
    "  z.strictObject({ to: z.literal('chat'), url: Address, ...routeParts }),\n",
  ],
  [
    'leads/routes/route-senders.ts',
    'import { mail, mailSummary }',
    "import { chat } from '../delivery/chat.ts'\n",
  ],
  [
    'leads/routes/route-senders.ts',
    "    case 'telegram': {",
    "    case 'chat':\n      return alike(chat(filledAddress(route.url, secrets)))\n",
  ],
  [
    'leads/delivery/chat.test.ts',
    null,
    `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleLead } from '#tests/helpers/leads/outgoing-lead.ts'
import { startReceiver } from '#tests/helpers/servers/receiver.ts'
import { chat } from './chat.ts'

test('a request comes into the chat with its number', async (t) => {
  const { url, received } = await startReceiver(t)
  await chat(url)(sampleLead(), { number: 1, signal: new AbortController().signal })
  assert.match(decodeURIComponent(received[0]?.body ?? ''), new RegExp(sampleLead().id))
})
`,
  ],
]

const skipped = new Set([
  'node_modules',
  'build',
  'var',
  'public',
  '.git',
  '.react-router',
  'demo-company/media',
])

/** The project without what is installed, built and drawn. */
function copyOfProject(folder: string): void {
  cpSync(root, folder, { recursive: true, filter: (path) => !skipped.has(relative(root, path)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}

function carryOut(folder: string, steps: readonly Step[]): void {
  for (const [file, before, written] of steps) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    const code = before === null ? '' : readFileSync(path, 'utf8')
    assert.ok(before === null || code.includes(before), `The recipe no longer fits ${file}: ${before}`)
    const place = before === null ? 0 : code.indexOf(before)
    writeFileSync(path, code.slice(0, place) + written + code.slice(place))
  }
}

/** A recipe of docs/recipes.md, up to the next one. */
function recipe(title: string): string {
  const recipes = readFileSync(join(root, 'docs/recipes.md'), 'utf8').split(/^## /m)
  const found = recipes.find((part) => part.toLowerCase().startsWith(title.toLowerCase()))
  assert.ok(found !== undefined, `docs/recipes.md says how to ${title}`)
  return found
}

test('R375 the recipes name the files that they change, and lead to sound code', async (t) => {
  for (const [title, steps] of [
    ['add a page', page],
    ['add a filter', filter],
    ['add an API call', call],
    ['add a way for requests', delivery],
  ] as const) {
    const words = recipe(title)
    const unnamed = steps.filter(([file, before]) => before !== null && !words.includes(`\`${file}\``))
    assert.deepEqual(
      unnamed.map(([file]) => file),
      [],
      title,
    )
  }
  const folder = temporaryFolder(t)
  copyOfProject(folder)
  carryOut(folder, [...page, ...filter, ...call, ...delivery])
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const run = async (...args: string[]) => {
    try {
      await promisify(execFile)(process.execPath, args, { cwd: folder, env: { ...env, NO_COLOR: '1' } })
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      assert.fail(`${args.join(' ')}\n${stdout}${stderr}`)
    }
  }
  await run(tools.pages, 'typegen')
  await run(tools.types, '--noEmit', '--pretty', 'false')
  await run(tools.lint)
  await run(
    '--test',
    'api/catalogue/estate-class.test.ts',
    'api/company/departments.test.ts',
    'leads/delivery/chat.test.ts',
    'api/docs/docs.test.ts',
    'database/watches/matching/match-watches.test.ts',
    'tests/text-areas.test.ts',
    'tests/routes.test.ts',
  )
})
