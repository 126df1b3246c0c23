import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { watchShifts } from '#tests/helpers/browser/page-checks.ts'
import { kept } from '#tests/helpers/browser/page-state.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

for (const language of languages) {
  test(`R253 a page that takes long is said to be on its way in ${language}, to the eye and to the ear`, async (t) => {
    const { page, problems } = await visitor(t, { language, width: language === 'kk' ? 390 : 1440 })
    await page.emulateMedia({ reducedMotion: language === 'en' ? 'no-preference' : 'reduce' })
    await watchShifts(page)
    await open(page, pages.properties(language))
    await kept(page)
    const held = Promise.withResolvers<void>()
    await page.route(/\.data(\?|$)/, async (route) => {
      await held.promise
      await route.continue()
    })
    const says = page.getByRole('status').filter({ hasText: word(language, 'page.opening') })
    const link = page.locator(`main a[href="${pages.listing(language, 'flat')}"]`).first()
    await link.click()
    await page.waitForTimeout(200)
    assert.equal(await says.count(), 0)
    await says.waitFor()
    const line = await says.boundingBox()
    assert.ok(line !== null && line.y === 0 && line.width > 0 && line.height >= 2, JSON.stringify(line))
    held.resolve()
    await page.getByRole('heading', { level: 1, name: word(language, 'category.flat') }).waitFor()
    await says.waitFor({ state: 'detached' })
    assert.deepEqual(await page.evaluate(() => globalThis.layoutShifts), [])
    assert.deepEqual(problems, [])
  })
}
