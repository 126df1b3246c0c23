import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type LeadRecord, readRecord } from '../intake/lead-record.ts'
import { syncFolder } from './sync-folder.ts'
import { unlessGone } from './unless-gone.ts'

/**
 * A line that the spool has set aside, for people to check: one that the database refuses for good, or half of one. Each
 * is a file of its own, so that people and programs delete it without touching another.
 */
export type RefusedLine = {
  path: string
  text: string
  /** Null where the line is not whole: nobody knows all that it said. */
  record: LeadRecord | null
  /** When the request came; of half a line, when it was set aside. */
  at: Date
}

/** The folder of these files, inside the folder of the spool; the spool itself never reads it. */
const refusedFolder = 'refused'

/** The time at which the line was set aside, in milliseconds of Unix time, and an id. */
const refusedName = /^(\d{13})-[\w-]+\.json$/

/** Stores a line; it is on disk when the promise resolves, and not there when it rejects. */
export async function refuseLine(spool: string, line: string, now: number): Promise<void> {
  const folder = join(spool, refusedFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await syncFolder(spool)
  const path = join(folder, `${String(now).padStart(13, '0')}-${randomUUID()}.json`)
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.appendFile(`${line}\n`)
    await handle.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  await syncFolder(folder)
}

/** How many there are. */
export async function countRefused(spool: string): Promise<number> {
  const names = (await unlessGone(readdir(join(spool, refusedFolder)))) ?? []
  return names.filter((name) => refusedName.test(name)).length
}

/** All of them, from old to new. */
export async function refusedLines(spool: string): Promise<RefusedLine[]> {
  const folder = join(spool, refusedFolder)
  const names = (await unlessGone(readdir(folder))) ?? []
  const lines = await Promise.all(
    names.toSorted().map(async (name): Promise<RefusedLine[]> => {
      const time = refusedName.exec(name)?.[1]
      const path = join(folder, name)
      const text = time === undefined ? null : await unlessGone(readFile(path, 'utf8'))
      if (text === null) return []
      const read = readRecord(text)
      const record = read instanceof Error ? null : read
      return [{ path, text, record, at: new Date(record?.lead.created_at ?? Number(time)) }]
    }),
  )
  return lines.flat()
}
