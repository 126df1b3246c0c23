import { z } from 'zod'
import { restorationCodes } from '#domain/restorations.ts'
import { CategoryCode, Price } from './common.ts'

/** The offers of one room count, for a table of rooms. A room count without units on sale is left out. */
export const RoomsOffer = z.object({
  title: z.string().meta({ description: 'The count, as text; 4 means four and more', example: '1' }),
  rooms: z.int().meta({ description: '0 is a studio, 4 means four and more' }),
  price_from: Price.nullable().meta({ description: 'Lowest price in tenge; null: all are on request' }),
  estates_count: z.int().meta({ description: 'On sale: free, or free with the price on request' }),
  area_from: z.number(),
  area_to: z.number(),
})
export type RoomsOffer = z.infer<typeof RoomsOffer>

/** The same of one finishing type. */
export const RestorationOffer = z.object({
  title: z.string(),
  code: z.enum(restorationCodes),
  price_from: Price.nullable(),
  estates_count: z.int(),
})
export type RestorationOffer = z.infer<typeof RestorationOffer>

/** The same of one category, for links to listings. */
export const CategoryOffer = z.object({
  code: CategoryCode,
  title: z.string(),
  price_from: Price.nullable().meta({ description: 'Null where all prices are on request' }),
  estates_count: z.int(),
})
export type CategoryOffer = z.infer<typeof CategoryOffer>

/** Flats of a project or of a house. Sums over no flats are null, lists are empty. */
export const FlatOffers = z.object({
  price_from: Price.nullable().meta({
    description: 'Lowest price in tenge; null while nothing is on sale, or where all prices are on request',
  }),
  estates_count: z.int().meta({ description: 'Flats on sale: free, or free with the price on request' }),
  area_from: z.number().nullable().meta({ description: 'Smallest of these flats, m²' }),
  area_to: z.number().nullable().meta({ description: 'Largest of these flats, m²' }),
  rooms: z.array(RoomsOffer),
})
export type FlatOffers = z.infer<typeof FlatOffers>

/** The further data on the page of a project or of a house. */
export const AllOffers = FlatOffers.extend({
  price_m2_from: Price.nullable().meta({
    description: 'Lowest price of a square metre in tenge, of the same flats as price_from',
  }),
  restorations: z
    .array(RestorationOffer)
    .meta({ description: 'Finishing types of flats that can be bought' }),
  categories: z.array(CategoryOffer).meta({ description: 'Every category of which something is on sale' }),
})
export type AllOffers = z.infer<typeof AllOffers>
