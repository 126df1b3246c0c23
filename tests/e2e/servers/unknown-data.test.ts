import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { demoServer } from '#tests/helpers/servers/demo-server.ts'
import { type OtherServer, pagesOver } from '#tests/helpers/servers/other-server.ts'
import { specificationServer } from '#tests/helpers/servers/specification-server.ts'
import { wordsOfPage } from '#tests/helpers/words-of-page.ts'
import { examples } from '../sweep.ts'

/** The ways of another server to leave a list unread. */
const unread = {
  'status 500': async () => Response.json({ message: 'Server Error' }, { status: 500 }),
  silence: () => Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
  '{}': async () => Response.json({}),
  'data: null': async () => Response.json({ data: null }),
} satisfies Record<string, () => Promise<Response>>

/** The demo site's API, where one call answers otherwise. */
function without(demo: OtherServer, call: RegExp, answer: () => Promise<Response>): OtherServer {
  return (path, ...rest) => (call.test(path) ? answer() : demo(path, ...rest))
}

test('R495 R202 a list of units that was not read is not told as sold, and an empty one is', async () => {
  const demo = await demoServer()
  for (const language of languages) {
    const [address = ''] = await examples.promotion(language)
    const sold = texts[language]['promo.units.none']
    for (const [fault, answer] of Object.entries(unread)) {
      const { open } = await pagesOver(without(demo, /^\/api\/estates\?/, answer))
      const { status, html } = await open(address)
      assert.equal(status, 200, fault)
      assert.ok(!wordsOfPage(html).includes(sold), `${language}: ${fault}`)
      assert.ok(!wordsOfPage(html).includes(texts[language]['promo.units']), `${language}: ${fault}`)
    }
    const none = async () => Response.json({ data: [] })
    const { open } = await pagesOver(without(demo, /^\/api\/estates\?/, none))
    assert.ok(wordsOfPage((await open(address)).html).includes(sold), language)
  }
})

test('R510 a promotion without units of its own is not told as sold while its projects have some on sale', async () => {
  const demo = await demoServer()
  const none = async () => Response.json({ data: [] })
  const { open } = await pagesOver(without(demo, /^\/api\/estates\?.*promotion=/, none))
  for (const language of languages) {
    const [address = ''] = await examples.promotion(language)
    const words = wordsOfPage((await open(address)).html)
    assert.ok(!words.includes(texts[language]['promo.units.none']), language)
    assert.ok(!words.includes(texts[language]['promo.units']), language)
  }
})

test('R495 R202 places for students that were not read are not told as none, and counts of them are left out', async () => {
  const demo = await demoServer()
  for (const fault of ['status 500', 'silence'] as const) {
    const { open } = await pagesOver(without(demo, /^\/api\/vacancies$/, unread[fault]))
    const { status, html } = await open(pages.students('ru'))
    assert.equal(status, 200, fault)
    assert.ok(!wordsOfPage(html).includes(texts.ru['career.students.none']), fault)
    assert.doesNotMatch(html, /\b0[\s\u00a0](ваканс)/, fault)
  }
})

test('R1004 R32 R202 where the vacancies cannot be read the career page is there, and says so of its list alone', async () => {
  const demo = await demoServer()
  for (const language of languages) {
    const said = texts[language]
    for (const address of [pages.career(language), pages.career(language, 'search=a')]) {
      for (const fault of ['status 500', 'silence'] as const) {
        const { open } = await pagesOver(without(demo, /^\/api\/vacancies(\?search=|$)/, unread[fault]))
        const { status, html } = await open(address)
        const words = wordsOfPage(html)
        assert.equal(status, 200, `${address}, ${fault}`)
        for (const key of ['listing.unread', 'career.burning', 'career.students.more'] as const)
          assert.ok(words.includes(said[key]) || (key === 'career.burning' && address.includes('?')), key)
        assert.ok(!words.includes(said['career.lead.none']), address)
        assert.doesNotMatch(html, /\b0[\s\u00a0](ваканс|бос орын|vacanc)/, address)
      }
    }
  }
})

test('R495 R202 the number of offers that are over is left out where it was not read', async () => {
  const demo = await demoServer()
  for (const [fault, answer] of Object.entries(unread)) {
    const { open } = await pagesOver(without(demo, /^\/api\/promotions\?.*state=past/, answer))
    const { html } = await open(pages.promotions('ru'))
    assert.match(wordsOfPage(html), new RegExp(`${texts.ru['promo.past']} (?!\\d)`), fault)
  }
})

/** A server of the fields of the specification, whose offers and fields of work have no ids. */
const nameless: OtherServer = (path, ...rest) => {
  const told = (data: unknown) => Promise.resolve(Response.json({ data }))
  const jobs = [
    { slug: 'eng', category: 'build' },
    { slug: 'law', category: 'office' },
    { slug: 'mason', category: { slug: 'build' } },
  ]
  if (path.startsWith('/api/vacancies/categories')) return told([{ slug: 'build' }, { slug: 'office' }])
  if (path.startsWith('/api/vacancies/eng')) return told(jobs[0])
  if (/^\/api\/vacancies(\?|$)/.test(path)) return told(jobs)
  return specificationServer(path, ...rest)
}

test('R496 R161 R179 an id that another server did not give is asked for by no read and held by no form', async () => {
  const { open } = await pagesOver(nameless)
  const addresses = [
    pages.vacancies('ru', 'build'),
    pages.vacancy('ru', 'build', 'eng'),
    pages.students('ru'),
    pages.promotion('ru', 'promotion-1'),
    pages.project('ru', 'project-1'),
    pages.queue('ru', 'house-1'),
    pages.estate('ru', 'flat', '1'),
    pages.reserve('ru', 1),
    pages.meeting('ru'),
    pages.contacts('ru'),
    pages.mortgage('ru'),
    pages.news('ru'),
    pages.promotions('ru'),
    pages.projects('ru'),
    pages.home('ru'),
  ]
  const problems: string[] = []
  for (const address of addresses) {
    const { status, html, asked } = await open(address)
    assert.equal(status, 200, address)
    const calls = asked.filter((path) =>
      /(?:_id|promotion|complex|house)(?:%5B%5D|\[\])?=(?:0|-\d+)(?:&|$)/.test(path),
    )
    const fields = html.match(/<input[^>]*name="\w+_id"[^>]*value="(?:0|-\d+)"[^>]*>/g) ?? []
    const links = html.match(/href="[^"]*(?:promotion|complex|house|estate|vacancy)=(?:0|-\d+)[^"]*"/g) ?? []
    for (const problem of [...calls, ...fields, ...links]) problems.push(`${address}: ${problem}`)
  }
  assert.deepEqual(problems, [])
})

test('R496 R34 the vacancies of a field of work without an id are those that name it', async () => {
  const { open } = await pagesOver(nameless)
  const { html } = await open(pages.vacancies('ru', 'build'))
  const words = wordsOfPage(html)
  assert.ok(words.includes('eng') && words.includes('mason'), words)
  assert.ok(!words.includes('law'), words)
})

test('R495 A41 a page has no heading without words, and no number or day that is not known', async () => {
  const { open } = await pagesOver(nameless)
  for (const language of languages) {
    const text = texts[language]
    const absent: readonly (readonly [string, readonly string[]])[] = [
      [
        pages.vacancy(language, 'build', 'eng'),
        [text['career.duties'], text['career.requirements'], text['career.conditions']],
      ],
      [pages.promotion(language, 'promotion-1'), [text['promo.conditions'], text['promo.period']]],
      [pages.contacts(language), [text['contacts.offices']]],
      [pages.project(language, 'project-1'), [text['project.about'], text['legal.title']]],
      [pages.queue(language, 'house-1'), [text['queue.about'], text['legal.title']]],
    ]
    for (const [address, words] of absent) {
      const { html } = await open(address)
      const titles = [...html.matchAll(/<(h2|dt)[^>]*>(.*?)<\/\1>/gs)].map(([, , title = '']) => title)
      for (const word of words) assert.ok(!titles.includes(word), `${address}: ${word}`)
    }
  }
  const { html: field } = await open(pages.vacancies('ru', 'build'))
  assert.doesNotMatch(wordsOfPage(field), new RegExp(`${texts.ru['career.all']} \\d|build \\d`))
  const article = await open(pages.article('ru', 'article-1'))
  assert.doesNotMatch(wordsOfPage(article.html), / 0 минут/)
  assert.doesNotMatch(article.html, /<time dateTime=""/i)
  assert.doesNotMatch(wordsOfPage((await open(pages.projects('ru'))).html), /в \d+ город/)
  assert.match(
    wordsOfPage((await open(pages.promotions('ru'))).html),
    new RegExp(`${texts.ru['promo.past']} (?!\\d)`),
  )
})

test('R495 no sentence, no name and no address has a gap where another server left out a field', async () => {
  const { open } = await pagesOver(nameless)
  const problems: string[] = []
  for (const language of languages) {
    for (const address of [
      pages.home(language),
      pages.about(language),
      pages.progress(language),
      pages.contacts(language),
      pages.listing(language, 'flat'),
      pages.project(language, 'project-1'),
      pages.queue(language, 'house-1'),
      pages.estate(language, 'flat', '1'),
    ]) {
      const { html } = await open(address)
      const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
      const things = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
        ([, json = '']) => json,
      )
      const gaps = [
        ...(description.match(/[:,]\s*\.|«»|\. \.|^[\s.:,]/) ?? []),
        ...things.flatMap(
          (json) => json.match(/"name":"(?:[^"]*(?:, ?|«»))?"|"url":"[^"]*\/projects\/"/g) ?? [],
        ),
      ]
      problems.push(...gaps.map((gap) => `${address}: ${gap}`))
    }
  }
  assert.deepEqual(problems, [])
})

test('R495 a heading of a list does not stand alone where the list was not read', async () => {
  const demo = await demoServer()
  for (const [fault, answer] of Object.entries(unread)) {
    const { open } = await pagesOver(without(demo, /^\/api\/(complexes\/navigation|articles)(\?|$)/, answer))
    for (const [address, heading] of [
      [pages.home('ru'), 'home-projects'],
      [pages.properties('ru'), 'properties-projects'],
      [pages.contents('ru'), 'contents-news'],
    ] as const) {
      const { status, html } = await open(address)
      if (status === 200) assert.ok(!html.includes(`id="${heading}"`), `${fault}: ${address}`)
      assert.ok((await (await pagesOver(demo)).open(address)).html.includes(`id="${heading}"`), address)
    }
  }
})

test('R495 without a word on students and discounts no page says that there are none', async () => {
  const demo = await demoServer()
  const untold: OtherServer = async (path, ...rest) => {
    const body: unknown = await (await demo(path, ...rest)).json()
    return Response.json(
      JSON.parse(
        JSON.stringify(body, (key, value: unknown) =>
          /^(?:is_student|discount)$/.test(key) ? undefined : value,
        ),
      ),
    )
  }
  for (const language of languages) {
    const { open } = await pagesOver(untold)
    const students = wordsOfPage((await open(pages.students(language))).html)
    assert.ok(!students.includes(texts[language]['career.students.none']), language)
    const payment = wordsOfPage((await open(pages.payment100(language))).html)
    assert.ok(!payment.includes(texts[language]['payment100.offers.none']), language)
    assert.ok(payment.includes(texts[language]['payment100.offers.promo']), language)
  }
})

test('R117 A40 rooms that another server tells beyond four have a number of their own, and four is four then', async () => {
  const demo = await demoServer()
  const more: OtherServer = async (path, ...rest) => {
    const answer = await demo(path, ...rest)
    if (!path.startsWith('/api/estates/categories')) return answer
    const body = (await answer.json()) as {
      data: { code: string; rooms_data: { rooms: number; title: string }[] }[]
    }
    for (const tab of body.data.filter(({ code }) => code === 'flat')) {
      const four = tab.rooms_data.find(({ rooms }) => rooms === 4)
      if (four !== undefined) tab.rooms_data.push({ ...four, rooms: 5, title: '5' })
    }
    return Response.json(body)
  }
  for (const [language, four, five, open] of [
    ['ru', '4 комнаты', '5 комнат', '4 комнаты и больше'],
    ['en', '4 rooms', '5 rooms', '4 rooms or more'],
  ] as const) {
    const words = wordsOfPage((await (await pagesOver(more)).open(pages.home(language))).html)
    assert.ok(words.includes(four) && words.includes(five) && !words.includes(open), language)
    // The search has its own choice of four and more.
    assert.equal(words.split(texts[language]['rooms.many.4']).length, 2, language)
    const own = wordsOfPage((await (await pagesOver(demo)).open(pages.home(language))).html)
    assert.ok(own.includes(open) && !own.includes(five), language)
  }
})
