import { placesToMeet } from '#database/leads/meeting-places.ts'
import { answerMeeting, type KnownMeeting, knownMeeting, type MeetingTime } from '#database/leads/meetings.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { isSamePlace, type MeetingPlace, meetingPlaceOf } from '#domain/meeting-place.ts'
import type { MeetingAnswer } from '#domain/meeting-state.ts'
import { isMeetingDay, isPastMeeting, isStaffMeetingTime, parseTimeSlot } from '#domain/meeting-time.ts'
import { staffLanguage, type StaffText, staffText } from '#domain/staff/staff-text.ts'
import type { StaffParts } from '../staff-parts.ts'
import { chosenPlace } from './chosen-place.ts'

/** What came of an answer: `kept`, or why nothing was. */
export type AnswerOutcome =
  | { kind: 'kept' }
  /** Somebody has answered since the form was shown. */
  | { kind: 'late' }
  | { kind: 'refused'; problem: string }

const answers: readonly MeetingAnswer[] = ['confirmed', 'moved', 'cancelled']

type Parts = Pick<StaffParts, 'db' | 'now' | 'newId'>

/**
 * Takes the form of a meeting (R1561). The same answer sent twice by the same person is one answer; an answer to what
 * somebody else has changed meanwhile is not kept.
 */
export async function takeAnswer(
  parts: Parts,
  { leadId, meeting, by }: { leadId: string; meeting: KnownMeeting; by: string },
  fields: URLSearchParams,
): Promise<AnswerOutcome> {
  const state = answers.find((each) => each === fields.get('do'))
  const seen = Number(/^\d{1,6}$/.exec(fields.get('seen') ?? '')?.[0] ?? Number.NaN)
  if (state === undefined || !(seen <= meeting.sequence)) return refused('The form could not be read.')
  const { day, slot } = meeting
  const isCancelled = state === 'cancelled'
  const time = isCancelled ? { day, slot } : timeOf(fields, parts.now())
  if (typeof time === 'string') return refused(time)
  const place = isCancelled ? meetingPlaceOf(meeting) : await placeOf(parts, meeting, fields)
  if (typeof place === 'string') return refused(place)
  const wanted = { state, ...time, ...place }
  if (isSame(meeting, wanted)) {
    return seen === meeting.sequence || meeting.changedBy === by ? { kind: 'kept' } : { kind: 'late' }
  }
  if (seen !== meeting.sequence) return { kind: 'late' }
  if (state === 'moved' && meeting.state !== 'cancelled' && isSameAppointment(meeting, wanted))
    return refused('This is the time and the place that the meeting has. Choose another one, or confirm it.')
  const at = parts.now()
  const answer = { leadId, ...wanted, seen, by, at, lookId: parts.newId() }
  if (await answerMeeting(parts.db, answer)) return { kind: 'kept' }
  const stands = await knownMeeting(parts.db, leadId)
  return stands !== null && stands.changedBy === by && isSame(stands, wanted)
    ? { kind: 'kept' }
    : { kind: 'late' }
}

/** A time that one can meet at, or why it is none. */
function timeOf(fields: URLSearchParams, now: Date): MeetingTime | StaffText<[]> {
  const given = (name: string) => (fields.get(name) ?? '').slice(0, 20)
  const [day, from, to] = ['day', 'from', 'to'].map(given) as [string, string, string]
  if (!isCalendarDay(day) || !isMeetingDay(day, now))
    return 'Choose a day from today to the ninetieth day ahead.'
  if (from === '') return 'Choose the hour of the meeting.'
  const slot = parseTimeSlot(to === '' ? from : `${from}-${to}`)
  if (slot === null || !isStaffMeetingTime(slot))
    return 'Choose an hour between 07:00 and 22:00; the end comes after the beginning.'
  return isPastMeeting(day, slot, now) ? 'This time of today is past.' : { day, slot }
}

async function placeOf(
  { db }: Parts,
  meeting: KnownMeeting,
  fields: URLSearchParams,
): Promise<MeetingPlace | StaffText<[]>> {
  const [value, address] = [fields.get('place') ?? '', fields.get('address') ?? '']
  return chosenPlace(value, address, { now: meeting, places: await placesToMeet(db, staffLanguage()) })
}

function refused(problem: StaffText<[]>): AnswerOutcome {
  return { kind: 'refused', problem: staffText(problem) }
}

type Wanted = MeetingTime & MeetingPlace & { state: MeetingAnswer }

function isSame(meeting: KnownMeeting, wanted: Wanted): boolean {
  return meeting.state === wanted.state && isSameAppointment(meeting, wanted)
}

function isSameAppointment(meeting: KnownMeeting, wanted: Wanted): boolean {
  return meeting.day === wanted.day && meeting.slot === wanted.slot && isSamePlace(meeting, wanted)
}
