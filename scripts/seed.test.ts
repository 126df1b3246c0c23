import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { openDatabase } from '#database/open.ts'
import { parseEnv } from '#server/env.ts'
import { StartError } from '#server/start-error.ts'
import { changedFile, contentFolderWith, sampleFiles } from '#tests/helpers/content-folder.ts'
import { otherCompany } from '#tests/helpers/other-company.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { seedLocalData } from './seed.ts'

test('R663 a wrong folder stops the first start with sentences and writes nothing; once there is content, it stays and the site starts', async (t) => {
  const dataDir = temporaryFolder(t)
  const start = (folder: string) =>
    seedLocalData(
      parseEnv({ DATA_DIR: dataDir, CONTENT_DIR: folder, STAFF_LANGUAGE: 'en', LOG_LEVEL: 'silent' }),
    )
  const cities = async () => {
    const db = openDatabase({ dataDir })
    const rows = await db.selectFrom('cities').select('slug').execute()
    await db.destroy()
    return rows.map(({ slug }) => slug)
  }
  const wrong = contentFolderWith(t, changedFile('cities/almaty.yaml', 'kk: Алматы, ', ''))
  for (const [folder, mistake] of [
    [wrong, 'cities/almaty.yaml:1: name in kk: is missing'],
    [join(dataDir, 'nowhere'), 'there is no such folder'],
  ] as const) {
    await assert.rejects(start(folder), (error: unknown) => {
      assert.ok(error instanceof StartError)
      assert.ok(error.message.startsWith(`The empty database cannot be filled: CONTENT_DIR (${folder})`))
      assert.ok(error.message.endsWith(mistake), error.message)
      return true
    })
    assert.deepEqual(await cities(), [])
  }
  await start(contentFolderWith(t))
  assert.deepEqual(await cities(), ['almaty'])
  await start(wrong)
  assert.deepEqual(await cities(), ['almaty'])
})

/** The sample company before its first project. */
function folderWithoutProjects(t: TestContext): string {
  const leave = /^(complexes|houses|promotions|mortgages|articles)\//
  const gone = Object.keys(sampleFiles).filter((name) => leave.test(name))
  return contentFolderWith(t, Object.fromEntries(gone.map((name) => [name, null])))
}

test('R760 a start does not fill the database of a company without projects with another company', async (t) => {
  const dataDir = temporaryFolder(t)
  const start = (folder: string) =>
    seedLocalData(
      parseEnv({ DATA_DIR: dataDir, CONTENT_DIR: folder, STAFF_LANGUAGE: 'en', LOG_LEVEL: 'silent' }),
    )
  await start(folderWithoutProjects(t))
  await assert.rejects(start(contentFolderWith(t, otherCompany)), (error: unknown) => {
    assert.ok(error instanceof StartError)
    assert.match(error.message, /«Sample».*«Other».*CONTENT_DIR/)
    return true
  })
  await start(folderWithoutProjects(t))
})
