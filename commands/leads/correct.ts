import { type Correction, correctPerson } from '#database/leads/correct-person.ts'
import { otherNames, type Person } from '#database/leads/person.ts'
import { outgoingLeadsOf } from '#database/leads/outgoing-leads.ts'
import { wipeTraces } from '#database/leads/wipe-traces.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import type { CommandContext } from '../command-context.ts'
import { sayOtherNames, sayWaiting } from './spool-leads.ts'

/**
 * Corrects the data of a person in all of their requests (law 94-V), and names the places that have them too.
 *
 * @returns whether there was something to correct
 */
export async function correct(context: CommandContext, person: Person, right: Correction): Promise<boolean> {
  const { db, print, say } = context
  const others = await otherNames(db, person)
  const ids = await correctPerson(db, person, right)
  await wipeTraces(db)
  await print(`${staffText('Corrected: requests {count}', { count: ids.length })}\n`)
  const leads = await outgoingLeadsOf(db, ids)
  for (const { id, deliveries } of leads) {
    const sent = deliveries.filter(({ attempts }) => attempts > 0).map(({ channel }) => channel)
    if (sent.length > 0)
      say(staffText('Correct it there too: {channels}, request {id}', { channels: sent.join(', '), id }))
  }
  if (right.email !== undefined) {
    say(
      staffText(
        'A subscription stays with the address that was confirmed: leave it by «forget», and subscribe the new one.',
      ),
    )
  }
  sayOtherNames(context, others)
  const waiting = await sayWaiting(context, person)
  return ids.length > 0 && waiting === 0
}
