import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { noReason } from '#contract/no-reason.ts'
import { uploadApplication } from './upload-application.ts'

/** The outcome of an application with a CV that a browser sends, where this comes back. */
async function outcome(t: TestContext, status: number, responseText: string) {
  class Answered extends EventTarget {
    upload = new EventTarget()
    timeout = 0
    status = status
    responseText = responseText
    open() {}
    setRequestHeader() {}
    send() {
      this.dispatchEvent(new Event('loadend'))
    }
  }
  const browser = { XMLHttpRequest: Answered, location: { pathname: '/career/job-for-student' } }
  for (const [name, value] of Object.entries(browser)) {
    Object.defineProperty(globalThis, name, { value, configurable: true })
    t.after(() => Reflect.deleteProperty(globalThis, name))
  }
  const form = new FormData()
  form.set('resume', new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }))
  const byRouter = () => assert.fail('a form with a file goes by an upload')
  return uploadApplication(() => {})(form, byRouter)
}

const garbage = [
  '{}',
  '[]',
  'null',
  '7',
  '"ok"',
  '{"ok":"yes"}',
  '{"ok":true}',
  '{"ok":false}',
  '{"error":"x"}',
  '<h1>',
]

test('R471 the answer to an upload is read as the action writes it', async (t) => {
  const taken = { ok: true, message: 'feedback.sent' }
  assert.deepEqual(await outcome(t, 201, JSON.stringify(taken)), taken)
  const body = { message: 'validation.failed', errors: { phone: ['validation.phone'] } }
  const refused = { ok: false, body, retryAfter: 5 }
  assert.deepEqual(await outcome(t, 422, JSON.stringify(refused)), refused)
  const odd = { ok: false, body: { message: 7, errors: { phone: 'validation.phone' } }, retryAfter: 'soon' }
  assert.deepEqual(await outcome(t, 422, JSON.stringify(odd)), { ok: false, body, retryAfter: null })
})

test('R471 a failure that is not the action’s shows the ordinary error, whatever stands in it, and the form can be sent again', async (t) => {
  for (const text of garbage)
    assert.deepEqual(
      await outcome(t, 502, text),
      { ok: false, body: { message: noReason }, retryAfter: null },
      text,
    )
})

test('R373 R471 a success that cannot be read is none: the form goes as plain HTML', async (t) => {
  for (const text of garbage) assert.equal(await outcome(t, 200, text), null, text)
})
