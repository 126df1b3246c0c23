import { z } from 'zod'
import { Id, Picture } from './common.ts'
import { endpoints } from './endpoints.ts'
import { list, one } from './envelopes.ts'

/** One award with the story behind it. */
export const Award = z.object({
  id: z.int(),
  title: z.string(),
  year: z.int(),
  issuer: z.string().meta({ description: 'Who gave it' }),
  image: Picture.nullable(),
  description: z.string().meta({ description: 'Plain text' }),
})
export type Award = z.infer<typeof Award>

export const getAwards = {
  ...endpoints.awards,
  summary: 'Awards with their stories, the newest first',
  answer: list(Award),
} as const

export const getAward = {
  ...endpoints.award,
  summary: 'One award with its description',
  params: z.object({ id: Id }),
  answer: one(Award),
} as const
