import assert from 'node:assert/strict'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import dns from 'node:dns'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { feedImports } from '#database/feeds/feed-imports.ts'
import { noteStockRun, stockRun } from '#database/feeds/stock-runs.ts'
import type { Database } from '#database/open.ts'
import { writeSetting } from '#database/settings.ts'
import { feedAlarms } from '#feeds/in/feed-alarms.ts'
import { forgetSource } from '#feeds/in/forget-source.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillPlaces, importText, yandexFeed } from '#tests/helpers/feeds/feeds.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { readAddress, readFile, type SourceOutcome, type SourceParts } from './read-source.ts'

type Found = (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void

const flats = (count: number, difference: Record<string, string | number> = {}) =>
  yandexFeed(Array.from({ length: count }, (_, index) => ({ number: index + 1, ...difference })))

/** Places of the sample, a STOCK_DIR and a clock that goes when somebody waits. */
async function office(t: TestContext, db: Database, sources: Record<string, object> = {}) {
  await fillPlaces(db)
  await writeSetting(db, 'stock_sources', sources)
  const dataDir = temporaryFolder(t)
  const folder = join(dataDir, 'stock')
  const waited: number[] = []
  let clock = Date.parse('2026-11-21T10:00:00Z')
  const parts: SourceParts = {
    db,
    dataDir,
    folder,
    environment: {},
    now: () => new Date(clock),
    async wait(time) {
      waited.push(time)
      clock += time
    },
  }
  return {
    parts,
    folder,
    waited,
    pass: (minutes: number) => {
      clock += minutes * 60_000
    },
    drop(name: string, text: string, source = 'crm') {
      mkdirSync(join(folder, 'in', source), { recursive: true })
      const path = join(folder, 'in', source, name)
      writeFileSync(path, text)
      return path
    },
    done: (source = 'crm') =>
      existsSync(join(folder, 'done', source)) ? readdirSync(join(folder, 'done', source)) : [],
  }
}

async function serve(t: TestContext, answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { asked, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` }
}

const units = async (db: Database) => (await db.selectFrom('estates').select('id').execute()).length

function imported(outcome: SourceOutcome) {
  assert.equal(outcome.kind, 'imported', JSON.stringify(outcome))
  return outcome.kind === 'imported' ? outcome : assert.fail()
}

function whyRefused(outcome: SourceOutcome): string {
  return outcome.kind === 'refused' ? outcome.why : assert.fail(JSON.stringify(outcome))
}

eachDatabase(
  'R525 an address is read when it is time, and only once while nothing has changed there',
  async (db, _, t) => {
    let feed = flats(2)
    let tag = '"one"'
    const { url, asked } = await serve(t, (request, response) => {
      if (request.headers['if-none-match'] === tag) return response.writeHead(304).end()
      return response
        .writeHead(200, { etag: tag, 'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT' })
        .end(feed)
    })
    const source = { address: `${url}/feed.xml`, private: true }
    const { parts, pass } = await office(t, db, { crm: source })
    assert.equal(imported(await readAddress(parts, 'crm', false)).report.added, 2)
    assert.deepEqual(await readAddress(parts, 'crm', false), { kind: 'left', why: 'early' })
    assert.equal(asked.length, 1)
    pass(15)
    assert.deepEqual(await readAddress(parts, 'crm', false), { kind: 'unchanged' })
    assert.equal(asked[1]?.headers['if-modified-since'], 'Sat, 21 Nov 2026 08:00:00 GMT')
    // What has not changed there is as good as new here.
    assert.equal((await feedImports(db))['crm']?.success?.at, '2026-11-21T10:15:00.000Z')
    pass(15)
    ;[feed, tag] = [flats(3), '"two"']
    assert.equal(imported(await readAddress(parts, 'crm', false)).report.added, 1)
    // A mapping that has changed makes something else of the same feed.
    await writeSetting(db, 'stock_sources', {
      crm: { ...source, mapping: { statuses: { Резерв: 'reserved' } } },
    })
    assert.equal(imported(await readAddress(parts, 'crm', true)).report.unchanged, 3)
    assert.equal(asked[3]?.headers['if-none-match'], undefined)
    // Somebody has imported something else under that name.
    await importText(db, flats(4), { source: 'crm' })
    assert.equal(imported(await readAddress(parts, 'crm', true)).report.withdrawn, 1)
  },
)

eachDatabase('R554 an address that always has the same is told of after max_age', async (db, _, t) => {
  let feed = flats(2)
  let isTagged = false
  const { url } = await serve(t, (request, response) => {
    if (isTagged && request.headers['if-none-match'] !== undefined) return response.writeHead(304).end()
    return response.writeHead(200, { etag: '"one"' }).end(feed)
  })
  const source = { address: url, private: true, max_age: 1 }
  const { parts, pass } = await office(t, db, { crm: source })
  const readAgain = async () => {
    pass(40)
    await readAddress(parts, 'crm', false)
    const last = (await feedImports(db))['crm'] ?? assert.fail()
    return feedAlarms(last, parts.now()).map((alarm) => (alarm.kind === 'old' ? alarm.at : alarm.kind))
  }
  assert.deepEqual(await readAgain(), [])
  assert.deepEqual(await readAgain(), [])
  // Equal bytes, and then a server that says so itself.
  assert.deepEqual(await readAgain(), ['2026-11-21T10:40:00.000Z'])
  isTagged = true
  assert.deepEqual(await readAgain(), ['2026-11-21T10:40:00.000Z'])
  isTagged = false
  feed = flats(3)
  assert.deepEqual(await readAgain(), [])
})

eachDatabase(
  'R525 of two replicas one reads a source, and a turn that was lost writes nothing',
  async (db, _, t) => {
    const asked = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const { url } = await serve(t, (_request, response) => {
      asked.resolve()
      void go.promise.then(() => response.end(flats(2)))
    })
    const { parts } = await office(t, db, { crm: { address: url, private: true } })
    const first = readAddress(parts, 'crm', true)
    await asked.promise
    assert.deepEqual(await readAddress(parts, 'crm', true), { kind: 'left', why: 'busy' })
    // As when the lock was lost with its connection and another replica has begun.
    const { turn } = await stockRun(db, 'crm')
    await noteStockRun(db, 'crm', turn, { turn: turn + 1 })
    go.resolve()
    assert.deepEqual(await first, { kind: 'left', why: 'busy' })
    assert.equal(await units(db), 0)
  },
)

eachDatabase('R525 three tries, after the pause that the server asks for', async (db, _, t) => {
  const answers: [status: number, after?: string][] = [[503, '7'], [429], [200]]
  const { url, asked } = await serve(t, (_request, response) => {
    const [status, after] = answers.shift() ?? [500]
    response.writeHead(status, after === undefined ? {} : { 'retry-after': after })
    response.end(status === 200 ? flats(1) : '')
  })
  const { parts, waited } = await office(t, db, { crm: { address: url, private: true } })
  assert.equal(imported(await readAddress(parts, 'crm', true)).report.added, 1)
  assert.deepEqual(waited, [7_000, 30_000])
  answers.push([500], [500], [500])
  assert.match(whyRefused(await readAddress(parts, 'crm', true)), /status 500/)
  assert.equal(asked.length, 6)
  answers.push([404])
  assert.match(whyRefused(await readAddress(parts, 'crm', true)), /status 404/)
  answers.push([503, '86400'])
  assert.match(whyRefused(await readAddress(parts, 'crm', true)), /status 503/)
  assert.equal(asked.length, 8)
  assert.match((await feedImports(db))['crm']?.refusal?.why ?? '', /status 503/)
})

eachDatabase('R556 what passes with the next try is no refusal', async (db, _, t) => {
  const feed = flats(2)
  let tries = 0
  const { url } = await serve(t, (_request, response) => {
    if (tries++ > 0) return response.end(feed)
    response.write(feed.slice(0, -100))
    return setTimeout(() => response.destroy(), 50)
  })
  const { parts } = await office(t, db, { crm: { address: url, private: true } })
  const noted: unknown[] = []
  const wait = async () => noted.push((await feedImports(db))['crm']?.refusal ?? null)
  assert.equal(imported(await readAddress({ ...parts, wait }, 'crm', true)).report.added, 2)
  assert.deepEqual(noted, [null])
})

eachDatabase('R525 a turn that was lost notes no refusal', async (db, _, t) => {
  const { parts } = await office(t, db, { crm: { address: 'https://127.0.0.1:1/', private: true } })
  const wait = async () => {
    const { turn } = await stockRun(db, 'crm')
    await noteStockRun(db, 'crm', turn, { turn: turn + 1 })
  }
  assert.deepEqual(await readAddress({ ...parts, wait }, 'crm', true), { kind: 'left', why: 'busy' })
  assert.deepEqual(await feedImports(db), {})
})

eachDatabase(
  'R524 secrets come from a file that nobody else reads, and stand in no message',
  async (db, _, t) => {
    const { url, asked } = await serve(t, (_request, response) => response.writeHead(404).end())
    const address = `${url}/\${CRM_KEY}/feed.xml?token=\${STOCK_TOKEN}`
    const { parts } = await office(t, db, { crm: { address, private: true } })
    const read = async (environment: Record<string, string>) =>
      whyRefused(await readAddress({ ...parts, environment }, 'crm', true))
    // A name of the site's own settings must not be sent anywhere.
    assert.match(
      await read({ CRM_KEY: 'other', STOCK_TOKEN: 'x' }),
      /The secret CRM_KEY of stock\.yaml has no value/,
    )
    const file = join(parts.dataDir, 'secrets.env')
    writeFileSync(file, 'CRM_KEY=hush hush/1\n')
    chmodSync(file, 0o644)
    assert.match(await read({ STOCK_TOKEN: 'tell-nobody' }), /Others may read .*chmod 600/)
    assert.equal(asked.length, 0)
    chmodSync(file, 0o600)
    const why = await read({ STOCK_TOKEN: 'tell-nobody' })
    assert.match(why, /\/\$\{CRM_KEY\}\/feed\.xml could not be downloaded/)
    assert.equal(asked[0]?.url, '/hush%20hush%2F1/feed.xml?token=tell-nobody')
    const kept = JSON.stringify([await feedImports(db), await stockRun(db, 'crm')])
    assert.doesNotMatch(kept, /hush|tell-nobody/)
  },
)

eachDatabase(
  'R399 R525 the site reads no address of the own network unless stock.yaml says so',
  async (db, _, t) => {
    const inside = await serve(t, (_request, response) => response.end(flats(1)))
    const { url } = await serve(t, (_request, response) =>
      response.writeHead(302, { location: inside.url }).end(),
    )
    // A name of the internet that leads inside.
    const lookUp = dns.lookup
    t.mock.method(dns, 'lookup', (name: string, options: dns.LookupAllOptions, callback: Found) =>
      name === 'crm.example'
        ? callback(null, [{ address: '127.0.0.1', family: 4 }])
        : lookUp(name, options, callback),
    )
    syncBuiltinESMExports()
    t.after(() => {
      t.mock.restoreAll()
      syncBuiltinESMExports()
    })
    const { parts } = await office(t, db, {
      // What the check refuses is no source, however it came into the database.
      unchecked: { address: inside.url },
      named: { address: inside.url.replace('127.0.0.1', 'crm.example') },
      moved: { address: url, private: true },
    })
    await assert.rejects(readAddress(parts, 'unchecked', true), /Import the content/)
    assert.match(whyRefused(await readAddress(parts, 'named', true)), /it lies in the own network/)
    assert.match(whyRefused(await readAddress(parts, 'moved', true)), /a server redirects there/)
    assert.equal(inside.asked.length, 0)
  },
)

eachDatabase(
  'R526 a file of a source that another version has described is left to that version',
  async (db, _, t) => {
    const { parts, drop, done } = await office(t, db, { crm: { partial: true } })
    drop('one.xml', flats(3))
    imported(await readFile(parts, 'crm', 'one.xml'))
    await writeSetting(db, 'stock_sources', { crm: { partial: true }, other: { brand_new: 1 } })
    drop('two.xml', flats(1))
    assert.equal(imported(await readFile(parts, 'crm', 'two.xml')).report.withdrawn, 0)
    await writeSetting(db, 'stock_sources', { crm: { partial: true, brand_new: 1 } })
    drop('three.xml', flats(1))
    assert.match(whyRefused(await readFile(parts, 'crm', 'three.xml')), /another version of the site/)
    assert.equal(done().length, 2)
  },
)

eachDatabase('R526 a dropped file is imported once and put away', async (db, _, t) => {
  const { parts, drop, done } = await office(t, db)
  const path = drop('stock <b>.xml', flats(2))
  assert.equal(imported(await readFile(parts, 'crm', 'stock <b>.xml')).report.added, 2)
  assert.equal(existsSync(path), false)
  assert.deepEqual(done(), ['2026-11-21T10-00-00.000Z-stock _b_.xml'])
  assert.deepEqual(await readFile(parts, 'crm', 'stock <b>.xml'), { kind: 'left', why: 'gone' })
  drop('broken.xml', '<realty-feed><offer>')
  assert.match(whyRefused(await readFile(parts, 'crm', 'broken.xml')), /broken|closed|ends/i)
  assert.equal(done().length, 2)
  assert.equal(await units(db), 2)
})

eachDatabase(
  'R526 killed after the import and before the file is put away, it is not imported again',
  async (db, _, t) => {
    const { parts, drop, done, folder } = await office(t, db)
    drop('stock.xml', flats(2))
    // The folder of what is done is a file: the import stands, and the file cannot be put away.
    writeFileSync(join(folder, 'done'), '')
    imported(await readFile(parts, 'crm', 'stock.xml'))
    assert.match((await feedImports(db))['crm']?.trouble ?? '', /stock\.xml cannot be moved to done/)
    const next = { ...parts, now: () => new Date('2026-11-21T12:00:00Z') }
    assert.deepEqual(await readFile(next, 'crm', 'stock.xml'), { kind: 'left', why: 'stays' })
    // Nor is it, when another one has been imported meanwhile.
    drop('second.xml', flats(3))
    assert.equal(imported(await readFile(next, 'crm', 'second.xml')).report.added, 1)
    const { at } = (await feedImports(db))['crm']?.success ?? {}
    rmSync(join(folder, 'done'))
    assert.deepEqual(await readFile(next, 'crm', 'stock.xml'), { kind: 'left', why: 'gone' })
    const last = (await feedImports(db))['crm']
    assert.deepEqual([last?.success?.at, last?.trouble, await units(db)], [at, null, 3])
    assert.equal(done().length, 1)
  },
)

eachDatabase('R526 a file whose import breaks off three times is refused', async (db, _, t) => {
  const { parts, drop, done } = await office(t, db)
  drop('stock.xml', flats(1))
  let isBroken = true
  const breaking: SourceParts = {
    ...parts,
    now() {
      if (isBroken) throw new Error('killed')
      return parts.now()
    },
  }
  for (let tries = 0; tries < 3; tries++) {
    await assert.rejects(readFile(breaking, 'crm', 'stock.xml'), /killed/)
    assert.equal(await units(db), 0)
  }
  isBroken = false
  assert.match(whyRefused(await readFile(breaking, 'crm', 'stock.xml')), /broke off 3 times/)
  assert.equal(done().length, 1)
})

eachDatabase('R526 a file that grows while it is read is left until it is whole', async (db, _, t) => {
  const { parts, drop } = await office(t, db)
  const path = drop('stock.xml', flats(2))
  const growing: SourceParts = {
    ...parts,
    now() {
      appendFileSync(path, ' ')
      return parts.now()
    },
  }
  assert.deepEqual(await readFile(growing, 'crm', 'stock.xml'), { kind: 'left', why: 'unfinished' })
  assert.equal(await units(db), 0)
  assert.equal(imported(await readFile(parts, 'crm', 'stock.xml')).report.added, 2)
})

eachDatabase('R526 links and what is not a file are not read', async (db, _, t) => {
  const { parts, drop, folder } = await office(t, db)
  const secret = join(folder, 'secret.xml')
  drop('plain.xml', flats(1))
  writeFileSync(secret, flats(1))
  symlinkSync(secret, join(folder, 'in/crm/link.xml'))
  mkdirSync(join(folder, 'in/crm/folder.xml'))
  symlinkSync(join(folder, 'in/crm'), join(folder, 'in/other'))
  assert.match(whyRefused(await readFile(parts, 'crm', 'link.xml')), /link\.xml: The file is a link/)
  // Staff hear of it, and it stays.
  assert.match((await feedImports(db))['crm']?.refusal?.why ?? '', /link\.xml: The file is a link/)
  assert.match(whyRefused(await readFile(parts, 'crm', 'folder.xml')), /no ordinary file/)
  assert.match(whyRefused(await readFile(parts, 'other', 'plain.xml')), /folder of the file is a link/)
  assert.deepEqual(readdirSync(join(folder, 'in/crm')).toSorted(), ['folder.xml', 'link.xml', 'plain.xml'])
  assert.equal(await units(db), 0)
})

eachDatabase('R527 a house has one source: another one leaves it alone', async (db, _, t) => {
  const { parts, drop } = await office(t, db)
  const second = flats(1, { 'building-section': 'Дом 2' })
  drop('one.xml', flats(2), 'one')
  drop(
    'two.xml',
    second.replace(
      '</realty-feed>',
      `${/<offer[^]*<\/offer>/.exec(yandexFeed([{ number: 7 }]))?.[0]}</realty-feed>`,
    ),
    'two',
  )
  assert.equal(imported(await readFile(parts, 'one', 'one.xml')).report.added, 2)
  const { report, skipped } = imported(await readFile(parts, 'two', 'two.xml'))
  assert.deepEqual([report.added, report.reasons], [1, { other_source: 1 }])
  assert.match(skipped[0]?.why.join() ?? '', /another source \(«one»\)/)
})

eachDatabase('R557 what was refused as unlikely is imported by a word of staff', async (db, _, t) => {
  let [feed, tag] = [flats(9), '"one"']
  const { url } = await serve(t, (request, response) =>
    request.headers['if-none-match'] === tag
      ? response.writeHead(304).end()
      : response.writeHead(200, { etag: tag }).end(feed),
  )
  const { parts, drop, done } = await office(t, db, { crm: { address: url, private: true } })
  imported(await readAddress(parts, 'crm', true))
  ;[feed, tag] = [flats(9, { price: 90_000_000 }), '"two"']
  assert.match(whyRefused(await readAddress(parts, 'crm', true)), /--force/)
  const forced = { ...parts, isForced: true }
  assert.equal(imported(await readAddress(forced, 'crm', true)).report.changed, 9)
  drop('stock.xml', flats(9))
  assert.match(whyRefused(await readFile(parts, 'crm', 'stock.xml')), /--force/)
  const [name = ''] = done()
  assert.equal(imported(await readFile(forced, 'crm', name)).report.changed, 9)
  assert.equal(done().length, 1)
})

eachDatabase(
  'R527 a house that became free is read, also where the server has nothing newer',
  async (db, _, t) => {
    const { url } = await serve(t, (request, response) =>
      request.headers['if-none-match'] === '"one"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { etag: '"one"' }).end(flats(2)),
    )
    const { parts, drop } = await office(t, db, { crm: { address: url, private: true } })
    drop('old.xml', flats(2), 'old')
    imported(await readFile(parts, 'old', 'old.xml'))
    assert.equal(imported(await readAddress(parts, 'crm', true)).report.skipped, 2)
    assert.deepEqual(await readAddress(parts, 'crm', true), { kind: 'unchanged' })
    await forgetSource(db, 'old')
    assert.equal(imported(await readAddress(parts, 'crm', true)).report.skipped, 0)
  },
)

eachDatabase(
  'R527 a source that staff have forgotten finds its houses with the next owner',
  async (db, _, t) => {
    const { parts, drop } = await office(t, db)
    const read = async (source: string, feed: string) => {
      drop('stock.xml', feed, source)
      return imported(await readFile(parts, source, 'stock.xml')).report
    }
    await read('old', flats(2))
    await forgetSource(db, 'old')
    // Nobody has taken them yet: it comes back.
    assert.equal((await read('old', flats(2))).unchanged, 2)
    await forgetSource(db, 'old')
    assert.equal((await read('new', flats(2))).unchanged, 2)
    assert.deepEqual((await read('old', flats(2, { status: 'sold' }))).reasons, { other_source: 2 })
    assert.deepEqual((await read('new', flats(2))).reasons, {})
    assert.equal(await units(db), 2)
  },
)

eachDatabase(
  'R594 what an address answers clears no refusal of a dropped file for a day',
  async (db, _, t) => {
    let tag = '"one"'
    const { url } = await serve(t, (request, response) =>
      request.headers['if-none-match'] === tag
        ? response.writeHead(304).end()
        : response.writeHead(200, { etag: tag }).end(flats(2)),
    )
    const { parts, drop, pass } = await office(t, db, { crm: { address: url, private: true } })
    const why = async () => (await feedImports(db))['crm']?.refusal?.why ?? null
    imported(await readAddress(parts, 'crm', true))
    drop('broken.xml', '<html>')
    const broken = whyRefused(await readFile(parts, 'crm', 'broken.xml'))
    assert.equal((await readAddress(parts, 'crm', true)).kind, 'unchanged')
    assert.equal(await why(), broken)
    tag = '"two"'
    imported(await readAddress(parts, 'crm', true))
    assert.equal(await why(), broken)
    drop('whole.xml', flats(2))
    imported(await readFile(parts, 'crm', 'whole.xml'))
    assert.equal(await why(), null)
    drop('broken.xml', '<html>')
    whyRefused(await readFile(parts, 'crm', 'broken.xml'))
    pass(24 * 60)
    await readAddress(parts, 'crm', true)
    assert.equal(await why(), null)
  },
)

eachDatabase('R595 another version of the program reads an unchanged feed again', async (db, _, t) => {
  const { url } = await serve(t, (request, response) =>
    request.headers['if-none-match'] === '"one"'
      ? response.writeHead(304).end()
      : response.writeHead(200, { etag: '"one"' }).end(flats(2)),
  )
  const { parts } = await office(t, db, { crm: { address: url, private: true } })
  imported(await readAddress(parts, 'crm', true))
  assert.equal((await readAddress(parts, 'crm', true)).kind, 'unchanged')
  const newer = { ...parts, reader: 'the next release' }
  assert.equal(imported(await readAddress(newer, 'crm', true)).report.unchanged, 2)
  assert.equal((await readAddress(newer, 'crm', true)).kind, 'unchanged')
})

eachDatabase('R596 all tries of a reading together have the time of one', async (db, _, t) => {
  const office1 = await serve(t, (_request, response) => {
    at.pass(20)
    response.writeHead(500).end()
  })
  const at = await office(t, db, { crm: { address: office1.url, private: true } })
  whyRefused(await readAddress(at.parts, 'crm', true))
  assert.equal(office1.asked.length, 2)
})

eachDatabase('R597 a file whose sender pauses is waited for', async (db, _, t) => {
  const { parts, drop, done } = await office(t, db)
  const present: SourceParts = { ...parts, now: () => new Date() }
  const whole = flats(2)
  const path = drop('stock.xml', whole.slice(0, -60))
  assert.deepEqual(await readFile(present, 'crm', 'stock.xml'), { kind: 'left', why: 'unfinished' })
  assert.deepEqual([done(), (await feedImports(db))['crm']?.refusal ?? null], [[], null])
  appendFileSync(path, whole.slice(-60))
  assert.equal(imported(await readFile(present, 'crm', 'stock.xml')).report.added, 2)

  const rows = 'дом;номер;этаж;комнат;площадь;цена;статус\nДом A;1;5;2;61,4;37500000;свободна\nДом A;2;5;2'
  const table = drop('stock.csv', rows)
  assert.deepEqual(await readFile(present, 'crm', 'stock.csv'), { kind: 'left', why: 'unfinished' })
  // After a minute it is what it is.
  const late: SourceParts = { ...parts, now: () => new Date(Date.now() + 61_000) }
  assert.notEqual((await readFile(late, 'crm', 'stock.csv')).kind, 'left')
  assert.ok(!existsSync(table))
})
