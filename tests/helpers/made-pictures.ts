import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { importContentFolder } from '#content/import-folder.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { contentFolderWith } from './content-folder.ts'
import { temporaryFolder } from './servers/server.ts'
import { allTests } from './servers/site.ts'

let made: Promise<string> | undefined

/**
 * Puts the files of the pictures of `contentFolderWith` into a data folder, as an import before would have left them:
 * making them takes ten times as long as the rest of an import.
 */
export async function giveMadePictures(dataDir: string): Promise<void> {
  made ??= makePictures()
  cpSync(await made, join(dataDir, 'media'), { recursive: true })
}

async function makePictures(): Promise<string> {
  const dataDir = temporaryFolder(allTests)
  const media = join(dataDir, 'media')
  const db = openDatabase({ dataDir })
  try {
    await migrate(db)
    await importContentFolder(db, contentFolderWith(allTests), { media })
    return media
  } finally {
    await db.destroy()
  }
}
