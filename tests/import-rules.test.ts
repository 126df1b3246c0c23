import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { modules } from '../oxlint.config.ts'

const root = join(import.meta.dirname, '..')

/** The findings of oxlint with our settings in files that exist only here: rules by file. */
async function lint(t: TestContext, files: Record<string, string>): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'))
  t.after(() => rmSync(folder, { recursive: true }))
  for (const name of ['oxlint.config.ts', 'package.json', 'tsconfig.json']) {
    copyFileSync(join(root, name), join(folder, name))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const output = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [oxlint, '--format=json'], { cwd: folder }, (error, stdout, stderr) =>
      stdout.startsWith('{') ? resolve(stdout) : reject(new Error(stderr + stdout, { cause: error })),
    )
  })
  const found = new Map<string, string[]>(Object.keys(files).map((path) => [path, []]))
  const { diagnostics }: { diagnostics: { filename: string; code: string }[] } = JSON.parse(output)
  for (const { filename, code } of diagnostics) found.get(filename)?.push(code)
  return found
}

const rule = 'eslint(no-restricted-imports)'

test('the linter reports every import that a rule forbids', async (t) => {
  const through = [
    ['domain/a.ts', '#contract/pages.ts'],
    ['domain/b.ts', 'zod'],
    ['domain/c.ts', 'node:fs'],
    ['domain/d.ts', '../database/open.ts'],
    ['contract/a.ts', '#database/open.ts'],
    ['contract/b.ts', 'node:crypto'],
    ['contract/pages.ts', 'zod'],
    ['contract/endpoints.ts', 'zod/mini'],
    ['texts/a.ts', '#domain/languages.ts'],
    ['database/a.ts', '#api/create-api.ts'],
    ['database/search/b.ts', '../../texts/texts.ts'],
    ['media/a.ts', '#database/open.ts'],
    ['leads/a.ts', '#api/create-api.ts'],
    ['feeds/a.ts', '#texts/texts.ts'],
    ['documents/a.ts', '#database/open.ts'],
    ['api/a.ts', '#server/env.ts'],
    ['staff/a.ts', '#server/env.ts'],
    ['staff/b.ts', '#api/create-api.ts'],
    ['api/c.ts', '#staff/create-staff.ts'],
    ['api/b.ts', '#web/root.tsx'],
    ['content/a.ts', '#api/create-api.ts'],
    ['editor/a.ts', '#server/env.ts'],
    ['server/a.ts', '#web/entry.server.tsx'],
    ['server/b.ts', '../content/seed.ts'],
    ['commands/a.ts', '#web/root.tsx'],
    ['web/data/a.ts', '#database/open.ts'],
    ['web/routes/home/a.tsx', '../../../server/ask.ts'],
    ['web/routes/home/b.tsx', 'node:path'],
    ['web/routes/home/c.tsx', 'zod'],
    ['web/routes/home/d.tsx', '#media/pictures/pictures.ts'],
    ['web/ui/a.tsx', '#texts/texts.ts'],
    ['web/ui/b.tsx', '#contract/pages.ts'],
    ['web/ui/c.tsx', '../blocks/estate-card.tsx'],
    ['web/ui/d.tsx', '#web/i18n/i18n.tsx'],
    ['web/blocks/a.tsx', '../layout/shell.tsx'],
    ['web/blocks/b.tsx', '#web/routes/home/home.tsx'],
    ['web/layout/a.tsx', '../routes/home/home.tsx'],
    ['web/layout/b.tsx', '#database/open.ts'],
    ['domain/a.test.ts', '#database/open.ts'],
  ] as const
  const found = await lint(
    t,
    Object.fromEntries(through.map(([path, from]) => [path, `export { thing } from '${from}'\n`])),
  )
  const missed = through.filter(([path]) => !found.get(path)?.includes(rule))
  assert.deepEqual(missed, [])
})

test('a default import, a type and a late import are held by the rules like any other', async (t) => {
  const found = await lint(t, {
    'domain/a.ts': "import thing from '#database/open.ts'\nexport { thing }\n",
    'domain/b.ts': "import type { Database } from '#database/open.ts'\nexport type A = Database\n",
    'domain/c.ts': "import '#database/open.ts'\n",
    'domain/e.ts': "export const open = await import('#database/open.ts')\n",
    'domain/d.ts': "export * from '#database/open.ts'\n",
  })
  for (const [path, rules] of found) assert.ok(rules.includes(rule), path)
})

test('what the rules allow passes', async (t) => {
  const open = [
    ['domain/a.ts', './languages.ts'],
    ['contract/a.ts', '#domain/languages.ts'],
    ['contract/b.ts', 'zod'],
    ['database/search/a.ts', '../open.ts'],
    ['api/a.ts', '#leads/intake/intake.ts'],
    ['staff/a.ts', '#leads/delivery/lead-lines.ts'],
    ['server/a.ts', '#api/create-api.ts'],
    ['server/c.ts', '#staff/create-staff.ts'],
    ['server/b.ts', 'node:http'],
    ['content/a.ts', '#media/pictures/pictures.ts'],
    ['commands/a.ts', '#content/import.ts'],
    ['editor/a.ts', '#content/kinds.ts'],
    ['scripts/a.ts', '#web/root.tsx'],
    ['web/ui/a.tsx', './icon.tsx'],
    ['web/blocks/a.tsx', '../ui/icon.tsx'],
    ['web/layout/a.tsx', '../blocks/estate-card.tsx'],
    ['web/routes/home/a.tsx', '#contract/estates.ts'],
    ['web/routes/home/b.tsx', '../../layout/shell.tsx'],
    ['web/routes/home/c.tsx', '#media/pictures/pictures.json'],
    ['web/entry.server.tsx', 'node:stream'],
    ['domain/a.test.ts', 'node:test'],
    ['api/a.test.ts', '#tests/helpers/databases/databases.ts'],
  ] as const
  const found = await lint(
    t,
    Object.fromEntries(open.map(([path, from]) => [path, `export { thing } from '${from}'\n`])),
  )
  assert.deepEqual(
    [...found].filter(([, rules]) => rules.includes(rule)),
    [],
  )
})

test('docs/architecture.md says of each module what its rule lets it import', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const told = page.split('\n').flatMap((line) => {
    const [, names = '', , from = ''] = line.split('|').map((cell) => cell.trim())
    return [...names.matchAll(/`(\w+)\/`/g)].map(([, name = '']) => [name, from] as const)
  })
  const written = new Map(told)
  for (const [module, rule] of Object.entries(modules)) {
    const from = written.get(module)?.replaceAll(/ \([^)]*\)/g, '')
    const allowed = typeof rule === 'string' ? rule.replace('everything', 'anything') : rule.join(', ')
    assert.equal(from, allowed || 'nothing', module)
  }
})

test('the linter reports files that import each other in a circle, types included', async (t) => {
  const circles = {
    'domain/a.ts': "import { b } from '#domain/b.ts'\nexport const a = (): number => b()\n",
    'domain/b.ts': "import { a } from './a.ts'\nexport const b = (): number => a()\n",
    'web/ui/c.tsx': "import type { D } from './d.ts'\nexport type C = { d: D | null }\n",
    'web/ui/d.ts': "import type { C } from '#web/ui/c.tsx'\nexport type D = { c: C | null }\n",
    'api/e.ts': "import { f } from './f.ts'\nexport const e = (): number => f()\n",
    'api/f.ts': "import type { G } from '#api/g.ts'\nexport const f = (g?: G): number => g?.count ?? 0\n",
    'api/g.ts': "import { e } from './e.ts'\nexport type G = { count: number }\nexport const g = () => e()\n",
  }
  const found = await lint(t, circles)
  for (const [path, rules] of found)
    assert.ok(rules.includes('import(no-cycle)'), `${path}: ${String(rules)}`)
})

test('the linter reports what the browser or the policy would not take', async (t) => {
  const cases = [
    ['web/ui/a.tsx', 'export const A = () => <p style={{ color: "red" }} />\n', 'react(forbid-dom-props)'],
    [
      'web/ui/b.tsx',
      "import { Icon } from './icon.tsx'\nexport const B = () => <Icon style={{ color: 'red' }} />\n",
      'react(forbid-component-props)',
    ],
    [
      'web/ui/c.tsx',
      "export const c = new Intl.NumberFormat('kk').format(1)\n",
      'eslint(no-restricted-globals)',
    ],
    [
      'domain/d.ts',
      'export const d = (n: number) => n.toLocaleString()\n',
      'eslint(no-restricted-properties)',
    ],
    ['web/ui/e.tsx', "export const E = () => <img src='/a.webp' />\n", 'jsx-a11y(alt-text)'],
    ['api/f.ts', 'export const f = process.env.HOME\n', 'node(no-process-env)'],
    ['api/g.ts', 'export const g = (n: any) => n\n', 'typescript(no-explicit-any)'],
  ] as const
  const found = await lint(t, Object.fromEntries(cases.map(([path, code]) => [path, code])))
  for (const [path, , rule] of cases) assert.ok(found.get(path)?.includes(rule), `${path}: ${rule}`)
})
