import { z } from 'zod'
import { type ComplexKey, complexLists, type ComplexQuery, complexSearch } from '#domain/complex-query.ts'
import { complexClasses, complexSorts, complexStatuses } from '#domain/complex-words.ts'
import type { Language } from '#domain/languages.ts'
import { CityLink, Deadline, filterText, Picture, Point, Price, Slug } from './common.ts'
import { endpoints } from './endpoints.ts'
import { list, one, paged, PageQuery } from './envelopes.ts'
import { Filter } from './estates.ts'
import { houseFactFields } from './house-facts.ts'
import { HouseLink, Legal } from './houses.ts'
import { AllOffers, FlatOffers } from './offers.ts'
import { BasicPromotion } from './promotions.ts'

/** A project in menus and on the home page (R118). */
export const ComplexLink = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string().min(1),
  city: CityLink,
  district: z.string(),
  status: z.enum(complexStatuses),
  deadline: Deadline.nullable(),
  is_new: z.boolean(),
  price_from: Price.nullable(),
  estates_count: z.int(),
  houses_ready: z.int().meta({ description: 'Houses that are handed over' }),
  houses_building: z.int().meta({ description: 'Houses that are not' }),
  image: Picture.nullable(),
})
export type ComplexLink = z.infer<typeof ComplexLink>

/** The data of a project's card in a list and of its point on a map. */
export const ComplexCard = ComplexLink.omit({
  houses_ready: true,
  houses_building: true,
}).extend({
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  class: z.object({ code: z.enum(complexClasses), title: z.string() }),
  progress_percent: z.int().min(0).max(100).meta({ description: 'How much is built' }),
  deadline: Deadline.nullable().meta({
    description: 'When its next house is to be handed over; null when none is promised or all are done',
  }),
  ...FlatOffers.shape,
})
export type ComplexCard = z.infer<typeof ComplexCard>

/** A house in the list of its project. */
export const ProjectHouse = HouseLink.extend({
  legal: Legal.nullable().meta({ description: 'Of this house; null where nobody told' }),
  has_facade: z.boolean().exactOptional().meta({
    description:
      'Whether there is a picture or a scheme of its street side to choose on; missing counts as true',
  }),
})
export type ProjectHouse = z.infer<typeof ProjectHouse>

/** One project with everything known about it (A11). */
export const Complex = ComplexCard.extend({
  former_address: z.string().nullable().meta({ description: 'What the street was called before' }),
  description_html: z.string(),
  ...AllOffers.shape,
  gallery: z.array(Picture),
  genplan: z
    .object({
      image: Picture,
      polygons: z
        .array(
          z.object({
            house_id: z.int(),
            label: z.string(),
            points: z
              .array(Point)
              .meta({ description: 'Corners as fractions of the picture, from its upper left' }),
          }),
        )
        .meta({ description: 'The farthest house first, so that a nearer one covers it' }),
    })
    .nullable(),
  features: z.array(z.object({ code: z.string(), title: z.string().min(1) })),
  infrastructure: z.array(z.object({ type: z.string(), name: z.string(), minutes_walk: z.number() })),
  documents: z.array(z.object({ title: z.string().min(1), url: z.string().min(1) })),
  legal: Legal,
  ...houseFactFields,
  houses: z.array(ProjectHouse),
  promotions: z.array(BasicPromotion).meta({ description: 'Offers that hold today' }),
  has_model: z.boolean().exactOptional().meta({
    description:
      'Whether all of its houses say where and how high they stand, so that it has a model; missing counts as false',
  }),
  webcam_url: z.string().min(1).nullable(),
  video_url: z.string().min(1).nullable(),
  seo: z.object({ title: z.string(), description: z.string() }),
  updated_at: z.iso.datetime(),
})
export type Complex = z.infer<typeof Complex>

/** Filters of the projects, all as text the way a URL carries them; unknown values are ignored (note b). */
export const ComplexFilterQuery = z.object({
  city: filterText('Comma list of slugs of cities, as in the dictionaries', 'some-city'),
  class: filterText(`Comma list of ${complexClasses.join(', ')}`, 'I,II'),
  status: filterText(`Comma list of ${complexStatuses.join(', ')}`, 'selling'),
  deadline: filterText('Comma list of years in which a house is handed over, or «ready»', 'ready,2027'),
  features: filterText('Comma list of codes; a project must offer all of them', 'yard'),
  rooms: filterText('Comma list of 0 to 4; 0 is a studio, 4 means four or more', '1,2'),
  restorations: filterText('Finishing: comma list of codes or of titles in any language', 'fine,turnkey'),
  price_from: filterText('Lowest price of a flat in tenge', '20000000'),
  price_to: filterText('Highest price of a flat in tenge', '45000000'),
  area_from: filterText('Smallest area of a flat in m²', '35'),
  area_to: filterText('Largest area of a flat in m²', '80.5'),
  promotion: filterText('Comma list of ids of promotions'),
  sort: filterText(`One of ${complexSorts.join(', ')}; the order of the menu unless told`, 'price'),
} satisfies Record<ComplexKey, z.ZodType>)
export type ComplexFilterQuery = z.infer<typeof ComplexFilterQuery>

/** The list of projects as pages ask for it. */
export type ComplexListInput = {
  readonly criteria: ComplexQuery
  readonly page?: number | undefined
  readonly per_page?: number | undefined
}

/** The fields of such a query, for a call over HTTP. */
function complexListFields({ criteria, ...page }: ComplexListInput, language: Language) {
  return { ...Object.fromEntries(new URLSearchParams(complexSearch(criteria, language))), ...page }
}

export const getComplexes = {
  ...endpoints.complexes,
  summary: 'A page of projects, filtered and sorted',
  query: ComplexFilterQuery.extend(PageQuery.shape),
  lists: complexLists,
  encode: complexListFields,
  answer: paged(ComplexCard),
} as const

export const getComplexFilters = {
  ...endpoints.complexFilters,
  summary: 'The filters of the projects with counts of projects under all other chosen filters',
  query: ComplexFilterQuery,
  lists: complexLists,
  encode: complexListFields,
  answer: list(Filter),
} as const

export const getComplex = {
  ...endpoints.complex,
  summary: 'One project with everything known about it',
  params: z.object({ slug: Slug }),
  answer: one(Complex),
} as const

export const getComplexesNavigation = {
  ...endpoints.complexesNavigation,
  summary: 'Projects in the order of the menu',
  answer: list(ComplexLink),
} as const
