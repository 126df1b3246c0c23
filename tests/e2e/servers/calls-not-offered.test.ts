import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpoints } from '#contract/endpoints.ts'
import { texts } from '#texts/texts.ts'
import { demoServer } from '#tests/helpers/servers/demo-server.ts'
import { heading, pagesOver } from '#tests/helpers/servers/other-server.ts'
import { examples } from '../sweep.ts'

type Kind = keyof typeof examples

/** The calls that the specification does not have, and the pages that show nothing else. */
const own: readonly (readonly [{ path: string }, readonly Kind[]])[] = [
  [endpoints.answers, ['answers']],
  [endpoints.promises, ['promises']],
  [endpoints.progress, ['progress', 'timeline']],
  [endpoints.houseEstates, ['board', 'facade', 'floor']],
  [endpoints.model, ['model']],
  [endpoints.watchSubject, ['watch']],
  [endpoints.phrase, []],
  [endpoints.houseFloor, []],
  [endpoints.shortlist, []],
  [endpoints.estatePlans, []],
  [endpoints.estateRelaxations, []],
  [endpoints.articleFilters, []],
]

/** Another server's answer to a call that it does not have. */
const statuses = [404, 405, 501]

/** An address with a placeholder for the part that differs between things of one kind. */
function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site.example')
  const path = pathname
    .replace(/(\/queue\/|\/projects\/(?!queue)|\/building-progress\/)[^/]+/, '$1:slug')
    .replace(/\/floors\/.*/, '/floors/:floor')
    .replace(/\/(flats|garages|storerooms|commercial)\/[^/]+$/, '/$1/:slug')
  return `${path}?${[...new Set(searchParams.keys())].toSorted().join('&')}`
}

test('R331 R271 what another server has no call for has no page, and no page leads there', async () => {
  const demo = await demoServer()
  const wholeServer = await pagesOver(demo)
  const wholePages = new Map<string, Awaited<ReturnType<typeof wholeServer.open>>>()
  const openWhole = async (address: string) => {
    const page = wholePages.get(address) ?? (await wholeServer.open(address))
    wholePages.set(address, page)
    return page
  }
  const problems = new Set<string>()
  for (const [index, [{ path }, lost]] of own.entries()) {
    const missing = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`)
    const status = statuses[index % statuses.length] ?? 404
    const lacking = await pagesOver((asked, method, language) =>
      missing.test(asked)
        ? Promise.resolve(Response.json({ message: 'Not found' }, { status }))
        : demo(asked, method, language),
    )
    // A page that does not make the call is the same without it.
    const open = async (address: string) => {
      const whole = await openWhole(address)
      return whole.asked.some((asked) => missing.test(asked)) ? lacking.open(address) : whole
    }
    const links = new Map<string, string>()
    for (const [kind, addresses] of Object.entries(examples)) {
      // It shows every part of the site, on any server.
      if (kind === 'testUi') continue
      const [address = ''] = await addresses('ru')
      const isLost = lost.some((each) => each === kind)
      const page = await open(address)
      if (page.status !== (isLost ? 404 : 200)) problems.add(`${kind} without ${path}: ${page.status}`)
      if (isLost !== (heading(page.html) === texts.ru['page-not-found']))
        problems.add(`${kind} without ${path}: «${heading(page.html)}»`)
      for (const [, link = ''] of page.html.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
        links.set(shapeOf(link), link.replaceAll('&amp;', '&'))
    }
    for (const [shape, link] of links) {
      if (/^\/(language|feeds|media|files|documents|api|assets)\/|\.(pdf|xml|json)/.test(shape)) continue
      const { status: found } = await open(link)
      if (found >= 400) problems.add(`a link to ${link} without ${path}: ${found}`)
    }
  }
  assert.deepEqual([...problems], [])
})
