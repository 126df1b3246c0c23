import { connectionFailure, DeliveryFailure } from './delivery-failure.ts'

/** How long a receiver may take for its whole answer (milliseconds), and more than any answer that we read (characters). */
const usualLimits = { ms: 10_000, characters: 1_000_000 }

type Answer = { status: number; text: string }

/**
 * Posts JSON and returns status and text of any answer. Redirects are not followed: where
 * personal data go is for the settings to say.
 *
 * @throws DeliveryFailure when no answer came
 */
export function postJson(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  limits = usualLimits,
): Promise<Answer> {
  const type = { 'Content-Type': 'application/json; charset=utf-8' }
  return post(address, body, { ...type, ...headers }, signal, limits)
}

/** The same with the fields of a form, as a page sends them. */
export function postForm(
  address: string,
  fields: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' }
  return post(address, new URLSearchParams(fields).toString(), headers, signal)
}

async function post(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  { ms, characters } = usualLimits,
): Promise<Answer> {
  try {
    // Inside: the error of a wrong address has the whole address in it, secrets too.
    const { url, authorization } = withoutCredentials(address)
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { ...authorization, ...headers },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ms)]),
    })
    return { status: response.status, text: await shortText(response, characters) }
  } catch (error) {
    throw error instanceof DeliveryFailure ? error : connectionFailure(error)
  }
}

/** `https://user:password@host/` in the form for fetch: it takes no credentials in an address. */
function withoutCredentials(address: string): { url: URL; authorization: Record<string, string> } {
  const url = new URL(address)
  if (url.username === '' && url.password === '') return { url, authorization: {} }
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  return { url, authorization: { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}

async function shortText(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > most) throw new DeliveryFailure('an endless answer')
  }
  return text
}

/** The object that an answer is as JSON; an empty one where it is none. */
export function answeredObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
