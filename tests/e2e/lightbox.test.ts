import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { axeFindings } from '#tests/helpers/browser/page-checks.ts'
import { articleWithPicture, projectOnSale } from '#tests/helpers/demo-records.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** The place of the shown picture, its caption and whether the picture itself is there. */
async function shownIn(page: Page) {
  const stage = page.locator('.lightbox-stage picture:not(.lightbox-waiting) img')
  await stage.evaluate((image: HTMLImageElement) => image.decode())
  return {
    place: ((await page.locator('dialog output').textContent()) ?? '').replaceAll('\u00A0', ' '),
    caption: await page.locator('.lightbox-caption').textContent(),
    alt: await stage.getAttribute('alt'),
  }
}

for (const language of languages) {
  test(`R51 pictures of a project open at large and lead on from one to the next in ${language}`, async (t) => {
    const { page, problems } = await visitor(t, { language })
    const scripts: string[] = []
    page.on('request', (request) => void (/lightbox/.test(request.url()) && scripts.push(request.url())))
    await open(page, pages.project(language, await projectOnSale()))
    const links = page.locator('#gallery a.picture-link')
    const total = await links.count()
    assert.ok(total > 2, `${total} pictures`)
    assert.deepEqual(scripts, [], 'its code comes with the first use')
    const second = links.nth(1)
    await second.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const place = (number: number) =>
      word(language, 'lightbox.place', { number, total }).replaceAll('\u00A0', ' ')
    const first = await shownIn(page)
    assert.ok(first.place.endsWith(place(2)), first.place)
    assert.equal(first.alt, first.caption)
    assert.deepEqual(await axeFindings(page), [])
    await page.keyboard.press('ArrowRight')
    assert.ok((await shownIn(page)).place.endsWith(place(3)))
    assert.notEqual((await shownIn(page)).caption, first.caption)
    await dialog.getByRole('button', { name: word(language, 'lightbox.previous') }).click()
    assert.deepEqual(await shownIn(page), first)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    assert.ok((await shownIn(page)).place.endsWith(place(total)), 'before the first comes the last')
    await dialog.getByRole('button', { name: word(language, 'lightbox.next') }).press('Enter')
    assert.ok((await shownIn(page)).place.endsWith(place(1)))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await second.evaluate((link) => link === document.activeElement), true)
    assert.deepEqual(problems, [])
  })
}

test('a swipe leads to the next picture, on a telephone the whole picture is seen', async (t) => {
  const { page, problems } = await visitor(t, { width: 390, height: 844 })
  await open(page, pages.project('ru', await projectOnSale()))
  await page.locator('#gallery a.picture-link').first().click()
  const stage = page.locator('.lightbox-stage')
  await stage.waitFor()
  const before = await shownIn(page)
  await page.mouse.move(300, 400)
  await page.mouse.down()
  await page.mouse.move(120, 410, { steps: 4 })
  await page.mouse.up()
  const after = await shownIn(page)
  assert.notEqual(after.place, before.place)
  await page.mouse.move(120, 400)
  await page.mouse.down()
  await page.mouse.move(130, 600, { steps: 4 })
  await page.mouse.up()
  assert.deepEqual(await shownIn(page), after, 'a move down is no swipe')
  const box = await page.getByRole('dialog').boundingBox()
  assert.deepEqual([box?.x, box?.y, box?.width, box?.height], [0, 0, 390, 844])
  const inside = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollHeight <= innerHeight)
  assert.ok(inside)
  assert.deepEqual(problems, [])
})

test('R39 R47 pictures of an article and of the company open with what stands below them', async (t) => {
  const { page, problems } = await visitor(t, { language: 'kk' })
  await open(page, pages.article('kk', await articleWithPicture()))
  const figure = page.locator('.rich-text figure').first()
  await figure.locator('a.picture-link').click()
  // It may be the only one, which has no place.
  const below = await page.locator('.lightbox-caption').textContent()
  assert.equal(below, await figure.locator('figcaption').textContent())
  await open(page, pages.about('kk'))
  const photo = page.locator('.about-photos a.picture-link').first()
  await photo.click()
  assert.equal((await shownIn(page)).caption, await photo.getAttribute('aria-label'))
  assert.deepEqual(problems, [])
})

test('R39 R47 R51 without JavaScript a picture is a link to its largest file', async (t) => {
  const { page } = await visitor(t, { javaScript: false })
  const { url } = await demoSite()
  for (const path of [
    pages.project('ru', await projectOnSale()),
    pages.about('ru'),
    pages.article('ru', await articleWithPicture()),
  ]) {
    await page.goto(path)
    const hrefs = await page
      .locator('a.picture-link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    assert.ok(hrefs.length > 0, path)
    for (const href of new Set(hrefs)) {
      const answer = await fetch(url + href, { method: 'HEAD' })
      assert.deepEqual([answer.status, answer.headers.get('Content-Type')], [200, 'image/webp'], href)
    }
  }
})
