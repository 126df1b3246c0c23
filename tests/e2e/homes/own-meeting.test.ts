import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { writeJson } from '#database/engines/json.ts'
import { answerMeeting, type AnsweredMeeting } from '#database/leads/meetings.ts'
import { secretKey } from '#database/settings.ts'
import { ownMeetingSearch } from '#domain/appointment.ts'
import { formatDate } from '#domain/dates.ts'
import { type Language, languages } from '#domain/languages.ts'
import { type MeetingPlace, openPlace } from '#domain/meeting-place.ts'
import { meetingDays } from '#domain/meeting-time.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { meetingToken } from '#leads/meetings/meeting-token.ts'
import { fillIn, formOn, giveTime, leadsOf, newPerson } from '#tests/helpers/browser/forms.ts'
import { axeFindings, sidewaysScroll } from '#tests/helpers/browser/page-checks.ts'
import { hydrated } from '#tests/helpers/browser/page-state.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { fillDatabase, makeLead } from '#tests/helpers/databases/rows.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

type Answer = Pick<AnsweredMeeting, 'state' | 'day' | 'slot' | 'seen'> & Partial<MeetingPlace>

/** Staff answer a request. */
async function answer(leadId: string, given: Answer): Promise<void> {
  const { dataDir } = await demoSite()
  const kept = await inDatabase(dataDir, (db) =>
    answerMeeting(db, {
      leadId,
      ...openPlace,
      ...given,
      by: 'anna',
      at: new Date(),
      lookId: `${leadId}-${String(given.seen)}`,
    }),
  )
  assert.ok(kept)
}

/** The calendar file of a link, without its folded lines. */
async function calendar(path: string): Promise<string[]> {
  const { url } = await demoSite()
  const file = await fetch(url + path)
  assert.equal(file.status, 200)
  return (await file.text()).replaceAll('\r\n ', '').split('\r\n')
}

const uidOf = (file: string[]) => file.find((line) => line.startsWith('UID:'))

/** The visitor's own page of a new request for a meeting. */
async function ownPage(asked: { format: string }, language: Language): Promise<string> {
  const { dataDir } = await demoSite()
  return inDatabase(dataDir, async (db) => {
    const body = writeJson({ ...asked, date: meetingDays(new Date()).last })
    const lead = makeLead(0, { id: randomUUIDv7(), idempotency_key: null, form: 'meets', language, body })
    await fillDatabase(db, { leads: [lead] })
    return pages.expert(language, ownMeetingSearch(meetingToken(await secretKey(db), lead.id)))
  })
}

for (const [language, javaScript] of [
  ['ru', true],
  ['kk', false],
  ['en', true],
] satisfies [Language, boolean][])
  test(`R1563 R1690 R1691 R1772 the visitor's page of a meeting says what staff have answered, and so does its calendar file, in ${language} (JavaScript ${javaScript ? 'on' : 'off'})`, async (t) => {
    const { page, problems } = await visitor(t, { language, javaScript })
    const { url } = await demoSite()
    const found = await fetch(`${url}/api/estates?category=flat&status=free&per_page=2`)
    const ids = getEstates.answer.parse(await found.json()).data.map(({ id }) => id)
    const path = pages.expert(language, shortlistSearch(ids))
    await (javaScript ? open(page, path) : page.goto(path))
    const form = formOn(page, 'meets', language)
    const person = newPerson()
    await fillIn('meets', form, person)
    const days = meetingDays(new Date())
    await form.root.getByLabel(word(language, 'meets.date'), { exact: true }).fill(days.last)
    await form.root
      .getByLabel(word(language, 'meets.time'), { exact: true })
      .selectOption({ value: '15:00-17:00' })
    await giveTime(page)
    await form.submit.click()
    await form.thanks.waitFor()
    const [lead] = await leadsOf(person, 'meets')
    assert.ok(lead)

    const add = page.getByRole('link', { name: word(language, 'favorites.expert.calendar.add') })
    const first = await calendar((await add.getAttribute('href')) ?? '')
    assert.ok(first.includes('STATUS:TENTATIVE') && first.includes('SEQUENCE:0'))
    const own = page.getByRole('link', { name: word(language, 'meeting.own.link') })
    const link = (await own.getAttribute('href')) ?? ''
    assert.match(link, /favorites\/expert\?token=/)
    const along = page.getByRole('link', { name: word(language, 'favorites.expert.list') })
    const list = (await along.getAttribute('href')) ?? ''
    await own.click()
    const title = (state: 'asked' | 'confirmed' | 'moved' | 'cancelled') =>
      page.getByRole('heading', { level: 1, name: word(language, `meeting.own.${state}`) })
    await title('asked').waitFor()
    const meeting = page.locator('.expert-meeting b')
    const said = (day: string, hours: string) => `${formatDate(day, language)}, ${hours}`
    assert.equal(await meeting.innerText(), said(days.last, '15:00–17:00'))

    // Staff move it to an address of their own words (R1690).
    const elsewhere = { ...openPlace, format: 'address', address: 'Достық, 5; 3 қабат' } as const
    const where = `${word(language, 'meets.format.address')}: ${elsewhere.address}`
    await answer(lead.id, { ...elsewhere, state: 'moved', day: days.last, slot: '18:00-18:30', seen: 0 })
    await page.goto(link)
    await title('moved').waitFor()
    assert.equal(await meeting.innerText(), said(days.last, '18:00–18:30'))
    await page
      .getByText(word(language, 'meeting.own.wished', { when: said(days.last, '15:00–17:00') }))
      .waitFor()
    await page.emulateMedia({ media: 'print' })
    assert.equal(await page.locator('.expert-along a').filter({ visible: true }).count(), 0)
    await page.emulateMedia({ media: null })
    if (javaScript) {
      await hydrated(page)
      assert.deepEqual(await axeFindings(page), [])
      assert.deepEqual(await sidewaysScroll(page, [320, 390, 768, 1440]), [])
    }
    assert.equal(await page.locator('.expert-meeting span').innerText(), where)
    const update = page.getByRole('link', { name: word(language, 'meeting.own.calendar') })
    const moved = await calendar((await update.getAttribute('href')) ?? '')
    const utc = days.last.replaceAll('-', '')
    for (const line of [
      'STATUS:TENTATIVE',
      'SEQUENCE:1',
      `DTSTART:${utc}T130000Z`,
      String.raw`LOCATION:Достық\, 5\; 3 қабат`,
    ])
      assert.ok(moved.includes(line), line)
    assert.equal(uidOf(moved), uidOf(first))

    // The list to bring along says the present day, and so does the one whose address was kept since the thanks (R1691).
    await page.getByRole('link', { name: word(language, 'favorites.expert.list') }).click()
    const brought = page.locator('.favorites-meeting')
    const listSays = async (when: string, state: 'calendar' | 'confirmed' | 'cancelled') =>
      assert.equal(
        await brought.innerText(),
        `${word(language, 'favorites.expert.when', { when: `${when}. ${where}` })} ${word(language, `favorites.expert.${state}`)}`,
      )
    await brought.waitFor()
    await listSays(said(days.last, '18:00–18:30'), 'calendar')

    await answer(lead.id, { ...elsewhere, state: 'confirmed', day: days.last, slot: '18:00', seen: 1 })
    await page.goto(list)
    await listSays(said(days.last, '18:00'), 'confirmed')
    await page.goto(link)
    await title('confirmed').waitFor()
    const confirmed = await calendar((await add.getAttribute('href')) ?? '')
    assert.ok(confirmed.includes('STATUS:CONFIRMED') && confirmed.includes('SEQUENCE:2'))

    await answer(lead.id, { ...elsewhere, state: 'cancelled', day: days.last, slot: '18:00', seen: 2 })
    await page.goto(list)
    await listSays(said(days.last, '18:00'), 'cancelled')
    await page.goto(link)
    await title('cancelled').waitFor()
    const cancelled = await calendar((await update.getAttribute('href')) ?? '')
    assert.ok(cancelled.includes('STATUS:CANCELLED') && cancelled.includes('SEQUENCE:3'))
    assert.equal(uidOf(cancelled), uidOf(first))
    const again = page.getByRole('link', { name: word(language, 'meeting.own.again') })
    assert.equal(await again.getAttribute('href'), path)
    assert.deepEqual(problems, [])

    const { dataDir } = await demoSite()
    await inDatabase(dataDir, (db) => db.deleteFrom('leads').where('id', '=', lead.id).execute())
    const gone = await page.goto(link)
    assert.equal(gone?.status(), 404)
    await page.getByRole('heading', { level: 1, name: word(language, 'meeting.own.gone') }).waitFor()
    // The list stays, without a meeting.
    await page.goto(list)
    await page.locator('.favorites-card').first().waitFor()
    assert.equal(await brought.count(), 0)
  })

test('R1563 the page of a meeting is for whoever has its link: it names nobody, and no engine or Referer gets it', async () => {
  const { url } = await demoSite()
  for (const language of languages)
    for (const token of [
      'x',
      '01900000-0000-7000-8000-000000000001',
      'a'.repeat(2000),
      '%00',
      '"><b id=evil>',
    ]) {
      const answered = await fetch(`${url}${pages.expert(language, `token=${encodeURIComponent(token)}`)}`)
      assert.equal(answered.status, 404, token)
      assert.equal(answered.headers.get('Referrer-Policy'), 'strict-origin')
      assert.match(answered.headers.get('Cache-Control') ?? '', /private/)
      const html = await answered.text()
      assert.match(html, /<meta name="robots" content="noindex/)
      assert.ok(!html.includes('<b id=evil>'))
      const file = await fetch(
        `${url}${pages.meetingCalendar(language, `token=${encodeURIComponent(token)}`)}`,
      )
      assert.equal(file.status, 404, token)
    }
})

test('R1622 R1623 the page of a meeting has the number to call, and says that no address is chosen', async (t) => {
  for (const language of languages) {
    const { page, problems } = await visitor(t, { language, width: 390 })
    const place = page.getByText(word(language, 'meeting.own.place'), { exact: true })
    const call = page.getByRole('main').locator('a[href^="tel:+"]')
    await page.goto(await ownPage({ format: 'office' }, language))
    await place.waitFor()
    assert.match(await call.innerText(), /^\+7/)
    assert.deepEqual(await sidewaysScroll(page, [320, 390, 1440]), [])
    await page.goto(await ownPage({ format: 'online' }, language))
    await call.waitFor()
    assert.equal(await place.count(), 0)
    await page.goto(pages.expert(language, 'token=x'))
    await call.waitFor()
    assert.deepEqual(
      problems.filter((problem) => !/status of 404/.test(problem)),
      [],
    )
  }
})

for (const [language, javaScript, isUnit] of [
  ['ru', true, false],
  ['kk', false, true],
  ['en', false, false],
  ['kk', true, true],
] satisfies [Language, boolean, boolean][])
  test(`R1693 R1792 the thanks of the ordinary form of meetings lead to the page of the meeting and to its calendar file, in ${language}, ${isUnit ? 'about a home' : 'about none'} (JavaScript ${javaScript ? 'on' : 'off'})`, async (t) => {
    const { page, problems } = await visitor(t, { language, javaScript, width: 390 })
    const { url } = await demoSite()
    const found = await fetch(`${url}/api/estates?category=flat&status=free&per_page=1`)
    const [unit] = getEstates.answer.parse(await found.json()).data
    const path = pages.meeting(language, isUnit ? unit?.id : undefined)
    await (javaScript ? open(page, path) : page.goto(path))
    const form = formOn(page, 'meets', language)
    const person = newPerson()
    await fillIn('meets', form, person)
    const day = meetingDays(new Date()).last
    await form.root.getByLabel(word(language, 'meets.date'), { exact: true }).fill(day)
    await giveTime(page)
    await form.submit.click()
    await form.thanks.waitFor()
    const when = `${formatDate(day, language)}, ${word(language, 'favorites.expert.time.any')}`
    assert.equal(await page.locator('.expert-meeting b').innerText(), when)
    const add = page.getByRole('link', { name: word(language, 'favorites.expert.calendar.add') })
    const [lead] = await leadsOf(person, 'meets')
    const host = new URL(url).hostname
    const file = await calendar((await add.getAttribute('href')) ?? '')
    assert.equal(uidOf(file), `UID:meeting-${lead?.id ?? ''}@${host}`)
    if (javaScript) {
      // R1792: what was to come is not said beside what has come.
      assert.equal(await page.locator('.form-page .lead').isVisible(), false)
      assert.deepEqual(await axeFindings(page), [])
      assert.deepEqual(await sidewaysScroll(page, [320, 390, 1440]), [])
      await page.getByRole('link', { name: word(language, 'meeting.own.link') }).click()
    } else {
      // The way back to the home is still there, and a reload after the thanks shows what staff have answered.
      const back = word(language, isUnit ? 'reserves.back' : 'callback.sent.home')
      await page.getByRole('main').getByRole('link', { name: back }).waitFor()
      const later = new URL(page.url())
      later.searchParams.delete('sent')
      await page.goto(later.href)
    }
    await page.getByRole('heading', { level: 1, name: word(language, 'meeting.own.asked') }).waitFor()
    assert.equal(new URL(page.url()).pathname, pages.expert(language))
    assert.deepEqual(problems, [])
  })

test('R1691 a shortlist with a token that is none of ours stands without a meeting, and no Referer gets the token', async () => {
  const { url } = await demoSite()
  for (const token of ['x', '%00', 'a'.repeat(2000), '"><b id=evil>']) {
    const query = `token=${encodeURIComponent(token)}&ids=1`
    for (const path of [pages.favorites('ru', query), pages.favorites('ru', query.replace('&ids=1', ''))]) {
      const answered = await fetch(url + path)
      assert.equal(answered.status, 200, path)
      assert.equal(answered.headers.get('Referrer-Policy'), 'strict-origin')
      assert.match(answered.headers.get('Cache-Control') ?? '', /private/)
      const html = await answered.text()
      assert.ok(!html.includes('class="favorites-meeting"') && !html.includes('<b id=evil>'), path)
    }
  }
})
