import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Whether a folder may be filled: it is new, or has no file at all. */
export function isFree(folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats === undefined || (stats.isDirectory() && readdirSync(folder).length === 0)
}

/**
 * Writes the files of a new folder. A file that came meanwhile stops it.
 *
 * @throws Error of the system, as for a missing right or a full disk
 */
export function makeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: 'wx' })
  }
}
