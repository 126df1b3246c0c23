import { z } from 'zod'
import type { Database } from '#database/open.ts'
import type { CallbackStream } from './callback-stream.ts'

const Body = z.object({ id: z.string(), phone: z.string() })

/**
 * Compares the answers to the visitors with the stored and the received requests: every accepted request is stored
 * once and received once; an unanswered one that was not repeated is there at most once; no other is there.
 */
export async function problemsOf(
  db: Database,
  { sent, strange }: Pick<CallbackStream, 'sent' | 'strange'>,
  taken: ReadonlyMap<string, string>,
): Promise<string[]> {
  const problems = strange.map((answer) => `an answer that is not 201: ${answer}`)
  const leads = await db.selectFrom('leads').select(['id', 'phone', 'idempotency_key']).execute()
  const byPhone = Map.groupBy(leads, ({ phone }) => phone)
  for (const { phone, key, ids, sawOutage } of sent) {
    const stored = byPhone.get(phone) ?? []
    byPhone.delete(phone)
    if (stored.length > 1) problems.push(`${phone} is stored ${stored.length} times`)
    if (ids.length === 0 && key !== null) problems.push(`${phone} was never answered`)
    if (ids.length > 0 && stored.length === 0) problems.push(`${phone} is lost`)
    // A request whose first attempt was stored just before the database went down gets a second id, and is one
    // request.
    for (const id of sawOutage ? [] : new Set(ids))
      if (stored[0]?.id !== id) problems.push(`${phone} was told the id ${id} and is ${stored[0]?.id}`)
  }
  for (const phone of byPhone.keys()) problems.push(`nobody has sent ${phone}`)

  const received = [...taken].map(([key, body]) => ({ key, ...Body.parse(JSON.parse(body)) }))
  const receivedPhones = Map.groupBy(received, ({ phone }) => phone)
  for (const { id, phone } of leads) {
    const times = receivedPhones.get(phone)?.length ?? 0
    if (times !== 1 || taken.get(id) === undefined) problems.push(`${phone} was received ${times} times`)
  }
  const known = new Set(leads.map(({ id }) => id))
  for (const { id } of received) if (!known.has(id)) problems.push(`${id} was received and is not stored`)
  const unfinished = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '!=', 'delivered')
    .execute()
  if (unfinished.length > 0) problems.push(`${unfinished.length} deliveries have not arrived`)
  const deliveries = await db.selectFrom('deliveries').select('lead_id').execute()
  if (deliveries.length !== leads.length)
    problems.push(`${leads.length} requests, ${deliveries.length} deliveries`)
  return problems
}
