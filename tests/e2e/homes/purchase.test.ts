import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getEstates } from '#contract/estates.ts'
import { getMortgages } from '#contract/mortgages.ts'
import { lowestPrice } from '#domain/calculation-query.ts'
import { formatPrice } from '#domain/money.ts'
import { loanSchedule } from '#domain/payment-schedule.ts'
import { companyRecords } from '#tests/helpers/company-records.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

type Page = Awaited<ReturnType<typeof visitor>>['page']

/** 25 million for 25 years under 7-20-25, a fifth at once: a worked example of `domain/golden-schedules.test.ts`. */
const example = 'price=25000000&initial=5000000&months=300&program=7-20-25'

function result(page: Page) {
  return page.getByRole('region', { name: word('ru', 'calculator.monthly'), exact: true })
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R3 R52 R53 from the menu to a mortgage that is reckoned ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    const start = pages.callback('ru')
    await (javaScript ? open(page, start) : page.goto(start))
    await page
      .getByRole('banner')
      .getByRole('link', { name: word('ru', 'header.purchase') })
      .click()
    await page.waitForURL((url) => url.pathname === pages.purchaseMethods('ru'))
    await page.getByRole('link', { name: word('ru', 'purchase.way.mortgage.link') }).click()
    await page.waitForURL((url) => url.pathname === pages.mortgage('ru'))

    const question = page.getByRole('region', { name: word('ru', 'calculator.title'), exact: true })
    await question.getByLabel(word('ru', 'calculator.programme')).selectOption('7-20-25')
    await question.getByRole('textbox', { name: word('ru', 'calculator.price.unit') }).fill('25 000 000 ₸')
    await question.getByRole('textbox', { name: word('ru', 'calculator.initial.unit') }).fill('5 000 000')
    await question.getByRole('textbox', { name: word('ru', 'calculator.months.unit') }).fill('300')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('initial')?.replace(/\D/g, '') === '5000000')
    await result(page).getByText(formatPrice(141_356, 'spec')).waitFor()
    await result(page).getByText(formatPrice(22_406_752, 'spec')).waitFor()
    await result(page)
      .getByText(word('ru', 'calculator.rate.mortgage.value', { rate: '7', effective: '7.2' }))
      .waitFor()
    assert.deepEqual(problems, [])
  })

  test(`R53 a programme that does not fit says why, and so does its line in the list ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    const { city, cap } = await companyRecords((await demoSite()).url).capOf('7-20-25')
    const price = cap + 1_000_000
    const dear = pages.mortgage('ru', `price=${price}&initial=3000000&program=7-20-25&city=${city}`)
    await (javaScript ? open(page, dear) : page.goto(dear))
    const reasons = [formatPrice(cap, 'spec'), formatPrice(price / 5, 'spec')]
    for (const reason of reasons) await result(page).getByText(reason).waitFor()
    const card = page.getByRole('article', { name: '«7-20-25»', exact: true })
    for (const reason of reasons) await card.getByText(reason).first().waitFor()
    await card.getByText(word('ru', 'programmes.misfit')).waitFor()
    assert.deepEqual(problems, [])
  })

  test(`R195 the schedule comes as a PDF and as a table with the payments of the page ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    const asked = pages.mortgage('ru', example)
    await (javaScript ? open(page, asked) : page.goto(asked))
    const files: Buffer[] = []
    for (const format of ['pdf', 'csv'] as const) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: word('ru', `calculator.export.${format}`) }).click()
      files.push(await readFile(await (await download).path()))
    }
    assert.equal(files[0]?.subarray(0, 5).toString(), '%PDF-')
    const [first] = loanSchedule(20_000_000, 7, 300).payments
    assert.ok(
      files[1]
        ?.toString()
        .includes(`\r\n1;${first?.amount};${first?.principal};${first?.interest};${first?.balance}\r\n`),
    )
    assert.deepEqual(problems, [])
  })
}

test('R53 a slider moves by keys: the answer follows at once, the address when it rests', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru' })
  await open(page, pages.mortgage('ru', example))
  const slider = page.getByRole('slider').nth(1)
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL((url) => url.searchParams.get('initial') === '5250000')
  const { payments } = loanSchedule(19_750_000, 7, 300)
  await result(page)
    .getByText(formatPrice(payments[0]?.amount ?? 0, 'spec'))
    .waitFor()
  await page.getByRole('slider').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL((url) => url.searchParams.get('price') === '25100000')
  assert.equal(new URL(page.url()).searchParams.get('initial'), '5271000', 'the share stays')
  await page.goBack()
  assert.equal(page.url(), 'about:blank', 'moving a slider makes no history')
  assert.deepEqual(problems, [])
})

test('R359 a slider that moves on while the flats of its last rest are counted keeps both moves', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru' })
  const { city } = await companyRecords((await demoSite()).url).capOf('7-20-25')
  await open(page, pages.purchaseMethods('ru', `monthly=250000&hand=6000000&city=${city}`))
  const held = Promise.withResolvers<void>()
  t.after(() => held.resolve())
  await page.route('**/*.data?*', async (route) => {
    await held.promise
    await route.continue()
  })
  const search = page.getByRole('region', { name: word('ru', 'affordable.title') })
  const slider = (name: 'monthly' | 'hand') =>
    search.getByRole('slider', {
      name: word('ru', 'calculator.slider', { label: word('ru', `affordable.${name}`) }),
    })
  const isAsked = page.waitForRequest(/\.data\?.*monthly=260000/)
  await slider('monthly').press('ArrowRight')
  await isAsked
  await slider('hand').press('ArrowRight')
  held.resolve()
  await page.waitForURL(
    ({ searchParams: asked }) => asked.get('monthly') === '260000' && Number(asked.get('hand')) > 6_000_000,
  )
  assert.ok(Number(await slider('hand').inputValue()) > 6_000_000)
  assert.deepEqual(problems, [])
})

test('R23 what can be paid a month becomes a list of flats up to a price', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru', javaScript: false })
  const { city, cap } = await companyRecords((await demoSite()).url).capOf('7-20-25')
  await page.goto(pages.purchaseMethods('ru', `monthly=250000&hand=6000000&city=${city}`))
  const search = page.getByRole('region', { name: word('ru', 'affordable.title') })
  const row = search.getByRole('row').filter({ hasText: '«7-20-25»' })
  await row.getByText(formatPrice(cap, 'spec')).waitFor()
  await row.getByRole('link').click()
  await page.waitForURL((url) => url.searchParams.get('price_to') === String(cap))
  assert.equal(new URL(page.url()).pathname, pages.listing('ru', 'flat'))
  const cards = page.getByRole('article')
  assert.ok((await cards.count()) > 0)
  for (const card of await cards.all()) assert.match(await card.innerText(), /«7-20-25»: .+ в\sмесяц/)
  assert.deepEqual(problems, [])
})

/** A calculator with a city's own sums, and sums that buy little, much and in another way. */
const means = ([one, other]: readonly [string, string]) => [
  '',
  `city=${other}`,
  `monthly=90000&hand=3000000&city=${one}`,
  `monthly=150000&hand=9000000&city=${other}&restoration=turnkey`,
  'monthly=2000000&hand=60000000',
]

test('R232 R323 every list that the search by payment leads to has flats, each with the payment of its programme; where there are none it says so', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru', javaScript: false })
  const { url } = await demoSite()
  const [one, other] = await companyRecords(url).cities()
  assert.ok(one !== undefined && other !== undefined)
  let [links, empty] = [0, 0]
  for (const search of means([one.slug, other.slug])) {
    await page.goto(pages.purchaseMethods('ru', search))
    const part = page.getByRole('region', { name: word('ru', 'affordable.title') })
    for (const link of await part.getByRole('link').all()) {
      const list = new URL((await link.getAttribute('href')) ?? '', url)
      const answer = await fetch(`${url}/api/estates${list.search}`)
      const { data, meta } = getEstates.answer.parse(await answer.json())
      assert.ok(meta.total > 0, `${search}: ${list.search}`)
      const program = list.searchParams.get('program')
      for (const { payment } of data) assert.ok(program === null || payment?.program.code === program)
      links += 1
    }
    empty += await part.getByText(word('ru', 'affordable.show.none')).count()
  }
  assert.ok(links > 0 && empty > 0)
  assert.deepEqual(problems, [])
})

test('R232 a slider moves the lists along: a link comes back when its flats are counted', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru' })
  await open(page, pages.purchaseMethods('ru'))
  const part = page.getByRole('region', { name: word('ru', 'affordable.title') })
  await part.getByRole('slider').first().focus()
  await page.keyboard.press('End')
  await page.waitForURL((url) => url.searchParams.get('monthly') === '2000000')
  await part.getByRole('link', { name: word('ru', 'affordable.all') }).waitFor()
  const list = await part.getByRole('link').first().getAttribute('href')
  assert.equal(new URL(list ?? '', page.url()).searchParams.get('payment_to'), '2000000')
  assert.deepEqual(problems, [])
})

test('R1714 the programmes that fit are counted once, and the column of links has a name of its own', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru', javaScript: false })
  await page.goto(pages.mortgage('ru'))
  const programmes = page.getByRole('region', { name: word('ru', 'programmes.mortgage') })
  assert.match(await programmes.locator('.section-head p').innerText(), /: \d+\.$/)
  await page.goto(pages.purchaseMethods('ru'))
  const part = page.getByRole('region', { name: word('ru', 'affordable.title') })
  const heads = await part.getByRole('columnheader').allInnerTexts()
  assert.equal(heads.at(-1), word('ru', 'category.flat'))
  assert.deepEqual(problems, [])
})

test('R232 the example of a city costs what its cheapest flat on sale costs, rounded up', async (t) => {
  const { page } = await visitor(t, { language: 'ru', javaScript: false })
  const { url } = await demoSite()
  const projects = getComplexesNavigation.answer.parse(
    await (await fetch(`${url}/api/complexes/navigation`)).json(),
  )
  const { cities } = getDictionaries.answer.parse(await (await fetch(`${url}/api/dictionaries`)).json()).data
  for (const city of cities) {
    const prices = projects.data.flatMap((project) =>
      project.city.name === city.name && project.price_from !== null ? [project.price_from] : [],
    )
    if (prices.length === 0) continue
    await page.goto(pages.purchaseMethods('ru', `city=${city.slug}`))
    const shown = page.getByRole('textbox', { name: word('ru', 'calculator.price.unit') })
    const price = Number((await shown.inputValue()).replaceAll(/\D/g, ''))
    const cheapest = Math.min(...prices)
    assert.ok(price >= cheapest && price < cheapest * 1.1, `${city.slug}: ${price}, ${cheapest}`)
  }
})

test('R233 no payment is shown of a programme that lends in projects of other cities only', async (t) => {
  const { page } = await visitor(t, { language: 'ru', javaScript: false })
  const { url } = await demoSite()
  const data = await companyRecords(url).programmes()
  const { city } = await companyRecords(url).capOf('7-20-25')
  const sum = `price=40000000&initial=0&city=${city}`
  const only = word('ru', 'obstacle.complex', { names: '' }).trim()
  for (const search of [sum, ...data.map(({ code }) => `${sum}&program=${code}`)]) {
    await page.goto(pages.mortgage('ru', search))
    const said = (await result(page).textContent()) ?? ''
    assert.ok(!(said.includes(only) && said.includes('₸') && said.includes('ГЭСВ')), search)
  }
  await page.goto(pages.mortgage('ru', sum))
  assert.ok(!((await result(page).textContent()) ?? '').includes(only))
})

test('R234 a calculator understands millions and says beside the field what it does not take', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru' })
  await open(page, pages.mortgage('ru', example))
  const question = page.getByRole('region', { name: word('ru', 'calculator.title'), exact: true })
  const price = question.getByRole('textbox', { name: word('ru', 'calculator.price.unit') })
  const refused = question.getByText(
    word('ru', 'calculator.refused.price', { least: formatPrice(lowestPrice, 'spec') }),
  )
  for (const text of ['дорого', '500']) {
    await price.fill(text)
    await price.press('Enter')
    await refused.waitFor()
    assert.equal(await price.inputValue(), text)
    assert.equal(await price.getAttribute('aria-invalid'), 'true')
    assert.equal(new URL(page.url()).searchParams.get('price'), '25000000')
  }
  await price.fill('35,5 млн')
  await price.press('Tab')
  await page.waitForURL((url) => url.searchParams.get('price') === '35500000')
  await refused.waitFor({ state: 'detached' })
  assert.deepEqual(problems, [])
})

test('R234 a first payment above the price says so, and the term says its unit', async (t) => {
  const { page } = await visitor(t, { language: 'ru', javaScript: false })
  await page.goto(pages.mortgage('ru', 'price=20000000&initial=50000000000&months=300&program=7-20-25'))
  const question = page.getByRole('region', { name: word('ru', 'calculator.title'), exact: true })
  const over = word('ru', 'calculator.initial.over', { price: formatPrice(20_000_000, 'spec') })
  await question.getByText(over).waitFor()
  assert.ok(!((await question.textContent()) ?? '').includes('250'))
  for (const months of [300, 18]) {
    await page.goto(pages.mortgage('ru', `price=20000000&months=${months}&program=7-20-25`))
    await question.getByText(word('ru', 'calculator.months.unit'), { exact: false }).first().waitFor()
  }
  await page.goto(pages.mortgage('ru', 'price=500'))
  assert.ok(!/\D2 ₸/.test((await result(page).textContent()) ?? ''))
})

test('R113 first payments to choose from stand from the largest to the smallest', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru' })
  const programmes = await companyRecords((await demoSite()).url).programmes()
  const least = programmes
    .filter(({ kind, steps }) => kind === 'installment' && steps.length === 0)
    .toSorted((a, b) => a.initial_payment_min - b.initial_payment_min)[0]
  assert.ok(least !== undefined)
  const instalment = pages.installment('ru', `program=${least.code}`)
  for (const address of [pages.mortgage('ru', example), instalment]) {
    await open(page, address)
    const table = page.getByRole('table', { name: word('ru', 'options.title') })
    const shares = (await table.getByRole('link').allTextContents()).map((text) => Number.parseFloat(text))
    assert.ok(shares.length > 1)
    assert.deepEqual(
      shares,
      shares.toSorted((a, b) => b - a),
    )
  }
  assert.deepEqual(problems, [])
})

test('R11 R53 R54 every programme in force stands on one of the two pages, with ГЭСВ beside its rate', async (t) => {
  const { page } = await visitor(t, { language: 'ru', javaScript: false })
  const { url } = await demoSite()
  const { data } = getMortgages.answer.parse(await (await fetch(`${url}/api/mortgages`)).json())
  const cards: string[] = []
  for (const address of [pages.mortgage('ru'), pages.installment('ru')]) {
    await page.goto(address)
    for (const card of await page.getByRole('article').all()) {
      cards.push((await card.getByRole('heading').textContent()) ?? '')
      assert.match((await card.locator('dd').first().textContent()) ?? '', /ГЭСВ|со\sвсеми\sплатежами/)
    }
  }
  assert.deepEqual(
    cards.map((title) => title.replaceAll('\u00a0', ' ')).toSorted(),
    data.map(({ title }) => title.replaceAll('\u00a0', ' ')).toSorted(),
  )
})

test('R3 R11 R55 paying at once says how the deal goes in five steps', async (t) => {
  const { page, problems } = await visitor(t, { language: 'kk' })
  await open(page, pages.payment100('kk'))
  const steps = page.getByRole('region', { name: word('kk', 'payment100.steps') })
  assert.equal(await steps.getByRole('listitem').count(), 5)
  assert.deepEqual(problems, [])
})
