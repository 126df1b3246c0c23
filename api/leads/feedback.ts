import { Hono } from 'hono'
import {
  meetsAt,
  ownMeeting,
  postCallback,
  postMeets,
  postQuestion,
  postReserve,
} from '#contract/feedback.ts'
import { canBeAskedFor } from '#database/search/index/can-be-asked-for.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { meetingToken } from '#leads/meetings/meeting-token.ts'
import { ownMeetingByToken } from '#leads/meetings/own-meeting.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { done, readBody, unkept } from './letter-links.ts'
import { type LeadParts, takeLead } from './take-lead.ts'

/** POST /api/feedback/callback, …/meets, …/questions and …/reserves (R190–R193), and …/meets/own (R1563). */
export function feedback(parts: LeadParts, index: LiveSearchIndex) {
  return new Hono<ApiEnv>()
    .post(postCallback.path, takeLead(parts, { form: 'callback', body: () => postCallback.body }))
    .post(
      postMeets.path,
      takeLead(parts, {
        form: 'meets',
        body: meetsAt,
        own: (id) => ({ meeting: meetingToken(parts.secret, id) }),
      }),
    )
    .post(ownMeeting.path, async (c) => {
      const { token } = await readBody(c, ownMeeting.body)
      return c.json({ data: await done(ownMeetingByToken(parts, token)) }, 200, unkept)
    })
    .post(postQuestion.path, takeLead(parts, { form: 'questions', body: () => postQuestion.body }))
    .post(
      postReserve.path,
      takeLead(parts, {
        form: 'reserves',
        body: () => postReserve.body,
        // The index stays in memory, so that a request is taken also while the database is down.
        missing: async ({ estate_id }) =>
          canBeAskedFor(index.current(), estate_id) ? {} : { estate_id: ['validation.estate'] },
      }),
    )
}
