import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { test } from 'node:test'
import { writeJson } from '#database/engines/json.ts'
import { texts } from '#texts/texts.ts'
import { consentTexts, keepConsentTexts } from '#database/leads/consent-texts.ts'
import type { Database } from '#database/open.ts'
import { formatDate } from '#domain/dates.ts'
import { languages } from '#domain/languages.ts'
import { builtInConsents, consentText, consentVersion } from '#leads/intake/consent.ts'
import { readSubscriptionToken } from '#leads/subscriptions/subscription-token.ts'
import { parseEnv } from '#server/env.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeLead, makeRow, type Rows } from '#tests/helpers/databases/rows.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { personCopy, personForms } from '#texts/person-copy.ts'
import { parseSubcommand } from './subcommands.ts'

const phone = '+77017654321'
const secret = 'a secret of the tests, long enough to be one'

/** The commands on a database with these rows; each answers with what it printed and said. */
async function office(t: TestContext, db: Database, rows: Rows) {
  await fillDatabase(db, rows)
  const folder = temporaryFolder(t)
  const env = parseEnv({ DATA_DIR: folder, PUBLIC_URL: 'https://site.example', SECRET_KEY: secret })
  const run = async (name: string, ...args: string[]) => {
    let [printed, said] = ['', '']
    const print = async (text: string) => void (printed += text)
    const isWell = await parseSubcommand(name, args)({ env, db, print, say: (text) => (said += `${text}\n`) })
    return { isWell, printed, said }
  }
  return { run, folder }
}

const version = consentVersion('application', 'kk', texts.kk)

const rows: Rows = {
  leads: [
    makeLead(1, {
      idempotency_key: 'key',
      form: 'application',
      phone,
      name: 'Әсел',
      email: 'Asel@example.kz',
      message: 'Первая строка\nТелефон: +77010000000',
      language: 'kk',
      address: '203.0.113.77',
      consent_version: version,
      body: writeJson<Record<string, unknown>>({
        name: 'Әсел',
        phone,
        university: 'КазНУ',
        utm_source: 'news',
      }),
    }),
    makeLead(2, { idempotency_key: null, name: 'Другой человек' }),
  ],
  lead_files: [makeRow('lead_files', { lead_id: makeLead(1).id, name: 'резюме.pdf', path: 'cv.pdf' })],
  deliveries: [
    makeRow('deliveries', { lead_id: makeLead(1).id, channel: 'bitrix24', state: 'delivered', attempts: 1 }),
  ],
  subscriptions: [makeRow('subscriptions', { email: 'asel@example.kz', state: 'active' })],
}

eachDatabase(
  'R408 a person gets a copy of all that is kept of them, in words of their language and as JSON',
  async (db, _engine, t) => {
    const { run } = await office(t, db, rows)
    await keepConsentTexts(db, builtInConsents(), new Date())
    const { isWell, printed, said } = await run(
      'copy',
      '--phone',
      '8 701 765 43 21',
      '--email',
      'asel@example.kz',
    )
    assert.equal(isWell, true)
    for (const part of [
      'Әсел',
      '+7 (701) 765-43-21',
      'Asel@example.kz',
      '203.0.113.77',
      'КазНУ',
      'news',
      'резюме.pdf',
    ]) {
      assert.ok(printed.includes(part), part)
    }
    assert.ok(printed.includes(personCopy.bitrix24.kk))
    assert.ok(printed.includes(`: ${personForms.application.kk}\n`))
    // Of a year ago: a CV goes before its request.
    assert.equal(
      printed.match(new RegExp(`${personCopy.until.kk}|${personCopy.files_until.kk}`, 'g'))?.length,
      2,
    )
    assert.ok(printed.includes(consentText('application', texts.kk).split('\n')[0] ?? ''))
    assert.ok(printed.includes(`\n${personCopy.subscription.kk}\n`))
    assert.doesNotMatch(printed, /Другой человек/)
    assert.doesNotMatch(printed, /^ {2}Телефон: \+77010000000/m)
    assert.match(said, /cv\.pdf in the folder uploads/)

    const json = await run('copy', '--phone', phone, '--json')
    const { requests, consents } = JSON.parse(json.printed) as {
      requests: { id: string; address: string }[]
      consents: Record<string, string>
    }
    assert.deepEqual(
      requests.map(({ id, address }) => [id, address]),
      [[makeLead(1).id, '203.0.113.77']],
    )
    assert.equal(consents[version], consentText('application', texts.kk))
    for (const language of languages) {
      const { printed: empty } = await run('copy', '--email', 'unknown@example.kz', '--language', language)
      assert.ok(empty.includes(personCopy.nothing[language]), language)
    }
  },
)

eachDatabase(
  'R408 the copy has all of a subscription: when it was confirmed and left, and the newer request that waits',
  async (db, _engine, t) => {
    const asked = consentVersion('subscribe', 'en', texts.en)
    const { run } = await office(t, db, {
      subscriptions: [
        makeRow('subscriptions', {
          email: 'asel@example.kz',
          state: 'left',
          language: 'ru',
          consent_version: consentVersion('subscribe', 'ru', texts.ru),
          confirmed_at: '2026-02-03T10:00:00.000Z',
          left_at: '2026-04-05T10:00:00.000Z',
          asked_language: 'en',
          asked_consent_version: asked,
          asked_consent_at: '2026-06-07T10:00:00.000Z',
          asked_address: '198.51.100.66',
          asked_page_url: 'https://site.example/en/asked',
        }),
      ],
    })
    await keepConsentTexts(db, builtInConsents(), new Date())
    for (const language of languages) {
      const { printed } = await run('copy', '--email', 'asel@example.kz', '--language', language)
      const moments = ['2026-02-03', '2026-04-05', '2026-06-07'].map((day) => formatDate(day, language))
      const page = 'https://site.example/en/asked'
      const words = consentText('subscribe', texts.en).split('\n')[0] ?? ''
      for (const part of [...moments, '198.51.100.66', page, asked, words]) {
        assert.ok(printed.includes(part), `${language}: ${part}`)
      }
    }
  },
)

eachDatabase(
  'R408 the data of a person are corrected everywhere, and what was sent is named',
  async (db, _engine, t) => {
    const { run } = await office(t, db, rows)
    const right = ['--name', 'Асель', '--new-phone', '87017654322', '--new-email', 'new@example.kz']
    const { isWell, printed, said } = await run('correct', '--phone', phone, ...right)
    assert.deepEqual([isWell, printed], [true, 'Corrected: requests 1\n'])
    assert.ok(said.includes(`bitrix24, request ${makeLead(1).id}`))
    const [lead, other] = await db.selectFrom('leads').selectAll().orderBy('id').execute()
    assert.deepEqual([lead?.name, lead?.phone, lead?.email], ['Асель', '+77017654322', 'new@example.kz'])
    assert.deepEqual(JSON.parse(lead?.body ?? ''), {
      name: 'Асель',
      phone: '+77017654322',
      email: 'new@example.kz',
      university: 'КазНУ',
      utm_source: 'news',
    })
    assert.equal(other?.name, 'Другой человек')
    assert.equal(
      (await db.selectFrom('subscriptions').select('email').executeTakeFirst())?.email,
      'asel@example.kz',
    )
    assert.equal((await run('correct', '--phone', phone, '--name', 'X')).isWell, false)
  },
)

eachDatabase(
  'R408 a command about a person names what else their requests name, so that nothing of them is missed',
  async (db, _engine, t) => {
    const { run } = await office(t, db, rows)
    const byPhone = ['--phone', phone]
    const commands = [['copy'], ['correct', '--name', 'Асель'], ['forget']]
    for (const [name = '', ...args] of commands) {
      const { said } = await run(name, ...byPhone, ...args)
      assert.match(
        said,
        /^Their requests also name --email Asel@example\.kz: repeat it with that, if it is theirs\.$/m,
      )
    }
    const { said, printed } = await run('forget', '--email', 'asel@example.kz')
    assert.match(printed, /subscriptions 1/)
    assert.doesNotMatch(said, /also name/)
  },
)

eachDatabase('R410 the words of every version of consent are kept and printed', async (db, _engine, t) => {
  const { run } = await office(t, db, {
    ...rows,
    consent_texts: [makeRow('consent_texts', { version: 'callback-ru-00000000', text: 'Старые слова' })],
  })
  const at = new Date('2026-11-23T10:00:00Z')
  for (const moment of [at, new Date('2027-01-01')]) await keepConsentTexts(db, builtInConsents(), moment)
  assert.equal((await run('consents', version)).printed, `${consentText('application', texts.kk)}\n`)
  assert.equal((await run('consents', 'callback-ru-00000000')).printed, 'Старые слова\n')
  await assert.rejects(run('consents', 'callback-ru-11111111'), /not kept/)
  const { printed } = await run('consents')
  assert.match(printed, new RegExp(`^${version} +since 2026-11-23 +agreed: 1$`, 'm'))
  assert.match(printed, /^1 +words not kept +agreed: \d$/m)
})

test('R410 every form has its words in three languages, each under a name of its own', () => {
  const wordings = builtInConsents()
  assert.equal(new Set(wordings.map(({ version: name }) => name)).size, 27)
  assert.ok(wordings.every(({ text }) => text.length > 20))
})

eachDatabase(
  'R410 subscribers are listed and exported with their consent and a link to leave',
  async (db, _engine, t) => {
    const subscription = (id: string, state: 'active' | 'pending' | 'left') =>
      makeRow('subscriptions', {
        id: `01900000-0000-7000-8000-00000000000${id}`,
        email: `${state}@example.kz`,
        state,
        consent_version: consentVersion('subscribe', 'kk', texts.kk),
        asked_address: '198.51.100.1',
        left_at: state === 'left' ? '2026-11-01T00:00:00.000Z' : null,
      })
    const { run, folder } = await office(t, db, {
      subscriptions: [subscription('1', 'active'), subscription('2', 'pending'), subscription('3', 'left')],
    })
    await keepConsentTexts(db, builtInConsents(), new Date())
    const listed = await run('subscribers')
    assert.match(listed.printed, /^active@example\.kz {2}kk {2}active {2}consent \d{4}-\d\d-\d\d {2}https:/)
    assert.equal(listed.printed.trimEnd().split('\n').length, 1)
    const { printed } = await run('subscribers', '--json', '--all')
    const records = printed
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>)
    assert.deepEqual(
      records.map(({ state }) => state),
      ['active', 'pending', 'left'],
    )
    const [active, , left] = records
    const link = new URL(active?.['leave_url'] ?? '')
    assert.equal(link.origin + link.pathname, 'https://site.example/kk/contents/subscribe/leave')
    const token = readSubscriptionToken(secret, 'leave', link.searchParams.get('token') ?? '', new Date())
    assert.ok(typeof token === 'object' && token.id === subscription('1', 'active').id)
    assert.equal(active?.['consent_text'], consentText('subscribe', texts.kk))
    assert.equal(left?.['leave_url'], '')
    assert.doesNotMatch(printed, /203\.0\.113|198\.51\.100/)

    const file = join(folder, 'subscribers.csv')
    await run('subscribers', file)
    assert.match(
      readFileSync(file, 'utf8'),
      /^\ufeffemail;language;state;consent_version;consent_text;consent_at/,
    )
    assert.equal(statSync(file).mode & 0o777, 0o600)
  },
)

eachDatabase('R410 what is kept is never overwritten', async (db) => {
  await keepConsentTexts(db, [{ version: 'a', text: 'first' }], new Date())
  await keepConsentTexts(db, [{ version: 'a', text: 'second' }], new Date())
  assert.equal((await consentTexts(db, ['a'])).get('a'), 'first')
})

eachDatabase('R405 staff read what was deleted, not what was kept after all', async (db, _engine, t) => {
  const { run, folder } = await office(t, db, {})
  const uploads = join(folder, 'uploads')
  const trash = join(uploads, 'trash')
  mkdirSync(trash, { recursive: true })
  const old = [join(trash, 'a.body')]
  // So many files that no request names: the database is in doubt, and the trash stays.
  for (let count = 0; count < 6; count++) old.push(join(uploads, `${randomUUIDv7()}.pdf`))
  for (const path of old) {
    writeFileSync(path, 'x')
    utimesSync(path, 0, 0)
  }
  assert.equal((await run('retention', '--confirm')).printed, 'Deleted: nothing\n')
  assert.deepEqual(readdirSync(trash), ['a.body'])
  for (const path of old.slice(1)) rmSync(path)
  assert.equal((await run('retention', '--confirm')).printed, 'Deleted: 1 file in the trash\n')
})
