import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { languageNames } from '#domain/languages.ts'
import { launchBrowser } from '#tests/helpers/browser/browser.ts'
import { wordOf } from '#tests/helpers/company-texts.ts'
import { texts } from '#texts/texts.ts'
import { listeningServer } from '#tests/helpers/servers/listening-server.ts'
import { walk } from '#tests/walk/walk.ts'

const home = pages.home('ru')
const ways = pages.purchaseMethods('ru')
const list = pages.listing('ru', 'flat')

/** The content of a few pages without a fault, by their paths. A walk ends at the first fault. */
const sound: Readonly<Record<string, string>> = {
  [home]: `<h1>Home</h1><a href="${ways}">Ways to buy</a>`,
  [ways]: `<h1>Ways to buy</h1><a href="${list}?price_to=1">Show the flats</a>`,
  [list]: `<h1>Flats</h1><a href="${home}">A flat</a>`,
  [pages.contacts('ru')]: '<h1>Contacts</h1>',
  [pages.contacts('kk')]: '<h1>Contacts</h1>',
}

/** Pages with a header of many links, as real ones have, and a language of their own. */
async function smallSite(t: TestContext, content: Readonly<Record<string, string>>): Promise<string> {
  const menu = Array.from({ length: 12 }, (_, n) => `<a href="${home}">Item ${'abcdef'[n % 6]}${n}</a> `)
  const header = `<header>${menu.join('')}<a href="${pages.contacts('ru')}">Contacts</a>
    <a href="${pages.contacts('kk')}">${languageNames.kk.name}</a></header>`
  const paths = Object.keys(content).filter((path) => !path.startsWith('/kk'))
  const url = await listeningServer(t, (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://site')
    if (pathname === '/sitemap.xml') {
      const urls = paths.map((path) => `<url><loc>http://site${path}</loc></url>`).join('')
      response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`)
      return
    }
    const main = content[pathname] ?? sound[home]
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html data-hydrated="whole"><title>Site</title><link rel="icon" href="data:,">
      <meta name="viewport" content="width=device-width">${header}<main>${main}</main></html>`,
    )
  })
  return url
}

/** The findings of the first of three walks over such a site that has any. */
async function findingsOn(t: TestContext, content: Readonly<Record<string, string>>, width: number) {
  const url = await smallSite(t, content)
  const browser = await launchBrowser()
  t.after(() => browser.close())
  for (const seed of [1, 2, 3]) {
    const { findings } = await walk(browser, { url, texts, seed, language: 'ru', width, steps: 60 })
    if (findings.length > 0) return findings
  }
  return []
}

test('R310 R640 the robot finds a link to a list with nothing to choose from among many links of the header', async (t) => {
  const empty = `<h1>Flats</h1><h3>${wordOf(texts, 'ru', 'listing.empty.title')}</h3>`
  assert.deepEqual(await findingsOn(t, { ...sound, [list]: empty }, 1440), [
    `a dead end: the link «Show the flats» leads to an empty list, ${list}?price_to=1`,
  ])
})

test('R310 the robot finds a page that breaks when its language changes', async (t) => {
  const broken = `<h1>${wordOf(texts, 'kk', 'some-page-error')}</h1>`
  assert.deepEqual(await findingsOn(t, { ...sound, [pages.contacts('kk')]: broken }, 1440), [
    `an error page: «${wordOf(texts, 'kk', 'some-page-error')}»`,
  ])
})

test('R310 the robot finds a Back on a phone that leaves the page with a layer open', async (t) => {
  const layer = `<button popovertarget="all">Filters</button>
    <div id="all" popover style="width: 100%; height: 100%"><button>A filter</button></div>`
  const content = Object.fromEntries(Object.entries(sound).map(([path, main]) => [path, main + layer]))
  const [finding] = await findingsOn(t, content, 390)
  assert.match(finding ?? '', /^Back (left .+, though something was open|did not close what was open)/)
})
