import { type Received, startReceiver } from '../servers/receiver.ts'
import type { Lifetime } from '../servers/server.ts'

/**
 * Share of the calls that fail; every second of those only after the request was taken in, so that it comes again.
 */
const failing = 0.1

/**
 * A webhook that now and then gives no answer, and drops repeats by key. `taken` is its requests, by
 * `Idempotency-Key`.
 */
export async function forgetfulReceiver(t: Lifetime, random: () => number) {
  const taken = new Map<string, string>()
  let repeats = 0
  const takeIn = ({ headers, body }: Received) => {
    const key = String(headers['idempotency-key'])
    if (taken.has(key)) repeats++
    else taken.set(key, body)
  }
  const { url, received } = await startReceiver(t, (call) => {
    const chance = random()
    if (chance < failing / 2) return { status: 503 }
    takeIn(call)
    return { status: chance < failing ? 503 : 200 }
  })
  return { url, taken, figures: () => ({ calls: received.length, taken: taken.size, repeats }) }
}
