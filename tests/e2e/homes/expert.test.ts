import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { meetingDays } from '#domain/meeting-time.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { fillIn, formOn, giveTime, leadsOf, newPerson } from '#tests/helpers/browser/forms.ts'
import { axeFindings } from '#tests/helpers/browser/page-checks.ts'
import { hydrated } from '#tests/helpers/browser/page-state.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

async function someFlats(): Promise<number[]> {
  const { url } = await demoSite()
  const answer = await fetch(`${url}/api/estates?category=flat&status=free&per_page=3`)
  return getEstates.answer.parse(await answer.json()).data.map(({ id }) => id)
}

for (const javaScript of [true, false])
  test(`R1070 R1072 a shortlist and its questions reach sales, the visitor gets a calendar file (JavaScript ${javaScript ? 'on' : 'off'})`, async (t) => {
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
    const along = page.getByRole('link', { name: word('kk', 'favorites.expert.list') })
    assert.equal(await along.getAttribute('href'), pages.favorites('kk', shortlistSearch(ids)))
    const calendar = page.getByRole('link', { name: word('kk', 'favorites.expert.calendar.add') })
    const { url } = await demoSite()
    const file = await fetch(url + ((await calendar.getAttribute('href')) ?? ''))
    assert.equal(file.headers.get('Content-Type'), 'text/calendar; charset=utf-8')
    const text = (await file.text()).replaceAll('\r\n ', '')
    const utc = day.replaceAll('-', '')
    assert.match(text, new RegExp(`^DTSTART:${utc}T100000Z\\r$`, 'm'))
    assert.match(text, new RegExp(`^DTEND:${utc}T120000Z\\r$`, 'm'))
    assert.match(text, /^STATUS:TENTATIVE\r$/m)
    assert.deepEqual(problems, [])
  })

test('R1071 the page of a meeting without a shortlist leads to the favourites', async (t) => {
  const { page, problems } = await visitor(t)
  await open(page, pages.expert('ru'))
  await page.getByText(word('ru', 'favorites.expert.empty')).waitFor()
  assert.equal(await page.locator('main form[method=post]').count(), 0)
  assert.deepEqual(problems, [])
})
