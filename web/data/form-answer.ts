import { noReason } from '#contract/no-reason.ts'
import type { ErrorBody } from '#contract/errors.ts'

/** Why a form was refused: the API's body, and the seconds after which it may be asked again; null where it names none. */
export type Refusal = { body: ErrorBody; retryAfter: number | null }

/** What the action of a page says of a form that a script has sent. */
export type FormAnswer = { refused?: undefined } &
  /** `meeting`: the token of the page of a meeting that the site has kept. */
  ({ ok: true; message: string; meeting?: string } | ({ ok: false } & Refusal))

/** The fields that only a script sends: the name of the form, and the key of the attempt (A14). */
export const scriptFields = { form: 'form_name', key: 'idempotency_key' } as const

/** Seconds that are waited out without a word: a visitor was only too fast (A14), or came while the site started. */
export const shortPause = 5

/** How long an answer may take before the visitor reads that there is none, in milliseconds. */
export const answerTimeout = 30_000

/** What the server says of a form before its page sees it (R381, R388), and what it means when nothing came. */
const lostWords: Readonly<Record<number, string>> = {
  0: 'feedback.network',
  403: 'error.foreign',
  429: 'error.busy',
}

/** For a form that the action did not answer, but something on the way to it with this status; 0: nothing did. */
export function lostAnswer(status: number): FormAnswer {
  const message = lostWords[status] ?? noReason
  // A server that is starting is there in a moment.
  return { ok: false, body: { message }, retryAfter: status === 503 ? 2 : null }
}
