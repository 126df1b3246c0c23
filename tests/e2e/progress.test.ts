import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getHouse } from '#contract/houses.ts'
import { pages } from '#contract/pages.ts'
import { getProgress } from '#contract/progress.ts'
import { formatMonth } from '#domain/months.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

async function diary(query: string) {
  const { url } = await demoSite()
  return getProgress.answer.parse(await (await fetch(`${url}/api/progress?${query}`)).json())
}

/** A project whose first pictures of the newest and the earliest month differ. */
async function projectToCompare() {
  for (const { slug, name } of (await diary('month=latest')).meta.complexes) {
    const { data, meta } = await diary(`complex=${slug}`)
    const isOther = data[0]?.photos[0]?.src !== data.at(-1)?.photos[0]?.src
    if (isOther && (data[0]?.percent ?? 100) < 100) return { slug, name, months: meta.months, data }
  }
  throw new Error('the demo content has no two months to compare')
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R21 R48 A2 from the footer to the diary of a project and to a month of it ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    const { slug, name, months, data } = await projectToCompare()
    const [newest = '', before = ''] = months
    await (javaScript ? open(page, pages.callback('ru')) : page.goto(pages.callback('ru')))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: word('ru', 'progress.title') })
      .click()
    await page.waitForURL((url) => url.pathname === pages.progress('ru'))
    const latest = page.getByRole('region', { name: formatMonth(newest, 'ru') })
    await latest.getByRole('link', { name }).click()
    await page.waitForURL((url) => url.pathname === pages.timeline('ru', slug))
    await page.getByRole('heading', { level: 3, name: data[0]?.title ?? '' }).waitFor()

    const tabs = page.getByRole('navigation', { name: word('ru', 'progress.months'), exact: true })
    await tabs.getByRole('link', { name: formatMonth(before, 'ru') }).click()
    await page.waitForURL((url) => url.searchParams.get('month') === before)
    const shown = page.getByRole('region', { name: formatMonth(before, 'ru') })
    await shown.getByRole('heading', { name: data[1]?.title ?? '' }).waitFor()
    const stages = shown.getByRole('list', { name: word('ru', 'progress.stages') }).getByRole('listitem')
    assert.equal(await stages.count(), data[1]?.stages.length)
    assert.deepEqual(problems, [])
  })
}

test('A2 the border between two months moves by pointer and by keys', async (t) => {
  const { page, problems } = await visitor(t, { language: 'kk' })
  const { slug } = await projectToCompare()
  await open(page, pages.timeline('kk', slug))
  const compare = page.getByRole('region', { name: word('kk', 'progress.compare') })
  const slider = compare.getByRole('slider')
  await slider.scrollIntoViewIfNeeded()
  const [before, after] = await compare.locator('.picture').all()
  assert.ok(before !== undefined && after !== undefined)
  assert.deepEqual(await before.boundingBox(), await after.boundingBox(), 'one lies over the other')
  const hidden = () =>
    compare
      .locator('.comparison-side')
      .first()
      .evaluate((side) => getComputedStyle(side).clipPath)
  const atFirst = await hidden()
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  assert.equal(await slider.inputValue(), '51')
  assert.notEqual(await hidden(), atFirst)
  const box = await slider.boundingBox()
  assert.ok(box !== null)
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.3)
  assert.ok(Math.abs(Number(await slider.inputValue()) - 25) < 3, await slider.inputValue())
  assert.match(await hidden(), /inset\(0(px)? 7\d/)
  assert.deepEqual(problems, [])
})

test('A2 without JavaScript the two months stand side by side, and the other month is a link', async (t) => {
  const { page } = await visitor(t, { language: 'ru', javaScript: false })
  const { slug } = await projectToCompare()
  await page.goto(pages.timeline('ru', slug))
  const compare = page.getByRole('region', { name: word('ru', 'progress.compare') })
  const [before, after] = await compare.locator('.picture').all()
  const left = await before?.boundingBox()
  const right = await after?.boundingBox()
  assert.ok(left && right && left.x + left.width <= right.x && left.y === right.y)
  assert.equal(await compare.getByRole('slider').count(), 0)
  const tabs = compare
    .getByRole('navigation', { name: word('ru', 'progress.compare.with') })
    .getByRole('link')
  const name = (await tabs.first().textContent())?.trim() ?? ''
  await tabs.first().click()
  await page.waitForURL((url) => url.searchParams.has('with') && url.hash === '#compare')
  await compare.getByText(`${name},`).waitFor()
})

test('R48 A2 a house has a diary, from its page; what is neither project nor house is missing', async (t) => {
  const { page, problems } = await visitor(t, { language: 'en' })
  const { url } = await demoSite()
  const { data } = await diary('month=latest')
  const project = data[0]?.complex.slug ?? ''
  const complex = await (await fetch(`${url}/api/complexes/s/${project}`)).json()
  const unfinished = complex.data.houses.find(
    ({ handed_over_at }: { handed_over_at: string | null }) => handed_over_at === null,
  )
  const answer = await fetch(`${url}/api/houses/s/${unfinished.slug}`)
  const house = getHouse.answer.parse(await answer.json()).data
  await open(page, pages.queue('en', house.slug))
  const block = page.getByRole('region', { name: word('en', 'progress.title') })
  await block.getByRole('link', { name: word('en', 'progress.link') }).click()
  await page.waitForURL((at) => at.pathname === pages.timeline('en', house.slug))
  await page.getByText(word('en', 'progress.whole')).first().waitFor()
  assert.deepEqual(problems, [])
  for (const slug of ['no-such-place', 'index', 'progress/more']) {
    assert.equal((await fetch(`${url}/about/${slug}`)).status, 404, slug)
  }
})

test('A2 a finished project shows no percentages on its page, but how it was built', async (t) => {
  const { url } = await demoSite()
  const ready = await (await fetch(`${url}/api/complexes?status=ready&per_page=1`)).json()
  const slug: string = ready.data[0].slug
  const { page } = await visitor(t, { language: 'ru' })
  await open(page, pages.project('ru', slug))
  assert.equal(await page.getByRole('region', { name: word('ru', 'progress.title') }).count(), 0)
  await page.getByRole('link', { name: word('ru', 'progress.history') }).click()
  await page.waitForURL((at) => at.pathname === pages.timeline('ru', slug))
})
