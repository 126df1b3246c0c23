import type { Dirent } from 'node:fs'
import { lstat, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { markOf } from '#feeds/sources/dropped-file.ts'
import { isSourceName } from '#feeds/sources/source-name.ts'

/** A file that somebody has dropped; `look` changes while it is being written. */
export type WaitingFile = { source: string; name: string; look: string }

export type Waiting = {
  /** The oldest first. */
  files: WaitingFile[]
  /** What lies there and is never taken: the path below `in/`, of what cannot be opened with the reason. */
  strays: string[]
}

/** So much of a folder is looked at; the rest waits until that is done. */
const maxEntries = 1_000

/** Names that programs give to what is half written or open, and hidden files. */
const halfWritten = /^(?:\.|~\$)|\.(?:part|partial|filepart|tmp|temp|crdownload|upload)$/i

/** The files in `in/SOURCE/`. Links, folders within and folders that are no names of sources are strays. */
export async function waitingFiles(folder: string): Promise<Waiting> {
  const waiting: Waiting = { files: [], strays: [] }
  const found: (WaitingFile & { at: number })[] = []
  for (const entry of await entriesOf(folder)) {
    if (entry.name.startsWith('.')) continue
    if (!entry.isDirectory() || !isSourceName(entry.name)) {
      waiting.strays.push(entry.name)
      continue
    }
    const within = await entriesOf(join(folder, entry.name)).catch((error: NodeJS.ErrnoException) => {
      // A folder that the site may not open must not keep the others.
      waiting.strays.push(`${entry.name} (${error.code})`)
      return []
    })
    for (const file of within) {
      if (halfWritten.test(file.name)) continue
      // Such a name cannot be opened: programs of Windows write theirs in Windows-1251.
      if (file.name.includes('\uFFFD')) {
        waiting.strays.push(`${entry.name}/${file.name} (its name is not UTF-8)`)
        continue
      }
      const stats = await lstat(join(folder, entry.name, file.name)).catch(() => null)
      if (stats === null) continue
      if (!stats.isFile()) {
        waiting.strays.push(`${entry.name}/${file.name}`)
        continue
      }
      found.push({ source: entry.name, name: file.name, look: markOf(stats), at: stats.mtimeMs })
    }
  }
  waiting.files = found.toSorted((a, b) => a.at - b.at).map(({ at: _at, ...file }) => file)
  return waiting
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries: Dirent[] = []
  try {
    for await (const entry of await opendir(folder)) {
      if (entries.push(entry) >= maxEntries) break
    }
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  return entries
}
