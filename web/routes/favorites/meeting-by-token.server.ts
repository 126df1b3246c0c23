import { type ApiClient, ApiFailure } from '#contract/api-client.ts'
import { ownMeeting, type OwnMeeting } from '#contract/feedback.ts'

/** A meeting by the token of its visitor; null for one that is none of ours, or whose request is deleted. */
export async function meetingByToken(apiClient: ApiClient, token: string): Promise<OwnMeeting | null> {
  try {
    return (await apiClient(ownMeeting, { token })).data
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return null
    throw error
  }
}
