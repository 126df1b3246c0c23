import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import type { Database } from '#database/open.ts'
import { changedFile, contentFolderWith } from '#tests/helpers/content-folder.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { otherCompany } from '#tests/helpers/other-company.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { AnotherCompany } from './another-company.ts'
import { importContentFolder } from './import-folder.ts'

const renamed = changedFile(
  'company.yaml',
  'name: { ru: Sample, kk: Sample, en: Sample }',
  'name: { ru: Другая, kk: Басқа, en: Other }',
)

async function rows(db: Database): Promise<unknown> {
  return [
    await db.selectFrom('settings').selectAll().orderBy('key').execute(),
    await db.selectFrom('complexes').select(['id', 'slug']).execute(),
    await db.selectFrom('articles').selectAll().execute(),
  ]
}

eachDatabase(
  'R760 a folder of another company is refused before anything is made of it',
  async (db, _, t) => {
    await importContentFolder(db, contentFolderWith(t), { media: temporaryFolder(t), avifLater: true })
    const before = await rows(db)
    const folder = contentFolderWith(t, otherCompany)
    const media = temporaryFolder(t)
    for (const dryRun of [false, true]) {
      await assert.rejects(
        importContentFolder(db, folder, { media, dryRun, removeProjects: true }),
        (error) => {
          assert.ok(error instanceof AnotherCompany)
          assert.deepEqual(error.companies, { stored: 'Sample', brought: 'Other' })
          assert.match(error.words(folder), /«Sample».*«Other».*CONTENT_DIR.*--another-company/)
          return true
        },
      )
    }
    assert.deepEqual(await rows(db), before)
    assert.deepEqual(readdirSync(media), [])
    await importContentFolder(db, folder, { media, avifLater: true, anotherCompany: true })
    assert.deepEqual(
      (await db.selectFrom('complexes').select('slug').execute()).map(({ slug }) => slug),
      ['meadow'],
    )
  },
)

eachDatabase('R760 a company that was renamed goes on with its projects or its BIN', async (db, _, t) => {
  const media = temporaryFolder(t)
  const bin = "bin: '000000000001'\n"
  const nameOf = async () =>
    JSON.stringify(await db.selectFrom('settings').select('value').where('key', '=', 'company').execute())
  await importContentFolder(db, contentFolderWith(t), { media, avifLater: true })
  await importContentFolder(
    db,
    contentFolderWith(t, { ...renamed, 'company.yaml': `${renamed['company.yaml']}${bin}` }),
    { media, avifLater: true },
  )
  assert.match(await nameOf(), /Другая/)
  const third = `${renamed['company.yaml']?.replace('Другая', 'Третья').replace('Басқа', 'Үшінші').replace('Other', 'Third')}${bin}`
  await importContentFolder(db, contentFolderWith(t, { ...otherCompany, 'company.yaml': third }), {
    media,
    avifLater: true,
  })
  assert.match(await nameOf(), /Третья/)
})
