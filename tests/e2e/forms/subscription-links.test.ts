import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { postSubscription } from '#contract/subscriptions.ts'
import { secretKey } from '#database/settings.ts'
import { languages } from '#domain/languages.ts'
import { subscriptionToken } from '#leads/subscriptions/subscription-token.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { sampleDataDir } from '#tests/helpers/sample-data-dir.ts'
import { startSite } from '#tests/helpers/servers/server.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

type Site = { url: string; dataDir: string }

/** Subscribes an address and gives the tokens of the letters that it would get. */
async function subscribed({ url, dataDir }: Site, email: string) {
  const response = await fetch(url + postSubscription.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, consent: true }),
  })
  assert.equal(response.status, 201)
  return inDatabase(dataDir, async (db) => {
    const { id } = await db
      .selectFrom('subscriptions')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const secret = await secretKey(db)
    return {
      confirm: subscriptionToken(secret, 'confirm', id, new Date()),
      leave: subscriptionToken(secret, 'leave', id, new Date()),
    }
  })
}

async function stateOf({ dataDir }: Site, email: string): Promise<string | undefined> {
  return inDatabase(dataDir, async (db) => {
    const row = await db
      .selectFrom('subscriptions')
      .select('state')
      .where('email', '=', email)
      .executeTakeFirst()
    return row?.state
  })
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  for (const language of languages) {
    test(`A28 a subscription is confirmed and ended by links in ${language} ${how}`, async (t) => {
      const site = await demoSite()
      const email = `${language}-${javaScript ? 'js' : 'html'}@example.kz`
      const tokens = await subscribed(site, email)
      const { page, problems } = await visitor(t, { language, javaScript })
      const referers: string[] = []
      page.on('request', (request) => referers.push(request.headers()['referer'] ?? ''))

      for (const [deed, state] of [
        ['confirm', 'active'],
        ['leave', 'left'],
      ] as const) {
        const address = deed === 'confirm' ? pages.confirmSubscription : pages.leaveSubscription
        const before = await stateOf(site, email)
        const path = address(language, tokens[deed])
        await (javaScript ? open(page, path) : page.goto(path))
        assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex')
        assert.equal(await stateOf(site, email), before, 'the link alone does nothing')
        await page.getByRole('button', { name: word(language, `subscribe.${deed}.submit`) }).click()
        await page
          .getByRole('heading', { level: 1, name: word(language, `subscribe.${deed}.done.title`) })
          .waitFor()
        assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, `${address(language)}?done`)
        assert.equal(await stateOf(site, email), state)
      }
      const sent = referers.filter((referer) => referer !== '')
      assert.ok(sent.length > 0)
      assert.ok(sent.every((referer) => !referer.includes('token')))
      assert.deepEqual(problems, [])
    })
  }
}

test('A28 a link that was cut, is too old or of an ended subscription says so in words', async (t) => {
  const site = await demoSite()
  const tokens = await subscribed(site, 'words@example.kz')
  const { page } = await visitor(t, { language: 'kk' })
  const errors = page.getByRole('alert')
  const submit = page.getByRole('button', { name: word('kk', 'subscribe.confirm.submit') })

  await open(page, pages.confirmSubscription('kk'))
  await errors.filter({ hasText: word('kk', 'validation.link') }).waitFor()
  assert.equal(await submit.count(), 0)

  await open(page, pages.confirmSubscription('kk', tokens.confirm.slice(0, -1)))
  await submit.click()
  await errors.filter({ hasText: word('kk', 'validation.link') }).waitFor()
  assert.equal(await submit.count(), 0)

  await open(page, pages.leaveSubscription('kk', tokens.leave))
  await page.getByRole('button', { name: word('kk', 'subscribe.leave.submit') }).click()
  await page.getByRole('heading', { name: word('kk', 'subscribe.leave.done.title') }).waitFor()
  await open(page, pages.confirmSubscription('kk', tokens.confirm))
  await submit.click()
  await errors.filter({ hasText: word('kk', 'validation.link_expired') }).waitFor()
  assert.equal(await stateOf(site, 'words@example.kz'), 'left')
})

test('A7 R93 A28 a link in another language than the browser, switched to a third, keeps its token', async (t) => {
  const site = await demoSite()
  const { confirm } = await subscribed(site, 'abroad@example.kz')
  const { page } = await visitor(t, { language: 'en' })
  await open(page, pages.confirmSubscription('ru', confirm))
  const { pathname, search } = new URL(page.url())
  await open(page, `/language/kk?to=${encodeURIComponent(pathname + search)}`)
  await page.locator('html[lang=kk]').waitFor()
  await page.getByRole('button', { name: word('kk', 'subscribe.confirm.submit') }).click()
  await page.waitForURL((address) => address.searchParams.has('done'))
  assert.equal(await stateOf(site, 'abroad@example.kz'), 'active')
})

test('A28 no log holds the token of a link or an address of mail, and no Referer would carry it', async (t) => {
  const process = await startSite(t, { DATA_DIR: await sampleDataDir(t), LOG_LEVEL: 'debug' })
  const tokens = await subscribed(process, 'quiet@example.kz')
  const path = pages.confirmSubscription('ru', tokens.confirm)
  const given = await fetch(process.url + path, { headers: { 'Accept-Language': 'ru' } })
  assert.equal(given.headers.get('Referrer-Policy'), 'strict-origin')
  const posted = await fetch(process.url + pages.leaveSubscription('ru'), {
    method: 'POST',
    body: new URLSearchParams({ token: tokens.leave }),
    redirect: 'manual',
  })
  assert.equal(posted.status, 303)
  const wrong = await fetch(process.url + path, {
    method: 'POST',
    body: new URLSearchParams({ token: `${tokens.confirm}x` }),
  })
  assert.equal(wrong.status, 422)
  assert.equal(wrong.headers.get('Referrer-Policy'), 'strict-origin')
  await process.end('SIGTERM')
  const written = process.output()
  assert.match(written, /contents\/subscribe\/confirm/)
  for (const secret of [tokens.confirm, tokens.leave]) {
    assert.ok(!written.includes(secret.slice(-20)) && !written.includes(secret.slice(0, 36)))
  }
  assert.doesNotMatch(written, /quiet/)
})
