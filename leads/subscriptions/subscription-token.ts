import { signed, signedContent } from '../signature.ts'

/** The purpose of a letter's link: of the news, and of what an address watches. */
export type SubscriptionPurpose = 'confirm' | 'leave' | 'confirm_watches' | 'own_watches'

/** The signed prefix of each; the number is the format of the content. */
const purposes = {
  confirm: 'confirm-1',
  leave: 'leave-1',
  confirm_watches: 'confirm-watches-1',
  own_watches: 'own-watches-1',
} as const

const week = 7 * 24 * 3_600_000

/**
 * How long the link of a letter confirms, in milliseconds: seven days from the sending. Leaving is possible for ever.
 */
const lifetimes = { confirm: week, leave: Infinity, confirm_watches: week, own_watches: Infinity } as const

/** A token of ours stays far under this many letters: id, time to the base 36, signature. */
const longestToken = 128

/**
 * The token in the link of a letter: which subscription or watcher, for what, and when it was made. It is made when the letter
 * is sent and stored nowhere; its holder may do this one action, so it belongs in no log and no Referer. URL-safe.
 *
 * @param id of the subscription or the watcher, a UUID
 */
export function subscriptionToken(
  secret: string,
  purpose: SubscriptionPurpose,
  id: string,
  now: Date,
): string {
  return signed(secret, purposes[purpose], `${id}.${now.getTime().toString(36)}`)
}

/** Which subscription a token is about and when it was made; `expired` is one of ours, `unknown` is none. */
export function readSubscriptionToken(
  secret: string,
  purpose: SubscriptionPurpose,
  token: string,
  now: Date,
): { id: string; madeAt: Date } | 'expired' | 'unknown' {
  if (token.length > longestToken) return 'unknown'
  const [id, time] = signedContent(secret, purposes[purpose], token)?.split('.') ?? []
  if (id === undefined || time === undefined) return 'unknown'
  const madeAt = new Date(Number.parseInt(time, 36))
  if (now.getTime() - madeAt.getTime() > lifetimes[purpose]) return 'expired'
  return { id, madeAt }
}
