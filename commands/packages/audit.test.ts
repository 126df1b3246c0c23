import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { audit } from './audit.ts'

/** A project of one package for the site and one tool. */
function project(t: TestContext): string {
  const folder = temporaryFolder(t)
  const manifest = {
    name: 'project',
    version: '1.0.0',
    dependencies: { shipped: '1.0.0' },
    devDependencies: { tool: '2.0.0' },
  }
  const packages = {
    '': manifest,
    'node_modules/shipped': { version: '1.0.0' },
    'node_modules/tool': { version: '2.0.0', dev: true },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...manifest, lockfileVersion: 3, packages }),
  )
  return folder
}

type Advisory = { severity: string; title: string }

/** A registry that knows these weaknesses by package; null for one that answers no audits. */
async function registry(t: TestContext, known: Readonly<Record<string, Advisory>> | null) {
  const server = createServer((request, response) => {
    request.resume()
    if (known === null || request.url !== '/-/npm/v1/security/advisories/bulk') {
      response.writeHead(known === null ? 405 : 404).end()
      return
    }
    const answer = Object.entries(known).map(([name, advisory]) => [
      name,
      [{ id: 1, url: `https://example.com/${name}`, vulnerable_versions: '<9.0.0', ...advisory }],
    ])
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(Object.fromEntries(answer)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: temporaryFolder(t),
  }
}

const weakness = (severity: string) => ({ severity, title: `a ${severity} weakness` })

test('nothing known against any package ends with 0', async (t) => {
  const { code, text } = await audit(project(t), await registry(t, {}))
  assert.equal(text, 'Nothing is known against any of the 2 packages.')
  assert.equal(code, 0)
})

test('a high finding in what ships ends with 1, the worst stand first, each with where to read about it', async (t) => {
  const known = { tool: weakness('critical'), shipped: weakness('high') }
  const { code, text } = await audit(project(t), await registry(t, known))
  assert.equal(code, 1)
  assert.match(text, /^2 of 2 packages/)
  assert.match(
    text,
    /critical\s+tools\s+tool: a critical weakness \(https:\/\/example\.com\/tool\)\nhigh\s+site\s+shipped/,
  )
})

test('a finding that is mild or in a tool alone is told and ends with 0', async (t) => {
  for (const known of [{ shipped: weakness('moderate') }, { tool: weakness('critical') }]) {
    const { code, text } = await audit(project(t), await registry(t, known))
    assert.match(text, /^1 of 2 packages/)
    assert.equal(code, 0, text)
  }
})

test('a registry that answers no audits, or nobody, ends with 2 and says that nothing is known', async (t) => {
  const mute = await registry(t, null)
  const nobody = { ...mute, npm_config_registry: 'http://127.0.0.1:1/' }
  const withoutNpm = { ...mute, PATH: temporaryFolder(t) }
  for (const [env, reason] of [
    [mute, /405/],
    [nobody, /ECONNREFUSED|127\.0\.0\.1:1/],
    [withoutNpm, /npm was not found/],
  ] as const) {
    const { code, text } = await audit(project(t), env)
    assert.equal(code, 2, text)
    assert.match(text, /^The registry did not answer, so nothing is known about the 2 packages/)
    assert.match(text, reason)
  }
})
