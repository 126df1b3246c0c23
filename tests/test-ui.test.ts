import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
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
  const shown = renderedBy(page, componentsIn('{ui,blocks}/**/*.tsx'))
  const missing = files.flatMap((file) => {
    const components = componentsOf(read(file))
    assert.ok(components.length > 0, `${file} offers no component that this test can see`)
    return components.filter((name) => !shown.has(name)).map((name) => `${name} of ${basename(file)}`)
  })
  assert.ok(files.length > 10)
  assert.deepEqual(missing, [])
})

/** Files by the component that they offer. */
function componentsIn(pattern: string): Map<string, string> {
  const files = globSync(pattern, { cwd: web })
  return new Map(files.flatMap((file) => componentsOf(read(file)).map((name) => [name, file] as const)))
}

/** The components that this source renders: those that it names or hands to another, those that these name, and so on. */
function renderedBy(source: string, known: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>()
  const sources = [source]
  for (const next of sources) {
    for (const [, name = ''] of next.matchAll(/(?:<(?:\w+\.)*|=\{)([A-Z]\w*)/g)) {
      const file = known.get(name)
      if (file === undefined || found.has(name)) continue
      found.add(name)
      sources.push(read(file))
    }
  }
  return found
}

test('R57 the page of parts shows every block that pages share', () => {
  const blocks = componentsIn('blocks/**/*.tsx')
  assert.ok(blocks.size > 10)
  const shown = renderedBy(page, blocks)
  assert.deepEqual(
    [...blocks.keys()].filter((name) => !shown.has(name)),
    [],
  )
})

/** Parts of the layout that the page of parts need not show, with the reason. */
const unseen: Readonly<Record<string, string>> = {
  HeadLinks: 'stands in the head',
  JsonLd: 'is for search engines',
  ItemList: 'is for search engines',
  BreadcrumbsLd: 'is for search engines',
  PageBreadcrumbs: 'is the Breadcrumbs of the kit, with their data',
  ErrorScreen: 'takes the place of a page; its ErrorView is shown in both kinds',
  PlainError: 'takes the place of the frame; its ErrorView is shown in both kinds',
}

test('R57 the page of parts shows every part of the layout: by itself, or in the frame that stands around it', () => {
  const parts = componentsIn('layout/**/*.tsx')
  assert.ok(parts.size > 30)
  const shown = renderedBy(`${page}<Shell`, parts)
  assert.deepEqual(
    [...parts.keys()].filter((name) => !shown.has(name) && unseen[name] === undefined),
    [],
  )
  assert.deepEqual(
    Object.keys(unseen).filter((name) => !parts.has(name) || shown.has(name)),
    [],
    'exceptions that are none',
  )
  // Parts of the frame that appear only at times must be called up by the page itself.
  for (const name of ['ErrorView', 'DialogLink', 'LanguageChips', 'PriceLinks', 'PromotionCard']) {
    assert.ok(renderedBy(page, parts).has(name), name)
  }
  const kinds = [...read('layout/dialogs/open-dialog.tsx').matchAll(/case ('\w+'):/g)].map(
    ([, kind = '']) => kind,
  )
  assert.ok(kinds.length > 3)
  for (const kind of kinds) assert.ok(page.includes(`kind: ${kind}`), kind)
})

test('R57 the page of parts shows every form that pages share while it is sent, refused and accepted', () => {
  const forms = globSync('blocks/*/*-form.tsx', { cwd: web }).flatMap((file) =>
    [...read(file).matchAll(/<VisitorForm form="(\w+)"/g)].map(([, form = '']) => form),
  )
  assert.ok(forms.length > 3)
  assert.deepEqual(
    forms.filter((form) => !new RegExp(`form: '${form}'|form: FormName = '${form}'`).test(page)),
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
