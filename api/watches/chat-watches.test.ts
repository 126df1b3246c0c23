import assert from 'node:assert/strict'
import { getWatchSubject, postChatWatch } from '#contract/watches.ts'
import { getLocalizations } from '#contract/localizations.ts'
import { botStart } from '#domain/visitor-bot.ts'
import { keepVisitorBot } from '#database/watches/visitor-bot.ts'
import { leadLimits } from '#leads/intake/limits.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const flats = { category: 'flat', search: 'rooms=2&payment_to=300000', consent: true }

eachDatabase(
  'R1160 R1169 without a bot nothing offers or takes Telegram; with one the wish is kept, and the texts name it',
  async (db, _, t) => {
    const { api, index } = await sampleApi(t, db, { now: () => now })
    const subject = () => callApi(api, getWatchSubject, { query: 'complex=1' })
    const policy = async () =>
      (await callApi(api, getLocalizations, { params: { lang: 'ru' } })).data.find(
        ({ key }) => key === 'policy.text',
      )?.content
    assert.equal((await subject()).data.telegram_bot, null)
    assert.doesNotMatch((await policy()) ?? '', /Telegram/)
    await refusedCall(api, postChatWatch, 404, { body: flats })

    await keepVisitorBot(db, 'sample_homes_bot', now)
    await index.refresh()
    assert.equal((await subject()).data.telegram_bot, 'sample_homes_bot')
    assert.match((await policy()) ?? '', /@sample_homes_bot/)
    const { errors } = await refusedCall(api, postChatWatch, 422, { body: { ...flats, consent: false } })
    assert.deepEqual(errors, { consent: ['validation.consent'] })
    await refusedCall(api, postChatWatch, 422, { body: { ...flats, estate_id: 1 } })
    const { data } = await callApi(api, postChatWatch, { body: { ...flats, locale: 'kk' } })
    assert.equal(data.bot, 'sample_homes_bot')
    assert.match(data.start, botStart)
    const wish = await db.selectFrom('chat_wishes').selectAll().executeTakeFirstOrThrow()
    assert.deepEqual(
      [wish.target, wish.language, wish.consent_at],
      ['flat?rooms=2', 'kk', now.toISOString()],
      'nothing is kept of what the visitor can pay',
    )
    assert.match(wish.consent_version, /^chat_watch-kk-[0-9a-f]{8}$/)
    assert.deepEqual(await db.selectFrom('watchers').selectAll().execute(), [])
  },
)

eachDatabase(
  'R1237 a link into the bot counts only against the limit of the address that asks for it',
  async (db, _, t) => {
    await keepVisitorBot(db, 'sample_homes_bot', now)
    const limits = leadLimits({
      db,
      address: { requests: 3, seconds: 600 },
      phone: { requests: 2, seconds: 600 },
      secret: 'a secret of the tests, long enough to be one',
    })
    t.after(limits.close)
    const { api } = await sampleApi(t, db, { now: () => now, leads: { limits } })
    const ask = async (clientAddress: string) => {
      const init = {
        method: 'POST',
        body: JSON.stringify(flats),
        headers: { 'Content-Type': 'application/json' },
      }
      return (await api.request(postChatWatch.path, init, { clientAddress })).status
    }
    for (let visitor = 1; visitor <= 8; visitor++) assert.equal(await ask(`203.0.113.${visitor}`), 201)
    const again = [await ask('203.0.113.1'), await ask('203.0.113.1'), await ask('203.0.113.1')]
    assert.deepEqual(again, [201, 201, 429])
  },
)
