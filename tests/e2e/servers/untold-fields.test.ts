import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getModel } from '#contract/model.ts'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { restorationTitles } from '#domain/restorations.ts'
import { texts } from '#texts/texts.ts'
import { demoServer } from '#tests/helpers/servers/demo-server.ts'
import { heading, type OtherServer, pagesOver } from '#tests/helpers/servers/other-server.ts'
import { specificationServer } from '#tests/helpers/servers/specification-server.ts'
import { wordsOfPage } from '#tests/helpers/words-of-page.ts'
import { promotionsSearch } from '../../../web/routes/contents/promo/promotions-address.ts'
import { examples } from '../sweep.ts'

/** A server where one call answers otherwise. */
function where(server: OtherServer, call: RegExp, answer: () => Response): OtherServer {
  return (path, ...rest) => (call.test(path) ? Promise.resolve(answer()) : server(path, ...rest))
}

/** Headings, links and rows that hold no words. */
const wordless = /<(h[1-6]|a|dt|dd|p|figcaption)(?=[\s>])(?![^>]*aria-label)[^>]*>(?:\s|<!-- -->)*<\/\1>/g

test('R508 the data of a unit say that it is on sale only where the other server told its status', async () => {
  const demo = await demoServer()
  const [address = ''] = await examples.estate('ru')
  const status = { told: 'free', untold: undefined, unknown: 'for-sale' }
  for (const [name, said] of Object.entries(status)) {
    const { open } = await pagesOver(async (path, ...rest) => {
      const answer = await demo(path, ...rest)
      if (!/^\/api\/estates\/\d+$/.test(path)) return answer
      const { data } = (await answer.json()) as { data: object }
      return Response.json({ data: { ...data, status: said } })
    })
    const { html } = await open(address)
    assert.ok(html.includes('"@type":"Offer"'), name)
    assert.equal(html.includes('"availability"'), name === 'told', name)
  }
  const { open } = await pagesOver(specificationServer)
  for (const unit of ['1', '101']) {
    const { html } = await open(pages.estate('ru', unit === '1' ? 'flat' : 'garage', unit))
    assert.ok(!html.includes('"availability"'), unit)
  }
})

test('R495 an office is headed by what is known of it, and one of which nothing is known is not shown', async () => {
  const offices = [
    { id: 1, title: 'Alpha' },
    { id: 2, address: 'Beta 2' },
    { id: 3, title: '', phones: ['+77010000003'] },
    { id: 4, title: '' },
    { id: 5 },
    { id: 6, title: 'Gamma', type: 'hr' },
    { id: 7, title: '', type: 'hr', email: 'hr@other.example' },
    { id: 8, title: '', lat: 43.2, lng: 76.9 },
    { id: 9, title: 'Delta', city: { name: 'Epsilon' } },
  ]
  const { open } = await pagesOver(
    where(specificationServer, /^\/api\/contacts$/, () => Response.json({ data: offices })),
  )
  for (const language of languages) {
    const { status, html } = await open(pages.contacts(language))
    assert.equal(status, 200)
    assert.deepEqual(html.match(wordless), null)
    const words = wordsOfPage(html)
    for (const known of ['Alpha', 'Beta 2', 'hr@other.example', 'Gamma', 'Delta', 'Epsilon'])
      assert.ok(words.includes(known), known)
    assert.ok(html.includes('href="tel:+77010000003"'))
    assert.equal(words.split('Alpha').length, 2, 'a name that heads an office is not said again')
    assert.equal(html.match(/class="office-card"/g)?.length, 5)
    assert.doesNotMatch(html, /<p>(?:\s|<!-- -->)*,|«»/)
  }
})

test('R495 an entry of the diary without its project has no heading and no link of nothing', async () => {
  const day = { date: '2026-10-05', percent: 40 }
  const entries = [
    { ...day, id: 1, title: 'Walls' },
    { ...day, id: 2, title: 'Roof', complex: { name: 'Named' } },
    { ...day, id: 3, title: 'Floor', house: { slug: 'house-1', name: 'House 1' } },
    { ...day, id: 4, complex: { slug: 'project-1', name: 'Project 1' } },
    { ...day, id: 5, title: 'Doors', house: { name: 'House 2' } },
  ]
  const body = { data: entries, meta: { months: ['2026-10'], complexes: [{ slug: '', name: 'Lost' }] } }
  const { open } = await pagesOver(where(specificationServer, /^\/api\/progress/, () => Response.json(body)))
  for (const address of [
    pages.progress('ru'),
    pages.about('ru'),
    pages.timeline('ru', 'project-1'),
    pages.project('ru', 'project-1'),
  ]) {
    const { status, html } = await open(address)
    assert.equal(status, 200, address)
    assert.deepEqual(html.match(wordless), null, address)
    assert.doesNotMatch(html, /href="\/about\/progress\/(?:"|\?)|«»/, address)
  }
  const { html } = await open(pages.progress('ru'))
  const words = wordsOfPage(html)
  for (const known of ['Walls', 'Named', 'House 1', 'Project 1', 'House 2', 'Doors'])
    assert.ok(words.includes(known), known)
})

test('R505 units that cannot be read are not counted', async () => {
  for (const body of [
    { data: [{}, {}] },
    { data: [{ title: 'x' }, { title: 'y' }], meta: { total: 2, last_page: 1, from: null } },
  ]) {
    const { open } = await pagesOver(
      where(specificationServer, /^\/api\/estates\?/, () => Response.json(body)),
    )
    const words = wordsOfPage((await open(pages.listing('ru', 'flat'))).html)
    assert.ok(words.includes(texts.ru['listing.unread']), words)
    assert.doesNotMatch(words, /\d квартир/)
  }
  const one = { data: [{ id: 1, category: 'flat' }, {}], meta: { total: 2, last_page: 1 } }
  const { open } = await pagesOver(where(specificationServer, /^\/api\/estates\?/, () => Response.json(one)))
  const words = wordsOfPage((await open(pages.listing('ru', 'flat'))).html)
  assert.match(words, /(?<!\d)1 квартира/)
  assert.doesNotMatch(words, /2 квартиры/)
})

test('R40 the words above promotions that are over do not say that they hold today', async () => {
  const { open } = await pagesOver(await demoServer())
  for (const language of languages) {
    const past = pages.promotions(
      language,
      promotionsSearch({ state: 'past', project: null, category: null }),
    )
    const { html } = await open(past)
    assert.ok(!wordsOfPage(html).includes(texts[language]['promo.lead']), language)
    assert.ok(
      wordsOfPage((await open(pages.promotions(language))).html).includes(texts[language]['promo.lead']),
    )
  }
})

test('R936 no page says of promotions, projects and flats more than is told of them', async () => {
  const { open } = await pagesOver(specificationServer)
  for (const language of languages) {
    const promotions = wordsOfPage((await open(pages.promotions(language))).html)
    assert.ok(!promotions.includes(texts[language]['promo.lead']), language)
    assert.ok(promotions.includes(texts[language]['promo.lead.today']), language)
  }
  const [, about = ''] = /<main.*?>(.*)<\/main>/s.exec((await open(pages.about('ru'))).html) ?? []
  assert.doesNotMatch(wordsOfPage(`<body>${about}</body>`), /площад|этаж|срок(?!ах)|документ/)
})

/** Answers of a call that cannot be read, or that did not come. */
const unreadable: Readonly<Record<string, () => Response>> = {
  garbage: () => new Response('<<<', { headers: { 'Content-Type': 'application/json' } }),
  'a text': () => Response.json('none'),
  'other fields': () => Response.json({ wrong: [1, 2] }),
  'items of the wrong kind': () => Response.json({ data: [1, 'two', null] }),
  'items without words': () => Response.json({ data: [{}, {}] }),
  'status 500': () => Response.json({}, { status: 500 }),
}

test('R271 the page of contacts and the pages of payment stand where offices and programmes cannot be read', async () => {
  const demo = await demoServer()
  for (const [fault, answer] of Object.entries(unreadable)) {
    for (const [address, call] of [
      [pages.contacts('ru'), /^\/api\/contacts$/],
      [pages.purchaseMethods('ru'), /^\/api\/mortgages/],
      [pages.mortgage('ru'), /^\/api\/mortgages/],
      [pages.installment('ru'), /^\/api\/mortgages/],
    ] as const) {
      const { html: whole } = await (await pagesOver(demo)).open(address)
      const { open } = await pagesOver(where(demo, call, answer))
      const { status, html } = await open(address)
      assert.equal(status, 200, `${address}, ${fault}`)
      assert.equal(heading(html), heading(whole), `${address}, ${fault}`)
      assert.ok(html.includes('name="phone"'), `${address}, ${fault}`)
      assert.ok(wordsOfPage(html).includes(texts.ru['listing.unread']), `${address}, ${fault}`)
    }
  }
})

/** The specification's server, where each read of one unit tells these fields beside its own. */
function unitTelling(told: object): OtherServer {
  return where(specificationServer, /^\/api\/estates\/1$/, () =>
    Response.json({ data: { id: 1, category: 'flat', geo_flatnum: 'A-1-1', ...told } }),
  )
}

test('R495 R1585 a window without its side, and a finish that nobody knows, say nothing that was not told', async () => {
  for (const language of languages) {
    const text = texts[language]
    const says = async (told: object) => {
      const { open } = await pagesOver(unitTelling(told))
      const { status, html } = await open(pages.estate(language, 'flat', '1'))
      assert.equal(status, 200)
      return wordsOfPage(html)
    }
    const aside = await says({ windows: [{}] })
    for (const word of [text['estate.windows'], text['estate.light.layout'], text['estate.light.parts']])
      assert.ok(!aside.includes(word), word)
    const turned = await says({ windows: [{ azimuth: 0 }] })
    assert.ok(turned.includes(text['estate.light.layout']))
    const [untold, unsunny] = [text['estate.light.untold'], text['estate.light.sun.untold']]
    assert.ok(aside.includes(untold) && !aside.includes(unsunny), language)
    assert.ok(turned.includes(unsunny) && !turned.includes(untold), language)
    const sunny = await says({ windows: [{ azimuth: 0 }], sun: { dec: 0, mar: 1, jun: 3 } })
    assert.ok(!sunny.includes(unsunny) && !sunny.includes(untold), language)
    const works = [text['estate.finish.left'], text['estate.finish.done'], 'estate.finish.text']
    for (const restoration of [{ code: 'loft' }, { title: 'Loft' }, { code: 'loft', title: 'Loft' }]) {
      const words = await says({ restoration })
      for (const word of works) assert.ok(!words.includes(word), `${JSON.stringify(restoration)}: ${word}`)
      assert.equal(words.includes('Loft'), 'title' in restoration)
      assert.equal(words.includes(text['estate.finish']), 'title' in restoration)
    }
    const known = await says({ restoration: { code: 'fine' } })
    // R772: what it includes is the company's word, which this one has not given.
    for (const word of works) assert.ok(!known.includes(word), word)
    assert.ok(known.toLowerCase().includes(restorationTitles.fine[language].toLowerCase()))
  }
})

test('R508 the data of a unit name no place of which only the country is known', async () => {
  const open = async (told: object) =>
    (await (await pagesOver(unitTelling(told))).open(pages.estate('ru', 'flat', '1'))).html
  const alone = await open({ price: 5_000_000 })
  assert.ok(alone.includes('"@type":"Offer"'))
  assert.doesNotMatch(alone, /"ApartmentComplex"|"Place"|"addressCountry"/)
  const placed = await open({
    price: 5_000_000,
    complex: { slug: 'yard', name: 'Yard', address: 'Street 1' },
  })
  for (const part of ['"@type":"ApartmentComplex","name":"Yard"', '"@type":"Place","name":"Yard"'])
    assert.ok(placed.includes(part), part)
  assert.ok(placed.includes('"addressCountry":"KZ"'))
})

test('R332 a unit is not free where nobody told its status and its price, and no former price is a lower one', async () => {
  const says = async (told: object) => {
    const { html } = await (await pagesOver(unitTelling(told))).open(pages.estate('ru', 'flat', '1'))
    return wordsOfPage(html)
  }
  for (const told of [{}, { price: 0 }, { price: null, status: null }, { price: 0, status: null }])
    assert.ok(!(await says(told)).includes(texts.ru['estate.status.free']), JSON.stringify(told))
  const former = texts.ru['estate.price.old']
  assert.ok(!(await says({ price: 30_000_000, price_old: 20_000_000 })).includes(former))
  assert.ok((await says({ price: 30_000_000, price_old: 31_000_000 })).includes(former))
})

test('R495 a project has no heading over features and documents without words', async () => {
  const silent = { features: [{ code: 'zzz' }], documents: [{ url: '/x.pdf' }] }
  const { open } = await pagesOver(
    where(specificationServer, /^\/api\/complexes\/s\/project-1$/, () =>
      Response.json({ data: { slug: 'project-1', name: 'Project 1', ...silent } }),
    ),
  )
  const { status, html } = await open(pages.project('ru', 'project-1'))
  assert.equal(status, 200)
  for (const key of ['project.features', 'project.documents', 'legal.title'] as const)
    assert.ok(!wordsOfPage(html).includes(texts.ru[key]), key)
  assert.deepEqual(html.match(wordless), null)
})

test('R505 projects that are sold out are not counted as on sale', async () => {
  const demo = await demoServer()
  const fact = texts.ru['home.facts.projects']
  const statusOf = { none: () => 'sold_out', one: (index: number) => (index === 0 ? 'selling' : 'sold_out') }
  for (const [name, status] of Object.entries(statusOf)) {
    const { open } = await pagesOver(async (path, ...rest) => {
      const answer = await demo(path, ...rest)
      if (!path.startsWith('/api/complexes/navigation')) return answer
      const { data } = (await answer.json()) as { data: { estates_count: number }[] }
      const selling = data.filter(({ estates_count: count }) => count > 0)
      return Response.json({ data: selling.map((project, index) => ({ ...project, status: status(index) })) })
    })
    const words = wordsOfPage((await open(pages.home('ru'))).html)
    assert.equal(words.includes(fact), name === 'one', name)
    if (name === 'one') assert.match(words, new RegExp(`1 проект ${fact}|${fact} 1 проект`))
  }
})

test('R1585 the model says of how many free flats nobody told the windows, and counts the sun of the others', async () => {
  const demo = await demoServer()
  const path = getModel.path.replace(':slug', 'nura-towers')
  const model = getModel.answer.parse(await (await demo(path, 'GET', 'ru')).json()).data
  for (const language of languages) {
    const text = texts[language]
    for (const houses of [model.houses.slice(0, 1), model.houses]) {
      const isTold = ({ house_id: house }: { house_id: number }) => houses.every(({ id }) => id !== house)
      const { open } = await pagesOver(async (asked, ...others) => {
        const answer = await demo(asked, ...others)
        if (asked.split('?')[0] !== path) return answer
        const { data } = getModel.answer.parse(await answer.json())
        return Response.json({
          data: {
            ...data,
            flats: data.flats.map((flat) => (isTold(flat) ? flat : { ...flat, windows: [] })),
          },
        })
      })
      const words = wordsOfPage((await open(pages.model(language, 'nura-towers'))).html)
      for (const { id } of houses) {
        const count = model.flats.filter(({ house_id: house }) => house === id).length
        assert.ok(words.includes(text['model.flats.untold'].replace('{count}', String(count))), language)
      }
      assert.ok(words.includes(text['model.flat.sun.untold']), language)
      const told = model.flats.filter((flat) => isTold(flat) && flat.windows.length > 0).length
      assert.equal(words.includes(text['model.sunny.untold']), told === 0, language)
      if (told > 0) {
        const sentence = text['model.sunny'].split(/\{sunny\}|\{all\}/)
        assert.ok(
          sentence.every((part) => words.includes(part.trim())) && words.includes(String(told)),
          language,
        )
      }
    }
  }
})
