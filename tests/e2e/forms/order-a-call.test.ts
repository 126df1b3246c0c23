import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { getEstates } from '#contract/estates.ts'
import { postCallback } from '#contract/feedback.ts'
import { pages } from '#contract/pages.ts'
import { secretKey } from '#database/settings.ts'
import { fillTime, formToken } from '#leads/intake/form-token.ts'
import { type Language, languages } from '#domain/languages.ts'
import { siteOverAlteredApi } from '#tests/helpers/servers/altered-api.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { isSend, onSend } from '#tests/helpers/browser/forms.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** The leads of a phone number, oldest first. */
async function leadsOf(phone: string) {
  const { dataDir } = await demoSite()
  return inDatabase(dataDir, (db) =>
    db.selectFrom('leads').selectAll().where('phone', '=', phone).orderBy('created_at').execute(),
  )
}

function form(page: Page, language: Language) {
  const root: Locator = page
    .locator('form')
    .filter({ has: page.getByLabel(word(language, 'callback.phone')) })
  return {
    name: root.getByLabel(word(language, 'callback.name')),
    phone: root.getByLabel(word(language, 'callback.phone')),
    consent: root.getByRole('checkbox'),
    submit: root.getByRole('button', { name: word(language, 'callback.submit') }),
    errors: root.getByRole('alert'),
  }
}

/** A token of this very moment, as a page has it whose visitor needs no time. */
async function freshToken(): Promise<string> {
  const { dataDir } = await demoSite()
  return formToken(await inDatabase(dataDir, secretKey), new Date())
}

async function renewToken(page: Page, token: string): Promise<void> {
  await page.locator('input[name=form_token]').evaluate((input: HTMLInputElement, token) => {
    input.value = token
  }, token)
}

/**
 * As long as people take to fill in a form. With JavaScript a form that was faster waits by itself; Chromium notes the
 * answer that asks it to.
 */
async function takeTime(page: Page, javaScript: boolean): Promise<void> {
  if (!javaScript) await page.waitForTimeout(fillTime)
}

/** A refused form is a refused request, and Chromium notes its status. */
function unexpected(problems: readonly string[]): string[] {
  return problems.filter((problem) => !/status of (422|429)/.test(problem))
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  for (const [index, language] of languages.entries()) {
    test(`R7 R128 R129 R143 a call is ordered in ${language} ${how}: errors first, then thanks`, async (t) => {
      const { page, problems } = await visitor(t, { language, javaScript })
      const path = pages.callback(language)
      await (javaScript ? open(page, path) : page.goto(path))
      const { name, phone, consent, submit, errors } = form(page, language)

      // The browser's own bubbles would keep an empty form back.
      await page.locator('form').evaluateAll((forms) => {
        for (const each of forms as HTMLFormElement[]) each.noValidate = true
      })
      await name.fill('Ә')
      await submit.click()
      await errors.first().waitFor()
      const said = (await errors.allInnerTexts()).map((text) => text.trim())
      assert.deepEqual(said, [
        word(language, 'validation.name'),
        word(language, 'validation.required'),
        word(language, 'validation.consent'),
      ])
      assert.equal(await name.inputValue(), 'Ә')

      const digits = `70${index}${javaScript ? 1 : 2}000011`
      await name.fill('Әлия Қасымова')
      await phone.pressSequentially(`8${digits}`)
      if (javaScript) {
        const mask = `+7 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}`
        assert.equal(await phone.inputValue(), mask)
      }
      await consent.check()
      await takeTime(page, javaScript)
      await submit.click()
      await page.getByRole('heading', { name: word(language, 'callback.sent.title') }).waitFor()

      const [lead, ...more] = await leadsOf(`+7${digits}`)
      assert.equal(more.length, 0)
      assert.ok(lead !== undefined)
      assert.equal(lead.name, 'Әлия Қасымова')
      assert.equal(lead.language, language)
      assert.match(lead.consent_version, new RegExp(`^callback-${language}-`))
      assert.match(lead.page_url, new RegExp(`${path}$`))
      assert.deepEqual(unexpected(problems), [])
    })
  }

  test(`R7 R130 a call is ordered from the page of a unit ${how}, and the lead knows the unit`, async (t) => {
    const { url } = await demoSite()
    const found = await fetch(`${url}/api/estates?category=flat&per_page=1&sort=area`)
    const estate = getEstates.answer.parse(await found.json()).data[0]
    assert.ok(estate !== undefined)
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    const path = pages.estate('ru', 'flat', estate.slug)
    await (javaScript ? open(page, path) : page.goto(path))
    const { name, phone, consent, submit } = form(page, 'ru')
    await name.fill('Ерлан')
    await phone.fill(`+7 (705) 222-33-${javaScript ? '44' : '55'}`)
    await consent.check()
    await takeTime(page, javaScript)
    await submit.click()
    await page.getByRole('heading', { name: word('ru', 'callback.sent.title') }).waitFor()
    const [lead] = await leadsOf(`+770522233${javaScript ? '44' : '55'}`)
    assert.equal(lead?.estate_id, estate.id)
    if (javaScript) {
      await page.getByRole('button', { name: word('ru', 'callback.sent.close') }).click()
      assert.equal(await name.inputValue(), '')
      assert.equal(await phone.inputValue(), '')
    }
    assert.deepEqual(unexpected(problems), [])
  })
}

test('R129 without a connection the form says so and keeps what was typed', async (t) => {
  const { page } = await visitor(t, { language: 'en' })
  await open(page, pages.callback('en'))
  const { name, phone, consent, submit, errors } = form(page, 'en')
  await name.fill('Aliya')
  await phone.fill('+7 (701) 765-43-21')
  await consent.check()
  await page.context().setOffline(true)
  await submit.click()
  await errors.filter({ hasText: word('en', 'feedback.network') }).waitFor()
  assert.equal(await name.inputValue(), 'Aliya')
  await page.context().setOffline(false)
  await submit.click()
  await page.getByRole('heading', { name: word('en', 'callback.sent.title') }).waitFor()
  assert.equal((await leadsOf('+77017654321')).length, 1)
})

test('R143 a form that was refused without JavaScript is still about its flat at the second try', async (t) => {
  const { url } = await demoSite()
  const answer = await fetch(`${url}/api/estates?category=flat&per_page=1`)
  const flat = getEstates.answer.parse(await answer.json()).data[0]
  assert.ok(flat !== undefined)
  const { page } = await visitor(t, { language: 'ru', javaScript: false })
  await page.goto(pages.estate('ru', 'flat', flat.slug))
  for (const phone of ['+7 701 111', '+7 701 555 12 34']) {
    const { name, phone: box, consent, submit } = form(page, 'ru')
    await name.fill('Дана')
    await box.fill(phone)
    await consent.check()
    await takeTime(page, false)
    await submit.click()
  }
  await page.waitForURL((address) => address.searchParams.has('sent'))
  const [lead] = await leadsOf('+77015551234')
  assert.deepEqual([lead?.estate_id, lead?.complex_id], [flat.id, flat.complex.id])
  assert.ok(lead?.page_url.endsWith(flat.slug))
})

test('A14 whoever fills the form in at once, as a browser can, is asked to wait by nobody', async (t) => {
  const { page } = await visitor(t, { language: 'kk' })
  const answers: number[] = []
  page.on('response', (response) => {
    if (isSend(response.request())) answers.push(response.status())
  })
  // The page's own clock: however slow the machine is, the form comes back in the first two seconds.
  await onSend(page, async (route) => {
    const body = new URLSearchParams(route.request().postData() ?? '')
    if (answers.length === 0) body.set('form_token', await freshToken())
    await route.continue({ postData: body.toString() })
  })
  await open(page, pages.callback('kk'))
  const { name, phone, consent, submit, errors } = form(page, 'kk')
  await name.fill('Ғалия')
  await phone.fill('+7 (701) 300-00-01')
  await consent.check()
  await submit.click()
  await page.getByRole('button', { name: word('kk', 'callback.submitting') }).waitFor()
  await page.getByRole('heading', { name: word('kk', 'callback.sent.title') }).waitFor()
  assert.deepEqual(answers, [429, 201])
  assert.equal(await errors.count(), 0)
  assert.equal((await leadsOf('+77013000001')).length, 1)
})

test('A14 without JavaScript a form that came too fast keeps everything, and one more press sends it', async (t) => {
  const { page } = await visitor(t, { language: 'ru', javaScript: false })
  await page.goto(pages.callback('ru'))
  const { name, phone, consent, submit, errors } = form(page, 'ru')
  await name.fill('Асель')
  await phone.fill('8 701 300 00 02')
  await consent.check()
  await renewToken(page, await freshToken())
  await submit.click()
  await errors.filter({ hasText: word('ru', 'form.early') }).waitFor()
  assert.deepEqual([await name.inputValue(), await phone.inputValue()], ['Асель', '8 701 300 00 02'])
  assert.equal(await consent.isChecked(), true)
  await takeTime(page, false)
  await submit.click()
  await page.waitForURL((address) => address.searchParams.has('sent'))
  assert.equal((await leadsOf('+77013000002')).length, 1)
})

test('A14 a page that was open for too long gets a new token and keeps what was typed', async (t) => {
  for (const javaScript of [true, false]) {
    const { page } = await visitor(t, { language: 'en', javaScript })
    const path = pages.callback('en')
    await (javaScript ? open(page, path) : page.goto(path))
    const { name, phone, consent, submit, errors } = form(page, 'en')
    await renewToken(page, 'too-old')
    const typed = `+7 (701) 300-00-1${javaScript ? 1 : 2}`
    await name.fill('Aliya')
    await phone.fill(typed)
    await consent.check()
    // A browser that fills in everything it sees in the code falls into the honeypot with an honest visitor.
    await page
      .locator('input[name=website]')
      .evaluate((input: HTMLInputElement) => (input.value = 'aliya.kz'))
    await submit.click()
    await errors.filter({ hasText: word('en', 'form.again', { phone: '+7' }) }).waitFor()
    assert.deepEqual([await name.inputValue(), await phone.inputValue()], ['Aliya', typed])
    assert.equal(await consent.isChecked(), true)
    assert.notEqual(await page.locator('input[name=form_token]').inputValue(), 'too-old')
    await takeTime(page, javaScript)
    await submit.click()
    await page.getByRole('heading', { name: word('en', 'callback.sent.title') }).waitFor()
    assert.equal((await leadsOf(typed.replaceAll(/[\s()-]/g, ''))).length, 1)
  }
})

test('A14 the honeypot is seen and reached by nobody', async (t) => {
  for (const width of [390, 1440]) {
    const { page } = await visitor(t, { language: 'ru', width })
    await open(page, pages.callback('ru'))
    const honeypot = page.locator('input[name=website]')
    const box = await honeypot.evaluate((input) => {
      const { width, height } = input.closest('div')?.getBoundingClientRect() ?? new DOMRect()
      return { width, height, hidden: input.closest('[aria-hidden=true]') !== null }
    })
    assert.deepEqual(box, { width: 1, height: 1, hidden: true })
    assert.equal(await page.getByRole('textbox', { name: word('ru', 'form.honeypot') }).count(), 0)
    const { name, phone } = form(page, 'ru')
    await name.focus()
    await page.keyboard.press('Tab')
    assert.equal(await phone.evaluate((input) => input === document.activeElement), true)
    await page.keyboard.press('Tab')
    assert.equal(await honeypot.evaluate((input) => input === document.activeElement), false)
  }
})

test('A14 above a limit the visitor reads the number to call', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  const site = await siteOverAlteredApi(t, (path) =>
    path.startsWith(postCallback.path)
      ? { status: 429, body: { message: 'validation.too_many' } }
      : undefined,
  )
  await open(page, site.url + pages.callback('ru'))
  const { name, phone, consent, submit, errors } = form(page, 'ru')
  await name.fill('Дана')
  await phone.fill('+7 (701) 300-00-03')
  await consent.check()
  await submit.click()
  await errors.filter({ hasText: word('ru', 'validation.too_many', { phone: '+7' }) }).waitFor()
})
