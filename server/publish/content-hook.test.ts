import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { until } from '#tests/helpers/until.ts'
import { contentHook, contentHookPath } from './content-hook.ts'
import { publisher, type RunPublication } from './publisher.ts'

const secret = 'a secret that only the forge knows'
const body = JSON.stringify({ ref: 'refs/heads/main' })
const signed = (text: string, key = secret) =>
  `sha256=${createHmac('sha256', key).update(text).digest('hex')}`

function hookWith(key: string | null) {
  let asked = 0
  const hook = contentHook(key, () => void asked++)
  const call = async (headers: Record<string, string>, text = body) => {
    const response = await hook.request(contentHookPath, { method: 'POST', headers, body: text })
    return response.status
  }
  return { call, asked: () => asked }
}

test('R892 a forge that signs the body, or sends the secret, is answered 202 and a publication begins', async () => {
  const { call, asked } = hookWith(secret)
  assert.equal(await call({ 'X-Hub-Signature-256': signed(body) }), 202)
  assert.equal(await call({ 'X-Gitlab-Token': secret }), 202)
  assert.equal(asked(), 2)
})

test('R892 a call without the secret, with a wrong one, of another body or far too long begins nothing', async () => {
  const { call, asked } = hookWith(secret)
  const other = signed(body, 'a secret that somebody has invented')
  for (const headers of [
    {},
    { 'X-Gitlab-Token': '' },
    { 'X-Gitlab-Token': `${secret}s` },
    { 'X-Hub-Signature-256': other },
    { 'X-Hub-Signature-256': signed(body).slice(7) },
    // The signature counts where there is one: a guess beside it opens nothing.
    { 'X-Hub-Signature-256': other, 'X-Gitlab-Token': secret },
  ])
    assert.equal(await call(headers), 403, JSON.stringify(headers))
  assert.equal(await call({ 'X-Hub-Signature-256': signed(body) }, `${body} `), 403)
  const long = 'x'.repeat(3 * 1024 * 1024)
  assert.equal(await call({ 'X-Hub-Signature-256': signed(long) }, long), 413)
  assert.equal(asked(), 0)
})

test('R892 without a secret in the settings there is no such address', async () => {
  const { call, asked } = hookWith(null)
  assert.equal(await call({ 'X-Hub-Signature-256': signed(body, '') }), 404)
  assert.equal(asked(), 0)
})

/** A publisher whose publications end when the test says so. */
function slowPublisher() {
  const running: { end: (code: number) => void }[] = []
  const lines: string[] = []
  const run: RunPublication = () =>
    new Promise((resolve) => running.push({ end: (code) => resolve({ code, said: 'why' }) }))
  const note = (_: object, message: string) => void lines.push(message)
  return { ...publisher(run, { info: note, warn: note, error: note }), running, lines }
}

test('R892 calls during a publication are answered by one more after it', async () => {
  const { ask, close, running, lines } = slowPublisher()
  for (let call = 0; call < 5; call += 1) ask()
  assert.equal(running.length, 1)
  running[0]?.end(0)
  await until(async () => running.length === 2)
  running[1]?.end(1)
  await until(async () => lines.length === 2)
  assert.deepEqual(lines, ['the content was published', 'the content could not be published'])
  ask()
  assert.equal(running.length, 3)
  running[2]?.end(0)
  await close()
})
