import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { test, type TestContext } from 'node:test'
import { writeJson } from '#database/engines/json.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { writeSetting } from '#database/settings.ts'
import { languages } from '#domain/languages.ts'
import { readSubscriptionToken } from '#leads/subscriptions/subscription-token.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeRow } from '#tests/helpers/databases/rows.ts'
import { textOf } from '#tests/helpers/databases/sample-rows.ts'
import { startMailbox } from '#tests/helpers/leads/mailbox.ts'
import { runCommand } from '#tests/helpers/run-command.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { texts } from '#texts/texts.ts'

const secret = 'a secret of the tests, long enough to be one'
const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
const email = (number: number) => `reader${number}@example.kz`

/** The command on a database with an article and so many confirmed subscribers, and a mail server. */
async function office(
  t: TestContext,
  engine: 'sqlite' | 'postgres',
  count: number,
  refuse: Parameters<typeof startMailbox>[1] = {},
) {
  const { dataDir, databaseUrl } = await emptyDatabase(t, engine)
  const folder = dataDir || temporaryFolder(t)
  const db = openDatabase({ dataDir: folder, databaseUrl: databaseUrl ?? null })
  t.after(() => db.destroy())
  await migrate(db)
  const html = (language: string) =>
    `<p>Text <a href="/${language === 'ru' ? '' : `${language}/`}projects">${language}</a></p>`
  await fillDatabase(db, {
    articles: [
      makeRow('articles', { body_html: writeJson({ ru: html('ru'), kk: html('kk'), en: html('en') }) }),
      makeRow('articles', { id: 2, slug: 'later', published_at: '2999-01-01T00:00:00.000Z' }),
      makeRow('articles', {
        id: 3,
        slug: 'half',
        body_html: writeJson({ ru: html('ru'), kk: '', en: html('en') }),
      }),
    ],
    subscriptions: Array.from({ length: count }, (_, number) =>
      makeRow('subscriptions', {
        id: id(number),
        email: email(number),
        state: 'active',
        language: languages[number % 3] ?? 'ru',
        confirmed_at: '2026-11-20T10:00:00.000Z',
      }),
    ),
  })
  await writeSetting(db, 'company', {
    name: 'Sample',
    phone: '+77010000000',
    email: 'office@site.example',
    hours: textOf('Hours'),
    credit: null,
  } as Parameters<typeof writeSetting<'company'>>[2])
  const mailbox = await startMailbox(t, refuse)
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? '',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Sample <news@site.example>',
    PUBLIC_URL: 'https://site.example',
    SECRET_KEY: secret,
  }
  const run = (args: string, changed: Record<string, string> = {}, begun?: (child: ChildProcess) => void) =>
    runCommand('letters', args.split(' '), { ...settings, ...changed }, { begun })
  const stateOf = async (number: number) =>
    (
      await db
        .selectFrom('campaign_letters')
        .select('state')
        .where('subscription_id', '=', id(number))
        .executeTakeFirst()
    )?.state
  return { db, run, letters: mailbox.letters, stateOf }
}

const send = 'send article article-1 --yes --pause 0 --again 0'

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R830 R831 R833 an article goes to each subscriber in their language, with a way to leave at once (${engine})`, async (t) => {
    const { run, letters } = await office(t, engine, 3)
    const { code, stdout, stderr } = await run(send)
    assert.deepEqual(
      [code, stdout],
      [0, 'Sent 3, refused 0, unsure 0, left or paused meanwhile 0, still to send 0.\n'],
      stderr,
    )
    assert.match(
      stderr,
      /^«Article по-русски» goes to 3 subscribers \(ru 1, kk 1, en 1\), in about 0 min\.$/m,
    )
    assert.doesNotMatch(stdout + stderr, /reader/)
    for (const [number, language] of languages.entries()) {
      const letter = letters.find(({ to }) => to[0] === email(number))
      assert.ok(letter !== undefined)
      const { headers, text, html } = letter
      assert.deepEqual(
        [headers['subject'], headers['from']],
        [textOf('Article')[language], 'Sample <news@site.example>'],
      )
      assert.match(headers['content-type'] ?? '', /^multipart\/alternative/)
      assert.deepEqual(
        [headers['list-unsubscribe-post'], headers['auto-submitted'], headers['precedence']],
        ['List-Unsubscribe=One-Click', 'auto-generated', 'bulk'],
      )
      const leave = /^<(https:\S+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? ''
      const { pathname, searchParams } = new URL(leave)
      assert.equal(pathname, `${language === 'ru' ? '' : `/${language}`}/contents/subscribe/leave`)
      const token = readSubscriptionToken(secret, 'leave', searchParams.get('token') ?? '', new Date())
      assert.ok(typeof token === 'object' && token.id === id(number))
      assert.ok(text.includes(leave) && html.includes(`href="${leave}"`))
      const prefix = language === 'ru' ? '' : `/${language}`
      for (const part of [text, html]) {
        assert.ok(part.includes(`https://site.example${prefix}/projects`))
        assert.ok(part.includes(textOf('Lead')[language]))
        assert.ok(part.includes(texts[language]['newsletter.leave']))
        assert.ok(part.includes(`https://site.example${prefix}/contents/news/article-1`))
        assert.doesNotMatch(part, /[{}]|(?:href|src)="\//)
      }
      assert.match(html, new RegExp(`^<!doctype html>\\r?\\n<html lang="${language}">`))
      assert.match(html, /<img src="https:\/\/site\.example\/media\/article-640\.webp\.png" alt="/)
    }
    const again = await run(send)
    assert.deepEqual([again.code, letters.length], [0, 3])
    assert.match(
      again.stdout,
      /^Nobody is left to send it to: since [\d-]+ it was sent to 3, refused 0, unsure 0\./,
    )
    assert.doesNotMatch(again.stderr, /goes to/)
  })

  test(`R914 without confirmed subscribers nothing is sent and no campaign begins (${engine})`, async (t) => {
    const { run, db } = await office(t, engine, 0)
    const { code, stdout, stderr } = await run(send)
    assert.deepEqual([code, stdout], [0, ''])
    assert.match(stderr, /^Nothing was sent: nobody has confirmed a subscription/)
    assert.deepEqual(await db.selectFrom('campaigns').selectAll().execute(), [])
  })

  test(`R831 R832 a command that is killed goes on where it was: nobody twice, nobody missing (${engine})`, async (t) => {
    const child: { now: ChildProcess | null } = { now: null }
    let kills = 0
    const kill = () => {
      kills += 1
      child.now?.kill('SIGKILL')
    }
    const asked = new Map<string, number>()
    const accepted: string[] = []
    const { run, letters, stateOf } = await office(t, engine, 9, {
      // Before the text of the third, and when all of the sixth is there and nothing answered.
      recipient(address) {
        asked.set(address, (asked.get(address) ?? 0) + 1)
        if (address === email(2) && asked.get(address) === 1) kill()
        return null
      },
      letter(raw) {
        const to = /^To: (\S+)/m.exec(raw.toString())?.[1] ?? ''
        accepted.push(to)
        if (to === email(5)) kill()
        return null
      },
    })
    const begun = (process: ChildProcess) => void (child.now = process)
    for (const _ of [1, 2]) assert.equal((await run(send, {}, begun)).code, null)
    assert.equal(kills, 2)
    const last = await run(send, {}, begun)
    assert.deepEqual([last.code, last.stdout.split(',')[0]], [0, 'Sent 3'])
    assert.match(
      last.stderr,
      /^ {2}r…@example\.kz {2}unsure: the answer was lost {2}the command was stopped$/m,
    )
    const expected = Array.from({ length: 9 }, (_, number) => email(number))
    assert.deepEqual(letters.map(({ to }) => to[0]).toSorted(), expected)
    assert.deepEqual(accepted.toSorted(), expected)
    assert.equal(asked.get(email(2)), 2)
    assert.deepEqual([await stateOf(2), await stateOf(5)], ['sent', 'unsure'])
  })

  test(`R834 what the mail server refuses is told of and pauses nobody else (${engine})`, async (t) => {
    const { run, letters, db } = await office(t, engine, 4, {
      recipient(address) {
        if (address === email(0)) return { code: 550, text: `no ${address} here` }
        return address === email(1) ? { code: 451, text: 'greylisted' } : null
      },
    })
    const { code, stdout, stderr } = await run(send)
    assert.deepEqual(
      [code, stdout.split('\n')[0]],
      [1, 'Sent 2, refused 1, unsure 0, left or paused meanwhile 0, still to send 1.'],
    )
    assert.match(
      stderr,
      /^ {2}r…@example\.kz {2}refused {2}the mail server does not take the sender or the mailbox \(EENVELOPE 550\)$/m,
    )
    assert.match(
      stderr,
      /^ {2}r…@example\.kz {2}not taken yet {2}the mail server asks to try later \(EENVELOPE 451\)$/m,
    )
    assert.doesNotMatch(stdout + stderr, /reader/)
    assert.equal(letters.length, 2)
    const status = await run('status article-1')
    assert.match(status.stdout, /article-1 {2}sent 2, refused 1, unsure 0, waiting 1\n {2}r…@example/)
    await run(`pause ${email(1)}`)
    const nobody = await run(send)
    assert.match(nobody.stderr, /^1 paused address is left out/)
    assert.match(
      nobody.stdout,
      /^Nobody is left to send it to: since [\d-]+ it was sent to 2, refused 1, unsure 0\./,
    )
    await run(`resume ${email(1).toUpperCase()}`)
    const row = await db.selectFrom('subscriptions').selectAll().where('id', '=', id(1)).executeTakeFirst()
    assert.deepEqual([row?.paused_at, (await run(send)).code], [null, 1])
  })
}

test('R830 nothing is sent without a word of staff, to nobody in another language, and not before its day', async (t) => {
  const { run, letters, db } = await office(t, 'sqlite', 3)
  for (const [args, changed, expected] of [
    ['send article article-1', {}, /^Say --yes to send it: there is no terminal/m],
    ['send article later --yes', {}, /^There is no published article «later»/],
    ['send article article-1 --yes', { PUBLIC_URL: '' }, /^PUBLIC_URL is not set/],
    ['send article article-1 --yes', { SMTP_URL: '' }, /^SMTP_URL is not set/],
    ['send promotion article-1', {}, /^send takes the kind and the name/],
    ['send article article-1 --pause never', {}, /^--pause takes seconds/],
    ['test article article-1 --to nobody', {}, /^--to takes a mail address/],
    ['pause stranger@example.kz', {}, /^Nobody has subscribed/],
    ['post', {}, /^Unknown command «post»\. Available: send, test, status, list, pause, resume\.$/m],
  ] as const) {
    const { code, stdout, stderr } = await run(args, changed)
    assert.deepEqual([code, stdout], [2, ''], args)
    assert.match(stderr, expected)
    assert.doesNotMatch(stderr, /\n +at /)
  }
  const half = await run('send article half --yes')
  assert.equal(half.code, 1)
  assert.match(
    half.stderr,
    /^Nothing was sent: the article has no title, lead or text in kk, and 1 subscriber read that\./,
  )
  assert.equal(letters.length, 0)
  // Where nobody reads that language, nobody misses it.
  await db.deleteFrom('subscriptions').where('language', '=', 'kk').execute()
  assert.equal((await run('send article half --yes --pause 0')).code, 0)
  assert.equal(letters.length, 2)
})

test('R830 staff try a letter on themselves first, and see what there is to send', async (t) => {
  const { run, letters, db } = await office(t, 'sqlite', 1)
  const tried = await run('test article article-1 --to me@site.example')
  assert.deepEqual([tried.code, tried.stderr], [0, 'ru: sent.\nkk: sent.\nen: sent.\n'])
  assert.deepEqual(
    letters.map(({ to, headers }) => [to[0], headers['subject']]),
    languages.map((language) => [
      'me@site.example',
      `${texts[language]['newsletter.test']}: ${textOf('Article')[language]}`,
    ]),
  )
  // Its link to leave works and is about nobody.
  const leave = /https:\S+token=([^>]+)/.exec(letters[0]?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  const token = readSubscriptionToken(secret, 'leave', leave, new Date())
  assert.equal(typeof token === 'object' && token.id, '00000000-0000-0000-0000-000000000000')
  assert.deepEqual(await db.selectFrom('campaigns').selectAll().execute(), [])
  const list = await run('list')
  assert.match(list.stdout, /^2026-11-01 {2}half {2}Article по-русски {2}\(not sent\)$/m)
  assert.doesNotMatch(list.stdout, /later/)
  await run(send)
  assert.match((await run('list')).stdout, /article-1 .*\(sent \d{4}-\d\d-\d\d to 1\)/)
  const help = await run('--help')
  assert.deepEqual([help.code, help.stderr], [0, ''])
})

test('R835 a server that takes no letters stops the run; nobody counts as written to', async (t) => {
  const { run, db } = await office(t, 'sqlite', 5)
  const { code, stdout } = await run(send, { SMTP_URL: 'smtp://127.0.0.1:1' })
  assert.equal(code, 1)
  assert.match(stdout, /still to send 5\.\nThe mail server does not take letters: .+ \(E\w+\)\. /)
  assert.deepEqual(await db.selectFrom('campaign_letters').selectAll().execute(), [])
})
