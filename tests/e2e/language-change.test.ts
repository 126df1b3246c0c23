import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import { undisturbed } from '#tests/helpers/page-state.ts'
import { switchLanguage } from '#tests/helpers/switch-language.ts'
import { open, visitor } from '#tests/helpers/visitor.ts'
import { word } from '#tests/helpers/words.ts'

const steps = [
  { from: 'ru', to: 'en' },
  { from: 'en', to: 'kk' },
  { from: 'kk', to: 'ru' },
] as const

const pagesWithMap = {
  contacts: (language: Language) => pages.contacts(language),
  projects: (language: Language, query: string) => pages.projects(language, query),
  project: (language: Language) => pages.project(language, 'alatau-park'),
}

for (const width of [1440, 390]) {
  for (const [name, address] of Object.entries(pagesWithMap)) {
    test(`R93 the language is switched at ${width} px while the map of ${name} is open, and the map stays`, async (t) => {
      const { page, problems } = await visitor(t, { language: 'ru', width })
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await undisturbed(page)
      await open(page, address('ru', width < 960 ? 'view=map' : ''))
      const map = page.locator('.map-box')
      await map.scrollIntoViewIfNeeded()
      const pin = map.locator('.map-pin, .map-pin-house').first()
      await pin.waitFor()
      const scale = map.locator('.map-scale svg')
      for (const { from, to } of steps) {
        await map.getByRole('button', { name: word(from, 'map.zoom.in'), exact: true }).click()
        await switchLanguage(page, { from, to, byKey: to === 'kk' })
        await pin.waitFor()
        await map.getByRole('button', { name: word(to, 'map.fit') }).click()
        await scale.waitFor()
        assert.equal(await page.locator('.error-view').count(), 0)
      }
      assert.deepEqual(problems, [])
    })
  }
}

test('R93 a page is left while its map still comes nearer', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await undisturbed(page)
  await open(page, pages.contacts('ru'))
  const map = page.locator('.map-box')
  await map.locator('.map-pin').first().waitFor()
  // The next page is there at once, while the map is on its way.
  await page.route('**/career.data*', async (route) => {
    const response = await route.fetch()
    await map.getByRole('button', { name: word('ru', 'map.zoom.in'), exact: true }).dispatchEvent('click')
    await route.fulfill({ response })
  })
  await page
    .locator(`header a[href="${pages.career('ru')}"]`)
    .first()
    .dispatchEvent('click')
  await map.waitFor({ state: 'detached' })
  // The timer of the movement.
  await page.waitForTimeout(600)
  assert.deepEqual(problems, [])
})
