import { createHash } from 'node:crypto'
import { type Received, startReceiver } from '../servers/receiver.ts'
import type { Lifetime } from '../servers/server.ts'

type Answer = { status?: number; body?: unknown }

/**
 * A stand-in for MacroCRM that takes requests of the site `example.com` with the secret `secret`. It answers 200 to
 * everything, as the public clients describe it. `trouble` returns its answers instead, while there are any;
 * `late` takes what came and then says 503.
 */
export async function startMacroCrm(t: Lifetime, trouble: () => Answer | 'late' | null = () => null) {
  const requests: Record<string, string>[] = []

  function taken({ path, headers, body }: Received): Answer {
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
    if (path !== '/estate/request/' || !isForm) return { status: 404 }
    const { domain, time, token, ...fields } = Object.fromEntries(new URLSearchParams(body))
    const right = createHash('md5').update(`example.com${time}secret`).digest('hex')
    if (domain !== 'example.com' || token !== right || !/^\d{10}$/.test(time ?? '')) {
      return { body: { error: true, message: 'Request not authenticated' } }
    }
    if (!['buy', 'question', 'callback'].includes(fields['action'] ?? '')) {
      return { body: { error: true, message: `Wrong action for ${fields['phone']}` } }
    }
    requests.push(fields)
    return { body: { success: true, estate_id: requests.length } }
  }

  function answer(received: Received): Answer {
    const instead = trouble()
    if (instead !== null && instead !== 'late') return instead
    const told = taken(received)
    return instead === null ? told : { status: 503 }
  }

  return { ...(await startReceiver(t, answer)), requests }
}
