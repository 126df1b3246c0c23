import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

const campaign = {
  utm_source: 'instagram',
  utm_medium: 'cpc',
  utm_campaign: 'күз 2026',
  utm_term: 'пәтер',
}
const click = { utm_content: 'story-2', gclid: 'g-1', yclid: 'y-2', fbclid: 'f-3' }

function withMarks(path: string, marks: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(marks)}`
}

function remembered(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('utm_data') ?? 'null'))
}

/** A lead's data about its visitor's origin. */
async function trackingOf(phone: string): Promise<Record<string, unknown>> {
  const { dataDir } = await demoSite()
  const lead = await inDatabase(dataDir, (db) =>
    db.selectFrom('leads').select('body').where('phone', '=', phone).executeTakeFirstOrThrow(),
  )
  const body: Record<string, unknown> = JSON.parse(lead.body)
  const marks = /^(?:utm_|gclid|yclid|fbclid|ga_|ym_|roistat_)/
  return Object.fromEntries(Object.entries(body).filter(([name]) => marks.test(name)))
}

async function order(page: Page, phone: string): Promise<void> {
  await page.getByLabel(word('ru', 'callback.name')).fill('Айгерім')
  await page.getByLabel(word('ru', 'callback.phone')).fill(phone)
  await page.locator('main form').getByRole('checkbox').check()
  await page
    .locator('main form')
    .getByRole('button', { name: word('ru', 'callback.submit') })
    .click()
  await page.getByRole('heading', { name: word('ru', 'callback.sent.title') }).waitFor()
}

test('R137 the campaign of the first page goes through the visit and arrives with the request', async (t) => {
  const { page } = await visitor(t)
  const { url } = await demoSite()
  await page.context().addCookies(
    [
      { name: '_ga', value: 'GA1.1.1234567.1700000000' },
      { name: '_ym_uid', value: '1700000000987' },
      { name: 'roistat_visit', value: '555' },
    ].map((cookie) => ({ ...cookie, url })),
  )
  await open(page, withMarks(pages.home('ru'), { ...campaign, ...click, ttclid: 't-4', other: '1' }))
  await page.waitForFunction(() => sessionStorage.getItem('utm_data') !== null)
  assert.deepEqual(await remembered(page), campaign)

  await page
    .locator(`a[href="${pages.listing('ru', 'comm')}"]:visible`)
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: word('ru', 'category.comm') }).waitFor()
  await open(page, pages.callback('ru'))
  await order(page, '+7 (701) 630-00-01')
  assert.deepEqual(await trackingOf('+77016300001'), {
    ...campaign,
    ...click,
    ga_client_id: '1234567.1700000000',
    ym_client_id: '1700000000987',
    roistat_visit: '555',
  })
})

test('R351 a campaign is kept before any script of the page is fetched', async (t) => {
  const { page } = await visitor(t)
  await page.route('**/*.js', (route) => route.abort())
  for (const language of languages) {
    await page.goto(withMarks(pages.listing(language, 'flat'), campaign), { waitUntil: 'commit' })
    await page.locator('body').waitFor({ state: 'attached' })
    assert.deepEqual(await remembered(page), campaign)
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('R137 without a source nothing is kept, and a later campaign takes the place of the first', async (t) => {
  const { page } = await visitor(t)
  await open(page, withMarks(pages.callback('ru'), { utm_medium: 'cpc', utm_campaign: 'autumn' }))
  await page.waitForLoadState('networkidle')
  assert.equal(await remembered(page), null)
  await open(page, withMarks(pages.callback('ru'), { ...campaign, ...click }))
  await page.waitForFunction(() => sessionStorage.getItem('utm_data') !== null)
  await open(page, withMarks(pages.callback('ru'), { utm_source: '2gis' }))
  await page.waitForFunction(() => sessionStorage.getItem('utm_data')?.includes('2gis') === true)
  assert.deepEqual(await remembered(page), {
    utm_source: '2gis',
    utm_medium: '',
    utm_campaign: '',
    utm_term: '',
  })
  await order(page, '+7 (701) 630-00-02')
  assert.deepEqual(await trackingOf('+77016300002'), { utm_source: '2gis' })
})

test('R137 what other scripts leave in the memory of the tab costs no request', async (t) => {
  const { page } = await visitor(t)
  await page.addInitScript(() => {
    sessionStorage.setItem('utm_data', '"text"')
    sessionStorage.setItem('click_data', '{"gclid":7,"yclid":')
  })
  await open(page, pages.callback('ru'))
  await order(page, '+7 (701) 630-00-03')
  assert.deepEqual(await trackingOf('+77016300003'), {})
})
