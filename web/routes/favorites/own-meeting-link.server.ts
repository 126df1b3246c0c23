import { data } from 'react-router'
import { type ApiClient, ApiFailure } from '#contract/api-client.ts'
import { ownMeeting } from '#contract/feedback.ts'
import { letterHeaders } from '../contents/subscribe/letter-link.server.ts'
import { meetingChoices } from '../forms/meeting-choices.server.ts'
import type { ShownMeeting } from './own-meeting.tsx'

/**
 * The meeting behind a visitor's own link (R1563). A link that is none of ours, or whose request is deleted, is told in
 * words.
 */
export async function loadOwnMeeting(apiClient: ApiClient, token: string, sent: string | null) {
  const shown = (meeting: ShownMeeting | null, status = 200) =>
    data({ asked: null, own: { sent, meeting } }, { status, headers: letterHeaders() })
  try {
    const [{ data: own }, choices] = await Promise.all([
      apiClient(ownMeeting, { token }),
      meetingChoices(apiClient),
    ])
    return shown({ ...own, token, choices })
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status >= 500) throw error
    return shown(null, 404)
  }
}
