import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const file = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

test('R387 the shipped nginx names the visitor itself, and the site believes this one proxy', () => {
  const forwarded = [...file('nginx/site.conf').matchAll(/^\s*proxy_set_header X-Forwarded-For (.+);/gm)]
  assert.deepEqual(
    forwarded.map(([, value]) => value),
    ['$remote_addr'],
  )
  assert.match(file('compose.yaml'), /^\s*TRUST_PROXY: '1'$/m)
  assert.match(file('systemd/kerege@.service'), /\bTRUST_PROXY=1\b/)
})
