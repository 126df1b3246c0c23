import { data } from 'react-router'
import type { ApiClient } from '#contract/api-client.ts'
import { letterHeaders } from '../contents/subscribe/letter-link.server.ts'
import { meetingChoices } from '../forms/meeting-choices.server.ts'
import { meetingByToken } from './meeting-by-token.server.ts'
import type { ShownMeeting } from './own-meeting.tsx'

/**
 * The meeting behind a visitor's own link (R1563). A link that is none of ours, or whose request is deleted, is told in
 * words.
 */
export async function loadOwnMeeting(apiClient: ApiClient, token: string, sent: string | null) {
  const [own, choices] = await Promise.all([meetingByToken(apiClient, token), meetingChoices(apiClient)])
  const meeting: ShownMeeting | null = own && { ...own, token, choices }
  return data(
    { asked: null, own: { sent, meeting } },
    { status: meeting === null ? 404 : 200, headers: letterHeaders() },
  )
}
