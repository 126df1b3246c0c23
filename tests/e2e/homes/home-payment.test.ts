import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getEstate, getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { formatPrice } from '#domain/money.ts'
import { loanSchedule } from '#domain/payment-schedule.ts'
import { companyRecords } from '#tests/helpers/company-records.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** A free flat of a finished project that 7-20-25 takes: no dearer than it lends for in that city. */
async function flat() {
  const { url } = await demoSite()
  const records = companyRecords(url)
  const { city, cap } = await records.capOf('7-20-25')
  const [project] = await records.projects(`city=${city}&status=ready`)
  assert.ok(project !== undefined)
  const answer = await fetch(`${url}/api/estates?complex=${project.slug}&status=free&price_to=${cap}`)
  const [card] = getEstates.answer.parse(await answer.json()).data
  assert.ok(card !== undefined)
  return getEstate.answer.parse(await (await fetch(`${url}/api/estates/${card.id}`)).json()).data
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R46 R53 R183 on the page of a flat: what it costs a month, and the whole schedule ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    const { slug, id, price, monthly_from: monthly } = await flat()
    assert.ok(monthly !== null && price !== null)
    const address = pages.estate('ru', 'flat', slug)
    await (javaScript ? open(page, address) : page.goto(address))
    const section = page.locator('#monthly')
    const panel = section.getByRole('region', { name: word('ru', 'calculator.monthly') })
    await panel.getByText(formatPrice(monthly.amount, 'spec'), { exact: true }).waitFor()

    const form = section.getByRole('form', { name: word('ru', 'calculator.title') })
    const initial = Math.ceil(price / 2)
    await form.getByRole('textbox', { name: word('ru', 'calculator.initial.unit') }).fill(String(initial))
    await form.getByRole('textbox', { name: word('ru', 'calculator.months.unit') }).fill('120')
    await form.getByLabel(word('ru', 'calculator.programme')).selectOption('7-20-25')
    const expected = formatPrice(loanSchedule(price - initial, 7, 120).payments[0]?.amount ?? 0, 'spec')
    if (javaScript) {
      await form.getByRole('textbox', { name: word('ru', 'calculator.initial.unit') }).fill(String(initial))
      await form.getByRole('textbox', { name: word('ru', 'calculator.months.unit') }).fill('120')
      await page.keyboard.press('Enter')
      await panel.getByText(expected, { exact: true }).waitFor()
      await panel.getByRole('link', { name: word('ru', 'payment.schedule') }).click()
    } else await form.getByRole('button', { name: word('ru', 'calculator.submit') }).click()

    await page.waitForURL((url) => url.pathname === pages.mortgage('ru'))
    const { searchParams } = new URL(page.url())
    assert.equal(searchParams.get('estate'), String(id))
    assert.equal(searchParams.has('type'), false)
    await page
      .getByRole('region', { name: word('ru', 'calculator.monthly'), exact: true })
      .getByText(expected, { exact: true })
      .waitFor()
    assert.equal(
      await page.locator('.subject-line a').first().getAttribute('href'),
      pages.estate('ru', 'flat', slug),
    )
    assert.deepEqual(problems, [])
  })

  test(`R54 R183 a parking place is paid for in parts, never with a loan ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    const { url } = await demoSite()
    const answer = await fetch(`${url}/api/estates?category=garage&status=free`)
    const [place] = getEstates.answer.parse(await answer.json()).data
    assert.ok(place !== undefined)
    const address = pages.estate('ru', 'garage', place.slug)
    await (javaScript ? open(page, address) : page.goto(address))
    const form = page.locator('#monthly').getByRole('form', { name: word('ru', 'calculator.title') })
    assert.equal(await form.getByRole('radio').count(), 0)
    if (javaScript)
      await page
        .locator('#monthly')
        .getByRole('link', { name: word('ru', 'payment.schedule') })
        .click()
    else await form.getByRole('button', { name: word('ru', 'calculator.submit') }).click()
    await page.waitForURL((to) => to.pathname === pages.installment('ru'))
    assert.equal(new URL(page.url()).searchParams.get('estate'), String(place.id))
    assert.deepEqual(problems, [])
  })
}

test('R501 without JavaScript sums that the form was opened with stay with their way to pay', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru', javaScript: false })
  const { slug } = await flat()
  await page.goto(pages.estate('ru', 'flat', slug))
  const form = page.locator('#monthly').getByRole('form', { name: word('ru', 'calculator.title') })
  const months = form.getByRole('textbox', { name: word('ru', 'calculator.months.unit') })
  const term = await months.inputValue()
  await form.getByRole('radio', { name: word('ru', 'home.purchase.installment.title') }).check()
  await form.getByRole('button', { name: word('ru', 'calculator.submit') }).click()
  await page.waitForURL((url) => url.pathname === pages.installment('ru'))
  const sent = new URL(page.url()).searchParams
  assert.deepEqual([sent.get('initial'), sent.get('months'), sent.get('opened')], [null, null, null])
  assert.notEqual(
    await page.getByRole('textbox', { name: word('ru', 'calculator.months.unit') }).inputValue(),
    term,
  )
  assert.deepEqual(problems, [])
})

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R23 a list by what can be paid a month: the programme of each flat, in every order, until it is taken away ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    const start = pages.listing('ru', 'flat')
    await (javaScript ? open(page, start) : page.goto(start))
    const filters = page.getByRole('search', { name: word('ru', 'listing.filters') })
    await filters.getByRole('textbox', { name: word('ru', 'means.hand') }).fill('6 000 000')
    await filters.getByRole('textbox', { name: word('ru', 'means.monthly') }).fill('250 000')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.search === '?payment_to=250000&hand=6000000')
    const cards = page.getByRole('article')
    await cards
      .first()
      .getByText(/ГЭСВ|Хватает/)
      .waitFor()
    for (const card of await cards.all()) assert.match(await card.innerText(), /в\sмесяц|Хватает/)

    const order = pages.listing('ru', 'flat', 'payment_to=250000&hand=6000000&sort=-price&view=table')
    await (javaScript ? open(page, order) : page.goto(order))
    const row = page.getByRole('row').nth(1)
    await row.getByText(/ГЭСВ/).waitFor()
    await row.getByRole('link').click()
    await page.waitForURL((url) => url.searchParams.get('initial') === '6000000')
    const panel = page
      .locator('#monthly')
      .getByRole('region', { name: word('ru', 'calculator.monthly'), exact: true })
    await panel.getByText(/ГЭСВ/).waitFor()
    const box = page.getByRole('textbox', { name: word('ru', 'calculator.initial.unit') })
    assert.equal((await box.inputValue()).replaceAll(/\D/g, ''), '6000000')
    await page.goBack()
    await page.getByRole('link', { name: /в\sмесяц, первый\sвзнос/ }).click()
    await page.waitForURL((url) => url.search === '?sort=-price&view=table')
    assert.deepEqual(problems, [])
  })

  test(`R23 a payment of nothing is told under its field ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'kk', javaScript })
    const start = pages.listing('kk', 'flat')
    await (javaScript ? open(page, start) : page.goto(start))
    const filters = page.getByRole('search', { name: word('kk', 'listing.filters') })
    const monthly = filters.getByRole('textbox', { name: word('kk', 'means.monthly') })
    await monthly.fill('0')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.search === '?payment_to=0')
    await filters.getByText(word('kk', 'means.zero')).waitFor()
    assert.equal(await monthly.inputValue(), '0')
    assert.equal(await monthly.getAttribute('aria-invalid'), 'true')
    assert.ok((await page.getByRole('article').count()) > 0)
    assert.deepEqual(problems, [])
  })
}

test('R51 R53 without JavaScript a project’s calculator leads to the same payment under a programme of one finish', async (t) => {
  const { page } = await visitor(t, { language: 'ru', javaScript: false })
  const { url } = await demoSite()
  const records = companyRecords(url)
  const programme = (await records.programmes()).find(
    ({ kind, finishing_required: finishes, applications }) =>
      kind !== 'installment' && finishes.length === 1 && applications !== 'closed',
  )
  const finish = programme?.finishing_required[0]
  assert.ok(programme !== undefined && finish !== undefined)
  const homes = await fetch(`${url}/api/estates?category=flat&status=free&restoration=${finish}`)
  const [home] = getEstates.answer.parse(await homes.json()).data
  assert.ok(home !== undefined)
  await page.goto(pages.project('ru', home.complex.slug))
  const form = page.locator('#payment').getByRole('form', { name: word('ru', 'calculator.title') })
  await form.getByRole('textbox', { name: word('ru', 'calculator.price.unit') }).fill('30 000 000')
  await form.getByRole('textbox', { name: word('ru', 'calculator.initial.unit') }).fill('9 000 000')
  await form.getByRole('textbox', { name: word('ru', 'calculator.months.unit') }).fill('120')
  await form.getByLabel(word('ru', 'calculator.programme')).selectOption(programme.code)
  await form.getByRole('button', { name: word('ru', 'calculator.submit') }).click()
  await page.waitForURL((url) => url.pathname === pages.mortgage('ru'))
  const panel = page.getByRole('region', { name: word('ru', 'calculator.monthly'), exact: true })
  const expected = formatPrice(
    loanSchedule(21_000_000, programme.rate_nominal, 120).payments[0]?.amount ?? 0,
    'spec',
  )
  await panel.getByText(expected, { exact: true }).waitFor()
  assert.equal(await panel.getByText(word('ru', 'calculator.misfit')).count(), 0)
})

test('R51 R53 on the page of a project the price is up to the visitor, the city is not', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru' })
  const [project] = await companyRecords((await demoSite()).url).projects()
  assert.ok(project !== undefined)
  await open(page, pages.project('ru', project.slug))
  const section = page.locator('#payment')
  const form = section.getByRole('form', { name: word('ru', 'calculator.title') })
  await form.getByRole('textbox', { name: word('ru', 'calculator.price.unit') }).fill('25 000 000')
  await page.keyboard.press('Enter')
  await form
    .getByRole('radio', { name: word('ru', 'home.purchase.installment.title') })
    .check({ force: true })
  await section.getByRole('link', { name: word('ru', 'payment.schedule') }).click()
  await page.waitForURL((url) => url.pathname === pages.installment('ru'))
  const { searchParams } = new URL(page.url())
  assert.equal(searchParams.get('complex'), project.slug)
  assert.equal(searchParams.get('price'), '25000000')
  const question = page.getByRole('region', { name: word('ru', 'calculator.title'), exact: true })
  assert.equal(await question.getByLabel(word('ru', 'calculator.city')).count(), 0)
  assert.deepEqual(problems, [])
})

test('R53 A4 a unit that nobody sells does not live on in the address of a calculation', async (t) => {
  const { page } = await visitor(t, { language: 'ru', javaScript: false })
  await page.goto(pages.mortgage('ru', 'price=25000000&estate=999999999'))
  assert.equal(new URL(page.url()).search, '?price=25000000')
})
