import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { pathToFileURL } from 'node:url'
import { runtimePackage } from './runtime.mjs'

const version = process.versions.node

/** Shell commands of a fake npm: they leave the files of a real one, packages and runtime. */
type Does = (leaves: { packages: string; runtime: string; root: string }) => string

/** A project of one package, the runtime of this machine, with the real scripts and an npm scripted by the test. */
function project(t: TestContext, does: Does): string {
  const root = mkdtempSync(join(tmpdir(), 'install-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  cpSync(import.meta.dirname, join(root, 'scripts/install'), { recursive: true })
  cpSync(join(import.meta.dirname, '../run.mjs'), join(root, 'scripts/run.mjs'))
  writeFileSync(
    join(root, 'scripts/hello.mjs'),
    'console.log("hello from", process.versions.node, process.argv[2])',
  )
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ type: 'module', optionalDependencies: { [runtimePackage]: version } }),
  )
  const locked = { [`node_modules/${runtimePackage}`]: { version, optional: true } }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...locked } }))
  mkdirSync(join(root, 'bin'))
  const bin = `${root}/node_modules/${runtimePackage}/bin`
  const packages = `mkdir -p "${bin}" && cp "${root}/package-lock.json" "${root}/node_modules/.package-lock.json"`
  const runtime = `ln -sf "${process.execPath}" "${bin}/node"`
  const npm = ['#!/bin/sh', `echo "$*" >> "${root}/calls"`, does({ packages, runtime, root })]
  writeFileSync(join(root, 'bin/npm'), npm.join('\n'))
  chmodSync(join(root, 'bin/npm'), 0o755)
  return root
}

type CommandResult = { code: number | string; output: string; calls: number }

/** Runs a command of that project as npm would. `calls`: how often npm has been called so far. */
function command(root: string): Promise<CommandResult> {
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: undefined,
    PATH: [join(root, 'bin'), process.env['PATH']].join(delimiter),
  }
  const args = [join(root, 'scripts/run.mjs'), 'scripts/hello.mjs', 'you']
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env, cwd: tmpdir() }, (error, stdout, stderr) => {
      const calls = existsSync(join(root, 'calls'))
        ? readFileSync(join(root, 'calls'), 'utf8').split('\n').length - 1
        : 0
      resolve({ code: error?.code ?? 0, output: stdout + stderr, calls })
    })
  })
}

test('what is missing is installed once, then the command runs on the pinned runtime with its arguments', async (t) => {
  const root = project(t, ({ packages, runtime }) => `${packages}; ${runtime}`)
  const first = await command(root)
  assert.equal(first.code, 0, first.output)
  assert.match(first.output, /^Installing packages \(nothing is installed yet/m)
  assert.match(first.output, new RegExp(`hello from ${version} you`))
  assert.equal(first.calls, 1)
  assert.deepEqual(await command(root), { code: 0, output: `hello from ${version} you\n`, calls: 1 })
})

test('R1180 a command begins with the modules that the one before it has compiled', async (t) => {
  const root = project(t, ({ packages, runtime }) => `${packages}; ${runtime}`)
  writeFileSync(
    join(root, 'scripts/hello.mjs'),
    "import { getCompileCacheDir } from 'node:module'; console.log(getCompileCacheDir())",
  )
  const { code, output } = await command(root)
  assert.equal(code, 0, output)
  assert.match(output, /\/node_modules\/\.cache\/node\//)
})

test('another version than that of the lock file is replaced', async (t) => {
  const root = project(t, ({ packages, runtime }) => `${packages}; ${runtime}`)
  await command(root)
  const old = JSON.stringify({ packages: { [`node_modules/${runtimePackage}`]: { version: '1.0.0' } } })
  writeFileSync(join(root, 'node_modules/.package-lock.json'), old)
  const { code, output } = await command(root)
  assert.equal(code, 0, output)
  assert.match(output, new RegExp(`${runtimePackage} 1\\.0\\.0 is installed instead of`))
})

const failures = [
  [
    'ECONNREFUSED request to http://127.0.0.1:1/node failed',
    /registry http:\/\/127\.0\.0\.1:1 was not reached/,
  ],
  [
    'EAI_AGAIN request to https://registry.npmjs.org/zod failed',
    /registry https:\/\/registry\.npmjs\.org was not/,
  ],
  [
    'code EACCES\nnpm error path /srv/site/node_modules',
    /could not write \/srv\/site\/node_modules.*\n.*chown/,
  ],
  ['code ENOSPC', /The disk is full/],
  ['code EUSAGE', /package\.json and package-lock\.json do not agree/],
  ['code E404\nnpm error 404 Not Found - GET https://mirror.local/zod', /mirror\.local lacks a package/],
  ['code SELF_SIGNED_CERT_IN_CHAIN', /NODE_EXTRA_CA_CERTS/],
  ['something nobody has seen', /npm could not install the packages\.\n.*nobody has seen/],
] as const

test('when npm fails, one sentence says why and one what to do, without a stack', async (t) => {
  for (const [words, advice] of failures) {
    const root = project(t, () => `printf 'npm error ${words}\\n' >&2; exit 1`)
    const { code, output } = await command(root)
    assert.equal(code, 1)
    assert.match(output, advice)
    assert.doesNotMatch(output, /\n +at /)
  }
})

test('R395 packages of another kind of machine are replaced, since the runtime of this one is missing', async (t) => {
  const root = project(t, ({ packages, runtime }) => `${packages}; ${runtime}`)
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: {} }))
  const { code, output } = await command(root)
  assert.equal(code, 0, output)
  assert.match(output, new RegExp(`${runtimePackage} ${version} is not installed`))
  assert.match(output, new RegExp(`hello from ${version} you`))
})

test('R395 npm is called once, for the packages of the lock file, and told to run no script of a package', async (t) => {
  const root = project(t, ({ packages, runtime }) => `${packages}; ${runtime}`)
  await command(root)
  const [call = '', ...others] = readFileSync(join(root, 'calls'), 'utf8').trim().split('\n')
  assert.deepEqual(others, [])
  assert.match(call, /^ci --ignore-scripts /)
})

test('a runtime that does not run on this machine is named', async (t) => {
  const root = project(t, ({ packages }) => packages)
  const { code, output } = await command(root)
  assert.equal(code, 1)
  assert.match(output, /^Node \S+ in .* does not run on this machine/m)
})

const outers = { becomes: '', starts: 'process.execve = undefined\n' }

for (const [how, before] of Object.entries(outers)) {
  test(`signals and the exit code pass through a process that ${how} the command`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'install-'))
    t.after(() => rmSync(folder, { recursive: true, force: true }))
    const child =
      "process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log(process.pid)"
    writeFileSync(join(folder, 'child.mjs'), child)
    const module = pathToFileURL(join(import.meta.dirname, 'exec-node.mjs')).href
    writeFileSync(
      join(folder, 'outer.mjs'),
      `import { handOver } from '${module}'\n${before}await handOver(process.execPath, ['${folder}/child.mjs'], process.env)`,
    )
    const outer = spawn(process.execPath, [join(folder, 'outer.mjs')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [pid] = await once(outer.stdout, 'data')
    assert.equal(Number(pid) === outer.pid, how === 'becomes')
    outer.kill('SIGTERM')
    assert.deepEqual(await once(outer, 'exit'), [7, null])
  })
}

test('a project folder that cannot be written is named', async (t) => {
  const root = project(t, () => 'exit 1')
  writeFileSync(join(root, 'node_modules'), 'a file in the way')
  const { code, output } = await command(root)
  assert.equal(code, 1)
  assert.match(output, /The folder .*node_modules cannot be written \(EEXIST\)/)
})
