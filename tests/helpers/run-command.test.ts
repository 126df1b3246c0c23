import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentFolderWith } from './content-folder.ts'
import { runCommand } from './run-command.ts'
import { temporaryFolder } from './servers/server.ts'

test('R1470 a command in the process that tests share prints, says and ends as one in a process of its own', async (t) => {
  const settings = { DATA_DIR: temporaryFolder(t), CONTENT_DIR: contentFolderWith(t) }
  for (const [command, args, code] of [
    ['company', ['--help'], 0],
    ['content', ['check'], 0],
    ['content', ['import'], 1],
    ['feed', ['import', 'nothing.xml'], 1],
    ['leads', ['lst'], 2],
    ['letters', ['--help'], 0],
    ['staff', ['list'], 1],
    ['status', ['--jsno'], 2],
  ] as const) {
    const shared = await runCommand(command, args, settings)
    assert.equal(shared.code, code, `${command} ${args.join(' ')}: ${shared.stderr}`)
    assert.deepEqual(shared, await runCommand(command, args, settings, { isAlone: true }))
  }
})

test('R1470 commands at the same time have processes of their own', async (t) => {
  const settings = { DATA_DIR: temporaryFolder(t) }
  const [one, other] = await Promise.all([
    runCommand('leads', ['--help'], settings),
    runCommand('letters', ['--help'], { ...settings, STAFF_LANGUAGE: 'ru' }),
  ])
  assert.match(one.stdout, /npm run leads/)
  assert.match(other.stdout, /npm run letters/)
  assert.match(other.stdout, /[а-я]/)
})
