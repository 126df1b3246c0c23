import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { list } from './envelopes.ts'

/** The text of a buyer, and its source. */
export const Review = z.object({
  id: z.int(),
  author: z.string(),
  text: z.string().meta({ description: 'Plain text' }),
  rating: z.int().min(1).max(5),
  date: z.iso.date(),
  complex_id: z.int().nullable().meta({ description: 'The project it is about; null: the company' }),
  source: z.string().meta({ description: 'Where it was published', example: '2GIS' }),
  url: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null)
    .meta({ description: 'The review at that place' }),
  reply: z
    .object({ date: z.iso.date(), text: z.string() })
    .nullable()
    .default(null)
    .meta({ description: 'What the company answers, as plain text; null: nothing' }),
  video_url: z.string().min(1).nullable(),
})
export type Review = z.infer<typeof Review>

/** Unknown projects are ignored (note b) and listed under `meta.ignored` (A42). */
export const ReviewQuery = z.object({
  complex: z
    .string()
    .optional()
    .meta({ description: 'Comma list of slugs of projects', example: 'garden-park' }),
  complex_id: z.string().optional().meta({ description: 'Comma list of ids of projects', example: '1' }),
  search: z.string().optional().meta({
    description:
      'Words of the review or of the reply to it in any of the three languages, Kazakh letters also as Russian ones',
    example: 'лифт',
  }),
})

export const getReviews = {
  ...endpoints.reviews,
  summary: 'Reviews, the newest first, of all projects or of some',
  query: ReviewQuery,
  lists: ['complex', 'complex_id'],
  answer: list(Review),
} as const
