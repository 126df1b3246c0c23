import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getComplex, getComplexes } from '#contract/complexes.ts'
import { type CategoryTab, getCategories, getEstateFilters } from '#contract/estates.ts'
import { getMortgages } from '#contract/mortgages.ts'
import { pages } from '#contract/pages.ts'
import { getPromises } from '#contract/promises.ts'
import { categories } from '#domain/categories.ts'
import { languages } from '#domain/languages.ts'
import { demoTexts } from '#tests/helpers/demo-company.ts'
import { demoServer } from '#tests/helpers/servers/demo-server.ts'
import { type OtherServer, pagesOver } from '#tests/helpers/servers/other-server.ts'
import { wordsOfPage } from '#tests/helpers/words-of-page.ts'

const { ru } = demoTexts
const noindex = '<meta name="robots" content="noindex"'

/** The pages of the demo company where one call answers otherwise. */
async function pagesWhere(call: string, change: (body: unknown) => unknown) {
  const demo = await demoServer()
  const server: OtherServer = async (path, ...rest) => {
    const answer = await demo(path, ...rest)
    return path.split('?')[0] === call ? Response.json(change(await answer.json())) : answer
  }
  return pagesOver(server)
}

/** Header, menus and footer. */
function frameOf(html: string): string {
  return html.replace(/<main\b.*<\/main>/s, '').replaceAll(/<script\b.*?<\/script>/gs, '')
}

test('R770 kinds of property that the company never had are in no menu, and their listing says so', async () => {
  const { open } = await pagesWhere('/api/estates/categories', (body) => ({
    data: getCategories.answer
      .parse(body)
      .data.map((tab) => (tab.code === 'flat' ? tab : { ...tab, estates_count: 0, units_count: 0 })),
  }))
  const frame = frameOf((await open(pages.contacts('ru'))).html)
  for (const category of categories)
    assert.equal(frame.includes(`href="${pages.listing('ru', category)}"`), category === 'flat', category)
  const { status, html } = await open(pages.listing('ru', 'garage'))
  assert.equal(status, 200)
  assert.ok(html.includes(noindex))
  const words = wordsOfPage(html)
  assert.ok(words.includes(ru['views.absent.title']))
  assert.ok(!words.includes(ru['listing.empty.title']) && !words.includes(ru['menu.none']))
  assert.ok(!(await open(pages.listing('ru', 'flat'))).html.includes(noindex))
})

test('R770 a kind of property that is not on sale now stays in the menus', async () => {
  const { open } = await pagesWhere('/api/estates/categories', (body) => ({
    data: getCategories.answer
      .parse(body)
      .data.map((tab) =>
        tab.code === 'garage' ? { ...tab, estates_count: 0, price_from: null, restorations_data: [] } : tab,
      ),
  }))
  const { html } = await open(pages.listing('ru', 'garage'))
  assert.ok(frameOf(html).includes(`href="${pages.listing('ru', 'garage')}"`) && !html.includes(noindex))
  assert.ok(wordsOfPage(html).includes(ru['menu.none']))
})

test('R1593 a project of which no house is guaranteed has no column for numbers of guarantees', async () => {
  const demo = await demoServer()
  const { data: projects } = getComplexes.answer.parse(
    await (await demo('/api/complexes', 'GET', 'ru')).json(),
  )
  const { slug } = projects.find(({ status }) => status === 'selling') ?? assert.fail('no project on sale')
  const columns = async (method: 'guarantee' | 'bank') => {
    const { open } = await pagesWhere(`/api/complexes/s/${slug}`, (body) => {
      const { data } = getComplex.answer.parse(body)
      const houses = data.houses.map((house) => ({
        ...house,
        legal: house.legal && { ...house.legal, method, guarantee_no: null },
      }))
      return { data: { ...data, houses } }
    })
    const { html } = await open(pages.project('ru', slug))
    const table = /<table[^>]*aria-labelledby="permits".*?<\/table>/s.exec(html)?.[0] ?? ''
    assert.ok(table.includes(ru[`legal.method.${method}`]))
    return table.includes(ru['legal.guarantee'])
  }
  assert.deepEqual([await columns('guarantee'), await columns('bank')], [true, false])
})

test('R771 a way to buy that no programme opens is named nowhere, and its page says so', async () => {
  for (const [kind, way, other] of [
    ['market', 'installment', 'mortgage'],
    ['installment', 'mortgage', 'installment'],
  ] as const) {
    const { open } = await pagesWhere('/api/mortgages', (body) => ({
      data: getMortgages.answer.parse(body).data.filter((programme) => programme.kind === kind),
    }))
    const frame = frameOf((await open(pages.contacts('ru'))).html)
    assert.ok(!frame.includes(`href="${pages[way]('ru')}"`), way)
    assert.ok(frame.includes(`href="${pages[other]('ru')}"`), other)
    const all = await open(pages.purchaseMethods('ru'))
    assert.ok(!all.html.includes(`href="${pages[way]('ru')}`), way)
    const words = wordsOfPage(all.html)
    assert.ok(words.includes(ru[`purchase.lead.${other}`]))
    assert.equal(words.includes(ru['purchase.question.early']), kind === 'installment')
    assert.equal(words.includes(ru['purchase.question.decision']), kind === 'market')
    const none = await open(pages[way]('ru'))
    assert.equal(none.status, 200)
    assert.ok(none.html.includes(noindex) && wordsOfPage(none.html).includes(ru['programmes.none']))
    assert.ok(!(await open(pages[other]('ru'))).html.includes(noindex))
  }
})

test('R771 programmes of the state are named where there is one', async () => {
  const { open } = await pagesWhere('/api/mortgages', (body) => ({
    data: getMortgages.answer.parse(body).data.filter(({ kind }) => kind !== 'state'),
  }))
  const words = wordsOfPage((await open(pages.home('ru'))).html)
  assert.ok(words.includes(ru['home.purchase.mortgage.text.banks']))
  assert.ok(!words.includes(ru['home.purchase.mortgage.text']))
})

test('R1632 the search at home offers the numbers of rooms that are on sale; all where they are not told, and nothing where no flat is', async () => {
  const roomsWhere = async (change: Partial<CategoryTab>) => {
    const { open } = await pagesWhere('/api/estates/categories', (body) => ({
      data: getCategories.answer
        .parse(body)
        .data.map((tab) => (tab.code === 'flat' ? { ...tab, ...change } : tab)),
    }))
    const { html } = await open(pages.home('ru'))
    const [select] = /<select id="finder-rooms".*?<\/select>/s.exec(html) ?? []
    return select === undefined
      ? null
      : [...select.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)
  }
  const offer = { price_from: null, estates_count: 1, area_from: 30, area_to: 40 }
  assert.deepEqual(
    await roomsWhere({ rooms_data: [1, 3, 5].map((rooms) => ({ ...offer, title: String(rooms), rooms })) }),
    ['', '1', '3', '4'],
  )
  assert.deepEqual(await roomsWhere({ rooms_data: [] }), ['', '0', '1', '2', '3', '4'])
  assert.equal(await roomsWhere({ estates_count: 0 }), null)
})

test('R1633 of a finished house that names neither permit nor guarantee the page of deadlines says that it needs none', async () => {
  const { open } = await pagesWhere('/api/promises', (body) => {
    const { data, meta } = getPromises.answer.parse(body)
    const legal = { method: null, permit_no: null, permit_date: null, guarantee_no: null }
    return { data: data.map((house) => ({ ...house, legal: { ...house.legal, ...legal } })), meta }
  })
  const { html } = await open(pages.promises('ru'))
  const rows = [...html.replaceAll('\u00a0', ' ').matchAll(/<th scope="row">.*?<\/tr>/gs)].map(([row]) => row)
  const finished = rows.filter((row) => row.includes(ru['promises.handed'].replace('{date}', '').trim()))
  assert.ok(finished.length > 0 && finished.length < rows.length)
  for (const row of rows)
    assert.equal(row.includes(ru['promises.papers.handed']), finished.includes(row), row)
})

test('R1641 where nothing can be paid later, a listing asks for no payment and has no order by it', async () => {
  const { open } = await pagesWhere('/api/estates/filters', (body) => ({
    data: getEstateFilters.answer.parse(body).data.filter(({ key }) => key !== 'first_payment'),
  }))
  const words = wordsOfPage((await open(pages.listing('ru', 'flat'))).html)
  assert.ok(words.includes(ru['filter.price']))
  for (const key of ['means.title', 'listing.sort.payment', 'listing.sort.-payment'] as const)
    assert.ok(!words.includes(ru[key]), key)
  const asked = wordsOfPage((await open(pages.listing('ru', 'flat', 'payment_to=250000'))).html)
  assert.ok(asked.includes(ru['means.title']), 'what an address asks can be taken back')
})

test('R1771 while nothing answers, no column of the footer and no menu is empty', async () => {
  const { open } = await pagesOver(async () => Response.json({ message: 'down' }, { status: 500 }))
  for (const language of languages) {
    const { status, html } = await open(pages.listing(language, 'garage'))
    assert.equal(status, 503)
    const frame = frameOf(html)
    assert.equal(/<ul\b[^>]*><\/ul>/.exec(frame), null)
    assert.ok(!frame.includes('footer-contacts') && !frame.includes('class="property-menu"'))
    assert.ok(frame.includes(`class="text-link" href="${pages.properties(language)}"`))
  }
})
