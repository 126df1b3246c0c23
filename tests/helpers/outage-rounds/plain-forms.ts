import { setTimeout as wait } from 'node:timers/promises'
import type { Sent } from '../kill-rounds/callback-stream.ts'

/** Time between two forms, in milliseconds. */
const pause = 150

/** How long a visitor waits for the thanks, in milliseconds. */
const timeoutMs = 30_000

/** Visitors without JavaScript, who post the form of a page once and are led on to the thanks. */
export class PlainForms {
  /** These visitors get no id: `ids` holds the thanks. */
  readonly sent: Sent[] = []
  /** The answers in place of thanks. */
  readonly strange: string[] = []

  /** Posts until the signal; resolves when nothing is open. */
  async run(url: string, token: string, end: AbortSignal): Promise<void> {
    const open: Promise<void>[] = []
    while (!end.aborted) {
      open.push(this.#post(url, token))
      await wait(pause, undefined, { signal: end }).catch(() => {})
    }
    await Promise.all(open)
  }

  async #post(url: string, token: string): Promise<void> {
    const phone = `+7702${String(this.sent.length + 1).padStart(7, '0')}`
    const one: Sent = { phone, key: null, ids: [], sawOutage: true }
    this.sent.push(one)
    const fields = { name: 'Алия', phone, consent: 'true', form_token: token, website: '' }
    try {
      const response = await fetch(`${url}/callback`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Accept-Language': 'ru' },
        body: new URLSearchParams(fields),
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.arrayBuffer()
      if (response.status === 303) one.ids.push('thanks')
      else this.strange.push(`the form of ${phone}: ${response.status}`)
    } catch (error) {
      this.strange.push(`the form of ${phone}: ${String(error)}`)
    }
  }
}

/** The token of the form on a page of a site. It counts once the page has been open for two seconds (A14). */
export async function pageToken(url: string): Promise<string> {
  const html = await (await fetch(`${url}/callback`, { headers: { Accept: 'text/html' } })).text()
  const input = /<input[^>]*name="form_token"[^>]*>/.exec(html)?.[0] ?? ''
  const token = /value="([^"]+)"/.exec(input)?.[1]
  if (token === undefined) throw new Error('the page has no form with a token')
  return token
}
