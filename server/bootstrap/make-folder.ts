import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder with all folders above it. Node's own `recursive` tries for ever where a file system refuses new
 * folders with ENOENT, as /proc does.
 *
 * @param path absolute
 * @throws Error of the file system, also when the path is a file
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return
  const above = dirname(path)
  if (above !== path) makeFolder(above)
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(path)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
