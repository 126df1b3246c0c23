import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noReason } from '#contract/no-reason.ts'
import { pages } from '#contract/pages.ts'
import { type Language, languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { type OtherServer, pagesOver } from '#tests/helpers/servers/other-server.ts'
import { specificationServer } from '#tests/helpers/servers/specification-server.ts'
import { wordsOfPage } from '#tests/helpers/words-of-page.ts'

/** The pages over a server of the fields of the specification that answers some calls with more, or with half of it. */
function pagesWhere(answers: Readonly<Record<string, unknown>>) {
  const server: OtherServer = (path, ...rest) => {
    const [call = ''] = path.replace('/api', '').split('?')
    return call in answers
      ? Promise.resolve(Response.json(answers[call]))
      : specificationServer(path, ...rest)
  }
  return pagesOver(server)
}

/** Elements that hold no words. */
const wordless = /<(h[1-6]|a|b|dt|dd|p|figcaption)(?=[\s>])(?![^>]*aria-label)[^>]*>(?:\s|<!-- -->)*<\/\1>/g

test('R505 R52 R55 a promotion that is over or to come lowers no price today, also where its state is not told', async () => {
  const offers = [
    { slug: 'over', title: 'Over', discount: 10, ends_at: '2026-03-01' },
    { slug: 'to-come', title: 'To come', discount: 5, starts_at: '9998-03-01' },
  ]
  const { open } = await pagesWhere({ '/promotions': { data: offers } })
  for (const language of languages) {
    const text = texts[language]
    const ways = wordsOfPage((await open(pages.purchaseMethods(language))).html)
    assert.ok(!ways.includes(text['purchase.way.whole.offers'].replace('{count}', '')), ways)
    const payment = wordsOfPage((await open(pages.payment100(language))).html)
    for (const word of ['Over', 'To come', text['payment100.offers'], text['payment100.offers.none']])
      assert.ok(!payment.includes(word), `${language}: ${word}`)
    assert.ok(payment.includes(text['payment100.offers.promo']))
    const listed = wordsOfPage((await open(pages.promotions(language))).html)
    assert.ok(!listed.includes('To come'))
  }
})

test('R505 R48 a diary without its months shows its entries', async () => {
  const complex = { id: 7, slug: 'project-1', name: 'Project 1' }
  const entry = { id: 1, complex, date: '2026-10-18', title: 'Roof', percent: 40 }
  const { open } = await pagesWhere({ '/progress': { data: [entry] } })
  for (const address of [pages.progress('ru'), pages.timeline('ru', 'project-1')]) {
    const words = wordsOfPage((await open(address)).html)
    assert.ok(words.includes('Roof'), address)
    assert.ok(!words.includes(texts.ru['progress.empty.title']), address)
  }
})

test('R495 a category without a title bears our own word for it', async () => {
  const { open } = await pagesWhere({
    '/estates/categories': {
      data: [{ code: 'garage' }, { code: 'castle' }, { code: 'flat', title: 'Homes' }],
    },
  })
  for (const language of languages) {
    const { html } = await open(pages.properties(language))
    assert.deepEqual(html.match(wordless), null)
    const address = pages.listing(language, 'garage')
    assert.ok(
      html.includes(`href="${address}"`) && html.includes(texts[language]['category.garage']),
      language,
    )
    assert.ok(!html.includes('castle') && html.includes('Homes'))
  }
})

test('R495 a review and a colleague are shown with what is known of them', async () => {
  const { open } = await pagesWhere({
    '/reviews': {
      data: [{ text: 'Fine' }, { text: 'Good', date: '2026-10-05' }, { text: 'Nice', source: 'Elsewhere' }],
    },
    '/employees': { data: [{ name: 'First' }, { name: 'Second', department: 'Sales', position: 'Head' }] },
  })
  for (const [address, known] of [
    [pages.home('ru'), ['Fine', 'Good', 'Nice', 'Elsewhere']],
    [pages.about('ru'), ['Fine', 'Good', 'Nice', 'Elsewhere', 'First', 'Second', 'Sales', 'Head']],
  ] as const) {
    const { html } = await open(address)
    assert.deepEqual(html.match(wordless), null, address)
    const words = wordsOfPage(html)
    for (const word of known) assert.ok(words.includes(word), `${address}: ${word}`)
    assert.doesNotMatch(words, /(?:Fine|Good|Nice|Elsewhere) ,| · (?=,|$)/)
  }
})

test('R495 R36 half of a place is none, and half of the hours are not shown', async () => {
  const office = {
    id: 4,
    title: 'Office',
    address: 'Street 1',
    lat: 43.2,
    hours: [{ from: '09:00' }, { days: 'Sat' }],
  }
  const { open } = await pagesWhere({ '/contacts': { data: [office] } })
  const { html } = await open(pages.contacts('ru'))
  assert.ok(wordsOfPage(html).includes('Street 1'))
  assert.doesNotMatch(html, /GeoCoordinates|class="map-(?:links|box)|09:00|Sat/)
})

test('R933 R36 an office of which a city or a way to reach it is told is shown, and one of nothing is not', async () => {
  const offices = [
    { id: 1, phones: ['+77270000001'] },
    { id: 2, email: 'office@other.example' },
    { id: 3, whatsapp: '+77270000003' },
    { id: 4, telegram: 'other' },
    { id: 5, city: 'Somewhere' },
    { id: 6, hours: [{ days: 'Sat', from: '09:00', to: '10:00' }] },
    { id: 7 },
  ]
  const { open } = await pagesWhere({ '/contacts': { data: offices } })
  for (const language of languages) {
    const { html } = await open(pages.contacts(language))
    for (const known of [
      'tel:+77270000001',
      'mailto:office@other.example',
      '77270000003',
      '/other"',
      'Somewhere',
    ])
      assert.ok(html.includes(known), known)
    assert.equal(html.match(/class="office-card"/g)?.length, 5)
    assert.ok(!html.includes('09:00'))
    assert.deepEqual(html.match(wordless), null)
  }
})

test('R495 R49 projects of which no place is known have no map', async () => {
  const projects = [1, 2].map((n) => ({ name: `Project ${n}`, slug: `project-${n}` }))
  const { open } = await pagesWhere({ '/complexes': { data: projects } })
  for (const search of ['', 'view=map']) {
    const { html } = await open(pages.projects('ru', search))
    assert.doesNotMatch(html, /class="(?:map-box|map-addresses|project-views)|data-view="map"/, search)
    assert.ok(wordsOfPage(html).includes('Project 2'))
  }
  const placed = await pagesWhere({ '/complexes': { data: [{ ...projects[0], lat: 43.2, lng: 76.9 }] } })
  const { html } = await placed.open(pages.projects('ru', 'view=map'))
  assert.match(html, /data-view="map"/)
  for (const part of ['map-box', 'map-addresses', 'project-views'])
    assert.ok(html.includes(`class="${part}`), part)
})

test('R505 R53 R54 programmes that cannot be read say so, and none are none', async () => {
  for (const language of languages) {
    const { 'listing.unread': unread, 'programmes.none': none } = texts[language]
    for (const [programmes, said, unsaid] of [
      [[{ id: 1, title: 'Loan', kind: 'state' }], unread, none],
      [[{ id: 1, title: 'Loan' }], unread, none],
      [[{}], unread, none],
      [[], none, unread],
    ] as const) {
      const { open } = await pagesWhere({ '/mortgages': { data: programmes } })
      for (const address of [pages.mortgage(language), pages.installment(language)]) {
        const words = wordsOfPage((await open(address)).html)
        assert.ok(
          words.includes(said) && !words.includes(unsaid),
          `${address}: ${JSON.stringify(programmes)}`,
        )
      }
    }
  }
})

test('R495 a foreign number is told with the mailbox of the company, and without one that is not known', async () => {
  const refusal = { message: 'validation.failed', errors: { phone: ['validation.phone_foreign'] } }
  for (const email of ['', 'office@other.example']) {
    const { open } = await pagesOver(async (path, ...rest) => {
      if (path.startsWith('/api/feedback')) return Response.json(refusal, { status: 422 })
      if (path === '/api/dictionaries') return Response.json({ data: { company: { email } } })
      return specificationServer(path, ...rest)
    })
    for (const language of languages) {
      const body = new URLSearchParams({ form: 'callback', phone: '+1 202 555 0100' })
      const { status, html } = await open(pages.callback(language), { method: 'POST', body })
      assert.equal(status, 422)
      const words = wordsOfPage(html).replaceAll('\u2060', '')
      const { 'validation.phone_foreign.plain': plain, 'validation.phone_foreign': whole } = texts[language]
      assert.ok(words.includes(plain), words)
      const said = whole.replace('{contact}', email).trim()
      assert.equal(words.includes(said), email !== '', said)
    }
  }
})

test('R1192 R136 R204 R209 without scripts a failure of another server is told in words: beside the list that it costs its filters, and in the form that it refuses', async () => {
  const secret = 'SQLSTATE[42S02] in /srv/app/Filters.php'
  const { open: openList } = await pagesOver(async (path, ...rest) =>
    /\/filters(\?|$)/.test(path)
      ? Response.json({ message: secret, exception: { trace: [secret] } }, { status: 500 })
      : specificationServer(path, ...rest),
  )
  for (const language of languages) {
    for (const address of [pages.listing(language, 'flat', 'rooms=2'), pages.projects(language)]) {
      const { status, html } = await openList(address)
      assert.equal(status, 200, address)
      assert.ok(wordsOfPage(html).includes(texts[language]['listing.filters.failed']), address)
      assert.ok(!html.includes('SQLSTATE'), address)
    }
  }
  const refusals = (language: Language): readonly (readonly [number, unknown, string])[] => [
    [422, { errors: { phone: 'validation.phone' } }, texts[language]['validation.phone']],
    [422, { errors: { phone: ['The number is odd.'], name: { code: 1 } } }, 'The number is odd.'],
    [422, { errors: 'The office is closed today.' }, 'The office is closed today.'],
    [422, { message: 'The office is closed today.' }, 'The office is closed today.'],
    [422, { errors: { phone: { code: 1 } } }, texts[language][`${noReason}.plain`]],
    [400, [], texts[language][`${noReason}.plain`]],
    [500, { message: secret }, texts[language]['feedback.unavailable.plain']],
  ]
  for (const language of languages) {
    for (const [status, refusal, said] of refusals(language)) {
      const { open } = await pagesOver(async (path, ...rest) =>
        path.startsWith('/api/feedback')
          ? Response.json(refusal, { status })
          : specificationServer(path, ...rest),
      )
      const body = new URLSearchParams({ name: 'Aigul', phone: '+7 701 234 56 78', consent: 'true' })
      const { html } = await open(pages.callback(language), { method: 'POST', body })
      const [beginning = ''] = said.split('{')
      assert.ok(
        wordsOfPage(html).replaceAll('\u2060', '').includes(beginning.trim()),
        `${language}: ${JSON.stringify(refusal)}`,
      )
      assert.ok(html.includes('value="Aigul"') && !html.includes('SQLSTATE'))
    }
  }
})

test('R1006 R79 R97 where the dictionaries do not tell how to reach the company, phone and mail of its sales office stand in the frame', async () => {
  const contacts = [
    { id: 1, type: 'hr', title: 'People', phones: ['+77010000001'], email: 'people@example.kz' },
    { id: 2, type: 'office', title: 'Office', phones: ['+77010000002'], email: 'office@example.kz' },
    { id: 3, type: 'sales', title: 'Sales', phones: ['+77010000003'] },
  ]
  const frameWhere = async (answers: Readonly<Record<string, unknown>>) => {
    const { html } = await (await pagesWhere(answers)).open(pages.news('ru'))
    const frame = html.replace(/<main\b.*<\/main>/s, '')
    return [...new Set(frame.match(/href="(?:tel|mailto):[^"]*/g))].toSorted()
  }
  assert.deepEqual(await frameWhere({ '/contacts': { data: contacts } }), [
    'href="mailto:office@example.kz',
    'href="tel:+77010000003',
  ])
  assert.deepEqual(await frameWhere({ '/contacts': { data: contacts.slice(0, 1) } }), [])
  const told = { name: 'Sample', phone: '+77010000009', email: '' }
  assert.deepEqual(
    await frameWhere({ '/contacts': { data: contacts }, '/dictionaries': { data: { company: told } } }),
    ['href="tel:+77010000009'],
  )
})
