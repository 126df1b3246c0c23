import { z } from 'zod'
import { categories } from '#domain/categories.ts'
import { languages } from '#domain/languages.ts'
import { restorationCodes } from '#domain/restorations.ts'

export const LanguageCode = z.enum(languages)
export const CategoryCode = z.enum(categories)

/**
 * A whole number that may come as text of decimal digits; «1e3», «0x10» and «» are no numbers here. `key` is the
 * message for any other.
 */
export function wholeNumber(min: number, max: number, key = 'validation.number') {
  const number = z
    .int({ error: ({ input }) => (input === undefined ? 'validation.required' : key) })
    .min(min, key)
    .max(max, key)
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
    number,
  )
}

/** Ids of all entities are positive and fit the integer column of PostgreSQL. */
export const Id = wholeNumber(1, 2_147_483_647)

/** The part of an address that names one thing; the same in every language. */
export const Slug = z.string().regex(/^[a-z0-9-]{1,120}$/)

/** A city, the same in every answer (R329). */
export const CityLink = z.object({ id: z.int(), slug: z.string(), name: z.string() })

/** How many rooms a unit has. */
export const Rooms = z.int().min(0).nullable().meta({
  description: '0 is a studio; null of what is not counted by rooms: parking spaces, storerooms, premises',
})

/** Whole tenge. */
export const Tenge = z.int().nonnegative()

/** What is asked or paid for something, in whole tenge. 0 is no price: nobody told it. */
export const Price = z.int().positive()

/**
 * The part of a wide picture for tall screens: a candidate list of AVIF alone; browsers without AVIF use the picture.
 */
const TallPicture = z.object({
  srcset_avif: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
})

/** A picture ready for `<picture>`: two candidate lists, intrinsic size, a 20-pixel placeholder (data URI). */
export const Picture = z.object({
  src: z.string().min(1),
  srcset: z.string(),
  srcset_avif: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  placeholder: z.string(),
  alt: z.string(),
  /** Only of pictures that fill a whole screen. */
  tall: TallPicture.exactOptional(),
})
export type Picture = z.infer<typeof Picture>

/** A point [x, y]; its unit is documented at the field. */
export const Point = z.tuple([z.number(), z.number()])

export const Deadline = z.object({ year: z.int(), quarter: z.int().min(1).max(4) })
export type Deadline = z.infer<typeof Deadline>

export const Restoration = z.object({ code: z.enum(restorationCodes), title: z.string() })

/** A filter of a query, as text the way an address carries it. */
export function filterText(description: string, example?: string) {
  return z
    .string()
    .optional()
    .meta({ description, ...(example === undefined ? {} : { example }) })
}
