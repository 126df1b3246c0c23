import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { gzipSync } from 'node:zlib'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { decodedText } from './decoded-text.ts'
import { nextAddress } from './download.ts'
import { feedBytes } from './feed-bytes.ts'
import { isLinkLocal, isPrivateAddress } from './private-address.ts'

/** The servers of these tests are on this machine, in the own network. */
const limits = { sizeLimit: 1_000_000, timeLimit: 10_000, isPrivate: true }

async function bytesOf(source: string, difference: Partial<typeof limits> = {}): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of feedBytes(source, { ...limits, ...difference })) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

async function refused(work: Promise<unknown>, sentence: RegExp): Promise<void> {
  await assert.rejects(work, (error: Error) => {
    assert.ok(error instanceof FeedRefusal, String(error.stack))
    assert.match(error.message, sentence)
    return true
  })
}

async function textOf(bytes: Buffer, size: number, notes: string[] = []): Promise<string> {
  const pieces = (async function* () {
    for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
  })()
  let text = ''
  for await (const piece of decodedText(pieces, (note) => notes.push(note))) text += piece
  return text
}

/** A server on this machine, and its address. */
async function serve(t: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

/** A text in an encoding of one byte a letter. */
function encoded(text: string, encoding: string): Buffer {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Buffer.from([...text].map((letter) => letters.indexOf(letter)))
}

const windows1251 = (text: string) => encoded(text, 'windows-1251')

test('UTF-8 with and without a mark, UTF-16 both ways and windows-1251 read the same', async () => {
  const body = '<realty-feed><name>Аура</name></realty-feed>'
  const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>${body}`
  const utf16 = Buffer.from(`\uFEFF${body}`, 'utf16le')
  const cases: readonly (readonly [name: string, bytes: Buffer, expected: string])[] = [
    ['UTF-8', Buffer.from(body), body],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${body}`), body],
    ['blanks before it', Buffer.from(`\n  ${declared('utf-8')}`), declared('utf-8')],
    ['UTF-16 little end first', utf16, body],
    ['UTF-16 big end first', Buffer.from(utf16).swap16(), body],
    ['UTF-16 without a mark', Buffer.from(body, 'utf16le'), body],
    ['windows-1251', windows1251(declared('windows-1251')), declared('windows-1251')],
    ['a declaration that is not true', Buffer.from(declared('UTF-16')), declared('UTF-16')],
  ]
  for (const [name, bytes, expected] of cases) {
    for (const size of [1, 3, 4096]) assert.equal(await textOf(bytes, size), expected, `${name}, by ${size}`)
  }
})

test('letters of another encoding and an unknown one are refused', async () => {
  await refused(
    textOf(Buffer.from('<a>\u0080\u0081àü</a>', 'latin1'), 4096),
    /^The text is broken: between bytes 0 and 11 it is not UTF-8/,
  )
  await refused(
    textOf(Buffer.from('<?xml version="1.0" encoding="klingon"?>'), 4096),
    /unknown encoding «klingon»/,
  )
})

test('R550 Windows-1251 that nobody declared is read as such, with a warning; broken UTF-8 is not', async () => {
  const body = '<feed><name>Жилой комплекс «Аура»</name></feed>'.replaceAll(/[«»]/g, '"')
  const warning = ['the feed is not in UTF-8, and declares no other encoding; it was read as Windows-1251']
  // The first Russian letters may come long after the beginning.
  for (const text of [
    body,
    `<?xml version="1.0" encoding="UTF-8"?>${body}`,
    `<!--${'x'.repeat(5000)}-->${body}`,
  ]) {
    for (const size of [100, 4096]) {
      const notes: string[] = []
      assert.equal(await textOf(windows1251(text), size, notes), text)
      assert.deepEqual(notes, warning)
    }
  }
  const utf8 = Buffer.from('<feed><name>Жилой комплекс Аура</name></feed>')
  const notes: string[] = []
  assert.equal(await textOf(utf8, 4096, notes), utf8.toString())
  assert.deepEqual(notes, [])
  // One byte is lost in the middle of a letter.
  const broken = Buffer.concat([utf8.subarray(0, 15), utf8.subarray(16)])
  await refused(textOf(broken, 4096), /it is not UTF-8/)
})

test('R550 other Russian encodings are not taken for Windows-1251', async () => {
  const text = '<feed><name>Жилой комплекс Аура</name><status>Продана</status></feed>'
  for (const encoding of ['koi8-r', 'ibm866']) {
    for (const words of [text, text.toUpperCase(), text.toLowerCase()]) {
      await refused(textOf(encoded(words, encoding), 4096), /it is not UTF-8/)
    }
  }
  for (const words of [text, text.toUpperCase(), text.toLowerCase()])
    assert.equal(await textOf(encoded(words, 'windows-1251'), 4096), words)
})

test('a gzipped file is unpacked whatever it is called', async (t) => {
  const folder = temporaryFolder(t)
  const write = (name: string, bytes: string | Buffer) => {
    const file = join(folder, name)
    writeFileSync(file, bytes)
    return file
  }
  const text = '<feed/>'.repeat(1000)
  assert.equal(await bytesOf(write('feed.xml', gzipSync(text))), text)
  assert.equal(await bytesOf(write('plain.xml', text)), text)
  await refused(bytesOf(write('cut.gz', gzipSync(text).subarray(0, 30))), /^The feed cannot be read/)
  await refused(bytesOf(write('empty.xml', '')), /^The feed is empty/)
  await refused(bytesOf(folder), /is a folder/)
  await refused(bytesOf(join(folder, 'missing.xml')), /^There is no file/)
  await refused(bytesOf(write('bomb.gz', gzipSync(Buffer.alloc(50_000_000)))), /longer than 1 MB/)
})

test('R705 a gzipped feed that grows a hundred times is refused long before the limit of its size', async (t) => {
  const file = join(temporaryFolder(t), 'feed.xml.gz')
  const read = async (bytes: Buffer) => {
    writeFileSync(file, gzipSync(bytes))
    let size = 0
    for await (const piece of feedBytes(file, { ...limits, sizeLimit: 4_000_000_000 })) size += piece.length
    return size
  }
  assert.equal(await read(Buffer.alloc(9_000_000)), 9_000_000)
  const dense = Buffer.concat([randomBytes(500_000), Buffer.alloc(30_000_000)])
  assert.equal(await read(dense), dense.length)
  await refused(read(Buffer.alloc(60_000_000)), /^The gzip grows more than 100 times/)
  const late = Buffer.concat([randomBytes(500_000), Buffer.alloc(100_000_000)])
  await refused(read(late), /^The gzip grows more than 100 times/)
})

test('an address gives its feed, also gzipped; an error of the server is told', async (t) => {
  const url = await serve(t, (request, response) => {
    if (request.url === '/gzip') {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      response.end(gzipSync('<feed/>'))
    } else if (request.url === '/plain') response.end('<feed/>')
    else if (request.url === '/brotli') {
      response.writeHead(200, { 'content-encoding': 'br' })
      response.end('?')
    } else if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '100' })
      response.write('<feed>')
      setTimeout(() => response.destroy(), 10)
    } else response.writeHead(404).end('no')
  })
  assert.equal(await bytesOf(`${url}/gzip`), '<feed/>')
  assert.equal(await bytesOf(`${url}/plain`), '<feed/>')
  await refused(bytesOf(`${url}/brotli`), /packs the feed with «br»/)
  await refused(bytesOf(`${url}/cut`), /^The feed cannot be read: ECONNRESET/)
  await refused(
    bytesOf(`${url}/missing?key=secret`),
    /127\.0\.0\.1:\d+\/missing could not be downloaded: the server answers with status 404/,
  )
  await refused(bytesOf('http://127.0.0.1:1/'), /could not be downloaded: ECONNREFUSED/)
})

test('redirects are followed three times, also in the own network where the feed lies there', async (t) => {
  const url = await serve(t, (request, response) => {
    const hops = Number(request.url?.slice(1))
    if (hops === 0) return response.end('<feed/>')
    return response.writeHead(302, { location: `/${hops - 1}` }).end()
  })
  assert.equal(await bytesOf(`${url}/3`), '<feed/>')
  await refused(bytesOf(`${url}/4`), /redirects more than 3 times/)
})

test('R399 the own network is asked with --private alone, whether its host is given by number or by name', async (t) => {
  const asked: string[] = []
  const url = await serve(t, (request, response) => {
    asked.push(request.url ?? '')
    response.end('<feed/>')
  })
  const { port } = new URL(url)
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
    const asking = bytesOf(`http://${host}:${port}/feed`, { isPrivate: false })
    await refused(asking, /it lies in the own network\. If it is your own feed, --private permits that/)
  }
  assert.deepEqual(asked, [])
  assert.equal(await bytesOf(`${url}/feed`), '<feed/>')
})

test('R399 --private permits the host and port that staff named, and no redirect to others of the own network', async (t) => {
  const secrets: string[] = []
  const admin = await serve(t, (request, response) => {
    secrets.push(request.url ?? '')
    response.end('secret')
  })
  const target = (request: { url?: string | undefined }) => decodeURIComponent(request.url?.slice(1) ?? '')
  const url = await serve(t, (request, response) =>
    response.writeHead(302, { location: target(request) }).end(),
  )
  const to = (address: string) => bytesOf(`${url}/${encodeURIComponent(address)}`)
  for (const address of [
    `${admin}/internal`,
    admin.replace('127.0.0.1', 'localhost'),
    'http://169.254.169.254/latest',
    'http://10.0.0.1/',
    'http://[::1]:1/',
    'http://[2002:7f00:1::]/',
  ]) {
    await refused(to(address), /a server redirects there, and it lies in the own network/)
  }
  await refused(to('file:///etc/passwd'), /not a web address/)
  assert.deepEqual(secrets, [])
})

test('R399 an address of the link alone is never asked, not even with --private', async () => {
  for (const host of ['169.254.169.254', '[fe80::1]', '[::ffff:169.254.169.254]', '2852039166'])
    await refused(
      bytesOf(`http://${host}/latest`, { isPrivate: true }),
      /no feed lies at an address of the link/,
    )
  for (const address of ['169.253.255.255', '127.0.0.1', '10.0.0.1', 'fd00::1'])
    assert.ok(!isLinkLocal(address))
})

test('R399 a redirect from https to http is refused', () => {
  const secure = new URL('https://crm.example/feed')
  assert.throws(() => nextAddress(secure, 'http://crm.example/feed'), /redirects from https to http/)
  assert.equal(nextAddress(secure, '/other').href, 'https://crm.example/other')
  const plain = new URL('http://crm.example/feed')
  assert.equal(nextAddress(plain, 'https://crm.example/feed').protocol, 'https:')
})

test('a server that never ends is left after the time that it may take', async (t) => {
  const url = await serve(t, (request, response) => {
    if (request.url === '/slow') response.write('<feed>')
  })
  await refused(bytesOf(`${url}/silent`, { timeLimit: 100 }), /it took too long/)
  await refused(bytesOf(`${url}/slow`, { timeLimit: 100 }), /it took too long/)
})

test('R399 which addresses belong to the own network, or may lead there', () => {
  const own = [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::10.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::10.0.0.1',
    '2002:a00:1::',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    'fec0::1',
    'fe80::1%eth0',
    'nonsense',
  ]
  assert.deepEqual(
    own.filter((address) => !isPrivateAddress(address)),
    [],
  )
  assert.deepEqual(
    ['8.8.8.8', '178.89.0.1', '2a02:6b8::1', '2001:4860:4860::8888', '172.32.0.1'].filter(isPrivateAddress),
    [],
  )
})
