import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readEditorSettings, SettingError } from './editor-settings.ts'

test('R811 without a forge the editor listens at 127.0.0.1, works on a folder and takes no other host', () => {
  assert.deepEqual(readEditorSettings({}, {}), { port: 3001, host: '127.0.0.1', backend: { kind: 'folder' } })
  assert.equal(readEditorSettings({}, { EDITOR_PORT: '4000' }).port, 4000)
  assert.equal(readEditorSettings({ port: '0' }, { EDITOR_PORT: '4000' }).port, 0)
  assert.throws(
    () => readEditorSettings({ host: '0.0.0.0' }, {}),
    /Without a forge the editor works on a folder/,
  )
})

test('R811 a forge comes from flags or settings', () => {
  assert.deepEqual(
    readEditorSettings(
      { repo: 'firm/site' },
      { EDITOR_FORGE: 'gitea', EDITOR_FORGE_ADDRESS: 'https://git.example.kz/' },
    ).backend,
    {
      kind: 'gitea',
      repo: 'firm/site',
      branch: 'main',
      address: 'https://git.example.kz',
      appId: null,
      folder: '',
    },
  )
})

test('R811 a setting that means nothing is named with what it may be', () => {
  const wrong: [flags: Record<string, string>, message: RegExp][] = [
    [{ port: '70000' }, /^--port \(EDITOR_PORT\) must be a whole number/],
    [{ forge: 'bitbucket' }, /^--forge \(EDITOR_FORGE\) must be gitea, github or gitlab/],
    [{ repo: 'firm/site' }, /^--repo \(EDITOR_REPO\) needs --forge/],
    [{ forge: 'gitea' }, /^--repo \(EDITOR_REPO\) must be like owner\/name/],
    [{ forge: 'gitea', repo: '../etc/passwd x' }, /^--repo/],
    [{ forge: 'gitea', repo: 'a/b', address: 'http://git.example.kz' }, /^--address/],
    [{ forge: 'gitea', repo: 'a/b', address: 'https://name:word@git.example.kz' }, /^--address/],
    [{ forge: 'gitea', repo: 'a/b', folder: '/etc' }, /^--folder/],
    [{ forge: 'github', repo: 'a/b', 'app-id': 'x' }, /^GitHub has no sign-in of this kind/],
  ]
  for (const [flags, message] of wrong)
    assert.throws(
      () => readEditorSettings(flags, {}),
      (error) => error instanceof SettingError && message.test(error.message),
      JSON.stringify(flags),
    )
})
