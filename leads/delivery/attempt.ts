import type { ClaimedDelivery, Outcome } from '#database/leads/claim-deliveries.ts'
import type { FailureText } from '#domain/staff/deliveries-russian.ts'
import type { Sender } from './senders.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { maxAttempts, pauseAfter } from './retry-schedule.ts'

/** The longest that an attempt may last; senders have shorter limits of their own. Milliseconds. */
export const longestAttempt = 90_000

/** A receiver may ask for a longer pause than ours, but for no longer one than this. Milliseconds. */
const longestPause = 6 * 3_600_000

/** Why an attempt has no outcome. */
const stopped: FailureText = 'interrupted by the end of the process'
const endless: FailureText = 'the last attempt had no end'

/** A log that masks quotes in an error under `err`, as that of the server does. */
export type DeliveryLog = Readonly<
  Record<'info' | 'warn' | 'error', (facts: Readonly<Record<string, unknown>>, message: string) => void>
>

export type AttemptParts = {
  log: DeliveryLog
  now: () => Date
  /** From 0 to 1, for the pause after a failure. */
  random: () => number
  /** Raised when the process ends: the attempt is broken off and goes back to the outbox. */
  stopping: AbortSignal
}

/** Tries to deliver once and returns the outcome to be stored. Never fails. */
export async function attempt(
  delivery: ClaimedDelivery,
  send: Sender,
  parts: AttemptParts,
): Promise<Outcome> {
  const { log, now, stopping } = parts
  // Its worker ended in the middle of the last attempt, else it would not be here again.
  if (delivery.attempt > maxAttempts) return dead(delivery, endless, log)
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(longestAttempt)])
  try {
    await unlessAborted(signal, () => send(delivery, signal))
    log.info(factsOf(delivery), 'delivered')
    return { state: 'delivered', at: now() }
  } catch (error) {
    if (!stopping.aborted) return failed(delivery, error, parts)
    return { state: 'pending', next: now(), error: stopped }
  }
}

/** A delivery in the log, with the id of its request that the line of its acceptance has too. Nothing is personal. */
export function factsOf({ id, lead_id: lead, channel, attempt }: ClaimedDelivery) {
  return { delivery: id, ...(lead === null ? {} : { lead }), channel, attempt }
}

function failed(delivery: ClaimedDelivery, error: unknown, { log, now, random }: AttemptParts): Outcome {
  const reason = reasonOf(error)
  const ours = pauseAfter(delivery.attempt, random())
  if (ours === null || (error instanceof DeliveryFailure && error.final)) return dead(delivery, reason, log)
  const wanted = error instanceof DeliveryFailure ? Math.min(error.pause, longestPause) : 0
  const pause = Math.max(ours, wanted)
  const facts = { ...factsOf(delivery), reason, retryInSeconds: Math.round(pause / 1000) }
  if (error instanceof DeliveryFailure) log.warn(facts, 'a delivery failed and will be tried again')
  else log.error({ ...facts, err: error }, 'a delivery failed and will be tried again')
  return { state: 'pending', next: new Date(now().getTime() + pause), error: reason }
}

/** No more attempts for this one, unless staff ask for it. */
function dead(delivery: ClaimedDelivery, reason: string, log: DeliveryLog): Outcome {
  log.error({ ...factsOf(delivery), reason }, 'a delivery is dead: npm run leads -- resend --dead')
  return { state: 'dead', error: reason }
}

/**
 * For the log and for `last_error`: an unexpected error is named by its type alone, its message may quote anything.
 */
function reasonOf(error: unknown): string {
  if (error instanceof DeliveryFailure) return error.message
  if (!(error instanceof Error)) return 'unexpected'
  return `unexpected: ${'code' in error ? String(error.code) : error.name}`
}

/** Leaves work alone that does not end when it should. */
async function unlessAborted(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const aborted = Promise.withResolvers<never>()
  const stop = () => aborted.reject(new DeliveryFailure('no end in time'))
  signal.addEventListener('abort', stop, { once: true })
  try {
    signal.throwIfAborted()
    await Promise.race([work(), aborted.promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
