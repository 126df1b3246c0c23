import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { readJson } from '#database/engines/json.ts'
import { estateSlug } from '#domain/estate-slug.ts'
import { languages } from '#domain/languages.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

/** The texts about units, each with a free unit that it is about, where it is about some of them only. */
async function textsWithUnits() {
  const { dataDir } = await demoSite()
  return inDatabase(dataDir, async (db) => {
    const texts = await db.selectFrom('property_descriptions').selectAll().execute()
    return Promise.all(
      texts.map(async (text) => {
        let units = db.selectFrom('estates').selectAll().where('status', '=', 'free')
        if (text.category !== null) units = units.where('category', '=', text.category)
        if (text.complex_id !== null) units = units.where('complex_id', '=', text.complex_id)
        if (text.house_id !== null) units = units.where('house_id', '=', text.house_id)
        if (text.rooms !== null) units = units.where('rooms', '=', text.rooms)
        const isGeneral = text.complex_id === null && text.house_id === null && text.rooms === null
        return { text, unit: isGeneral ? undefined : await units.orderBy('id').executeTakeFirst() }
      }),
    )
  })
}

test('R184 R282 every text about units stands on a page: of a kind where kinds are, of rooms and places with their units', async () => {
  const { url } = await demoSite()
  const texts = await textsWithUnits()
  assert.ok(texts.length > 0)
  for (const { text, unit } of texts) {
    for (const language of languages) {
      const address =
        unit === undefined
          ? pages.properties(language)
          : pages.estate(language, unit.category, estateSlug(unit))
      const html = await (await fetch(url + address)).text()
      const heading = `id="about-${text.id}"`
      assert.ok(html.includes(heading), `${address}: ${readJson(text.title)[language]}`)
    }
  }
})
