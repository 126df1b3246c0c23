import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { readSetting, secretKey } from '#database/settings.ts'
import { writeDigests } from '#database/watches/digests.ts'
import { unboundWords } from '#domain/bound-words.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { type Language, languages } from '#domain/languages.ts'
import { formatPrice, numberStyleIn } from '#domain/money.ts'
import { formToken } from '#leads/intake/form-token.ts'
import { giveTime } from '#tests/helpers/browser/forms.ts'
import { sharedBrowser } from '#tests/helpers/browser/visitor.ts'
import { open, visit } from '#tests/helpers/browser/visit.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { findingsGathered } from '#tests/helpers/leads/findings-gathered.ts'
import { startVisitorTelegram, visitorToken } from '#tests/helpers/leads/visitor-telegram.ts'
import { inDatabase, startDemoSite } from '#tests/helpers/servers/company-site.ts'
import { allTests } from '#tests/helpers/servers/site.ts'
import { until } from '#tests/helpers/until.ts'
import { examples } from '#tests/sweep/examples.ts'
import { look, looker, screens } from '#tests/sweep/look.ts'

const bot = 'sample_homes_bot'

async function start() {
  const telegram = await startVisitorTelegram(allTests)
  const site = await startDemoSite(allTests, {
    VISITOR_BOT: bot,
    VISITOR_BOT_TOKEN: visitorToken,
    VISITOR_BOT_SERVER: telegram.url,
  })
  // What is on sale before the first look is no news.
  await until(async () => (await inDatabase(site.dataDir, (db) => readSetting(db, 'watch_round'))) !== null)
  return { telegram, site }
}

let started: ReturnType<typeof start> | undefined

/** The demo site of a company that has a bot for visitors. */
function botSite() {
  return (started ??= start())
}

/** Lowers the price of a flat of two rooms, as an import does, and waits until the site has found it. */
async function lowerPrice(dataDir: string) {
  return inDatabase(dataDir, async (db) => {
    const flat = await db
      .selectFrom('estates')
      .select(['id', 'price'])
      .where('category', '=', 'flat')
      .where('status', '=', 'free')
      .where('rooms', '=', 2)
      .where('price', '>', 10_000_000)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const was = Number(flat.price)
    const round = (await readSetting(db, 'watch_round'))?.round ?? 0
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('estates')
        .set({ price: was - 100_000 })
        .where('id', '=', flat.id)
        .execute()
      await bumpContentVersion(trx)
    })
    await until(async () => ((await readSetting(db, 'watch_round'))?.round ?? 0) > round)
    return { was, price: was - 100_000 }
  })
}

/** Writes the messages of the day, as any replica does: the site itself waits for the morning. */
function writeMessages(dataDir: string): Promise<number> {
  const at = new Date()
  return inDatabase(dataDir, async (db) => {
    await findingsGathered(db)
    return writeDigests(db, dayInKazakhstan(at), at, () => randomUUIDv7())
  })
}

const kept = (dataDir: string) =>
  inDatabase(dataDir, async (db) => {
    const rows = await db
      .selectFrom('watches')
      .innerJoin('watchers', 'watchers.id', 'watches.watcher_id')
      .select(['target', 'chat_id'])
      .execute()
    return rows.map(({ target, chat_id }) => `${chat_id ?? ''} ${target}`)
  })

/** Where the links of a message lead on the site, by their words. */
function linksOf(html: string): Map<string, string> {
  return new Map(
    [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, href = '', words = '']) => {
      const { pathname, search } = new URL(href.replaceAll('&amp;', '&'))
      return [unboundWords(words), pathname + search]
    }),
  )
}

/** Presses the link into Telegram, and gives what it opens there. */
async function followIntoTelegram(page: Page, language: Language): Promise<URL> {
  const opened = Promise.withResolvers<URL>()
  await page.route('https://t.me/**', async (route) => {
    opened.resolve(new URL(route.request().url()))
    await route.fulfill({ body: 'Telegram' })
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: word(language, 'watch.chat.open'), exact: true })
    .click()
  return opened.promise
}

let chats = 700

for (const language of ['ru', 'kk'] as const)
  for (const javaScript of [true, false]) {
    const how = javaScript ? 'with JavaScript' : 'without JavaScript'
    test(`R1233 from a listing in ${language} ${how} into Telegram, to one message about a lower price, and to its end by /stop`, async (t) => {
      const { site, telegram } = await botSite()
      const chat = ++chats
      const messages = () => telegram.messages.filter((message) => message.chat === String(chat))
      const said = async (count: number) => {
        await until(async () => messages().length >= count)
        assert.equal(messages().length, count)
        const { shown = '', html = '' } = messages().at(-1) ?? {}
        return { shown: unboundWords(shown), links: linksOf(html) }
      }
      const plain = (...given: Parameters<typeof word>) => unboundWords(word(...given))
      const { context, page, problems } = await visit(await sharedBrowser(), site.url, {
        language,
        javaScript,
      })
      t.after(() => context.close())
      const go = (path: string) => (javaScript ? open(page, path) : page.goto(path))
      const inMain = page.getByRole('main')
      const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

      await go(pages.listing(language, 'flat', 'rooms=2'))
      await inMain.getByRole('link', { name: word(language, 'watch.open'), exact: true }).click()
      await inMain.getByRole('link', { name: word(language, 'watch.chat.telegram'), exact: true }).click()
      const consent = inMain.getByRole('checkbox')
      await consent.check()
      await giveTime(page, site)
      await inMain.getByRole('button', { name: word(language, 'watch.chat.submit'), exact: true }).click()
      await heading(word(language, 'watch.chat.title'))
      assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex')
      assert.deepEqual(await kept(site.dataDir), [], 'nothing of a person is kept before «Start»')

      const code = page.getByRole('img', { name: word(language, 'watch.chat.qr.alt') })
      assert.ok(await code.evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0))

      const link = await followIntoTelegram(page, language)
      assert.equal(link.pathname, `/${bot}`)
      telegram.say(chat, `/start ${link.searchParams.get('start') ?? ''}`, 'en')
      const word1 = await said(1)
      assert.deepEqual(await kept(site.dataDir), [`${chat} flat?rooms=2`])
      for (const key of ['chat.started', 'digest.lists', 'chat.stop'] as const)
        assert.ok(word1.shown.includes(plain(language, key)), key)
      const list = `${plain(language, 'category.flat')}: ${plain(language, 'rooms.many.2')}`
      assert.equal(word1.links.get(list), pages.listing(language, 'flat', 'rooms=2'))

      const { was, price } = await lowerPrice(site.dataDir)
      await writeMessages(site.dataDir)
      const digest = await said(2)
      const money = (tenge: number) => unboundWords(formatPrice(tenge, numberStyleIn(language, 'spec')))
      for (const part of [
        plain(language, 'digest.price'),
        plain(language, 'digest.was', { price: money(price), was: money(was) }),
      ])
        assert.ok(digest.shown.includes(part), `${part} in ${digest.shown}`)
      const units = [...digest.links].filter(([name]) => name.startsWith(plain(language, 'rooms.2')))
      assert.equal(units.length, 1, 'one unit has changed')
      await go(units[0]?.[1] ?? '')
      const shownPrice = page.getByText(money(price).replaceAll(' ', '\u00A0')).first()
      await shownPrice.waitFor()

      // The day has had its message.
      await lowerPrice(site.dataDir)
      assert.equal(await writeMessages(site.dataDir), 0)

      const own = digest.links.get(plain(language, 'chat.manage')) ?? ''
      await go(own)
      await heading(word(language, 'watch.list.title'))
      assert.deepEqual(await page.locator('.watch-words li').allInnerTexts(), [
        word(language, 'rooms.many.2'),
      ])

      telegram.say(chat, '/stop', 'en')
      assert.equal((await said(3)).shown, plain(language, 'chat.stopped'))
      assert.deepEqual(await kept(site.dataDir), [])
      await go(own)
      await inMain.getByText(word(language, 'watch.list.empty')).waitFor()
      assert.deepEqual(
        problems.filter((problem) => !problem.startsWith('request to another host: https://t.me/')),
        [],
      )
    })
  }

test('R1160 the form for Telegram without its tick, under other words, or sent too fast comes back with the reason, and what is still good', async () => {
  const { site } = await botSite()
  const secret = await inDatabase(site.dataDir, secretKey)
  const send = async (age: number, fields: Readonly<Record<string, string>>) => {
    const token = formToken(secret, new Date(Date.now() - age))
    const given = { chat: '1', category: 'flat', search: 'rooms=2', website: '', form_token: token }
    const response = await fetch(site.url + pages.watch('ru', 'list=apartments&rooms=2&by=telegram'), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Accept-Language': 'ru' },
      body: new URLSearchParams({ ...given, ...fields }),
    })
    const html = await response.text()
    const tick = /<input[^>]*name="consent"[^>]*>/.exec(html)?.[0] ?? ''
    return {
      status: response.status,
      // The first sentence; another may have the company's phone.
      says: (key: Parameters<typeof word>[1]) =>
        unboundWords(html).includes(unboundWords(word('ru', key)).split('.')[0] ?? ''),
      isTicked: /\bchecked\b/.test(tick),
      keepsToken: html.includes(`value="${token}"`),
    }
  }
  const early = await send(0, { consent: 'true' })
  assert.deepEqual(
    [early.status, early.says('form.early'), early.isTicked, early.keepsToken],
    [429, true, true, true],
  )
  const unticked = await send(60_000, {})
  assert.deepEqual(
    [unticked.status, unticked.says('validation.consent'), unticked.isTicked, unticked.keepsToken],
    [422, true, false, false],
  )
  const changed = await send(60_000, { consent: 'true', consent_words: 'other words' })
  assert.deepEqual([changed.status, changed.says('form.again'), changed.isTicked], [422, true, false])
})

for (const language of languages)
  for (const device of ['phone', 'desktop'] as const)
    test(`R217 R1233 the pages that lead into Telegram are clean in ${language} on a ${device}`, async (t) => {
      const { site } = await botSite()
      const looking = await looker(await sharedBrowser(), site.url, language, screens[device])
      t.after(() => looking.context.close())
      const paths = (await examples.watch(language, site)).filter((path) => /by=telegram|chat=1/.test(path))
      assert.equal(paths.length, 3)
      const stops = paths.map((path) => ({ path, status: 200 }))
      assert.deepEqual(await look(looking, language, screens[device], stops), [])
    })
