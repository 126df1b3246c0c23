import assert from 'node:assert/strict'
import { answerMeeting, knownMeeting, meetingIds } from '#database/leads/meetings.ts'
import { forgetPerson } from '#database/leads/forget-person.ts'
import { deletePastTime } from '#database/leads/past-time.ts'
import { personData } from '#database/leads/person-data.ts'
import { writeJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import { looksOf } from '#database/staff/looks.ts'
import { openPlace } from '#domain/meeting-place.ts'
import type { Localized } from '#domain/languages.ts'
import { speakToStaff } from '#domain/staff/staff-text.ts'
import { meetingToken } from '#leads/meetings/meeting-token.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeLead, makeRow, type Row } from '#tests/helpers/databases/rows.ts'
import { siteSecret, staffPage } from '#tests/helpers/staff/staff-page.ts'

// The clock of the page stands at 2026-11-23, 10:00 in Kazakhstan.

const id = (number: number) => makeLead(number).id

const request = (number: number, body: Record<string, unknown>, difference: Partial<Row<'leads'>> = {}) =>
  makeLead(number, {
    form: 'meets',
    idempotency_key: null,
    name: `Visitor ${number}`,
    phone: `+7701${String(number).padStart(7, '0')}`,
    language: 'ru',
    body: writeJson(body),
    ...difference,
  })

const wish = { date: '2026-12-01', time_slot: '15:00-17:00', format: 'office', estate_ids: [7, 5] }

/** The requests of a page, as their links name them. */
const shown = (html: string) =>
  [...html.matchAll(/class="title"[^>]*?href="\/staff\/requests\/([^"]+)"/g)].map(([, each]) => each)

const answersOf = async (db: Database) =>
  (await Array.fromAsync(looksOf(db, {})))
    .flat()
    .filter(({ what }) => ['confirm', 'move', 'cancel'].includes(what))
    .map(({ name, what, lead_id }) => [name, what, lead_id])

const stands = async (db: Database, number = 1) => {
  const meeting = await knownMeeting(db, id(number))
  return meeting && [meeting.state, meeting.day, meeting.slot, meeting.sequence, meeting.changedBy]
}

eachDatabase(
  'R1560 R1692 R1782 meetings are listed by their day, the next first, those without a day and those cancelled apart',
  async (db, _, t) => {
    await fillDatabase(db, {
      leads: [
        request(1, { ...wish, date: '2026-12-03', time_slot: '09:00-11:00' }),
        request(2, { date: '2026-11-23' }),
        request(3, { ...wish, date: '2026-12-03', time_slot: undefined }),
        request(4, { date: '2026-11-20' }),
        request(5, {}),
        request(6, { date: '2026-11-10' }),
        request(7, { date: '2026-11-12' }),
        request(8, {}, { form: 'callback' }),
        request(9, {}),
        request(10, { date: '2026-12-02' }),
        request(11, { date: '2026-11-11' }),
      ],
      meetings: [
        makeRow('meetings', { lead_id: id(6), state: 'moved', day: '2026-11-30', slot: '10:00' }),
        makeRow('meetings', { lead_id: id(9), state: 'cancelled', day: null, slot: null }),
        makeRow('meetings', { lead_id: id(10), state: 'cancelled', day: '2026-12-02', slot: null }),
        makeRow('meetings', { lead_id: id(11), state: 'cancelled', day: '2026-11-11', slot: null }),
      ],
    })
    const { ask, logIn } = await staffPage(t, db)
    const cookie = await logIn()
    const list = async (query = '') => (await ask(`/staff/meetings${query}`, { cookie })).html
    const upcoming = await list()
    assert.deepEqual(shown(upcoming), [id(2), id(6), id(3), id(1)])
    assert.match(upcoming, /<strong>Today<\/strong>, any time/)
    assert.match(upcoming, /30 November 2026, 10:00<[^]*?another time is proposed/)
    assert.match(upcoming, /Thu, 3 December 2026, 09:00–11:00/)
    assert.match(upcoming, /href="\/staff\/meetings"\s+aria-current="page"/)
    assert.match(upcoming, /Wait for your answer: 3 upcoming, 1 without a day\./)
    assert.match(upcoming, /<a href="tel:\+77010000003">/)
    assert.deepEqual(shown(await list('?view=undated')), [id(5)])
    assert.deepEqual(shown(await list('?view=past')), [id(4), id(7)])
    // R1692: those that do not take place stand in a list of their own alone, whatever their day.
    assert.deepEqual(shown(await list('?view=cancelled')), [id(10), id(11), id(9)])
    assert.deepEqual(shown(await list('?view=nothing&page=-1')), shown(upcoming))
    assert.deepEqual(shown(await list('?page=9999')), [])
    const requests = (await ask('/staff/requests', { cookie })).html
    assert.match(
      requests,
      /Meeting: Thu, 3 December 2026, 09:00–11:00\s*<span class="state wait">waits for your answer/,
    )
  },
)

eachDatabase('R1560 a long list of meetings has pages, and none is missing or twice', async (db, _, t) => {
  const leads = Array.from({ length: 60 }, (_, number) => request(number + 1, { date: '2026-12-01' }))
  await fillDatabase(db, { leads })
  const { ask, logIn } = await staffPage(t, db)
  const cookie = await logIn()
  const seen = []
  let next: string | undefined = '/staff/meetings'
  while (next !== undefined) {
    const { html } = await ask(next, { cookie })
    seen.push(...shown(html))
    const last: string | undefined = /href="([^"]+)"\s*>Later meetings/.exec(html)?.[1]
    next = last?.replaceAll('&amp;', '&')
  }
  assert.deepEqual(
    seen,
    leads.map((lead) => lead.id),
  )
})

eachDatabase(
  'R1561 R1789 a meeting is confirmed, moved and cancelled, and who did it is kept',
  async (db, _, t) => {
    await fillDatabase(db, { leads: [request(1, wish)] })
    const { ask, logIn, later } = await staffPage(t, db)
    const cookie = await logIn()
    const answer = (form: Record<string, string>) => ask(`/staff/requests/${id(1)}/meeting`, { cookie, form })
    const before = (await ask(`/staff/requests/${id(1)}`, { cookie })).html
    // R1789: back to the list that it was opened from.
    assert.match(before, /<a href="\/staff\/meetings">To the meetings</)
    assert.match(
      before,
      /<strong>Tue, 1 December 2026, 15:00–17:00<\/strong>\s*<span class="state wait">waits/,
    )
    assert.match(
      before,
      /name="day"[^>]*value="2026-12-01"[^]*name="from"[^>]*value="15:00"[^]*name="to"[^>]*value="17:00"/,
    )

    const time = { day: '2026-12-01', from: '15:30', to: '' }
    const first = await answer({ do: 'confirmed', seen: '0', ...time })
    assert.deepEqual([first.status, first.location], [303, `/staff/requests/${id(1)}?answered`])
    assert.deepEqual(await stands(db), ['confirmed', '2026-12-01', '15:30', 1, 'anna'])
    const confirmed = (await ask(first.location ?? '', { cookie })).html
    assert.match(confirmed, /role="status"[^]*Your answer is kept/)
    assert.match(confirmed, /The visitor asked for: Tue, 1 December 2026, 15:00–17:00/)
    assert.match(confirmed, /Last answer: 23 November 2026, 10:00, anna/)

    later(5)
    await answer({ do: 'moved', seen: '1', day: '2026-12-02', from: '11:00', to: '12:00' })
    assert.deepEqual(await stands(db), ['moved', '2026-12-02', '11:00-12:00', 2, 'anna'])
    await answer({ do: 'cancelled', seen: '2' })
    assert.deepEqual(await stands(db), ['cancelled', '2026-12-02', '11:00-12:00', 3, 'anna'])
    await answer({ do: 'confirmed', seen: '3', day: '2026-12-02', from: '11:00', to: '12:00' })
    assert.deepEqual(await stands(db), ['confirmed', '2026-12-02', '11:00-12:00', 4, 'anna'])
    assert.deepEqual(await answersOf(db), [
      ['anna', 'confirm', id(1)],
      ['anna', 'move', id(1)],
      ['anna', 'cancel', id(1)],
      ['anna', 'confirm', id(1)],
    ])
  },
)

eachDatabase('R1561 a request without a day gets one, and can be cancelled', async (db, _, t) => {
  await fillDatabase(db, { leads: [request(1, {}), request(2, {})] })
  const { ask, logIn } = await staffPage(t, db)
  const cookie = await logIn()
  const answer = (number: number, form: Record<string, string>) =>
    ask(`/staff/requests/${id(number)}/meeting`, { cookie, form })
  await answer(1, { do: 'moved', seen: '0', day: '2026-12-02', from: '9:00', to: '' })
  assert.deepEqual(await stands(db), ['moved', '2026-12-02', '09:00', 1, 'anna'])
  const { location } = await answer(2, { do: 'cancelled', seen: '0' })
  assert.deepEqual(await stands(db, 2), ['cancelled', null, null, 1, 'anna'])
  const { html } = await ask(location ?? '', { cookie })
  assert.match(html, /the day is not agreed/)
  assert.match(html, /<blockquote lang="ru">Здравствуйте! К сожалению, встреча не состоится\. Подробности/)
})

eachDatabase('R1561 the same answer pressed twice, or at the same moment, is one', async (db, _, t) => {
  await fillDatabase(db, { leads: [request(1, wish)] })
  const { ask, logIn } = await staffPage(t, db)
  const cookie = await logIn()
  const form = { do: 'confirmed', seen: '0', day: '2026-12-01', from: '15:00', to: '17:00' }
  const press = () => ask(`/staff/requests/${id(1)}/meeting`, { cookie, form })
  const pressed = await Promise.all([press(), press(), press()])
  pressed.push(await press())
  assert.deepEqual(
    pressed.map(({ status }) => status),
    [303, 303, 303, 303],
  )
  assert.deepEqual(await stands(db), ['confirmed', '2026-12-01', '15:00-17:00', 1, 'anna'])
  assert.equal((await answersOf(db)).length, 1)
})

eachDatabase(
  'R1562 of two who answer at once one is kept, and the other reads what they did',
  async (db, _, t) => {
    await fillDatabase(db, { leads: [request(1, wish)] })
    const { replica, logIn } = await staffPage(t, db)
    const [one, other] = [replica(), replica()]
    const [anna, ulan] = [await logIn(), await logIn('ұлан@example.kz')]
    const path = `/staff/requests/${id(1)}/meeting`
    const [first, second] = await Promise.all([
      one(path, {
        cookie: anna,
        form: { do: 'confirmed', seen: '0', day: '2026-12-01', from: '15:00', to: '17:00' },
      }),
      other(path, {
        cookie: ulan,
        form: { do: 'moved', seen: '0', day: '2026-12-05', from: '10:00', to: '' },
      }),
    ])
    assert.deepEqual([first.status, second.status].toSorted(), [303, 409])
    const [lost, winner] = first.status === 409 ? [first, 'ұлан@example.kz'] : [second, 'anna']
    assert.match(lost.html, new RegExp(`role="alert">${winner} has answered this meeting meanwhile`))
    assert.match(lost.html, /name="seen" value="1"/)
    assert.equal((await stands(db))?.[3], 1)
    assert.equal((await answersOf(db)).length, 1)
    // The same answer as the one that stands, by somebody else: they read whose it is.
    const late = await other(path, {
      cookie: winner === 'anna' ? ulan : anna,
      form: { do: 'cancelled', seen: '0' },
    })
    assert.deepEqual([late.status, (await stands(db))?.[3]], [409, 1])
  },
)

eachDatabase(
  'R1562 an answer to what another one has changed is not kept in the database either',
  async (db) => {
    await fillDatabase(db, { leads: [request(1, wish)] })
    const answer = (seen: number, lookId: string) =>
      answerMeeting(db, {
        leadId: id(1),
        state: 'confirmed',
        day: '2026-12-01',
        slot: '15:00',
        ...openPlace,
        seen,
        by: lookId,
        at: new Date('2026-11-23T05:00:00Z'),
        lookId,
      })
    const [a, b] = await Promise.all([answer(0, 'a'), answer(0, 'b')])
    assert.deepEqual([a, b].toSorted(), [false, true])
    const more = await Promise.all(['c', 'd', 'e'].map((name) => answer(1, name)))
    assert.deepEqual(more.toSorted(), [false, false, true])
    assert.equal((await stands(db))?.[3], 2)
    assert.equal((await answersOf(db)).length, 2)
  },
)

eachDatabase(
  'R1561 hostile and impossible times are refused with words, and nothing is kept',
  async (db, _, t) => {
    await fillDatabase(db, { leads: [request(1, wish)] })
    const { ask, logIn } = await staffPage(t, db)
    const cookie = await logIn()
    const good = { do: 'confirmed', seen: '0', day: '2026-12-01', from: '15:00', to: '' }
    const wrong: [Partial<Record<keyof typeof good, string>>, RegExp][] = [
      [{ day: '2026-11-22' }, /Choose a day/],
      [{ day: '9999-12-31' }, /Choose a day/],
      [{ day: '2027-02-29' }, /Choose a day/],
      [{ day: '2027-02-22' }, /Choose a day/],
      [{ day: '' }, /Choose a day/],
      [{ day: '"><script>' }, /Choose a day/],
      [{ from: '' }, /Choose the hour/],
      [{ from: '03:00' }, /Choose an hour/],
      [{ from: '15:00', to: '14:00' }, /Choose an hour/],
      [{ from: '25:99' }, /Choose an hour/],
      [{ from: '21:00', to: '23:00' }, /Choose an hour/],
      [{ from: 'x'.repeat(5000) }, /Choose an hour/],
      [{ day: '2026-11-23', from: '09:00' }, /This time of today is past/],
      [{ do: 'moved', from: '15:00', to: '17:00' }, /the time and the place that the meeting has/],
      [{ do: 'deleted' }, /could not be read/],
      [{ seen: '-1' }, /could not be read/],
      [{ seen: '9' }, /could not be read/],
      [{ seen: '' }, /could not be read/],
    ]
    for (const [difference, words] of wrong) {
      const answer = await ask(`/staff/requests/${id(1)}/meeting`, {
        cookie,
        form: { ...good, ...difference },
      })
      assert.equal(answer.status, 422, JSON.stringify(difference))
      assert.match(/role="alert">([^<]*)/.exec(answer.html)?.[1] ?? '', words, JSON.stringify(difference))
      assert.doesNotMatch(answer.html, /<script/)
    }
    const typed = await ask(`/staff/requests/${id(1)}/meeting`, {
      cookie,
      form: { ...good, day: '2026-12-09', from: '03:00' },
    })
    assert.match(typed.html, /value="2026-12-09"[^]*value="03:00"/)
    assert.deepEqual(await stands(db), ['asked', '2026-12-01', '15:00-17:00', 0, null])
    assert.deepEqual(await answersOf(db), [])
  },
)

eachDatabase(
  'R1561 nobody answers a meeting without a login, from elsewhere, or of another form',
  async (db, _, t) => {
    await fillDatabase(db, {
      leads: [
        request(1, wish),
        request(2, wish, { form: 'callback' }),
        request(3, wish, { form: 'application' }),
      ],
    })
    const { ask, logIn } = await staffPage(t, db)
    const cookie = await logIn()
    const form = { do: 'confirmed', seen: '0', day: '2026-12-01', from: '15:00', to: '' }
    const press = (number: number, more: object) =>
      ask(`/staff/requests/${id(number)}/meeting`, { form, ...more })
    assert.match((await press(1, {})).location ?? '', /^\/staff\/login/)
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    assert.equal((await press(1, { cookie, headers: foreign })).status, 403)
    for (const number of [2, 3, 9]) assert.equal((await press(number, { cookie })).status, 404)
    assert.equal((await ask('/staff/requests/nonsense/meeting', { form, cookie })).status, 404)
    assert.match((await ask('/staff/meetings')).location ?? '', /login\?next=%2Fstaff%2Fmeetings/)
    assert.deepEqual(await db.selectFrom('meetings').selectAll().execute(), [])
    for (const number of [2, 3])
      assert.doesNotMatch((await ask(`/staff/requests/${id(number)}`, { cookie })).html, /id="meeting"/)
  },
)

eachDatabase(
  'R1564 staff read what to tell the visitor, in the visitor’s language, with the visitor’s page',
  async (db, _, t) => {
    await fillDatabase(db, {
      leads: [
        request(1, wish, { language: 'ru' }),
        request(2, wish, { language: 'kk' }),
        request(3, wish, { language: 'en' }),
      ],
      meetings: [
        makeRow('meetings', { lead_id: id(1), state: 'confirmed', day: '2026-12-01', slot: '15:30' }),
        makeRow('meetings', { lead_id: id(2), state: 'moved', day: '2026-12-02', slot: '11:00-12:00' }),
        makeRow('meetings', { lead_id: id(3), state: 'cancelled', day: '2026-12-01', slot: null }),
      ],
    })
    const { ask, logIn } = await staffPage(t, db)
    const cookie = await logIn()
    const words = async (number: number) => {
      const { html } = await ask(`/staff/requests/${id(number)}`, { cookie })
      return /<blockquote lang="\w+">([^<]+)/.exec(html)?.[1]
    }
    const link = (prefix: string, number: number) =>
      `https://homes.example${prefix}/favorites/expert?token=${meetingToken(siteSecret, id(number))}`
    assert.equal(
      await words(1),
      `Здравствуйте! Подтверждаем встречу: 1 декабря 2026, 15:30. Подробности и файл для календаря: ${link('', 1)}`,
    )
    assert.equal(
      await words(2),
      `Сәлеметсіз бе! Басқа уақытта кездесуді ұсынамыз: 2026 жылғы 2 желтоқсан, 11:00–12:00. Сізге ыңғайлы ма? Толығырақ: ${link('/kk', 2)}`,
    )
    assert.equal(
      await words(3),
      `Hello! Unfortunately, the meeting will not take place: 1 December 2026, any time. Details: ${link('/en', 3)}`,
    )
    speakToStaff('ru')
    t.after(() => speakToStaff('en'))
    const { html } = await ask(`/staff/requests/${id(1)}`, { cookie })
    assert.match(
      html,
      /Встреча<\/a>:<\/span>\s*<strong>вт, 1 декабря 2026, 15:30<\/strong>[^]*подтверждена[^]*Отменить встречу/,
    )
  },
)

eachDatabase(
  'R1565 the answer goes with its request, and stands in the copy of a person’s data',
  async (db) => {
    await fillDatabase(db, {
      leads: [request(1, wish), request(2, wish, { created_at: '2020-01-01T00:00:00.000Z' })],
      meetings: [
        makeRow('meetings', { lead_id: id(1), day: '2026-12-01', slot: '15:30', changed_by: 'anna' }),
        makeRow('meetings', { lead_id: id(2) }),
      ],
    })
    const person = { phone: '+77010000001', email: null }
    const [kept] = (await personData(db, person)).requests
    assert.deepEqual([kept?.meeting?.state, kept?.meeting?.slot], ['confirmed', '15:30'])
    const moment = '2021-01-01T00:00:00.000Z'
    await db
      .transaction()
      .execute((trx) =>
        deletePastTime(trx, { leads: moment, cv: moment, unconfirmed: moment }, new Date(moment)),
      )
    const left = () => db.selectFrom('meetings').select('lead_id').execute()
    assert.deepEqual(await left(), [{ lead_id: id(1) }])
    await forgetPerson(db, person)
    assert.deepEqual(await left(), [])
    assert.deepEqual(await meetingIds(db, 'upcoming', '2026-11-23', { limit: 9, offset: 0 }), [])
  },
)

eachDatabase(
  'R1561 a request whose day cannot be read is a meeting without a day, and stays text',
  async (db, _, t) => {
    const evil = '"><script>alert(1)</script>'
    await fillDatabase(db, {
      leads: [
        request(
          1,
          { date: evil, time_slot: evil, format: evil, estate_ids: { [evil]: evil } },
          { name: evil },
        ),
        request(2, { date: '2026-02-31', time_slot: '99:00' }),
      ],
    })
    const { ask, logIn, heard } = await staffPage(t, db)
    const cookie = await logIn()
    for (const path of [
      'requests',
      'meetings',
      'meetings?view=past',
      `requests/${id(1)}`,
      `requests/${id(2)}`,
    ]) {
      const { status, html } = await ask(`/staff/${path}`, { cookie })
      assert.equal(status, 200, path)
      assert.doesNotMatch(html, /<script/, path)
    }
    assert.ok(!heard.includes('broken'))
    assert.deepEqual(await stands(db, 2), ['asked', null, null, 0, null])
  },
)

eachDatabase(
  'R1622 staff are told where the visitor has chosen no place, and only a page that has the place is said to have it',
  async (db, _, t) => {
    const wishes = [
      wish,
      { ...wish, office_id: 1 },
      { ...wish, format: 'online' },
      { ...wish, format: 'site' },
      { ...wish, format: undefined },
    ]
    const confirmed = { state: 'confirmed', day: '2026-12-01', slot: '15:30' } as const
    await fillDatabase(db, {
      leads: wishes.map((each, number) => request(number + 1, each, { language: 'en', complex_id: null })),
      meetings: wishes.map((_, number) => makeRow('meetings', { lead_id: id(number + 1), ...confirmed })),
    })
    const { ask, logIn } = await staffPage(t, db)
    const cookie = await logIn()
    const said = await Promise.all(
      wishes.map(async (_, number) => {
        const { html } = await ask(`/staff/requests/${id(number + 1)}`, { cookie })
        return [/No place is chosen/.test(html), /15:30\. ([^:.]+)[:.]? /.exec(html)?.[1]]
      }),
    )
    const open = [true, 'Details and a calendar file']
    assert.deepEqual(said, [open, [false, 'Office'], [false, 'Online'], open, open])
  },
)

eachDatabase(
  'R1624 who has answered the same meeting in another window reads that it was them',
  async (db, _, t) => {
    await fillDatabase(db, { leads: [request(1, wish)] })
    const { ask, logIn } = await staffPage(t, db)
    const cookie = await logIn()
    const answer = (from: string) =>
      ask(`/staff/requests/${id(1)}/meeting`, {
        cookie,
        form: { do: 'confirmed', seen: '0', day: '2026-12-01', from, to: '' },
      })
    assert.equal((await answer('10:00')).status, 303)
    const second = await answer('11:00')
    assert.equal(second.status, 409)
    assert.match(second.html, /role="alert">You have answered this meeting in another window meanwhile/)
    assert.deepEqual(await stands(db), ['confirmed', '2026-12-01', '10:00', 1, 'anna'])
  },
)

/** An office, a project and the department of personnel of a sample company. */
async function withPlaces(db: Database, leads: Row<'leads'>[]) {
  const town = { ru: 'Город', kk: 'Қала', en: 'Town' }
  await fillDatabase(db, {
    cities: [makeRow('cities', { id: 1, name: writeJson(town) })],
    contacts: [
      contact(1, 'sales', { ru: 'Абая, 1', kk: 'Абай, 1', en: 'Abay, 1' }),
      contact(2, 'hr', { ru: 'Абая, 2', kk: 'Абай, 2', en: 'Abay, 2' }),
    ],
    complexes: [makeRow('complexes', { id: 3, name: writeJson({ ru: 'Сад', kk: 'Бақ', en: 'Garden' }) })],
    leads,
  })
}

const contact = (number: number, type: 'sales' | 'hr', address: Localized) =>
  makeRow('contacts', { id: number, type, city_id: 1, address: writeJson(address) })

const placeOf = async (db: Database, number = 1) => {
  const { format, officeId, complexId, address } = (await knownMeeting(db, id(number))) ?? openPlace
  return [format, officeId, complexId, address]
}

eachDatabase(
  'R1690 staff set the place of a meeting: an office, a project, a call, or a line of their own',
  async (db, _, t) => {
    await withPlaces(db, [request(1, wish, { language: 'en' })])
    const { ask, logIn } = await staffPage(t, db)
    const cookie = await logIn()
    const time = { day: '2026-12-01', from: '15:00', to: '17:00' }
    let seen = 0
    const press = async (form: Record<string, string>) => {
      const came = await ask(`/staff/requests/${id(1)}/meeting`, {
        cookie,
        form: { ...time, seen: String(seen), ...form },
      })
      assert.equal(came.status, 303, came.html)
      seen += 1
      return (await ask(came.location ?? '', { cookie })).html
    }
    const before = (await ask(`/staff/requests/${id(1)}`, { cookie })).html
    const offered = [...before.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)
    assert.deepEqual(offered, ['', 'office-1', 'site-3', 'phone', 'address'])

    const office = await press({ do: 'confirmed', place: 'office-1' })
    assert.deepEqual(await placeOf(db), ['office', 1, null, null])
    assert.match(office, /<span class="where">Office: Town, Abay, 1<\/span>/)
    assert.match(office, /15:00–17:00\. Office: Town, Abay, 1\. Details and a calendar file/)
    assert.doesNotMatch(office, /No place is chosen|<option value=""/)
    assert.match(office, /<option value="office-1" selected>/)

    const site = await press({ do: 'moved', place: 'site-3', address: 'left over' })
    assert.deepEqual(await placeOf(db), ['site', null, 3, null])
    assert.match(site, /another place is proposed/)
    assert.match(
      site,
      /propose another place for the meeting: 1 December 2026, 15:00–17:00\. On site: Garden, Town\./,
    )

    const call = await press({ do: 'moved', place: 'phone', from: '16:00', to: '' })
    assert.deepEqual(await placeOf(db), ['phone', null, null, null])
    assert.match(call, /another time is proposed/)
    assert.match(call, /another time for the meeting: 1 December 2026, 16:00\. By phone\./)

    const line = await press({
      do: 'confirmed',
      place: 'address',
      address: '  5, Park \r\n street\u202E,  entrance 2. ',
    })
    assert.deepEqual(await placeOf(db), ['address', null, null, '5, Park street , entrance 2.'])
    assert.match(line, /Address: 5, Park street , entrance 2\. Details/)
    assert.match(line, /name="address"[^>]*value="5, Park street , entrance 2\."/)
    const list = (await ask('/staff/meetings', { cookie })).html
    assert.match(list, /<span class="where">Address: 5, Park street , entrance 2\.<\/span>/)

    // A form without a place, as a page has it that was open during an update, keeps it; so does a cancelled meeting.
    await press({ do: 'confirmed', from: '10:00', to: '' })
    await press({ do: 'cancelled' })
    assert.deepEqual(await placeOf(db), ['address', null, null, '5, Park street , entrance 2.'])
    const [kept] = (await personData(db, { phone: '+77010000001', email: null })).requests
    assert.deepEqual(
      [kept?.meeting?.format, kept?.meeting?.address],
      ['address', '5, Park street , entrance 2.'],
    )
  },
)

eachDatabase('R1690 a place that is none is refused with words, and nothing is kept', async (db, _, t) => {
  await withPlaces(db, [request(1, wish), request(2, { ...wish, office_id: 99 })])
  const { ask, logIn } = await staffPage(t, db)
  const cookie = await logIn()
  const press = (form: Record<string, string>, number = 1) =>
    ask(`/staff/requests/${id(number)}/meeting`, {
      cookie,
      form: { do: 'confirmed', seen: '0', day: '2026-12-01', from: '15:00', to: '17:00', ...form },
    })
  const wrong: [Record<string, string>, RegExp][] = [
    [{ place: 'office-2' }, /from the list/],
    [{ place: 'office-99' }, /from the list/],
    [{ place: 'site-1' }, /from the list/],
    [{ place: 'office-1 or 1=1' }, /from the list/],
    [{ place: 'x'.repeat(3000) }, /from the list/],
    [{ place: '"><script>' }, /from the list/],
    [{ place: 'address' }, /Write the address/],
    [{ place: 'address', address: ' \u200B\u202E\n ' }, /Write the address/],
    [{ place: 'address', address: 'ж'.repeat(201) }, /longer than 200 signs/],
    [{ do: 'moved' }, /the time and the place that the meeting has/],
  ]
  for (const [form, words] of wrong) {
    const { status, html } = await press(form)
    assert.equal(status, 422, JSON.stringify(form))
    assert.match(/role="alert">([^<]*)/.exec(html)?.[1] ?? '', words)
    assert.doesNotMatch(html, /<script/)
  }
  // What was typed stays, and an office that is gone is no choice, so that no other one is chosen by chance.
  const { html } = await press({ place: 'address', address: '5, Park street', from: '03:00' })
  assert.match(html, /<option value="address" selected>[^]*value="5, Park street"/)
  assert.match((await press({ place: 'nonsense' })).html, /<option value="" selected>/)
  assert.match((await ask(`/staff/requests/${id(2)}`, { cookie })).html, /<option value="" *>/)
  assert.deepEqual(await db.selectFrom('meetings').selectAll().execute(), [])
  assert.equal((await press({ place: 'address', address: 'ж'.repeat(200) })).status, 303)
})

eachDatabase(
  'R1690 two who set different places: one is kept, the other reads what stands',
  async (db, _, t) => {
    await withPlaces(db, [request(1, wish)])
    const { replica, logIn } = await staffPage(t, db)
    const [one, other] = [replica(), replica()]
    const [anna, ulan] = [await logIn(), await logIn('ұлан@example.kz')]
    const press = (ask: typeof one, cookie: string, place: string) =>
      ask(`/staff/requests/${id(1)}/meeting`, {
        cookie,
        form: { do: 'confirmed', seen: '0', day: '2026-12-01', from: '15:00', to: '17:00', place },
      })
    const came = await Promise.all([press(one, anna, 'office-1'), press(other, ulan, 'phone')])
    assert.deepEqual(came.map(({ status }) => status).toSorted(), [303, 409])
    const [place] = await placeOf(db)
    const lost = came.find(({ status }) => status === 409)?.html ?? ''
    assert.match(lost, new RegExp(`value="${place === 'office' ? 'office-1' : 'phone'}" selected`))
  },
)
