import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { getPromises } from '#contract/promises.ts'
import { languages } from '#domain/languages.ts'
import { axeFindings, sidewaysScroll } from '#tests/helpers/browser/page-checks.ts'
import { focusNamed } from '#tests/helpers/browser/focus.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

async function houses() {
  const { url } = await demoSite()
  return getPromises.answer.parse(await (await fetch(`${url}/api/promises`)).json())
}

for (const language of languages) {
  test(`R1016 R1017 in ${language} the footer leads to the deadlines of all houses, and a house to its own, without JavaScript`, async (t) => {
    const { page } = await visitor(t, { language, javaScript: false })
    await page.goto(pages.home(language))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: word(language, 'promises.title') })
      .click()
    await page.waitForURL((at) => at.pathname === pages.promises(language))
    const { data } = await houses()
    const tables = page.getByRole('table')
    assert.equal(await tables.count(), new Set(data.map(({ complex }) => complex.id)).size)
    assert.equal(await tables.getByRole('rowheader').count(), data.length)
    const first = data.find((house) => house.first !== null)
    assert.ok(first !== undefined && first.slug !== null)
    await tables.locator(`a[href="${pages.queue(language, first.slug)}"]`).click()
    const part = page.getByRole('region', { name: word(language, 'promises.part') })
    await part.getByRole('link', { name: word(language, 'promises.history') }).click()
    await page.waitForURL((at) => at.hash === `#${String(first.complex.slug)}`)
  })

  test(`R1016 the page of deadlines in ${language} has no findings of axe and no sideways scroll`, async (t) => {
    for (const width of [390, 1440]) {
      const { page, problems } = await visitor(t, { language, width })
      await open(page, pages.promises(language))
      assert.deepEqual(await axeFindings(page), [], String(width))
      assert.deepEqual(problems, [])
      if (width === 1440) assert.deepEqual(await sidewaysScroll(page, [320, 390, 768, 900, 1440, 2560]), [])
    }
  })
}

for (const javaScript of [true, false])
  test(`R1587 on a phone each project is a line that opens its table, and all are there on wide screens, on paper and under a link (JavaScript ${javaScript ? 'on' : 'off'})`, async (t) => {
    const { page } = await visitor(t, { language: 'kk', width: 390, javaScript })
    const path = pages.promises('kk')
    await (javaScript ? open(page, path) : page.goto(path))
    const { data } = await houses()
    const [first] = data
    assert.ok(first !== undefined)
    const all = await page.locator('main table').count()
    const tables = page.locator('main table').filter({ visible: true })
    assert.equal(await tables.count(), 0)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    assert.ok(height < 4000, `${height} px`)
    const lines = page.locator('main summary')
    const own = data.filter(({ complex }) => complex.id === first.complex.id)
    assert.match(await lines.first().innerText(), new RegExp(`^${own.length}\\s`))
    await lines.first().click()
    assert.equal(await tables.count(), 1)
    assert.equal(await tables.getByRole('rowheader').count(), own.length)
    await page.emulateMedia({ media: 'print' })
    assert.equal(await tables.count(), all)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1440, height: 900 })
    assert.equal(await tables.count(), all)
    assert.equal(await lines.filter({ visible: true }).count(), 0)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(`${path}#${String(first.complex.slug)}`)
    assert.equal(await page.locator(':target table').isVisible(), true)
  })

test('R1688 a browser that cannot open what is closed by styles shows the tables of deadlines where no line opens them', async (t) => {
  const { page } = await visitor(t, { language: 'ru', javaScript: false })
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('::details-content', '::details-unknown')
    const { 'content-security-policy': _, ...headers } = response.headers()
    return route.fulfill({ response, headers, body })
  })
  await page.goto(pages.promises('ru'))
  const tables = page.locator('main table')
  const all = await tables.count()
  const shown = tables.filter({ visible: true })
  assert.ok(all > 1)
  assert.equal(await shown.count(), all)
  await page.setViewportSize({ width: 390, height: 844 })
  assert.equal(await shown.count(), 0)
  await page.locator('main summary').first().click()
  assert.equal(await shown.count(), 1)
  const [, second] = [...new Set((await houses()).data.map(({ complex }) => complex.slug))]
  await page.goto(`${pages.promises('ru')}#${String(second)}`)
  await page.reload()
  assert.equal(await page.locator(`#${String(second)} table`).isVisible(), true)
  await page.emulateMedia({ media: 'print' })
  assert.equal(await shown.count(), all)
})

test('R1016 R1017 the tables and lines of deadlines are walked by keys', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  await open(page, pages.promises('ru'))
  const [house] = (await houses()).data
  assert.ok(house !== undefined)
  await page.getByRole('link', { name: house.complex.name, exact: true }).first().focus()
  await page.keyboard.press('Tab')
  await focusNamed(page, house.name)
  await page.keyboard.press('Enter')
  await page.waitForURL((at) => at.pathname === pages.queue('ru', house.slug ?? ''))
})
