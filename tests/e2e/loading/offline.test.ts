import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { type Language, languages } from '#domain/languages.ts'
import { startDemoSite } from '#tests/helpers/servers/company-site.ts'
import { hydrated, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { until } from '#tests/helpers/until.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** The browser's offline files: paths, and their bytes. */
async function kept(page: Page): Promise<{ names: string[]; paths: string[]; bytes: number }> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('favorites-'))
    const paths: string[] = []
    let bytes = 0
    for (const name of names) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        paths.push(new URL(request.url).pathname)
        bytes += (await (await cache.match(request))?.blob())?.size ?? 0
      }
    }
    return { names, paths, bytes }
  })
}

async function isKept(page: Page): Promise<boolean> {
  const { names, paths } = await kept(page)
  return names.length === 1 && paths.some((path) => path.startsWith('/media/'))
}

function workers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}

/** The line that says of when the prices are. */
function offlineLine(language: Language): RegExp {
  return new RegExp(word(language, 'favorites.offline', { date: '.*20\\d\\d.*', time: '\\d\\d:\\d\\d' }))
}

for (const language of languages) {
  test(`R42 the list opens without a network in ${language}, says of when its prices are, and is new with one`, async (t) => {
    const { page, problems } = await visitor(t, { language, width: 390, height: 844 })
    await undisturbed(page)
    await open(page, pages.listing(language, 'flat', 'status=free'))
    await page.waitForTimeout(1000)
    assert.equal(await workers(page), 0)

    await page.locator('.estate-card button').first().click()
    await page.locator('.estate-card button').nth(1).click()
    await until(() => isKept(page))
    const { paths, bytes } = await kept(page)
    assert.ok(bytes > 10_000 && bytes < 12 * 1024 * 1024, `${bytes} bytes`)
    assert.ok(!paths.some((path) => path.startsWith('/api/') && path !== '/api/estates/shortlist'))
    assert.deepEqual(problems, [])

    await page.context().setOffline(true)
    await page.goto(pages.favorites(language))
    await hydrated(page)
    const cards = page.locator('.favorites .estate-card')
    await cards.nth(1).waitFor()
    await page.getByText(offlineLine(language)).waitFor()
    const plans = await cards
      .locator('.estate-card-plan img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0))
    assert.deepEqual(plans, [true, true])

    await page.context().setOffline(false)
    await page.locator('.favorites-offline').waitFor({ state: 'detached' })
    assert.equal(await cards.count(), 2)
  })
}

test('R42 a link inside the site opens the list without a network, and other pages stay closed', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  await undisturbed(page)
  await open(page, pages.listing('ru', 'flat', 'status=free'))
  await page.locator('.estate-card button').first().click()
  await until(() => isKept(page))
  await page.context().setOffline(true)
  await page
    .locator(`header a[href="${pages.favorites('ru')}"]`)
    .first()
    .click()
  await page.locator('.favorites .estate-card').first().waitFor()
  await page.locator('.favorites-offline').waitFor()
})

test('R42 with a network no kept price is shown, and an emptied list leaves nothing behind', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  await undisturbed(page)
  await open(page, pages.listing('ru', 'flat', 'status=free'))
  await page.locator('.estate-card button').first().click()
  await until(() => isKept(page))
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    const cache = await caches.open(name)
    const units = await (await cache.match('/api/estates/shortlist'))?.json()
    for (const unit of units.data) unit.price = 1_234_000
    await cache.put('/api/estates/shortlist', new Response(JSON.stringify(units)))
  })
  const price = page.locator('.favorites .estate-card-price')
  await page.context().setOffline(true)
  await page.goto(pages.favorites('ru'))
  await price.filter({ hasText: '1,234,000' }).waitFor()
  await page.context().setOffline(false)
  await open(page, pages.favorites('ru'))
  await price.waitFor()
  assert.doesNotMatch(await price.innerText(), /1,234,000/)

  await page.locator('.favorites .estate-card button').click()
  await until(async () => (await kept(page)).names.length === 0)
  assert.equal(await workers(page), 0)
})

test('R42 where the owner has switched it off, nothing is kept and no worker stays', async (t) => {
  const { url } = await startDemoSite(t, { OFFLINE: 'off' })
  const { page } = await visitor(t, { language: 'ru' })
  await undisturbed(page)
  await open(page, url + pages.listing('ru', 'flat', 'status=free'))
  await page.locator('.estate-card button').first().click()
  await page.waitForTimeout(4000)
  assert.deepEqual((await kept(page)).names, [])
  assert.equal(await workers(page), 0)
})
