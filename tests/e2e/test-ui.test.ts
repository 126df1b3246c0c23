import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { inLanguage } from '#texts/text.ts'
import { testUi } from '#texts/test-ui.ts'

import { startDemoSite } from '#tests/helpers/servers/company-site.ts'
import { axeFindings } from '#tests/helpers/browser/page-checks.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

const html = { headers: { Accept: 'text/html' } }

const words = inLanguage(testUi, 'ru')

test('R57 the page of parts is there in three languages, for no search engine', async () => {
  const { url } = await demoSite()
  for (const language of languages) {
    const response = await fetch(url + pages.testUi(language), html)
    assert.equal(response.status, 200)
    assert.match(await response.text(), /<meta name="robots" content="noindex"/)
  }
})

test('R57 note h with TEST_UI off there is no such page', async (t) => {
  const { url } = await startDemoSite(t, { TEST_UI: 'off' })
  for (const language of languages) {
    const response = await fetch(url + pages.testUi(language), html)
    assert.equal(response.status, 404)
    assert.match(await response.text(), new RegExp(word(language, 'page-not-found')))
  }
})

test('R128 R129 R204 the page of parts shows a form in all its states', async (t) => {
  const { page } = await visitor(t)
  await open(page, pages.testUi('ru'))
  const state = (name: string) =>
    page.locator('.test-ui-state').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const submit = word('ru', 'callback.submit')
  await state(words['form.idle']).getByRole('button', { name: submit }).waitFor()
  await state(words['form.submitting'])
    .getByRole('button', { name: word('ru', 'callback.submitting'), disabled: true })
    .waitFor()
  await state(words['form.sent'])
    .getByRole('button', { name: word('ru', 'callback.sent.close') })
    .waitFor()
  const failed = state(words['form.failed']).getByRole('alert')
  assert.equal(await failed.count(), 3)
  assert.equal(
    (await failed.nth(1).innerText()).replaceAll('\u00A0', ' ').trim(),
    `${word('ru', 'validation.required')}, ${word('ru', 'validation.phone')}`.replaceAll('\u00A0', ' '),
  )
  assert.equal(await state(words['form.refused']).getByRole('alert').count(), 1)
  for (const [form, alerts] of [
    ['questions', 2],
    ['reserves', 1],
    ['subscribe', 1],
  ] as const) {
    const of = (name: string) => state(`${word('ru', `${form}.page.title`)}: ${name}`)
    await of(words['form.submitting']).getByRole('button', { disabled: true }).waitFor()
    assert.equal(await of(words['form.failed']).getByRole('alert').count(), alerts, form)
    await of(words['form.sent'])
      .getByRole('button', { name: word('ru', 'callback.sent.close') })
      .waitFor()
  }
})

test('R57 R95 the page of parts shows the header in both styles, and every dialog of the site', async (t) => {
  const { page, problems } = await visitor(t)
  await open(page, pages.testUi('ru'))
  await page.getByRole('link', { name: words['frame.header.project'] }).click()
  await page.locator('.header-project').waitFor()
  assert.deepEqual(await axeFindings(page), [])
  for (const name of ['callback', 'consultation', 'question', 'reserve', 'video'] as const) {
    await page.getByRole('link', { name: words[`frame.dialog.${name}`], exact: true }).click()
    await page.getByRole('dialog').waitFor()
    assert.deepEqual(await axeFindings(page), [], name)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  assert.deepEqual(problems, [])
})

test('R57 the dialogs and the message of the page of parts are clean when they are open', async (t) => {
  for (const width of [390, 1440]) {
    const { page, problems } = await visitor(t, { width })
    await open(page, pages.testUi('ru'))
    for (const name of [words['dialog.open'], words['dialog.pictured'], words['dialog.wide']]) {
      const opener = page.getByRole('button', { name, exact: true })
      await opener.click()
      const dialog = page.getByRole('dialog', { name: words['dialog.title'] })
      await dialog.waitFor()
      assert.deepEqual(await axeFindings(page), [], name)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      assert.equal(await opener.evaluate((element) => element === document.activeElement), true)
    }
    await page.getByRole('button', { name: words['toast.open'] }).click()
    await page.getByRole('status').getByText(words['toast.message']).waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await page.getByRole('button', { name: words['toast.action'] }).click()
    await page.getByText(words['toast.message']).waitFor({ state: 'detached' })
    assert.deepEqual(problems, [])
  }
})

test('R333 whatever the page of parts links to is there', async () => {
  const { url } = await demoSite()
  const dead = new Set<string>()
  const seen = new Set<string>()
  for (const language of languages) {
    const text = await (await fetch(url + pages.testUi(language), html)).text()
    for (const [, found = ''] of text.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const link = found.replaceAll('&amp;', '&')
      if (!link.startsWith('/') || link.startsWith('/language/') || seen.has(link)) continue
      seen.add(link)
      const { status } = await fetch(url + link, { ...html, method: 'HEAD' })
      if (status >= 400) dead.add(`${link}: ${status}`)
    }
  }
  assert.ok(seen.size > 50)
  assert.deepEqual([...dead], [])
})
