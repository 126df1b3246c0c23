import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import { placesToMeet } from '#database/leads/meeting-places.ts'
import { type KnownMeeting, knownMeeting } from '#database/leads/meetings.ts'
import { readSetting } from '#database/settings.ts'
import { staffLanguage, staffText } from '#domain/staff/staff-text.ts'
import { textsOf } from '#leads/delivery/texts-of.ts'
import type { MeetingPart } from '../pages/meeting-part.ts'
import { momentWords } from '../pages/moment-words.ts'
import type { StaffParts } from '../staff-parts.ts'
import type { AnswerOutcome } from './answer.ts'
import { wordsToSay } from './meeting-words.ts'

/** An answer that was not kept, with what was typed, and whose it is. */
export type RefusedAnswer = {
  why: Exclude<AnswerOutcome, { kind: 'kept' }>
  typed: URLSearchParams
  by: string
}

/** What the page of a request shows of its meeting; null for a request of another form. */
export async function partOfRequest(
  { db, site, secret, now }: Pick<StaffParts, 'db' | 'site' | 'secret' | 'now'>,
  { id, language }: OutgoingLead,
  { refused, wasAnswered }: { refused: RefusedAnswer | null; wasAnswered: boolean },
): Promise<MeetingPart | null> {
  const meeting = await knownMeeting(db, id)
  if (meeting === null) return null
  const texts = await textsOf(db, '')(language)
  const said = { texts, places: await placesToMeet(db, language) }
  const text = wordsToSay({ meeting, leadId: id, language, ...said, site, secret })
  const company = await readSetting(db, 'company')
  return {
    leadId: id,
    meeting,
    places: await placesToMeet(db, staffLanguage()),
    isOnline: company?.online_meetings === true,
    words: text === null ? null : { text, language },
    wasAnswered,
    problem: refused === null ? null : problemOf(refused, meeting),
    // Where somebody else has answered, the form shows what stands now.
    typed: refused?.why.kind === 'refused' ? refused.typed : null,
    now: now(),
  }
}

function problemOf({ why, by }: RefusedAnswer, { changedBy, changedAt }: KnownMeeting): string {
  if (why.kind === 'refused') return why.problem
  if (changedBy === by)
    return staffText(
      'You have answered this meeting in another window meanwhile, on {moment}. This answer was not kept: look at what stands now.',
      { moment: momentWords(new Date(changedAt)) },
    )
  return staffText(
    '{name} has answered this meeting meanwhile, on {moment}. Your answer was not kept: look at what stands now.',
    { name: changedBy ?? '', moment: momentWords(new Date(changedAt)) },
  )
}
