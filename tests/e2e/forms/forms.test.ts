import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { postSubscription } from '#contract/subscriptions.ts'
import { postWatch } from '#contract/watches.ts'
import { postCallback, postMeets, postQuestion, postReserve } from '#contract/feedback.ts'
import { unboundWords } from '#domain/bound-words.ts'
import { type Language, languages } from '#domain/languages.ts'
import { consentText } from '#leads/intake/consent.ts'
import { siteOverAlteredApi } from '#tests/helpers/servers/altered-api.ts'
import { focusHeld, focusInside, focusNamed, focusOn } from '#tests/helpers/browser/focus.ts'
import {
  emptyComplaints,
  fillIn,
  formNames,
  formOn,
  formPage,
  freeFlat,
  giveTime,
  isForMail,
  isSend,
  keptOf,
  leadsOf,
  newPerson,
  onSend,
  typedIn,
  unexpected,
} from '#tests/helpers/browser/forms.ts'
import { demoTexts } from '#tests/helpers/demo-company.ts'
import { axeFindings, sidewaysScroll } from '#tests/helpers/browser/page-checks.ts'
import { allForms } from '#tests/helpers/hostile/wrong-inputs.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

const paths = {
  callback: postCallback.path,
  meets: postMeets.path,
  questions: postQuestion.path,
  reserves: postReserve.path,
  subscribe: postSubscription.path,
  watch: postWatch.path,
}

/** The message of a refusal with the company's number, up to the number. */
function beforePhone(language: Language, key: Parameters<typeof word>[1]): string {
  return word(language, key, { phone: '', time: '\n' }).split('\n', 1)[0]?.trim() ?? ''
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  for (const form of formNames) {
    // The other two languages of each form: wrong-inputs.test.ts.
    const language = languages[(allForms.indexOf(form) + 2) % languages.length] ?? 'ru'

    test(`R128 R142 R143 R204 the form ${form} in ${language} ${how}: errors under the fields, then thanks`, async (t) => {
      const { page, problems } = await visitor(t, { language, javaScript })
      const path = await formPage(form, language)
      await (javaScript ? open(page, path) : page.goto(path))
      const controls = formOn(page, form, language)
      const person = newPerson()
      assert.equal(await controls.consent.isChecked(), false, 'nobody agrees beforehand')

      const answers: number[] = []
      page.on('response', (response) => {
        if (isSend(response.request())) answers.push(response.status())
      })
      await giveTime(page)
      await controls.submit.click()
      await controls.errors.first().waitFor()
      const said = (await controls.errors.allInnerTexts()).map((text) => text.trim())
      assert.deepEqual(said, emptyComplaints(form, language))
      if (javaScript) assert.ok(answers.includes(422), 'the browser keeps nothing back')
      const first = isForMail(form) ? controls.email : controls.name
      await focusHeld(first)
      for (const wrong of await controls.root.locator('[aria-invalid]').all()) {
        const described = (await wrong.getAttribute('aria-describedby'))?.split(' ') ?? []
        const errors = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).innerText()))
        assert.ok(errors.join('').trim() !== '', 'screen readers hear the error with its field')
      }

      await fillIn(form, controls, person)
      await giveTime(page)
      await controls.submit.click()
      await controls.thanks.waitFor()
      if (javaScript) await focusNamed(page, word(language, `${form}.sent.title`))
      else assert.ok(new URL(page.url()).searchParams.has('sent'))
      const [kept, ...more] = await keptOf(form, person)
      assert.ok(kept !== undefined)
      assert.equal(more.length, 0)
      assert.equal(kept.language, language)
      assert.match(kept.consent_version, new RegExp(`^${form}-${language}-`))
      assert.ok(kept.page_url.includes(path))

      if (javaScript) {
        const on = word(language, form === 'reserves' ? 'reserves.back' : 'callback.sent.home')
        await page.locator('main').getByRole('link', { name: on }).click()
        await page.waitForURL((url) => url.pathname !== new URL(path, url).pathname)
      } else {
        await page.reload()
        await controls.thanks.waitFor()
        assert.equal((await keptOf(form, person)).length, 1)
      }
      assert.deepEqual(unexpected(problems), [])
    })

    test(`A14 the form ${form} ${how}: a double click is one request`, async (t) => {
      const { page } = await visitor(t, { javaScript })
      const path = await formPage(form, 'ru')
      await (javaScript ? open(page, path) : page.goto(path))
      const controls = formOn(page, form, 'ru')
      const person = newPerson()
      let calls = 0
      page.on('request', (request) => {
        if (isSend(request)) calls += 1
      })
      await fillIn(form, controls, person)
      await giveTime(page)
      await controls.submit.dblclick()
      await controls.thanks.waitFor()
      assert.equal((await keptOf(form, person)).length, 1)
      if (javaScript) assert.equal(calls, 1)
    })
  }
}

for (const [index, form] of formNames.entries()) {
  const language = languages[index % languages.length] ?? 'ru'

  test(`R129 the form ${form}: without a connection everything stays, and later it is sent once`, async (t) => {
    const { page } = await visitor(t, { language })
    await open(page, await formPage(form, language))
    const controls = formOn(page, form, language)
    const person = newPerson()
    await fillIn(form, controls, person)
    await giveTime(page)
    const typed = await typedIn(form, controls)
    await page.context().setOffline(true)
    await controls.submit.click()
    await controls.errors.filter({ hasText: word(language, 'feedback.network') }).waitFor()
    assert.deepEqual(await typedIn(form, controls), typed)
    await page.context().setOffline(false)
    await controls.submit.click()
    await controls.thanks.waitFor()
    assert.equal((await keptOf(form, person)).length, 1)
  })

  test(`R128 the form ${form} by the keyboard alone`, async (t) => {
    const { page } = await visitor(t, { language })
    await open(page, await formPage(form, language))
    const controls = formOn(page, form, language)
    const person = newPerson()
    await giveTime(page)
    const first = isForMail(form) ? controls.email : controls.name
    await first.focus()
    const type = (text: string) => page.keyboard.insertText(text)
    if (isForMail(form)) await type(person.email)
    else {
      await type(person.name)
      await page.keyboard.press('Tab')
      await page.keyboard.type(`8${person.digits}`)
      await page.keyboard.press('Tab')
    }
    if (form === 'questions') {
      await page.keyboard.press('Tab')
      await type('Когда сдача?')
    }
    if (form === 'meets') {
      await page.keyboard.press('ArrowRight')
      assert.equal(await controls.root.locator('[name=format]:checked').inputValue(), 'site')
    }
    const isOn = (what: typeof first) => what.evaluate((control) => control === document.activeElement)
    for (let press = 0; press < 12 && !(await isOn(controls.consent)); press += 1) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Space')
    assert.equal(await controls.consent.isChecked(), true)
    await page.keyboard.press('Tab')
    await focusNamed(page, word(language, 'callback.consent.link'))
    await page.keyboard.press('Tab')
    assert.equal(await isOn(controls.submit), true)
    await page.keyboard.press('Enter')
    await controls.thanks.waitFor()
    await focusNamed(page, word(language, `${form}.sent.title`))
    await page.keyboard.press('Tab')
    if (form === 'meets') {
      await focusNamed(page, word(language, 'meeting.own.link'))
      await page.keyboard.press('Tab')
    }
    await focusNamed(page, word(language, form === 'reserves' ? 'reserves.back' : 'callback.sent.home'))
    assert.equal((await keptOf(form, person)).length, 1)
  })

  test(`R128 the form ${form} is clean to axe in every state, and never wider than the screen`, async (t) => {
    const widths = [320, 390, 768, 1440, 2560]
    const { page } = await visitor(t, { language: 'kk' })
    await open(page, await formPage(form, 'kk'))
    const controls = formOn(page, form, 'kk')
    const found: string[] = []
    const look = async (state: string) => {
      const seen = [...(await axeFindings(page)), ...(await sidewaysScroll(page, widths))]
      found.push(...seen.map((problem) => `${state}: ${problem}`))
    }
    await controls.submit.click()
    await controls.errors.first().waitFor()
    await look('errors')

    const busy = Promise.withResolvers<void>()
    await onSend(page, async (route) => {
      await busy.promise
      await route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })
    })
    await fillIn(form, controls, newPerson())
    await controls.submit.click()
    const spinning = controls.root.getByRole('button', { name: word('kk', 'callback.submitting') })
    await spinning.waitFor()
    assert.equal(await spinning.getAttribute('aria-disabled'), 'true')
    await look('submitting')
    busy.resolve()
    await controls.errors.first().waitFor()
    await look('lone message')

    await page.unrouteAll()
    await controls.submit.click()
    await controls.thanks.waitFor()
    await look('thanks')
    assert.deepEqual(found, [])
  })

  test(`A14 R144 R690 the form ${form} shows the whole text that its consent is kept with, and opens the policy beside the page`, async (t) => {
    const { page } = await visitor(t, { language: 'ru', javaScript: false })
    for (const each of languages) {
      await page.goto(await formPage(form, each))
      const text = (await page.locator('.form-consent').innerText()).replaceAll(/\s+/g, ' ')
      const words = consentText(form, demoTexts[each]).replaceAll(/\s+/g, ' ')
      assert.equal(text.trim(), words)
      const sent = await page.locator('.form-consent input[name=consent_words]').inputValue()
      assert.equal(unboundWords(sent).replaceAll(/\s+/g, ' ').trim(), unboundWords(words))
      const policy = page.locator('main').getByRole('link', { name: word(each, 'callback.consent.link') })
      assert.equal(await policy.getAttribute('href'), pages.policy(each))
      assert.equal(await policy.getAttribute('target'), '_blank')
    }
  })
}

/** Who waits for letters waits for no call (A14, R1305), and has sent no request (R1304). */
const forMail = {
  429: 'subscribe.wait',
  503: 'subscribe.unavailable',
  422: 'subscribe.unavailable',
} as const

for (const javaScript of [true, false]) {
  test(`R204 ${javaScript ? 'with' : 'without'} JavaScript a 429, a 503 and a refusal that is badly written show their message above the consent, all stays typed, and later it is sent once`, async (t) => {
    let answer: { status: number; body: { message: string; errors?: unknown } } | undefined
    const site = await siteOverAlteredApi(t, (path) =>
      Object.values(paths).some((form) => path.split('?', 1)[0] === form) ? answer : undefined,
    )
    for (const [index, form] of formNames.entries()) {
      const language = languages[index % languages.length] ?? 'ru'
      const { page } = await visitor(t, { language, javaScript })
      const path = site.url + (await formPage(form, language))
      await (javaScript ? open(page, path) : page.goto(path))
      const controls = formOn(page, form, language)
      const person = newPerson()
      await fillIn(form, controls, person)
      const typed = await typedIn(form, controls)
      const isSaid = async (key: Parameters<typeof word>[1]) => {
        await controls.submit.click()
        await controls.errors.filter({ hasText: beforePhone(language, key) }).waitFor()
        if (word(language, key).includes('{phone}'))
          assert.match(await controls.errors.innerText(), /\+7\s727/)
        assert.deepEqual(await typedIn(form, controls), typed)
        const message = await controls.errors.boundingBox()
        const consent = await controls.consent.boundingBox()
        assert.ok(message !== null && consent !== null && message.y < consent.y)
      }
      for (const [status, key] of [
        [429, 'validation.too_many'],
        [503, 'feedback.unavailable'],
        [422, 'An error occurred'],
      ] as const) {
        answer = { status, body: { message: key, errors: 'phone' } }
        await isSaid(isForMail(form) ? forMail[status] : key)
      }
      answer = undefined
      if (javaScript) {
        await onSend(page, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
        await isSaid(isForMail(form) ? forMail[503] : 'An error occurred')
        await page.unrouteAll()
      }
      await controls.submit.click()
      await controls.thanks.waitFor()
      assert.equal((await keptOf(form, person)).length, 1)
    }
  })
}

test('R143 several messages of a field are joined by commas, one of a hidden field stands alone', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  const errors = { phone: ['validation.required', 'validation.phone'], estate_id: ['validation.estate'] }
  const site = await siteOverAlteredApi(t, (path) =>
    path.startsWith(postReserve.path)
      ? { status: 422, body: { message: 'validation.failed', errors } }
      : undefined,
  )
  await open(page, site.url + (await formPage('reserves', 'ru')))
  const controls = formOn(page, 'reserves', 'ru')
  await controls.consent.check()
  await controls.submit.click()
  await controls.errors.first().waitFor()
  assert.deepEqual(
    (await controls.errors.allInnerTexts()).map((text) => text.trim()),
    [
      `${word('ru', 'validation.required')}, ${word('ru', 'validation.phone')}`,
      word('ru', 'validation.estate'),
    ],
  )
})

test('A14 a request whose answer was lost is sent again as the same, and a mended one as another', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  await open(page, pages.callback('ru'))
  const controls = formOn(page, 'callback', 'ru')
  const wrong = newPerson()
  const right = newPerson()
  await onSend(page, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await fillIn('callback', controls, wrong)
  await giveTime(page)
  const lost = controls.errors.filter({ hasText: word('ru', 'feedback.network') })
  await controls.submit.click()
  await lost.waitFor()
  const again = page.waitForEvent('requestfailed')
  await controls.submit.click()
  await again
  await lost.waitFor()
  assert.equal((await leadsOf(wrong)).length, 1)
  await page.unrouteAll()
  await controls.phone.fill(right.phone)
  await controls.submit.click()
  await controls.thanks.waitFor()
  assert.equal((await leadsOf(right)).length, 1)
})

test('R30 a question keeps its lines, a meeting its day and place, a request its unit and way of paying', async (t) => {
  for (const javaScript of [true, false]) {
    const { page } = await visitor(t, { language: 'ru', javaScript })
    const go = async (path: string) => {
      await (javaScript ? open(page, path) : page.goto(path))
      await giveTime(page)
    }
    const person = newPerson()
    const bodyOf = async (form: 'questions' | 'meets' | 'reserves') => {
      const [lead] = await leadsOf(person, form)
      assert.ok(lead !== undefined)
      return { ...lead, body: JSON.parse(lead.body) as Record<string, unknown> }
    }

    await go(pages.question('ru'))
    const question = formOn(page, 'questions', 'ru')
    await fillIn('questions', question, person)
    await question.email.fill(person.email)
    await question.submit.click()
    await question.thanks.waitFor()
    const asked = await bodyOf('questions')
    assert.equal(asked.message, 'Есть ли двор?\nҚай жылы бітеді?')
    assert.equal(asked.email, person.email)

    await go(pages.meeting('ru'))
    const meeting = formOn(page, 'meets', 'ru')
    await fillIn('meets', meeting, person)
    const project = meeting.root.getByLabel(word('ru', 'meets.project'))
    assert.equal(await project.isVisible(), false)
    await meeting.root.getByLabel(word('ru', 'meets.format.site')).check({ force: true })
    await project.selectOption({ index: 2 })
    const day = meeting.root.getByLabel(word('ru', 'meets.date'), { exact: true })
    await day.fill('2020-01-01')
    await meeting.root.getByLabel(word('ru', 'meets.time'), { exact: true }).selectOption('15:00-17:00')
    await meeting.submit.click()
    await meeting.errors.filter({ hasText: word('ru', 'validation.meeting_day') }).waitFor()
    assert.equal(await day.inputValue(), '2020-01-01')
    await focusHeld(day)
    const last = await day.getAttribute('max')
    await day.fill(last ?? '')
    await giveTime(page)
    await meeting.submit.click()
    await meeting.thanks.waitFor()
    const met = await bodyOf('meets')
    assert.deepEqual(
      [met.body['date'], met.body['time_slot'], met.body['format'], met.body['office_id']],
      [last, '15:00-17:00', 'site', undefined],
    )
    assert.ok(met.complex_id !== null)

    const flat = await freeFlat()
    await go(pages.reserve('ru', flat.id))
    const request = formOn(page, 'reserves', 'ru')
    await fillIn('reserves', request, person)
    await request.root.getByLabel(word('ru', 'reserves.payment')).selectOption('mortgage')
    await request.submit.click()
    await request.thanks.waitFor()
    const reserved = await bodyOf('reserves')
    assert.deepEqual(
      [reserved.estate_id, reserved.complex_id, reserved.house_id, reserved.body['payment_method']],
      [flat.id, flat.complex.id, flat.house.id, 'mortgage'],
    )
  }
})

test('R137 a campaign goes along with every form, without JavaScript out of the address of the page', async (t) => {
  for (const javaScript of [true, false]) {
    const { page } = await visitor(t, { language: 'en', javaScript })
    const campaign = '?utm_source=krisha&utm_medium=cpc&utm_campaign=autumn&utm_term=flat&gclid=g1'
    const path = pages.callback('en') + campaign
    await (javaScript ? open(page, path) : page.goto(path))
    const controls = formOn(page, 'callback', 'en')
    const person = newPerson()
    await fillIn('callback', controls, person)
    await giveTime(page)
    await controls.submit.click()
    await controls.thanks.waitFor()
    const [lead] = await leadsOf(person)
    const body = JSON.parse(lead?.body ?? '{}') as Record<string, unknown>
    assert.deepEqual(
      [body['utm_source'], body['utm_medium'], body['utm_campaign'], body['utm_term'], body['gclid']],
      ['krisha', 'cpc', 'autumn', 'flat', 'g1'],
    )
  }
})

test('R130 the form at the end of a page is empty again once its thanks are closed, for the next request', async (t) => {
  const { page } = await visitor(t, { language: 'kk' })
  await open(page, pages.estate('kk', 'flat', (await freeFlat()).slug))
  const controls = formOn(page, 'callback', 'kk')
  const person = newPerson()
  await controls.name.scrollIntoViewIfNeeded()
  await fillIn('callback', controls, person)
  await giveTime(page)
  await controls.submit.click()
  await controls.thanks.waitFor()
  await page.getByRole('button', { name: word('kk', 'callback.sent.close') }).click()
  await focusOn(page, 'main form')
  assert.ok((await typedIn('callback', controls)).every((value) => value === '' || value === false))
  assert.equal(await controls.errors.count(), 0)
  await page.keyboard.press('Tab')
  assert.equal(await controls.name.evaluate((input) => input === document.activeElement), true)
  assert.equal((await leadsOf(person)).length, 1)
})

test('R300 whoever came to the page of a form from another page goes back there after the thanks', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  await open(page, pages.contacts('ru'))
  await page
    .locator('main')
    .getByRole('link', { name: word('ru', 'meets.page.title') })
    .click()
  // The page before has a form too, and the address changes a moment before the page.
  await page.getByRole('heading', { level: 1, name: word('ru', 'meets.page.title') }).waitFor()
  assert.equal(new URL(page.url()).pathname, pages.meeting('ru'))
  const controls = formOn(page, 'meets', 'ru')
  await fillIn('meets', controls, newPerson())
  await giveTime(page)
  await controls.submit.click()
  await controls.thanks.waitFor()
  await page.getByRole('button', { name: word('ru', 'callback.sent.back') }).click()
  await page.waitForURL((url) => url.pathname === pages.contacts('ru'))
})

test('R300 without JavaScript a call asked for on the page of a unit ends with a way back to it', async (t) => {
  const { page } = await visitor(t, { language: 'en', javaScript: false })
  const path = pages.estate('en', 'flat', (await freeFlat()).slug)
  await page.goto(path)
  const controls = formOn(page, 'callback', 'en')
  await fillIn('callback', controls, newPerson())
  // A refused form is still one of the unit's page.
  await controls.name.fill('')
  await controls.submit.click()
  await controls.errors.first().waitFor()
  await controls.name.fill('Aliya')
  await giveTime(page)
  await controls.submit.click()
  await controls.thanks.waitFor()
  await page.getByRole('link', { name: word('en', 'callback.sent.back') }).click()
  assert.equal(new URL(page.url()).pathname, path)
})

for (const javaScript of [true, false]) {
  test(`R130 «ask for details» of a unit brings the focus into its form ${javaScript ? 'with' : 'without'} JavaScript`, async (t) => {
    const flat = await freeFlat()
    for (const width of [390, 1440]) {
      const { page } = await visitor(t, { language: 'ru', javaScript, width, height: 844 })
      const path = pages.estate('ru', 'flat', flat.slug)
      await (javaScript ? open(page, path) : page.goto(path))
      await page.getByRole('link', { name: word('ru', 'estate.ask') }).focus()
      await page.keyboard.press('Enter')
      await focusOn(page, '#callback')
      await page.keyboard.press('Tab')
      const { name } = formOn(page, 'callback', 'ru')
      assert.equal(await name.evaluate((input) => input === document.activeElement), true)
      const heading = page.getByRole('heading', { name: word('ru', 'callback.title.estate') })
      const box = await heading.boundingBox()
      assert.ok(box !== null && box.y >= 0 && box.y < 844, 'what the form is for is seen')
    }
  })
}

test('R30 a unit leads to its request, which shows the unit and leads back; a sold one has none', async (t) => {
  const flat = await freeFlat()
  const { page, problems } = await visitor(t, { language: 'ru' })
  await open(page, pages.estate('ru', 'flat', flat.slug))
  await page.getByRole('link', { name: word('ru', 'reserves.open') }).click()
  await page.waitForURL((url) => url.pathname + url.search === pages.reserve('ru', flat.id))
  await page.locator('.form-consent').getByText(word('ru', 'reserves.terms')).waitFor()
  const unit = page.locator('main').getByRole('heading', { level: 2 }).getByRole('link')
  assert.equal(await unit.getAttribute('href'), pages.estate('ru', 'flat', flat.slug))
  assert.deepEqual(problems, [])

  const sold = await siteOverAlteredApi(t, (path, body) => {
    if (!path.startsWith(`/api/estates/${flat.id}`)) return undefined
    const { data } = body as { data: object }
    return { body: { data: { ...data, status: 'sold' } } }
  })
  const again = await visitor(t, { language: 'ru' })
  await open(again.page, sold.url + pages.estate('ru', 'flat', flat.slug))
  assert.equal(await again.page.getByRole('link', { name: word('ru', 'reserves.open') }).count(), 0)
  await open(again.page, sold.url + pages.reserve('ru', flat.id))
  await again.page.locator('main').getByText(word('ru', 'estate.sold.text')).waitFor()
  assert.equal(await formOn(again.page, 'reserves', 'ru').root.count(), 0)
})

for (const javaScript of [true, false]) {
  test(`R350 a viewing is about the unit it was asked for on ${javaScript ? 'with' : 'without'} JavaScript`, async (t) => {
    const flat = await freeFlat()
    const { page, problems } = await visitor(t, { language: 'kk', javaScript })
    const path = pages.meeting('kk', flat.id)
    await (javaScript ? open(page, path) : page.goto(path))
    const named = page.locator('main').getByRole('heading', { level: 2 }).getByRole('link')
    assert.equal(await named.getAttribute('href'), pages.estate('kk', 'flat', flat.slug))
    const meeting = formOn(page, 'meets', 'kk')
    const project = meeting.root.getByLabel(word('kk', 'meets.project'))
    assert.equal(await project.inputValue(), String(flat.complex.id))
    const person = newPerson()
    await fillIn('meets', meeting, person)
    if (!javaScript) {
      // A refused form is still about the unit.
      await meeting.name.fill('')
      await meeting.submit.click()
      await meeting.errors.first().waitFor()
      await meeting.name.fill(person.name)
    }
    await giveTime(page)
    await meeting.submit.click()
    await meeting.thanks.waitFor()
    const [lead] = await leadsOf(person, 'meets')
    assert.deepEqual(
      [lead?.estate_id, lead?.complex_id, lead?.house_id],
      [flat.id, flat.complex.id, flat.house.id],
    )
    assert.deepEqual(unexpected(problems), [])
  })
}

test('R77 R121 A27 «write to us» opens the question over the page, and without JavaScript leads to its page', async (t) => {
  const { page, problems } = await visitor(t, { language: 'kk' })
  await open(page, pages.listing('kk', 'flat'))
  const link = page.getByRole('banner').getByRole('link', { name: word('kk', 'header.write') })
  await link.click()
  const controls = formOn(page, 'questions', 'kk', 'dialog[open]')
  await controls.root.waitFor()
  const person = newPerson()
  await fillIn('questions', controls, person)
  await giveTime(page)
  assert.deepEqual(await axeFindings(page), [])
  await controls.submit.click()
  await controls.thanks.waitFor()
  await focusNamed(page, word('kk', 'questions.sent.title'))
  const [lead] = await leadsOf(person, 'questions')
  assert.ok(lead?.page_url.endsWith(pages.listing('kk', 'flat')))
  await page.getByRole('button', { name: word('kk', 'callback.sent.close') }).click()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await focusInside(page, 'header')
  await focusNamed(page, word('kk', 'header.write'))
  assert.deepEqual(problems, [])

  const plain = await visitor(t, { language: 'kk', javaScript: false })
  await plain.page.goto(pages.listing('kk', 'flat'))
  await plain.page
    .getByRole('banner')
    .getByRole('link', { name: word('kk', 'header.write') })
    .click()
  await plain.page.waitForURL((url) => url.pathname === pages.question('kk'))
})
