import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { uploadLimit } from '#contract/applications.ts'
import { fileLimit } from '#domain/resume-file.ts'
import { openUploads } from '#leads/uploads/uploads.ts'
import {
  boundary,
  boundaryBeginning,
  multipartBody,
  multipartPost,
  type SentPart,
} from '#tests/helpers/multipart.ts'
import { docxFile, goodFiles } from '#tests/helpers/attachments.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { Failure } from './failures.ts'
import { readUpload } from './upload-fields.ts'

const cv: SentPart = { name: 'resume', filename: 'cv.pdf', type: 'application/pdf', content: goodFiles.pdf }
const megabyte = 2 ** 20

/** Reads forms into a separate folder, and lists its contents. */
function uploadsOf(t: TestContext) {
  const folder = temporaryFolder(t)
  const uploads = openUploads(folder)
  return {
    folder,
    read: (init: RequestInit) =>
      readUpload(new Request('http://localhost/', init), uploads, 'resume', '203.0.113.7'),
    async left() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
    },
  }
}

async function refusal(reading: Promise<unknown>): Promise<number> {
  return reading.then(
    () => 200,
    (error: unknown) => {
      assert.ok(error instanceof Failure, String(error))
      assert.match(error.message, /^validation\.(body|failed)$/)
      return error.status
    },
  )
}

/** So many bytes in pieces, as a network brings them. */
function streamOf(bytes: Buffer, piece = 64 * 1024): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes.length) return controller.close()
      controller.enqueue(new Uint8Array(bytes.subarray(sent, sent + piece)))
      sent += piece
    },
  })
}

test('R468 a content type that names two boundaries is refused, not read by the first that looks like one', async (t) => {
  const { read, left } = uploadsOf(t)
  const body = multipartBody([cv])
  for (const parameters of [
    `; xboundary=${boundaryBeginning}; boundary=${boundary}`,
    `; xboundary=${boundary}`,
    `; boundary=${boundary}; boundary=${boundaryBeginning}`,
    `; x="boundary=${boundary}"`,
  ])
    assert.equal(
      await refusal(read(multipartPost(body, `multipart/form-data${parameters}`))),
      400,
      parameters,
    )
  const plain = [
    `; boundary=${boundary}`,
    `;boundary="${boundary}"`,
    `; Boundary=${boundary}; charset=UTF-8`,
    `; charset=utf-8; boundary=${boundary}`,
  ]
  for (const parameters of plain)
    assert.equal(
      await refusal(read(multipartPost(body, `multipart/form-data${parameters}`))),
      200,
      parameters,
    )
  assert.equal((await left()).length, plain.length)
})

test('the texts of a multipart form arrive beside its file', async (t) => {
  const { read, folder } = uploadsOf(t)
  const body = multipartBody([{ name: 'name', content: 'Ә\0лия' }, cv, { name: 'course', content: '3' }])
  const { fields, file, refused } = await read(multipartPost(body))
  assert.deepEqual([fields, refused], [{ name: 'Әлия', course: '3' }, false])
  await file?.keep()
  assert.deepEqual(await readFile(join(folder, file?.file.path ?? '')), goodFiles.pdf)
})

test('the body may come in pieces of any size', async (t) => {
  const { read } = uploadsOf(t)
  const body = multipartBody([{ name: 'name', content: 'Әлия' }, cv])
  for (const piece of [1, 7, body.length - 2, body.length - 1]) {
    const { fields, file } = await read(multipartPost(streamOf(body, piece)))
    assert.deepEqual([fields, file?.file.size], [{ name: 'Әлия' }, goodFiles.pdf.length])
  }
})

test('a form made by a browser is read the same', async (t) => {
  const { read } = uploadsOf(t)
  const form = new FormData()
  form.append('name', 'Әлия')
  form.append('resume', new File([new Uint8Array(goodFiles.docx)], 'Түйіндеме «Ә».docx'))
  const { fields, file } = await read({ method: 'POST', body: form })
  assert.deepEqual([fields, file?.file.name], [{ name: 'Әлия' }, 'Түйіндеме «Ә».docx'])
})

test("a file's name is for people: no path, no hidden signs, the ending of its content", async (t) => {
  const { read, folder } = uploadsOf(t)
  const names: [string, string][] = [
    ['../../../etc/cv.pdf', 'cv.pdf'],
    [String.raw`..\..\cv.pdf`, 'cv.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe.pdf'],
    ['x'.repeat(500), `${'x'.repeat(116)}.pdf`],
    ['', 'file.pdf'],
  ]
  for (const [filename, readable] of names) {
    const { file } = await read(multipartPost(multipartBody([{ ...cv, filename }])))
    assert.equal(file?.file.name, readable)
    assert.match(file?.file.path ?? '', /^[0-9a-f-]{36}\.pdf$/)
    await file?.keep()
  }
  const kept = await readdir(folder)
  assert.equal(kept.length, names.length + 1, 'all of them, and the folder for incoming ones')
})

test('a file without a name is a file all the same, one without name and content is none, an empty one is refused', async (t) => {
  const { read } = uploadsOf(t)
  const nameless = await read(multipartPost(multipartBody([{ name: 'resume', content: goodFiles.rtf }])))
  assert.equal(nameless.file?.file.name, 'file.rtf')
  for (const [filename, expected] of [
    ['', false],
    ['cv.pdf', true],
  ] as const) {
    const { file, refused } = await read(multipartPost(multipartBody([{ ...cv, filename, content: '' }])))
    assert.deepEqual([file, refused], [null, expected])
  }
})

test('R343 two files are refused, files in other fields are passed over', async (t) => {
  const { read, left } = uploadsOf(t)
  const parts = [
    { ...cv, name: 'photo' },
    { ...cv, filename: '', content: '' },
    cv,
    { name: 'name', content: 'Әлия' },
  ]
  const { fields, file } = await read(multipartPost(multipartBody(parts)))
  assert.deepEqual([fields, file?.file.type], [{ name: 'Әлия' }, 'application/pdf'])
  assert.equal((await left()).length, 1)
  await file?.remove()
  const two = await read(multipartPost(multipartBody([...parts, { ...cv, content: goodFiles.docx }])))
  assert.deepEqual([two.file, two.refused], [null, true])
  assert.deepEqual(await left(), [])
})

test('a file of other content is refused and leaves nothing', async (t) => {
  const { read, left } = uploadsOf(t)
  const bomb = docxFile([{ name: 'word/media/x.bin', content: Buffer.alloc(300 * megabyte) }])
  assert.ok(bomb.length < megabyte)
  for (const content of [Buffer.from('MZ'), Buffer.from('PK'), bomb]) {
    const { file, refused } = await read(multipartPost(multipartBody([{ ...cv, content }])))
    assert.deepEqual([file, refused], [null, true])
  }
  assert.deepEqual(await left(), [])
})

test('A14 a file of 10 MB is taken, a larger one is a refused field, a body above 11 MB answers 413', async (t) => {
  const { read, left } = uploadsOf(t)
  const large = (size: number) =>
    multipartBody([
      { ...cv, content: Buffer.concat([goodFiles.pdf, Buffer.alloc(size - goodFiles.pdf.length)]) },
    ])
  const fits = await read(multipartPost(large(fileLimit)))
  assert.equal(fits.file?.file.size, fileLimit)
  await fits.file.remove()
  const { file, refused } = await read(multipartPost(large(fileLimit + 1)))
  assert.deepEqual([file, refused], [null, true])
  assert.equal(await refusal(read(multipartPost(large(uploadLimit)))), 413)
  assert.equal(await refusal(read(multipartPost(streamOf(large(uploadLimit))))), 413)
  await assert.rejects(read(multipartPost(large(uploadLimit))), { errors: { resume: ['validation.file'] } })
  assert.deepEqual(await left(), [])
})

test('a body without an end is read no further than its limit', async (t) => {
  const { read, left } = uploadsOf(t)
  const piece = new Uint8Array(megabyte)
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(piece)
    },
  })
  assert.equal(await refusal(read(multipartPost(endless))), 413)
  assert.ok(sent < 15, `read ${sent} MB`)
  assert.deepEqual(await left(), [])
})

test('texts above 64 KB and more parts than a form has are refused', async (t) => {
  const { read } = uploadsOf(t)
  const long = { name: 'message', content: 'x'.repeat(40_000) }
  assert.equal(await refusal(read(multipartPost(multipartBody([long])))), 200)
  assert.equal(await refusal(read(multipartPost(multipartBody([long, long])))), 413)
  const many = Array.from({ length: 300 }, (_, step) => ({ name: `n${step}`, content: '' }))
  assert.equal(await refusal(read(multipartPost(multipartBody(many)))), 400)
})

test('a body that is not what it says answers 400 and leaves nothing', async (t) => {
  const { read, left } = uploadsOf(t)
  const whole = multipartBody([{ name: 'name', content: 'Әлия' }, cv])
  const bodies: [string, RequestInit][] = [
    ['no boundary', multipartPost(whole, 'multipart/form-data')],
    ['an empty boundary', multipartPost(whole, 'multipart/form-data; boundary=')],
    ['another boundary', multipartPost(whole, 'multipart/form-data; boundary=other')],
    ['cut short', multipartPost(whole.subarray(0, -20))],
    ['cut in the middle of a header', multipartPost(whole.subarray(0, 60))],
    ['no parts', multipartPost('nothing')],
    ['nothing', multipartPost('')],
    ['no body', { method: 'POST', headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` } }],
    [
      'an endless header',
      multipartPost(`--${boundary}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n\r\n--${boundary}--`),
    ],
    [
      'a header that is no text',
      multipartPost(
        Buffer.from(`--${boundary}\r\nContent-Disposition: \xff\r\n\r\n\r\n--${boundary}--`, 'latin1'),
      ),
    ],
  ]
  for (const [what, init] of bodies) assert.equal(await refusal(read(init)), 400, what)
  assert.deepEqual(await left(), [])
})

test('a sender who breaks off is refused and leaves nothing', async (t) => {
  const { read, left } = uploadsOf(t)
  const whole = multipartBody([cv])
  let sent = false
  const broken = new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new Error('connection lost'))
      else controller.enqueue(new Uint8Array(whole.subarray(0, 50)))
      sent = true
    },
  })
  assert.equal(await refusal(read(multipartPost(broken))), 400)
  assert.deepEqual(await left(), [])
})

test('ten files of 10 MB at once stay on disk: memory holds few of them', async (t) => {
  const { read, left } = uploadsOf(t)
  const body = multipartBody([
    { ...cv, content: Buffer.concat([goodFiles.pdf, Buffer.alloc(fileLimit - goodFiles.pdf.length)]) },
  ])
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5)
  const uploads = await Promise.all(Array.from({ length: 10 }, () => read(multipartPost(streamOf(body)))))
  clearInterval(watch)
  assert.equal((await left()).length, 10)
  for (const { file } of uploads) await file?.remove()
  const grown = (peak - before) / megabyte
  t.diagnostic(`memory grew by ${grown.toFixed(0)} MB`)
  assert.ok(grown < 160, `${grown} MB`)
})
