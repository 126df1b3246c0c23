import type { Selectable } from 'kysely'
import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import { type MeetingPlace, meetingPlaceOf } from '#domain/meeting-place.ts'
import type { MeetingAnswer } from '#domain/meeting-state.ts'
import type { Database } from '../open.ts'
import type { CampaignLetterTable, SubscriptionTable, WatcherTable, WatchTable } from '../tables.ts'
import { type KnownMeeting, knownMeetings } from './meetings.ts'
import { outgoingLeadsOf } from './outgoing-leads.ts'
import { ofPerson, type Person, watchersOf } from './person.ts'

/** What staff have answered to a request for a meeting. */
type MeetingReply = Pick<KnownMeeting, 'day' | 'slot' | 'changedAt' | 'changedBy' | keyof MeetingPlace> & {
  state: MeetingAnswer
}

/** Everything that the database holds of a person, but for hashes and what its own work needs. */
export type PersonData = {
  requests: (OutgoingLead & { address: string; meeting: MeetingReply | null })[]
  subscriptions: (Selectable<SubscriptionTable> & {
    /** Letters with news that were sent to it, by the slug of the article. */
    letters: { slug: string; state: CampaignLetterTable['state']; changed_at: string }[]
  })[]
  /** What an address is told about, or wants to be, each with its consent. */
  watchers: (Selectable<WatcherTable> & { watches: Selectable<WatchTable>[] })[]
}

export async function personData(db: Database, person: Person): Promise<PersonData> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'address'])
    .where((row) => ofPerson(row, person))
    .execute()
  const addresses = new Map(rows.map(({ id, address }) => [id, address]))
  const requests = await outgoingLeadsOf(db, [...addresses.keys()])
  const meetings = await knownMeetings(db, [...addresses.keys()])
  const subscriptions =
    person.email === null
      ? []
      : await db
          .selectFrom('subscriptions')
          .selectAll()
          .where('email', '=', person.email.toLowerCase())
          .execute()
  const letters =
    subscriptions.length === 0
      ? []
      : await db
          .selectFrom('campaign_letters')
          .innerJoin('campaigns', 'campaigns.id', 'campaign_id')
          .select(['subscription_id', 'slug', 'state', 'changed_at'])
          .where(
            'subscription_id',
            'in',
            subscriptions.map(({ id }) => id),
          )
          .orderBy('changed_at')
          .execute()
  const watchers = await db
    .selectFrom('watchers')
    .selectAll()
    .where((row) => watchersOf(row, person))
    .execute()
  const watches =
    watchers.length === 0
      ? []
      : await db
          .selectFrom('watches')
          .selectAll()
          .where(
            'watcher_id',
            'in',
            watchers.map(({ id }) => id),
          )
          .orderBy('consent_at')
          .execute()
  return {
    watchers: watchers.map((row) => ({
      ...row,
      watches: watches.filter(({ watcher_id: id }) => id === row.id),
    })),
    requests: requests.map((lead) => ({
      ...lead,
      address: addresses.get(lead.id) ?? '',
      meeting: replyOf(meetings.get(lead.id)),
    })),
    subscriptions: subscriptions.map((row) => ({
      ...row,
      letters: letters.flatMap(({ subscription_id: id, ...letter }) => (id === row.id ? [letter] : [])),
    })),
  }
}

function replyOf(meeting: KnownMeeting | undefined): MeetingReply | null {
  if (meeting === undefined || meeting.state === 'asked') return null
  const { state, day, slot, changedAt, changedBy } = meeting
  return { state, day, slot, ...meetingPlaceOf(meeting), changedAt, changedBy }
}
