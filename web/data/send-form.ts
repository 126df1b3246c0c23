import { isRecord, noReason, readErrorBody } from '#contract/error-body.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#domain/languages.ts'

/** The result of a form: accepted with the answer's message, or the reason why not. */
export type Sent = { ok: true; message: string } | { ok: false; body: ErrorBody }

/** Data sent beside the fields: none of it was typed. */
export type Sending = {
  path: string
  language: Language
  /** Name of the attempt: a repeat after a lost answer stays one request. */
  attempt: string
}

/**
 * A pause of so many seconds is waited out silently: so short a pause means that the form was sent too fast (A14), or
 * came while the site started.
 */
export const shortPause = 5

/** The time limit for an answer before the visitor sees an error, in milliseconds. */
export const patience = 30_000

/** A name for an attempt. Pages without TLS have no `randomUUID`. */
export function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export type FormBody = Readonly<Record<string, unknown>>

/** One way of a body to the API; rejects without an answer. */
export type Post = (body: FormBody, to: Sending) => Promise<Response>

/** Posts a form to the API, as JSON by default, and once more after a short pause. Never rejects. */
export async function sendForm(body: FormBody, to: Sending, post: Post = postJson): Promise<Sent> {
  try {
    let response = await post(body, to)
    const pause = pauseOf(response)
    if (pause !== null) {
      await new Promise((resolve) => setTimeout(resolve, pause * 1000))
      response = await post(body, to)
    }
    const answer = readAnswer(await response.text())
    if (response.ok) return { ok: true, message: messageOf(answer) }
    return { ok: false, body: shownRefusal(response.status, readErrorBody(answer)) }
  } catch {
    return { ok: false, body: { message: 'feedback.network' } }
  }
}

/** The headers of every way of a form. */
export function sendingHeaders({ language, attempt }: Sending): Record<string, string> {
  return { 'Accept-Language': language, 'Idempotency-Key': attempt }
}

const postJson: Post = (body, to) =>
  fetch(to.path, {
    method: 'POST',
    headers: { ...sendingHeaders(to), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })

/** Seconds after which an answer asks to come back, where they are few; null for all other answers. */
function pauseOf(response: Response): number | null {
  const seconds = response.headers.get('Retry-After') ?? ''
  return !response.ok && /^\d$/.test(seconds) && Number(seconds) <= shortPause ? Number(seconds) : null
}

/** The body of the API's answer; null for anything else, like a proxy's page. */
function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The message of a success; the answer to a form need not be read (R197). */
function messageOf(answer: unknown): string {
  return isRecord(answer) && typeof answer['message'] === 'string' ? answer['message'] : ''
}

/** The message for the visitor: after any failure on our side, they need another way to reach us. */
export function shownRefusal(status: number, body: ErrorBody): ErrorBody {
  return status >= 500 && body.message !== noReason ? { message: 'feedback.unavailable' } : body
}
