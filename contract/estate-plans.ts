import { z } from 'zod'
import { listingLists } from '#domain/listing-query.ts'
import { Price, Rooms } from './common.ts'
import { endpoints } from './endpoints.ts'
import { paged, PageQuery } from './envelopes.ts'
import { EstateCard, EstateFilterQuery, estateListFields, ListedEstate, Plan } from './estates.ts'

/** The units of one plan, of those that the filters find. */
export const EstatePlan = z.object({
  key: z.string().meta({ description: 'Value of the filter plan', example: '2-a' }),
  plan: Plan.omit({ rooms: true }).nullable(),
  rooms: Rooms,
  is_euro: z.boolean(),
  area_from: z.number().positive(),
  area_to: z.number().positive(),
  floor_from: z.int(),
  floor_to: z.int(),
  price_from: Price.nullable().meta({
    description: 'The cheapest that can be bought now; null when none can, or when all prices are on request',
  }),
  payment: ListedEstate.shape.payment.meta({
    description:
      'Only with payment_to, first_payment_to, program or sort=payment: the monthly figure of the cheapest, with what is at hand paid at once. Null: what is at hand is enough',
  }),
  count: z.int().positive(),
  complexes: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
  first: EstateCard.meta({ description: 'The unit that comes first in the same order' }),
  query: z.string().meta({
    description: 'What lists exactly these units, as a query of /api/estates',
    example: 'category=flat&rooms=2&plan=2-a',
  }),
})
export type EstatePlan = z.infer<typeof EstatePlan>

export const getEstatePlans = {
  ...endpoints.estatePlans,
  summary: 'A page of plans: the units of one category, filtered, sorted and grouped by plan',
  query: EstateFilterQuery.extend(PageQuery.shape),
  lists: listingLists,
  encode: estateListFields,
  answer: paged(EstatePlan),
} as const
