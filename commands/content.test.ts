import assert from 'node:assert/strict'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { contentVersion } from '#database/contents/content-state.ts'
import type { Engine } from '#database/engines/engine.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { changedFile, contentFolderWith } from '#tests/helpers/content-folder.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeEstate } from '#tests/helpers/databases/rows.ts'
import { giveMadePictures } from '#tests/helpers/made-pictures.ts'
import { otherCompany } from '#tests/helpers/other-company.ts'
import { runCommand } from '#tests/helpers/run-command.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'

/** The command on an empty database, beside the pictures of the sample or none, and a way to look into it. */
async function office(t: TestContext, engine: Engine, { hasPictures = true } = {}) {
  const { dataDir, databaseUrl } = await emptyDatabase(t, engine)
  const folder = dataDir || temporaryFolder(t)
  const db = openDatabase({ dataDir: folder, databaseUrl: databaseUrl ?? null })
  t.after(() => db.destroy())
  await migrate(db)
  if (hasPictures) await giveMadePictures(folder)
  const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '' }
  const run = (args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    runCommand('content', args, { ...settings, ...more })
  return { db, run }
}

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`import tells what changed by kind, the second time nothing (${engine})`, async (t) => {
    const { db, run } = await office(t, engine, { hasPictures: false })
    const first = await run(['import', contentFolderWith(t)])
    assert.equal(first.code, 0, first.stderr)
    assert.match(first.stdout, /^articles {2,}1 added$/m)
    assert.match(first.stdout, /^houses {2,}2 added$/m)
    assert.match(first.stderr, /^Importing: 100 %$/m)
    // Once for the content, once for the AVIF files of its pictures.
    assert.equal(await contentVersion(db), 3)

    const changes = { ...changedFile('awards/prize.yaml', '2025', '2024'), 'vacancies/engineer.yaml': null }
    const dry = await run(['import', contentFolderWith(t, changes), '--dry-run'])
    assert.match(dry.stdout, /^A dry run: nothing was written\..*\n/)
    assert.match(dry.stdout, /^awards {2,}1 changed$/m)
    assert.match(dry.stdout, /^vacancies {2,}1 removed$/m)
    assert.equal(await contentVersion(db), 3)

    const again = await run(['import', contentFolderWith(t)])
    assert.match(again.stdout, /^articles {2,}1 unchanged$/m)
    assert.match(again.stdout, /^Everything was there already: nothing has changed\.$/m)
    assert.equal(await contentVersion(db), 3)
  })
}

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R592 check and import tell of lines of units.yaml that do nothing (${engine})`, async (t) => {
    const { run } = await office(t, engine)
    const folder = contentFolderWith(t, {
      'units.yaml': `units:
  - { house: garden-1, number: 7, until: 2025-01-31, status: sold }
  - { house: garden-1, number: 8, until: 2999-12-31, hidden: true }
`,
    })
    const lines = [
      'units.yaml:2: until: garden-1 № 7 until 2025-01-31: its last day is over, it does nothing: take it out',
      'units.yaml:3: number: garden-1 № 8 until 2999-12-31: there is no such unit',
    ]
    const checked = await run(['check', folder])
    assert.equal(checked.code, 0, checked.stderr)
    for (const line of lines) assert.ok(checked.stdout.split('\n').includes(`  ${line}`), checked.stdout)
    assert.match(checked.stdout, /^The records are right \(.*\), but these lines do nothing:$/m)
    assert.doesNotMatch(checked.stdout, /All is well/)
    const imported = await run(['import', folder])
    assert.equal(imported.code, 0, imported.stderr)
    for (const line of lines) assert.ok(imported.stderr.split('\n').includes(line), imported.stderr)
  })
}

test('R921 a wrong number in units.yaml is named with its field in Russian, and never under «all is well»', async (t) => {
  const { run } = await office(t, 'sqlite')
  const units = 'units:\n  - { house: garden-1, number: 8, until: 2999-12-31, hidden: true }\n'
  const folder = contentFolderWith(t, { 'units.yaml': units })
  const { code, stdout } = await run(['check', folder], { STAFF_LANGUAGE: 'ru' })
  assert.equal(code, 0)
  assert.match(
    stdout,
    /^Записи верны \(.*\), но эти строки не действуют:\n {2}units\.yaml:2: number: garden-1 № 8 до 2999-12-31: такого помещения нет\n/,
  )
  assert.doesNotMatch(stdout, /Всё в порядке/)
})

test('R922 mistakes of the content are told before wrong settings', async (t) => {
  const { run } = await office(t, 'sqlite')
  const wrong = contentFolderWith(t, changedFile('awards/prize.yaml', '2025', 'soon'))
  for (const [name, ...more] of [['check'], ['import', '--dry-run']]) {
    const settings = { STAFF_LANGUAGE: 'ru', PUBLIC_URL: 'https://homes.example/path' }
    const { code, stderr } = await run([name ?? '', wrong, ...more], settings)
    assert.equal(code, 1)
    assert.match(stderr, /prize\.yaml:\d+: year: .*число\n.*\n[^]*PUBLIC_URL/)
  }
  // Where the check itself cannot do without a setting, all wrong ones are named.
  const { stderr } = await run(['check', wrong], { PORT: 'none', DATABASE_URL: 'none' })
  assert.match(stderr, /PORT[^]*DATABASE_URL/)
})

test('R922 without a database, and with unknown options, commands of staff say so in Russian', async (t) => {
  const settings = { DATA_DIR: temporaryFolder(t), STAFF_LANGUAGE: 'ru' }
  const none = await runCommand('content', ['import'], settings)
  assert.match(none.stderr, /^В .* ещё нет базы: её создаст npm start\./)
  const units = 'units:\n  - { house: garden-1, number: 8, until: 2999-12-31, hidden: true }\n'
  const checked = await runCommand(
    'content',
    ['check', contentFolderWith(t, { 'units.yaml': units })],
    settings,
  )
  assert.match(checked.stdout, /units\.yaml: помещения не проверены по базе\. В .* ещё нет базы/)
  const option = await runCommand('content', ['check', '--force'], settings)
  assert.match(option.stderr, /^нет такого параметра: --force\n/)
  const value = await runCommand('content', ['redirects', '--from-sitemap'], settings)
  assert.match(value.stderr, /^у --from-sitemap нет значения/)
  const away = await runCommand('content', ['import'], {
    ...settings,
    DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x',
  })
  assert.match(
    away.stderr,
    /^База PostgreSQL «x» на 127\.0\.0\.1:1 недоступна: .*\n {2}Проверьте DATABASE_URL/,
  )
  assert.doesNotMatch(away.stderr, /hunter2/)
})

test('import stops at houses with units that the folder lacks, and tells what to do', async (t) => {
  const { db, run } = await office(t, 'sqlite')
  await run(['import', contentFolderWith(t)])
  await fillDatabase(db, { estates: [makeEstate({ plan_code: null })] })
  const folder = contentFolderWith(t, {
    'houses/garden-1.yaml': null,
    ...changedFile(
      'complexes/garden.yaml',
      "- { house: garden-1, label: '1'",
      "- { house: garden-2, label: '2'",
    ),
  })
  const stopped = await run(['import', folder])
  assert.equal(stopped.code, 1)
  assert.match(stopped.stderr, /garden-1: 1 units\n.*--remove-projects/s)
  const meant = await run(['import', folder, '--remove-projects'])
  assert.equal(meant.code, 0, meant.stderr)
  assert.match(meant.stdout, /^units {2,}1 removed$/m)
})

test('R764 a change of units.yaml has a line of its own in the report', async (t) => {
  const { run } = await office(t, 'sqlite')
  await run(['import', contentFolderWith(t)])
  const line = '{ house: garden-1, number: 1, until: 2999-12-31, price: 35000000 }'
  const { stdout } = await run(['import', contentFolderWith(t, { 'units.yaml': `units: [${line}]\n` })])
  assert.match(stdout, /^units by hand \(units\.yaml\) +1 changed$/m)
  assert.doesNotMatch(stdout, /^company, features, sources .*\d changed/m)
})

test('R760 an import of another company’s folder is refused with both names and what to do', async (t) => {
  const { run } = await office(t, 'sqlite')
  await run(['import', contentFolderWith(t)])
  const folder = contentFolderWith(t, otherCompany)
  for (const more of [[], ['--dry-run']]) {
    const { code, stdout, stderr } = await run(['import', folder, '--remove-projects', ...more])
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /«Sample», and .* is that of «Other».*CONTENT_DIR.*--another-company/)
    assert.ok(stderr.includes(folder))
  }
})

test('check names every mistake and needs no database', async (t) => {
  const settings = { DATA_DIR: temporaryFolder(t) }
  const wrong = contentFolderWith(t, {
    ...changedFile('cities/almaty.yaml', 'kk: Алматы, ', ''),
    'articles/first-news.en.md': null,
  })
  const { code, stdout, stderr } = await runCommand('content', ['check', wrong], settings)
  assert.deepEqual([code, stdout], [1, ''])
  assert.deepEqual(stderr.replaceAll(`${wrong}/`, '').trimEnd().split('\n'), [
    'articles/first-news.en.md: the text in en is missing',
    'cities/almaty.yaml:1: name in kk: is missing',
    '2 mistakes; nothing was written.',
  ])
  const right = await runCommand('content', ['check'], settings)
  assert.equal(right.code, 0, right.stderr)
  assert.match(right.stdout, /^All is well: cities 3, complexes 6, /)
})

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R915 check and import say how many routes there are, and what they lack on this machine (${engine})`, async (t) => {
    const { run } = await office(t, engine)
    const leads = `routes:
  all:
    to: webhook
    url: https://crm.example/leads
    secret: \${ROUTE_SIGN}
    carries: { applications: true }
    own: true
`
    const content = contentFolderWith(t, { 'leads.yaml': leads })
    const told =
      /^leads\.yaml: routes \(1\): all \(webhook\)\nleads\.yaml: all: the secret ROUTE_SIGN has no value/m
    const checked = await run(['check', content])
    assert.equal(checked.code, 0)
    assert.match(checked.stdout, told)
    const brought = await run(['import', content])
    assert.equal(brought.code, 0, brought.stderr)
    assert.match(brought.stderr, told)
    const good = { DATA_DIR: temporaryFolder(t), ROUTE_SIGN: 'a random text of forty characters at least' }
    assert.doesNotMatch((await runCommand('content', ['check', content], good)).stdout, /ROUTE_SIGN/)
  })
}

test('a command that means nothing says so and ends with 2', async (t) => {
  const settings = { DATA_DIR: temporaryFolder(t) }
  for (const args of [[], ['erase'], ['publish', 'folder'], ['import', 'a', 'b'], ['check', '--force']]) {
    assert.equal((await runCommand('content', args, settings)).code, 2, args.join(' '))
  }
  const { code, stdout } = await runCommand('content', ['--help'], settings)
  assert.equal(code, 0)
  assert.match(stdout, /npm run content -- check/)
})

test('import makes no database where there is none', async (t) => {
  const { code, stderr } = await runCommand('content', ['import'], { DATA_DIR: temporaryFolder(t) })
  assert.equal(code, 1)
  assert.match(stderr, /There is no database in .* yet: npm start makes one/)
})

test('R514 import refuses a data folder that belongs to another database, and writes no picture into it', async (t) => {
  const newUrl = async () => (await emptyDatabase(t, 'postgres')).databaseUrl ?? assert.fail('no address')
  const [own, other] = [await newUrl(), await newUrl()]
  const folder = temporaryFolder(t)
  const importInto = async (databaseUrl: string) => {
    const db = openDatabase({ dataDir: folder, databaseUrl })
    await migrate(db).finally(() => db.destroy())
    const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl }
    return runCommand('content', ['import', contentFolderWith(t)], settings)
  }
  assert.equal((await importInto(own)).code, 0)
  rmSync(join(folder, 'media'), { recursive: true })
  const refused = await importInto(other)
  assert.equal(refused.code, 1)
  assert.match(refused.stderr, /belongs to another database than .*\n.*adopt-database/)
  assert.equal(existsSync(join(folder, 'media')), false)
  assert.equal((await importInto(own)).code, 0)
})

test('R620 checks speak Russian, or English where the setting or the company’s record says so', async (t) => {
  const broken = changedFile('awards/prize.yaml', '2025', 'then')
  const check = (changes: Parameters<typeof contentFolderWith>[1], settings: Record<string, string>) =>
    runCommand('content', ['check'], { CONTENT_DIR: contentFolderWith(t, changes), ...settings })
  const english = changedFile('company.yaml', 'name:', 'staff_language: en\nname:')
  const unsaid = await check(broken, { STAFF_LANGUAGE: '' })
  assert.match(
    unsaid.stderr,
    /awards\/prize\.yaml:\d+: year: нужно: число\nошибок: 1; ничего не записано\.$/m,
  )
  const recorded = await check({ ...broken, ...english }, { STAFF_LANGUAGE: '' })
  assert.match(recorded.stderr, /year: must be a number\n1 mistake; nothing was written\.$/m)
  const set = await check({ ...broken, ...english }, { STAFF_LANGUAGE: 'ru' })
  assert.match(set.stderr, /year: нужно: число/)
  const wrong = await check({}, { STAFF_LANGUAGE: 'kk' })
  assert.match(wrong.stderr, /STAFF_LANGUAGE/)
  const wrongRecord = await check(changedFile('company.yaml', 'name:', 'staff_language: kk\nname:'), {
    STAFF_LANGUAGE: '',
  })
  assert.match(wrongRecord.stderr, /company\.yaml:\d+: staff_language: должно быть одним из: ru, en/)
})
