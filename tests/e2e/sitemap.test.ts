import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sitemapPath } from '#contract/sitemaps.ts'
import { languages } from '#domain/languages.ts'
import { startDemoSite } from '../helpers/servers/company-site.ts'
import { readSitemap } from '../helpers/read-sitemap.ts'

/** Where the site says that it is; asked at its port. */
const publicUrl = 'https://kerege.example'

/** The head of a page as search engines read it. */
function readHead(html: string) {
  const [head = ''] = html.split('</head>')
  const links = [
    ...head.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]+)")? href="([^"]+)"/gi),
  ]
  const address = (text = '') => new URL(text.replaceAll('&amp;', '&')).href
  return {
    canonical: links.filter(([, rel]) => rel === 'canonical').map(([, , , href]) => address(href)),
    alternatives: Object.fromEntries(
      links.flatMap(([, , language, href]) => (language === undefined ? [] : [[language, address(href)]])),
    ),
    isHidden: /<meta name="robots"/.test(head),
  }
}

test('R56 A3 A32 the addresses of the sitemaps are there, canonical, for keeping, and name the same twins', async (t) => {
  const site = await startDemoSite(t, { PUBLIC_URL: publicUrl })
  const files = languages.map(async (language) => {
    const answer = await fetch(site.url + sitemapPath(language))
    return readSitemap(await answer.text()).urls
  })
  const urls = (await Promise.all(files)).flat()
  const isUnit = ({ loc }: (typeof urls)[number]) => /-m2-\d+$/.test(loc)
  const [units, places] = [urls.filter(isUnit), urls.filter((url) => !isUnit(url))]
  assert.ok(units.length > 5_000 && places.length > 300)
  // Of every page one language, each time another; of the units a few of every kind.
  const some = places.filter((_, index) => index % 3 === Math.floor(index / 3) % 3)
  for (const { loc, alternatives } of [...some, ...units.filter((_, index) => index % 211 === 0)]) {
    const { pathname, search } = new URL(loc)
    const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    const response = await fetch(site.url + pathname + search, { redirect: 'manual', headers })
    assert.equal(response.status, 200, loc)
    const head = readHead(await response.text())
    assert.deepEqual(head, { canonical: [loc], alternatives, isHidden: false }, loc)
  }
})

test('A3 robots.txt leads to the sitemap of every language', async (t) => {
  const site = await startDemoSite(t)
  const text = await (await fetch(`${site.url}/robots.txt`)).text()
  const sitemaps = [...text.matchAll(/^Sitemap: (.+)$/gm)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  assert.equal(sitemaps.length, languages.length)
  for (const path of sitemaps) {
    const { urls } = readSitemap(await (await fetch(site.url + path)).text())
    assert.ok(urls.length > 1_000, path)
  }
})
