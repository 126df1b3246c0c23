import type { PastTime, Retention } from '#database/settings.ts'
import { type StaffText, staffCount, staffText } from '#domain/staff/staff-text.ts'

/** `3 requests, 1 file of theirs`: what is not none. */
export function pastTimeWords({ requests, files, subscriptions, answers, trash, lines }: PastTime): string {
  const words = [
    requests && staffCount('{count} request', '{count} requests', requests),
    files && staffCount('{count} CV', '{count} CVs', files),
    subscriptions && staffCount('{count} subscription', '{count} subscriptions', subscriptions),
    answers && staffCount('{count} answer of a receiver', '{count} answers of receivers', answers),
    trash && staffCount('{count} file in the trash', '{count} files in the trash', trash),
    lines && staffCount('{count} line of the spool', '{count} lines of the spool', lines),
  ].filter((part) => part !== 0)
  return words.join(', ') || staffText('nothing')
}

/** Why old data wait for a word. */
export const waitingReasons: Readonly<Record<NonNullable<Retention['waiting']>['why'], StaffText<[]>>> = {
  first: 'it is the first deletion, or the times have become shorter',
  share: 'more than 5 % of all requests would lose something',
  clock: 'the clock has jumped, or the site has rested for more than a week',
}
