import { signed, signedContent } from '../signature.ts'

/**
 * The prefix of the signed content. The number is its format: another format takes another, and older tokens are
 * unknown.
 */
const purpose = 'form-1'

/** A form that comes back sooner was filled in by no person (A14). Milliseconds. */
export const fillTime = 2000

/** The longest that a tab stays open with a form that still goes through at once, in milliseconds: seven days. */
const lifetime = 7 * 24 * 3_600_000

/** How far the clock of another replica may be ahead of ours, in milliseconds. */
const clockDifference = 60_000

/** A token is as long as this at most, in letters: its time to the base 36, a dot, the signature. */
export const longestFormToken = 64

/**
 * The token in the forms of our own pages: it proves that a page was opened, and when. It identifies no visitor and
 * is the same for every visitor of the page: a cached page has one token for all of them. A visitor may send it
 * several times: limits and the Idempotency-Key are for that.
 */
export function formToken(secret: string, now: Date): string {
  return signed(secret, purpose, now.getTime().toString(36))
}

/**
 * - `fine`: between two seconds and seven days old;
 * - `early`: younger. Sent again a moment later it is fine. So are tokens of a replica whose clock is up to a minute
 *   ahead;
 * - `unknown`: with a wrong signature, older, or from the future. The page has to be loaded again for another.
 */
export function checkFormToken(secret: string, token: string, now: Date): 'fine' | 'early' | 'unknown' {
  if (token.length > longestFormToken) return 'unknown'
  const time = signedContent(secret, purpose, token)
  if (time === null) return 'unknown'
  const age = now.getTime() - Number.parseInt(time, 36)
  if (age > lifetime || age < -clockDifference) return 'unknown'
  return age < fillTime ? 'early' : 'fine'
}
