import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { kept, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** In the page: fades so far, by the pages between which they were; of a document, how it came. */
type Seen = { fades?: { from: string; to: string; longest: number }[]; revealed?: boolean[] }

/** Counts fades between pages of one document, and whether documents came with one. */
async function watchFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = globalThis as Seen
    const fades: NonNullable<Seen['fades']> = []
    seen.fades = fades
    seen.revealed = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const from = location.pathname
      const transition = start(update)
      const note = async () => {
        await transition.ready
        const animations = document.getAnimations().filter(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect
          return pseudoElement?.startsWith('::view-transition') === true
        })
        const lengths = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
        fades.push({ from, to: location.pathname, longest: Math.max(...lengths) })
      }
      void note()
      return transition
    }
    addEventListener('pagereveal', ({ viewTransition }) => seen.revealed?.push(viewTransition !== null))
  })
}

const fadesOf = (page: Page) => page.evaluate(() => (globalThis as Seen).fades ?? [])
const listing = pages.listing('ru', 'flat')

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`from page to page, ${motion === 'reduce' ? 'without motion where visitors mind it' : 'one fades into the next in a moment'}`, async (t) => {
    const { page, problems } = await visitor(t)
    await page.emulateMedia({ reducedMotion: motion })
    await undisturbed(page)
    await watchFades(page)
    await open(page, listing)
    await kept(page)
    // A filter changes the list, not the page.
    await page.locator('.filter-panel input[name=complex]').first().click({ force: true })
    await page.waitForURL(/complex=/)
    assert.deepEqual(await fadesOf(page), [])

    await page.evaluate(() => scrollTo(0, 900))
    const link = page.locator(`footer a[href="${pages.listing('ru', 'comm')}"]`).first()
    await link.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: word('ru', 'category.comm') }).waitFor()
    await page.waitForFunction(() => scrollY === 0)
    await page.waitForFunction(() => document.getAnimations().length === 0)
    const fades = await fadesOf(page)
    if (motion === 'reduce') assert.deepEqual(fades, [])
    else {
      assert.deepEqual(
        fades.map(({ from, to }) => [from, to]),
        [[listing, pages.listing('ru', 'comm')]],
      )
      assert.ok((fades[0]?.longest ?? Infinity) <= 150, `${fades[0]?.longest} ms`)
    }
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: word('ru', 'category.flat') }).waitFor()
    await page.waitForFunction(() => scrollY > 0)
    assert.equal((await fadesOf(page)).length, motion === 'reduce' ? 0 : 2)

    // A whole page after another.
    await page.evaluate((path) => location.assign(path), pages.contacts('ru'))
    await page.waitForURL((address) => address.pathname === pages.contacts('ru'))
    await page.waitForFunction(() => (globalThis as Seen).revealed?.length === 1)
    const revealed = await page.evaluate(() => (globalThis as Seen).revealed)
    assert.deepEqual(revealed, [motion !== 'reduce'])
    assert.deepEqual(problems, [])
  })
}

test('what is pressed while pages fade is pressed', async (t) => {
  const { page } = await visitor(t)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await undisturbed(page)
  await open(page, listing)
  await kept(page)
  // A long fade takes the place of a quick hand.
  await page.evaluate(() => document.documentElement.style.setProperty('--quick', '20s'))
  await page.locator('.estate-card h3 a').first().click()
  await page.locator('.estate-plan').first().waitFor()
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('view-transition') === true),
  )
  const box = await page.locator('.menu-button').first().boundingBox()
  assert.ok(box !== null)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.locator('.menu-panel:popover-open').waitFor()
})
