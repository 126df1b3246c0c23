import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { contentVersion } from '#database/contents/content-state.ts'
import type { Engine } from '#database/engines/engine.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { readSetting } from '#database/settings.ts'
import { contentRepositories, git } from '#tests/helpers/content-repository.ts'
import { sampleFiles } from '#tests/helpers/content-folder.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { startMailbox } from '#tests/helpers/leads/mailbox.ts'
import { giveMadePictures } from '#tests/helpers/made-pictures.ts'
import { parseEnv } from '#server/env.ts'
import { runCommand } from '#tests/helpers/run-command.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { parseSubcommand } from './subcommands.ts'

const award = 'awards/prize.yaml'
const awardText = sampleFiles[award] ?? ''

/** A site whose content comes from a repository, and the first state on it. */
async function company(t: TestContext, engine: Engine = 'sqlite') {
  const repositories = contentRepositories(t)
  const { dataDir, databaseUrl } = await emptyDatabase(t, engine)
  const folder = dataDir || temporaryFolder(t)
  const db = openDatabase({ dataDir: folder, databaseUrl: databaseUrl ?? null })
  t.after(() => db.destroy())
  await migrate(db)
  await giveMadePictures(folder)
  const mailbox = await startMailbox(t)
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? '',
    CONTENT_DIR: repositories.site,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'site@company.example',
    EDITORS_EMAIL: 'editors@company.example',
  }
  /** The work of the command, in this process: what it printed and said, and how it ended. */
  const run = async (args: string[] = [], more: Readonly<Record<string, string>> = {}) => {
    let [stdout, stderr] = ['', '']
    const context = {
      env: parseEnv({ ...settings, ...more }),
      print: async (text: string) => void (stdout += text),
      say: (text: string) => void (stderr += `${text}\n`),
    }
    const isDone = await parseSubcommand(
      'publish',
      args,
    )(context).catch((error: unknown) => {
      context.say(error instanceof Error ? error.message : String(error))
      return false
    })
    return { code: isDone ? 0 : 1, stdout, stderr }
  }
  const prizes = async () => {
    const rows = await db.selectFrom('awards').select('year').execute()
    return rows.map(({ year }) => year)
  }
  return { ...repositories, db, mailbox, settings, publish: run, prizes }
}

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R890 what an editor pushes is on the site after a publication, and a mistake leaves the site as it is (${engine})`, async (t) => {
    const { db, mailbox, publish, push, prizes, site } = await company(t, engine)
    const first = await publish()
    assert.equal(first.code, 0, first.stderr)
    assert.deepEqual(await prizes(), [2025])
    const version = await contentVersion(db)

    const again = await publish()
    assert.match(again.stdout, /^Nothing new: [0-9a-f]{10} is on the site\.\n$/)
    assert.equal(await contentVersion(db), version)

    push({ [award]: awardText.replace('2025', '2024') }, 'another year')
    assert.equal((await publish()).code, 0)
    assert.deepEqual(await prizes(), [2024])
    assert.match(readFileSync(join(site, award), 'utf8'), /2024/)

    const wrong = push({ [award]: awardText.replace('2025', 'soon') }, 'a year in words')
    const refused = await publish()
    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /^awards\/prize\.yaml:\d+: .*$/m)
    assert.deepEqual(await prizes(), [2024])
    // A restart of the site would find the folder as it was.
    assert.match(readFileSync(join(site, award), 'utf8'), /2024/)
    assert.equal((await readSetting(db, 'publication'))?.commit, wrong)
    assert.equal(mailbox.letters.length, 1)
    assert.deepEqual(mailbox.letters[0]?.to, ['editors@company.example'])
    assert.match(mailbox.letters[0]?.text ?? '', /a year in words.*awards\/prize\.yaml:\d+: /s)

    for (const args of [[], ['--again']]) {
      const once = await publish(args)
      assert.equal(once.code, 1)
      assert.match(once.stderr, /^awards\/prize\.yaml:\d+: year: /)
    }
    assert.equal(mailbox.letters.length, 1)
    const repeated = await publish()
    assert.equal(repeated.code, 1)
    assert.match(
      repeated.stderr,
      /^awards\/prize\.yaml:\d+: year: .*\n[0-9a-f]{10} was refused before.*--again/,
    )
    assert.equal(mailbox.letters.length, 1)

    push({ [award]: awardText.replace('2025', '2023') }, 'a year in figures')
    assert.equal((await publish()).code, 0)
    assert.deepEqual(await prizes(), [2023])
    assert.equal(mailbox.letters.length, 2)
    assert.match(mailbox.letters[1]?.text ?? '', /«a year in figures»/)
  })
}

test('R890 two publications at once bring a state once, and none is lost', async (t) => {
  const { settings, push, prizes } = await company(t)
  push({ [award]: awardText.replace('2025', '2024') }, 'another year')
  const publish = () => runCommand('content', ['publish'], settings)
  const both = await Promise.all([publish(), publish()])
  assert.deepEqual(
    both.map(({ code }) => code),
    [0, 0],
  )
  assert.equal(both.filter(({ stdout }) => stdout.startsWith('Nothing new')).length, 1)
  assert.deepEqual(await prizes(), [2024])
})

test('R891 what somebody has changed in the folder by hand, or committed there, is never lost', async (t) => {
  const { publish, push, prizes, site } = await company(t)
  await publish()
  writeFileSync(join(site, award), awardText.replace('2025', '2020'))
  push({ [award]: awardText.replace('2025', '2024') }, 'another year')
  const byHand = await publish()
  assert.equal(byHand.code, 1)
  assert.match(byHand.stderr, /changed by hand.*awards\/prize\.yaml/s)
  assert.match(readFileSync(join(site, award), 'utf8'), /2020/)

  git(site, 'commit', '--quiet', '--all', '--message', 'here')
  const ownCommit = await publish()
  assert.equal(ownCommit.code, 1)
  assert.match(ownCommit.stderr, /does not follow from the state of CONTENT_DIR.*git reset --keep/s)
  assert.match(readFileSync(join(site, award), 'utf8'), /2020/)
  assert.deepEqual(await prizes(), [2025])

  git(site, 'reset', '--quiet', '--hard', 'HEAD~1')
  assert.equal((await publish()).code, 0)
  assert.deepEqual(await prizes(), [2024])
})

test('R891 a folder that is no repository, the program itself, another branch: each is refused with a sentence', async (t) => {
  const { publish, site } = await company(t)
  const none = await publish([], { CONTENT_DIR: temporaryFolder(t) })
  assert.deepEqual([none.code, /is no git repository/.test(none.stderr)], [1, true], none.stderr)
  const own = await publish([], { CONTENT_DIR: './demo-company' })
  assert.match(own.stderr, /lies in the repository of the program/)
  const branch = await publish([], { CONTENT_BRANCH: 'draft' })
  assert.match(branch.stderr, /^CONTENT_DIR is on the branch «main», and «draft» is published: /)
  assert.throws(() => parseEnv({ CONTENT_BRANCH: '--upload-pack=touch' }), /CONTENT_BRANCH: expected a name/)
  git(site, 'remote', 'set-url', 'origin', 'https://editor:hunter2@127.0.0.1:1/content.git')
  const away = await publish()
  assert.equal(away.code, 1)
  assert.ok(!away.stderr.includes('hunter2'), away.stderr)
})

test('R891 a publication that ended between the folder and the import is gone through again', async (t) => {
  const { publish, push, prizes, site } = await company(t)
  await publish()
  push({ [award]: awardText.replace('2025', '2024') }, 'another year')
  git(site, 'pull', '--quiet', '--ff-only')
  assert.equal((await publish()).code, 0)
  assert.deepEqual(await prizes(), [2024])
})

test('R891 when CONTENT_DIR names another repository, the copy is made from that one', async (t) => {
  const { publish } = await company(t)
  await publish()
  const other = await publish([], { CONTENT_DIR: contentRepositories(t).site })
  assert.equal(other.code, 0, other.stderr)
  assert.match(other.stdout, /[0-9a-f]{10} is on the site\.\n$/)
})

test('R923 a state that the database does not let in is refused before the folder changes, and the editors read why', async (t) => {
  const { db, mailbox, publish, push, site } = await company(t)
  await publish()
  const id = await db.selectFrom('awards').select('id').executeTakeFirstOrThrow()
  push({ [award]: `id: ${id.id + 7}\n${awardText.trimStart()}` }, 'another number')
  const refused = await publish()
  assert.equal(refused.code, 1)
  assert.match(refused.stderr, /^awards\/prize\.yaml:1: id: this record was imported with \d+ before/)
  assert.doesNotMatch(readFileSync(join(site, award), 'utf8'), /^id:/)
  assert.equal(mailbox.letters.length, 1)
})

test('R923 what keeps a state off is tried again without a new one, and told once', async (t) => {
  const { mailbox, publish, push, prizes, site } = await company(t)
  await publish()
  writeFileSync(join(site, award), awardText.replace('2025', '2020'))
  push({ [award]: awardText.replace('2025', '2024') }, 'another year')
  for (let times = 0; times < 2; times += 1) {
    const stopped = await publish()
    assert.equal(stopped.code, 1)
    assert.match(stopped.stderr, /changed by hand.*awards\/prize\.yaml/s)
  }
  assert.equal(mailbox.letters.length, 1)
  assert.match(mailbox.letters[0]?.text ?? '', /changed by hand.*awards\/prize\.yaml/s)
  git(site, 'checkout', '--quiet', '--', award)
  assert.equal((await publish()).code, 0)
  assert.deepEqual(await prizes(), [2024])
  assert.equal(mailbox.letters.length, 2)
})

test('R923 editors get a letter about lines of units.yaml that do nothing, once', async (t) => {
  const { mailbox, publish, push } = await company(t)
  await publish()
  push(
    { 'units.yaml': 'units:\n  - { house: garden-1, number: 8, until: 2999-12-31, hidden: true }\n' },
    'a flat',
  )
  const published = await publish()
  assert.equal(published.code, 0, published.stderr)
  assert.match(
    published.stderr,
    /^units\.yaml:2: number: garden-1 № 8 until 2999-12-31: there is no such unit$/m,
  )
  assert.match(mailbox.letters[0]?.text ?? '', /«a flat».*units\.yaml:2: number: garden-1 № 8/s)
  push({ [award]: awardText.replace('2025', '2024') }, 'another year')
  assert.equal((await publish()).code, 0)
  assert.equal(mailbox.letters.length, 1)
})

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R927 since when the branch does not come from its forge is known until it comes again (${engine})`, async (t) => {
    const { db, publish, site } = await company(t, engine)
    const origin = git(site, 'remote', 'get-url', 'origin').trim()
    const failingSince = async () => readSetting(db, 'fetch_failing_since')
    git(site, 'remote', 'set-url', 'origin', 'https://127.0.0.1:1/content.git')
    assert.equal((await publish()).code, 1)
    const since = await failingSince()
    assert.ok(since !== null)
    assert.equal((await publish()).code, 1)
    assert.equal(await failingSince(), since)
    git(site, 'remote', 'set-url', 'origin', origin)
    assert.equal((await publish()).code, 0)
    assert.equal(await failingSince(), null)
  })
}

test('R923 a forge that does not answer is told in a sentence, in the language of staff', async (t) => {
  const { settings, site } = await company(t)
  git(site, 'remote', 'set-url', 'origin', 'https://editor:hunter2@127.0.0.1:1/content.git')
  const away = await runCommand('content', ['publish'], { ...settings, STAFF_LANGUAGE: 'ru' })
  assert.equal(away.code, 1)
  assert.match(away.stderr, /^Ветка «main» не забирается: /)
  assert.doesNotMatch(away.stderr, /hunter2/)
})
