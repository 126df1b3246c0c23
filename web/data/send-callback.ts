import type { ErrorBody } from '#contract/errors.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Language } from '#domain/languages.ts'

/** What became of a request. `network` means that nobody answered: the visitor may send the same again. */
export type Sent =
  | { kind: 'sent' }
  | { kind: 'refused'; status: number; body: ErrorBody }
  | { kind: 'network' }

/** A name for this attempt, so that a repeat after a lost answer stays one request. */
export function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends the callback form to the API (R191). Separators of the phone are taken out there as well as here (R141). */
export async function sendCallback(fields: FormData, language: Language, attempt: string): Promise<Sent> {
  const body: Record<string, unknown> = Object.fromEntries(fields)
  body.phone = String(body.phone ?? '').replaceAll(/[\s()-]/g, '')
  body.consent = fields.get('consent') === 'true'
  body.email = ''
  body.locale = language
  body.page_url = location.href
  body.referrer = document.referrer
  try {
    const response = await fetch(endpoints.callback.path, {
      method: endpoints.callback.method,
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': language,
        'Idempotency-Key': attempt,
      },
      body: JSON.stringify(body),
    })
    if (response.ok) return { kind: 'sent' }
    return { kind: 'refused', status: response.status, body: readError(await response.text()) }
  } catch {
    return { kind: 'network' }
  }
}

/** The error body of the API; anything else (a proxy's page) becomes the general message. */
function readError(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && 'message' in body) return body as ErrorBody
  } catch {
    // Not JSON: fall through to the general message.
  }
  return { message: 'error.unexpected' }
}
