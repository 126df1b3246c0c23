import { z } from 'zod'
import { isPersonName } from '#domain/person-name.ts'
import { parsePhone } from '#domain/phone.ts'
import { Id, LanguageCode } from './common.ts'
import { endpoints } from './endpoints.ts'
import { one } from './envelopes.ts'

const required = 'validation.required'

/** Text that no visitor typed is cut to size: a long campaign name must not cost a lead. */
function cutText(length: number) {
  return z.string('validation.body').transform((text) => text.trim().slice(0, length).toWellFormed())
}

const shortText = cutText(300)

/** Empty text and a missing field mean the same to a form. */
function optionalText(schema: z.ZodType<string>) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())
}

/** What the page and not the visitor filled in: when it is of no use it is left out, so that it costs no lead. */
function besideTheVisitor(schema: z.ZodType<string>) {
  return optionalText(schema).catch(undefined)
}

const optionalId = z
  .preprocess((value) => (value === '' || value === null ? undefined : value), Id.optional())
  .catch(undefined)

/** Where the visitor came from (R119 and note f). */
export const Tracking = z.object({
  utm_source: besideTheVisitor(shortText),
  utm_medium: besideTheVisitor(shortText),
  utm_campaign: besideTheVisitor(shortText),
  utm_term: besideTheVisitor(shortText),
  utm_content: besideTheVisitor(shortText),
  gclid: besideTheVisitor(shortText),
  yclid: besideTheVisitor(shortText),
  fbclid: besideTheVisitor(shortText),
  ga_client_id: besideTheVisitor(shortText),
  ym_client_id: besideTheVisitor(shortText),
  roistat_visit: besideTheVisitor(shortText),
})

/** Two to eighty letters with spaces, hyphens and apostrophes (A14). */
export const Name = z
  .string({ error: required })
  .trim()
  .min(1, required)
  .refine((name) => name === '' || isPersonName(name), 'validation.name')

/** Any usual way of writing a +7 number; the parsed value is E.164 (A14, R141). */
export const Phone = z
  .string({ error: required })
  .trim()
  .min(1, required)
  .transform((text, context) => {
    const phone = parsePhone(text)
    if (phone !== null || text === '') return phone ?? ''
    context.addIssue({ code: 'custom', message: 'validation.phone' })
    return z.NEVER
  })

export const Email = z
  .string('validation.email')
  .trim()
  .max(254, 'validation.email')
  .pipe(z.email('validation.email'))

/** What every form may send beside its own fields (A14). `consent` is left out only by direct calls. */
export const LeadCommon = Tracking.extend({
  name: Name,
  phone: Phone,
  email: optionalText(Email),
  message: optionalText(z.string('validation.message').trim().max(2000, 'validation.message')),
  consent: z.preprocess(
    (value) => (value === 'true' || value === 'on' ? true : value === 'false' ? false : value),
    z.literal(true, 'validation.consent').optional(),
  ),
  locale: LanguageCode.optional().catch(undefined),
  page_url: besideTheVisitor(cutText(2000)),
  referrer: besideTheVisitor(cutText(2000)),
  complex_id: optionalId,
  house_id: optionalId,
  estate_id: optionalId,
})

export const Callback = LeadCommon
export type Callback = z.infer<typeof Callback>

export const postCallback = {
  ...endpoints.callback,
  summary: 'Ask to be called back. 201 once the request is on disk; 422 names the fields that need attention',
  body: Callback,
  answer: one(z.object({ id: z.string() })).extend({ message: z.literal('feedback.sent') }),
  success: 201,
} as const
