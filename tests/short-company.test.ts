import assert from 'node:assert/strict'
import { join } from 'node:path'
import { importContent } from '#content/import.ts'
import { readContent } from '#content/read-content.ts'
import { readJson } from '#database/engines/json.ts'
import { eachDatabase } from './helpers/databases/databases.ts'
import { fieldsOf, later, shorten } from './helpers/second-company/fields.ts'
import { fillSecondCompany, startSecondCompany } from './helpers/second-company/make-second-company.ts'
import { temporaryFolder } from './helpers/servers/server.ts'

eachDatabase(
  'R769 two projects, three houses, own pictures and plans, offices and a record of each usual kind are 150 fields at most',
  async (db, _, t) => {
    const home = temporaryFolder(t)
    const folder = join(home, 'company')
    await startSecondCompany(folder, join(home, 'data'))
    await fillSecondCompany(folder)
    shorten(folder)
    const counts = fieldsOf(folder)
    // The answers that the folder began with are nobody's work.
    counts.delete('answers')
    const sum = (list: Iterable<number>) => [...list].reduce((all, count) => all + count, 0)
    const first = sum([...counts].filter(([kind]) => !later.has(kind)).map(([, count]) => count))
    const told = JSON.stringify(Object.fromEntries(counts))
    assert.ok(first <= 150, `${first} fields: ${told}`)
    assert.ok(sum(counts.values()) <= 165, `${sum(counts.values())} fields with all kinds: ${told}`)
    await importContent(db, readContent(folder))
    const houses = await db
      .selectFrom('houses')
      .select(['slug', 'azimuth', 'height_m'])
      .orderBy('id')
      .execute()
    assert.deepEqual(
      houses.map(({ slug, azimuth, height_m }) => [slug, azimuth, height_m]),
      ['saryarqa-qala-1', 'tulpar-city-1', 'tulpar-city-2'].map((slug) => [slug, null, null]),
    )
    const project = await db
      .selectFrom('complexes')
      .select('seo_title')
      .where('slug', '=', 'tulpar-city')
      .executeTakeFirstOrThrow()
    assert.equal(readJson(project.seo_title).ru, 'Tulpar City, Шымкент')
  },
)
