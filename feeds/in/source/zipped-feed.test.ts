import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zipSync } from 'fflate'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillPlaces, importText, piecesOf, yandexFeed } from '#tests/helpers/feeds/feeds.ts'
import { workbookOf } from '#tests/helpers/feeds/tables.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { onlyFile, readZip } from './zipped-feed.ts'

const zipOf = (files: Record<string, string | Buffer>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))),
  )

eachDatabase(
  'R552 a zip with one feed in it is read, XML as well as a table, and the report says so',
  async (db) => {
    await fillPlaces(db)
    const feed = yandexFeed(Array.from({ length: 200 }, (_, index) => ({ number: index + 1 })))
    const packed = zipOf({ 'out/': '', 'out/feed.xml': feed, '__MACOSX/._feed.xml': 'x' })
    const report = await importText(db, packed)
    assert.deepEqual([report.format, report.added], ['yrl', 200])
    assert.deepEqual(report.warnings, ['the feed is packed with zip; its file «out/feed.xml» was read'])
    const table =
      'ЖК;№ кв.;Дом;Этаж;Комнат;Площадь;Цена;Статус\nНура Тауэрс;900;Дом 2;5;2;61,4;37500000;Свободна\n'
    const csv = await importText(db, zipOf({ 'stock.csv': table }), { source: 'csv' })
    assert.deepEqual([csv.format, csv.added], ['table', 1])
  },
)

eachDatabase(
  'R552 a zip with several files, with a zip or nothing in it, a broken one or a bomb is refused',
  async (db) => {
    await fillPlaces(db)
    const feed = yandexFeed([{ number: 1 }])
    const whole = zipOf({ 'feed.xml': feed.repeat(50) })
    const cases: readonly (readonly [bytes: Buffer, words: RegExp])[] = [
      [zipOf({ 'a.xml': feed, 'b.xml': feed }), /The zip has 2 files/],
      [zipOf({ 'out/': '' }), /The zip has 0 files/],
      [zipOf({ 'a.zip': zipOf({ 'a.xml': feed }) }), /another zip or a workbook/],
      [zipOf({ 'a.xlsx': workbookOf({ A: [['1']] }) }), /another zip or a workbook/],
      [whole.subarray(0, 200), /The zip is broken/],
    ]
    for (const [bytes, words] of cases)
      await assert.rejects(
        () => importText(db, bytes),
        (error) => error instanceof FeedRefusal && words.test(error.message),
        String(words),
      )
    assert.equal((await db.selectFrom('estates').select('id').execute()).length, 0)
  },
)

test('R552 a bomb is stopped at a hundred times its size', async () => {
  const bomb = zipOf({ 'a.xml': Buffer.alloc(60_000_000) })
  assert.ok(bomb.length * 100 < 10_000_000)
  let size = 0
  await assert.rejects(async () => {
    for await (const piece of onlyFile(await readZip(piecesOf(bomb)))) size += piece.length
  }, /grows more than 100 times/)
  assert.ok(size <= 10_000_000)
})
