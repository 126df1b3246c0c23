import { connectionFailure, DeliveryFailure } from './delivery-failure.ts'

/** How long a receiver may take for its whole answer, in milliseconds. */
const timeoutMs = 10_000

/** More than any answer that we read. Characters. */
const longestAnswer = 1_000_000

/**
 * Posts JSON and returns status and text of any answer. Redirects are not followed: where
 * personal data go is for the settings to say.
 *
 * @throws DeliveryFailure when no answer came
 */
export async function postJson(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  const { url, authorization } = withoutCredentials(address)
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json; charset=utf-8', ...authorization, ...headers },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    return { status: response.status, text: await shortText(response) }
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

async function shortText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longestAnswer) throw new DeliveryFailure('an endless answer')
  }
  return text
}
