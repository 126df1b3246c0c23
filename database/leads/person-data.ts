import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import type { Database } from '../open.ts'
import type { SubscriptionTable } from '../tables.ts'
import { outgoingLeadsOf } from './outgoing-leads.ts'
import { ofPerson, type Person } from './person.ts'

/** Everything that the database holds of a person, but for hashes and what its own work needs. */
export type PersonData = {
  requests: (OutgoingLead & { address: string })[]
  subscriptions: SubscriptionTable[]
}

export async function personData(db: Database, person: Person): Promise<PersonData> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'address'])
    .where((row) => ofPerson(row, person))
    .execute()
  const addresses = new Map(rows.map(({ id, address }) => [id, address]))
  const requests = await outgoingLeadsOf(db, [...addresses.keys()])
  const subscriptions =
    person.email === null
      ? []
      : await db
          .selectFrom('subscriptions')
          .selectAll()
          .where('email', '=', person.email.toLowerCase())
          .execute()
  return {
    requests: requests.map((lead) => ({ ...lead, address: addresses.get(lead.id) ?? '' })),
    subscriptions,
  }
}
