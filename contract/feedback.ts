import { z } from 'zod'
import { favoritesLimit } from '#domain/favorites.ts'
import { meetingFormats, meetingKinds } from '#domain/meeting-place.ts'
import { isMeetingDay, isMeetingTime, isPastMeeting, parseTimeSlot } from '#domain/meeting-time.ts'
import { shortlistIds } from '#domain/shortlist.ts'
import { meetingProposals, meetingStates } from '#domain/meeting-state.ts'
import { endpoints } from './endpoints.ts'
import { linkEndpoints } from './link-endpoints.ts'
import { one } from './envelopes.ts'
import {
  besideTheVisitor,
  Day,
  LeadAnswer,
  LeadCommon,
  oneOf,
  optionalField,
  OptionalId,
  requiredId,
  RequiredText,
} from './lead-fields.ts'
import { LetterToken } from './subscriptions.ts'

export const Callback = LeadCommon
export type Callback = z.infer<typeof Callback>

export const postCallback = {
  ...endpoints.callback,
  summary: 'Ask to be called back. 201 once the request is on disk; 422 names the fields that need attention',
  body: Callback,
  answer: LeadAnswer,
  success: 201,
} as const

/** How a visitor means to pay. */
export const paymentMethods = ['mortgage', 'installment', 'full'] as const

/** A time of day or a part of the day; the parsed value is `15:00` or `15:00-17:30`. */
const TimeSlot = z
  .string('validation.date')
  .max(40, 'validation.date')
  .transform((text, context) => {
    const slot = parseTimeSlot(text)
    if (slot !== null && isMeetingTime(slot)) return slot
    context.addIssue({ code: 'custom', message: slot === null ? 'validation.date' : 'validation.choice' })
    return z.NEVER
  })

/** Longer than as many ids as a shortlist may have. */
const longestList = favoritesLimit * 11

/** The units of a shortlist; the parsed value has each once, and no other text. */
const Shortlist = z
  .union([z.string().max(longestList), z.array(z.int()).max(favoritesLimit)])
  .transform((ids) => shortlistIds(String(ids)))
  .refine((ids) => ids.length > 0)

/** A request to meet. Day and place may be left out and agreed by phone. */
const Meets = LeadCommon.extend({
  date: optionalField(Day).meta({
    description: 'From today, as Kazakhstan (UTC+5) counts it, to the ninetieth day ahead',
    example: '2026-11-21',
  }),
  time_slot: optionalField(TimeSlot).meta({
    description:
      'Time of day in Kazakhstan, HH:MM, or a part of the day, HH:MM-HH:MM, between 09:00 and 19:00; of today one that is not past',
    example: '15:00-17:30',
  }),
  office_id: OptionalId.meta({ description: 'One of the contacts', example: 1 }),
  format: oneOf(meetingFormats),
  estate_ids: besideTheVisitor(Shortlist).meta({
    description: `The visitor's shortlist: up to ${favoritesLimit} ids, as an array or a comma list`,
    example: [1, 2, 3],
  }),
  payment_method: oneOf(paymentMethods),
  program_id: OptionalId.meta({ description: 'One of the programmes of /api/mortgages', example: 1 }),
})

/** The same with the day and its time held against a clock. */
export function meetsAt(now: Date) {
  const day = Day.refine((text) => isMeetingDay(text, now), 'validation.meeting_day')
  return Meets.extend({ date: optionalField(day) }).refine(
    ({ date, time_slot: slot }) => !date || !slot || !isPastMeeting(date, slot, now),
    // The error is shown at the day, since either another day or another time corrects it.
    { path: ['date'], message: 'validation.meeting_time' },
  )
}

export const postMeets = {
  ...endpoints.meets,
  summary: 'Ask for a meeting: in an office, on the building site or online',
  body: Meets,
  answer: LeadAnswer.extend({
    data: LeadAnswer.shape.data.extend({
      meeting: z.string().exactOptional().meta({
        description:
          'A token for ownMeeting, which only the visitor gets. Left out while the request waits for the database',
      }),
    }),
  }),
  success: 201,
} as const

/** A meeting as its visitor sees it: nothing in it says who that is. */
export const OwnMeeting = z.object({
  id: z.string().meta({ description: 'Of the request' }),
  state: z.enum(meetingStates).meta({
    description:
      'asked: staff have not answered yet; moved: they propose another time or place, to be confirmed',
  }),
  proposes: z.enum(meetingProposals).nullable().meta({
    description:
      'What staff propose where it is moved: place, where the time is the one that the visitor asked for',
  }),
  date: z.iso.date().nullable().meta({ description: 'Where staff have answered, the day of their answer' }),
  time_slot: z.string().nullable().meta({ description: 'HH:MM or HH:MM-HH:MM; null: any time of that day' }),
  asked_date: z.iso.date().nullable().meta({ description: 'The day that the visitor asked for' }),
  asked_time_slot: z.string().nullable(),
  format: z.enum(meetingKinds).nullable().meta({
    description: 'Where staff have answered, the place of their answer; phone: they call the visitor',
  }),
  office_id: z.int().nullable(),
  complex_id: z.int().nullable(),
  address: z.string().nullable().meta({ description: 'For the format address, in the words of staff' }),
  estate_ids: z.array(z.int()).meta({ description: 'The units to talk about' }),
  sequence: z.int().nonnegative().meta({ description: 'Grows with every answer of staff (RFC 5545)' }),
  created_at: z.iso.datetime(),
  changed_at: z.iso.datetime().meta({ description: 'Of the last answer, else of the request' }),
})
export type OwnMeeting = z.infer<typeof OwnMeeting>

export const ownMeeting = {
  ...linkEndpoints.ownMeeting,
  summary:
    'How a meeting stands that the visitor asked for: whether staff have confirmed, moved or cancelled it',
  body: LetterToken.extend({
    token: LetterToken.shape.token.meta({ description: '`meeting` of the answer of postMeets' }),
  }),
  answer: one(OwnMeeting),
} as const

export const postQuestion = {
  ...endpoints.questions,
  summary: 'Ask a question; it is answered by phone or mail',
  body: LeadCommon.extend({ message: RequiredText }),
  answer: LeadAnswer,
  success: 201,
} as const

export const postReserve = {
  ...endpoints.reserves,
  summary:
    'Ask about one unit: a request without payment that binds nobody, books nothing and holds no price',
  body: LeadCommon.extend({
    estate_id: requiredId('validation.estate').meta({ description: 'A unit that is on sale', example: 1 }),
    payment_method: oneOf(paymentMethods),
  }),
  answer: LeadAnswer,
  success: 201,
} as const
