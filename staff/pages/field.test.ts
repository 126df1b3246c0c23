import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { staffText } from '#domain/staff/staff-text.ts'
import { loginPage } from './login-page.ts'

const staff = join(import.meta.dirname, '..')

test('R1689 fields of the page for sales have their titles from one part', async () => {
  const written = String(await loginPage({ next: '/' }))
  const titles = [...written.matchAll(/<label>([^<]*)<input\s[^>]*required\s*\/><\/label>/g)]
  assert.deepEqual(
    titles.map(([, title]) => title),
    [staffText('User name'), staffText('Password')],
  )
  const own = globSync('**/*.ts', { cwd: staff }).filter((file) => !file.endsWith('.test.ts'))
  assert.ok(own.length > 15)
  assert.deepEqual(
    own.filter((file) => readFileSync(join(staff, file), 'utf8').includes('<label')),
    [join('pages', 'field.ts')],
  )
})
