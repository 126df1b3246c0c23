import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { hydrated, undisturbed } from '#tests/helpers/page-state.ts'
import { demoSite } from '#tests/helpers/site.ts'

/** In the page: what of it is kept by the browser while another one is open. */
type Kept = { mark?: string; cameBack?: boolean }

for (const path of [pages.home('ru'), pages.listing('ru', 'flat'), pages.project('ru', 'alatau-park')]) {
  test(`${path} is shown again at once after going back from a whole page`, async (t) => {
    const { url } = await demoSite()
    const browser = await launchBrowser({ keepsPages: true })
    t.after(() => browser.close())
    const context = await browser.newContext({ baseURL: url, locale: 'ru-KZ' })
    const page = await context.newPage()
    await undisturbed(page)
    await page.goto(path)
    await hydrated(page)
    await page.evaluate((mark) => {
      const kept = globalThis as Kept
      kept.mark = mark
      addEventListener('pageshow', ({ persisted }) => (kept.cameBack = persisted))
    }, path)
    await page.goto(pages.callback('ru'))
    await page.evaluate(() => history.back())
    // A page that was kept does not load once more.
    await page.waitForURL((address) => address.pathname === path, { waitUntil: 'commit' })
    await page.waitForFunction(() => (globalThis as Kept).cameBack !== undefined)
    const kept = await page.evaluate(() => ({ ...(globalThis as Kept) }) as Kept)
    assert.deepEqual([kept.mark, kept.cameBack], [path, true])
  })
}
