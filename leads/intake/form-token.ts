import { signed, signedContent } from '../signature.ts'

/** What is signed. The number is the shape of the content: another shape takes another, and older tokens are unknown. */
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
 * What a form of our own pages carries to show that a page of ours was opened, and when. It names nobody and is the
 * same for everybody who got the page: a page that is cached serves one token to all its visitors. A visitor may send
 * it several times: limits and the Idempotency-Key are for that.
 */
export function formToken(secret: string, now: Date): string {
  return signed(secret, purpose, now.getTime().toString(36))
}

/**
 * - `fine`: between two seconds and seven days old;
 * - `early`: younger. Sent again a moment later it is fine. So are tokens of a replica whose clock is up to a minute ahead;
 * - `unknown`: signed by somebody else, older, or of a time to come. The page has to be loaded anew for another.
 */
export function checkFormToken(secret: string, token: string, now: Date): 'fine' | 'early' | 'unknown' {
  if (token.length > longestFormToken) return 'unknown'
  const time = signedContent(secret, purpose, token)
  if (time === null) return 'unknown'
  const age = now.getTime() - Number.parseInt(time, 36)
  if (age > lifetime || age < -clockDifference) return 'unknown'
  return age < fillTime ? 'early' : 'fine'
}
