import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { z } from 'zod'
import { root } from '#scripts/root.ts'
import { isAllowed, licenceFile, licenceList } from './licences.ts'
import { isForOneMachine, lockedPackages, ships } from './lock-file.ts'

const Project = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.boolean()),
})

const project = Project.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
const packages = lockedPackages(root)

test('every dependency is pinned to one version, and the lock file has that one', () => {
  for (const [name, version] of Object.entries({ ...project.dependencies, ...project.devDependencies })) {
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
    const isUnseenTool = isForOneMachine(one) && !ships(one)
    if (one.integrity === undefined) assert.ok(isUnseenTool, `${one.path} has no hash`)
    else assert.match(one.integrity, /^sha512-[\w+/]{86}==$/, one.path)
  }
  const hosts = new Set(
    packages.flatMap(({ resolved }) => (resolved === undefined ? [] : [new URL(resolved).host])),
  )
  assert.ok(hosts.size <= 1, `packages come from several hosts: ${[...hosts].join(', ')}`)
})

test('no package runs a script at installation but those that package.json allows', () => {
  const running = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  for (const name of running) assert.equal(project.allowScripts[name], true, `${name} runs a script`)
  for (const name of Object.keys(project.allowScripts)) assert.ok(running.includes(name), `${name} runs none`)
})

test('every package has a licence that allows our use', () => {
  const { site, tools } = licenceList(packages, root)
  for (const [shipped, list] of [
    [true, site],
    [false, tools],
  ] as const) {
    for (const [name, licence] of Object.entries(list))
      assert.ok(isAllowed(licence, shipped), `${name}: ${licence}`)
  }
})

test('every package with its licence stands in the list; npm run audit:deps -- --licences writes it anew', () => {
  const listed: unknown = JSON.parse(readFileSync(join(root, licenceFile), 'utf8'))
  assert.deepEqual(licenceList(packages, root), listed)
})

test('a licence that binds more than we may promise is refused, for the site sooner than for tools', () => {
  for (const licence of [
    'MIT',
    'Apache-2.0 AND LGPL-3.0-or-later',
    '(GPL-3.0-only OR MIT)',
    '(MIT AND Zlib)',
  ])
    assert.ok(isAllowed(licence, true), licence)
  for (const licence of [
    'GPL-3.0-only',
    'AGPL-3.0-only',
    'MIT AND GPL-2.0-only',
    'UNLICENSED',
    'unknown',
    '',
  ])
    assert.ok(!isAllowed(licence, false), licence)
  assert.ok(!isAllowed('MPL-2.0', true))
  assert.ok(isAllowed('MPL-2.0', false))
})
