import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What reads a feed and says what its words mean. */
const folders = [join(import.meta.dirname, '../in'), join(import.meta.dirname, '../../domain')]

/** Differs from version to version of the program that reads feeds: another one makes something else of the same feed. */
export async function readerVersion(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true })
    for (const name of names
      .filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts'))
      .toSorted()) {
      hash.update(`${name}\0`).update(await readFile(join(folder, name)))
    }
  }
  return hash.digest('base64url')
}
