import type { KnownMeeting } from '#database/leads/meetings.ts'
import { isSamePlace } from '#domain/meeting-place.ts'
import type { MeetingProposal } from '#domain/meeting-state.ts'

/** What staff propose in the place of what the visitor asked for; null where they propose nothing. */
export function proposalOf({ state, asked, ...meeting }: KnownMeeting): MeetingProposal | null {
  if (state !== 'moved') return null
  const isTimeAsAsked = meeting.day === asked.day && meeting.slot === asked.slot
  return isTimeAsAsked && !isSamePlace(meeting, asked) ? 'place' : 'time'
}
