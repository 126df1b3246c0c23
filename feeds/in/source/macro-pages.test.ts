import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { FeedRefusal } from '../feed-refusal.ts'
import { mappingOf, readMapping } from '../mapping.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { macroPages } from './macro-pages.ts'
import { sourceBytes } from './source-bytes.ts'

const limits = { sizeLimit: 1e6, timeLimit: 10_000, isPrivate: true }
const access = { domain: 'example.kz', secret: 'S3cret' }
const now = () => 1_700_000_000_500

/** A server that answers as `answer` says, and the addresses that it was asked. */
async function serving(
  t: TestContext,
  answer: (url: URL) => unknown,
): Promise<{ address: string; asked: URL[] }> {
  const asked: URL[] = []
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    asked.push(url)
    const body = answer(url)
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/estate/get/?type=living`, asked }
}

async function textOf(pieces: AsyncIterable<Buffer>): Promise<string> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all).toString()
}

const pages: Readonly<Record<string, unknown>> = {
  '': [{ id: 1 }, { id: 2 }, { last_record_id: 2 }],
  '2': [{ id: 3 }, { last_record_id: '3' }],
  '3': [{ last_record_id: null }],
}

test('R547 the interface of MacroCRM is asked page by page, each question signed by domain, time and secret', async (t) => {
  const { address, asked } = await serving(t, (url) => pages[url.searchParams.get('start_from') ?? ''])
  const text = await textOf(macroPages(address, access, limits, now, 0))
  assert.deepEqual(JSON.parse(text), [{ id: 1 }, { id: 2 }, { id: 3 }])
  assert.equal(asked.length, 3)
  const token = createHash('md5').update('example.kz1700000000S3cret').digest('hex')
  for (const { searchParams } of asked) {
    assert.deepEqual(
      ['type', 'limit', 'domain', 'time', 'token'].map((name) => searchParams.get(name)),
      ['living', '100', 'example.kz', '1700000000', token],
    )
    assert.ok(!String(searchParams).includes('S3cret'))
  }
})

test('R547 an answer without pages is one, also an empty one', async (t) => {
  const one = await serving(t, () => [{ id: 1 }])
  assert.deepEqual(JSON.parse(await textOf(macroPages(one.address, access, limits, now, 0))), [{ id: 1 }])
  const none = await serving(t, () => [])
  assert.equal(await textOf(macroPages(none.address, access, limits, now, 0)), '[]')
})

test('R561 an entry that says where the next page begins may say more, and stand anywhere on the page', async (t) => {
  const of: Readonly<Record<string, unknown>> = {
    '': [{ id: 1, last_record_id: 9 }, { last_record_id: 2, count: 100 }, { id: 2 }],
    '2': [{ id: 3 }, { last_record_id: 0, count: 1 }],
  }
  const { address, asked } = await serving(t, (url) => of[url.searchParams.get('start_from') ?? ''])
  const text = await textOf(macroPages(address, access, limits, now, 0))
  assert.deepEqual(JSON.parse(text), [{ id: 1, last_record_id: 9 }, { id: 2 }, { id: 3 }])
  assert.equal(asked.length, 2)
})

test('R561 a full page that does not say where the next begins is refused: the units of the others are not gone', async (t) => {
  const full = (size: number) => Array.from({ length: size }, (_, at) => ({ id: at + 1 }))
  const cases: readonly (readonly [question: string, page: unknown[], words: RegExp | null])[] = [
    ['', full(100), /it gives a full page of 100/],
    ['&limit=50', full(50), /it gives a full page of 50/],
    ['&limit=500', full(100), /it gives a full page of 100/],
    ['', [...full(100), { last_record_id: null }], null],
    ['', full(99), null],
    ['', [...full(2), { last_record_id: { id: 2 } }], /where its next page begins is not a number/],
  ]
  for (const [question, page, words] of cases) {
    const { address } = await serving(t, () => page)
    const read = () => textOf(macroPages(`${address}${question}`, access, limits, now, 0))
    if (words === null) assert.equal(JSON.parse(await read()).length, page.length === 99 ? 99 : 100)
    else await assert.rejects(read, (error) => error instanceof FeedRefusal && words.test(error.message))
  }
})

test('R547 what is no list, comes again or has no end is refused, and no refusal has the token or the secret', async (t) => {
  const cases: readonly (readonly [answer: (url: URL) => unknown, words: RegExp])[] = [
    [() => ({ error: true, message: 'Request not authenticated' }), /it says «Request not authenticated»/],
    [() => '<html>', /something else than JSON/],
    [() => ({}), /without a list of units/],
    [() => [{ id: 1 }, { last_record_id: 7 }], /the same page again/],
  ]
  for (const [answer, words] of cases) {
    const { address } = await serving(t, answer)
    await assert.rejects(
      () => textOf(macroPages(address, access, limits, now, 0)),
      (error) =>
        error instanceof FeedRefusal && words.test(error.message) && !/S3cret|token/.test(error.message),
    )
  }
  let clock = 0
  let page = 0
  const endless = await serving(t, () => [{ last_record_id: ++page }])
  await assert.rejects(
    () => textOf(macroPages(endless.address, access, limits, () => (clock += 2_000), 0)),
    /do not come to an end/,
  )
})

test('R547 the secret comes from the environment by its name; one that stands in the mapping file is refused, and not repeated', async (t) => {
  const { address, asked } = await serving(t, () => [{ id: 1 }])
  const { macro } = mappingOf({ macro: { domain: 'example.kz', secret: '${MACRO_SECRET}' } })
  const text = await textOf(sourceBytes(address, { macro }, { MACRO_SECRET: 'S3cret' }, limits))
  assert.equal(text, '[{"id":1}]')
  const [{ searchParams } = new URL(address)] = asked
  const time = searchParams.get('time') ?? ''
  assert.equal(searchParams.get('token'), createHash('md5').update(`example.kz${time}S3cret`).digest('hex'))
  assert.throws(() => sourceBytes(address, { macro }, {}, limits), /Set MACRO_SECRET/)
  const folder = await mkdtemp(join(tmpdir(), 'mapping-'))
  t.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'mapping.yaml')
  await writeFile(file, 'source: macro\nmacro:\n  domain: example.kz\n  secret: V6KrvAbC12345\n')
  await assert.rejects(
    () => readMapping(file),
    (error) =>
      error instanceof FeedRefusal &&
      /line 4, macro → secret: is not the name of a setting/.test(error.message) &&
      !error.message.includes('V6Krv'),
  )
})

test('R964 MacroCRM is asked over https alone, outside of the own network', () => {
  const { macro } = mappingOf({ macro: { domain: 'example.kz', secret: '${MACRO_SECRET}' } })
  const asking = (address: string, isPrivate: boolean) => () =>
    sourceBytes(address, { macro }, { MACRO_SECRET: 'S3cret' }, { ...limits, isPrivate })
  assert.throws(asking('http://crm.example/estate/get/', false), /would be asked unencrypted/)
  assert.doesNotThrow(asking('https://crm.example/estate/get/', false))
  assert.doesNotThrow(asking('http://10.0.0.5/estate/get/', true))
})
