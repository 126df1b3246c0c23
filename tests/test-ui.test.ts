import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'node:test'

const web = join(import.meta.dirname, '../web')

const read = (file: string) => readFileSync(join(web, file), 'utf8')
const page = globSync('routes/test-ui/*.tsx', { cwd: web }).map(read).join('\n')

/** The components that a file offers. */
function componentsOf(source: string): string[] {
  return [...source.matchAll(/^export (?:default )?function ([A-Z]\w*)\(/gm)].map(([, name = '']) => name)
}

test('R57 the page of parts shows every part of the kit', () => {
  const files = globSync('ui/*.tsx', { cwd: web })
  const missing = files.flatMap((file) => {
    const components = componentsOf(read(file))
    assert.ok(components.length > 0, `${file} offers no component that this test can see`)
    return components
      .filter((name) => !page.includes(`<${name}`))
      .map((name) => `${name} of ${basename(file)}`)
  })
  assert.ok(files.length > 10)
  assert.deepEqual(missing, [])
})

test('R57 the page of parts shows something of every folder of shared blocks', () => {
  const folders = new Set(globSync('blocks/*/*.tsx', { cwd: web }).map((file) => basename(dirname(file))))
  assert.ok(folders.size > 3)
  assert.deepEqual(
    [...folders].filter((folder) => !page.includes(`'../../blocks/${folder}/`)),
    [],
  )
})

test('R57 no menu of the site leads to the page of parts', () => {
  const others = globSync('{layout,blocks,ui,routes}/**/*.{ts,tsx}', {
    cwd: web,
    exclude: ['routes/test-ui/**'],
  })
  assert.ok(others.length > 50)
  assert.deepEqual(
    others.filter((file) => read(file).includes('testUi')),
    [],
  )
})
