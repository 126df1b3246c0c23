import { z } from 'zod'
import { estateViews } from '#domain/estate-words.ts'
import { favoritesLimit } from '#domain/favorites.ts'
import { CityLink } from './common.ts'
import { endpoints } from './endpoints.ts'
import { Ignored } from './envelopes.ts'
import { EstateCard, MonthlyFrom } from './estates.ts'

/** A unit of a shortlist: its card and the facts by which units are compared. */
export const ShortlistEstate = EstateCard.extend({
  complex: EstateCard.shape.complex.extend({ city: CityLink }),
  area_living: z.number().nullable(),
  area_kitchen: z.number().nullable(),
  area_balcony: z.number().nullable(),
  area_terrace: z.number().nullable(),
  ceiling_height: z.number().positive().nullable(),
  views: z.array(z.enum(estateViews)),
  monthly_from: MonthlyFrom.nullable(),
})
export type ShortlistEstate = z.infer<typeof ShortlistEstate>

export const getShortlist = {
  ...endpoints.shortlist,
  summary: 'Units by their ids, with what they are compared by',
  query: z.object({
    ids: z
      .string()
      .optional()
      .meta({
        description: `Comma list of up to ${favoritesLimit} ids; further ones are left out and listed in meta.ignored`,
        example: '1,2,3',
      }),
  }),
  lists: ['ids'],
  answer: z.object({
    data: z.array(ShortlistEstate),
    meta: z.object({
      ignored: Ignored,
      gone: z.array(z.int()).meta({ description: 'Ids that nobody can look at (any more)' }),
    }),
  }),
} as const
export type Shortlist = z.infer<typeof getShortlist.answer>
