import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#scripts/root.ts'
import { demoMarksIn, demoNames } from './helpers/demo-marks.ts'

/** What runs when the site runs. */
const modules = [
  'api',
  'contract',
  'database',
  'documents',
  'domain',
  'feeds',
  'leads',
  'server',
  'staff',
  'texts',
  'web',
]
const files = modules
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !/\.test\.tsx?$/.test(file))

/** The places of the site's sources that a pattern finds. */
function found(pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
}

test('R420 the running site starts no program of the system and runs no text as code', () => {
  assert.ok(files.length > 500)
  assert.deepEqual(found(/child_process|\beval\(|\bnew Function\(|node:vm\b/), [
    "server/bootstrap/run-command.ts: import { spawn } from 'node:child_process'",
  ])
  assert.deepEqual(found(/\bspawn\(|\bshell:/), [
    'server/bootstrap/run-command.ts: const child = spawn(process.execPath, [`commands/${command}.ts`, ...words], {',
  ])
})

test('R420 the running site signs and hashes with SHA-256, and encrypts nothing itself', () => {
  assert.deepEqual(found(/create(?:Hash|Hmac)\('(?!sha256')|create(?:C|Dec)ipher/), [
    `api/http/read-route.ts: const tag = \`W/"\${createHash('sha1').update(language).update(body).digest('base64url')}"\``,
    "feeds/in/source/macro-pages.ts: url.searchParams.set('token', createHash('md5').update(`${domain}${time}${secret}`).digest('hex'))",
    "leads/delivery/macrocrm.ts: const token = createHash('md5').update(`${domain}${time}${secret}`).digest('hex')",
  ])
})

test('R224 every redirect of the site is looked at by one function, but for those that editors write', () => {
  const redirects = found(/\bLocation: |\bredirect(?:Document)?\(/).filter(
    (line) => !line.includes('ownAddress('),
  )
  assert.deepEqual(redirects, [
    "api/docs/docs.ts: const calls = new Hono<ApiEnv>().get('/api', (c) => c.redirect('/api/docs'))",
    'web/data/moved-pages.server.ts: return path === null ? redirectDocument(to, status) : redirect(to, status)',
  ])
})

test('R667 no source of the running site has a name, a record, a colour or a text of the demo company', () => {
  const styles = globSync('web/**/*.css', { cwd: root })
  const marked = [...files, ...styles].flatMap((file) => {
    // Comments may tell an example.
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '')
    // Names that cities of the country had, or have in talk, belong to the language.
    const own = file === 'domain/search-phrase/words/cities.ts' ? / of cities / : /^$/
    return demoMarksIn(code).flatMap((mark) => (own.test(mark) ? [] : [`${file}: ${mark}`]))
  })
  // How databases of the first days called themselves to a CRM, which finds its entries by it.
  assert.deepEqual(marked, ['database/leads/crm-origin.ts: company kerege'])
  for (const name of demoNames)
    assert.ok(demoMarksIn(`<h1>${name}: квартиры</h1>`).includes(`company ${name.toLowerCase()}`), name)
})
