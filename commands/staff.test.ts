import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { isPassword, scryptHash } from '#staff/login/password.ts'
import { parseUsers } from '#staff/login/users-file.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeRow } from '#tests/helpers/databases/rows.ts'
import { runCommand } from '#tests/helpers/run-command.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'

function office(t: TestContext) {
  const file = join(temporaryFolder(t), 'users')
  const run = (args: string[], input = '', settings: Record<string, string> = {}) =>
    runCommand('staff', args, { STAFF_USERS: file, ...settings }, { input })
  const users = () => parseUsers(readFileSync(file, 'utf8'))
  return { file, run, users }
}

test('R828 users are added, get another password, are listed and removed', async (t) => {
  const { file, run, users } = office(t)
  const added = await run(['add', 'Anna'], 'correct horse battery\n')
  assert.deepEqual(added, { code: 0, stdout: 'anna may log in.\n', stderr: '' })
  assert.equal(statSync(file).mode & 0o777, 0o600)
  const entry = users().get('anna') ?? null
  assert.equal(await isPassword('correct horse battery', entry, scryptHash), true)
  assert.equal((await run(['add', 'ұлан@example.kz'], 'staple rides a bicycle')).code, 0)
  assert.equal((await run(['list'])).stdout, 'anna\nұлан@example.kz\n')
  const changed = await run(['add', 'anna'], 'another password of hers\n')
  assert.match(changed.stdout, /anna has another password/)
  assert.notEqual(users().get('anna')?.mark, entry?.mark)
  assert.equal(users().size, 2)
  assert.equal((await run(['remove', 'anna'])).code, 0)
  assert.deepEqual([...users().keys()], ['ұлан@example.kz'])
  const gone = await run(['remove', 'anna'])
  assert.deepEqual([gone.code, gone.stderr], [1, 'There is no user anna.\n'])
})

test('R828 what cannot be a user changes nothing and is told in a sentence', async (t) => {
  const { file, run } = office(t)
  for (const password of ['', 'short', 'eleven char', 'x'.repeat(129)]) {
    const { code, stderr } = await run(['add', 'anna'], `${password}\n`)
    assert.deepEqual([code, stderr], [1, 'A password has 12 to 128 characters.\n'], password)
  }
  assert.ok(!existsSync(file))
  for (const args of [
    ['add'],
    ['add', 'a:b'],
    ['add', '../x'],
    ['add', 'a', 'b'],
    ['nothing'],
    ['list', 'x'],
  ]) {
    const { code, stderr } = await run(args, 'correct horse battery\n')
    assert.equal(code, 2, args.join(' '))
    assert.match(stderr, /npm run staff -- --help/)
    assert.doesNotMatch(stderr, /\n +at /)
  }
  const unset = await runCommand('staff', ['list'], {})
  assert.deepEqual([unset.code, /STAFF_USERS names no file/.test(unset.stderr)], [1, true])
  writeFileSync(file, 'broken', { mode: 0o600 })
  assert.match((await run(['add', 'anna'], 'correct horse battery\n')).stderr, /line 1 is no user/)
  writeFileSync(file, '')
  chmodSync(file, 0o644)
  assert.match((await run(['list'])).stderr, /others may read it: chmod 600/)
  assert.equal(readFileSync(file, 'utf8'), '')
})

/** What `script` takes to run a command in a terminal of its own, by Linux or by BSD. */
function inTerminal(command: readonly string[]): string[] {
  return process.platform === 'linux'
    ? ['--quiet', '--return', '--command', command.join(' '), '/dev/null']
    : ['-q', '/dev/null', ...command]
}

test('R828 at a terminal the password is asked for twice and not shown', async (t) => {
  const { file, users } = office(t)
  const add = (first: string, second: string) => {
    const child = spawn('script', inTerminal([process.execPath, 'commands/staff.ts', 'add', 'anna']), {
      cwd: join(import.meta.dirname, '..'),
      env: {
        ...process.env,
        STAFF_USERS: file,
        STAFF_LANGUAGE: 'en',
        STAFF_PORT: '',
        NODE_ENV: 'production',
      },
    })
    t.after(() => child.kill('SIGKILL'))
    let shown = ''
    child.stdout.on('data', (piece: Buffer) => (shown += piece.toString()))
    const answer = async () => {
      await until(async () => shown.includes('Password: '))
      child.stdin.write(`${first}\r`)
      await until(async () => shown.includes('The same once more: '))
      child.stdin.write(`${second}\r`)
      await once(child, 'close')
      return { code: child.exitCode, shown }
    }
    return answer()
  }
  const differ = await add('correct horse battery', 'correct horse bakery')
  assert.equal(differ.code, 1)
  assert.match(differ.shown, /not the same/)
  assert.ok(!existsSync(file))
  const same = await add('correct horse battery', 'correct horse battery')
  assert.equal(same.code, 0, same.shown)
  assert.doesNotMatch(same.shown, /horse/)
  assert.equal(await isPassword('correct horse battery', users().get('anna') ?? null, scryptHash), true)
})

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R825 the looks are printed from old to new, of one name where one is given (${engine})`, async (t) => {
    const { run } = office(t)
    const { dataDir, databaseUrl } = await emptyDatabase(t, engine)
    const settings = { DATA_DIR: dataDir || temporaryFolder(t), DATABASE_URL: databaseUrl ?? '' }
    const db = openDatabase({ dataDir: settings.DATA_DIR, databaseUrl: databaseUrl ?? null })
    t.after(() => db.destroy())
    await migrate(db)
    const request = '01900000-0000-7000-8000-000000000007'
    await fillDatabase(db, {
      staff_looks: [
        makeRow('staff_looks', { id: '1', at: '2026-11-20T18:59:00.000Z', what: 'login' }),
        makeRow('staff_looks', {
          id: '2',
          at: '2026-11-20T19:00:00.000Z',
          what: 'request',
          lead_id: request,
        }),
        makeRow('staff_looks', { id: '3', at: '2026-11-21T05:00:00.000Z', what: 'search', name: 'boris' }),
      ],
    })
    const lines = async (...args: string[]) => (await run(['looks', ...args], '', settings)).stdout
    assert.equal(
      await lines(),
      `2026-11-20 23:59  anna                  logged in\n2026-11-21 00:00  anna                  opened the request ${request}\n2026-11-21 10:00  boris                 searched by phone\n`,
    )
    assert.match(await lines('--since', '2026-11-21', '--name', 'Anna'), /^2026-11-21 00:00 {2}anna .*\n$/)
    const russian = await run(['looks', '--name', 'anna'], '', { ...settings, STAFF_LANGUAGE: 'ru' })
    assert.match(russian.stdout, /вход\n.*просмотр заявки/)
  })
}
