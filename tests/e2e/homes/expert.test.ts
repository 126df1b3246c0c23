import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { getEstates } from '#contract/estates.ts'
import { getMortgages } from '#contract/mortgages.ts'
import { pages } from '#contract/pages.ts'
import { formatDate } from '#domain/dates.ts'
import { type Language, languages } from '#domain/languages.ts'
import { meetingDays } from '#domain/meeting-time.ts'
import { getShortlist } from '#contract/shortlist.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { fillIn, formOn, giveTime, leadsOf, newPerson } from '#tests/helpers/browser/forms.ts'
import { axeFindings } from '#tests/helpers/browser/page-checks.ts'
import { hydrated } from '#tests/helpers/browser/page-state.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

async function someFlats(): Promise<number[]> {
  const { url } = await demoSite()
  const answer = await fetch(`${url}/api/estates?category=flat&status=free&per_page=3`)
  return getEstates.answer.parse(await answer.json()).data.map(({ id }) => id)
}

test('R1547 only programmes that are open to one of the units are offered', async (t) => {
  const { url } = await demoSite()
  const [programmes, shortlist] = await Promise.all(
    [getMortgages.path, `${getShortlist.path}?ids=${(await someFlats()).join(',')}`].map(async (call) =>
      (await fetch(url + call)).json(),
    ),
  )
  const [unit] = getShortlist.answer.parse(shortlist).data
  assert.ok(unit)
  const all = getMortgages.answer.parse(programmes).data
  const open = all.filter(
    ({ complex_ids: complexes, house_ids: houses }) =>
      (complexes.length === 0 || complexes.includes(unit.complex.id)) &&
      (houses.length === 0 || houses.includes(unit.house.id)),
  )
  assert.ok(open.length > 0 && open.length < all.length)
  const { page } = await visitor(t, { javaScript: false })
  await page.goto(pages.expert('ru', shortlistSearch([unit.id])))
  const offered = page.getByLabel(word('ru', 'favorites.expert.program'), { exact: true }).locator('option')
  assert.deepEqual(
    await offered.evaluateAll((options) => options.map((option) => option.getAttribute('value'))),
    ['', ...open.map(({ id }) => String(id))],
  )
})

/** The list to bring along says on paper when and where the meeting is, and a list without one nothing of it (R1589). */
async function printedMeeting(t: TestContext, list: string, when: string) {
  const { page } = await visitor(t, { language: 'kk', javaScript: false })
  const line = page.getByText(word('kk', 'favorites.expert.when', { when }))
  const said = page.locator('.favorites-meeting')
  for (const [path, count] of [
    [list, 1],
    [list.replace(/token=[^&]*&/, ''), 0],
  ] as const) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    assert.equal(await said.filter({ visible: true }).count(), count, path)
    if (count === 1) assert.equal(await said.locator('b').innerText(), await line.innerText())
  }
}

for (const javaScript of [true, false])
  test(`R1070 R1072 R1308 R1589 a shortlist and its questions reach sales, the visitor gets a calendar file (JavaScript ${javaScript ? 'on' : 'off'})`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'kk', javaScript })
    const ids = await someFlats()
    const shared = pages.favorites('kk', shortlistSearch(ids))
    await (javaScript ? open(page, shared) : page.goto(shared))
    await page.getByRole('link', { name: word('kk', 'favorites.expert') }).click()
    await page.getByRole('heading', { name: word('kk', 'favorites.expert.title') }).waitFor()
    assert.equal(await page.locator('.expert-units li').count(), ids.length)
    if (javaScript) {
      await hydrated(page)
      assert.deepEqual(await axeFindings(page), [])
    }
    const form = formOn(page, 'meets', 'kk')
    const person = newPerson()
    await fillIn('meets', form, person)
    const day = meetingDays(new Date()).last
    await form.root.getByLabel(word('kk', 'meets.date'), { exact: true }).fill(day)
    await form.root
      .getByLabel(word('kk', 'meets.time'), { exact: true })
      .selectOption({ value: '15:00-17:00' })
    const offices = form.root.getByLabel(word('kk', 'meets.office'), { exact: true })
    await offices.selectOption({ index: 1 })
    const office = await offices.locator('option:checked').innerText()
    await form.root
      .getByLabel(word('kk', 'reserves.payment'), { exact: true })
      .selectOption({ value: 'mortgage' })
    await form.root
      .getByLabel(word('kk', 'favorites.expert.program'), { exact: true })
      .selectOption({ index: 1 })
    await form.root
      .getByLabel(word('kk', 'favorites.expert.questions'), { exact: true })
      .fill('Терезесі қайда қарайды?')
    await giveTime(page)
    await form.submit.click()
    await form.thanks.waitFor()

    const [lead] = await leadsOf(person, 'meets')
    const body = JSON.parse(lead?.body ?? '{}') as Record<string, unknown>
    assert.deepEqual(body['estate_ids'], ids)
    assert.deepEqual(
      [body['date'], body['time_slot'], body['payment_method'], typeof body['program_id'], lead?.message],
      [day, '15:00-17:00', 'mortgage', 'number', 'Терезесі қайда қарайды?'],
    )
    const meeting = page.locator('.expert-meeting')
    assert.equal(
      (await meeting.innerText()).replaceAll(/\s+/g, ' '),
      `${formatDate(day, 'kk')}, 15:00–17:00 ${word('kk', 'meets.format.office')}: ${office}`.replaceAll(
        /\s+/g,
        ' ',
      ),
    )
    await page.getByText(word('kk', 'favorites.expert.calendar'), { exact: true }).waitFor()
    const along = page.getByRole('link', { name: word('kk', 'favorites.expert.list') })
    const list = (await along.getAttribute('href')) ?? ''
    assert.deepEqual(new URL(list, 'http://site').searchParams.get('ids'), ids.join(','))
    const { url } = await demoSite()
    await printedMeeting(
      t,
      list,
      `${formatDate(day, 'kk')}, 15:00–17:00. ${word('kk', 'meets.format.office')}: ${office}`,
    )
    const calendar = page.getByRole('link', { name: word('kk', 'favorites.expert.calendar.add') })
    const file = await fetch(url + ((await calendar.getAttribute('href')) ?? ''))
    assert.equal(file.headers.get('Content-Type'), 'text/calendar; charset=utf-8')
    const text = (await file.text()).replaceAll('\r\n ', '')
    const utc = day.replaceAll('-', '')
    assert.match(text, new RegExp(`^DTSTART:${utc}T100000Z\\r$`, 'm'))
    assert.match(text, new RegExp(`^DTEND:${utc}T120000Z\\r$`, 'm'))
    assert.match(text, /^STATUS:TENTATIVE\r$/m)
    assert.deepEqual(problems, [])
  })

test('R1071 R1784 the page of a meeting without a shortlist leads to the favourites, to listings and to a meeting without one', async (t) => {
  const { page, problems } = await visitor(t)
  await open(page, pages.expert('ru'))
  await page.getByText(word('ru', 'favorites.expert.empty')).waitFor()
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: word('ru', 'favorites.expert.choose') }).waitFor()
  for (const address of [pages.favorites('ru'), pages.listing('ru', 'flat'), pages.meeting('ru')])
    assert.ok(await main.locator(`.favorites-empty a[href="${address}"]`).isVisible(), address)
  assert.equal(await page.locator('main form[method=post]').count(), 0)
  assert.deepEqual(problems, [])
})

/** The first flat of a status. */
async function flatOf(status: 'reserved' | 'sold'): Promise<number> {
  const { dataDir } = await demoSite()
  return inDatabase(dataDir, async (db) => {
    const flat = await db
      .selectFrom('estates')
      .select('id')
      .where('status', '=', status)
      .where('category', '=', 'flat')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    return flat.id
  })
}

const unknown = 2_000_000_000

for (const language of languages)
  test(`R1300 the form says which units of the shortlist are sold or gone, and which are reserved, in ${language}`, async (t) => {
    const { page, problems } = await visitor(t, { language, javaScript: language !== 'kk' })
    const [free] = await someFlats()
    const [reserved, sold] = [await flatOf('reserved'), await flatOf('sold')]
    const shortlist = shortlistSearch([free ?? 0, reserved, sold, unknown])
    await page.goto(pages.expert(language, shortlist))
    const units = page.locator('.expert-units li')
    assert.equal(await units.count(), 2)
    assert.equal(await units.nth(0).locator('.tag').count(), 0)
    assert.equal(await units.nth(1).locator('.tag').innerText(), word(language, 'estate.status.reserved'))
    const left = page.locator('.expert-units .favorites-gone p')
    const [before = ''] = word(language, 'favorites.expert.sold', { units: '\n' }).split('\n')
    const names = ((await left.nth(0).textContent()) ?? '').replace(before, '')
    assert.ok(names.length > 5 && !names.includes(';'), names)
    assert.equal(await left.nth(1).innerText(), word(language, 'favorites.gone', { count: '1' }))
    await checkAlone(language)

    /** Without any unit that is left there is no form, and the page says why. */
    async function checkAlone(shown: Language): Promise<void> {
      await page.goto(pages.expert(shown, shortlistSearch([sold, unknown])))
      await page.getByRole('heading', { name: word(shown, 'favorites.expert.none') }).waitFor()
      assert.equal(await page.locator('main .favorites-gone p').count(), 2)
      assert.equal(await page.locator('main form[method=post]').count(), 0)
    }
    assert.deepEqual(problems, [])
  })

test('R1301 the list to bring along names house and number, and on paper has no buttons and no card in two parts', async (t) => {
  const { page } = await visitor(t)
  const { url } = await demoSite()
  const ids = await someFlats()
  const asked = await fetch(`${url}/api/estates/shortlist?ids=${ids.join(',')}`, {
    headers: { 'Accept-Language': 'ru' },
  })
  const { data } = getShortlist.answer.parse(await asked.json())
  await open(page, pages.favorites('ru', shortlistSearch(ids)))
  const doors = await page.locator('.favorites-note').allInnerTexts()
  assert.deepEqual(
    doors,
    data.map(
      ({ house, number }) => `${house.name}, ${word('ru', 'estate.number.flat', { number: number ?? '' })}`,
    ),
  )
  const add = page.getByRole('button', { name: word('ru', 'favorites.shared.add') })
  await add.waitFor()
  await page.emulateMedia({ media: 'print' })
  assert.equal(await add.isVisible(), false)
  assert.equal(await page.locator('main').getByRole('button').filter({ visible: true }).count(), 0)
  assert.equal(
    await page.getByText(word('ru', 'favorites.shared.noscript'), { exact: true }).isVisible(),
    true,
  )
  const breaks = await page
    .locator('.favorites-card')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).breakInside))
  assert.deepEqual(new Set(breaks), new Set(['avoid']))
})

test('R1791 on paper categories of one card or two share a row, each under its name', async (t) => {
  const { url } = await demoSite()
  const ids: number[] = []
  for (const [category, count] of [
    ['flat', 1],
    ['garage', 1],
    ['storageroom', 2],
  ] as const) {
    const answer = await fetch(`${url}/api/estates?category=${category}&status=free&per_page=${count}`)
    ids.push(...getEstates.answer.parse(await answer.json()).data.map(({ id }) => id))
  }
  const { page } = await visitor(t, { javaScript: false, width: 794 })
  await page.goto(pages.favorites('ru', shortlistSearch(ids)))
  await page.emulateMedia({ media: 'print' })
  const boxes = await page.locator('.favorites-category').evaluateAll((all) =>
    all.map((category) => {
      const { left, top, width } = category.getBoundingClientRect()
      return { left, top: Math.round(top), width }
    }),
  )
  const [flat, garage, storageroom] = boxes
  assert.ok(flat && garage && storageroom && boxes.length === 3)
  assert.equal(flat.top, garage.top)
  assert.ok(garage.left >= flat.left + flat.width - 1)
  assert.ok(storageroom.top > garage.top, 'its two cards stay side by side in the next row')
  assert.ok(Math.abs(storageroom.width - 2 * flat.width) < 1)
})

for (const javaScript of [true, false])
  test(`R1332 on paper a shortlist that was sent has the units of every category under its name, on a screen those of one (JavaScript ${javaScript ? 'on' : 'off'})`, async (t) => {
    const { url } = await demoSite()
    const ids: number[] = []
    const categories = ['flat', 'garage', 'storageroom'] as const
    for (const category of categories) {
      const answer = await fetch(`${url}/api/estates?category=${category}&status=free&per_page=2`)
      ids.push(...getEstates.answer.parse(await answer.json()).data.map(({ id }) => id))
    }
    assert.equal(ids.length, 6)
    const { page, problems } = await visitor(t, { language: 'kk', javaScript })
    const path = pages.favorites('kk', shortlistSearch(ids, 'garage'))
    await (javaScript ? open(page, path) : page.goto(path))
    const cards = page.locator('.estate-card').filter({ visible: true })
    assert.equal(await cards.count(), 2)
    if (javaScript) assert.deepEqual(await axeFindings(page), [])
    await page.emulateMedia({ media: 'print' })
    assert.equal(await cards.count(), 6)
    const heads = page.locator('.favorites-category > h2').filter({ visible: true })
    assert.deepEqual(
      await heads.allInnerTexts(),
      categories.map((category) => word('kk', `category.${category}`)),
    )
    for (const head of await heads.all()) assert.ok(((await head.boundingBox())?.height ?? 0) > 10)
    assert.deepEqual(problems, [])
  })
