import { isRefusedRow } from '#database/engines/refusals.ts'
import { withTimeout, TimeoutError } from '#database/with-timeout.ts'
import type { SpoolFolder } from './spool-folder.ts'
import { type LeadRecord, readRecord } from '../intake/lead-record.ts'

/** The result of a pass over the spool. */
export type Drained = {
  /** Requests that the database has now. */
  drained: number
  /** Lines that the database refuses for good: they are in separate files, for people to check. */
  setAside: number
  /** Why some are left; null when none is. */
  failure: unknown
  /** The database takes nothing at the moment. */
  isAway: boolean
}

/** Files of the spool by name, each with the numbers of its lines that need nothing more. */
export type SpoolFiles = Map<string, Set<number>>

export type DrainParts = {
  folder: SpoolFolder
  files: SpoolFiles
  /** Writes a request into the database; must be harmless when it is there already. */
  keep: (record: LeadRecord) => Promise<unknown>
  /** Called for every request that is done. */
  settled: (id: string) => void
  /** Called for a file that is finished: it is empty, or another process took it. */
  over: (name: string) => void
  /** Called for a line that was set aside, with the reason. */
  asideBecause: (cause: Error) => void
  /** Ends the pass after the request under way. */
  signal: AbortSignal
  /** How long the database may take for one request, in milliseconds. */
  timeoutMs: number
}

/**
 * One request that fails by itself must not hold up the others; so many in one pass mean that the database is down.
 */
const failuresOfPass = 5

/** Goes through files in the order in which they were begun and removes those that need nothing more. */
export async function drainFiles(parts: DrainParts): Promise<Drained> {
  const pass = new Pass(parts)
  const finished: string[] = []
  for (const name of [...parts.files.keys()].toSorted()) {
    if (await pass.drainFile(name)) finished.push(name)
  }
  await parts.folder.remove(finished)
  for (const name of finished) pass.endFile(name)
  return pass.result
}

class Pass {
  readonly #parts: DrainParts
  #drained = 0
  #setAside = 0
  #failures = 0
  #failure: unknown = null

  constructor(parts: DrainParts) {
    this.#parts = parts
  }

  get result(): Drained {
    const isAway = this.#failures >= failuresOfPass
    return { drained: this.#drained, setAside: this.#setAside, failure: this.#failure, isAway }
  }

  get #isOver(): boolean {
    return this.#parts.signal.aborted || this.#failures >= failuresOfPass
  }

  /** True when nothing is left in the file. */
  async drainFile(name: string): Promise<boolean> {
    if (this.#isOver) return false
    try {
      const text = await this.#parts.folder.read(name)
      if (text !== null) return await this.#drainText(text, this.#parts.files.get(name) ?? new Set())
      this.endFile(name)
    } catch (error) {
      this.#fail(error)
    }
    return false
  }

  endFile(name: string): void {
    this.#parts.files.delete(name)
    this.#parts.over(name)
  }

  async #drainText(text: Buffer, done: Set<number>): Promise<boolean> {
    const lines = text.toString('utf8').split('\n')
    for (const [number, line] of lines.entries()) {
      if (line === '' || done.has(number)) continue
      if (this.#isOver) return false
      if (await this.#settle(line)) done.add(number)
    }
    return lines.every((line, number) => line === '' || done.has(number))
  }

  /** True when the line needs nothing more. */
  async #settle(line: string): Promise<boolean> {
    const record = readRecord(line)
    try {
      if (record instanceof Error) await this.#putAside(line, record)
      else await this.#bring(record, line)
      return true
    } catch (error) {
      this.#fail(error)
      return false
    }
  }

  async #bring(record: LeadRecord, line: string): Promise<void> {
    try {
      await withTimeout(this.#parts.timeoutMs, () => this.#parts.keep(record))
      this.#drained++
    } catch (error) {
      if (!(error instanceof Error && isRefusedRow(error))) throw error
      await this.#putAside(line, error)
    }
    this.#parts.settled(record.lead.id)
  }

  async #putAside(line: string, cause: Error): Promise<void> {
    await this.#parts.folder.setAside(line)
    this.#setAside++
    this.#parts.asideBecause(cause)
  }

  #fail(error: unknown): void {
    this.#failure = error
    this.#failures += error instanceof TimeoutError ? failuresOfPass : 1
  }
}
