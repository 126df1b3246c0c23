import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { fillIn, formOn, giveTime, newPerson } from '#tests/helpers/browser/forms.ts'
import { switchLanguage } from '#tests/helpers/browser/switch-language.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

for (const cameByLink of [true, false]) {
  test(`R317 after a change of the language on the page of a form the way back leads ${cameByLink ? 'to the page before' : 'home for who came from elsewhere'}`, async (t) => {
    const { page } = await visitor(t, { language: 'ru' })
    await open(page, cameByLink ? pages.contacts('ru') : pages.meeting('ru'))
    if (cameByLink) {
      await page
        .locator('main')
        .getByRole('link', { name: word('ru', 'meets.page.title') })
        .click()
      await page.waitForURL((url) => url.pathname === pages.meeting('ru'))
      // The page changes a moment after the address.
      await formOn(page, 'meets', 'ru').submit.waitFor()
    }
    await switchLanguage(page, { from: 'ru', to: 'en' })
    const controls = formOn(page, 'meets', 'en')
    await fillIn('meets', controls, newPerson())
    await giveTime(page)
    await controls.submit.click()
    await controls.thanks.waitFor()
    if (cameByLink) await page.getByRole('button', { name: word('en', 'callback.sent.back') }).click()
    else
      await page
        .locator('main')
        .getByRole('link', { name: word('en', 'callback.sent.home') })
        .click()
    await page.waitForURL((url) => !url.pathname.endsWith(pages.meeting('ru')))
    assert.equal(new URL(page.url()).pathname, cameByLink ? pages.contacts('ru') : pages.home('en'))
  })
}
