import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Failure } from './failures.ts'
import { bodyLimit, readFields } from './request-fields.ts'

function post(body: BodyInit, type?: string): Request {
  const headers = type === undefined ? {} : { 'Content-Type': type }
  // A body that is a stream needs `duplex`, which the browser's type of these options does not know.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://localhost/', init)
}

async function refusal(request: Request): Promise<number> {
  try {
    await readFields(request)
    return 200
  } catch (error) {
    assert.ok(error instanceof Failure)
    assert.equal(error.message, 'validation.body')
    return error.status
  }
}

test('A14 the same fields arrive as JSON, urlencoded and multipart', async () => {
  const fields = { name: 'Әлия', phone: '+7 701 123-45-67' }
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  assert.deepEqual(await readFields(post(JSON.stringify(fields), 'application/json; charset=utf-8')), fields)
  assert.deepEqual(await readFields(post(new URLSearchParams(fields))), fields)
  assert.deepEqual(await readFields(post(form)), fields)
})

test('a file in a form without files is left out, of a repeated field the last one counts', async () => {
  const form = new FormData()
  form.append('name', new File(['x'], 'name.txt'))
  form.append('consent', 'false')
  form.append('consent', 'true')
  assert.deepEqual(await readFields(post(form)), { consent: true })
})

test('R366 the ticked box of a form says true or on, of JSON only true does', async () => {
  for (const consent of ['true', 'on']) {
    const form = new FormData()
    form.set('consent', consent)
    assert.deepEqual(await readFields(post(form)), { consent: true })
    assert.deepEqual(await readFields(post(new URLSearchParams({ consent }))), { consent: true })
    assert.deepEqual(await readFields(post(JSON.stringify({ consent }), 'application/json')), { consent })
  }
  assert.deepEqual(await readFields(post(new URLSearchParams({ consent: 'yes' }))), { consent: 'yes' })
})

test('R468 a multipart form has one boundary, however it is written, and is read by no other', async () => {
  const body = (boundary: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nӘлия\r\n--${boundary}--\r\n`
  for (const boundary of ['x', '----=_Part_1_2.3', "d-+.'()"])
    for (const header of [
      `boundary=${boundary}`,
      `boundary="${boundary}"`,
      `charset=utf-8; boundary=${boundary}`,
    ])
      assert.deepEqual(await readFields(post(body(boundary), `multipart/form-data; ${header}`)), {
        name: 'Әлия',
      })
  for (const header of ['xboundary=x; boundary=y', 'xboundary=x', 'boundary=x; boundary=y', 'boundary="x'])
    assert.equal(await refusal(post(body('x'), `multipart/form-data; ${header}`)), 400, header)
})

test('texts lose what a database refuses: NUL and broken surrogates', async () => {
  const { name } = await readFields(post(String.raw`{"name":"A\u0000b\ud800"}`, 'application/json'))
  assert.equal(name, 'Ab\ufffd')
})

test('a body that is not what it says answers 400', async () => {
  for (const body of ['', '{', 'null', '[]', '"text"', '7', '{"a":1}}', '\u00ff'])
    assert.equal(await refusal(post(body, 'application/json')), 400, body)
  assert.equal(await refusal(post(new Uint8Array([0x7b, 0xff, 0x7d]), 'application/json')), 400)
  assert.equal(await refusal(post('no parts here', 'multipart/form-data; boundary=x')), 400)
  assert.equal(await refusal(post('no boundary', 'multipart/form-data')), 400)
})

test('other kinds of body answer 415', async () => {
  for (const type of ['text/plain', 'application/xml', 'application/jsonx', '', undefined])
    assert.equal(await refusal(post(new TextEncoder().encode('{}'), type)), 415, String(type))
})

test('a body above 64 KB answers 413, with or without its length told', async () => {
  const fits = JSON.stringify({ message: 'x'.repeat(bodyLimit - 14) })
  assert.equal(fits.length, bodyLimit)
  assert.equal(await refusal(post(fits, 'application/json')), 200)
  assert.equal(await refusal(post(`${fits} `, 'application/json')), 413)

  const chunk = new TextEncoder().encode('x'.repeat(1024))
  let read = 0
  const endless = new ReadableStream({
    pull(controller) {
      read += 1
      controller.enqueue(chunk)
    },
  })
  assert.equal(await refusal(post(endless, 'application/json')), 413)
  assert.ok(read < 80, `read ${read} KB of a body without an end`)
})
