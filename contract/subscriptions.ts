import { z } from 'zod'
import { asSeen } from '#domain/hidden-signs.ts'
import { endpoints } from './endpoints.ts'
import { linkEndpoints } from './link-endpoints.ts'
import { Consent, LeadCommon, longestLine, Mailbox } from './lead-fields.ts'

const required = 'validation.required'

/** Capital letters in an e-mail address do not make another mailbox: it is stored in small letters. */
export const Subscriber = z
  .string(required)
  .max(longestLine, 'validation.email')
  .transform((email) => asSeen(email).trim())
  .refine((email) => email !== '', required)
  .pipe(Mailbox)
  .transform((email) => email.toLowerCase())
  .meta({ description: 'Mail address, at most 254 characters', example: 'reader@example.kz' })

/** A request to get the news by mail. Unlike a request it says yes in so many words, on direct calls too (A14). */
export const Subscription = LeadCommon.pick({
  locale: true,
  page_url: true,
  form_token: true,
  website: true,
  consent_words: true,
}).extend({
  email: Subscriber,
  consent: Consent.meta({ description: 'true once the visitor has agreed to get letters', example: true }),
})
export type Subscription = z.infer<typeof Subscription>

export const postSubscription = {
  ...endpoints.subscribe,
  summary:
    'Subscribe an address of mail to the news. It gets letters once the link in the first one was followed',
  body: Subscription,
  answer: z.object({ message: z.enum(['subscribe.pending', 'subscribe.later']) }),
  success: 201,
} as const

/** The query of the link in a letter. */
export const LetterToken = z.object({
  token: z
    .string(required)
    .min(1, required)
    .max(300, 'validation.link')
    .meta({ description: 'The token of the link in a letter' }),
})

export const confirmSubscription = {
  ...linkEndpoints.confirmSubscription,
  summary: 'Confirm a subscription with the token of the first letter. Confirming again changes nothing',
  body: LetterToken,
  answer: z.object({ message: z.literal('subscribe.confirmed') }),
} as const

export const leaveSubscription = {
  ...linkEndpoints.leaveSubscription,
  summary: 'End a subscription with the token of the link in a letter. Ending it again changes nothing',
  body: LetterToken,
  answer: z.object({ message: z.literal('subscribe.left') }),
} as const
