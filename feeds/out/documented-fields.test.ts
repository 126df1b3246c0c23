import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { feedPaths, UnitsJson } from '#contract/feeds.ts'
import { buildingTypes } from '#domain/building-types.ts'
import { writeJson } from '#database/engines/json.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeRow } from '#tests/helpers/databases/rows.ts'
import { feedUnits } from '#tests/helpers/feeds/feed-rows.ts'
import { readYrl } from '#tests/helpers/feeds/read-yrl.ts'
import { writtenFeed } from '#tests/helpers/feeds/written-feed.ts'

const page = readFileSync(new URL('../../docs/feeds.md', import.meta.url), 'utf8')

/** The names between backquotes under a heading of the page. */
function namedUnder(heading: string): Set<string> {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const text = section.split('\n## ')[0] ?? ''
  return new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name))
}

/** Every flat can be bought with a mortgage. */
const programme = makeRow('mortgages', {
  valid_to: null,
  price_cap: writeJson([]),
  loan_cap: writeJson([]),
  finishing_required: writeJson([]),
})

eachDatabase('R714 docs/feeds.md has the rule for every field of our feeds', async (db) => {
  await fillDatabase(db, { ...feedUnits, mortgages: [programme] })
  for (const path of [feedPaths.yrl, feedPaths.metarealty]) {
    const { offers } = readYrl(await writtenFeed(db, path))
    const elements = new Set(offers.flatMap((offer) => offer.elements.map(([element]) => element)))
    const named = namedUnder('YRL')
    assert.ok(elements.has('mortgage') && elements.has('building-type'))
    assert.deepEqual(
      [...elements].filter((element) => !named.has(element)),
      [],
      path,
    )
  }
  const json: object = JSON.parse(await writtenFeed(db, feedPaths.json))
  const { complexes, houses, units } = UnitsJson.parse(json)
  const keys = [json, complexes[0], houses[0], units[0]].flatMap((part) => Object.keys(part ?? {}))
  const inJson = namedUnder('units.json')
  assert.deepEqual(
    keys.filter((key) => !inJson.has(key)),
    [],
  )
  for (const type of buildingTypes) assert.ok(inJson.has(type), type)
  const [head = ''] = (await writtenFeed(db, feedPaths.csv)).slice(1).split('\r\n')
  const inCsv = namedUnder('units.csv')
  assert.deepEqual(
    head
      .split(';')
      .map((column) => column.replace(/_(?:ru|kk|en)$/, ''))
      .filter((column) => !inJson.has(column) && !inCsv.has(column)),
    [],
  )
})
