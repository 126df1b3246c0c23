import { randomUUID } from 'node:crypto'
import type { NewLead } from '#database/leads/leads.ts'
import { type Drained, drainFiles, type DrainParts, type SpoolFiles } from './spool-drain.ts'
import type { SpoolFolder } from './spool-folder.ts'
import { type SpoolEntry, SpoolMemory } from './spool-memory.ts'
import { spoolWriter } from './spool-writer.ts'
import { type LeadRecord, readRecord, writeRecord } from '../intake/lead-record.ts'

/**
 * Requests on disk that the database could not take. Any number of processes may use one folder: each writes files of
 * its own, and takes over those of others by renaming them. A request may come out twice; its id shows the repeat.
 */
export type Spool = {
  /** How many requests wait for the database. */
  readonly length: number
  /** Whether the database took nothing when it was last asked. */
  readonly isDatabaseAway: boolean
  /** Id of the request in the spool that this one repeats (A14); null when there is none. @throws KeyReused */
  find(lead: NewLead): Promise<string | null>
  /**
   * Takes a request in that the database did not take; it is on disk when the promise resolves. A repeat gives the id
   * of the first.
   *
   * @param cause why the database did not take it
   * @throws KeyReused, and when it could not be written
   */
  keep(record: LeadRecord, cause?: unknown): Promise<{ id: string; repeated: boolean }>
  /** Takes over the files of other processes that are untouched since `before` (milliseconds of Unix time). */
  takeOver(before: number): Promise<void>
  /** Moves requests into the database while it accepts them, in order. */
  drain(keep: DrainParts['keep'], options?: { signal?: AbortSignal; timeoutMs?: number }): Promise<Drained>
  /** Resolves when all running writes are on disk. The remaining requests are drained after the next start. */
  close(): Promise<void>
}

/** The state of the spool. It holds no personal data. */
export type SpoolNews = {
  /** A request came into the empty spool; `cause` is why the database did not take it. */
  begun(cause: unknown): void
  /** A line was set aside: half of one, left by a power cut, or one that the database refuses for good. */
  setAside(cause: Error): void
}

/** How long the database may take for one request that is drained, in milliseconds. */
const usualTimeoutMs = 5_000

/** Opens the spool in a folder and takes over the files of earlier processes. */
export async function openSpool(
  folder: SpoolFolder,
  news: SpoolNews = { begun() {}, setAside() {} },
  now: () => number = Date.now,
): Promise<Spool> {
  const owner = randomUUID()
  const memory = new SpoolMemory()
  const files: SpoolFiles = new Map()
  let count = 0
  let isDatabaseAway = false
  /** Why the database took nothing when it was last tried: while it is away, the disk comes first and knows no reason. */
  let awayBecause: unknown
  const newName = (time: string) => `${time}-${owner}-${++count}.jsonl`
  const isOurs = (name: string) => name.includes(owner)
  const writer = spoolWriter(
    folder,
    () => newName(String(now()).padStart(13, '0')),
    (name) => files.set(name, new Set()),
  )

  async function write(record: LeadRecord): Promise<void> {
    const isFirst = memory.size === 0
    const { id } = record.lead
    const written = writer.append(writeRecord(record))
    const entry: SpoolEntry = { id, written, file: null }
    memory.add(record.lead, entry)
    try {
      entry.file = await written
    } catch (error) {
      memory.forget(id)
      throw error
    }
    if (isFirst) news.begun(awayBecause)
  }

  /** A first request that could not be written is none: a repeat is on its own then. */
  function isWritten(entry: SpoolEntry): Promise<boolean> {
    return entry.written.then(
      () => true,
      () => false,
    )
  }

  async function remember(name: string): Promise<void> {
    const text = await folder.read(name)
    for (const line of text?.toString('utf8').split('\n') ?? []) {
      const record = readRecord(line)
      if (record instanceof Error || memory.has(record.lead.id)) continue
      const { lead } = record
      memory.add(lead, { id: lead.id, written: Promise.resolve(), file: name })
    }
  }

  async function takeOver(before: number): Promise<void> {
    for (const { name, touchedAt } of await folder.list()) {
      if (isOurs(name) || touchedAt > before) continue
      // The time in front stays: it is when the first request in it came.
      const taken = newName(name.slice(0, 13))
      if (!(await folder.rename(name, taken))) continue
      files.set(taken, new Set())
      // Should it be unreadable, draining says so.
      await remember(taken).catch(() => {})
    }
  }

  await takeOver(Infinity)
  return {
    get length() {
      return memory.size
    },

    get isDatabaseAway() {
      return isDatabaseAway
    },

    async find(lead) {
      for (;;) {
        const first = memory.find(lead)
        if (first === null || (await isWritten(first))) return first?.id ?? null
      }
    },

    async keep(record, cause) {
      isDatabaseAway = true
      awayBecause = cause ?? awayBecause
      for (;;) {
        const first = memory.find(record.lead)
        if (first === null) {
          await write(record)
          return { id: record.lead.id, repeated: false }
        }
        if (await isWritten(first)) return { id: first.id, repeated: true }
      }
    },

    takeOver,

    async drain(keep, { signal = new AbortController().signal, timeoutMs = usualTimeoutMs } = {}) {
      const parts: DrainParts = {
        folder,
        files,
        keep,
        signal,
        timeoutMs,
        settled: (id) => memory.forget(id),
        over: (name) => memory.forgetFile(name),
        asideBecause: (cause) => news.setAside(cause),
      }
      // While the database is down the file in hand goes on, else every pass would begin another.
      let pass = await drainFiles(parts)
      if (!pass.isAway && !signal.aborted) {
        await writer.endFile()
        pass = sumOf(pass, await drainFiles(parts))
      }
      if (pass.isAway || pass.failure === null || pass.drained > 0) isDatabaseAway = pass.isAway
      return pass
    },

    close: () => writer.endFile(),
  }
}

function sumOf(first: Drained, second: Drained): Drained {
  return {
    drained: first.drained + second.drained,
    setAside: first.setAside + second.setAside,
    failure: second.failure ?? first.failure,
    isAway: second.isAway,
  }
}
