import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { breakScript } from '#tests/helpers/browser/broken-script.ts'
import { startDemoSite } from '#tests/helpers/servers/company-site.ts'
import { hydrated, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { somePlaces } from '#tests/helpers/feeds/some-places.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** The page has its title and its content, and names the missing part. */
async function assertStands(page: Page, words = word('ru', 'error.part')): Promise<void> {
  await page.getByRole('alert').filter({ hasText: words }).first().waitFor()
  await page
    .getByRole('button', { name: word('ru', 'error.part.again') })
    .first()
    .waitFor()
  assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1)
  assert.equal(await page.locator('.error-view').count(), 0)
}

type Place = Awaited<ReturnType<typeof somePlaces>>

/** The broken part, its place, the action that opens it, the alternatives. */
const parts: readonly {
  what: string
  script: string
  at: (place: Place) => string
  bring?: (page: Page) => Promise<void>
  left?: (page: Page) => Promise<void>
}[] = [
  {
    what: 'the gallery',
    script: 'lightbox',
    at: ({ project }) => project,
    bring: (page) => page.locator('.gallery a.picture-link').first().click(),
    left: (page) => page.locator('.gallery a.picture-link img').first().waitFor(),
  },
  {
    what: 'the plan at large',
    script: 'plan-viewer',
    at: ({ flat }) => flat,
    bring: (page) => page.locator('a.estate-plan').click(),
    left: (page) => page.locator('a.estate-plan img').waitFor(),
  },
  {
    what: 'the picker on the facade',
    script: 'facade-stage',
    at: ({ facade }) => facade,
    left: (page) => page.getByRole('table').first().waitFor(),
  },
  {
    what: 'the picker on the floor',
    script: 'floor-plate',
    at: ({ floor }) => floor,
    left: (page) => page.getByRole('table').first().waitFor(),
  },
  {
    what: 'the calculator',
    script: 'home-calculator',
    at: ({ flat }) => flat,
    left: (page) =>
      page
        .locator(`main a[href="${pages.mortgage('ru')}"]`)
        .first()
        .waitFor(),
  },
  {
    what: 'a form',
    script: 'callback-form',
    at: () => pages.contacts('ru'),
    left: (page) => page.locator('main a[href^="tel:"]').first().waitFor(),
  },
  {
    what: 'a window over the page',
    script: 'open-dialog',
    at: () => pages.home('ru'),
    bring: (page) => page.locator(`header a[href="${pages.question('ru')}"]`).click(),
  },
  {
    what: 'the header',
    script: 'header',
    at: () => pages.home('ru'),
    left: (page) => page.getByRole('contentinfo').getByRole('link').first().waitFor(),
  },
  {
    what: 'the choice of flats in a house',
    script: 'house-filters',
    at: ({ facade }) => facade,
    left: (page) => page.getByRole('table').first().waitFor(),
  },
  { what: 'the footer', script: 'footer', at: () => pages.home('ru') },
  { what: 'the ways to share', script: 'share', at: ({ flat }) => flat },
]

for (const { what, script, at, bring, left } of parts) {
  test(`R250 when ${what} breaks the page stays and says so`, async (t) => {
    const { page } = await visitor(t)
    await undisturbed(page)
    await breakScript(page, script)
    await page.goto(at(await somePlaces('ru')))
    if (bring !== undefined) {
      await hydrated(page)
      await bring(page)
    }
    await assertStands(page)
    await left?.(page)
  })
}

test('R250 when what keeps the page in the background breaks nobody hears of it', async (t) => {
  const { page } = await visitor(t)
  const code = page.waitForResponse(/page-guard-/)
  await breakScript(page, 'page-guard')
  await page.goto(pages.home('ru'))
  await code
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1, name: word('ru', 'home.hero.title') }).waitFor()
  assert.equal(await page.getByRole('alert').count(), 0)
})

for (const [what, screens, width, address, left] of [
  ['the menu of a telephone', '(width < 60em)', 390, pages.listing('ru', 'flat'), 'article'],
  ['the sheet of filters', '(width < 1100px)', 390, pages.listing('ru', 'flat'), 'article'],
  ['the sheet of filters of projects', '(width < 1100px)', 390, pages.projects('ru'), 'article'],
] as const) {
  test(`R250 when ${what} breaks the page stays and says so`, async (t) => {
    const { page } = await visitor(t, { width })
    await undisturbed(page)
    await page.addInitScript((broken) => {
      const real = globalThis.matchMedia.bind(globalThis)
      globalThis.matchMedia = (query) => {
        if (query === broken) throw new Error('a broken part')
        return real(query)
      }
    }, screens)
    await page.goto(address)
    await assertStands(page)
    await page.getByRole(left).first().waitFor()
  })
}

test('R250 when the search by payment breaks the page of the ways to buy stays and says so', async (t) => {
  const { page } = await visitor(t)
  await undisturbed(page)
  await page.addInitScript(() => {
    const sorted = Array.prototype.toSorted
    Object.assign(Array.prototype, {
      toSorted<T>(this: T[], compare?: (a: T, b: T) => number) {
        const [first] = this
        if (typeof first === 'object' && first !== null && 'affordable' in first)
          throw new Error('a broken part')
        return sorted.call(this, compare)
      },
    })
  })
  await page.goto(pages.purchaseMethods('ru'))
  await assertStands(page)
  await page.getByRole('heading', { name: word('ru', 'purchase.compare') }).waitFor()
})

test('R332 when the table of a comparison breaks the page stays and says so', async (t) => {
  const { url } = await demoSite()
  const answer = await fetch(`${url}/api/estates?category=flat&per_page=2`)
  const ids = getEstates.answer.parse(await answer.json()).data.map(({ id }) => id)
  const { page } = await visitor(t)
  await undisturbed(page)
  await page.addInitScript(() => {
    const watch = IntersectionObserver.prototype.observe
    IntersectionObserver.prototype.observe = function observe(target) {
      if (target.tagName === 'THEAD') throw new Error('a broken part')
      watch.call(this, target)
    }
  })
  await page.goto(pages.compare('ru', shortlistSearch(ids)))
  await assertStands(page)
  await page.locator('.compare-back .text-link').waitFor()
})

/** A unit in the data of favourites, without the house that its card names. */
const unit = {
  id: 7,
  slug: '7',
  category: 'flat',
  number: '7',
  complex: { id: 1, slug: 'some', name: 'Some', city: { id: 1, slug: 'city', name: 'City' } },
  rooms: 1,
  is_euro: false,
  area_total: 40,
  price: null,
  status: 'request',
}

test('R332 when the cards of what a visitor keeps break the page stays and says so', async (t) => {
  const { page } = await visitor(t)
  await undisturbed(page)
  await page.addInitScript(() =>
    localStorage.setItem(
      'favorites',
      JSON.stringify([{ id: 7, category: 'flat', added_at: '2026-01-01T00:00:00.000Z', price_at_add: null }]),
    ),
  )
  await page.route(/\/api\/estates\/shortlist/, (route) =>
    route.fulfill({ json: { data: [unit], meta: { gone: [] } } }),
  )
  await page.goto(pages.favorites('ru'))
  await assertStands(page)
  await page.locator('.favorites-foot').waitFor()
})

test('R250 a view of a list whose code does not come says so, and comes when it is tried again', async (t) => {
  const { page } = await visitor(t)
  await undisturbed(page)
  const code = /\/assets\/plans-view-[\w-]{8}\.js$/
  await page.route(code, (route) => route.abort())
  await page.goto(pages.listing('ru', 'flat', 'view=plans'))
  await assertStands(page)
  await page.unroute(code)
  await page.getByRole('button', { name: word('ru', 'error.part.again') }).click()
  await page.locator('.plans-view, [class*=plan-card], main li a').first().waitFor()
  await page.getByRole('alert').waitFor({ state: 'detached' })
})

test('R250 when the map breaks there are words, addresses, links to other maps, and another try', async (t) => {
  const { page } = await visitor(t)
  await undisturbed(page)
  const mend = await breakScript(page, 'live-map')
  await page.goto(pages.projects('ru'))
  await assertStands(page, word('ru', 'map.error'))
  await page
    .getByRole('link', { name: word('ru', 'project.map.2gis') })
    .first()
    .waitFor()
  await mend()
  await page.reload()
  await page.locator('.map-pin').first().waitFor()
})

test('R250 R208 a script of Yandex without a map, and counters that break, leave the page where it is', async (t) => {
  const { url } = await startDemoSite(t, { YANDEX_MAPS_KEY: 'a-key', METRIKA_ID: '1' })
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  await page.route('https://**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.route('https://api-maps.yandex.ru/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'globalThis.ymaps3={ready:Promise.resolve(),YMap:{}}',
    }),
  )
  await breakScript(page, 'counted-page')
  await page.goto(url + pages.contacts('ru'))
  await assertStands(page, word('ru', 'map.error'))
  assert.ok(problems.some((problem) => problem.includes('YandexMapException')))
  assert.equal(await page.locator('.office-card, main address, main article').first().isVisible(), true)
})

test('R208 A44 without a key the console is told once, as information', async (t) => {
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  const told: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('apikey')) told.push(`${message.type()}: ${message.text()}`)
  })
  // A link that no script has taken over yet would load a whole page, which is told again.
  await open(page, pages.contacts('ru'))
  await page.locator('.map-pin').first().waitFor()
  await page
    .locator(`header a[href="${pages.projects('ru')}"]`)
    .first()
    .dispatchEvent('click')
  await page.locator('.projects-map .map-pin').first().waitFor()
  assert.deepEqual(told, ['info: You must specify apikey for createYmapsOptions'])
  assert.deepEqual(problems, [])
})

test('R208 R251 a map that hangs says after ten seconds what there is without it, and is tried again', async (t) => {
  const { page } = await visitor(t)
  await undisturbed(page)
  await page.clock.install()
  const code = /\/assets\/leaflet-map-[\w-]{8}\.js$/
  const held = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest(code)
  await page.goto(pages.contacts('ru'))
  await page.clock.runFor(6000)
  await asked
  await page.getByText(word('ru', 'map.loading')).waitFor()
  await page.clock.fastForward(10_000)
  await page.getByText(word('ru', 'map.error')).waitFor()
  held.resolve()
  await page.getByRole('button', { name: word('ru', 'error.part.again') }).click()
  await page.locator('.map-pin').first().waitFor()
})
