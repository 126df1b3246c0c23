import assert from 'node:assert/strict'
import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { postApplication } from '#contract/applications.ts'
import { fileLimit } from '#domain/resume-file.ts'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { boundary, multipartBody, multipartPost } from '#tests/helpers/multipart.ts'
import { goodFiles } from '#tests/helpers/attachments.ts'
import { servedApi } from '#tests/helpers/servers/served-api.ts'

/** An application with a CV of so many bytes. */
function application(size: number): Buffer<ArrayBuffer> {
  const fields = Object.entries({ name: 'Әлия', phone: '+77011234567', vacancy_id: '1' })
  const content = Buffer.concat([goodFiles.pdf, Buffer.alloc(size - goodFiles.pdf.length)])
  const resume = { name: 'resume', filename: 'cv.pdf', type: 'application/pdf', content }
  return multipartBody([...fields.map(([name, text]) => ({ name, content: text })), resume])
}

/** The body in pieces, with a pause before each, and without Content-Length. */
function slowly(body: Buffer, piece: number, pause: number): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      if (sent >= body.length) return controller.close()
      await wait(pause)
      controller.enqueue(new Uint8Array(body.subarray(sent, sent + piece)))
      sent += piece
    },
  })
}

async function filesIn(uploads: string): Promise<string[]> {
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

test('R188 a CV of 10 MB passes the server, at once or slowly', async (t) => {
  const site = await servedApi(t, await sqliteDatabase(t))
  const body = application(fileLimit)
  const atOnce = await site.request(postApplication.path, multipartPost(body))
  assert.equal(atOnce.status, 201, await atOnce.text())
  const [name] = await filesIn(site.uploads)
  assert.equal((await stat(join(site.uploads, name ?? ''))).size, fileLimit)
  const slow = await site.request(postApplication.path, multipartPost(slowly(application(1000), 300, 60)))
  assert.equal(slow.status, 201)
})

test('A14 whoever sends too much is told so and not cut off', async (t) => {
  const site = await servedApi(t, await sqliteDatabase(t))
  const cases: [number, BodyInit][] = [
    [422, application(fileLimit + 1)],
    [413, application(fileLimit + 2 ** 20)],
    [413, slowly(application(fileLimit + 4 * 2 ** 20), 2 ** 20, 0)],
    [413, application(3 * fileLimit)],
  ]
  for (const [status, body] of cases) {
    const response = await site.request(postApplication.path, multipartPost(body))
    assert.equal(response.status, status)
    assert.match(await response.text(), /^\{"message":"validation\./)
  }
  assert.deepEqual(await filesIn(site.uploads), [])
})

test('an upload that breaks off leaves nothing, and the server goes on', async (t) => {
  const db = await sqliteDatabase(t)
  const site = await servedApi(t, db)
  const body = application(2 ** 20)
  for (const part of [10, 2 ** 16, body.length - 5]) {
    const socket = connect(site.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      `POST ${postApplication.path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n` +
        `Content-Type: multipart/form-data; boundary=${boundary}\r\n\r\n`,
    )
    socket.write(body.subarray(0, part))
    while ((await filesIn(site.uploads)).length === 0) await wait(5)
    socket.resetAndDestroy()
    for (let left = 400; left > 0 && (await filesIn(site.uploads)).length > 0; left -= 1) await wait(5)
    assert.deepEqual(await filesIn(site.uploads), [])
  }
  assert.equal((await site.request('/api/vacancies')).status, 200)
  assert.deepEqual(await db.selectFrom('leads').select('id').execute(), [])
  assert.ok(site.log.lines.every(({ level }) => level === 'info'))
})
