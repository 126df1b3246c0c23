import { chmod, type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { refuseLine } from './refused-lines.ts'
import { syncFolder } from './sync-folder.ts'
import { unlessGone } from './unless-gone.ts'

/** A file that this process appends to. */
export type SpoolFile = {
  /** Adds text at the end; it is on disk when the promise resolves, and taken back when it rejects. */
  append(text: string): Promise<void>
  /** Whether the file still has its original name. */
  isInPlace(): Promise<boolean>
  close(): Promise<void>
}

/** The spool's operations on a disk. A missing name is never an error: another process took the file. */
export type SpoolFolder = {
  create(name: string): Promise<SpoolFile>
  /** Spool files and when each was last written or renamed, in milliseconds of Unix time. */
  list(): Promise<{ name: string; touchedAt: number }[]>
  rename(from: string, to: string): Promise<boolean>
  read(name: string): Promise<Buffer | null>
  remove(names: readonly string[]): Promise<void>
  /** Stores a line that the database refuses, for people to check. */
  setAside(line: string): Promise<void>
}

/** Names end like this and sort by the time at which the file was made. */
const spoolName = /^\d{13}-[\w-]+\.jsonl$/

/** When the first request of a spool file came, as its name says. */
export function spoolTime(name: string): Date {
  return new Date(Number(name.slice(0, 13)))
}

/** The lines hold personal data: only the user who runs the site may read them. */
const forUs = { file: 0o600, folder: 0o700 }

/** A folder on a real disk, made when it is missing. */
export async function openSpoolFolder(folder: string, now: () => number = Date.now): Promise<SpoolFolder> {
  await mkdir(folder, { recursive: true, mode: forUs.folder })
  await chmod(folder, forUs.folder)
  await syncFolder(dirname(folder))

  return {
    async create(name) {
      return spoolFile(join(folder, name), await open(join(folder, name), 'ax', forUs.file))
    },

    async list() {
      const names = (await readdir(folder)).filter((name) => spoolName.test(name))
      const files = await Promise.all(
        names.map(async (name) => {
          const touched = await unlessGone(stat(join(folder, name)))
          return touched === null ? [] : [{ name, touchedAt: Math.max(touched.mtimeMs, touched.ctimeMs) }]
        }),
      )
      return files.flat()
    },

    async rename(from, to) {
      const done = await unlessGone(rename(join(folder, from), join(folder, to)).then(() => true))
      return done ?? false
    },

    read: (name) => unlessGone(readFile(join(folder, name))),

    async remove(names) {
      for (const name of names) await rm(join(folder, name), { force: true })
      // A file that came back after a power cut would only be drained again.
      if (names.length > 0) await syncFolder(folder)
    },

    setAside: (line) => refuseLine(folder, line, now()),
  }
}

function spoolFile(path: string, handle: FileHandle): SpoolFile {
  let isNew = true
  let safeBytes = 0
  return {
    async append(text) {
      try {
        await handle.appendFile(text)
        await handle.sync()
        if (isNew) await syncFolder(dirname(path))
      } catch (error) {
        // The visitor hears that the request was not taken: it must not reach the database later (R418).
        await handle.truncate(safeBytes).catch(() => {})
        throw error
      }
      isNew = false
      safeBytes += Buffer.byteLength(text)
    },

    async isInPlace() {
      const there = await unlessGone(stat(path, { bigint: true }))
      const ours = await handle.stat({ bigint: true })
      return there !== null && there.ino === ours.ino && there.dev === ours.dev
    },

    close: () => handle.close(),
  }
}
