import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PageName, pageNames, pageTable } from '#contract/page-table.ts'
import { languagePrefix, pages } from '#contract/pages.ts'
import { type Language, languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { heading, pagesOver } from '#tests/helpers/servers/other-server.ts'
import { specificationServer } from '#tests/helpers/servers/specification-server.ts'
import { wordsOfPage } from '#tests/helpers/words-of-page.ts'

/** Pages that need a call that the specification does not have. */
const withoutCall: readonly PageName[] = [
  'answers',
  'promises',
  'progress',
  'timeline',
  'board',
  'facade',
  'floor',
  'model',
  'estatePriceSheet',
  'watch',
]

/** Addresses that say more than the path of their page. */
const examples: Partial<Record<PageName, (language: Language) => string>> = {
  home: (language) => pages.home(language),
  project: (language) => pages.project(language, 'project-1'),
  queue: (language) => pages.queue(language, 'house-1'),
  listing: (language) => pages.listing(language, 'flat', 'page=2'),
  estate: (language) => pages.estate(language, 'flat', '1'),
  vacancies: (language) => pages.vacancies(language, 'department-1'),
  vacancy: (language) => pages.vacancy(language, 'department-1', 'vacancy-2'),
  reserve: (language) => pages.reserve(language, 1),
  article: (language) => pages.article(language, 'article-1'),
  promotion: (language) => pages.promotion(language, 'promotion-1'),
  confirmSubscription: (language) => pages.confirmSubscription(language, 'some.token'),
  leaveSubscription: (language) => pages.leaveSubscription(language, 'some.token'),
}

/** Every page that such a server can fill, with its address. */
const addresses = pageNames
  .filter((name) => !withoutCall.includes(name))
  .map((name) => ({
    name,
    addressIn: examples[name] ?? ((language: Language) => languagePrefix(language) + pageTable[name].path),
  }))

/** Words without a value: a missing value was calculated or shown all the same. */
const nonsense =
  /\b(NaN|undefined|null|Infinity|Invalid Date|\[object)|(?<![\d.,])0 (м²|m²|%|кварт|пәт|apart|эт|қаб|floor)|, ,| , |—\s*,|: \./

test('R271 R183 A41 every page stands on a server that has the calls and the fields of the specification only', async (t) => {
  const { open } = await pagesOver(specificationServer)
  const problems: string[] = []
  for (const language of languages) {
    for (const { name, addressIn } of addresses) {
      const address = addressIn(language)
      const { status, html } = await open(address)
      const words = wordsOfPage(html)
      const odd = nonsense.exec(words)
      if (status !== 200 || heading(html) === '')
        problems.push(`${name} at ${address}: ${String(status)} «${heading(html)}»`)
      if (words.includes(texts[language]['calculator.nothing']))
        problems.push(`${name} at ${address}: a calculator without a programme`)
      if (odd !== null)
        problems.push(`${name} at ${address}: …${words.slice(Math.max(0, odd.index - 60), odd.index + 40)}…`)
    }
  }
  t.diagnostic(problems.join('\n'))
  assert.deepEqual(problems, [])
})

test('R271 R930 R1018 R1190 pages of what that server has no call for are «not found», and no link leads there', async () => {
  const { open } = await pagesOver(specificationServer)
  const own = [
    pages.progress('ru'),
    pages.timeline('ru', 'project-1'),
    pages.board('ru', 'house-1', 'flat'),
    pages.facade('ru', 'house-1'),
    pages.floor('ru', 'house-1', { section: 1, floor: 2 }),
    pages.answers('ru'),
    pages.promises('ru'),
    pages.model('ru', 'project-1'),
    pages.watch('ru', 'list=apartments'),
  ]
  for (const address of own) {
    const { status, html } = await open(address)
    assert.equal(status, 404, address)
    assert.equal(heading(html), texts.ru['page-not-found'])
  }
  const price = await open(pages.estatePriceSheet('ru', 'flat', '1'))
  assert.deepEqual([price.status, price.headers.get('Location')], [302, pages.estate('ru', 'flat', '1')])
  for (const { name, addressIn } of addresses) {
    // It shows every part of the site, on any server.
    if (name === 'testUi') continue
    const { html } = await open(addressIn('ru'))
    const links = new Set([...html.matchAll(/href="(?!data:)([^"#?]*)/g)].map(([, link = '']) => link))
    const dead = [...links].filter((link) =>
      /^\/about\/|^\/answers|^\/promises|^\/tell-me|\/changes\.xml$|\/(facade|model|price)$|\/floors\/|^\/projects\/queue\/[^/]*\/|\/\/|^\/projects\/(queue\/)?$/.test(
        link.replace(/^https?:\/\//, ''),
      ),
    )
    assert.deepEqual(dead, [], name)
    assert.ok(!html.includes(`action="${pages.find('ru')}"`), `${name} has no field for a sentence`)
  }
})

test('R930 where the call for answers fails their page and the link to it stay', async () => {
  const { open } = await pagesOver(async (path, ...rest) =>
    path.startsWith('/api/answers') ? Response.json({}, { status: 500 }) : specificationServer(path, ...rest),
  )
  const { status, html } = await open(pages.answers('ru'))
  assert.equal(status, 200)
  assert.ok(wordsOfPage(html).includes(texts.ru['listing.unread']))
  assert.ok((await open(pages.news('ru'))).html.includes(`href="${pages.answers('ru')}"`))
})

test('R1190 where the call for watches only fails the links to their form stay', async () => {
  const { open } = await pagesOver(async (path, ...rest) =>
    path.startsWith('/api/watches') ? Response.json({}, { status: 500 }) : specificationServer(path, ...rest),
  )
  const places = [
    pages.listing('ru', 'flat'),
    pages.project('ru', 'project-1'),
    pages.estate('ru', 'flat', '1'),
  ]
  for (const address of places)
    assert.ok((await open(address)).html.includes(`href="${pages.watch('ru', '')}?`), address)
})

test('R330 a shortlist stands on a server that has no call for one: it is shown and compared unit by unit', async () => {
  const { open } = await pagesOver(specificationServer)
  const listed = [pages.favorites('ru', 'ids=1,2,999'), pages.compare('ru', 'ids=1,2')]
  for (const address of listed) {
    const { status, html } = await open(address)
    assert.equal(status, 200, address)
    assert.notEqual(heading(html), texts.ru['page-not-found'])
    for (const slug of ['1', '2']) assert.ok(html.includes(pages.estate('ru', 'flat', slug)), address)
  }
})

test('R186 R270 a redirect answer of another server is its target, for good unless it says otherwise', async () => {
  const answers: readonly (readonly [unknown, number, string | null])[] = [
    [{ target: '/contacts' }, 301, '/contacts'],
    [{ data: { target: '/contacts' } }, 301, '/contacts'],
    [{ data: { target: '/contacts', status: 302 } }, 302, '/contacts'],
    [{ data: { target: '/contacts', status: 308 } }, 301, '/contacts'],
    [{ target: 'https://other.example/x' }, 301, 'https://other.example/x'],
    [{ target: 'javascript:alert(1)' }, 200, null],
    [{ data: { target: 'javascript:alert(1)', status: 302 } }, 200, null],
    [{ target: '//evil.example' }, 200, null],
    [{ data: { target: '//evil.example', status: 301 } }, 200, null],
    [{ target: '/\\evil.example' }, 200, null],
    [{ target: 5 }, 200, null],
    [{}, 200, null],
    [{ data: null }, 200, null],
  ]
  for (const [body, status, location] of answers) {
    const { open } = await pagesOver(async (path, ...rest) =>
      path.startsWith('/api/redirects') ? Response.json(body) : specificationServer(path, ...rest),
    )
    const answer = await open('/callback')
    assert.equal(answer.status, status, JSON.stringify(body))
    assert.equal(answer.headers.get('Location'), location)
  }
})
