import assert from 'node:assert/strict'
import { postCallback } from '#contract/feedback.ts'
import { postSubscription } from '#contract/subscriptions.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { consentTexts, consentVersions } from '#database/leads/consent-texts.ts'
import type { Database } from '#database/open.ts'
import { policyWordings } from '#documents/policy-wording.ts'
import { consentText } from '#leads/intake/consent.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { until } from '#tests/helpers/until.ts'
import { texts } from '#texts/texts.ts'
import { keepWordings } from './keep-wordings.ts'

const keep = { leads: 1095, cv: 180 }
const visitor = { name: 'Әлия', phone: '+77011234567', consent: true, locale: 'kk' }

const failed = (error: unknown) => assert.fail(String(error))

/** The company says a text in other words, as an import writes them. */
async function say(db: Database, key: string, content: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('localizations').where('key', '=', key).execute()
    await trx.insertInto('localizations').values({ language: 'kk', key, content }).execute()
    await bumpContentVersion(trx)
  })
}

async function versionsOf(db: Database): Promise<string[]> {
  return (await db.selectFrom('leads').select('consent_version').orderBy('id').execute()).map(
    (lead) => lead.consent_version,
  )
}

eachDatabase(
  'R690 a consent is kept with the words that its form showed, though they changed meanwhile',
  async (db, _, t) => {
    const { api, index } = await sampleApi(t, db)
    const wordings = await keepWordings({ db, index, keep, onError: failed })
    t.after(wordings.close)
    const link = texts.kk['callback.consent.link']
    let sent = 0
    // The very same request again would be a repeat of the first.
    const send = (words?: string) => {
      const phone = `+7701123456${String(++sent)}`
      return callApi(api, postCallback, { body: { ...visitor, phone, consent_words: words } })
    }
    const builtIn = consentText('callback', texts.kk)
    await send(builtIn)
    for (const words of ['Бірінші {link}', 'Екінші {link}']) {
      await say(db, 'callback.consent', words)
      await index.refresh()
      const shown = words.replace('{link}', link)
      await until(async () => {
        const kept = await db.selectFrom('consent_texts').select('text').execute()
        return kept.some(({ text }) => text === shown)
      })
      await send(shown)
    }
    // The page of the first words is still open somewhere, and one of the built-in words.
    await send(`Бірінші\u00A0${link}`)
    await send(builtIn)
    await send()
    const versions = await versionsOf(db)
    const words = await consentTexts(db, versions)
    assert.deepEqual(
      versions.map((version) => words.get(version)),
      [builtIn, `Бірінші ${link}`, `Екінші ${link}`, `Бірінші ${link}`, builtIn, `Екінші ${link}`],
    )
    const { errors } = await refusedCall(api, postCallback, 422, {
      body: { ...visitor, consent_words: 'Бәріне келісемін' },
    })
    assert.deepEqual(errors, { consent_words: ['form.again'] })
    assert.equal((await versionsOf(db)).length, versions.length)
    const agreed = await consentVersions(db)
    assert.equal(agreed.find(({ version }) => version === versions[1])?.agreed, 2)
  },
)

eachDatabase('R690 a subscription is kept with the words of its form too', async (db, _, t) => {
  const { api, index } = await sampleApi(t, db)
  await say(db, 'subscribe.consent', 'Хаттарға келісемін: {link}')
  await index.refresh()
  const words = `Хаттарға келісемін: ${texts.kk['callback.consent.link']}`
  const body = { email: 'reader@example.kz', consent: true, locale: 'kk' }
  await refusedCall(api, postSubscription, 422, { body: { ...body, consent_words: 'Басқа' } })
  await callApi(api, postSubscription, { body: { ...body, consent_words: words } })
  const wordings = await keepWordings({ db, index, keep, onError: failed })
  t.after(wordings.close)
  const { consent_version: version } = await db
    .selectFrom('subscriptions')
    .select('consent_version')
    .executeTakeFirstOrThrow()
  assert.equal((await consentTexts(db, [version])).get(version), words)
})

eachDatabase('R691 each wording of the policy that the site shows is kept', async (db, _, t) => {
  const { index } = await sampleApi(t, db)
  const wordings = await keepWordings({ db, index, keep, onError: failed })
  t.after(wordings.close)
  const [, builtIn] = policyWordings(keep, (language) => texts[language])
  await say(db, 'policy.title', 'Біздің саясат')
  await index.refresh()
  const kept = async () => {
    const rows = await db
      .selectFrom('consent_texts')
      .selectAll()
      .where('version', 'like', 'policy-kk-%')
      .execute()
    return rows.map(({ text }) => text)
  }
  await until(async () => (await kept()).length === 2)
  const words = await kept()
  assert.ok(words.includes(builtIn?.text ?? ''))
  assert.ok(words.some((text) => text.includes('\nБіздің саясат\n')))
})

eachDatabase('R690 words that cannot be kept are kept as soon as they can', async (db, _, t) => {
  const { index } = await sampleApi(t, db)
  let isBroken = false
  const failures: unknown[] = []
  const failing = new Proxy(db, {
    get(target, name, receiver) {
      if (name === 'insertInto' && isBroken) throw new Error('the database is away')
      const value: unknown = Reflect.get(target, name, receiver)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const wordings = await keepWordings({
    db: failing,
    index,
    keep,
    pause: 5,
    onError: (error) => failures.push(error),
  })
  t.after(wordings.close)
  isBroken = true
  await say(db, 'callback.consent', 'Жаңа {link}')
  await index.refresh()
  await until(async () => failures.length > 1)
  isBroken = false
  const shown = `Жаңа ${texts.kk['callback.consent.link']}`
  await until(async () => {
    const kept = await db.selectFrom('consent_texts').select('text').execute()
    return kept.some(({ text }) => text === shown)
  })
})
