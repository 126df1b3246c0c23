import { z } from 'zod'
import { asSeen, isSeen } from '#domain/hidden-signs.ts'
import { withoutLetterToken } from '#domain/letter-token.ts'
import { isPersonName, plainName } from '#domain/person-name.ts'
import { parsePhone, phoneProblem } from '#domain/phone.ts'
import { LanguageCode, wholeNumber } from './common.ts'
import { GuardFields } from './guard-fields.ts'

const required = 'validation.required'

/** Longer than any name or address with the hidden signs that came along when it was copied. */
export const longestLine = 500

/** Empty text and a missing field mean the same to a form. */
export function optionalField<T extends z.ZodType>(schema: T) {
  return z.preprocess(emptyIsMissing, schema.optional())
}

function emptyIsMissing(value: unknown): unknown {
  return value === '' || value === null ? undefined : value
}

/** Fields that the page fills in, not the visitor: an invalid value is dropped, so that it never costs a lead. */
export function besideTheVisitor<T extends z.ZodType>(schema: T) {
  return optionalField(schema).catch(undefined)
}

/** Address of a page, http or https only; any other value is dropped (R343), and the token of a letter too (R413). */
const PageAddress = cutText(2000)
  .refine((text) => /^https?:\/\/[^\s]+$/i.test(text))
  .transform(withoutLetterToken)

/** Text that no visitor typed is cut to size: a long campaign name must not cost a lead. */
function cutText(length: number) {
  return z.string('validation.body').transform((text) => text.trim().slice(0, length).toWellFormed())
}

/** A line of text of which only the first 300 characters are kept. */
const ShortText = cutText(300)

/** A line that a visitor writes: at most 300 characters; a longer one is refused, not cut (R343). */
export const Line = z.string('validation.line').trim().max(300, 'validation.line')

/** The same for a field that has to be filled in. */
export const RequiredLine = z
  .string({ error: ({ input }) => (input === undefined || input === null ? required : 'validation.line') })
  .trim()
  .max(300, { error: 'validation.line', abort: true })
  .refine(isSeen, required)

/** A visitor's text of several lines; `validation.message` names its length. */
export const FreeText = z.string('validation.message').trim().max(2000, 'validation.message')

/** The same where the text is the subject of the request. */
export const RequiredText = z.preprocess(
  emptyIsMissing,
  z
    .string({ error: ({ input }) => (input === undefined ? required : 'validation.message') })
    .trim()
    .max(2000, { error: 'validation.message', abort: true })
    .refine(isSeen, required),
)

/** A whole number that has to be there, also as text of digits; `key` is the message for any other. */
export function requiredNumber(min: number, max: number, key: string) {
  const number = z.int({ error: ({ input }) => (input === undefined ? required : key) })
  return z.preprocess(
    (value) => {
      const given = emptyIsMissing(typeof value === 'string' ? value.trim() : value)
      return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given
    },
    number.min(min, key).max(max, key),
  )
}

/** The id that the request is about; `key` is the message for one that names nothing. */
export function requiredId(key: string) {
  return requiredNumber(1, 2_147_483_647, key)
}

/** An id beside the request: stored as sent, also when the content no longer has it. An invalid id is refused. */
export const OptionalId = optionalField(wholeNumber(1, 2_147_483_647, 'validation.choice'))

/** One of a few words; any other is refused by its field (R343). */
export function oneOf<const T extends readonly [string, ...string[]]>(words: T) {
  return optionalField(z.enum(words, 'validation.choice'))
}

/** A day of the calendar, `2026-11-21`. */
export const Day = z.iso.date({ error: 'validation.date', abort: true })

/** Where the visitor came from (R119 and note f). */
export const Tracking = z.object({
  utm_source: besideTheVisitor(ShortText),
  utm_medium: besideTheVisitor(ShortText),
  utm_campaign: besideTheVisitor(ShortText),
  utm_term: besideTheVisitor(ShortText),
  utm_content: besideTheVisitor(ShortText),
  gclid: besideTheVisitor(ShortText),
  yclid: besideTheVisitor(ShortText),
  fbclid: besideTheVisitor(ShortText),
  ga_client_id: besideTheVisitor(ShortText),
  ym_client_id: besideTheVisitor(ShortText),
  roistat_visit: besideTheVisitor(ShortText),
})

/** Two to eighty letters with spaces, hyphens and apostrophes (A14). */
const Name = z
  .string({ error: ({ input }) => (input === undefined || input === null ? required : 'validation.name') })
  .max(longestLine, 'validation.name')
  .transform((name) => plainName(name).trim())
  .refine((name) => name !== '', required)
  .refine((name) => name === '' || isPersonName(name), 'validation.name')
  .meta({ description: 'Two to eighty letters, spaces, hyphens and apostrophes', example: 'Айгерім' })

const phoneMessages = {
  short: 'validation.phone_short',
  long: 'validation.phone_long',
  code: 'validation.phone_code',
  foreign: 'validation.phone_foreign',
  unclear: 'validation.phone',
} as const

/** Any usual way of writing a +7 number; the parsed value is E.164 (A14, R141). */
const PhoneText = z
  .string(required)
  .trim()
  .min(1, required)
  .max(100, 'validation.phone')
  .transform((text, context) => {
    const phone = parsePhone(text)
    if (phone !== null || text === '') return phone ?? ''
    context.addIssue({ code: 'custom', message: phoneMessages[phoneProblem(text)] })
    return z.NEVER
  })
  .meta({
    description: 'A number of Kazakhstan or Russia in any usual spelling',
    example: '+7 (700) 000-00-00',
  })

/** A program may send the digits as a number. */
const Phone = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), PhoneText)

/**
 * A usual address of mail. A domain in Kazakh or Russian letters comes as browsers send it, in the letters of RFC
 * 3492: `xn--…`, the last part too.
 */
const mailPattern =
  /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/i

/** The address, where there is one: at most 254 characters (RFC 5321). */
export const Mailbox = z
  .string('validation.email')
  .max(254, 'validation.email')
  .pipe(z.email({ pattern: mailPattern, error: 'validation.email' }))

export const Email = z
  .string('validation.email')
  .max(longestLine, 'validation.email')
  .transform((email) => asSeen(email).trim())
  .pipe(Mailbox)

/** Nothing but true is a consent (A47, R366). */
export const Consent = z.boolean('validation.consent').pipe(z.literal(true, 'validation.consent'))

/** The fields that every form may send beside its own (A14). `consent` is left out only by direct calls. */
export const LeadCommon = Tracking.extend({
  name: Name,
  phone: Phone,
  email: optionalField(Email),
  message: optionalField(FreeText),
  consent: Consent.optional().meta({
    description:
      'true once the visitor has ticked it, in a form body also its text or «on»; only a direct call may leave it out, and is kept as one that has not asked',
  }),
  locale: LanguageCode.optional().catch(undefined),
  page_url: besideTheVisitor(PageAddress),
  referrer: besideTheVisitor(PageAddress),
  complex_id: OptionalId,
  house_id: OptionalId,
  estate_id: OptionalId,
  ...GuardFields.shape,
})

/** The body of any form once it has passed the guard, for code that treats all forms alike. */
export type LeadBody = Omit<z.infer<typeof LeadCommon>, keyof GuardFields> & {
  vacancy_id?: number | undefined
  cover_letter?: string | undefined
  date?: string | undefined
  time_slot?: string | undefined
}

/** Answer of every form: the id of the request, a UUIDv7. */
export const LeadAnswer = z.object({
  data: z.object({ id: z.string() }),
  message: z.literal('feedback.sent'),
})
