import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { type Complex, getComplex, getComplexes } from '#contract/complexes.ts'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { getVideos } from '#contract/photos-videos.ts'
import { getReviews } from '#contract/reviews.ts'
import { type Language, languages } from '#domain/languages.ts'
import { focusNamed } from '#tests/helpers/browser/focus.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

async function asked<T>(
  path: string,
  answer: { parse: (body: unknown) => T },
  language: Language,
): Promise<T> {
  const { url } = await demoSite()
  const response = await fetch(url + path, { headers: { 'Accept-Language': language } })
  return answer.parse(await response.json())
}

/** A project that is being built, with several houses that have flats. */
async function someProject(language: Language): Promise<Complex> {
  const { data } = await asked('/api/complexes?status=selling&per_page=1', getComplexes.answer, language)
  const slug = data[0]?.slug ?? ''
  return (await asked(`/api/complexes/s/${slug}`, getComplex.answer, language)).data
}

/** The colour of the header's ground where it is one colour; on a picture it is none. */
function headerGround(page: Page): Promise<string> {
  return page.locator('header.header').evaluate((header) => getComputedStyle(header).backgroundColor)
}

const paper = 'rgb(255, 255, 255)'
const nothing = 'rgba(0, 0, 0, 0)'

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R50 R51 R85 from the menu to a project, to one of its houses, to the flats of it ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    await undisturbed(page)
    const project = await someProject('ru')
    const house = project.houses.find(({ estates_count }) => estates_count > 0)
    assert.ok(house !== undefined)
    await (javaScript ? open(page, '/') : page.goto('/'))

    await page.getByRole('button', { name: word('ru', 'header.projects') }).click()
    const menu = page.locator('.menu-panel:popover-open')
    await menu.getByRole('link', { name: project.name }).click()
    await page.waitForURL((url) => url.pathname === pages.project('ru', project.slug))
    await page.getByRole('heading', { level: 1, name: project.name }).waitFor()

    const houses = page.getByRole('region', { name: word('ru', 'project.houses') })
    await houses.getByRole('link', { name: `${house.name},` }).click()
    await page.waitForURL((url) => url.pathname === pages.queue('ru', house.slug))
    await page.getByRole('heading', { level: 1, name: house.name }).waitFor()
    await page.getByRole('main').getByRole('link', { name: project.name, exact: true }).waitFor()

    const flats = page.getByRole('region', { name: word('ru', 'queue.flats') })
    await flats
      .getByRole('link', { name: String(house.estates_count) })
      .first()
      .click()
    await page.waitForURL((url) => url.pathname === pages.listing('ru', 'flat'))
    assert.equal(new URL(page.url()).searchParams.get('house'), house.slug)
    const { meta } = await asked(`/api/estates?category=flat&house=${house.slug}`, getEstates.answer, 'ru')
    assert.equal(meta.total, house.estates_count)
    await page
      .getByRole('status')
      .filter({ hasText: String(meta.total) })
      .waitFor()
    assert.deepEqual(problems, [])
  })

  test(`R2 R49 R174 the list of projects is narrowed to a city and put in order by links ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'kk', javaScript })
    const path = pages.projects('kk')
    await (javaScript ? open(page, path) : page.goto(path))
    const all = await asked('/api/complexes', getComplexes.answer, 'kk')
    const names = page.getByRole('article').getByRole('heading', { level: 3 })
    assert.deepEqual(
      await names.allInnerTexts(),
      all.data.map(({ name }) => name),
    )

    const city = all.data[0]?.city
    assert.ok(city !== undefined)
    const inCity = await asked(`/api/complexes?city=${city.slug}`, getComplexes.answer, 'kk')
    const cities = page.getByRole('navigation', { name: word('kk', 'projects.cities') })
    await cities.getByRole('link', { name: `${city.name} ${inCity.meta.total}` }).click()
    await page.waitForURL((url) => url.search === `?city=${city.slug}`)
    await cities.locator('[aria-current]', { hasText: city.name }).waitFor()
    if (javaScript) await focusNamed(page, city.name)
    assert.deepEqual(
      await names.allInnerTexts(),
      inCity.data.map(({ name }) => name),
    )
    await page.waitForFunction((name) => document.title.includes(name), city.name)

    const orders = page.getByRole('navigation', { name: word('kk', 'projects.sort') })
    await orders.getByRole('link', { name: word('kk', 'projects.sort.price') }).click()
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price')
    await orders.locator('[aria-current]', { hasText: word('kk', 'projects.sort.price') }).waitFor()
    const cheapest = inCity.data.toSorted((a, b) => (a.price_from ?? 0) - (b.price_from ?? 0))
    assert.deepEqual(
      await names.allInnerTexts(),
      cheapest.map(({ name }) => name),
    )
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    assert.ok(canonical?.endsWith(`${path}?city=${city.slug}`), String(canonical))
    assert.deepEqual(problems, [])
  })
}

for (const language of languages) {
  test(`R51 the page of a project in ${language} names its houses, prices, surroundings and permits`, async (t) => {
    const { page, problems } = await visitor(t, { language })
    const project = await someProject(language)
    await open(page, pages.project(language, project.slug))
    const part = (key: 'project.houses' | 'project.location' | 'legal.title') =>
      page.getByRole('region', { name: word(language, key), exact: true })
    for (const { name } of project.houses) {
      await part('project.houses')
        .getByRole('link', { name: `${name},` })
        .waitFor()
    }
    for (const { name } of project.infrastructure) {
      await part('project.location').getByText(name, { exact: true }).first().waitFor()
    }
    const unfinished = project.houses.filter(({ handed_over_at }) => handed_over_at === null)
    assert.ok(unfinished.length > 1)
    const rows = part('legal.title').getByRole('row')
    assert.equal(await rows.count(), 1 + unfinished.length)
    await rows.filter({ hasText: project.legal.permit_no ?? '' }).waitFor()
    await part('legal.title')
      .getByText(project.legal.bin ?? '', { exact: true })
      .waitFor()
    const hrefs = await part('project.location')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).host))
    assert.deepEqual(hrefs, ['2gis.kz', 'yandex.kz', 'www.google.com'])
    assert.deepEqual(problems, [])
  })
}

test('R16 R18 R158 R169 the page of a project shows its reviews and plays its films over the page', async (t) => {
  const { page, problems } = await visitor(t, { language: 'kk' })
  const project = await someProject('kk')
  const reviews = await asked(`/api/reviews?complex=${project.slug}`, getReviews.answer, 'kk')
  const videos = await asked('/api/videos', getVideos.answer, 'kk')
  const films = videos.filter(({ complex_id }) => complex_id === project.id)
  const film = films[0]
  assert.ok(film !== undefined && reviews.data.length > 0)
  await open(page, pages.project('kk', project.slug))
  const said = page.getByRole('region', { name: word('kk', 'project.reviews'), exact: true })
  assert.deepEqual(
    await said.getByRole('heading', { level: 3 }).allInnerTexts(),
    reviews.data.map(({ author }) => author),
  )
  const shown = page.getByRole('region', { name: word('kk', 'project.films'), exact: true })
  assert.equal(await shown.getByRole('link').count(), films.length)
  const link = shown.getByRole('link', { name: film.title })
  await link.click()
  const source = await page.getByRole('dialog').locator('video').getAttribute('src')
  assert.equal(source, film.src)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.ok(await link.evaluate((element) => element === document.activeElement))
  assert.deepEqual(problems, [])
})

test('R95 the header lies upon the picture of a project and of a house, and turns to paper under an open menu', async (t) => {
  const { page, problems } = await visitor(t, { language: 'en' })
  const project = await someProject('en')
  const slug = project.houses[0]?.slug ?? ''
  for (const path of [pages.project('en', project.slug), pages.queue('en', slug)]) {
    await open(page, path)
    assert.equal(await headerGround(page), nothing)
    const top = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      return heading.closest('section')?.getBoundingClientRect().top
    })
    assert.equal(top, 0)
    const menu = page.getByRole('button', { name: word('en', 'header.projects') })
    await menu.click()
    await page.locator('.menu-panel:popover-open').waitFor()
    assert.equal(await headerGround(page), paper)
    await page.keyboard.press('Escape')
    await page.locator('.menu-panel:popover-open').waitFor({ state: 'detached' })
    assert.equal(await headerGround(page), nothing)
  }

  await page
    .getByRole('banner')
    .getByRole('link', { name: word('en', 'header.commercial') })
    .click()
  await page.getByRole('heading', { level: 1, name: word('en', 'category.comm') }).waitFor()
  assert.equal(await headerGround(page), paper)
  assert.deepEqual(problems, [])
})

test('R146 a project or a house that does not exist is a missing page under the plain header', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru' })
  for (const path of [pages.project('ru', 'no-such-thing'), pages.queue('ru', 'no-such-thing')]) {
    assert.equal(await open(page, path), 404)
    await page.getByRole('heading', { level: 1, name: word('ru', 'page-not-found') }).waitFor()
    assert.equal(await headerGround(page), paper)
  }
  assert.deepEqual(
    problems.filter((problem) => !problem.includes('status of 404')),
    [],
  )
})

test('a request from the page of a house says which house it is about', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  const project = await someProject('ru')
  const house = project.houses[0]
  assert.ok(house !== undefined)
  const about = () =>
    page.locator('main form[method=post]').evaluate((form: HTMLFormElement) => {
      const fields = new FormData(form)
      return [fields.get('complex_id'), fields.get('house_id')]
    })
  await open(page, pages.project('ru', project.slug))
  assert.deepEqual(await about(), [String(project.id), null])
  await open(page, pages.queue('ru', house.slug))
  assert.deepEqual(await about(), [String(project.id), String(house.id)])
})

test('R354 from 1280 px on the row has room for all parts of a project, in every language', async (t) => {
  for (const language of languages) {
    const { slug } = await someProject(language)
    const { page } = await visitor(t, { language, javaScript: false })
    await page.goto(pages.project(language, slug))
    const parts = page.getByRole('navigation', { name: word(language, 'project.parts') })
    for (const width of [1280, 1366, 1440, 1536, 1600, 1700, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const hidden = await parts.evaluate((row) => row.scrollWidth - row.clientWidth)
      assert.equal(hidden, 0, `${language} at ${width}`)
    }
  }
})

test('R354 the parts of a project show at their edge that there are more, as far as they are scrolled', async (t) => {
  const project = await someProject('kk')
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const { page } = await visitor(t, { language: 'kk', width: 390 })
    await page.emulateMedia({ reducedMotion })
    await open(page, pages.project('kk', project.slug))
    const parts = page.getByRole('navigation', { name: word('kk', 'project.parts') })
    await parts.scrollIntoViewIfNeeded()
    const scroll = (to: number) =>
      parts.evaluate((row, left) => row.scrollTo({ left, behavior: 'instant' }), to)
    /** The upper pixels of the row at one of its edges, where no letters are. */
    const edge = async (side: 'left' | 'right') => {
      const box = await parts.boundingBox()
      assert.ok(box !== null)
      const x = side === 'left' ? box.x : box.x + box.width - 8
      const picture = await page.screenshot({ clip: { x, y: box.y + 4, width: 8, height: 6 } })
      return picture.toString('base64')
    }
    await scroll(0)
    const first = { left: await edge('left'), right: await edge('right') }
    await scroll(10_000)
    const last = { left: await edge('left'), right: await edge('right') }
    assert.notEqual(first.right, last.right, 'more parts follow at first')
    assert.notEqual(first.left, last.left, 'parts went before at last')
    assert.equal(first.left, last.right, 'an edge that hides nothing is plain')
  }
})
