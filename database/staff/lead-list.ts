import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../open.ts'
import type { DeliveryTable, Tables } from '../tables.ts'

/** How a request stands: something of it waits, was given up, all has arrived, or it was sent nowhere. */
export const leadStates = ['waiting', 'dead', 'delivered', 'unsent'] as const
export type LeadState = (typeof leadStates)[number]

export type LeadListFilter = {
  form?: string
  state?: LeadState
  phone?: string
  /** Only requests before this one. */
  before?: string
}

/** The ids of requests, the newest first. */
export async function newestLeads(
  db: Database,
  { form, state, phone, before }: LeadListFilter,
  limit: number,
): Promise<string[]> {
  let query = db.selectFrom('leads').select('leads.id')
  if (form !== undefined) query = query.where('leads.form', '=', form)
  if (phone !== undefined) query = query.where('leads.phone', '=', phone)
  if (before !== undefined) query = query.where('leads.id', '<', before)
  if (state !== undefined) query = query.where((row) => stands(row, state))
  const rows = await query.orderBy('leads.id', 'desc').limit(limit).execute()
  return rows.map(({ id }) => id)
}

function stands(row: ExpressionBuilder<Tables, 'leads'>, state: LeadState) {
  const any = (...states: DeliveryTable['state'][]) =>
    row.exists(
      row
        .selectFrom('deliveries')
        .select('deliveries.id')
        .whereRef('deliveries.lead_id', '=', 'leads.id')
        .where('deliveries.state', 'in', states)
        // What staff sent another way needs nobody here.
        .where('deliveries.moved_to', 'is', null),
    )
  switch (state) {
    case 'waiting':
      return any('pending')
    case 'dead':
      return any('dead')
    case 'delivered':
      return row.and([any('delivered'), row.not(any('pending', 'dead'))])
    case 'unsent':
      return row.not(any('pending', 'dead', 'delivered'))
  }
}

/** The phone of a request; null when it is gone. */
export async function phoneOfLead(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom('leads').select('phone').where('id', '=', id).executeTakeFirst()
  return row?.phone ?? null
}

/** How what waits of a request stands. */
export type Waiting = {
  /** Something is due, or a worker has it in hand. */
  isUnderWay: boolean
  /** When the next try is; null when nothing waits. */
  next: Date | null
}

/** How the waiting deliveries of a request on these channels stand. */
export async function waitingOf(
  db: Database,
  leadId: string,
  channels: readonly string[],
  now: Date,
): Promise<Waiting> {
  if (channels.length === 0) return { isUnderWay: false, next: null }
  const rows = await db
    .selectFrom('deliveries')
    .select(['next_attempt_at', 'leased_until'])
    .where('lead_id', '=', leadId)
    .where('channel', 'in', channels)
    .where('state', '=', 'pending')
    .orderBy('next_attempt_at')
    .execute()
  const at = now.toISOString()
  const [first] = rows
  return {
    isUnderWay: rows.some(
      ({ next_attempt_at: next, leased_until: until }) => next <= at || (until ?? '') > at,
    ),
    next: first === undefined ? null : new Date(first.next_attempt_at),
  }
}
