import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRecord } from '#contract/error-body.ts'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { sidewaysScroll } from '#tests/helpers/browser/page-checks.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { siteOverAlteredApi } from '#tests/helpers/servers/altered-api.ts'
import { type OtherServer, pagesOver } from '#tests/helpers/servers/other-server.ts'
import { specificationServer } from '#tests/helpers/servers/specification-server.ts'
import { wordsOfPage } from '#tests/helpers/words-of-page.ts'
import { examples } from '../sweep.ts'

/** The pages over a server of the fields of the specification that answers some calls otherwise. */
function pagesWhere(answers: Readonly<Record<string, unknown>>) {
  const server: OtherServer = (path, ...rest) => {
    const [call = ''] = path.replace('/api', '').split('?')
    return call in answers
      ? Promise.resolve(Response.json(answers[call]))
      : specificationServer(path, ...rest)
  }
  return pagesOver(server)
}

/** Words that tell a visitor to load the page again. */
const reload = /обновите страницу|бетті жаңартыңыз|reload the page/i

test('R646 R505 of a list that came and cannot be read no page says that loading it again helps', async () => {
  const units = { data: [{ category: 'flat', geo_flatnum: 'A-1-1' }] }
  for (const language of languages) {
    const { 'listing.unread': unread, 'listing.filters.failed': noFilters } = texts[language]
    for (const [call, body, address, said] of [
      ['/mortgages', { data: [{}] }, pages.purchaseMethods(language), unread],
      ['/mortgages', { data: [{}] }, pages.mortgage(language), unread],
      ['/mortgages', { data: [{}] }, pages.installment(language), unread],
      ['/contacts', { data: [{}] }, pages.contacts(language), unread],
      ['/estates', units, pages.listing(language, 'flat'), unread],
      ['/complexes', { data: [{}] }, pages.projects(language), unread],
      ['/articles', { data: [{}] }, pages.news(language), unread],
      ['/complexes/filters', { data: { class: ['a', 'b'] } }, pages.projects(language), noFilters],
    ] as const) {
      const { open } = await pagesWhere({ [call]: body })
      const { status, html } = await open(address)
      const words = wordsOfPage(html)
      assert.equal(status, 200, address)
      assert.ok(words.includes(said), `${address}: ${words}`)
      assert.doesNotMatch(words, reload, address)
      assert.ok(!words.includes(texts[language]['error.part.again']), address)
    }
  }
})

test('R646 A16 an application names its vacancy by the slug where the vacancy has no id', async () => {
  for (const is_student of [false, true]) {
    const vacancy = { slug: 'mason', category: { slug: 'build', title: 'Build' }, is_student }
    const named = await pagesWhere({ '/vacancies/mason': { data: { ...vacancy, id: 7 } } })
    const { open } = await pagesWhere({ '/vacancies/mason': { data: vacancy } })
    for (const language of languages) {
      const address = pages.vacancy(language, 'build', 'mason')
      const { html } = await open(address)
      assert.match(html, /<input type="hidden" name="vacancy" value="mason"\/>/, address)
      assert.ok(!html.includes('name="vacancy_id"'), address)
      const { html: own } = await named.open(address)
      assert.match(own, /<input type="hidden" name="vacancy_id" value="7"\/>/, address)
      assert.ok(!own.includes('name="vacancy"'), address)
    }
  }
})

test('R647 without the name of the company the headings of pages about it are whole', async () => {
  const { open } = await pagesOver(specificationServer)
  for (const language of languages) {
    for (const [address, said] of [
      [pages.career(language), texts[language]['career.head']],
      [pages.about(language), texts[language]['about.head']],
    ] as const) {
      const { html } = await open(address)
      const [, shown = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
      assert.equal(shown.replaceAll('\u00A0', ' '), said, address)
    }
  }
})

test('R720 without the name of the company the footer names the page about it as the header does', async () => {
  const { open } = await pagesOver(specificationServer)
  const shown = await Promise.all(
    languages.map(async (language) => {
      const { html } = await open(pages.properties(language))
      const [, footer = ''] = /<footer\b(.*?)<\/footer>/s.exec(html) ?? []
      const [, link = ''] = new RegExp(`href="${pages.about(language)}"[^>]*>(.*?)</a>`).exec(footer) ?? []
      return link.replaceAll('\u00A0', ' ')
    }),
  )
  assert.deepEqual(
    shown,
    languages.map((language) => texts[language]['header.about']),
  )
})

test('R647 a text about units without a title has no empty heading', async () => {
  for (const body of [
    [{}],
    [{ text_html: '<p>Known</p>' }],
    [{ title: 'Title', text_html: '<p>Known</p>' }],
  ]) {
    const { open } = await pagesWhere({ '/property-descriptions': body })
    for (const address of [pages.properties('ru'), pages.estate('ru', 'flat', '1')]) {
      const { status, html } = await open(address)
      assert.equal(status, 200, address)
      assert.doesNotMatch(html, /<h2[^>]*><\/h2>|class="wrap estate-about"><div class="rich-text"><\/div>/)
      const labels = [...html.matchAll(/aria-labelledby="([^"]+)"/g)].flatMap(([, ids = '']) =>
        ids.split(' '),
      )
      for (const id of labels) assert.ok(html.includes(`id="${id}"`), `${address}: ${id}`)
      assert.equal(wordsOfPage(html).includes('Known'), 'text_html' in (body[0] ?? {}), address)
    }
  }
})

test('R647 what is no number of a phone and no mailbox stands as text and is no link', async () => {
  const reach = { phone: 'zzz_new', email: 'zz' }
  const { open } = await pagesWhere({
    '/dictionaries': { data: { company: { name: 'Sample', ...reach } } },
    '/contacts': { data: [{ id: 1, address: 'Street 1', phones: [reach.phone], email: reach.email }] },
    '/employees': { data: [{ name: 'First', ...reach }] },
  })
  for (const address of [pages.home('ru'), pages.contacts('ru'), pages.about('ru'), pages.career('ru')]) {
    const { html } = await open(address)
    assert.doesNotMatch(html, /href="(?:tel:\+?"|mailto:zz")/, address)
    assert.ok(wordsOfPage(html).includes('zzz_new'), address)
  }
  const known = await pagesWhere({
    '/dictionaries': { data: { company: { phone: '+77270000000', email: 'a@site.example' } } },
  })
  const { html } = await known.open(pages.contacts('ru'))
  assert.ok(html.includes('href="tel:+77270000000"') && html.includes('href="mailto:a@site.example"'))
})

test('R647 R42 a comparison and a shared link name a unit without its project by what is known', async () => {
  const { open } = await pagesOver(specificationServer)
  const compared = wordsOfPage((await open(pages.compare('ru', 'ids=1,2'))).html)
  assert.ok(compared.includes(texts.ru['compare.status']), compared)
  assert.ok(!compared.includes(texts.ru['compare.project']), compared)
  const { html } = await open(pages.estate('ru', 'flat', '1'))
  const shared = /href="https:\/\/wa\.me\/\?text=([^"]+)"/.exec(html)?.[1] ?? ''
  assert.match(decodeURIComponent(shared), /^[^,]+ http\S+$/)
})

test('R648 awards, photos and films are shown with what is known of them', async () => {
  const { open } = await pagesWhere({
    '/awards': {
      data: [
        { title: 'Bare', year: 2024 },
        { title: 'Told', description: 'Because' },
        { title: 'Seen', image: { src: '/1.jpg' } },
        {},
      ],
    },
    '/photos': [{ title: 'Yard', src: '/2.jpg' }],
    '/videos': [
      { title: 'Own', src: '/3.mp4' },
      { title: 'Elsewhere', youtube_id: 'abc' },
    ],
  })
  const { status, html } = await open(pages.about('ru'))
  assert.equal(status, 200)
  const words = wordsOfPage(html)
  for (const word of ['Bare', '2024', 'Told', 'Because', 'Seen', 'Yard', 'Own', 'Elsewhere'])
    assert.ok(words.includes(word), `${word}: ${words}`)
  assert.equal(html.match(/<details name="award"/g)?.length, 2)
  assert.match(html, /<img[^>]* src="\/2\.jpg"/)
  assert.match(html, /href="\/3\.mp4"/)
  assert.match(html, /href="https:\/\/www\.youtube\.com\/watch\?v=abc"/)
})

test('R649 a word of any length fits a telephone on the page of a unit, of the news and of a project', async (t) => {
  const word = 'Превысокомногорассмотрительствующийжилдом42'
  const said = new Set(['name', 'title', 'lead', 'text', 'address', 'author', 'position'])
  const site = await siteOverAlteredApi(t, (path, body) =>
    /^\/api\/(?:localizations|redirects|dictionaries)/.test(path)
      ? undefined
      : { body: spoken(body, said, word) },
  )
  const { page } = await visitor(t, { width: 390 })
  for (const kind of ['estate', 'news', 'project'] as const) {
    for (const address of (await examples[kind]('ru')).slice(0, 1)) {
      await open(page, site.url + address)
      await page.getByRole('main').getByText(word).first().waitFor()
      assert.deepEqual(await sidewaysScroll(page, [390]), [], address)
    }
  }
})

/** The same data with one word in the texts of these fields. */
function spoken(value: unknown, fields: ReadonlySet<string>, word: string): unknown {
  if (Array.isArray(value)) return value.map((each) => spoken(each, fields, word))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      fields.has(key) && typeof each === 'string' ? word : spoken(each, fields, word),
    ]),
  )
}

test('R647 without the name of the company the corner of the header shows a house', async (t) => {
  const site = await siteOverAlteredApi(t, (path) =>
    path.startsWith('/api/dictionaries') ? { body: { data: {} } } : undefined,
  )
  for (const width of [390, 1440]) {
    const { page } = await visitor(t, { language: 'kk', width })
    await page.goto(site.url + pages.news('kk'))
    const home = page
      .getByRole('banner')
      .getByRole('link', { name: texts.kk['header.home'].split(', ')[1] ?? '' })
    const mark = home.first().locator('.logo')
    const box = await mark.boundingBox()
    assert.ok(box !== null && box.width >= 24 && box.height >= 24, JSON.stringify(box))
    const drawn = await mark.evaluate((element) => {
      const { maskImage, backgroundColor } = getComputedStyle(element)
      return { maskImage, backgroundColor }
    })
    assert.match(drawn.maskImage, /^url\(/)
    assert.notEqual(drawn.backgroundColor, 'rgba(0, 0, 0, 0)')
  }
})
