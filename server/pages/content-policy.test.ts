import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { contentPolicy, withoutMark } from './content-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const nothing = { scripts: [], styles: [] }

const page = `<html><head>
<script nonce="mark">one()</script>
<script type="module" nonce="mark" async="">import "/assets/a.js"</script>
<script nonce="mark" src="/assets/b.js"></script>
<script type="application/ld+json" nonce="mark">{"@type":"Offer"}</script>
<link rel="stylesheet" nonce="mark" href="/a.css">
<style>.a > .b { color: red }</style>
</head><body><p title="<script nonce='mark'>">text</p><script>evil()</script><script nonce="guess">evil(2)</script></body></html>`

test('only inline scripts that carry our mark are permitted, each by the hash of its text', () => {
  const { scripts } = withoutMark(page, 'mark')
  assert.deepEqual(scripts, [hash('one()'), hash('import "/assets/a.js"')])
})

test('the mark does not leave the house', () => {
  const { html } = withoutMark(page, 'mark')
  assert.doesNotMatch(html, /nonce="mark"/)
  assert.match(html, /<script>one\(\)<\/script>/)
  assert.match(html, /<script src="\/assets\/b.js"><\/script>/)
})

test('a script hidden in a marked one’s text changes that text and is not permitted by itself', () => {
  const swallowed = '<script>evil() // <script nonce="mark">one()</script>'
  assert.deepEqual(withoutMark(swallowed, 'mark').scripts, [])
})

test('the policy names every source and nothing unsafe', () => {
  const own = withoutMark(page, 'mark')
  const policy = contentPolicy(own, false)
  assert.deepEqual(policy.split('; '), [
    "default-src 'self'",
    `script-src 'self' ${hash('one()')} ${hash('import "/assets/a.js"')}`,
    `style-src 'self' ${hash('.a > .b { color: red }')}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
  assert.match(contentPolicy(own, true), /; upgrade-insecure-requests$/)
})

test('the hosts of a map stand beside our own, each where it is needed', () => {
  const hosts = { script: ['https://maps.example'], image: ['https://*.tiles.example'], worker: ['blob:'] }
  const policy = contentPolicy(nothing, false, hosts).split('; ')
  assert.ok(policy.includes("script-src 'self' https://maps.example"))
  assert.ok(policy.includes("img-src 'self' data: https://*.tiles.example"))
  assert.ok(policy.includes("connect-src 'self'"))
  assert.ok(policy.includes("worker-src 'self' blob:"))
})

test('equal scripts are named once', () => {
  const twice = '<script nonce="m">a</script><script nonce="m">a</script>'
  assert.equal(withoutMark(twice, 'm').scripts.length, 1)
})

test('a large page without an end of its scripts is read in no time', () => {
  const started = performance.now()
  withoutMark(`<script ${'a="'.repeat(50_000)}`, 'm')
  withoutMark('<script nonce="m">'.repeat(20_000), 'm')
  assert.ok(performance.now() - started < 1000)
})
