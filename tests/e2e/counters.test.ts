import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { getEstates } from '#contract/estates.ts'
import type { GoalName } from '#contract/goals.ts'
import { pages } from '#contract/pages.ts'
import { getVideos } from '#contract/photos-videos.ts'
import { getVacancies } from '#contract/vacancies.ts'
import { type Language, languages } from '#domain/languages.ts'
import { type Heard, standInForCounters } from '#tests/helpers/browser/counter-stand-ins.ts'
import { startDemoSite } from '#tests/helpers/servers/company-site.ts'
import { focusHeld } from '#tests/helpers/browser/focus.ts'
import { unexpected } from '#tests/helpers/browser/forms.ts'
import { axeFindings, sidewaysScroll, watchShifts } from '#tests/helpers/browser/page-checks.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { allTests, demoSite } from '#tests/helpers/servers/site.ts'
import { until } from '#tests/helpers/until.ts'
import { open, visitor, type VisitorOptions } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

const person = { name: 'Айгерім Қасымова', phone: '+7 (701) 123-45-67', letter: 'Жауап күтемін' }

/** Every goal; a new one does not compile until it is walked through here. */
const goals: Readonly<Record<GoalName, true>> = {
  form_open: true,
  form_submit: true,
  form_error: true,
  phone_click: true,
  whatsapp_click: true,
  telegram_click: true,
  favorite_add: true,
  compare_open: true,
  shortlist_share: true,
  calc_change: true,
  calc_export: true,
  filter_apply: true,
  estate_view: true,
  facade_unit_click: true,
  video_play: true,
  vacancy_apply: true,
  policy_open: true,
}

let countedSite: ReturnType<typeof startDemoSite> | undefined

/** A visitor of a site with both counters. Links to phones, messengers and new tabs are pressed but not followed. */
async function countedVisitor(t: TestContext, options: VisitorOptions = {}) {
  countedSite ??= startDemoSite(allTests, { GA4_ID: 'G-TEST1', METRIKA_ID: '12345678' })
  const { url } = await countedSite
  const { page, problems } = await visitor(t, options)
  await undisturbed(page)
  const { heard, asked } = await standInForCounters(page, url)
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.matches('[target=_blank], [href^="tel:"]') === true) event.preventDefault()
    }),
  )
  const told = (name: string) => heard.filter((order) => goalOf(order)?.name === name)
  return {
    page,
    url,
    heard,
    asked,
    /** Requests that go neither to the site itself nor to one of the fake counters. */
    problems: () =>
      problems.filter(
        (one) =>
          !one.startsWith(`request to another host: ${url}`) && !asked.some((each) => one.includes(each)),
      ),
    /** Opens a page and waits until both counters know of it. */
    async count(path: string) {
      const before = views(heard).length
      await open(page, url + path)
      await until(async () => views(heard).length === before + 2)
    },
    /** The goal as both counters received it, once they have. */
    async fieldsOf(name: GoalName) {
      await until(async () => told(name).length >= 2)
      const [one, other] = told(name)
        .slice(-2)
        .map((order) => goalOf(order)?.fields)
      assert.deepEqual(one, other, `${name} is the same in both`)
      return one
    },
  }
}

function goalOf(order: Heard) {
  const [service, first, second, third, fourth] = order
  if (service === 'google') {
    return first === 'event' && second !== 'page_view' ? { name: String(second), fields: third } : null
  }
  return second === 'reachGoal' ? { name: String(third), fields: fourth } : null
}

function views(heard: readonly Heard[]): Heard[] {
  return heard.filter(
    ([, first, second]) => second === 'page_view' || second === 'hit' || first === 'page_view',
  )
}

async function allow(page: Awaited<ReturnType<typeof countedVisitor>>['page'], language: Language) {
  await page.getByRole('button', { name: word(language, 'analytics.granted'), exact: true }).click()
}

for (const language of languages) {
  test(`analytics is asked about in ${language} without moving anything, and refused nothing is loaded`, async (t) => {
    const phone = language === 'kk' ? { width: 390, height: 844 } : {}
    const { page, url, asked, heard, problems } = await countedVisitor(t, { language, ...phone })
    await watchShifts(page)
    // Fills the browser's cache: fonts that come late on a busy machine move the lines of a first page.
    await open(page, url + pages.home(language))
    await open(page, url + pages.home(language))
    const question = page.getByRole('region', { name: word(language, 'analytics.title') })
    await question.waitFor()
    assert.deepEqual(await page.evaluate(() => globalThis.layoutShifts), [])
    assert.deepEqual(await axeFindings(page), [])
    assert.deepEqual(await sidewaysScroll(page, [320, 390, 768, 1440, 2560]), [])
    const sizes = await question
      .getByRole('button')
      .evaluateAll((all) => all.map((button) => [button.className, button.getBoundingClientRect().height]))
    assert.equal(sizes.length, 2)
    assert.deepEqual(sizes[0], sizes[1], 'both answers look the same')

    await question.getByRole('button', { name: word(language, 'analytics.refused') }).click()
    await question.waitFor({ state: 'detached' })
    await open(page, url + pages.contacts(language))
    await page.locator('main a[href^="tel:"]').first().click()
    // As long as the question took to come on the page before, and more.
    await page.waitForTimeout(1500)
    assert.equal(await question.count(), 0)
    assert.deepEqual([asked, heard], [[], []])

    await page.getByRole('button', { name: word(language, 'analytics.settings') }).click()
    await question.getByText(word(language, 'analytics.now.refused')).waitFor()
    await focusHeld(question.getByRole('heading'))
    await allow(page, language)
    await until(async () => views(heard).length === 2)
    assert.equal(
      heard.filter((order) => goalOf(order) !== null).length,
      0,
      'what was done before is not told',
    )
    assert.ok(
      await page.evaluate(() => document.activeElement?.classList.contains('footer-analytics')),
      'the focus is back where it came from',
    )

    await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1.1', url }])
    await page.getByRole('button', { name: word(language, 'analytics.settings') }).click()
    await question.getByRole('button', { name: word(language, 'analytics.refused') }).click()
    await until(async () => (await page.context().cookies()).every(({ name }) => !name.startsWith('_ga')))
    const before = heard.length
    await page.locator('main a[href^="tel:"]').first().click()
    await page.waitForTimeout(300)
    assert.ok(heard.slice(before).every((order) => order[2] === 'destruct'))
    assert.deepEqual(problems(), [])
  })
}

test('without an id there is no question, no line in the footer, no host in the policy and no request', async (t) => {
  const { url } = await demoSite()
  const { page, problems } = await visitor(t, { language: 'ru' })
  await undisturbed(page)
  const policy = (await fetch(url + pages.home('ru'))).headers.get('content-security-policy') ?? ''
  assert.doesNotMatch(policy, /google|yandex/)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await open(page, pages.listing('ru', 'flat'))
  await page.locator('.filter-panel input[name=complex]').first().click()
  await page.waitForURL(/complex=/)
  await page.locator('.estate-card button').first().click()
  await page.waitForTimeout(1500)
  assert.equal(await page.getByRole('region', { name: word('ru', 'analytics.title') }).count(), 0)
  assert.equal(await page.getByRole('button', { name: word('ru', 'analytics.settings') }).count(), 0)
  assert.ok(!scripts.some((script) => /counted-page|analytics|choice-panel/.test(script)))
  assert.deepEqual(problems, [])
})

test('without JavaScript nothing is asked and nothing is loaded', async (t) => {
  const { page, url, asked } = await countedVisitor(t, { language: 'en', javaScript: false })
  await page.goto(url + pages.home('en'))
  assert.equal(await page.locator('.choice-panel').count(), 0)
  assert.equal(await page.locator('.footer-analytics').isVisible(), false)
  assert.deepEqual(asked, [])
})

test('the settings of analytics are heard before the code that asks has come', async (t) => {
  const { page, url, problems } = await countedVisitor(t, { language: 'ru' })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/counted-page[^/]*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await open(page, url + pages.contacts('ru'))
  await page.getByRole('button', { name: word('ru', 'analytics.settings') }).click()
  const question = page.getByRole('region', { name: word('ru', 'analytics.title') })
  assert.equal(await question.count(), 0)
  release()
  await question.waitFor()
  await focusHeld(question.getByRole('heading'))
  assert.deepEqual(problems(), [])
})

test('a visitor who agrees reaches every goal under the same name in both counters, and nothing typed goes along', async (t) => {
  const { page, url, heard, count, fieldsOf, problems } = await countedVisitor(t, { language: 'ru' })
  // With a way of its own the device, and not the page, would be asked to share.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const ask = async (path: string): Promise<unknown> => (await fetch(url + path)).json()
  const [flat, other] = getEstates.answer.parse(
    await ask('/api/estates?category=flat&status=free&per_page=2'),
  ).data
  assert.ok(flat !== undefined && other !== undefined)
  const about = { complex_id: flat.complex.id, estate_id: flat.id, price: flat.price }

  const policy = (await fetch(url + pages.home('ru'))).headers.get('content-security-policy') ?? ''
  assert.match(policy, /script-src [^;]*https:\/\/\*\.googletagmanager\.com https:\/\/mc\.yandex\.ru/)
  assert.doesNotMatch(policy, /unsafe/)

  await open(page, `${url}${pages.listing('ru', 'flat', 'status=free&utm_source=instagram')}`)
  await allow(page, 'ru')
  await until(async () => views(heard).length === 2)
  const hit = views(heard).find(([service]) => service === 'yandex')
  const counted = url + pages.listing('ru', 'flat', 'utm_source=instagram')
  assert.deepEqual(hit?.slice(1, 4), [12_345_678, 'hit', counted])
  await page.locator('.filter-panel input[name=complex]').first().click()
  assert.deepEqual(await fieldsOf('filter_apply'), { list: 'flat' })

  await count(pages.estate('ru', 'flat', flat.slug))
  assert.deepEqual(await fieldsOf('estate_view'), { ...about, category: 'flat' })
  await page.locator('#monthly').getByRole('slider').first().focus()
  await page.keyboard.press('ArrowRight')
  assert.deepEqual(await fieldsOf('calc_change'), about)
  await page.locator('main .favorite').first().click()
  assert.deepEqual(await fieldsOf('favorite_add'), { ...about, category: 'flat' })
  await page.locator('.footer-phone').click()
  assert.deepEqual(await fieldsOf('phone_click'), about)

  const band = page.locator('main form[data-form=callback]')
  await band.scrollIntoViewIfNeeded()
  await band.getByLabel(word('ru', 'callback.name')).focus()
  assert.deepEqual(await fieldsOf('form_open'), { ...about, form: 'callback' })
  await band.getByRole('link', { name: word('ru', 'callback.consent.link') }).click()
  assert.deepEqual(await fieldsOf('policy_open'), about)
  const submit = band.getByRole('button', { name: word('ru', 'callback.submit') })
  await submit.click()
  assert.deepEqual(await fieldsOf('form_error'), { ...about, form: 'callback', obstacle: 'fields' })
  await band.getByLabel(word('ru', 'callback.name')).fill(person.name)
  await band.getByLabel(word('ru', 'callback.phone')).fill(person.phone)
  await band.getByRole('checkbox').check()
  await submit.click()
  assert.deepEqual(await fieldsOf('form_submit'), { ...about, form: 'callback' })

  await page.evaluate(
    (list) => localStorage.setItem('favorites', JSON.stringify(list)),
    [flat, other].map(({ id, category, price }) => ({
      id,
      category,
      added_at: '2026-11-02T10:00:00.000Z',
      price_at_add: price,
    })),
  )
  await count(pages.favorites('ru'))
  await page
    .getByRole('main')
    .getByRole('button', { name: word('ru', 'share'), exact: true })
    .click()
  assert.deepEqual(await fieldsOf('shortlist_share'), { way: 'copy', units: 2 })
  await page.locator('.favorites-head a').click()
  assert.deepEqual(await fieldsOf('compare_open'), {})

  await count(pages.contacts('ru'))
  await page.locator('main a[href^="https://wa.me/"]').first().click()
  await fieldsOf('whatsapp_click')
  await page.locator('main a[href^="https://t.me/"]').first().click()
  await fieldsOf('telegram_click')

  await count(pages.mortgage('ru'))
  await page.getByRole('slider').first().focus()
  await page.keyboard.press('ArrowRight')
  await fieldsOf('calc_change')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: word('ru', 'calculator.export.csv') }).click()
  await download
  const exported = (await fieldsOf('calc_export')) as Record<string, unknown>
  assert.deepEqual([exported['calculator'], exported['format']], ['mortgage', 'csv'])

  const films = getVideos.answer.parse(await ask('/api/videos'))
  const film = films.find(({ src }) => src !== null)
  assert.ok(film !== undefined)
  await count(pages.about('ru'))
  await page
    .getByRole('link', { name: word('ru', 'about.films.play', { title: film.title }) })
    .first()
    .click()
  assert.deepEqual(await fieldsOf('video_play'), { where: 'here' })

  assert.ok(flat.house.slug !== '')
  await count(pages.floor('ru', flat.house.slug, { section: flat.section, floor: flat.floor }))
  await page.locator(`a[data-unit="${flat.id}"]`).click()
  assert.deepEqual(await fieldsOf('facade_unit_click'), about)

  const [vacancy] = getVacancies.answer.parse(await ask('/api/vacancies')).data
  assert.ok(vacancy !== undefined)
  await count(pages.vacancy('ru', vacancy.category.slug, vacancy.slug))
  const form = page.locator('main form[method=post]')
  await form.locator('[name=name]').fill(person.name)
  await form.locator('[name=phone]').fill(person.phone)
  await form.locator('[name=cover_letter]').fill(person.letter)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: word('ru', 'application.submit') }).click()
  assert.deepEqual(await fieldsOf('vacancy_apply'), { form: 'application' })

  const before = heard.length
  await open(page, `${url}${pages.career('ru', `search=${encodeURIComponent(person.name)}`)}`)
  await page.waitForTimeout(1500)
  assert.equal(heard.length, before, 'a search is not told')

  const names = new Set(heard.map((order) => goalOf(order)?.name).filter((name) => name !== undefined))
  assert.deepEqual([...names].toSorted(), Object.keys(goals).toSorted())
  const all = decodeURIComponent(JSON.stringify(heard))
  for (const typed of [person.name, '701) 123', '7011234567', person.letter]) assert.ok(!all.includes(typed))
  // Refused forms are refused requests, and Chromium notes their status.
  assert.deepEqual(unexpected(problems()), [])
})
