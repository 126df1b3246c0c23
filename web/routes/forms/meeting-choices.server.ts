import type { ApiClient } from '#contract/api-client.ts'
import { meetingDays } from '#domain/meeting-time.ts'
import type { MeetingChoices } from './meeting-form.tsx'
import { placesToMeet } from './places-to-meet.server.ts'

/** Where and when one can meet. */
export async function meetingChoices(apiClient: ApiClient): Promise<MeetingChoices> {
  return { ...(await placesToMeet(apiClient)), days: meetingDays(new Date()) }
}
