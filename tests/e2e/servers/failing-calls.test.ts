import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allEndpoints } from '#contract/all-endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { pages } from '#contract/pages.ts'
import { texts } from '#texts/texts.ts'
import { demoServer } from '#tests/helpers/servers/demo-server.ts'
import { heading, pagesOver } from '#tests/helpers/servers/other-server.ts'
import { wordsOfPage } from '#tests/helpers/words-of-page.ts'
import { examples } from '../sweep.ts'

type Kind = keyof typeof examples

/** The calls of a page's subject: without them there is no page. Without any other call a page loses a block. */
const subjects: Readonly<Partial<Record<Kind, readonly RegExp[]>>> = {
  projects: [/^\/api\/complexes\?/],
  project: [/^\/api\/complexes\/s\/[^/]*$/],
  model: [/^\/api\/complexes\/s\//],
  queue: [/^\/api\/houses\/s\/[^/]*$/],
  progress: [/^\/api\/progress/],
  timeline: [/^\/api\/progress\?(complex|house)=/, /^\/api\/houses\/s\/[^/]*$/],
  board: [/^\/api\/houses\/s\//],
  facade: [/^\/api\/houses\/s\//],
  floor: [/^\/api\/houses\/s\//],
  listing: [/^\/api\/estates\?/, /^\/api\/estates\/plans\?/],
  estate: [/^\/api\/estates\/\d+$/],
  estatePriceSheet: [/^\/api\/estates\/\d+(?:\/price)?(?:\?|$)/],
  reserve: [/^\/api\/estates\/\d+$/],
  // The frame asks for all flats, without a filter.
  watch: [/^\/api\/watches\/subject\?(?!category=flat$)/],
  expert: [/^\/api\/estates\/shortlist/],
  favorites: [/^\/api\/estates\/shortlist/],
  compare: [/^\/api\/estates\/shortlist/],
  vacancies: [/^\/api\/vacancies\/categories/, /^\/api\/vacancies\?/],
  vacancy: [/^\/api\/vacancies\/(?!categories|burning)[^/]+$/],
  news: [/^\/api\/articles\?/],
  article: [/^\/api\/articles\/[^/]+$/],
  promotions: [/^\/api\/promotions\?.*state=active/],
  promotion: [/^\/api\/promotions\/(?!basic)[^/]+$/],
  // It shows every part of the site, with all its data.
  testUi: [/./],
}

type Faults = readonly (readonly [string, () => Promise<Response>])[]

/** Ways to fail that end the same for every call, before its answer is read. They take turns. */
const failures: Faults = Object.entries({
  'status 500': async () => Response.json({ message: 'Server Error' }, { status: 500 }),
  silence: () => Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
  'a page in HTML': async () => html(200),
  'cut off': async () =>
    new Response('{"data":[{"id":1,"sl', { headers: { 'Content-Type': 'application/json' } }),
})

/** An answer that each call reads in its own way, and the ways to say that there is nothing. */
const oddAnswers: Faults = Object.entries({
  'other fields': async () => Response.json({ wrong: [1, 2], result: { ok: true } }),
  '{}': async () => Response.json({}),
  'data: null': async () => Response.json({ data: null }),
})
const nothings = ['{}', 'data: null']

function oneOf(faults: Faults, turn: number): Faults {
  const place = turn % faults.length
  return faults.slice(place, place + 1)
}

const html = (status: number) =>
  new Response('<!doctype html><title>Login</title><form>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  })

const reads = allEndpoints.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET')

/** The call behind a path, as the contract names it: one with a name of its own before one that takes any name. */
function callOf(path: string): string {
  const [place = ''] = path.split('?')
  const calls = reads.map((endpoint) => endpoint.path)
  const byName = calls.filter((call) => new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+')}$`).test(place))
  return byName.toSorted((a, b) => a.split(':').length - b.split(':').length)[0] ?? place
}

/** The texts of the code, with any name of a company. */
const builtIn = Object.values(texts.ru)
  .filter((text) => text !== '' && text !== '{company}')
  .map((text) => new RegExp(`^${text.split('{company}').map(RegExp.escape).join('.+')}$`))

/** Calls that bring the company's texts and its name. */
const ofCompany: readonly string[] = [endpoints.localizations.path, endpoints.dictionaries.path]

/** Calls that no page makes: those of browsers and those for other programs. */
const ofNoPage = [
  endpoints.build.path,
  endpoints.feedbackImages.path,
  endpoints.award.path,
  endpoints.phraseSuggestions.path,
  endpoints.estateChanges.path,
]

test('R202 R270 whatever call of another server fails, a page loses a block of its own or says that it cannot be had', async (t) => {
  const demo = await demoServer()
  let broken: { path: string; answer: () => Promise<Response> } | null = null
  const { open } = await pagesOver((path, method, language) =>
    broken?.path === path ? broken.answer() : demo(path, method, language),
  )
  /** On a slow machine the first answers may come later than a page waits; they are known the next time. */
  const openWhole = async (address: string) => {
    let page = await open(address)
    for (let again = 0; (page.status === 503 || !page.isWhole) && again < 5; again++)
      page = await open(address)
    return page
  }
  const problems = new Set<string>()
  const table: string[] = []
  const everAsked = new Set<string>()
  const frame = new Set((await open('/no/such/page')).asked.map(callOf))
  let turn = 0
  const kinds: [string, string[]][] = []
  for (const [kind, addresses] of Object.entries(examples)) kinds.push([kind, await addresses('ru')])
  for (const [kind, addresses] of kinds) {
    const about = subjects[kind as Kind] ?? []
    const count = { 200: 0, 404: 0, 503: 0 }
    const tried = new Map<string, { path: string; address: string; whole: string }>()
    for (const address of addresses) {
      broken = null
      const { status, asked, html: whole } = await openWhole(address)
      if (status === 404) continue
      assert.equal(status, 200, `${kind} at ${address}`)
      // The first address with all its calls, the others with the calls that those before them do not make.
      const known = new Set([...tried.values()].map(({ path }) => callOf(path)))
      for (const path of asked) if (!known.has(callOf(path))) tried.set(path, { path, address, whole })
    }
    for (const { path, address, whole } of tried.values()) {
      // Every page makes the calls of the frame: their odd answers take turns too, after the first page.
      const takesTurns = frame.has(callOf(path)) && everAsked.has(callOf(path))
      everAsked.add(callOf(path))
      const isSubject = about.some((pattern) => pattern.test(path))
      turn++
      const odd = takesTurns ? oneOf(oddAnswers, turn) : oddAnswers
      for (const [fault, answer] of [...oneOf(failures, turn), ...odd]) {
        broken = { path, answer }
        const answered = await open(address)
        // A calculator leads on to itself without the unit or the project that the server does not have.
        const { status, html, headers } =
          answered.status === 302 ? await open(answered.headers.get('Location') ?? '') : answered
        const what = `${kind} without ${callOf(path)}: ${String(status)} «${heading(html)}»`
        if (status === 200 || status === 404 || status === 503) count[status]++
        if (!isSubject) {
          // Without the texts or the name of the company the built-in texts stand.
          const isBuiltIn =
            ofCompany.includes(callOf(path)) && builtIn.some((text) => text.test(heading(html)))
          if (status !== 200 || (heading(html) !== heading(whole) && !isBuiltIn))
            problems.add(`${what} (${fault})`)
        } else if (nothings.includes(fault)) {
          // A list may be empty; a thing that is not there is missing.
          if (status !== 200 && status !== 404) problems.add(`${what} (${fault})`)
        } else if (kind === 'testUi') {
          if (status !== 200 && status !== 503) problems.add(`${what} (${fault})`)
        } else {
          const isTold = heading(html) === texts.ru['some-page-error']
          if (status !== 503 || !isTold || headers.get('Retry-After') === null)
            problems.add(`${what} (${fault})`)
        }
      }
    }
    const calls = tried.size
    if (calls === 0) problems.add(`${kind}: no page of it could be opened whole`)
    table.push(
      `${kind.padEnd(20)} ${String(calls).padStart(3)} calls  200 ×${String(count[200]).padStart(4)}  503 ×${String(count[503]).padStart(3)}  404 ×${String(count[404]).padStart(3)}`,
    )
  }
  t.diagnostic(`\n${table.join('\n')}`)
  assert.deepEqual([...problems], [])
  const unasked = reads.map((endpoint) => endpoint.path).filter((path) => !everAsked.has(path))
  assert.deepEqual(unasked.toSorted(), ofNoPage.toSorted())
})

test('R1790 without the data the home page and «Property» say what is missing, and lead to a call', async () => {
  const demo = await demoServer()
  let isAway = true
  const { open } = await pagesOver((...asked) =>
    isAway ? Promise.reject(new DOMException('nobody answers', 'TimeoutError')) : demo(...asked),
  )
  const missing = texts.ru['overviews.missing']
  for (isAway of [true, false])
    for (const address of [pages.home('ru'), pages.properties('ru')]) {
      const { status, html } = await open(address)
      const words = wordsOfPage(html)
      assert.deepEqual([status, words.includes(missing)], [200, isAway], address)
      if (isAway) assert.match(html, new RegExp(`<main[^]*href="${pages.callback('ru')}"[^]*</main>`))
    }
})

test('R270 a thing that another server does not know is «not found», not out of order', async () => {
  const demo = await demoServer()
  const things = ['project', 'queue', 'estate', 'vacancy', 'article', 'promotion'] as const
  for (const kind of things) {
    const [address = ''] = await examples[kind]('ru')
    const [pattern = /^$/] = subjects[kind] ?? []
    for (const body of [{}, { data: null }, null, { data: [] }]) {
      const { open } = await pagesOver((path, method, language) =>
        pattern.test(path) ? Promise.resolve(Response.json(body)) : demo(path, method, language),
      )
      const { status, html } = await open(address)
      assert.equal(status, 404, `${kind}, ${JSON.stringify(body)}`)
      assert.equal(heading(html), texts.ru['page-not-found'])
    }
  }
})
