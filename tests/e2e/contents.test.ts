import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getArticle, getArticleFilters, getArticles } from '#contract/articles.ts'
import { getBanners } from '#contract/banners.ts'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { getPromotion, getPromotions } from '#contract/promotions.ts'
import { categoryOfId } from '#domain/categories.ts'
import { formatDate } from '#domain/dates.ts'
import { languages } from '#domain/languages.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** An answer of the API of the demo site, as its contract has it. */
async function answerOf<T>(endpoint: { answer: { parse: (body: unknown) => T } }, path: string): Promise<T> {
  const { url } = await demoSite()
  return endpoint.answer.parse(await (await fetch(url + path)).json())
}

/** The slugs of the cards of a list, in their order. */
function slugsOf(hrefs: readonly (string | null)[]): string[] {
  return hrefs.map((href) => href?.split('/').at(-1) ?? '')
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R4 R12 R37 R38 from the menu to the news about one thing and one project ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    const filters = (await answerOf(getArticleFilters, '/api/articles/filters?category=building')).data
    const category = filters
      .find(({ key }) => key === 'category')
      ?.options.find(({ value }) => value === 'building')
    const project = filters.find(({ key }) => key === 'complex')?.options.find(({ count }) => count > 0)
    assert.ok(category !== undefined && project !== undefined, 'the demo content has such news')
    await (javaScript ? open(page, pages.home('ru')) : page.goto(pages.home('ru')))
    await page
      .getByRole('banner')
      .getByRole('link', { name: word('ru', 'header.news') })
      .click()
    await page.waitForURL((url) => url.pathname === pages.contents('ru'))
    const sections = page.getByRole('navigation', { name: word('ru', 'contents.sections') })
    await sections.getByRole('link', { name: word('ru', 'news.title') }).click()
    await page.waitForURL((url) => url.pathname === pages.news('ru'))
    const topics = page.getByRole('navigation', { name: word('ru', 'news.filter.category') })
    await topics.getByRole('link', { name: category.title }).click()
    await page.waitForURL((url) => url.search === '?category=building')
    await topics.locator('[aria-current]', { hasText: category.title }).waitFor()
    await page.getByLabel(word('ru', 'news.filter.project'), { exact: true }).selectOption(project.value)
    if (!javaScript) await page.getByRole('button', { name: word('ru', 'news.filter.show') }).click()
    await page.waitForURL((url) => url.search === `?category=building&project=${project.value}`)
    const expected = await answerOf(getArticles, `/api/articles?category=building&complex=${project.value}`)
    const links = page.getByRole('main').locator('article h3 a')
    await page.waitForFunction(
      (count) => document.querySelectorAll('main article').length === count,
      expected.data.length,
    )
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    assert.deepEqual(
      slugsOf(shown),
      expected.data.map(({ slug }) => slug),
    )
    assert.deepEqual(problems, [])
  })
}

test('R38 R316 a project that is chosen while the news about one thing are on their way adds to it', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru' })
  const filters = (await answerOf(getArticleFilters, '/api/articles/filters?category=building')).data
  const project = filters.find(({ key }) => key === 'complex')?.options.find(({ count }) => count > 0)
  assert.ok(project !== undefined, 'the demo content has such news')
  await open(page, pages.news('ru'))
  const held = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    await held.promise
    await route.continue()
  })
  const isAsked = page.waitForRequest(/category=building/)
  const topics = page.getByRole('navigation', { name: word('ru', 'news.filter.category') })
  await topics.locator('a[href$="category=building"]').click()
  await isAsked
  // The page knows then that another is on its way; a machine may be slow to tell it.
  await page.getByText(word('ru', 'page.opening')).waitFor({ state: 'attached' })
  await page.getByLabel(word('ru', 'news.filter.project'), { exact: true }).selectOption(project.value)
  held.resolve()
  await page.waitForURL((url) => url.search === `?category=building&project=${project.value}`)
  await topics.locator('a[href*="category=building"][aria-current]').waitFor()
  assert.deepEqual(problems, [])
})

test('R38 what no article has is left out of the links, and a page past the end is missing', async (t) => {
  const { page } = await visitor(t)
  await open(page, pages.news('ru', 'category=weather&project=no-such'))
  assert.equal(
    new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').search,
    '',
    'the canonical address has no unknown values',
  )
  const { url } = await demoSite()
  assert.equal((await fetch(url + pages.news('ru', 'page=99'))).status, 404)
  const empty = await fetch(url + pages.news('kk', 'category=&project='), { redirect: 'manual' })
  assert.deepEqual([empty.status, empty.headers.get('Location')], [302, pages.news('kk')])
})

test('R4 R12 R39 an article has its day, its project, what to read next, and can be passed on', async (t) => {
  const { page, problems } = await visitor(t, { language: 'kk' })
  const { data: all } = await answerOf(getArticles, '/api/articles')
  const articles = await Promise.all(all.map(({ slug }) => answerOf(getArticle, `/api/articles/${slug}`)))
  const slug = articles.find(({ data }) => data.complexes.length > 0)?.data.slug ?? ''
  const { data: article } = await answerOf(getArticle, `/api/articles/${slug}`)
  await open(page, pages.article('kk', slug))
  const main = page.getByRole('main')
  for (const { slug } of article.complexes) {
    assert.ok((await main.locator(`a[href="${pages.project('kk', slug)}"]`).count()) > 0, slug)
  }
  const related = main.getByRole('region', { name: word('kk', 'news.related') }).locator('h3 a')
  assert.deepEqual(
    slugsOf(await related.evaluateAll((all) => all.map((link) => link.getAttribute('href')))),
    article.related.map(({ slug }) => slug),
  )
  const telegram = main.getByRole('link', { name: word('kk', 'share.by', { name: 'Telegram' }) })
  assert.ok((await telegram.getAttribute('href'))?.includes(encodeURIComponent(pages.article('kk', slug))))
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things = blocks.map((block) => JSON.parse(block) as Record<string, unknown>)
  const thing = things.find((each) => each['@type'] === 'NewsArticle') ?? {}
  assert.equal(thing['datePublished'], article.published_at)
  assert.equal(thing['inLanguage'], 'kk')
  assert.equal(await page.locator('meta[property="og:type"]').getAttribute('content'), 'article')
  assert.deepEqual(problems, [])
})

test('R4 R40 promotions that hold are listed, those that are over stand apart and are marked', async (t) => {
  const { page, problems } = await visitor(t, { language: 'en' })
  const active = await answerOf(getPromotions, '/api/promotions')
  const past = await answerOf(getPromotions, '/api/promotions?state=past')
  await open(page, pages.promotions('en'))
  const cards = page.getByRole('main').getByRole('article')
  assert.equal(await cards.count(), active.data.length)
  assert.equal(await cards.getByText(word('en', 'promo.over'), { exact: true }).count(), 0)
  const states = page.getByRole('navigation', { name: word('en', 'promo.state') })
  await states.getByRole('link', { name: word('en', 'promo.past') }).click()
  await page.waitForURL((url) => url.search === '?state=past')
  await cards.getByText(word('en', 'promo.over'), { exact: true }).first().waitFor()
  assert.equal(await cards.count(), past.data.length)
  assert.deepEqual(problems, [])
})

test('R41 a promotion tells its days and terms and leads to the units that it covers', async (t) => {
  const { page, problems } = await visitor(t)
  const { data: list } = await answerOf(getPromotions, '/api/promotions?estate_category_id=1')
  const slug = list[0]?.slug ?? ''
  const { data: promotion } = await answerOf(getPromotion, `/api/promotions/${slug}`)
  const category = categoryOfId(promotion.estate_category_ids[0] ?? 1) ?? 'flat'
  const found = await answerOf(getEstates, `/api/estates?category=${category}&promotion=${promotion.id}`)
  await open(page, pages.promotion('ru', slug))
  const main = page.getByRole('main')
  assert.ok((await main.getByText(formatDate(promotion.starts_at, 'ru')).count()) > 0)
  await main.getByRole('heading', { name: word('ru', 'promo.conditions') }).waitFor()
  const units = main.getByRole('region', { name: word('ru', 'promo.units') })
  await units.locator(`a[href="${pages.listing('ru', category, `promotion=${promotion.id}`)}"]`).click()
  await page.waitForURL((url) => url.searchParams.get('promotion') === String(promotion.id))
  await page.getByRole('main').getByText(String(found.meta.total)).first().waitFor()
  assert.deepEqual(problems, [])
})

test('R41 a promotion that is over says so and offers no units', async (t) => {
  const { page } = await visitor(t)
  const { data } = await answerOf(getPromotions, '/api/promotions?state=past')
  const over = data[0]
  assert.ok(
    over?.ends_at !== undefined && over.ends_at !== null,
    'the demo content has a promotion that is over',
  )
  await open(page, pages.promotion('ru', over.slug))
  const note = word('ru', 'promo.over.note', { date: formatDate(over.ends_at, 'ru') })
  await page.getByText(note.replaceAll('\u00A0', ' ')).waitFor()
  assert.equal(await page.getByRole('heading', { name: word('ru', 'promo.units') }).count(), 0)
  const { url } = await demoSite()
  assert.equal((await fetch(url + pages.promotion('ru', 'no-such'))).status, 404)
})

test('R38 the head of the news names their feed, in every language', async () => {
  const { url } = await demoSite()
  for (const language of languages) {
    const html = await (await fetch(url + pages.news(language))).text()
    const [, feed = ''] =
      /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]+)"/.exec(html) ?? []
    assert.equal(new URL(feed).pathname, pages.rss(language))
    const text = await (await fetch(feed)).text()
    const newest = (await answerOf(getArticles, '/api/articles?per_page=1')).data[0]
    assert.ok(text.includes(pages.article(language, newest?.slug ?? '')), language)
  }
})

test('R164 the banners of the home page move when asked to, and never alone', async (t) => {
  const { page, problems } = await visitor(t)
  const { data: banners } = await answerOf(getBanners, '/api/banners')
  await open(page, pages.home('ru'))
  const band = page.getByRole('region', { name: word('ru', 'home.banners') })
  const rail = band.getByRole('list')
  assert.equal(await rail.getByRole('listitem').count(), banners.length)
  await band.scrollIntoViewIfNeeded()
  const place = () => rail.evaluate((list) => list.scrollLeft)
  assert.equal(await place(), 0)
  await band.getByRole('button', { name: word('ru', 'home.banners.next') }).click()
  await page.waitForFunction(() => (document.querySelector('.banners-rail')?.scrollLeft ?? 0) > 100)
  await band.getByRole('button', { name: word('ru', 'home.banners.prev') }).click()
  await page.waitForFunction(() => document.querySelector('.banners-rail')?.scrollLeft === 0)
  assert.deepEqual(problems, [])
})

test('R1596 R1634 cards of news and projects without a picture, and lists of units without a plan, leave no room for one', async (t) => {
  const { page } = await visitor(t, { language: 'ru', javaScript: false })
  /** The highest card of a page, before and after its pictures are taken away, in CSS pixels. */
  const heights = async (path: string, card: string, frame: string) => {
    await page.goto(path)
    const highest = () =>
      page
        .locator(card)
        .evaluateAll((cards) => Math.max(...cards.map((each) => each.getBoundingClientRect().height)))
    const before = await highest()
    const room = await page
      .locator(frame)
      .first()
      .evaluate((each) => each.getBoundingClientRect().height)
    await page.locator(`${frame} > *`).evaluateAll((pictures) => pictures.forEach((each) => each.remove()))
    return { before, room, after: await highest() }
  }
  for (const [path, card, frame] of [
    [pages.news('ru'), '.read-card', '.read-card-image'],
    [pages.listing('ru', 'flat'), '.lattice .estate-card', '.estate-card-plan'],
    [pages.projects('ru'), '.projects-grid .project-card', '.project-card-image'],
  ] as const) {
    const { before, room, after } = await heights(path, card, frame)
    assert.ok(room > 100, `${path}: ${room}`)
    // A list of names has a line above each.
    assert.ok(after <= before - room + 1, `${path}: ${before} to ${after}, the picture had ${room}`)
  }
})
