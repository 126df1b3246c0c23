import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { seedWhenEmpty } from '#content/seed.ts'
import { feedPaths } from '#contract/feeds.ts'
import { getHouseEstates } from '#contract/houses.ts'
import { pages } from '#contract/pages.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { brandTokens } from '#domain/brand-colours.ts'
import { bytesOf } from '#domain/colour.ts'
import { type Language, languages } from '#domain/languages.ts'
import { scheme } from '#texts/scheme.ts'
import { texts } from '#texts/texts.ts'
import { crawlFaults } from './helpers/crawl-faults.ts'
import { crawl, type Found } from './helpers/crawl.ts'
import { demoColours, demoMarksIn } from './helpers/demo-marks.ts'
import { startMailbox } from './helpers/leads/mailbox.ts'
import { readPdf } from './helpers/read-pdf.ts'
import { runCommand } from './helpers/run-command.ts'
import { fillSecondCompany, startSecondCompany } from './helpers/second-company/make-second-company.ts'
import { secondCompany } from './helpers/second-company/records.ts'
import { startSite, temporaryFolder } from './helpers/servers/server.ts'
import { allTests } from './helpers/servers/site.ts'
import { until } from './helpers/until.ts'
import { wordsOfPage } from './helpers/words-of-page.ts'

const { name, colours, bin, phone } = secondCompany
const origin = 'https://ordabasy.test'
/** Settings of this site, in days; neither is a default nor a number of any text. */
const keepDays = { leads: 487, cv: 53 }

/** Files of the site that no page leads to. */
const files = [
  ...Object.values(feedPaths),
  ...languages.flatMap((language) => [pages.rss(language), pages.policy(language)]),
  '/sitemap.xml',
  '/kk/sitemap.xml',
  '/en/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/favicon.ico',
  '/api/docs',
  '/api/openapi.json',
  '/api/dictionaries',
]

type Company = {
  /** The crawls before and after the steps of the manual that follow the first one. */
  fresh: readonly Found[]
  whole: readonly Found[]
  url: string
  letters: Awaited<ReturnType<typeof startMailbox>>['letters']
}

/** Puts the company up by the steps of the manual (docs/editors.md), while its site runs, and crawls it twice. */
async function putUp(): Promise<Company> {
  const home = temporaryFolder(allTests)
  const [folder, dataDir] = [join(home, 'company'), join(home, 'data')]
  const settings = { CONTENT_DIR: folder, DATA_DIR: dataDir }
  await startSecondCompany(folder, dataDir)
  // The first start of `npm start`, which fills an empty database.
  const db = openDatabase({ dataDir })
  await migrate(db)
  await seedWhenEmpty(db, folder, { media: join(dataDir, 'media') })
  await db.destroy()
  const mailbox = await startMailbox(allTests)
  const { url } = await startSite(allTests, {
    ...settings,
    PUBLIC_URL: origin,
    RENDER_LIMIT: '0',
    TEST_UI: 'off',
    LEADS_KEEP_DAYS: String(keepDays.leads),
    CV_KEEP_DAYS: String(keepDays.cv),
    SMTP_URL: `${mailbox.url}?requireTLS=false`,
    LEADS_EMAIL: 'staff@ordabasy.test',
    MAIL_FROM: 'site@ordabasy.test',
  })
  const from = [...languages.map((language) => pages.home(language)), ...files]
  const fresh = await crawl(url, { from, own: origin, most: 600, alike: 1 })
  await fillSecondCompany(folder)
  for (const args of [
    ['content', 'import'],
    ['feed', 'import', join(home, 'flats.csv')],
  ] as const) {
    const [command, ...rest] = args
    const { code, stderr } = await runCommand(command, rest, settings)
    assert.equal(code, 0, stderr)
  }
  // Pages follow the content within a second.
  const shows = async (path: string, text: string) => (await (await fetch(url + path)).text()).includes(text)
  await until(
    async () => (await shows('/feeds/units.json', 'saryarqa-qala')) && shows('/', 'id="home-rooms"'),
  )
  const whole = await crawl(url, { from, own: origin, most: 3000, alike: 2, alikePages: 500 })
  return { fresh, whole, url, letters: mailbox.letters }
}

let company: Promise<Company> | undefined
const secondSite = () => (company ??= putUp())

/** What is wrong with the answers of a site that is not the demo company's. */
function faults(found: readonly Found[]): string[] {
  return found.flatMap(({ path, status, type, body }) => {
    if (status >= 400) return [`${path}: ${status}`]
    const isText = /text|json|xml|javascript|svg/.test(type)
    return isText ? demoMarksIn(`${path} ${body.toString()}`).map((mark) => `${path}: ${mark}`) : []
  })
}

test('R585 a company that was just begun, without any record, has no page that fails or leads nowhere', async () => {
  const { fresh } = await secondSite()
  assert.ok(fresh.length > 100)
  assert.deepEqual(faults(fresh), [])
})

test('R588 what a company has none of is not told: no flats, nothing ready to move into', async () => {
  const { fresh, whole } = await secondSite()
  const home = (found: readonly Found[]) => found.find(({ path }) => path === '/')?.body.toString() ?? ''
  const parts = (html: string) =>
    [/id="home-rooms"/, /class="home-finish/, /class="dimensions"/].map((part) => part.test(html))
  assert.deepEqual(parts(home(fresh)), [false, false, false])
  // Its flats are sold, but none of them is finished.
  assert.deepEqual(parts(home(whole)), [true, false, true])
})

test('R1592 a company without news, promotions and units says so, and sends nobody in a circle or to filters that nobody set', async () => {
  const { fresh } = await secondSite()
  const main = (path: string) => {
    const body = fresh.find((found) => found.path === path)?.body.toString() ?? assert.fail(path)
    const [part] = /<main\b.*<\/main>/s.exec(body) ?? assert.fail(path)
    return wordsOfPage(`<body>${part}</body>`)
  }
  for (const language of languages) {
    const said = texts[language]
    for (const [path, none] of [
      [pages.contents(language), said['contents.none']],
      [pages.news(language), said['news.none']],
      [pages.promotions(language), said['promo.none']],
      [pages.listing(language, 'flat'), said['menu.none']],
    ] as const) {
      assert.ok(main(path).includes(none), path)
      assert.ok(!main(path).includes(said['listing.empty.text']), path)
      assert.ok(!main(path).includes(said['news.all']) && !main(path).includes(said['promo.all']), path)
    }
  }
})

test('R1631 R1635 what the site says by itself promises nothing that a company may not have', async () => {
  const { fresh } = await secondSite()
  const html = (path: string) =>
    fresh.find((found) => found.path === path)?.body.toString() ?? assert.fail(path)
  const described = (path: string) => /<meta name="description" content="([^"]*)"/.exec(html(path))?.[1]
  for (const language of languages) {
    const said = texts[language]
    for (const [path, none] of [
      [pages.contents(language), said['contents.none']],
      [pages.news(language), said['news.none']],
      [pages.promotions(language), said['promo.none']],
      [pages.career(language), said['career.lead.none']],
    ] as const)
      assert.equal(described(path), none, path)
    const promotions = html(pages.promotions(language))
    assert.ok(
      !promotions.includes('class="contents-filters"') && promotions.includes(said['promo.lead.today']),
    )
    assert.ok(!html(pages.home(language)).includes('class="finder"'))
  }
  // It has no plans, finishes, employees or discounts yet.
  const russian = [pages.home('ru'), pages.about('ru'), pages.purchaseMethods('ru')]
    .map((path) => html(path))
    .join()
  assert.doesNotMatch(russian, /планировками|Покажем планировки|люди, которые|Действующие скидки/)
})

test('R586 another company put up by the manual: no page, feed, style or picture fails or shows the demo company', async () => {
  const { whole } = await secondSite()
  const paths = whole.map(({ path }) => path)
  const needed = [
    '/projects/tulpar-city',
    '/kk/projects/queue/saryarqa-qala-1',
    '/en/contents/news/first-crane',
  ]
  for (const path of needed) assert.ok(paths.includes(path), path)
  const kinds = [
    'image/webp',
    'image/avif',
    'image/jpeg',
    'text/css',
    'application/pdf',
    'application/rss+xml',
  ]
  for (const kind of kinds)
    assert.ok(
      whole.some(({ type }) => type.startsWith(kind)),
      kind,
    )
  assert.deepEqual(faults(whole), [])
  const shown = whole.filter(({ type }) => type.startsWith('text/html'))
  assert.ok(shown.length > 200)
  const body = (path: string) => whole.find((found) => found.path === path)?.body.toString() ?? ''
  assert.ok(body('/kk').includes(phone.replaceAll(' ', '\u00A0')))
  assert.ok(body('/feeds/units.json').includes('saryarqa-qala-1'))
  assert.ok((JSON.parse(body('/site.webmanifest')) as { name: string }).name.startsWith(name.ru))
})

test('R860 every page of another company in three languages has a whole head, one heading of the first level and facts that parse', async () => {
  const { whole, url } = await secondSite()
  assert.deepEqual(await crawlFaults(whole, url, origin), [])
})

test('R586 no script, style or drawing that every company gets has a name, a record or a colour of the demo company', () => {
  const found = ['../build/client/assets/', '../public/'].flatMap((place) => {
    const folder = new URL(place, import.meta.url)
    return (
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        // Drawings of plans wait for a way to follow the colours of a company.
        .filter((file) => /\.(js|css|svg|json|txt|html)$/.test(file) && !file.startsWith('media/plans/'))
        .flatMap((file) =>
          demoMarksIn(readFileSync(new URL(file, folder), 'utf8')).map((mark) => `${file}: ${mark}`),
        )
    )
  })
  assert.deepEqual(found, [])
})

/** The policy that the site serves in a language. */
async function policyIn(language: Language) {
  const { whole } = await secondSite()
  const policy = whole.find(({ path }) => path === pages.policy(language))
  assert.ok(policy)
  const { title, pages: sheets } = readPdf(policy.body)
  return `${title} ${sheets.join(' ')}`
}

test('R406 the served policy names the times of the settings of this site', async () => {
  for (const language of languages) {
    const text = await policyIn(language)
    for (const days of Object.values(keepDays)) assert.match(text, new RegExp(`\\b${days}\\b`), language)
  }
})

test('R587 documents, letters and preview pictures are those of the other company', async () => {
  const { url, whole, letters } = await secondSite()
  for (const language of languages) {
    const text = await policyIn(language)
    assert.ok(
      text.includes(bin) && text.includes(secondCompany.legalName[language].split(' ')[0] ?? ''),
      text,
    )
    assert.deepEqual(demoMarksIn(text), [])
  }

  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'kk' }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    assert.ok(answer.ok, `${path}: ${answer.status} ${await answer.clone().text()}`)
    return Buffer.from(await answer.arrayBuffer())
  }
  const calculation = {
    type: 'mortgage',
    price: 20_000_000,
    initial_payment: 5_000_000,
    months: 120,
    rate: 18,
  }
  const [sheet = ''] = readPdf(await post('/api/calculators/export', calculation)).pages
  assert.ok(sheet.includes(name.kk), sheet)
  assert.deepEqual(demoMarksIn(sheet), [])
  await post('/api/feedback/callback', { name: 'Алия', phone: '+77012223344', email: '', consent: true })
  await post('/api/articles/subscribe', { email: 'reader@example.test', consent: true })
  await until(async () => letters.length >= 2)
  for (const { headers, text, to } of letters) {
    assert.deepEqual(demoMarksIn(`${Object.values(headers).join(' ')} ${text}`), [])
    assert.ok(to[0] === 'staff@ordabasy.test' || text.includes(name.kk), text)
  }

  const [own, foreign] = [Object.values(brandTokens(colours)), demoColours].map((list) => list.map(bytesOf))
  const shared = whole.filter(({ path }) => path.startsWith('/og/')).slice(0, 6)
  assert.ok(shared.length === 6)
  for (const { path, body } of shared) {
    const { data, info } = await sharp(body).resize(300).raw().toBuffer({ resolveWithObject: true })
    assert.equal(info.channels, 3)
    const near = (list: readonly (readonly number[])[] = []) => {
      let count = 0
      for (let at = 0; at < data.length; at += 3) {
        if (
          list.some((colour) => colour.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) < 5))
        )
          count += 1
      }
      return count / (data.length / 3)
    }
    // Greys of the two may be near each other: their main colours are not.
    assert.ok(near(foreign?.slice(0, 1)) < 0.001, path)
    assert.ok(near(own) > 0.002, path)
  }
})

test('R602 R603 R604 flats show the plans of their own company, and those without one show none', async () => {
  const { whole, url } = await secondSite()
  const feed = whole.find(({ path }) => path === feedPaths.json)?.body.toString() ?? ''
  const { units } = JSON.parse(feed) as { units: { rooms: number; url: string }[] }
  const shown = await Promise.all(
    [1, 2, 3].map(async (rooms) => {
      const unit = units.find((each) => each.rooms === rooms)
      const page = await fetch(url + new URL(unit?.url ?? '').pathname)
      return /class="estate-plan" href="([^"]+)"/.exec(await page.text())?.[1] ?? null
    }),
  )
  assert.match(shown[0] ?? '', /^\/media\/plan-one-[\w-]+\.webp$/)
  assert.match(shown[1] ?? '', /^\/media\/plan-two-[\w-]+\.webp$/)
  assert.equal(shown[2], null)
  const file = await fetch(url + (shown[0] ?? ''))
  assert.equal(file.headers.get('content-type'), 'image/webp')
  const naming = whole.filter(
    ({ body, type }) => /html|json|xml/.test(type) && body.includes('/media/plans/'),
  )
  assert.deepEqual(
    naming.map(({ path }) => path),
    [],
  )
})

test('R664 a house is drawn, as a scheme that says so, only where its record says drawn: true', async () => {
  const { url } = await secondSite()
  for (const [house, isDrawn] of [
    ['tulpar-city-1', false],
    ['saryarqa-qala-1', true],
  ] as const) {
    const units = await fetch(`${url}/api/houses/s/${house}/estates`)
    const flat = getHouseEstates.answer
      .parse(await units.json())
      .data.find(({ category, status }) => category === 'flat' && status === 'free')
    assert.ok(flat)
    const shown = [
      { path: pages.queue('kk', house), drawings: ['facade-scene'] },
      { path: pages.facade('kk', house), drawings: ['facade-scene'] },
      { path: pages.floor('kk', house, flat), drawings: ['plate', 'facade-scene'] },
      { path: pages.estate('kk', 'flat', flat.slug), drawings: ['plate', 'facade-scene'] },
    ]
    for (const { path, drawings } of shown) {
      const answer = await fetch(url + path)
      assert.equal(answer.status, 200, path)
      const html = await answer.text()
      const schemes = { 'facade-scene': 'facade.scheme', plate: 'floor.scheme' } as const
      for (const drawing of ['plate', 'facade-scene'] as const) {
        const isHere = isDrawn && drawings.includes(drawing)
        assert.equal(new RegExp(`class="${drawing}[ "]`).test(html), isHere, `${path} ${drawing}`)
        const words = scheme[schemes[drawing]].kk.replace(/[.:].*/, '')
        assert.equal(wordsOfPage(html).includes(words), isHere, `${path}: ${words}`)
      }
    }
  }
})
