import assert from 'node:assert/strict'
import { feedPaths } from '#contract/feeds.ts'
import { writeJson } from '#database/engines/json.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { feedTown, feedUnits, flatOf } from '#tests/helpers/feeds/feed-rows.ts'
import { fillDatabase, makeComplex, makeEstate, makeHouse } from '#tests/helpers/databases/rows.ts'
import { writtenFeed } from '#tests/helpers/feeds/written-feed.ts'

/** The lines of the table as records by the names of its columns; cells of these tests hold no semicolons. */
function recordsOf(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.slice(1).trimEnd().split('\r\n')
  const names = head.split(';')
  return lines.map((line) => {
    const cells = line.split(';')
    assert.equal(cells.length, names.length, line)
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))
  })
}

eachDatabase(
  'units.csv has a line for every unit that the site shows, names in three languages',
  async (db) => {
    await fillDatabase(db, feedUnits)
    const text = await writtenFeed(db, feedPaths.csv)
    assert.equal(text.charCodeAt(0), 0xfeff, 'Excel knows UTF-8 by its mark')
    const records = recordsOf(text)
    assert.deepEqual(records.map(({ id, status }) => [Number(id), status]).slice(0, 5), [
      [flatOf.free, 'free'],
      [flatOf.request, 'request'],
      [flatOf.reserved, 'reserved'],
      [flatOf.unconfirmed, 'unconfirmed'],
      [flatOf.sold, 'sold'],
    ])
    assert.equal(records.length, 10)
    const [flat] = records
    assert.deepEqual(
      [flat?.['house_ru'], flat?.['house_kk'], flat?.['house_en'], flat?.['restoration_kk'], flat?.['views']],
      ['Дом 1', '1-үй', 'House 1', 'Таза әрлеу алдындағы', 'yard'],
    )
    const bare = records.find(({ id }) => id === '12')
    assert.deepEqual(
      [bare?.['area_total'], bare?.['floor'], bare?.['price'], bare?.['is_euro'], bare?.['area_living']],
      ['40,25', '-1', '37500000', '1', ''],
    )
  },
)

eachDatabase('what would be a formula in units.csv is a text', async (db) => {
  const name = '=HYPERLINK("http://evil.example")'
  await fillDatabase(db, {
    ...feedTown,
    complexes: [makeComplex()],
    houses: [makeHouse({ name: writeJson({ ru: name, kk: '+1', en: '-1' }) })],
    estates: [makeEstate({ geo_flatnum: '@1' })],
  })
  const [unit] = recordsOf(await writtenFeed(db, feedPaths.csv))
  assert.deepEqual(
    [unit?.['house_ru'], unit?.['house_kk'], unit?.['house_en'], unit?.['number']],
    [`"'=HYPERLINK(""http://evil.example"")"`, "'+1", "'-1", "'@1"],
  )
})
