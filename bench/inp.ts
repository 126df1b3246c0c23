import type { Browser, Locator, Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { launchBrowser } from '#tests/helpers/browser/browser.ts'
import { startDemoSite } from '#tests/helpers/servers/company-site.ts'
import { hydrated, undisturbed } from '#tests/helpers/browser/page-state.ts'
import type { Lifetime } from '#tests/helpers/servers/server.ts'
import { word } from '#tests/helpers/browser/words.ts'

type Action = { name: string; path: string; width: number; does: (page: Page) => Promise<void> }

/** How much slower than this machine the visitor's is, and how often each thing is done in a new tab. */
const slowdown = 4
const rounds = 7

/** Milliseconds after an action in which its answer is drawn, with the list that a filter brings. */
const settled = 1500

const listing = pages.listing('ru', 'flat')
const press = (find: (page: Page) => Locator) => (page: Page) => find(page).first().click()
const filters = (page: Page) => page.getByRole('button', { name: word('ru', 'listing.filters') })
const box = (page: Page) => page.locator('.filter-panel input[type=checkbox]:not([name=rooms])')

const actions: readonly Action[] = [
  { name: 'a box of the filters', path: listing, width: 1440, does: press(box) },
  { name: 'the sheet of filters', path: listing, width: 390, does: press(filters) },
  {
    name: 'a box in the sheet, the sheet before',
    path: listing,
    width: 390,
    does: async (page) => {
      await press(filters)(page)
      await press(box)(page)
    },
  },
  {
    name: 'a heart',
    path: listing,
    width: 390,
    does: press((page) => page.locator('.estate-card .favorite')),
  },
  { name: 'a menu', path: listing, width: 1440, does: press((page) => page.locator('.menu-button')) },
  { name: 'the drawer', path: listing, width: 390, does: press((page) => page.locator('.drawer-burger')) },
  {
    name: 'the panel of the callback form',
    path: listing,
    width: 1440,
    does: press((page) => page.locator('.callback-opener')),
  },
  {
    name: 'two digits into the phone field',
    path: pages.callback('ru'),
    width: 390,
    does: async (page) => {
      await page.locator('input[type=tel]').first().click()
      await page.keyboard.type('70')
    },
  },
]

/**
 * How long the first use of a thing takes from the press to the next picture, as browsers count it (Interaction to
 * Next Paint), with a CPU four times slower: the slowest interaction of each round, in a new tab as soon as the
 * page's scripts have taken over. Browsers count in steps of 8 ms.
 */
export async function inpFigures(lifetime: Lifetime): Promise<void> {
  const { url } = await startDemoSite(lifetime)
  const browser = await launchBrowser()
  lifetime.after(() => browser.close())
  console.log(`\nfirst use at CPU ×${slowdown}                            median      max   ms`)
  for (const action of actions) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await slowest(browser, url, action))
    times.sort((a, b) => a - b)
    const figures = [times[Math.floor(rounds / 2)] ?? 0, times.at(-1) ?? 0]
    console.log(`${action.name.padEnd(40)} ${figures.map((time) => time.toFixed(0).padStart(8)).join(' ')}`)
  }
}

/**
 * Milliseconds of the slowest interaction; 0 for one that was drawn in the next frame and is too short to measure.
 */
async function slowest(browser: Browser, url: string, { path, width, does }: Action): Promise<number> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'ru-KZ',
    viewport: { width, height: 800 },
    ...(width < 960 && { isMobile: true, hasTouch: true }),
  })
  try {
    const page = await context.newPage()
    await showWhole(page)
    await undisturbed(page)
    await page.addInitScript(watchInteractions)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(path)
    await hydrated(page)
    await does(page)
    await page.waitForTimeout(settled)
    return await page.evaluate(() => (globalThis as { slowest?: number }).slowest ?? 0)
  } finally {
    await context.close()
  }
}

/**
 * Makes the window tall enough for the page and the browser's own bars. Playwright gives the window the size of the
 * page, the bars take theirs from its end, and Chromium never shows the pixels there: an interaction would last until
 * another one is drawn.
 */
async function showWhole(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width, height: height + 200 } })
}

/** In the page: keeps the duration of the slowest interaction. */
function watchInteractions(): void {
  const kept = globalThis as { slowest?: number }
  const watcher = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as PerformanceEventTiming
      if (interactionId > 0) kept.slowest = Math.max(kept.slowest ?? 0, entry.duration)
    }
  })
  watcher.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
