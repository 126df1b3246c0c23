import { isRecord, noReason, readErrorBody } from '#contract/error-body.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#domain/languages.ts'

/** What became of a form: accepted with the answer's message, or not, and then why. */
export type Sent = { ok: true; message: string } | { ok: false; body: ErrorBody }

/** What is sent beside the fields: nothing of it was typed. */
export type Sending = {
  path: string
  language: Language
  /** Name of the attempt: a repeat after a lost answer stays one request. */
  attempt: string
}

/**
 * A pause of so many seconds is waited out without a word: who is asked to come back so soon was only too fast (A14), or
 * came while the site started.
 */
export const shortPause = 5

/** How long an answer may take before the visitor is told that nobody answers, in milliseconds. */
export const patience = 30_000

/** A name for an attempt. Pages without TLS have no `randomUUID`. */
export function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export type FormBody = Readonly<Record<string, unknown>>

/** One way of a body to the API; rejects when nobody answers. */
export type Post = (body: FormBody, to: Sending) => Promise<Response>

/** Posts a form to the API, as JSON unless told otherwise, after a short pause once more. Never rejects. */
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

/** What every way of a form says beside its body. */
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

/** What a success says; the answer to a form need not be read (R197). */
function messageOf(answer: unknown): string {
  return isRecord(answer) && typeof answer['message'] === 'string' ? answer['message'] : ''
}

/** What the visitor is told: whatever broke on our side, they need another way to us. */
export function shownRefusal(status: number, body: ErrorBody): ErrorBody {
  return status >= 500 && body.message !== noReason ? { message: 'feedback.unavailable' } : body
}
