import type { OwnMeeting } from '#contract/feedback.ts'
import { knownMeeting } from '#database/leads/meetings.ts'
import type { Database } from '#database/open.ts'
import { LinkRefused } from '../subscriptions/subscriptions.ts'
import { readMeetingToken } from './meeting-token.ts'
import { proposalOf } from './proposal.ts'

/**
 * How a meeting stands, for its visitor.
 *
 * @throws LinkRefused when the token is none of ours, or the request is deleted
 */
export async function ownMeetingByToken(
  { db, secret }: { db: Database; secret: string },
  token: string,
): Promise<OwnMeeting> {
  const id = readMeetingToken(secret, token)
  if (id === null) throw new LinkRefused(false)
  const meeting = await knownMeeting(db, id)
  if (meeting === null) throw new LinkRefused(true)
  return {
    id,
    state: meeting.state,
    proposes: proposalOf(meeting),
    date: meeting.day,
    time_slot: meeting.slot,
    asked_date: meeting.asked.day,
    asked_time_slot: meeting.asked.slot,
    format: meeting.format,
    office_id: meeting.officeId,
    complex_id: meeting.complexId,
    address: meeting.address,
    estate_ids: meeting.estateIds,
    sequence: meeting.sequence,
    created_at: meeting.createdAt,
    changed_at: meeting.changedAt,
  }
}
