import type { NewLead } from '#database/leads/leads.ts'
import { duplicateTimeMs, KeyReused, keyTimeMs } from '../intake/duplicates.ts'

/** A request in the spool, as far as repeats have to find it. */
export type SpoolEntry = {
  readonly id: string
  /** Resolves when the request is on disk, rejects when it could not be written. */
  readonly written: Promise<unknown>
  /** Name of the file that holds it; null until it does. */
  file: string | null
}

type Known = { entry: SpoolEntry; key: string | null; dedupeKey: string; acceptedAt: number }

/** The contents of the spool: the database cannot recognise repeats while it is down. */
export class SpoolMemory {
  readonly #byId = new Map<string, Known>()
  readonly #byKey = new Map<string, Known>()
  /** The newest request by its dedupe key. */
  readonly #byDedupeKey = new Map<string, Known>()

  get size(): number {
    return this.#byId.size
  }

  /**
   * The request that this one repeats (A14): the same key within a day or, without a key, the same words lately.
   *
   * @throws KeyReused
   */
  find(lead: NewLead): SpoolEntry | null {
    const key = lead.idempotency_key
    const first = key === null ? this.#byDedupeKey.get(lead.twin_key) : this.#byKey.get(key)
    const time = key === null ? duplicateTimeMs : keyTimeMs
    if (first === undefined || Math.abs(Date.parse(lead.created_at) - first.acceptedAt) > time) return null
    if (first.dedupeKey !== lead.twin_key) throw new KeyReused()
    return first.entry
  }

  has(id: string): boolean {
    return this.#byId.has(id)
  }

  add(lead: NewLead, entry: SpoolEntry): void {
    const key = lead.idempotency_key
    const known = { entry, key, dedupeKey: lead.twin_key, acceptedAt: Date.parse(lead.created_at) }
    this.#byId.set(entry.id, known)
    if (key !== null) this.#byKey.set(key, known)
    this.#byDedupeKey.set(lead.twin_key, known)
  }

  forget(id: string): void {
    const known = this.#byId.get(id)
    if (known === undefined) return
    this.#byId.delete(id)
    if (known.key !== null && this.#byKey.get(known.key) === known) this.#byKey.delete(known.key)
    if (this.#byDedupeKey.get(known.dedupeKey) === known) this.#byDedupeKey.delete(known.dedupeKey)
  }

  /** The file is empty, or another process took it over and is responsible for its lines. */
  forgetFile(name: string): void {
    for (const { entry } of this.#byId.values()) if (entry.file === name) this.forget(entry.id)
  }
}
