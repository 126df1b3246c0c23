import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { projectOnSale } from '#tests/helpers/demo-records.ts'
import { hydrated, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { visitor, type VisitorOptions } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

const project = async () => pages.project('ru', await projectOnSale())
/** A place far down the page. */
const place = '.section:nth-last-of-type(2) h2'

async function reader(t: TestContext, options: VisitorOptions = {}): Promise<Page> {
  const { page } = await visitor(t, { width: 390, height: 844, ...options })
  if (options.javaScript !== false) await undisturbed(page)
  return page
}

/** How many sections of the open page are not laid out. */
function leftAside(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heads = [...document.querySelectorAll('.section h2')]
    return heads.filter((head) => !head.checkVisibility({ contentVisibilityAuto: true })).length
  })
}

const isWhole = (page: Page) =>
  page.waitForFunction(() => 'whole' in document.documentElement.dataset, undefined, { timeout: 15_000 })

/** Pixels from the top of the window to a place of the page. */
const top = (page: Page) =>
  page.locator(place).evaluate((head) => Math.round(head.getBoundingClientRect().top))

/** A reader who has come to that place, and its position in the window. */
async function readerOfPlace(t: TestContext): Promise<{ page: Page; before: number }> {
  const page = await reader(t)
  await page.goto(await project())
  await hydrated(page)
  await isWhole(page)
  await page.locator(place).evaluate((head) => head.scrollIntoView({ block: 'start' }))
  const before = await top(page)
  return { page, before }
}

/** Waits until the place is at its earlier position in the window. */
async function finds(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    ({ place, before }) => {
      const head = document.querySelector(place)
      return head !== null && Math.abs(head.getBoundingClientRect().top - before) <= 2
    },
    { place, before },
  )
}

test('sections below the first view wait until scripts have the time to lay them out, then stand as they are', async (t) => {
  const page = await reader(t)
  let letScripts = () => {}
  const scripts = new Promise<void>((resolve) => (letScripts = resolve))
  await page.route('**/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto(await project(), { waitUntil: 'domcontentloaded' })
  assert.ok((await leftAside(page)) > 5)
  // A reader who scrolls before the scripts are there finds the sections.
  await page.locator(place).scrollIntoViewIfNeeded()
  await page.waitForFunction(
    (head) => document.querySelector(head)?.checkVisibility({ contentVisibilityAuto: true }),
    place,
  )
  letScripts()
  await hydrated(page)
  await isWhole(page)
  assert.equal(await leftAside(page), 0)
  assert.equal(await page.locator('.section[style]:not([style=""])').count(), 0)
})

test('going back from another page finds the place that was left', async (t) => {
  const { page, before } = await readerOfPlace(t)
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`)
    link?.click()
  }, pages.contacts('ru'))
  await page.waitForURL((address) => address.pathname === pages.contacts('ru'))
  // The address changes a moment before the page.
  await page.getByRole('heading', { level: 1, name: word('ru', 'contacts.title') }).waitFor()
  await page.goBack()
  await page.locator(place).waitFor()
  await finds(page, before)
})

test('a page that is loaded again is laid out whole, and the place that was read is found', async (t) => {
  const { page, before } = await readerOfPlace(t)
  await page.reload({ waitUntil: 'domcontentloaded' })
  assert.equal(await leftAside(page), 0)
  await finds(page, before)
})

test('a link to a part of the page leads to it, and without scripts the page is laid out whole', async (t) => {
  const linked = await reader(t)
  const path = await project()
  await linked.goto(path)
  const id = await linked.evaluate(
    () => document.querySelectorAll('main [id].section, main .section [id]').item(0)?.id,
  )
  await linked.goto('about:blank')
  await linked.goto(`${path}#${id}`, { waitUntil: 'domcontentloaded' })
  assert.equal(await leftAside(linked), 0)
  const bare = await reader(t, { javaScript: false })
  await bare.goto(path)
  assert.equal(await leftAside(bare), 0)
})
