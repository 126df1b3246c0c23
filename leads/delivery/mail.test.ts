import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { startMailbox } from '#tests/helpers/leads/mailbox.ts'
import { sampleLead } from '#tests/helpers/leads/outgoing-lead.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { mail } from './mail.ts'
import { mailer } from './mailer.ts'

const attempt = () => ({ number: 1, signal: new AbortController().signal })
const cv = { id: 'file-1', name: 'Резюме Айгүл.pdf', type: 'application/pdf', size: 8, path: 'file-1.pdf' }

async function staff(t: TestContext, refuse: Parameters<typeof startMailbox>[1] = {}) {
  const { url, letters } = await startMailbox(t, refuse)
  const uploads = temporaryFolder(t)
  const send = mailer(url, 'Sample <site@example.com>')
  return { letters, uploads, send: mail({ send, to: 'sales@example.com', domain: 'example.com', uploads }) }
}

test('staff get a letter in Russian whose answer goes to the visitor', async (t) => {
  const { letters, send } = await staff(t)
  const lead = sampleLead()
  await send(lead, attempt())
  const [letter] = letters
  assert.deepEqual(letter?.to, ['sales@example.com'])
  assert.equal(letter.headers['subject'], 'Встреча: Айгүл, Алатау Парк, квартира № 114')
  assert.equal(letter.headers['from'], 'Sample <site@example.com>')
  assert.equal(letter.headers['reply-to'], 'visitor@example.com')
  assert.match(
    letter.text,
    /^Имя: Айгүл\r?\nТелефон: \+7 \(701\) 123-45-67\r?\nПочта: visitor@example.com\r?\n/,
  )
  assert.match(letter.text, new RegExp(`Номер заявки: ${lead.id}$`))
})

test('R401 a mail server elsewhere that offers no TLS gets no letter', async (t) => {
  const { url, letters } = await startMailbox(t)
  // This machine under an address that is not one of its own.
  const elsewhere = url.replace('127.0.0.1', '0.0.0.0')
  assert.notEqual(elsewhere, url)
  const letter = { to: 'sales@example.com', subject: 'Request', text: 'Request', messageId: '1@example.com' }
  const { signal } = new AbortController()
  await assert.rejects(mailer(elsewhere, 'site@example.com')(letter, signal), DeliveryFailure)
  assert.deepEqual(letters, [])
  await mailer(`${elsewhere}?requireTLS=false`, 'site@example.com')(letter, signal)
  assert.equal(letters.length, 1)
})

test('a repeat is the same letter for a mail program', async (t) => {
  const { letters, send } = await staff(t)
  await send(sampleLead(), attempt())
  await send(sampleLead(), { ...attempt(), number: 2 })
  const [first, second] = letters.map(({ headers }) => headers['message-id'])
  assert.equal(first, `<${sampleLead().id}@example.com>`)
  assert.equal(second, first)
})

test('a visitor without a mail address leaves no Reply-To', async (t) => {
  const { letters, send } = await staff(t)
  await send(sampleLead({ email: '' }), attempt())
  assert.equal(letters[0]?.headers['reply-to'], undefined)
})

test('nothing that a visitor writes becomes a header or another line', async (t) => {
  const { letters, send } = await staff(t)
  const evil = 'x\r\nBcc: other@example.com\r\n\r\nТелефон: 1'
  await send(
    sampleLead({ name: evil, email: 'a@b.kz\r\nBcc: other@example.com', message: evil, page_url: evil }),
    attempt(),
  )
  const [letter] = letters
  assert.deepEqual(letter?.to, ['sales@example.com'])
  assert.equal(letter.headers['bcc'], undefined)
  assert.equal(letter.text.match(/^Телефон:/gm)?.length, 1)
  assert.match(letter.text, /^ {2}Телефон: 1$/m)
})

test('the CV of an application comes along', async (t) => {
  const { letters, send, uploads } = await staff(t)
  writeFileSync(join(uploads, cv.path), '%PDF-1.7')
  await send(sampleLead({ form: 'application', files: [cv] }), attempt())
  const [letter] = letters
  assert.deepEqual(letter?.attachments, [
    { filename: cv.name, type: 'application/pdf', content: Buffer.from('%PDF-1.7') },
  ])
  assert.match(letter.text, /^Файлы: Резюме Айгүл\.pdf \(приложен\)$/m)
})

test('a CV on the disk of another replica is named in the letter', async (t) => {
  const { letters, send, uploads } = await staff(t)
  writeFileSync(join(uploads, '..', 'outside.pdf'), 'secret')
  for (const path of [cv.path, '../outside.pdf']) {
    await send(sampleLead({ form: 'application', files: [{ ...cv, path }] }), attempt())
    const letter = letters.at(-1)
    assert.deepEqual(letter?.attachments, [])
    assert.match(letter?.text ?? '', /Резюме Айгүл\.pdf \(остался на сервере: /)
  }
})

test('a letter that is too large for the mail server goes without its file', async (t) => {
  const { letters, send, uploads } = await staff(t, {
    letter: (raw) => (raw.length > 20_000 ? { code: 552, text: 'too big' } : null),
  })
  writeFileSync(join(uploads, cv.path), Buffer.alloc(30_000))
  await send(sampleLead({ files: [cv] }), attempt())
  assert.equal(letters.length, 1)
  assert.match(letters[0]?.text ?? '', /остался на сервере: file-1\.pdf/)
})

test('what the mail server refuses may be mended: the failure has its code and is not final', async (t) => {
  const { send } = await staff(t, { recipient: (address) => ({ code: 550, text: `no ${address} here` }) })
  await assert.rejects(send(sampleLead(), attempt()), { message: 'EENVELOPE 550', final: false })
})

test('a mail server that is not there, or says nothing, is a failure that may pass', async (t) => {
  const mute = createServer()
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const sockets: { destroy(): void }[] = []
  mute.on('connection', (socket) => sockets.push(socket))
  t.after(() => {
    for (const socket of sockets) socket.destroy()
    mute.close()
  })
  const address = mute.address()
  const port = typeof address === 'object' ? address?.port : 0
  const letter = { to: 'a@example.com', subject: '', text: '', messageId: 'id@example.com' }
  const signal = AbortSignal.timeout(100)
  await assert.rejects(mailer(`smtp://127.0.0.1:${port}`, 'b@example.com')(letter, signal), {
    name: 'DeliveryFailure',
    final: false,
  })
  await assert.rejects(mailer('smtp://127.0.0.1:1', 'b@example.com')(letter, attempt().signal), {
    name: 'DeliveryFailure',
    message: /^E[A-Z]+$/,
  })
})
