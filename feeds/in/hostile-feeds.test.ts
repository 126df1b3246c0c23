import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { fillPlaces, importText, offersOf, yandexFeed } from '#tests/helpers/feeds/feeds.ts'
import { FeedRefusal } from './feed-refusal.ts'
import { importFeed } from './import-feed.ts'
import { noMapping } from './mapping.ts'

const root = '<?xml version="1.0"?>\n<realty-feed>'

async function refused(feed: string, sentence: RegExp): Promise<void> {
  await assert.rejects(offersOf(feed), (error: Error) => {
    assert.ok(error instanceof FeedRefusal, String(error.stack))
    assert.match(error.message, sentence)
    return true
  })
}

test('an entity bomb and an external entity are refused with their DOCTYPE', async () => {
  await refused(
    '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><realty-feed><offer internal-id="1">&b;</offer></realty-feed>',
    /has a DOCTYPE/,
  )
  await refused(
    '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><realty-feed>&x;</realty-feed>',
    /has a DOCTYPE/,
  )
  for (const page of ['<!DOCTYPE html>', '<!doctype HTML PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x">', ''])
    await refused(`${page}<html><body>502</body></html>`, /web page/)
})

test('what is no feed is refused in words', async () => {
  await refused('<html><body>502 Bad Gateway</body></html>', /^This is a web page/)
  await refused('502 Bad Gateway', /^This is neither XML nor JSON: it begins with «502 Ba/)
  await refused('\u001B[2J\u009B502\u0007', /^This is neither XML nor JSON: it begins with « \[2J 50»/)
  await refused('<yml_catalog><shop/></yml_catalog>', /^The XML begins with <yml-catalog>/)
  await refused('{"data":[1,2,3]}', /^This JSON has no units of a format that is known/)
  await refused('[]', /^This JSON has no units of a format that is known/)
  await refused('', /^The feed is empty/)
})

test('a feed that ends in the middle or is not well-formed is refused with its line', async () => {
  await refused(`${root}\n<offer internal-id="1"><area>`, /^The XML is broken at line 3: unclosed tag: area/)
  await refused(`${root}\n<offer>\n</area></offer></realty-feed>`, /^The XML is broken at line 4/)
  await refused(`${root}<offer internal-id="1" internal-id="2"/></realty-feed>`, /duplicate attribute/)
  await refused(`${root}<offer>a < b</offer></realty-feed>`, /^The XML is broken|disallowed/)
  await refused('{"flats":{"a":{"id":"a"', /^The JSON ends in the middle/)
  await refused('{"flats":{"a":nonsense}}', /^The JSON is broken/)
})

test('texts, attributes, comments and nesting beyond all reason are refused long before their end', async (t) => {
  const endless: readonly (readonly [beginning: string, again: string])[] = [
    [`${root}<offer internal-id="1"><description>`, 'очень длинно '],
    [`${root}<offer internal-id="1"><area><value>`, '1'],
    [`${root}<offer internal-id="1"><description><![CDATA[`, 'x'],
    [`${root}<offer internal-id="`, 'x'],
    [`${root}<offer`, ' a="b"'],
    [`${root}<!--`, 'x'],
    [`${root}<`, 'x'],
    [`<?xml `, 'x'],
    [`${root}<offer internal-id="1">`, '<a>'],
    [`${root}<offer internal-id="1"><description>`, '&'],
    [`${root}<offer internal-id="1">`, '<area><value>1</value></area>'],
    ['{"flats":{"a":{"id":"', 'x'],
    ['{"flats":{"a":', '{"a":'],
    ['{"other":[', '1,'],
    ['{"entrances":[{"floors":[', '{},'],
  ]
  const db = await sqliteDatabase(t)
  for (const [beginning, again] of endless) {
    let sent = 0
    const pieces = (async function* () {
      yield Buffer.from(beginning)
      const piece = Buffer.from(again.repeat(Math.ceil(65_536 / again.length)))
      // 100 MB, were it read to its end.
      for (; sent < 100_000_000; sent += piece.length) yield piece
    })()
    const settings = { ...plainSettings, mapping: noMapping() }
    await assert.rejects(
      importFeed(db, pieces, settings, async () => {}),
      (error: Error) => {
        assert.ok(error instanceof FeedRefusal, `${beginning}: ${error.stack}`)
        return true
      },
    )
    assert.ok(sent < 8_000_000, `${beginning}: ${sent}`)
  }
})

test('a feed with broken letters is refused, and nothing of what came before is written', async (t) => {
  const db = await sqliteDatabase(t)
  await fillPlaces(db)
  const feed = Buffer.from(yandexFeed([{ number: 1 }, { number: 2 }]))
  const broken = Buffer.concat([feed.subarray(0, -20), Buffer.from([0xff, 0xfe, 0xc3]), feed.subarray(-20)])
  await assert.rejects(importText(db, broken), /^FeedRefusal|is not UTF-8/)
  assert.deepEqual(await db.selectFrom('estates').select('id').execute(), [])
})

test('whatever the bytes are, they are read or refused: nothing else comes of them', async (t) => {
  const db = await sqliteDatabase(t)
  await fillPlaces(db)
  const feed = Buffer.from(yandexFeed([{ number: 1 }, { number: 2, 'flat-status': 'Продан' }]))
  const spoiled = fc
    .tuple(
      fc.array(fc.tuple(fc.nat(feed.length - 1), fc.uint8Array({ maxLength: 4 })), { maxLength: 4 }),
      fc.nat(feed.length),
    )
    .map(([changes, length]) => {
      const bytes = Buffer.from(feed)
      for (const [at, change] of changes) bytes.set(change.subarray(0, bytes.length - at), at)
      return bytes.subarray(0, bytes.length - (length % 3 === 0 ? length : 0))
    })
  const anything = fc.oneof(
    spoiled,
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.json().map((text) => Buffer.from(text)),
  )
  await fc.assert(
    fc.asyncProperty(anything, async (bytes) => {
      try {
        const report = await importText(db, bytes, { isDryRun: true })
        assert.equal(report.read, report.added + report.changed + report.unchanged + report.skipped)
      } catch (error) {
        if (!(error instanceof FeedRefusal)) throw error
        assert.match(error.message, /^[A-Z].*[.!»]/s)
      }
    }),
    { numRuns: 150 },
  )
})

test('values that no unit can have are left out one by one', async (t) => {
  const db = await sqliteDatabase(t)
  await fillPlaces(db)
  const report = await importText(
    db,
    yandexFeed([
      { number: 1, id: 'x'.repeat(301) },
      { number: 2, price: '9'.repeat(30) },
      { number: 3, floor: 5000 },
      { number: 4, area: '1e300' },
      { number: 5 },
    ]),
  )
  assert.deepEqual(
    [report.added, report.reasons],
    [2, { no_area: 1, no_floor: 1, wrong_value: 1 }],
    'a price that is no amount is one on request',
  )
})

const plainSettings = {
  format: null,
  source: null,
  from: 'feed',
  isPartial: false,
  isForced: false,
  isDryRun: true,
  withdrawShare: 0.2,
  now: new Date('2026-11-21T10:00:00Z'),
}
