import { z } from 'zod'
import { Picture, Slug } from './common.ts'
import { endpoints } from './endpoints.ts'
import { list, one, paged, PageQuery } from './envelopes.ts'

/** The data of an offer for menus and blocks (R172). Both days are days in Kazakhstan and belong to the offer. */
export const BasicPromotion = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  lead: z.string().meta({ description: 'One or two sentences, plain text' }),
  cover: Picture.nullable(),
  starts_at: z.iso.date(),
  ends_at: z.iso.date().nullable().meta({ description: 'Last day; null for an offer without an end' }),
})
export type BasicPromotion = z.infer<typeof BasicPromotion>

/** An offer in the list (A11). Empty lists of projects or categories mean all of them. */
export const PromotionCard = BasicPromotion.extend({
  state: z.enum(['active', 'past']),
  discount: z.number().positive().nullable().meta({ description: 'Per cent', example: 7.5 }),
  complex_ids: z.array(z.int()).meta({ description: 'Projects it holds for; empty means all' }),
  estate_category_ids: z
    .array(z.int())
    .meta({ description: 'Ids of tabs of /api/estates/categories; empty means all' }),
})
export type PromotionCard = z.infer<typeof PromotionCard>

/** One offer whole. An offer that is over still answers, with its days. */
export const Promotion = PromotionCard.extend({
  body_html: z.string(),
  conditions_html: z.string(),
  complexes: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
  updated_at: z.iso.datetime(),
})
export type Promotion = z.infer<typeof Promotion>

export const promotionStates = ['active', 'past', 'all'] as const

function filterText(description: string, example: string) {
  return z.string().optional().meta({ description, example })
}

/** Filters of the offers: 0, an empty value and ids of nothing ask for nothing (R171). */
export const PromotionFilterQuery = z.object({
  complex_id: filterText('Comma list of ids of projects; 0 means any', '1'),
  estate_category_id: filterText('Comma list of ids of tabs; 0 means any', '1'),
  state: filterText(`One of ${promotionStates.join(', ')}; active unless told`, 'active'),
})

export const getPromotions = {
  ...endpoints.promotions,
  summary: 'A page of offers, the newest first',
  query: PromotionFilterQuery.extend(PageQuery.shape),
  lists: ['complex_id', 'estate_category_id'],
  answer: paged(PromotionCard),
} as const

export const getBasicPromotions = {
  ...endpoints.basicPromotions,
  summary: 'All offers that hold today, in short: for menus and blocks',
  answer: list(BasicPromotion),
} as const

export const getPromotion = {
  ...endpoints.promotion,
  summary: 'One offer, also after its end',
  params: z.object({ slug: Slug }),
  answer: one(Promotion),
} as const
