import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberRecords } from '#content/ids.ts'
import { makeRows } from '#content/rows/make-rows.ts'
import { readContent } from '#content/read-content.ts'
import { readJson } from '#database/engines/json.ts'
import { plainMarkup } from '#web/ui/plain-markup.ts'
import { demoCompany, demoPictures } from '#tests/helpers/demo-company.ts'

test('pages show all that the import makes of the texts of editors', () => {
  const records = readContent(demoCompany, { pictures: demoPictures })
  const rows = makeRows({ records, ids: numberRecords(records), now: new Date().toISOString() })
  const columns = [
    ...rows.complexes.map((row) => row.description_html),
    ...rows.articles.map((row) => row.body_html),
    ...rows.promotions.flatMap((row) => [row.body_html, row.conditions_html]),
    ...rows.mortgages.map((row) => row.conditions_html),
    ...rows.property_descriptions.map((row) => row.text_html),
    ...rows.vacancies.flatMap((row) => [row.duties_html, row.requirements_html, row.conditions_html]),
  ]
  const texts = columns.flatMap((column) => Object.values(readJson(column)))
  assert.ok(texts.some((html) => html.includes('<figure>')))
  for (const html of texts) assert.equal(plainMarkup(html), html)
})
