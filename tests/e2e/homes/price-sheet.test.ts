import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { priceSheetPdfAddress } from '#contract/price-sheet-pdf.ts'
import { getPriceSheet } from '#contract/price-sheet.ts'
import { languages } from '#domain/languages.ts'
import { formatPrice } from '#domain/money.ts'
import { axeFindings, sidewaysScroll } from '#tests/helpers/browser/page-checks.ts'
import { focusNamed } from '#tests/helpers/browser/focus.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { readPdf } from '#tests/helpers/read-pdf.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

/** A free flat that can get a finishing, a parking space or a storeroom, and its sheet. */
async function flat() {
  const { url } = await demoSite()
  const answer = await fetch(`${url}/api/estates?category=flat&status=free&restorations=rough&per_page=20`)
  for (const { id, slug } of getEstates.answer.parse(await answer.json()).data) {
    const { data } = getPriceSheet.answer.parse(
      await (await fetch(`${url}/api/estates/${String(id)}/price`)).json(),
    )
    if (data.finishes.length > 0 && data.spaces.length > 0 && data.bands.length > 0)
      return { id, slug, sheet: data }
  }
  throw new Error('no flat of the demo company can get a finishing and a parking space')
}

for (const language of languages) {
  test(`R1107 R1108 in ${language} a flat leads to all that it costs, and a choice is counted, without JavaScript`, async (t) => {
    const { page } = await visitor(t, { language, javaScript: false })
    const { slug, sheet } = await flat()
    await page.goto(pages.estate(language, 'flat', slug))
    await page.getByRole('link', { name: word(language, 'estate.price_sheet.link') }).click()
    await page.waitForURL((at) => at.pathname === pages.estatePriceSheet(language, 'flat', slug))
    const once = page.getByRole('table', { name: word(language, 'price_sheet.once') })
    const rows = once.getByRole('rowheader')
    const before = await rows.count()
    assert.equal(await once.getByRole('columnheader').count(), sheet.ways.length + 1)
    await page.locator('label.choice').nth(1).click()
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: word(language, 'price_sheet.choice.submit') }).click()
    await page.waitForURL((at) => at.searchParams.get('finish') === sheet.finishes[0]?.code)
    assert.equal(await rows.count(), before + 2)
    assert.equal(await page.locator('meta[name="robots"]').getAttribute('content'), 'noindex')
  })

  test(`R1242 in ${language} both sums of each way to pay stand before the tables and are their totals`, async (t) => {
    const { page } = await visitor(t, { language, javaScript: false })
    const { slug, sheet } = await flat()
    await page.goto(pages.estatePriceSheet(language, 'flat', slug, 'garage=1'))
    const totals = async (table: 'once' | 'month', row: 'total' | 'total.month') => {
      const cells = page
        .getByRole('table', { name: word(language, `price_sheet.${table}`) })
        .getByRole('row')
        .filter({
          has: page.getByRole('rowheader', { name: word(language, `price_sheet.row.${row}`), exact: true }),
        })
        .getByRole('cell')
      return cells.allTextContents()
    }
    const [once, month] = [await totals('once', 'total'), await totals('month', 'total.month')]
    const ways = page.locator('.price-ways > li')
    assert.equal(await ways.count(), sheet.ways.length)
    for (const [index, way] of (await ways.all()).entries())
      assert.deepEqual(await way.locator('dd').allTextContents(), [once[index], month[index]])
    const order = await page
      .locator('.price-ways, .price-table')
      .evaluateAll((parts) => parts.map((part) => part.tagName))
    assert.deepEqual(order, ['UL', 'TABLE', 'TABLE'])
  })

  test(`R1110 all that a flat costs in ${language} has no findings of axe and no sideways scroll`, async (t) => {
    const { slug, sheet } = await flat()
    const search = `finish=${sheet.finishes[0]?.code ?? ''}&garage=1&storageroom=1`
    for (const width of [390, 1440]) {
      const { page, problems } = await visitor(t, { language, width })
      await open(page, pages.estatePriceSheet(language, 'flat', slug, search))
      assert.deepEqual(await axeFindings(page), [], String(width))
      assert.deepEqual(problems, [])
      if (width === 1440) assert.deepEqual(await sidewaysScroll(page, [320, 390, 768, 1000, 1440, 2560]), [])
    }
  })

  test(`R1109 all that a flat costs is a PDF in ${language} with the rows of the page`, async () => {
    const { url } = await demoSite()
    const { id } = await flat()
    const answer = await fetch(`${url}${priceSheetPdfAddress(language, `unit=${String(id)}&garage=1`)}`)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('x-robots-tag'), 'noindex')
    const { pages: written, language: told } = readPdf(new Uint8Array(await answer.arrayBuffer()))
    assert.equal(told.slice(0, 2), language)
    const text = written.join(' ').replaceAll(/\s+/g, ' ')
    assert.ok(!text.includes('\0'), 'a letter that the font does not hold')
    for (const key of [
      'price_sheet.title',
      'price_sheet.once',
      'price_sheet.month',
      'price_sheet.row.total',
    ] as const)
      assert.ok(text.includes(word(language, key).replaceAll(/\s+/g, ' ')), key)
  })
}

for (const language of languages)
  test(`R1330 in ${language} the page of a flat tells every price with its reason as that of all that it costs, without JavaScript`, async (t) => {
    const { page } = await visitor(t, { language, javaScript: false })
    const { slug, sheet } = await flat()
    const rows = async (heading: 'estate.history' | 'price_sheet.history.title') => {
      const table = page.getByRole('table', { name: word(language, heading) })
      return table.getByRole('row').allInnerTexts()
    }
    await page.goto(pages.estate(language, 'flat', slug))
    const here = await rows('estate.history')
    await page.goto(pages.estatePriceSheet(language, 'flat', slug))
    assert.deepEqual(here, await rows('price_sheet.history.title'))
    assert.equal(here.length, sheet.history.length + 1)
    assert.ok(here.at(-1)?.includes(word(language, 'price_sheet.reason.first')))
    for (const [index, { reason, note }] of sheet.history.toReversed().entries()) {
      const told = here[index + 1] ?? ''
      if (reason !== null) assert.ok(told.includes(word(language, `price_sheet.reason.${reason}`)), told)
      if (language === 'ru' && note !== null) assert.ok(told.includes(note), told)
    }
  })

/** Text of a page or a PDF without its spaces, which lines and letters of a PDF part. */
const unspaced = (text: string) => text.replaceAll(/[\s\u2060]+/g, '')

/** Free flats of the demo company. */
async function freeFlats() {
  const { url } = await demoSite()
  const pagesOfFlats = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const answer = await fetch(
        `${url}/api/estates?category=flat&status=free&per_page=100&page=${String(index + 1)}`,
      )
      return getEstates.answer.parse(await answer.json()).data
    }),
  )
  return pagesOfFlats.flat()
}

/** A free flat of each project. */
async function flatOfEachProject() {
  return [...new Map((await freeFlats()).map((free) => [free.complex.id, free])).values()]
}

for (const language of languages)
  test(`R1554 in ${language} the flat with the lowest price per m² is told that none is cheaper, and in the PDF its peers stand under their heading`, async (t) => {
    const { url } = await demoSite()
    const [cheapest] = (await freeFlats()).toSorted((a, b) => Number(a.price_m2) - Number(b.price_m2))
    assert.ok(cheapest !== undefined)
    const headers = { 'Accept-Language': language }
    const { data } = getPriceSheet.answer.parse(
      await (await fetch(`${url}/api/estates/${String(cheapest.id)}/price`, { headers })).json(),
    )
    const [band] = data.bands
    assert.equal(band?.lower, 0)
    const words = word(language, 'price_sheet.band.words.lowest', {
      own: formatPrice(data.price_m2, 'spec'),
      peers: band.peers,
      middle: formatPrice(band.middle, 'spec'),
    })
    const { page } = await visitor(t, { language, javaScript: false })
    await page.goto(pages.estatePriceSheet(language, 'flat', cheapest.slug))
    const told = unspaced(await page.locator('.price-band').first().innerText())
    assert.ok(told.includes(unspaced(words)), `${told} has no ${words}`)
    const answer = await fetch(`${url}${priceSheetPdfAddress(language, `unit=${String(cheapest.id)}`)}`)
    const written = readPdf(new Uint8Array(await answer.arrayBuffer())).pages.map(unspaced)
    const heading = unspaced(word(language, 'price_sheet.band.title'))
    const line = unspaced(word(language, `price_sheet.band.${band.scope}`, { name: band.title }))
    assert.ok(
      written.some((paper) => paper.includes(heading + line)),
      `no ${heading + line}`,
    )
  })

test('R1553 on a tablet the sums of a way stand under each other, on one line where two ways have the room', async (t) => {
  const { url } = await demoSite()
  const { page } = await visitor(t, { language: 'kk', width: 768 })
  const seen = new Set<number>()
  const ofHouses = new Map((await freeFlats()).map((free) => [free.house.id, free]))
  for (const { id, slug } of ofHouses.values()) {
    const { data } = getPriceSheet.answer.parse(
      await (await fetch(`${url}/api/estates/${String(id)}/price`)).json(),
    )
    if (seen.has(data.ways.length)) continue
    seen.add(data.ways.length)
    await open(page, pages.estatePriceSheet('kk', 'flat', slug))
    const rows = await page.locator('.price-table tbody tr').evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('td')].map((cell) => {
          const words = document.createRange()
          words.selectNodeContents(cell)
          const { height } = words.getBoundingClientRect()
          return { left: Math.round(cell.getBoundingClientRect().left), height }
        }),
      ),
    )
    for (const row of rows) {
      assert.deepEqual(
        row.map(({ left }) => left),
        rows[0]?.map(({ left }) => left),
        slug,
      )
      if (data.ways.length === 2)
        for (const { height } of row) assert.ok(height < 30, `${slug}: ${height} px`)
    }
  }
  assert.ok(seen.has(2), `ways of flats: ${[...seen].join()}`)
})

for (const language of languages)
  test(`R1336 in ${language} the PDF of a flat of each project takes two pages, with every choice and with none`, async () => {
    const { url } = await demoSite()
    const ids = (await flatOfEachProject()).map(({ id }) => id)
    assert.ok(ids.length > 3, `${ids.length} projects`)
    for (const id of ids)
      for (const choice of ['', '&finish=comfort&garage=1&storageroom=1']) {
        const address = priceSheetPdfAddress(language, `unit=${String(id)}${choice}`)
        const answer = await fetch(`${url}${address}`)
        const { pages: written } = readPdf(new Uint8Array(await answer.arrayBuffer()))
        assert.equal(written.length, 2, address)
      }
  })

for (const language of languages) {
  test(`R1295 the pages of the PDF in ${language} are filled, and its tables whole, with every choice and with none`, async () => {
    const { url } = await demoSite()
    const { id, sheet } = await flat()
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
    const said = (key: Parameters<typeof word>[1]) => plain(word(language, key))
    for (const choice of ['', `&finish=${sheet.finishes[0]?.code ?? ''}&garage=1&storageroom=1`]) {
      const address = priceSheetPdfAddress(language, `unit=${String(id)}${choice}`)
      const answer = await fetch(`${url}${address}`)
      const written = readPdf(new Uint8Array(await answer.arrayBuffer())).pages.map(plain)
      const [first = ''] = written
      // A table with its total, or the peers and the history, follow the ways to pay.
      const [hasTable, hasPeers] = [
        first.includes(said('price_sheet.row')) && first.includes(said('price_sheet.row.total')),
        first.includes(said('price_sheet.band.title')) && first.includes(said('price_sheet.history.title')),
      ]
      assert.ok(hasTable || hasPeers, first)
      // A table begins and ends on one page: each page has as many heads as ends.
      const count = (page: string, words: string) => page.split(words).length - 1
      for (const page of written)
        assert.equal(
          count(page, said('price_sheet.row.payment.note')) > 0,
          count(page, said('price_sheet.row.warm')) > 0,
          page,
        )
    }
  })
}

test('R1109 a PDF of no flat, of a parking space or of a wrong id is missing', async () => {
  const { url } = await demoSite()
  for (const unit of ['', '0', 'x', '1e3', '2000000000'])
    assert.equal((await fetch(`${url}${priceSheetPdfAddress('ru', `unit=${unit}`)}`)).status, 404, unit)
})

test('R1243 on paper all that a flat costs has no way to other pages and no form, and its tables stay tables', async (t) => {
  const { page } = await visitor(t, { language: 'ru', width: 700 })
  const { slug } = await flat()
  await open(page, pages.estatePriceSheet('ru', 'flat', slug))
  const [ways, form] = [
    page.getByRole('navigation', { name: word('ru', 'listing.breadcrumbs') }),
    page.getByRole('button', { name: word('ru', 'price_sheet.choice.submit') }),
  ]
  const head = page.locator('.price-table thead').first()
  const height = async () => (await head.boundingBox())?.height ?? 0
  assert.ok((await ways.isVisible()) && (await form.isVisible()) && (await height()) < 2)
  await page.emulateMedia({ media: 'print' })
  assert.ok(!(await ways.isVisible()) && !(await form.isVisible()) && (await height()) > 10)
})

test('R1110 the choice and the PDF are reached by keys', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  const { slug } = await flat()
  await open(page, pages.estatePriceSheet('ru', 'flat', slug))
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: word('ru', 'price_sheet.choice.submit') }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL((at) => at.searchParams.has('finish') && at.hash === '#price-once')
  await page.getByRole('link', { name: word('ru', 'price_sheet.pdf') }).focus()
  await page.keyboard.press('Tab')
  await focusNamed(page, word('ru', 'price_sheet.back'))
})

test('R1108 the price of another kind of unit is missing, and a wrong name of a flat leads to its own', async () => {
  const { url } = await demoSite()
  const { id, slug } = await flat()
  const wrong = await fetch(`${url}${pages.estatePriceSheet('ru', 'flat', `x-${String(id)}`, 'garage=1')}`, {
    redirect: 'manual',
  })
  assert.deepEqual(
    [wrong.status, new URL(wrong.headers.get('location') ?? '', url).pathname],
    [301, pages.estatePriceSheet('ru', 'flat', slug)],
  )
  const other = await fetch(`${url}${pages.estatePriceSheet('ru', 'garage', slug)}`)
  assert.equal(other.status, 404)
  const sold = await fetch(`${url}/api/estates?category=flat&status=sold&per_page=1`)
  const [unit] = getEstates.answer.parse(await sold.json()).data
  assert.ok(unit !== undefined)
  const back = await fetch(`${url}${pages.estatePriceSheet('ru', 'flat', unit.slug)}`, { redirect: 'manual' })
  assert.deepEqual(
    [back.status, new URL(back.headers.get('location') ?? '', url).pathname],
    [302, pages.estate('ru', 'flat', unit.slug)],
  )
})
