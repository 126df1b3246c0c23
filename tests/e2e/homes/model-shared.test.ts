import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { getModel, type Model } from '#contract/model.ts'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

async function modelOf(slug: string): Promise<Model> {
  const { url } = await demoSite()
  const answer = await fetch(`${url}/api/complexes/s/${slug}/model`, { headers: { 'Accept-Language': 'kk' } })
  return getModel.answer.parse(await answer.json()).data
}

const slug = 'nura-towers'

/** A flat for each side that windows of the project look to. */
function windowsOf({ flats }: Model): { unit: number; side: number }[] {
  const sides = new Map(
    flats
      .filter(({ floor }) => floor > 3)
      .flatMap(({ id, windows }) => windows.map(({ azimuth }) => [Math.round(azimuth) % 360, id] as const)),
  )
  return [...sides].map(([side, unit]) => ({ unit, side }))
}

/** The moment of the sliders. */
async function moment(page: Page): Promise<string[]> {
  return Promise.all(
    (['model.day', 'model.time'] as const).map((label) => page.getByLabel(word('kk', label)).inputValue()),
  )
}

test('R1588 the address follows the sliders once they rest, and brings the moment back, in a window too', async (t) => {
  const model = await modelOf(slug)
  const [at] = windowsOf(model)
  assert.ok(at)
  for (const search of ['', `unit=${at.unit}&side=${at.side}`]) {
    const { page, problems } = await visitor(t, { language: 'kk' })
    const path = pages.model('kk', slug, [search, 'utm_source=letter'].filter(Boolean).join('&'))
    await open(page, path)
    const entries = await page.evaluate(() => history.length)
    await page.getByLabel(word('kk', 'model.time')).press('End')
    await page.getByLabel(word('kk', 'model.day')).press('Home')
    await page.waitForURL(/day=1(&|$)/)
    const shared = new URL(page.url())
    assert.deepEqual(
      ['day', 'minutes', 'unit', 'utm_source'].map((key) => shared.searchParams.get(key)),
      ['1', '1425', search === '' ? null : String(at.unit), 'letter'],
    )
    assert.equal(await page.evaluate(() => history.length), entries, 'no step back more')
    const said = await page.locator('.model-words').textContent()
    await page.reload()
    assert.deepEqual(await moment(page), ['1', '1425'])
    assert.equal(await page.locator('.model-words').textContent(), said)
    const canonical = page.locator('link[rel=canonical]')
    for (const href of await canonical.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      assert.ok(!(href ?? '').includes('?'), href ?? '')
    assert.deepEqual(problems, [])
  }
})

test('R1588 a link to a day moves the sliders, and so does the way back to the page', async (t) => {
  const { page, problems } = await visitor(t, { language: 'kk' })
  await open(page, pages.model('kk', slug, 'day=356&minutes=900'))
  await page.getByLabel(word('kk', 'model.day')).press('Home')
  await page.waitForURL(/day=1&/)
  const december = page
    .getByRole('navigation', { name: word('kk', 'model.days') })
    .getByRole('link')
    .first()
  await december.click()
  await page.waitForURL(/day=356/)
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=day]')?.value === '356')
  await page.getByLabel(word('kk', 'model.time')).press('Home')
  await page.waitForURL(/minutes=0/)
  await page.getByRole('navigation').getByRole('link', { name: 'Nura Towers' }).first().click()
  await page.waitForURL((url) => url.pathname === pages.project('kk', slug))
  await page.goBack()
  await page.waitForURL(/minutes=0/)
  await page.getByLabel(word('kk', 'model.time')).waitFor()
  assert.deepEqual(await moment(page), ['356', '0'])
  assert.deepEqual(problems, [])
})

for (const language of languages)
  test(`R1584 R1791 all words of the drawings are whole within them at every width in ${language}`, async (t) => {
    const { page } = await visitor(t, { language, javaScript: false })
    const model = await modelOf(slug)
    for (const width of [390, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      for (const search of [
        '',
        ...windowsOf(model).flatMap(({ unit, side }) =>
          [51, 79, 172].map((day) => `day=${day}&unit=${unit}&side=${side}`),
        ),
      ]) {
        await page.goto(pages.model(language, slug, search))
        const cut = await page.locator('.model-box svg').evaluate((drawing) => {
          const whole = drawing.getBoundingClientRect()
          return [...drawing.querySelectorAll('text')].flatMap((text) => {
            const { left, right, top, bottom } = text.getBoundingClientRect()
            const isWhole =
              left >= whole.left && right <= whole.right && top >= whole.top - 4 && bottom <= whole.bottom + 4
            return isWhole ? [] : [text.textContent]
          })
        })
        assert.deepEqual(cut, [], `${width} px, ${search}`)
      }
    }
  })

test('R1584 from a window the houses of the project that are seen have their names', async (t) => {
  const { page } = await visitor(t, { language: 'kk', javaScript: false, width: 2560, height: 1440 })
  const model = await modelOf(slug)
  const names = new Set(model.houses.map(({ name }) => name))
  const seen = new Set<string>()
  const corners = model.flats.filter(({ floor, windows }) => floor > 3 && windows.length > 1)
  for (const { id } of corners.slice(-12)) {
    await page.goto(pages.model('kk', slug, `unit=${id}`))
    const said = await page.locator('.model-box text').allTextContents()
    // A number is bound to its word by a sign without width.
    const own = said.map((text) => text.replaceAll('\u2060', '')).filter((text) => names.has(text))
    assert.equal(new Set(own).size, own.length, 'each once')
    for (const name of own) seen.add(name)
  }
  assert.ok(seen.size > 1)
})

test('R1586 on paper the model and the view from a window are one sheet each, the footer on it', async (t) => {
  for (const language of languages) {
    const { page } = await visitor(t, { language })
    for (const project of [slug, 'qala-family']) {
      const model = await modelOf(project)
      const [at] = windowsOf(model)
      for (const search of ['', `day=172&unit=${at?.unit ?? 0}`]) {
        await open(page, pages.model(language, project, search))
        for (const format of ['A4', 'Letter']) {
          const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g)
          assert.equal(sheets?.length, 1, `${project} ${search} ${format} in ${language}`)
        }
      }
    }
  }
})

for (const width of [390, 1440])
  test(`R1630 the languages of the header and of the menu keep the moment of the sliders (${width} px)`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'kk', width })
    await open(page, pages.model('kk', slug))
    await page.getByLabel(word('kk', 'model.time')).press('End')
    await page.getByLabel(word('kk', 'model.day')).press('Home')
    await page.waitForURL(/day=1(&|$)/)
    const opener = width < 960 ? 'header.menu.open' : 'header.language'
    await page.getByRole('button', { name: word('kk', opener) }).click()
    await page.getByRole('link', { name: 'English', exact: true }).filter({ visible: true }).click()
    await page.waitForURL((at) => at.pathname === pages.model('en', slug))
    assert.match(page.url(), /day=1(&|$)/)
    const minutes = page.getByLabel(word('en', 'model.time'))
    await minutes.waitFor()
    assert.equal(await minutes.inputValue(), '1425')
    await page.goBack()
    await page.waitForURL((at) => at.pathname === pages.model('kk', slug))
    assert.deepEqual(await moment(page), ['1', '1425'])
    assert.deepEqual(problems, [])
  })

test('R1637 in the view from a window no number of an hour lies over the name of a house', async (t) => {
  const model = await modelOf(slug)
  for (const width of [390, 1440]) {
    const { page } = await visitor(t, { language: 'kk', width, javaScript: false })
    for (const { unit, side } of windowsOf(model))
      for (const minutes of [480, 720, 960]) {
        await page.goto(pages.model('kk', slug, `unit=${unit}&side=${side}&minutes=${minutes}`))
        const touching = await page.evaluate(() => {
          const boxes = (of: string) =>
            [...document.querySelectorAll(of)].map((text) => ({
              words: text.textContent,
              box: text.getBoundingClientRect(),
            }))
          const names = boxes('text.window-side')
          return boxes('.window-hour text').flatMap(({ words, box }) =>
            names
              .filter(
                ({ box: name }) =>
                  name.left < box.right &&
                  box.left < name.right &&
                  name.top + 4 < box.bottom &&
                  box.top + 4 < name.bottom,
              )
              .map((name) => `${words} over ${name.words}`),
          )
        })
        assert.deepEqual(touching, [], page.url())
      }
  }
})
