import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpoints } from '#contract/endpoints.ts'
import { type Address, pages } from '#contract/pages.ts'
import { busyAnswer } from '#server/http/plain-failure.ts'
import { TooBusy } from '#server/http/render-queue.ts'
import { fillTime } from '#leads/intake/form-token.ts'
import {
  fillIn,
  formNames,
  formOn,
  formPage,
  giveTime,
  isSend,
  leadsOf,
  newPerson,
  onSend,
  typedIn,
} from '#tests/helpers/browser/forms.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { siteOfNextBuild } from '#tests/helpers/servers/next-build.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

test('R371 after a form the page loads nothing again, whatever page it stands on', async (t) => {
  const { page } = await visitor(t)
  const data: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) data.push(request.method())
  })
  const places: Address[] = [
    pages.home('ru'),
    pages.listing('ru', 'flat', 'rooms=2'),
    pages.purchaseMethods('ru'),
    pages.mortgage('ru'),
    pages.favorites('ru'),
  ]
  for (const place of places) {
    await open(page, place)
    await page
      .getByRole('banner')
      .getByRole('link', { name: word('ru', 'header.write') })
      .click()
    const controls = formOn(page, 'questions', 'ru', 'dialog[open]')
    const person = newPerson()
    await fillIn('questions', controls, person)
    await giveTime(page)
    await page.waitForLoadState('networkidle')
    data.length = 0
    await controls.submit.click()
    await controls.thanks.waitFor()
    await page.waitForLoadState('networkidle')
    assert.deepEqual(data, ['POST'], place)
    assert.equal((await leadsOf(person, 'questions')).length, 1, place)
  }
})

test('R372 a form that was opened before a deployment is sent after it', async (t) => {
  const { url, dataDir } = await demoSite()
  const next = await siteOfNextBuild(t, { DATA_DIR: dataDir, PUBLIC_URL: url })
  const idOf = async (site: string) => (await fetch(site + endpoints.build.path)).text()
  assert.notEqual(await idOf(url), await idOf(next.url))
  for (const place of [pages.callback('ru'), pages.listing('ru', 'flat')]) {
    const { page } = await visitor(t, { language: 'ru' })
    await open(page, place)
    if (place !== pages.callback('ru'))
      await page
        .getByRole('banner')
        .getByRole('link', { name: word('ru', 'header.write') })
        .click()
    const isPage = place === pages.callback('ru')
    const controls = formOn(page, isPage ? 'callback' : 'questions', 'ru', isPage ? 'main' : 'dialog[open]')
    const person = newPerson()
    await fillIn(isPage ? 'callback' : 'questions', controls, person)
    await giveTime(page)
    await page.waitForLoadState('networkidle')
    let documents = 0
    await page.route(`${url}/**`, async (route) => {
      if (route.request().resourceType() === 'document') documents += 1
      await route.fulfill({
        response: await route.fetch({ url: route.request().url().replace(url, next.url) }),
      })
    })
    await controls.submit.click()
    await controls.thanks.waitFor()
    assert.equal(documents, 0, place)
    assert.equal((await leadsOf(person)).length, 1, place)
  }
})

test('R373 where the answer cannot be read the form goes as plain HTML: it is one request, and nothing typed is lost', async (t) => {
  const { page } = await visitor(t, { language: 'kk' })
  for (const isWhole of [true, false]) {
    const place = pages.contacts('kk')
    await open(page, place)
    await page
      .getByRole('banner')
      .getByRole('link', { name: word('kk', 'header.write') })
      .click()
    const dialog = formOn(page, 'questions', 'kk', 'dialog[open]')
    const person = newPerson()
    await fillIn('questions', dialog, person)
    if (!isWhole) await dialog.consent.uncheck()
    const typed = await typedIn('questions', dialog)
    // As plain HTML the form goes with the token of the page itself, which has to be old enough too.
    await page.waitForTimeout(fillTime)
    await giveTime(page)
    await onSend(page, async (route) => {
      await route.fetch()
      await route.fulfill({ status: 200, contentType: 'text/x-script', body: 'another build wrote this' })
    })
    await dialog.submit.click()
    await page.waitForURL((address) => address.pathname === pages.question('kk'))
    await page.unrouteAll()
    const form = formOn(page, 'questions', 'kk')
    if (isWhole) await form.thanks.waitFor()
    else {
      await form.errors.first().waitFor()
      assert.deepEqual(await typedIn('questions', form), typed)
    }
    const kept = await leadsOf(person, 'questions')
    assert.equal(kept.length, isWhole ? 1 : 0)
    if (isWhole) assert.ok(kept[0]?.page_url.endsWith(place))
  }
})

test('R381 R204 a form whose turn did not come says so, keeps all that was typed, and is sent once when the visitor sends it again', async (t) => {
  for (const [index, form] of (['callback', 'questions'] as const).entries()) {
    const { page } = await visitor(t, { language: 'kk', width: index === 0 ? 390 : 1440 })
    await open(page, await formPage(form, 'kk'))
    const controls = formOn(page, form, 'kk')
    const person = newPerson()
    await fillIn(form, controls, person)
    await giveTime(page)
    const typed = await typedIn(form, controls)
    await onSend(page, async (route) => {
      const { status, headers, body } = await busy()
      await route.fulfill({ status, headers, body })
    })
    await controls.submit.click()
    await controls.errors.filter({ hasText: word('kk', 'error.busy') }).waitFor()
    assert.deepEqual(await typedIn(form, controls), typed)
    await page.unrouteAll()
    await controls.submit.click()
    await controls.thanks.waitFor()
    assert.equal((await leadsOf(person)).length, 1)
  }
})

/** The answer of a server that has no turn for a form. */
async function busy() {
  const answer = busyAnswer(new TooBusy())
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
  }
}

test('R374 no key stands in the HTML of a form, not in that of a refused one either', async (t) => {
  const { page } = await visitor(t, { javaScript: false })
  for (const form of formNames) {
    await page.goto(await formPage(form, 'ru'))
    assert.ok(!(await page.content()).includes('idempotency'), form)
    await formOn(page, form, 'ru').submit.click()
    await formOn(page, form, 'ru').errors.first().waitFor()
    assert.ok(!(await page.content()).includes('idempotency'), form)
  }
})

test('R374 without JavaScript the same words from two tabs within two minutes are one request, other words another', async (t) => {
  const person = newPerson()
  for (const [text, count] of [
    ['Есть ли двор?', 1],
    ['Есть ли двор?', 1],
    ['Есть ли лифт?', 2],
  ] as const) {
    const { page } = await visitor(t, { javaScript: false })
    await page.goto(pages.question('ru'))
    const controls = formOn(page, 'questions', 'ru')
    await fillIn('questions', controls, person)
    await controls.message.fill(text)
    await giveTime(page)
    await controls.submit.click()
    await controls.thanks.waitFor()
    assert.equal((await leadsOf(person, 'questions')).length, count, text)
  }
})

test('R374 with JavaScript the same words carry the same key, other words another', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  await open(page, pages.callback('ru'))
  const controls = formOn(page, 'callback', 'ru')
  const keys: (string | null)[] = []
  await onSend(page, (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? '').get('idempotency_key'))
    return route.abort()
  })
  await fillIn('callback', controls, newPerson())
  const send = async () => {
    const failed = page.waitForEvent('requestfailed', isSend)
    await controls.submit.click()
    await failed
    await controls.errors.first().waitFor()
  }
  await send()
  await send()
  await controls.name.fill('Ғалия')
  await send()
  const [first, again, other] = keys
  assert.match(first ?? '', /^[0-9a-f]{32}$/)
  assert.equal(again, first)
  assert.notEqual(other, first)
})
