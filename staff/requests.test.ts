import assert from 'node:assert/strict'
import { speakToStaff } from '#domain/staff/staff-text.ts'
import { looksOf } from '#database/staff/looks.ts'
import type { Database } from '#database/open.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeLead, makeRow, type Row } from '#tests/helpers/databases/rows.ts'
import { staffPage, waysNamed } from '#tests/helpers/staff/staff-page.ts'

const id = (number: number) => makeLead(number).id

const lead = (number: number, difference: Partial<Row<'leads'>> = {}) =>
  makeLead(number, {
    idempotency_key: null,
    name: `Visitor ${number}`,
    phone: `+7701${String(number).padStart(7, '0')}`,
    created_at: new Date(Date.UTC(2026, 10, 20, 10, number)).toISOString(),
    ...difference,
  })

const delivery = (number: number, difference: Partial<Row<'deliveries'>>) =>
  makeRow('deliveries', {
    id: `${number}${difference.channel ?? ''}`,
    lead_id: id(number),
    channel: 'webhook',
    ...difference,
  })

/** The requests of a page, as their links name them. */
const shown = (html: string) =>
  [...html.matchAll(/class="title"[^>]*?href="\/staff\/requests\/([^"]+)"/g)].map(([, each]) => each)

const looks = async (db: Database) =>
  (await Array.fromAsync(looksOf(db, {}))).flat().map(({ name, what, lead_id }) => [name, what, lead_id])

eachDatabase('R822 the newest requests come first, a page of them at a time', async (db, _engine, t) => {
  await fillDatabase(db, { leads: Array.from({ length: 60 }, (_, number) => lead(number + 1)) })
  const { ask, logIn } = await staffPage(t, db)
  const cookie = await logIn()
  const seen = []
  let next: string | undefined = '/staff/requests'
  while (next !== undefined) {
    const { html } = await ask(next, { cookie })
    seen.push(shown(html))
    next = /href="([^"]+before=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  }
  assert.deepEqual(
    seen.map((page) => page.length),
    [25, 25, 10],
  )
  assert.deepEqual(
    seen.flat(),
    Array.from({ length: 60 }, (_, number) => id(60 - number)),
  )
})

eachDatabase('R822 requests are chosen by form and by how they stand', async (db, _engine, t) => {
  await fillDatabase(db, {
    leads: [lead(1), lead(2, { form: 'meets' }), lead(3), lead(4), lead(5)],
    deliveries: [
      delivery(1, { state: 'delivered', delivered_at: '2026-11-20T10:05:00.000Z' }),
      delivery(2, { state: 'pending' }),
      delivery(3, { state: 'dead', attempts: 30, last_error: 'status 500' }),
      delivery(4, { state: 'delivered', channel: 'mail', delivered_at: '2026-11-20T10:05:00.000Z' }),
      delivery(4, { state: 'dead' }),
    ],
  })
  const { ask, logIn } = await staffPage(t, db)
  const cookie = await logIn()
  const list = async (query: string) => shown((await ask(`/staff/requests?${query}`, { cookie })).html)
  assert.deepEqual(await list('state=waiting'), [id(2)])
  assert.deepEqual(await list('state=dead'), [id(4), id(3)])
  assert.deepEqual(await list('state=delivered'), [id(1)])
  assert.deepEqual(await list('state=unsent'), [id(5)])
  assert.deepEqual(await list('form=meets'), [id(2)])
  assert.deepEqual(await list('form=meets&state=dead'), [])
  assert.equal((await list('form=nothing&state=x&before=1&page=7')).length, 5)
})

eachDatabase(
  'R823 R1780 R1781 a phone is found in any spelling, and stands in no address and no look',
  async (db, _engine, t) => {
    const phone = '+77071234567'
    await fillDatabase(db, {
      leads: [lead(1, { phone }), lead(2), lead(3, { phone }), lead(4, { phone: '+77071234568' })],
    })
    const { ask, logIn } = await staffPage(t, db)
    const cookie = await logIn()
    const find = (text: string) => ask('/staff/search', { cookie, form: { phone: text } })
    for (const text of ['+77071234567', '8 (707) 123-45-67', ' 7071234567 ', '8-707-123-45-67']) {
      const { status, location } = await find(text)
      assert.deepEqual([status, location], [303, `/staff/requests?same=${id(3)}`], text)
    }
    const { html } = await ask(`/staff/requests?same=${id(3)}`, { cookie })
    assert.deepEqual(shown(html), [id(3), id(1)])
    // R1780: the phone of a line can be called.
    assert.match(html, /<a href="tel:\+77071234567">\+7 \(707\) 123-45-67/)
    assert.doesNotMatch(/<title>([^<]*)/.exec(html)?.[1] ?? '', /707/)
    for (const text of ['+77079999999', '707', '', 'x'.repeat(5000), "' or 1=1 --"]) {
      const answer = await find(text)
      assert.deepEqual([answer.status, /role="alert"/.test(answer.html)], [200, true], text)
      // R1781: what was typed stands in the field, and no request of anybody else below it.
      assert.equal(
        /name="phone"[^>]*value="([^"]*)"/.exec(answer.html)?.[1],
        text.slice(0, 40).replaceAll("'", '&#39;'),
      )
      assert.deepEqual(shown(answer.html), [])
      assert.match(answer.html, /To the newest requests/)
    }
    const kept = JSON.stringify(await looks(db))
    assert.match(kept, /search/)
    assert.doesNotMatch(kept, /707/)
  },
)

eachDatabase(
  'R1794 the number of a request, as mail and CRM have it, leads to it',
  async (db, _engine, t) => {
    await fillDatabase(db, { leads: [lead(1), lead(2)] })
    const { ask, logIn } = await staffPage(t, db)
    const cookie = await logIn()
    const find = (text: string) => ask('/staff/search', { cookie, form: { phone: text } })
    for (const text of [id(2), ` ${id(2).toUpperCase()} `]) {
      const { status, location } = await find(text)
      assert.deepEqual([status, location], [303, `/staff/requests/${id(2)}`], text)
    }
    const gone = await find(id(7))
    assert.match(gone.html, /role="alert"[^]*No request has this number/)
    assert.deepEqual(shown(gone.html), [])
  },
)

eachDatabase(
  'R953 of an application sales see what it is about and how it stands, and no applicant',
  async (db, _, t) => {
    const phone = '+77071234567'
    const application = {
      form: 'application',
      name: 'Айгүл',
      phone,
      email: 'a@example.com',
      message: 'Мой опыт',
    }
    await fillDatabase(db, {
      leads: [lead(1, { phone }), lead(2, application), lead(3, { ...application, phone: '+77070000000' })],
      deliveries: [delivery(2, { state: 'dead', attempts: 30, last_error: 'status 500' })],
    })
    const { ask, logIn } = await staffPage(t, db)
    const cookie = await logIn()
    const found = await ask('/staff/search', { cookie, form: { phone } })
    assert.equal(found.location, `/staff/requests?same=${id(1)}`)
    assert.deepEqual(shown((await ask(found.location ?? '', { cookie })).html), [id(1)])
    const alone = await ask('/staff/search', { cookie, form: { phone: '+77070000000' } })
    assert.match(alone.html, /role="alert"/)
    assert.equal((await ask(`/staff/requests?same=${id(2)}`, { cookie })).status, 404)
    const page = await ask(`/staff/requests/${id(2)}`, { cookie })
    assert.match(page.html, /status 500/)
    assert.match(page.html, /personnel alone/)
    for (const { html } of [page, await ask('/staff/requests', { cookie })])
      assert.doesNotMatch(html, /Айгүл|a@example|Мой опыт/)
    assert.doesNotMatch(page.html, /707|same=/)
  },
)

eachDatabase(
  'R824 R1788 a request is shown with its words, and with what went wrong with each delivery',
  async (db, _engine, t) => {
    await fillDatabase(db, {
      leads: [lead(1, { message: 'Перезвоните\nпосле шести' })],
      lead_files: [
        makeRow('lead_files', { id: '1', lead_id: id(1), name: 'about me.pdf', path: 'secret-path.pdf' }),
      ],
      deliveries: [
        delivery(1, {
          channel: 'mail',
          state: 'delivered',
          attempts: 1,
          delivered_at: '2026-11-20T10:05:00.000Z',
        }),
        delivery(1, { channel: 'bitrix24', state: 'dead', attempts: 30, last_error: 'status 403' }),
        delivery(1, {
          state: 'pending',
          attempts: 4,
          last_error: 'status 500',
          next_attempt_at: '2026-11-23T07:30:00.000Z',
        }),
      ],
    })
    const { ask, logIn } = await staffPage(t, db)
    const cookie = await logIn()
    const { status, html } = await ask(`/staff/requests/${id(1)}`, { cookie })
    assert.equal(status, 200)
    for (const words of [
      'Visitor 1',
      'Перезвоните\nпосле шести',
      'href="tel:+77010000001"',
      id(1),
      'about me.pdf',
    ])
      assert.ok(html.includes(words), words)
    // R1788: beside a meeting «has not arrived» alone would be about the meeting.
    assert.match(html, /<p>\s*Request:\s*<span class="state bad">has not arrived/)
    assert.match(html, /Bitrix24[^]*given up[^]*30 attempts[^]*status 403/)
    assert.match(html, /webhook[^]*goes on trying[^]*4 attempts[^]*status 500/)
    assert.match(html, /November 20, 2026, 15:05|20 November 2026, 15:05/)
    assert.match(html, /Next try: [^<]*12:30/)
    assert.doesNotMatch(html, /secret-path|203\.0\.113/)
    speakToStaff('ru')
    t.after(() => speakToStaff('en'))
    const russian = await ask(`/staff/requests/${id(1)}`, { cookie })
    assert.match(russian.html, /<html lang="ru">[^]*Сайт больше не пробует[^]*Отправить ещё раз/)
  },
)

eachDatabase(
  'R824 send again sends what has not arrived, once, and leaves the rest alone',
  async (db, _engine, t) => {
    const at = '2026-11-20T10:05:00.000Z'
    await fillDatabase(db, {
      leads: [lead(1), lead(2)],
      deliveries: [
        delivery(1, { channel: 'mail', state: 'delivered', attempts: 1, delivered_at: at }),
        delivery(1, { state: 'dead', attempts: 30, last_error: 'status 500' }),
        delivery(2, { state: 'dead', attempts: 30 }),
      ],
    })
    const { ask, logIn, heard, clock } = await staffPage(t, db, {
      waysOf: async () => waysNamed('mail', 'webhook', 'bitrix24'),
    })
    const cookie = await logIn()
    const press = () => ask(`/staff/requests/${id(1)}/send`, { cookie, form: {} })
    const rows = () =>
      db
        .selectFrom('deliveries')
        .select(['lead_id', 'channel', 'state', 'attempts', 'next_attempt_at', 'delivered_at'])
        .orderBy('lead_id')
        .orderBy('channel')
        .execute()
    const first = await press()
    assert.deepEqual([first.status, first.location], [303, `/staff/requests/${id(1)}?sent`])
    const after = await rows()
    const now = clock.at.toISOString()
    assert.deepEqual(
      after.map(({ channel, state, attempts }) => [channel, state, attempts]),
      [
        ['bitrix24', 'pending', 0],
        ['mail', 'delivered', 1],
        ['webhook', 'pending', 1],
        ['webhook', 'dead', 30],
      ],
    )
    assert.equal(after[2]?.next_attempt_at, now)
    assert.equal(after[1]?.delivered_at, at)
    await Promise.all([press(), press(), press()])
    assert.deepEqual(await rows(), after)
    assert.equal(heard.filter((word) => word === 'wake').length, 4)
    // While it waits there is nothing to press.
    const waiting = await ask(`/staff/requests/${id(1)}`, { cookie })
    assert.doesNotMatch(waiting.html, /<button>Send again/)
    assert.doesNotMatch(waiting.html, /role="status"/)
    assert.match((await ask(`/staff/requests/${id(2)}`, { cookie })).html, /<button>Send again/)
  },
)

eachDatabase(
  'R912 whoever sends a request again reads what came of it, and the attempts before stay',
  async (db, _engine, t) => {
    await fillDatabase(db, {
      leads: [lead(1)],
      deliveries: [delivery(1, { state: 'dead', attempts: 25, last_error: 'status 500' })],
    })
    const { ask, logIn } = await staffPage(t, db)
    const cookie = await logIn()
    const { location } = await ask(`/staff/requests/${id(1)}/send`, { cookie, form: {} })
    const answer = async () => (await ask(location ?? '', { cookie })).html
    const set = (changed: object) => db.updateTable('deliveries').set(changed).execute()
    const told = (html: string) => /role="status">[^]*?<p>([^<]+)/.exec(html)?.[1]
    const due = await answer()
    assert.equal(told(due), 'It is being sent again right now.')
    assert.match(due, /25 attempts[^]*Last sent again: [^<]*10:00, anna/)
    // A worker has it in hand.
    const lease = '2026-11-23T05:02:00.000Z'
    await set({ attempts: 2, lease_id: 'worker', leased_until: lease, next_attempt_at: lease })
    const held = await answer()
    assert.equal(told(held), 'It is being sent again right now.')
    assert.doesNotMatch(held, /<button>Send again/)
    await set({ lease_id: null, leased_until: null, last_error: 'ECONNREFUSED' })
    const failed = await answer()
    assert.equal(told(failed), 'It has not arrived yet. The reason is below.')
    await set({ state: 'dead' })
    assert.equal(told(await answer()), 'It has not arrived. The reason is below.')
    assert.match(failed, /26 attempts[^]*the receiver accepts no connection \(ECONNREFUSED\)/)
    await ask(`/staff/requests/${id(1)}/send`, { cookie, form: {} })
    await set({ attempts: 2, state: 'delivered', delivered_at: lease, last_error: null })
    const arrived = await answer()
    assert.equal(told(arrived), 'It has arrived.')
    assert.match(arrived, /Arrived on [^<]*27 attempts/)
    // An address that nobody came to by the button says nothing.
    await fillDatabase(db, { leads: [lead(2)] })
    assert.equal(told((await ask(`/staff/requests/${id(2)}?sent`, { cookie })).html), undefined)
  },
)

eachDatabase('R913 a way that cannot send does not go on trying', async (db, _engine, t) => {
  await fillDatabase(db, {
    leads: [lead(1)],
    deliveries: [
      delivery(1, { channel: 'webhook', state: 'pending' }),
      delivery(1, { channel: 'duty', state: 'pending' }),
    ],
  })
  const { ask, logIn } = await staffPage(t, db)
  const { html } = await ask(`/staff/requests/${id(1)}`, { cookie: await logIn() })
  assert.match(html, /<strong>duty<[^]*?It waits: this way cannot send now/)
  assert.match(html, /<strong>webhook<[^]*?It waits to be sent</)
  assert.doesNotMatch(html, /goes on trying/)
})

eachDatabase('R913 a request of which no way can send has no button and says why', async (db, _engine, t) => {
  const at = '2026-11-20T10:05:00.000Z'
  await fillDatabase(db, {
    leads: [lead(1), lead(2), lead(3)],
    deliveries: [
      delivery(1, { channel: 'duty', state: 'dead', attempts: 25 }),
      delivery(3, { channel: 'duty', state: 'delivered', attempts: 1, delivered_at: at }),
    ],
  })
  const { ask, logIn } = await staffPage(t, db, { waysOf: async () => [] })
  const cookie = await logIn()
  const page = async (number: number) => (await ask(`/staff/requests/${id(number)}`, { cookie })).html
  const said = [await page(1), await page(2), await page(3)]
  for (const html of said) assert.doesNotMatch(html, /<button>Send again/)
  assert.match(said[0] ?? '', /None of its ways can send now/)
  assert.match(said[1] ?? '', /No way to staff is on/)
  assert.doesNotMatch(said[2] ?? '', /None of its ways|No way to staff/)
})

eachDatabase('R913 what staff sent another way is no failure of its request', async (db, _engine, t) => {
  const at = '2026-11-20T10:05:00.000Z'
  await fillDatabase(db, {
    leads: [lead(1)],
    deliveries: [
      delivery(1, {
        channel: 'old',
        state: 'dead',
        attempts: 25,
        last_error: 'status 500',
        moved_to: 'mail',
      }),
      delivery(1, { channel: 'mail', state: 'delivered', attempts: 1, delivered_at: at }),
    ],
  })
  const { ask, logIn } = await staffPage(t, db, { waysOf: async () => waysNamed('old', 'mail') })
  const cookie = await logIn()
  const { html } = await ask(`/staff/requests/${id(1)}`, { cookie })
  assert.match(html, /has arrived[^]*Sent by «mail» instead/)
  assert.doesNotMatch(html, /given up|<button>Send again/)
  assert.deepEqual(shown((await ask('/staff/requests?state=dead', { cookie })).html), [])
  assert.deepEqual(shown((await ask('/staff/requests?state=delivered', { cookie })).html), [id(1)])
})

eachDatabase('R824 what a worker has in hand is not sent a second time', async (db, _engine, t) => {
  const held = {
    lease_id: 'a worker',
    leased_until: '2026-11-23T05:01:00.000Z',
    next_attempt_at: '2026-11-23T05:01:00.000Z',
  }
  await fillDatabase(db, {
    leads: [lead(1)],
    deliveries: [delivery(1, { state: 'pending', attempts: 2, ...held })],
  })
  const { ask, logIn } = await staffPage(t, db)
  await ask(`/staff/requests/${id(1)}/send`, { cookie: await logIn(), form: {} })
  const [row] = await db.selectFrom('deliveries').selectAll().execute()
  assert.deepEqual(
    [row?.lease_id, row?.attempts, row?.next_attempt_at],
    ['a worker', 2, held.next_attempt_at],
  )
})

eachDatabase(
  'R825 each look is kept by name, kind and number of the request, and nothing of the visitor',
  async (db, _engine, t) => {
    await fillDatabase(db, { leads: [lead(1)], deliveries: [delivery(1, { state: 'dead' })] })
    const { ask, logIn } = await staffPage(t, db)
    const cookie = await logIn()
    await ask('/staff/requests?state=dead', { cookie })
    await ask(`/staff/requests/${id(1)}`, { cookie })
    await ask('/staff/search', { cookie, form: { phone: lead(1).phone ?? '' } })
    await ask(`/staff/requests/${id(1)}/send`, { cookie, form: {} })
    await ask(`/staff/requests/${id(7)}`, { cookie })
    assert.deepEqual(await looks(db), [
      ['anna', 'login', null],
      ['anna', 'list', null],
      ['anna', 'request', id(1)],
      ['anna', 'search', null],
      ['anna', 'send', id(1)],
    ])
    const rows = JSON.stringify(await db.selectFrom('staff_looks').selectAll().execute())
    for (const word of ['Visitor', lead(1).phone, '203.0.113']) assert.ok(!rows.includes(word ?? ''), word)
  },
)

eachDatabase('R825 a look that cannot be kept shows nothing', async (db, _engine, t) => {
  await fillDatabase(db, { leads: [lead(1)] })
  const { ask, logIn } = await staffPage(t, db, { newId: () => 'the same' })
  const cookie = await logIn()
  const { status, html } = await ask(`/staff/requests/${id(1)}`, { cookie })
  assert.equal(status, 500)
  assert.doesNotMatch(html, /Visitor/)
})

eachDatabase('R911 the page of alarms is green only where nothing failed', async (db, _engine, t) => {
  let reasons: string[] = []
  const { ask, logIn } = await staffPage(t, db, {
    alarms: async () => ({ alerts: [], well: 'how it stands', reasons }),
  })
  const cookie = await logIn()
  const page = async () => (await ask('/staff/alarms', { cookie })).html
  assert.match(await page(), /<p class="good">how it stands<\/p>/)
  reasons = ['mail: 1 × ESOCKET']
  assert.match(await page(), /<p class="wait">how it stands<\/p>[^]*mail: 1 × ESOCKET/)
})

eachDatabase('R826 the page says what npm run status says', async (db, _engine, t) => {
  const { ask, logIn } = await staffPage(t, db, {
    alarms: async () => ({
      alerts: ['Mail is <b>down</b>: look.'],
      well: '',
      reasons: ['mail: 3 × status 500'],
    }),
  })
  const cookie = await logIn()
  const { html } = await ask('/staff/alarms', { cookie })
  assert.match(html, /<li>Mail is &lt;b&gt;down&lt;\/b&gt;: look\.<\/li>[^]*<li>mail: 3 × status 500<\/li>/)
})
