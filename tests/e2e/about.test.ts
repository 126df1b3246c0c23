import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getAward, getAwards } from '#contract/awards.ts'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { getEmployees } from '#contract/employees.ts'
import { pages } from '#contract/pages.ts'
import { getVideos } from '#contract/photos-videos.ts'
import { getReviews } from '#contract/reviews.ts'
import { type Language, languages } from '#domain/languages.ts'
import { focusHeld } from '#tests/helpers/browser/focus.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

async function asked<T>(
  path: string,
  answer: { parse: (body: unknown) => T },
  language: Language,
): Promise<T> {
  const { url } = await demoSite()
  return answer.parse(await (await fetch(url + path, { headers: { 'Accept-Language': language } })).json())
}

for (const language of languages) {
  test(`R14 R15 R16 R47 R154 R155 R158 the page about the company in ${language} names its people, awards and reviews, without JavaScript`, async (t) => {
    const { page } = await visitor(t, { language, javaScript: false })
    await page.goto(pages.about(language))
    const main = page.getByRole('main')
    const text = ((await main.textContent()) ?? '').replaceAll('\u00A0', ' ').replaceAll('\u2060', '')
    const [people, awards, reviews] = await Promise.all([
      asked('/api/employees', getEmployees.answer, language),
      asked('/api/awards', getAwards.answer, language),
      asked('/api/reviews', getReviews.answer, language),
    ])
    for (const { name, position } of people.data)
      assert.ok(text.includes(name) && text.includes(position), name)
    for (const { title, issuer } of awards.data)
      assert.ok(text.includes(title) && text.includes(issuer), title)
    for (const { author, text: said } of reviews.data)
      assert.ok(text.includes(author) && text.includes(said), author)
    await main.getByRole('link', { name: word(language, 'about.progress.all') }).click()
    await page.waitForURL((at) => at.pathname === pages.progress(language))
  })
}

test('R1785 a rating looks the same on the home page, about the company and on a project', async (t) => {
  const { page } = await visitor(t, { language: 'ru', javaScript: false })
  const { data } = await asked('/api/reviews', getReviews.answer, 'ru')
  const rated = data.find(({ rating, complex_id: project }) => rating > 0 && project !== null)
  const { data: projects } = await asked('/api/complexes/navigation', getComplexesNavigation.answer, 'ru')
  const project = projects.find(({ id }) => id === rated?.complex_id)
  assert.ok(project !== undefined)
  const looks = new Set<string>()
  for (const path of [pages.home('ru'), pages.about('ru'), pages.project('ru', project.slug)]) {
    await page.goto(path)
    const rating = page.locator('main .review-rating').first()
    assert.match(await rating.innerText(), /^Оценка:\s[1-5]\sиз\s5$/, path)
    looks.add(
      await rating.evaluate((part) => {
        const { fontFamily, fontSize, color } = getComputedStyle(part)
        return [fontFamily, fontSize, color].join()
      }),
    )
  }
  assert.equal(looks.size, 1)
})

test('R156 an award opens and says what it was given for', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  await open(page, pages.about('ru'))
  const [first] = (await asked('/api/awards', getAwards.answer, 'ru')).data
  assert.ok(first !== undefined)
  const { data } = await asked(`/api/awards/${first.id}`, getAward.answer, 'ru')
  const story = page.getByText(data.description)
  assert.equal(await story.isVisible(), false)
  await page.getByRole('heading', { name: data.title }).click()
  await story.waitFor()
})

test('R18 R47 a film loads and plays only once it is asked for; without JavaScript the link opens its file', async (t) => {
  const film = (await asked('/api/videos', getVideos.answer, 'ru')).find(({ src }) => src !== null)
  assert.ok(film !== undefined && film.src !== null)
  const name = word('ru', 'about.films.play', { title: film.title })

  const { page, problems } = await visitor(t, { language: 'ru' })
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(new URL(request.url()).pathname)
  })
  await open(page, pages.about('ru'))
  await page.getByRole('link', { name, exact: true }).scrollIntoViewIfNeeded()
  assert.equal(await page.locator('video').count(), 0)
  assert.deepEqual(films, [])
  await page.getByRole('link', { name, exact: true }).press('Enter')
  const player = page.locator('video')
  await player.waitFor()
  await focusHeld(player)
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
  assert.deepEqual([...new Set(films)], [film.src])
  assert.deepEqual(problems, [])

  const plain = await visitor(t, { language: 'ru', javaScript: false })
  await plain.page.goto(pages.about('ru'))
  const link = plain.page.getByRole('link', { name, exact: true })
  assert.equal(await link.getAttribute('href'), film.src)
})
