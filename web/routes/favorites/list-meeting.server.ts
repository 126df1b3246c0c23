import type { ApiClient } from '#contract/api-client.ts'
import {
  type Appointment,
  appointmentSearch,
  ownMeetingSearch,
  readAppointment,
} from '#domain/appointment.ts'
import { veryPlace } from '#domain/meeting-place.ts'
import type { MeetingState } from '#domain/meeting-state.ts'
import { optional } from '../../data/optional.server.ts'
import { placesToMeet } from '../forms/places-to-meet.server.ts'
import { meetingByToken } from './meeting-by-token.server.ts'
import { appointmentOf } from './own-meeting-words.ts'

/** The meeting that a shortlist is brought along to: what is known of it now (R1589, R1691). */
export type ListMeeting = Appointment & {
  state: MeetingState
  /** The very place, as `veryPlace` says it. */
  very: string
  /** The part of the address that names it. */
  search: string
}

/**
 * The meeting that the address of a shortlist names: by the visitor's token as it stands now, else by its day, where the
 * site has kept none. Null without a day, and while nobody knows.
 */
export async function listMeeting(apiClient: ApiClient, url: URL): Promise<ListMeeting | null> {
  const token = url.searchParams.get('token') ?? ''
  const own = token === '' ? null : await optional(meetingByToken(apiClient, token), null)
  const appointment =
    token === ''
      ? readAppointment((name) => url.searchParams.get(name) ?? '', new Date())
      : own && appointmentOf(own)
  if (appointment === null) return null
  return {
    ...appointment,
    state: own?.state ?? 'asked',
    very: veryPlace(appointment, await placesToMeet(apiClient)),
    search: token === '' ? appointmentSearch(appointment, []) : ownMeetingSearch(token),
  }
}
