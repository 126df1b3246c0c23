import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { one } from './envelopes.ts'

/** Longest address that is looked up, in characters. */
const longestPath = 2000

/** Where an address has moved (A6). */
export const Redirect = z.object({
  target: z
    .string()
    .nullable()
    .meta({ description: 'A path of the site with its query, or a whole address; null: it has not moved' }),
  status: z
    .union([z.literal(301), z.literal(302)])
    .optional()
    .meta({ description: 'How to say so; left out without a target, and 301 when left out with one' }),
})
export type Redirect = z.infer<typeof Redirect>

export const getRedirect = {
  ...endpoints.redirect,
  summary: 'Where a path of the site has moved',
  query: z.object({
    path: z
      .string('validation.required')
      .min(1, { error: 'validation.required', abort: true })
      .max(longestPath, 'validation.body')
      .startsWith('/', 'validation.path')
      .meta({ description: 'The path asked for, with its query if there is one', example: '/flats' }),
  }),
  answer: one(Redirect),
} as const
