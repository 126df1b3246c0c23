import { placesToMeet } from '#database/leads/meeting-places.ts'
import { knownMeetings, meetingIds, waitingMeetings } from '#database/leads/meetings.ts'
import { outgoingLeadsOf } from '#database/leads/outgoing-leads.ts'
import type { Database } from '#database/open.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { staffLanguage } from '#domain/staff/staff-text.ts'
import type { MeetingsPage, MeetingsQuery } from '../pages/meetings-page.ts'

/** A page of the list of meetings, by their day. */
export async function listedMeetings(
  db: Database,
  query: MeetingsQuery,
  { now, perPage }: { now: Date; perPage: number },
): Promise<Omit<MeetingsPage, 'reader'>> {
  const today = dayInKazakhstan(now)
  const part = { limit: perPage + 1, offset: (query.page - 1) * perPage }
  const ids = await meetingIds(db, query.view, today, part)
  const shown = ids.slice(0, perPage)
  const leads = new Map((await outgoingLeadsOf(db, shown)).map((lead) => [lead.id, lead]))
  const known = await knownMeetings(db, shown)
  const meetings = shown.flatMap((id) => {
    const [lead, meeting] = [leads.get(id), known.get(id)]
    return lead === undefined || meeting === undefined ? [] : [{ lead, meeting }]
  })
  const places = await placesToMeet(db, staffLanguage())
  return {
    query,
    meetings,
    places,
    today,
    waiting: await waitingMeetings(db, today),
    hasMore: ids.length > perPage,
  }
}
