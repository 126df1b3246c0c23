import { z } from 'zod'
import { categories } from '#domain/categories.ts'
import { hostOf, looksLikeSecret, secretNames } from '#domain/secret-names.ts'
import { staffError, staffText } from '#domain/staff/staff-text.ts'
import { forms } from '../intake/consent.ts'

/** A list of at least one, and of no more than a route can need. */
function listOf<T extends z.ZodType>(schema: T) {
  return z.array(schema).min(1).max(100)
}

const Slug = z.string().max(120)

/** The requests that a route takes; a list that is missing takes all. */
const Takes = z.strictObject({
  forms: listOf(z.enum(forms)).optional(),
  /** Slugs of cities, and of projects. */
  cities: listOf(Slug).optional(),
  projects: listOf(Slug).optional(),
  /** Of the unit that a request is about. */
  categories: listOf(z.enum(categories)).optional(),
})

const Carries = z.strictObject({
  /** Applications for a job, with their CVs: for personnel alone. */
  applications: z.boolean().optional(),
  /** Name, phone, mail address and what the visitor wrote. */
  personal: z.boolean().optional(),
})

/** Words that stand in the middle of a sentence of the policy. */
const Said = z
  .string()
  .trim()
  .min(1, staffError('must not be empty'))
  .max(100)
  .regex(/^[^{}|<>\n]*$/, staffError('must be one line without {signs}', { signs: '{ } | < >' }))

const SaidInLanguages = z.strictObject({ ru: Said, kk: Said, en: Said }).superRefine((text, context) => {
  if (!/[\u0400-\u04FF]/.test(text.en)) return
  context.addIssue({
    code: 'custom',
    path: ['en'],
    message: staffText('must not contain Cyrillic letters'),
  })
})

/** Who gets the requests, as the policy and the consents name it. */
const Receiver = z.strictObject({ name: SaidInLanguages, country: SaidInLanguages })

export type Receiver = z.output<typeof Receiver>

/** What every route says beside where it goes. */
export const routeParts = {
  takes: Takes.optional(),
  /** It takes what no other route takes. */
  rest: z.boolean().optional(),
  carries: Carries.optional(),
  /** The company itself, on servers of its own in Kazakhstan: it is no other receiver. */
  own: z.literal(true).optional(),
  receiver: Receiver.optional(),
}

/** What decides whether a route gets a request. */
export type RouteParts = z.output<z.ZodObject<typeof routeParts>>

/** `${ROUTE_KEY}`: the value of a secret never stands in the file. */
export const Secret = z.string().superRefine((text, context) => {
  const [name, ...others] = secretNames(text)
  if (others.length === 0 && text === `\${${name}}`) return
  context.addIssue({
    code: 'custom',
    message: staffText('is a secret: write {name} in its place, and the value into secrets.env of DATA_DIR', {
      name: '${ROUTE_KEY}',
    }),
  })
})

/** Where requests are posted, with `${NAME}` for what is secret in it. */
export const Address = z
  .string()
  .max(2_000)
  .superRefine((address, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (hostOf(address) === null) {
      return refuse(
        staffText('must be an address like https://crm.example.kz/leads, with {name} behind its host alone', {
          name: '${ROUTE_KEY}',
        }),
      )
    }
    if (looksLikeSecret(address) === null) return
    refuse(
      staffText(
        'has a part that looks like a secret: write {name} in its place, and the value into secrets.env of DATA_DIR',
        { name: '${ROUTE_KEY}' },
      ),
    )
  })
