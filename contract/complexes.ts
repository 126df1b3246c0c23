import { z } from 'zod'
import { Deadline, Picture, Tenge } from './common.ts'
import { endpoints } from './endpoints.ts'
import { list } from './envelopes.ts'

export const complexStatuses = ['planned', 'selling', 'ready', 'sold_out'] as const

/** A project in menus and on the home page (R118). */
export const ComplexLink = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  district: z.string(),
  status: z.enum(complexStatuses),
  deadline: Deadline.nullable(),
  is_new: z.boolean(),
  price_from: Tenge.nullable(),
  estates_count: z.int(),
  image: Picture.nullable(),
})
export type ComplexLink = z.infer<typeof ComplexLink>

export const getComplexesNavigation = {
  ...endpoints.complexesNavigation,
  summary: 'Projects in the order of the menu',
  answer: list(ComplexLink),
} as const
