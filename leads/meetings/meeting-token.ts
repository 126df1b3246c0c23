import { signed, signedContent } from '../signature.ts'

/** The prefix of the signed content; the number is its format. */
const purpose = 'meeting-1'

/** A token of ours stays far under this many letters: id and signature. */
const longestToken = 128

/**
 * The token of the visitor's own page of a meeting: whoever has it reads how the meeting stands, and nothing of its
 * visitor. The number of the request alone opens nothing. It is the same each time, stored nowhere, and URL-safe.
 */
export function meetingToken(secret: string, leadId: string): string {
  return signed(secret, purpose, leadId)
}

/** The request that a token is about; null for one that is none of ours. */
export function readMeetingToken(secret: string, token: string): string | null {
  return token.length > longestToken ? null : signedContent(secret, purpose, token)
}
