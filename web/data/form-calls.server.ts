import { postApplication, postStudentApplication } from '#contract/applications.ts'
import type { JsonEndpoint } from '#contract/api-client.ts'
import { postCallback, postMeets, postQuestion, postReserve } from '#contract/feedback.ts'
import { postSubscription } from '#contract/subscriptions.ts'
import { postWatch } from '#contract/watches.ts'

/** The forms of the site with the call of the API that takes each. The schemas are for the server alone. */
export const formCalls = {
  callback: postCallback,
  meets: postMeets,
  questions: postQuestion,
  reserves: postReserve,
  application: postApplication,
  student: postStudentApplication,
  subscribe: postSubscription,
  watch: postWatch,
} as const satisfies Record<string, JsonEndpoint>

/** The word that the texts of a form begin with. */
export type FormName = keyof typeof formCalls
