import { setTimeout as wait } from 'node:timers/promises'
import { connectionFailure } from './delivery-failure.ts'

/**
 * Lets calls to a receiver through one after another, so many a second at most. Each process counts for itself.
 *
 * @returns a function that resolves when it is the caller's turn
 * @throws DeliveryFailure, the returned function, when nobody waits any more
 */
export function paced(perSecond: number): (signal: AbortSignal) => Promise<void> {
  const gap = 1000 / perSecond
  let next = 0
  return async (signal) => {
    const now = performance.now()
    const at = Math.max(now, next)
    next = at + gap
    await wait(at - now, undefined, { signal }).catch((error: unknown) => {
      throw connectionFailure(error)
    })
  }
}
