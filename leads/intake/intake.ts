import { withTimeout } from '#database/with-timeout.ts'
import type { Spool } from '../spool/spool.ts'
import { KeyReused } from './duplicates.ts'
import { findFirst } from './find-first.ts'
import { keepLead, type KeepParts, withoutReusedKey } from './keep-lead.ts'
import type { LeadRecord } from './lead-record.ts'
import { type LeadRequest, newLead } from './new-lead.ts'

export type { LeadRequest } from './new-lead.ts'

/** The dependencies of intake: a database, a clock, a maker of UUIDv7. */
export type IntakeParts = KeepParts & {
  now: () => Date
  /** The store of requests while the database is down; null without one. */
  spool: Spool | null
  /** How long the database may take, in milliseconds; a visitor is waiting. */
  timeoutMs?: number
}

/** The request was not stored: the visitor has to be told to call. `cause` has the reason. */
export class LeadNotKept extends Error {
  constructor(cause: unknown) {
    super('the request could not be kept', { cause })
    this.name = 'LeadNotKept'
  }
}

const usualTimeoutMs = 3_000

/** `inSpool`: on disk, since the database did not take it. */
type Kept = { id: string; repeated: boolean; inSpool?: true }

/**
 * Keeps a request in the database or, when that fails or does not answer, in the spool; it is on disk when the
 * promise resolves. A repeat gives the id of the first. While the database is known to be down it is not tried.
 *
 * @throws LeadNotKept when neither could be written
 * @throws KeyReused for a direct call; the forms of our pages never meet it
 */
export async function acceptLead(parts: IntakeParts, request: LeadRequest): Promise<Kept> {
  const record = { lead: newLead(parts.newId(), parts.now(), request), file: request.file ?? null }
  const accept = (each: LeadRecord) => acceptRecord(parts, each)
  return request.source === 'site' ? withoutReusedKey(record, accept) : accept(record)
}

async function acceptRecord(parts: IntakeParts, record: LeadRecord): Promise<Kept> {
  const waiting = (await parts.spool?.find(record.lead)) ?? null
  if (waiting !== null) return { id: waiting, repeated: true, inSpool: true }
  let failure: unknown
  for (const way of waysOf(parts, record)) {
    try {
      return await way(failure)
    } catch (error) {
      if (error instanceof KeyReused) throw error
      failure = failure === undefined ? error : new Error(String(error), { cause: failure })
    }
  }
  throw new LeadNotKept(failure)
}

/** A way to keep a request; it gets the error of the way before. */
type Way = (failure?: unknown) => Promise<Kept>

function waysOf(parts: IntakeParts, record: LeadRecord): readonly Way[] {
  const { spool, timeoutMs = usualTimeoutMs } = parts
  const database: Way = () => withTimeout(timeoutMs, (late) => keepLead(parts, record, late))
  if (spool === null) return [database]
  const onDisk: Way = async (failure) => ({ ...(await spool.keep(record, failure)), inSpool: true })
  return spool.isDatabaseAway ? [onDisk, database] : [database, onDisk]
}

/** Id of the kept request that this one repeats, null when it is a new one. Only looks. @throws KeyReused */
export async function keptBefore(parts: IntakeParts, request: LeadRequest): Promise<string | null> {
  const { db, spool, timeoutMs = usualTimeoutMs } = parts
  const lead = newLead('', parts.now(), request)
  const waiting = (await spool?.find(lead)) ?? null
  if (waiting !== null) return waiting
  return withTimeout(timeoutMs, () => findFirst(db, lead))
}
