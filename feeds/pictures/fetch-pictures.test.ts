import assert from 'node:assert/strict'
import { copyFile } from 'node:fs/promises'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { contentVersion } from '#database/contents/content-state.ts'
import { feedPlanCode, picturesOfSource } from '#database/feeds/feed-pictures.ts'
import { assignPlans } from '#database/feeds/plan-names.ts'
import { writeJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import { writeSetting } from '#database/settings.ts'
import { pictureAddress } from '#media/pictures/picture-names.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeRow } from '#tests/helpers/databases/rows.ts'
import { fillPlaces, importText, yandexFeed } from '#tests/helpers/feeds/feeds.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { whileOnlyOne } from '../sources/source-lock.ts'
import { fetchPictures, type PictureParts, type PicturesRun } from './fetch-pictures.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A picture of one colour. */
function drawn(background: string): Promise<Buffer> {
  return sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">
  <rect width="40" height="30" fill="#0a0"/></svg>`

/** A plan without a process of its own: what is tested is what becomes of it. */
const quickly: NonNullable<PictureParts['make']> = async ({ path, hash }, folder) => {
  const file = `${feedPlanCode(hash).replace('.', '-')}-00000000-480.webp`
  await copyFile(path, new URL(file, folder))
  return { card: pictureAddress + file, detail: pictureAddress + file, width: 80, height: 60 }
}

/** Places, a source `crm` on a host of ours that may be private, a folder for pictures and a clock. */
async function office(
  t: TestContext,
  db: Database,
  answers: Record<string, Answer>,
  make: PictureParts['make'] | null = quickly,
) {
  const asked: string[] = []
  const headers: IncomingMessage['headers'][] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    headers.push(request.headers)
    const answer = answers[request.url ?? '']
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  await fillPlaces(db)
  await writeSetting(db, 'stock_sources', { crm: { address: `${url}/feed.xml`, private: true } })
  const folder = temporaryFolder(t)
  const media = pathToFileURL(`${join(folder, 'media')}/`)
  let clock = Date.parse('2026-11-21T10:00:00Z')
  return {
    url,
    asked,
    headers,
    answers,
    media,
    locks: join(folder, 'locks'),
    files: () => readdirSync(media).toSorted(),
    pass: (hours: number) => {
      clock += hours * 3_600_000
    },
    now: () => new Date(clock),
    /** Imports flats 1, 2, … whose plans lie at these addresses; an empty one is none. */
    take: (addresses: readonly string[], source = 'crm') =>
      importText(db, feedWith(addresses), { source, now: new Date(clock) }),
    async fetch(): Promise<PicturesRun> {
      const run = await fetchPictures({
        db,
        media,
        locks: join(folder, 'locks'),
        now: () => new Date(clock),
        ...(make !== null && { make }),
      })
      return run ?? assert.fail('another process is at it')
    },
  }
}

function feedWith(addresses: readonly string[]): string {
  const offers = addresses.map((_, index) => ({ number: index + 1, floor: (index % 9) + 1 }))
  let index = 0
  return yandexFeed(offers).replaceAll('</offer>', () => {
    const address = addresses[index++] ?? ''
    return address === ''
      ? '</offer>'
      : `<image tag="plan">${address}</image><image tag="housemain">http://x.example/house.png</image></offer>`
  })
}

const send =
  (bytes: Buffer | string, head: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(200, head).end(bytes)

/** The codes of the plans of the flats, in their order. */
async function shown(db: Database): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('estates')
    .select(['geo_flatnum', 'plan_code'])
    .orderBy('geo_flatnum')
    .execute()
  return rows.map(({ plan_code: code }) => code)
}

eachDatabase(
  'R670 plans of a feed are made once each and shown; a broken one leaves its unit whole',
  async (db, _, t) => {
    const green = await drawn('#0a0')
    const { take, fetch, url, asked, files, media } = await office(
      t,
      db,
      {
        '/a.png': send(green, { 'content-type': 'text/plain' }),
        '/same.png?v=2': send(green),
        '/b.svg': send(drawing),
        '/page.png': send('<!doctype html><html><body>not here</body></html>', {
          'content-type': 'image/png',
        }),
      },
      null,
    )
    const addresses = ['/a.png', '/same.png?v=2', '/b.svg', '/page.png', '/gone.png'].map(
      (path) => url + path,
    )
    const report = await take([...addresses, ''])
    assert.deepEqual([report.added, report.skipped, report.warnings], [6, 0, []])
    assert.deepEqual(await shown(db), [null, null, null, null, null, null])
    assert.deepEqual(asked, [], 'an import waits for no picture')
    const before = await contentVersion(db)

    assert.deepEqual(await fetch(), { made: 3, kept: 0, failed: 2, removed: 0, shown: 3 })
    const [a, same, b, ...none] = await shown(db)
    assert.ok(a && b && a.startsWith('feed.') && b.startsWith('feed.') && a !== b)
    assert.equal(same, a)
    assert.deepEqual(none, [null, null, null])
    assert.ok((await contentVersion(db)) > before)
    const rows = await db.selectFrom('plans').selectAll().where('code', 'in', [a, b]).execute()
    assert.deepEqual(
      rows.map(({ width, height }) => [width, height]).toSorted(([one = 0], [two = 0]) => one - two),
      [
        [80, 60],
        [2560, 1920],
      ],
    )
    for (const { card } of rows) assert.ok(existsSync(new URL(card.slice(pictureAddress.length), media)))
    // Neither the drawing nor anything else is served as it came.
    assert.ok(
      files().length > 0 && files().every((file) => /^feed-[\da-f]{24}-[\da-f]{8}-\d+\.webp$/.test(file)),
    )
    for (const file of files())
      assert.equal(readFileSync(new URL(file, media)).subarray(8, 12).toString(), 'WEBP')

    const { made, waiting, broken } = await picturesOfSource(db, 'crm')
    assert.deepEqual([made, waiting], [3, 0])
    assert.deepEqual(
      broken.map(({ address, problem }) => [address.slice(url.length), problem.split(',')[0]]),
      [
        ['/gone.png', 'the server answers with status 404'],
        ['/page.png', 'is not well-formed SVG'],
      ],
    )
    const again = await take([...addresses, ''])
    assert.deepEqual([again.unchanged, again.changed], [6, 0])
    asked.length = 0
    assert.deepEqual(await fetch(), { made: 0, kept: 0, failed: 0, removed: 0, shown: 0 })
    assert.deepEqual(asked, [])
  },
)

eachDatabase('R671 a picture is asked for within limits, and none of the own network', async (db, _, t) => {
  const other = createServer((_, response) => response.end('secret'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  t.after(() => other.close())
  const bound = other.address()
  const elsewhere = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/picture.png`
  const { take, fetch, url } = await office(
    t,
    db,
    {
      '/long.png': (_, response) => {
        response.writeHead(200, { 'content-length': '20000001' }).flushHeaders()
      },
      '/endless.png': (_, response) => {
        response.writeHead(200)
        const piece = Buffer.alloc(1_000_000)
        const more = () => {
          while (!response.destroyed && response.write(piece));
          if (!response.destroyed) response.once('drain', more)
        }
        more()
      },
      '/away.png': (_, response) => response.writeHead(302, { location: elsewhere }).end(),
      '/packed.png': send(Buffer.from('x'), { 'content-encoding': 'gzip' }),
      '/broken.png': send(Buffer.from('89504e470d0a1a0a', 'hex')),
    },
    null,
  )
  const paths = ['/long.png', '/endless.png', '/away.png', '/packed.png', '/broken.png']
  await take([...paths.map((path) => url + path), elsewhere])
  assert.equal((await fetch()).failed, 6)
  const { broken } = await picturesOfSource(db, 'crm')
  const why = new Map(broken.map(({ address, problem }) => [address.replace(url, ''), problem]))
  assert.equal(why.get('/long.png'), 'is larger than 20 MB')
  assert.equal(why.get('/endless.png'), 'is larger than 20 MB')
  assert.equal(why.get('/away.png'), 'a server redirects there, and it lies in the own network')
  assert.equal(why.get('/packed.png'), 'the server packs it with "gzip"')
  assert.match(why.get('/broken.png') ?? '', /picture/)
  assert.match(why.get(elsewhere) ?? '', /^it lies in the own network, which is asked only/)
})

eachDatabase(
  'R671 a picture in the own network needs every source that names it to be private at that host',
  async (db, _, t) => {
    const { take, fetch, url, asked } = await office(t, db, { '/a.png': send(await drawn('#00a')) })
    await writeSetting(db, 'stock_sources', { crm: { address: `${url}/feed.xml` } })
    await take([`${url}/a.png`])
    assert.deepEqual([(await fetch()).failed, asked], [1, []])
  },
)

eachDatabase('R670 a plan that the company gave by its name goes before the picture', async (db, _, t) => {
  const { take, fetch, url, now } = await office(t, db, { '/a.png': send(await drawn('#00a')) })
  await db
    .insertInto('plans')
    .values(makeRow('plans', { code: 'company', names: writeJson(['одна']) }))
    .execute()
  await take([`${url}/a.png`])
  await db.updateTable('estates').set({ plan_name: 'одна' }).execute()
  await fetch()
  assert.deepEqual(await shown(db), ['company'])
  await db
    .updateTable('plans')
    .set({ names: writeJson([]) })
    .where('code', '=', 'company')
    .execute()
  await db.transaction().execute((trx) => assignPlans(trx, now()))
  assert.match((await shown(db))[0] ?? '', /^feed\./)
})

eachDatabase(
  'R673 a picture that failed is tried again later and later, one that was made once a week with its ETag',
  async (db, _, t) => {
    const { take, fetch, url, pass, asked, headers, answers } = await office(t, db, {})
    await take([`${url}/a.png`])
    assert.equal((await fetch()).failed, 1)
    pass(0.1)
    assert.equal((await fetch()).failed, 0, 'it is not time yet')
    answers['/a.png'] = (_, response) => response.writeHead(503, { 'retry-after': '7200' }).end()
    pass(0.1)
    assert.equal((await fetch()).failed, 1)
    pass(1.5)
    assert.equal((await fetch()).failed, 0, 'the server wants to be left alone for two hours')
    answers['/a.png'] = send(await drawn('#0a0'), { etag: '"one"' })
    pass(1)
    assert.equal((await fetch()).made, 1)
    const [first] = await shown(db)
    asked.length = headers.length = 0
    pass(24 * 6)
    await fetch()
    assert.deepEqual(asked, [])
    answers['/a.png'] = (request, response) =>
      void response.writeHead(request.headers['if-none-match'] === '"one"' ? 304 : 500).end()
    pass(25)
    assert.equal((await fetch()).kept, 1)
    // Later the server has another picture there, then none: the last one stays.
    answers['/a.png'] = send(await drawn('#a00'), { etag: '"two"' })
    pass(24 * 7 + 1)
    assert.deepEqual(await fetch(), { made: 1, kept: 0, failed: 0, removed: 0, shown: 1 })
    const [second] = await shown(db)
    assert.notEqual(second, first)
    delete answers['/a.png']
    pass(24 * 7 + 1)
    assert.equal((await fetch()).failed, 1)
    assert.deepEqual(await shown(db), [second])
  },
)

eachDatabase(
  'R673 a new address of a plan keeps the old picture until the new one is made',
  async (db, _, t) => {
    const { take, fetch, url } = await office(t, db, {
      '/one.png': send(await drawn('#0a0')),
      '/two.png': send(await drawn('#a00')),
    })
    await take([`${url}/one.png`])
    await fetch()
    const [first] = await shown(db)
    assert.equal((await take([`${url}/two.png`])).changed, 1)
    assert.deepEqual(await shown(db), [first])
    await fetch()
    assert.notEqual((await shown(db))[0], first)
    // A unit of another size has another plan.
    const bare = yandexFeed([{ number: 1, floor: 1, area: 62 }])
    await importText(db, bare, { source: 'crm' })
    assert.deepEqual(await shown(db), [null])
  },
)

eachDatabase('R674 only pictures that nobody has named for 30 days are removed', async (db, _, t) => {
  const bytes = await drawn('#0a0')
  const { take, fetch, url, pass, files, media } = await office(t, db, {
    '/one.png': send(bytes),
    '/two.png': send(await drawn('#a00')),
  })
  await take([`${url}/one.png`])
  await fetch()
  const first = files()
  const mine = `feed-${'0'.repeat(24)}-00000000-480.webp`
  await sharp(bytes)
    .webp()
    .toFile(fileURLToPath(new URL(mine, media)))
  await take([`${url}/two.png`])
  await fetch()
  // After a week its address is looked at, a day later forgotten; its plan stays for 30 days more.
  for (const days of [8, 2, 29]) {
    pass(days * 24)
    assert.equal((await fetch()).removed, 0)
  }
  assert.ok(first.every((file) => files().includes(file)))
  pass(24 * 2)
  assert.equal((await fetch()).removed, 1)
  assert.ok(first.every((file) => !files().includes(file)))
  assert.ok(files().includes(mine), 'a file that this database does not know stays')
  assert.deepEqual(
    (await db.selectFrom('feed_pictures').select('address').execute()).map(({ address }) => address),
    [`${url}/two.png`],
  )
})

eachDatabase('R674 pictures of units that are off sale stay with them', async (db, _, t) => {
  const { take, fetch, url, pass, files } = await office(t, db, { '/one.png': send(await drawn('#0a0')) })
  await take([`${url}/one.png`, ''])
  await fetch()
  const all = files()
  await db.updateTable('estates').set({ status: 'withdrawn' }).execute()
  for (const days of [8, 2, 40]) {
    pass(days * 24)
    assert.equal((await fetch()).removed, 0)
  }
  assert.deepEqual(files(), all)
})

eachDatabase('R675 pictures that were lost from the folder are made again', async (db, _, t) => {
  const { take, fetch, url, files, media } = await office(t, db, { '/one.png': send(await drawn('#0a0')) })
  await take([`${url}/one.png`])
  await fetch()
  const all = files()
  rmSync(media, { recursive: true })
  assert.deepEqual(await fetch(), { made: 0, kept: 1, failed: 0, removed: 0, shown: 0 })
  assert.deepEqual(files(), all)
})

eachDatabase('R675 two processes never fetch pictures at the same time', async (db, _, t) => {
  const { take, url, asked, locks, media, now } = await office(t, db, {})
  await take([`${url}/one.png`])
  const run = await whileOnlyOne(db, locks, 'feed_pictures', () => fetchPictures({ db, media, locks, now }))
  assert.deepEqual([run, asked], [null, []])
})

eachDatabase('R675 a host that fails again and again is left alone until the next run', async (db, _, t) => {
  const answers = Object.fromEntries(
    Array.from({ length: 30 }, (_, index): [string, Answer] => [
      `/${index}.png`,
      (_, response) => void response.writeHead(503).end(),
    ]),
  )
  const { take, fetch, url, asked } = await office(t, db, answers)
  await take(Object.keys(answers).map((path) => url + path))
  await fetch()
  // Two are under way at once.
  assert.ok(asked.length >= 5 && asked.length <= 6, String(asked.length))
})
