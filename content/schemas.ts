import { z } from 'zod'
import { complexStatuses } from '#domain/complex-words.ts'
import { CategoryCode, Tenge } from '#contract/common.ts'
import { Company } from '#contract/dictionaries.ts'
import { estateViews } from '#domain/estate-words.ts'
import { House, houseProblems } from './schema-houses.ts'
import { Html, Name, Text } from './schema-texts.ts'

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const Slug = z.string().regex(slugPattern, 'must be lower-case Latin words joined by hyphens')
const Id = z.int().positive()

/** The name of a picture in `media/pictures.json`. */
const PictureName = z.string().min(1)

/** True in a file whose Kazakh texts no native editor has read yet. Shown nowhere, found by searching. */
const kk_review = z.boolean()

export const Cities = z.strictObject({
  kk_review,
  cities: z.array(z.strictObject({ id: Id, slug: Slug, name: Name })).min(1),
})

/** One project with its houses. Sectors of `outlook` run clockwise, in degrees from north. */
export const Complex = z
  .strictObject({
    kk_review,
    id: Id,
    slug: Slug,
    sort_order: z.int(),
    name: Name,
    city: Slug,
    district: Text,
    address: Text,
    /** What the street was called before, for those who search by the old name. */
    former_address: Text.nullable(),
    lat: z.number().min(40).max(56),
    lng: z.number().min(46).max(88),
    class: z.strictObject({ code: z.enum(['I', 'II', 'III', 'IV']), label: Text }),
    /** First part of the numbers in the register: АП in «АП-2-114». */
    registry: z.string().regex(/^[А-Я]{2}$/, 'must be two Cyrillic capitals'),
    /** The compass direction of "up" in the drawings of `geometry/`. */
    orientation: z.number().min(0).lt(360),
    outlook: z.partialRecord(z.enum(estateViews), z.tuple([z.number(), z.number()])),
    description_html: Html,
    status: z.enum(complexStatuses),
    progress_percent: z.int().min(0).max(100),
    is_new: z.boolean(),
    builder: z.strictObject({
      name: z.string().min(1),
      bin: z.string().regex(/^\d{12}$/, 'must be 12 digits'),
    }),
    pictures: z.strictObject({
      main: PictureName,
      genplan: PictureName,
      facade: PictureName,
      gallery: z.array(PictureName).min(1),
    }),
    features: z.array(z.string()).min(1),
    infrastructure: z
      .array(z.strictObject({ type: z.string(), name: Text, minutes_walk: z.int().positive() }))
      .min(1),
    seo: z.strictObject({ title: Text, description: Text }),
    prices: z.strictObject({ parking: Tenge, storeroom_m2: Tenge }),
    houses: z.array(House).min(1),
  })
  .superRefine((complex, context) => {
    for (const [index, house] of complex.houses.entries()) {
      for (const [field, message] of houseProblems(house)) {
        context.addIssue({ code: 'custom', path: ['houses', index, field], message })
      }
    }
  })
export type Complex = z.infer<typeof Complex>

/** What a project can offer, by code: the options of the `features` filter. */
export const Features = z.strictObject({
  kk_review,
  features: z.array(z.strictObject({ code: z.string().regex(/^[a-z_]+$/), title: Text })).min(1),
})

/** The company as the `company` setting keeps it: the texts of `Company` in three languages. */
export const CompanyRecord = z.strictObject({ kk_review, ...Company.shape, hours: Text })

/** Offers for a time. `discount` is in per cent; `rooms_from` narrows an offer for flats. */
export const Promotions = z.strictObject({
  kk_review,
  promotions: z.array(
    z
      .strictObject({
        id: Id,
        slug: Slug,
        title: Text,
        lead: Text,
        body_html: Html,
        conditions_html: Html,
        cover: PictureName,
        starts_at: z.iso.date(),
        ends_at: z.iso.date(),
        discount: z.number().positive().max(50),
        categories: z.array(CategoryCode).min(1),
        complexes: z.array(Slug).min(1),
        houses: z.enum(['all', 'ready', 'unfinished']),
        rooms_from: z.int().min(0),
      })
      .refine((promotion) => promotion.starts_at < promotion.ends_at, {
        path: ['ends_at'],
        message: 'must be later than starts_at',
      }),
  ),
})
export type Promotion = z.infer<typeof Promotions>['promotions'][number]

export const FeedbackImages = z.strictObject({
  images: z.array(z.strictObject({ id: Id, picture: PictureName })).length(7),
})

/** Paths of our own site, or a whole https address outside of it (A6). */
export const Redirects = z.strictObject({
  redirects: z.array(
    z.strictObject({
      path: z.string().regex(/^\/[a-z0-9/-]+$/, 'must be a lower-case path'),
      target: z.string().regex(/^(\/(?!\/)|https:\/\/)/, 'must begin with / or https://'),
      is_prefix: z.boolean(),
      status: z.union([z.literal(301), z.literal(302)]),
    }),
  ),
})

/** The drawings of the flats, without the pictures: what the generator and its checks need. Metres and m². */
export const UnitPlans = z.record(
  z.string(),
  z.strictObject({
    category: CategoryCode,
    rooms: z.int().min(0),
    area: z.number().positive(),
    living: z.number().positive().nullable(),
    kitchen: z.number().positive().nullable(),
    /** Loggias, balconies and terraces that the drawing shows; part of `area`. */
    balcony: z.number().positive().nullable(),
    /** Along the façade. */
    width: z.number().positive(),
    euro: z.boolean(),
    /** The drawing has a window in an end wall: such a flat belongs to the end of a house. */
    side_window: z.boolean(),
  }),
)
export type UnitPlan = z.infer<typeof UnitPlans>[string]
