import { z } from 'zod'
import { Picture } from './common.ts'
import { endpoints } from './endpoints.ts'
import { list } from './envelopes.ts'

/** A banner of the home page. On its first and its last day it is shown. */
export const Banner = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  image: z.object({ desktop: Picture, mobile: Picture }),
  link: z.string().meta({ description: 'A path of the site without a language, or a whole address' }),
  starts_at: z.iso.date().nullable().meta({ description: 'First day; null: no start date' }),
  ends_at: z.iso.date().nullable().meta({ description: 'Last day; null: no end date' }),
  order: z.int().meta({ description: 'Place in the list, which is sorted by it' }),
})
export type Banner = z.infer<typeof Banner>

export const getBanners = {
  ...endpoints.banners,
  summary: 'Banners in force today, by the calendar of Kazakhstan',
  answer: list(Banner),
} as const
