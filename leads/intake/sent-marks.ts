import type { SentMarks } from '#contract/request-context.ts'
import { signed, signedContent } from '../signature.ts'

/**
 * The prefix of the signed content. The number is its format: another format takes another, and older marks are
 * unknown.
 */
const purpose = 'sent-1'

/** How long an address says thanks, in milliseconds: fifteen minutes. */
const lifetime = 15 * 60_000

/** A mark of ours stays far under this many letters: message, time to the base 36, signature. */
const longestMark = 128

/**
 * The mark in the address of a thank-you page, which proves that a form was taken just now (R313): the API's message
 * and the time. It identifies no visitor, and is URL-safe where the message is. It is valid for fifteen minutes.
 */
export function sentMarks(secret: string, now: () => Date): SentMarks {
  return {
    make: (message) => signed(secret, purpose, `${message}.${now().getTime().toString(36)}`),
    read(mark) {
      if (mark.length > longestMark) return null
      const content = signedContent(secret, purpose, mark)
      if (content === null) return null
      const end = content.lastIndexOf('.')
      const age = now().getTime() - Number.parseInt(content.slice(end + 1), 36)
      return age > lifetime ? null : content.slice(0, end)
    },
  }
}
