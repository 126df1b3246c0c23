import { link, lstat, mkdir, readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { momentOf, stampOf } from '#feeds/sources/dropped-file.ts'
import { isSourceName } from '#feeds/sources/source-name.ts'

/** A sender that pauses for longer than this has given up. Milliseconds. */
const longestPause = 3_600_000

/** Clocks of file servers differ by so much. Milliseconds. */
const tolerance = 2_000

/**
 * Moves files of `done/SOURCE/` that were written into after they had been put away back to `in/SOURCE/`: their sender
 * had only paused, and what was imported was the beginning. One whose name has been taken there meanwhile stays.
 */
export async function bringBackGrown(folder: string, now: Date): Promise<void> {
  for (const source of await namesIn(join(folder, 'done'))) {
    if (!isSourceName(source)) continue
    for (const name of await namesIn(join(folder, 'done', source))) {
      const putAway = momentOf(name)?.getTime()
      if (putAway === undefined || Math.abs(now.getTime() - putAway) > longestPause) continue
      const path = join(folder, 'done', source, name)
      const stats = await lstat(path).catch(() => null)
      if (stats === null || !stats.isFile() || stats.mtimeMs <= putAway + tolerance) continue
      await moveBack(path, join(folder, 'in', source), name.slice(stampOf(now).length + 1))
    }
  }
}

async function moveBack(path: string, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  try {
    await link(path, join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    throw error
  }
  await unlink(path)
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
