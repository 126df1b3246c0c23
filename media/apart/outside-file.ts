import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { staffText } from '#domain/staff/staff-text.ts'
import { FileFault } from './file-fault.ts'

/** Opening waits for nobody: a pipe without a writer would hold the reader for ever. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/**
 * Reads a file of a folder that somebody else may have filled: what lies there must be the file itself. A link could
 * lead to any file of the machine, and a device has no end.
 *
 * @param most bytes that it may have
 * @throws FileFault when it is a link, no file, or larger
 * @throws Error when it cannot be opened or read
 */
export function readOutsideFile(path: string, most: number): Buffer {
  const file = openedFile(path)
  try {
    const stats = fstatSync(file)
    if (!stats.isFile()) throw new FileFault(staffText('is not a file'))
    if (stats.size > most)
      throw new FileFault(staffText('is larger than {size} MB', { size: most / 1_000_000 }))
    const bytes = Buffer.alloc(stats.size)
    let length = 0
    let read = -1
    // One that grows meanwhile gives no more than it had.
    while (read !== 0 && length < bytes.length) {
      read = readSync(file, bytes, { offset: length })
      length += read
    }
    return bytes.subarray(0, length)
  } finally {
    closeSync(file)
  }
}

function openedFile(path: string): number {
  try {
    return openSync(path, flags)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOOP')
      throw new FileFault(staffText('is a link: put the file itself in its place'))
    throw error
  }
}
