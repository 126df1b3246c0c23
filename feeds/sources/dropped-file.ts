import { staffText } from '#domain/staff/staff-text.ts'
import { constants, type Stats } from 'node:fs'
import { type FileHandle, link, lstat, mkdir, open, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FeedRefusal } from '../in/feed-refusal.ts'

/** A file that somebody has dropped, opened: what its name leads to later does not matter. */
export type DroppedFile = {
  handle: FileHandle
  path: string
  mark: string
  size: number
  /** When it was written last; milliseconds since 1970. */
  written: number
}

/**
 * Opens a dropped file. A link is not followed: whoever drops files must not choose what else is read.
 *
 * @returns null when it is gone
 * @throws FeedRefusal for what is no ordinary file
 */
export async function openDropped(path: string): Promise<DroppedFile | null> {
  const folder = await lstat(dirname(path)).catch(() => null)
  if (folder === null) return null
  if (!folder.isDirectory())
    throw new FeedRefusal(staffText('The folder of the file is a link. Make a folder.'))
  let handle: FileHandle
  try {
    handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    if (code === 'ELOOP') throw new FeedRefusal(staffText('The file is a link. Drop the file itself.'))
    throw new FeedRefusal(
      staffText('The file cannot be read ({code}). Give it to the user who runs the site.', {
        code: code ?? '',
      }),
    )
  }
  const stats = await handle.stat()
  if (stats.isFile()) return { handle, path, mark: markOf(stats), size: stats.size, written: stats.mtimeMs }
  await handle.close()
  throw new FeedRefusal(staffText('This is no ordinary file. Drop the file of a feed.'))
}

const pieceSize = 256 * 1024

/** The bytes of the file; it stays open. */
export async function* piecesOf({ handle }: DroppedFile): AsyncGenerator<Buffer> {
  for (let from = 0; ;) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(pieceSize), 0, pieceSize, from)
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
    from += bytesRead
  }
}

/** Whether somebody has gone on writing. */
export async function isSame({ handle, mark }: DroppedFile): Promise<boolean> {
  return markOf(await handle.stat()) === mark
}

/** The longest that the sender of a file is waited for, in milliseconds: a line of FTP pauses for longer than a look. */
const longestSending = 60_000

/** Whether its sender may only be pausing. A clock that is wrong keeps no file. */
export function isYoung({ written }: DroppedFile, now: Date): boolean {
  return Math.abs(now.getTime() - written) < longestSending
}

/** Whether a table of text ends in the middle of a line, as one that is still being sent does. */
export async function endsWithinLine({ handle, size }: DroppedFile, name: string): Promise<boolean> {
  if (!/\.(?:csv|txt|tsv)$/i.test(name) || size < 2) return false
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, size - 2)
  // UTF-16 has a zero beside the line break.
  return !buffer.includes(0x0a)
}

/** Changes with every writing into the file and with every move of it. */
export function markOf({
  ino,
  size,
  mtimeMs,
  ctimeMs,
}: Pick<Stats, 'ino' | 'size' | 'mtimeMs' | 'ctimeMs'>): string {
  return [ino, size, mtimeMs, ctimeMs].join(' ')
}

/** Longest name of a file that is kept, in characters: with four bytes each a file system takes it. */
const longestName = 50

/**
 * Moves a file out of the way, under a new name that begins with the moment.
 *
 * @returns false when another file has come to its place meanwhile: that one stays
 */
export async function putAway(file: DroppedFile, done: string, name: string, now: Date): Promise<boolean> {
  const before = await file.handle.stat()
  await mkdir(done, { recursive: true })
  const target = join(done, `${stampOf(now)}-${plainName(name)}`)
  try {
    await rename(file.path, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
  const moved = await lstat(target)
  if (moved.ino === before.ino && moved.size === before.size && moved.mtimeMs === before.mtimeMs) return true
  // Not by moving: a third file may have come.
  await link(target, file.path)
  await unlink(target)
  return false
}

/** `2026-11-21T10-00-00.000Z`: sorts by time, and every file system takes it. */
export function stampOf(now: Date): string {
  return now.toISOString().replaceAll(':', '-')
}

/** The moment that a name begins with; null for other names. */
export function momentOf(name: string): Date | null {
  const [, day, hour, minute, rest] = /^(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-(\d{2}\.\d{3}Z)/.exec(name) ?? []
  if (day === undefined) return null
  const moment = new Date(`${day}${hour}:${minute}:${rest}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** A name without signs that mean something to a terminal or a file system; its end stays, which tells the kind. */
export function plainName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').slice(-longestName)
}
