import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getDictionaries, networkCodes } from '#contract/dictionaries.ts'
import { endpoints } from '#contract/endpoints.ts'
import { pages } from '#contract/pages.ts'
import { categories } from '#domain/categories.ts'
import { type Language, languages } from '#domain/languages.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { demoCopyrightFrom } from '#tests/helpers/demo-company.ts'
import { siteOverAlteredApi } from '#tests/helpers/servers/altered-api.ts'
import { sidewaysScroll } from '#tests/helpers/browser/page-checks.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { texts } from '#texts/texts.ts'

const columns = ['footer.properties', 'footer.apartments', 'footer.purchase', 'footer.company'] as const

async function company(language: Language) {
  const { url } = await demoSite()
  const answer = await fetch(url + endpoints.dictionaries.path, { headers: { 'Accept-Language': language } })
  return getDictionaries.answer.parse(await answer.json()).data.company
}

test('A29 R97 R98 R100 R101 R102 R198 R219 A24 A25 the footer says how to reach the company and where everything is', async (t) => {
  for (const language of languages) {
    const { phone, email, networks, credit, name } = await company(language)
    const { page } = await visitor(t, { language })
    await open(page, pages.properties(language))
    const footer = page.getByRole('contentinfo')
    assert.equal(await footer.locator(`a[href="tel:+${phone.replaceAll(/\D/g, '')}"]`).isVisible(), true)
    assert.equal(await footer.locator(`a[href="mailto:${email}"]`).isVisible(), true)
    assert.equal(networks.length, 3)
    for (const { url } of networks) assert.equal(await footer.locator(`a[href="${url}"]`).isVisible(), true)
    for (const key of columns) {
      await footer.getByRole('heading', { level: 2, name: word(language, key) }).waitFor()
    }
    for (const category of categories) {
      const link = footer.locator(`a[href="${pages.listing(language, category)}"]`)
      assert.equal(await link.isVisible(), true, category)
    }
    assert.equal(await footer.locator('a[href*="?rooms="]').count(), 5)
    assert.equal(await footer.locator('a[href*="?restorations="]').count(), restorationCodes.length)
    const policy = footer.locator(`a[href="${pages.policy(language)}"]`)
    assert.equal(await policy.getAttribute('target'), '_blank')
    const text = await footer.innerText()
    assert.ok(text.includes(`© ${demoCopyrightFrom}–${new Date().getFullYear()} ${name}`), text)
    assert.ok(credit !== null)
    const madeBy = footer.getByRole('link', { name: credit.text })
    assert.equal(await madeBy.getAttribute('href'), credit.url)
  }
})

test('R264 the networks of the company open in a tab of their own, wherever they stand', async () => {
  const { url } = await demoSite()
  for (const language of languages) {
    const html = await (await fetch(url + pages.properties(language))).text()
    for (const network of (await company(language)).networks) {
      const links = (html.match(/<a\b[^>]*>/g) ?? []).filter((link) => link.includes(`href="${network.url}"`))
      assert.ok(links.length > 0, network.code)
      for (const link of links) assert.match(link, /target="_blank" rel="noopener"/)
    }
  }
})

test('R98 every link of the footer opens', async (t) => {
  const { page } = await visitor(t)
  await open(page, pages.home('ru'))
  const links = await page
    .getByRole('contentinfo')
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  assert.ok(links.length > 15)
  for (const link of new Set(links)) {
    const response = await page.request.get(link, { maxRedirects: 0 })
    assert.equal(response.status(), 200, link)
  }
})

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R99 on a telephone the columns unfold one at a time ${how}`, async (t) => {
    const { page } = await visitor(t, { language: 'kk', javaScript, width: 320, height: 700 })
    await page.goto(pages.properties('kk'))
    const footer = page.getByRole('contentinfo')
    const flats = footer.locator('a[href*="?rooms="]').first()
    const company = footer.locator(`a[href="${pages.callback('kk')}"]`)
    assert.equal(await flats.isVisible(), false)
    await footer
      .locator('summary')
      .filter({ hasText: word('kk', 'footer.apartments') })
      .click()
    await flats.waitFor()
    await footer
      .locator('summary')
      .filter({ hasText: word('kk', 'footer.company') })
      .click()
    await company.waitFor()
    assert.equal(await flats.isVisible(), false)
    if (javaScript) assert.deepEqual(await sidewaysScroll(page, [320, 390]), [])
  })
}

test('R99 on a wide screen the keyboard goes from link to link of the footer and stops at nothing else', async (t) => {
  const { page } = await visitor(t)
  await open(page, pages.properties('ru'))
  const footer = page.getByRole('contentinfo')
  const stops = await footer.locator('a').count()
  await footer.locator('a').first().focus()
  for (let stop = 1; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'A')
  }
  assert.equal(
    await footer
      .locator('a')
      .last()
      .evaluate((link) => link === document.activeElement),
    true,
  )
})

test('R97 R102 R535 note i what the content leaves empty is not in the footer', async (t) => {
  const { url } = await siteOverAlteredApi(t, (path, body) => {
    if (!path.startsWith(endpoints.dictionaries.path)) return undefined
    const { data } = getDictionaries.answer.parse(body)
    const empty = { ...data.company, phone: '', email: '', hours: '', networks: [], credit: null }
    delete empty.founded
    delete empty.copyright_from
    return { body: { data: { ...data, company: empty } } }
  })
  const { page } = await visitor(t)
  await page.goto(`${url}${pages.properties('ru')}`)
  const footer = page.getByRole('contentinfo')
  assert.equal(await footer.locator('a[href^="tel:"], a[href^="mailto:"], .footer-networks a').count(), 0)
  assert.equal(await footer.locator('.footer-note, .footer-credit').count(), 0)
  assert.match(await footer.innerText(), /© 20\d\d(?!–)/)
})

test('R693 A25 of many networks the first three stand in header and footer, the others with the channels on the page of contacts', async (t) => {
  const all = networkCodes.map((code) => ({ code, url: `https://${code}.example/us` }))
  const channels = {
    whatsapp: '+77010000000',
    telegram: 'sample_name',
    '2gis': 'https://2gis.example/firm/1',
  }
  const { url } = await siteOverAlteredApi(t, (path, body) => {
    if (!path.startsWith(endpoints.dictionaries.path)) return undefined
    const { data } = getDictionaries.answer.parse(body)
    return { body: { data: { ...data, company: { ...data.company, networks: all, channels } } } }
  })
  const { page } = await visitor(t)
  await page.goto(`${url}${pages.contacts('ru')}`)
  const linksIn = (place: string) =>
    page.locator(place).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const first = all.slice(0, 3).map((network) => network.url)
  assert.deepEqual(await linksIn('.footer-networks a'), first)
  assert.deepEqual(await linksIn('.header-networks a'), first)
  assert.deepEqual(await linksIn('.contacts-main .office-messengers a'), [
    'https://wa.me/77010000000',
    'https://t.me/sample_name',
    channels['2gis'],
    ...all.slice(3).map((network) => network.url),
  ])
  for (const network of all.slice(0, 3))
    await page
      .locator('.footer-networks')
      .getByRole('link', { name: texts.ru[`network.${network.code}`] })
      .waitFor()
  assert.deepEqual(await sidewaysScroll(page, [360, 1280]), [])
})

test('R117 menus say rooms by the form of their number', async (t) => {
  const { page } = await visitor(t, { javaScript: false })
  const expected = {
    ru: ['1 комната', '2 комнаты', '3 комнаты'],
    kk: ['1 бөлме', '2 бөлме', '3 бөлме'],
    en: ['1 room', '2 rooms', '3 rooms'],
  } as const
  for (const language of languages) {
    await page.goto(pages.contacts(language))
    const links = page.getByRole('contentinfo').locator('a[href*="?rooms="]')
    const said = (await links.allTextContents()).map((text) => text.replaceAll('\u00A0', ' '))
    assert.deepEqual(said.slice(1, 4), expected[language])
  }
})
