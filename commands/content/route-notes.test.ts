import assert from 'node:assert/strict'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Route, type Routes } from '#leads/routes/routes-file.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { routeNotes } from './route-notes.ts'

const routes: Routes = Object.fromEntries(
  Object.entries({
    office: { to: 'mail', addresses: ['office@example.com'], rest: true, own: true },
    hook: { to: 'webhook', url: 'https://crm.example/${PATH_KEY}', secret: '${HOOK_SECRET}', own: true },
  }).map(([name, route]) => [name, Route.parse(route)]),
)

test('R915 routes are counted, and each secret without a value and each short one is named, never shown', async (t) => {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: folder, ROUTE_SECRETS: {}, SMTP_URL: 'smtp://mail.example' }
  assert.deepEqual(await routeNotes(null, env), [])
  const bare = await routeNotes(routes, { ...env, SMTP_URL: null })
  assert.equal(bare[0], 'leads.yaml: routes (2): office (mail), hook (webhook)')
  assert.match(bare[1] ?? '', /^leads\.yaml: office: there is no mail server/)
  assert.match(bare[2] ?? '', /^leads\.yaml: hook: the secret PATH_KEY has no value: write «PATH_KEY=…»/)
  assert.match(bare[3] ?? '', /^leads\.yaml: hook: the secret HOOK_SECRET has no value/)
  assert.equal(bare.length, 4)

  const file = join(folder, 'secrets.env')
  writeFileSync(file, 'PATH_KEY=sesame\nHOOK_SECRET=tooshort\n', { mode: 0o600 })
  const short = await routeNotes(routes, env)
  assert.equal(short.length, 2)
  assert.match(
    short[1] ?? '',
    /^leads\.yaml: hook: the secret HOOK_SECRET is short, .* at least 24 characters$/,
  )
  assert.doesNotMatch(short.join('\n'), /sesame|tooshort/)

  writeFileSync(file, `PATH_KEY=sesame\nHOOK_SECRET=${'x'.repeat(24)}\n`)
  assert.equal((await routeNotes(routes, env)).length, 1)

  // A file that others may read is not used, and nothing is known of what it has.
  chmodSync(file, 0o644)
  const open = await routeNotes(routes, env)
  assert.equal(open.length, 2)
  assert.match(open[1] ?? '', /^leads\.yaml: Others may read .*secrets\.env/)
})
