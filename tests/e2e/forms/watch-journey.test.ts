import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { secretKey } from '#database/settings.ts'
import { type Language, languages } from '#domain/languages.ts'
import { subscriptionToken } from '#leads/subscriptions/subscription-token.ts'
import { digestHtml } from '#leads/watches/digest-words.ts'
import { formOn, giveTime, newPerson } from '#tests/helpers/browser/forms.ts'
import { axeFindings, sidewaysScroll } from '#tests/helpers/browser/page-checks.ts'
import { open, sharedBrowser, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

/** The address in the letter that asks to confirm what a mailbox wants to be told about. */
async function letterLink(email: string, language: Language) {
  const { dataDir } = await demoSite()
  return inDatabase(dataDir, async (db) => {
    const { id } = await db
      .selectFrom('watchers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const token = subscriptionToken(await secretKey(db), 'confirm_watches', id, new Date())
    return pages.watch(language, `token=${token}`)
  })
}

async function statesOf(email: string): Promise<string[]> {
  const { dataDir } = await demoSite()
  return inDatabase(dataDir, async (db) => {
    const rows = await db
      .selectFrom('watches')
      .innerJoin('watchers', 'watchers.id', 'watches.watcher_id')
      .select('watches.state')
      .where('email', '=', email)
      .execute()
    return rows.map(({ state }) => state)
  })
}

for (const [index, language] of languages.entries()) {
  for (const javaScript of [true, false]) {
    const how = javaScript ? 'with JavaScript' : 'without JavaScript'
    test(`R1080 R1081 R1083 R1546 from a listing in ${language} ${how} to a mailbox that is told of it, and to its end by one press`, async (t) => {
      const { page, problems } = await visitor(t, { language, javaScript })
      const go = (path: string) => (javaScript ? open(page, path) : page.goto(path))
      const found: string[] = []
      const look = async (state: string) => {
        if (!javaScript) return
        const seen = [
          ...(await axeFindings(page)),
          ...(await sidewaysScroll(page, [320, 390, 768, 1440, 2560])),
        ]
        found.push(...seen.map((problem) => `${state}: ${problem}`))
      }
      const press = (key: Parameters<typeof word>[1]) =>
        page
          .getByRole('main')
          .getByRole('button', { name: word(language, key), exact: true })
          .click()
      const heading = (key: Parameters<typeof word>[1]) =>
        page.getByRole('heading', { level: 1, name: word(language, key) }).waitFor()

      await go(pages.listing(language, 'flat', 'rooms=2'))
      await page
        .getByRole('main')
        .getByRole('link', { name: word(language, 'watch.open'), exact: true })
        .click()
      await heading('watch.page.title')
      const chosen = page.locator('.watch-words li')
      assert.deepEqual(await chosen.allInnerTexts(), [word(language, 'rooms.many.2')])
      await look('the form')

      const person = newPerson()
      const controls = formOn(page, 'watch', language)
      await controls.email.fill(person.email)
      await controls.consent.check()
      await giveTime(page)
      await controls.submit.click()
      await controls.thanks.waitFor()
      assert.deepEqual(await statesOf(person.email), ['pending'])

      // Half of them come by the letter to another browser, where nothing is remembered.
      if (index % 2 === 0) await page.context().clearCookies()
      await go(await letterLink(person.email, language))
      await heading('watch.confirm.title')
      assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex')
      assert.deepEqual(await statesOf(person.email), ['pending'], 'the link alone does nothing')
      await look('what would be told')
      await press('watch.confirm.submit')
      await heading('watch.list.title')
      const thanks = page.getByText(word(language, 'watch.list.confirmed'), { exact: true })
      await thanks.waitFor()
      assert.deepEqual(await statesOf(person.email), ['active'])
      assert.deepEqual(await chosen.allInnerTexts(), [word(language, 'rooms.many.2')])
      await look('the list')

      await go(await letterLink(person.email, language))
      await heading('watch.known.title')
      await look('the link of a letter that was followed before')
      await press('watch.known.submit')
      await heading('watch.list.title')
      assert.equal(await thanks.count(), 0, 'nothing was confirmed just now')

      await press('watch.list.end_all')
      await heading('watch.ended.title')
      assert.deepEqual(await statesOf(person.email), [])
      await look('the end')

      await go(await letterLink(person.email, language))
      await page
        .getByRole('alert')
        .filter({ hasText: word(language, 'validation.link_expired') })
        .waitFor()
      await look('a link that is too old')
      await page
        .getByRole('main')
        .getByRole('link', { name: word(language, 'menu.properties.all') })
        .click()
      await page.waitForURL((url) => url.pathname === pages.properties(language))
      assert.deepEqual(found, [])
      assert.deepEqual(
        problems.filter((problem) => !/status of 422/.test(problem)),
        [],
      )
    })
  }
}

test('R1303 the buttons that end one search each are told apart by its words', async (t) => {
  const { page, problems } = await visitor(t)
  const person = newPerson()
  const searches = ['rooms=2', 'rooms=3', '']
  for (const search of searches) {
    await open(page, pages.watch('ru', ['list=apartments', search].filter(Boolean).join('&')))
    const controls = formOn(page, 'watch', 'ru')
    await controls.email.fill(person.email)
    await controls.consent.check()
    await giveTime(page)
    await controls.submit.click()
    await controls.thanks.waitFor()
  }
  await page.goto(await letterLink(person.email, 'ru'))
  await page.getByRole('button', { name: word('ru', 'watch.confirm.submit'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: word('ru', 'watch.list.title') }).waitFor()
  for (const words of [word('ru', 'rooms.many.2'), word('ru', 'rooms.many.3'), word('ru', 'watch.all')]) {
    const name = `${word('ru', 'watch.list.end')}: ${word('ru', 'category.flat')}, ${words}`
    assert.equal(await page.getByRole('button', { name, exact: true }).count(), 1, name)
  }
  assert.deepEqual(problems, [])
})

test('R1626 a letter is no wider than a phone, however long a word of a feed or an editor is', async (t) => {
  const context = await (await sharedBrowser()).newContext({ viewport: { width: 390, height: 800 } })
  t.after(() => context.close())
  const page = await context.newPage()
  const long = 'Щ'.repeat(300)
  const link = 'https://example.kz/'
  const item = { title: long, text: long, link, similar: { title: long, link }, names: [] }
  const html = digestHtml({
    language: 'ru',
    company: long,
    subject: long,
    title: long,
    lead: long,
    sections: [{ change: 'new', title: long, items: [item, { ...item, link: null }] }],
    more: long,
    lists: [{ title: long, link }],
    words: { lists: long, manage: 'Список', leave: 'Отписаться', reason: 'Причина' },
    home: link,
    leave: link,
  })
  await page.setContent(html)
  assert.deepEqual(await sidewaysScroll(page, [320, 390]), [])
})
