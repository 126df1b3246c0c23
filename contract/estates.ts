import { z } from 'zod'
import type { Category } from '#domain/categories.ts'
import { compassSides } from '#domain/compass.ts'
import { sunChoices } from '#domain/daylight.ts'
import { floorEnds } from '#domain/floor-ends.ts'
import type { Language } from '#domain/languages.ts'
import { nearKinds } from '#domain/near-groups.ts'
import { type ListingKey, listingLists, type ListingQuery, listingSearch } from '#domain/listing-query.ts'
import {
  estateSorts,
  estateStatuses,
  estateViews,
  listedStatuses,
  saleStatuses,
} from '#domain/estate-words.ts'
import {
  CategoryCode,
  CityLink,
  Deadline,
  filterText,
  Id,
  Picture,
  Point,
  Price,
  Restoration,
  Rooms,
  Tenge,
} from './common.ts'
import { endpoints } from './endpoints.ts'
import { list, one, paged, PageQuery } from './envelopes.ts'
import { houseFactFields } from './house-facts.ts'
import { Mortgage } from './mortgages.ts'
import { RestorationOffer, RoomsOffer } from './offers.ts'

export const EstateStatus = z.enum(estateStatuses)
export type EstateStatus = z.infer<typeof EstateStatus>

/** A drawing of the unit: `card` at the drawing scale shared by all cards, `detail` with room areas. */
export const Plan = z.object({
  card: z.string().min(1),
  detail: z.string().min(1),
  width: z.int().positive(),
  height: z.int().positive(),
  rooms: z.array(z.object({ name: z.string(), area: z.number().positive() })),
})

/** The data of a card in a list. `number` is the number on the door (R110–R112). */
export const EstateCard = z.object({
  id: z.int().positive(),
  slug: z.string(),
  category: CategoryCode,
  geo_flatnum: z.string(),
  number: z.string(),
  complex: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  house: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    deadline: Deadline.nullable(),
    handed_over_at: z.iso.date().nullable(),
  }),
  section: z.int(),
  floor: z.int(),
  floors_total: z.int(),
  rooms: Rooms,
  is_euro: z.boolean(),
  area_total: z.number().positive(),
  restoration: Restoration.nullable(),
  price: Price.nullable().meta({ description: 'Whole tenge; null where the price is on request' }),
  price_m2: Price.nullable().meta({ description: 'Tenge for a square metre; null with the price' }),
  price_old: Price.nullable().meta({ description: 'Before a reduction; null without one' }),
  status: EstateStatus.refine((status): boolean => status !== 'withdrawn' && status !== 'hidden').meta({
    description:
      'free and request can be chosen today, request without a price until a manager names it; reserved is held for somebody; unconfirmed may be gone already, staff find out, and it has no price; sold and withdrawn are gone; hidden is never answered',
  }),
  plan: Plan.omit({ rooms: true, detail: true }).nullable(),
})
export type EstateCard = z.infer<typeof EstateCard>

/** «From 112,975 ₸ a month»: with the smallest down payment over the longest term of the programme. */
export const MonthlyFrom = z.object({
  program: Mortgage.pick({ id: true, code: true, title: true, kind: true, rate_effective: true }).meta({
    description: 'rate_effective (ГЭСВ) belongs beside the payment wherever that is shown',
  }),
  amount: Tenge.meta({ description: 'Tenge a month' }),
  initial_payment_tenge: Tenge,
  months: z.int(),
})
export type MonthlyFrom = z.infer<typeof MonthlyFrom>

/** A card of a unit like another one, with its monthly figure (A49). */
export const CardWithPayment = EstateCard.extend({
  monthly_from: MonthlyFrom.nullable().optional().meta({
    description: 'The same as of the unit itself; null where no programme fits',
  }),
})
export type CardWithPayment = z.infer<typeof CardWithPayment>

/** One unit with everything known about it (A11). Azimuths are degrees clockwise from north. */
export const Estate = EstateCard.extend({
  complex: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    city: CityLink,
    address: z.string(),
    image: Picture.nullable(),
  }),
  house: EstateCard.shape.house.extend({
    is_handover_told: z.literal(false).exactOptional().meta({
      description:
        'Only where it was read from another server that told nothing of handed_over_at: it may be handed over',
    }),
  }),
  is_category_told: z.literal(false).exactOptional().meta({
    description: 'Only where it was read from another server that told no category: the one here is a guess',
  }),
  riser: z.int().nullable(),
  position_on_floor: z.int().nullable(),
  area_living: z.number().nullable(),
  area_kitchen: z.number().nullable(),
  area_balcony: z.number().nullable(),
  area_terrace: z.number().nullable(),
  ceiling_height: z.number().positive().nullable(),
  price_valid_until: z.iso.date().nullable(),
  promo_ids: z.array(z.int()),
  status_changed_at: z.iso.datetime(),
  is_status_told: z.literal(false).exactOptional().meta({
    description: 'Only where it was read from another server that told no status: the one here is a guess',
  }),
  plan: Plan.nullable(),
  floor_plan: z
    .object({ image: z.string().min(1), polygon: z.array(Point) })
    .nullable()
    .meta({ description: 'Drawing of the floor, and this unit on it as fractions of the drawing' }),
  facade_polygon: z
    .array(Point)
    .nullable()
    .meta({ description: 'Corners on the facade picture of its house, as fractions of the picture' }),
  ...houseFactFields,
  windows: z.array(z.object({ azimuth: z.number().min(0).lt(360) })),
  views: z.array(z.enum(estateViews)),
  tour_url: z.string().min(1).nullable(),
  monthly_from: MonthlyFrom.nullable().meta({
    description:
      'Smallest monthly payment among the programmes that fit this unit, take applications today and ask for no group, deposit or status',
  }),
  price_history: z.array(z.object({ date: z.iso.date(), price: Tenge })),
  sun: z
    .object({ dec: z.number(), mar: z.number(), jun: z.number() })
    .nullable()
    .meta({ description: 'Hours of direct sun on a clear day in December, March and June' }),
  has_model: z.boolean().exactOptional().meta({
    description: 'Whether the model of its project shows the view from its window; missing counts as false',
  }),
  similar: z.array(CardWithPayment),
  updated_at: z.iso.datetime(),
})
export type Estate = z.infer<typeof Estate>

/** A withdrawn unit answers 410 with the parts of its right address, what it was, and units like it (A1). */
export const EstateGone = z.object({
  message: z.string(),
  ...EstateCard.pick({ id: true, category: true, slug: true }).shape,
  ...EstateCard.pick({ number: true, rooms: true, area_total: true, complex: true }).partial().shape,
  similar: z.array(CardWithPayment),
})
export type EstateGone = z.infer<typeof EstateGone>

/** Filters of the listing, all as text the way a URL carries them; unknown values are ignored (A4 and note a). */
export const EstateFilterQuery = z.object({
  category: filterText('flat (the default), garage, storageroom or comm; another one answers 404', 'flat'),
  rooms: filterText('Comma list of 0 to 4; 0 is a studio, 4 means four or more', '1,2'),
  restorations: filterText('Finishing: comma list of codes or of titles in any language', 'fine,turnkey'),
  complex: filterText('Comma list of slugs or ids of projects'),
  house: filterText('Comma list of slugs or ids of houses'),
  price_from: filterText('Lowest price in tenge', '20000000'),
  price_to: filterText('Highest price in tenge', '45000000'),
  area_from: filterText('Smallest area in m²', '35'),
  area_to: filterText('Largest area in m²', '80.5'),
  kitchen_from: filterText('Smallest kitchen in m²; a unit whose kitchen is not known does not fit', '9.5'),
  floor_from: filterText('Lowest floor, negative below the ground', '2'),
  floor_to: filterText('Highest floor', '9'),
  floor_not: filterText(
    `Not on these floors: comma list of ${floorEnds.join(', ')}. What lies below the first floor counts as it; the last is that of the unit's section, else of its house, and where nobody knows it no unit is on it`,
    'first,last',
  ),
  deadline: filterText('Comma list of years of delivery, or «ready»', 'ready,2027'),
  views: filterText(`Comma list of ${estateViews.join(', ')}`, 'park'),
  sun: filterText(
    `At least so many hours of direct sun on a clear day in December: ${sunChoices.join(', ')}; of several the fewest`,
    '2',
  ),
  side: filterText(`Windows to one of these sides: comma list of ${compassSides.join(', ')}`, 's,sw'),
  features: filterText('Comma list of codes of features of the project'),
  near: filterText(
    `Places within minutes on foot of the project, all of them: comma list of a kind (${nearKinds.join(', ')}), a hyphen and whole minutes up to 60`,
    'school-10,park-5',
  ),
  status: filterText(
    `Comma list of ${listedStatuses.join(', ')}; ${saleStatuses.join(' and ')} unless told`,
    'free',
  ),
  promotion: filterText('Comma list of ids of promotions'),
  plan: filterText('Comma list of keys of plans, as /api/estates/plans names them', '2-a'),
  payment_to: filterText(
    'Most that may be paid a month, in tenge: finds the units whose monthly figure (monthly_from of the unit) is no more',
    '250000',
  ),
  first_payment_to: filterText(
    'Most that may be paid at once, in tenge: finds what some programme for anybody, or the one of `program`, lets buy with no more; with payment_to too, one programme must fit both. The full price at once does not count',
    '5000000',
  ),
  hand: filterText(
    'Tenge paid at once; the smallest down payment of each programme unless told. Alone it filters nothing',
    '6000000',
  ),
  program: filterText(
    'Code of a programme, as /api/mortgages names it: finds what can be bought with it, and the monthly figure is its own. Unless told, the figure is the least among the programmes for anybody',
    '7-20-25',
  ),
  sort: filterText(
    `One of ${estateSorts.join(', ')}; payment is the monthly figure, units without one last, and so are those whose kitchen is not known; unless told: free and on request, then reserved and unconfirmed, then sold, each from cheap to dear, without a price last, then by id`,
    'price',
  ),
} satisfies Record<Exclude<ListingKey, 'view'> | 'category', z.ZodType>)
export type EstateFilterQuery = z.infer<typeof EstateFilterQuery>

/**
 * A unit of a listing with its monthly figure; asked with `payment_to`, `first_payment_to`, `program` or
 * `sort=payment`, with that of the search beside it.
 */
export const ListedEstate = EstateCard.extend({
  monthly_from: MonthlyFrom.nullable().optional().meta({
    description: 'The same as of the unit itself, whatever the search; not there where no programme fits',
  }),
  payment: MonthlyFrom.nullable().optional().meta({
    description:
      'Only with payment_to, first_payment_to, program or sort=payment: the monthly figure, with what is at hand paid at once; not there where no programme fits. Null: what is at hand is enough',
  }),
})
export type ListedEstate = z.infer<typeof ListedEstate>

/** A listing as pages ask for it; of all units of flats unless a category is named. */
export type EstateListInput = {
  readonly category?: Category | undefined
  readonly listing: ListingQuery
  readonly page?: number | undefined
  readonly per_page?: number | undefined
}

/** The fields of such a query, for a call over HTTP. */
export function estateListFields({ category, listing, ...page }: EstateListInput, language: Language) {
  return { category, ...Object.fromEntries(new URLSearchParams(listingSearch(listing, language))), ...page }
}

export const getEstates = {
  ...endpoints.estates,
  summary: 'A page of units of one category, filtered and sorted',
  query: EstateFilterQuery.extend(PageQuery.shape),
  lists: listingLists,
  encode: estateListFields,
  answer: paged(ListedEstate),
} as const

export const getEstate = {
  ...endpoints.estate,
  summary: 'One unit with everything known about it',
  params: z.object({ id: Id }),
  answer: one(Estate),
} as const

/** One control of the filter panel. Counts obey all other chosen filters (A18). */
export const Filter = z.object({
  key: z.string(),
  type: z.enum(['checkbox', 'range', 'select']),
  title: z.string(),
  unit: z.string().nullable(),
  options: z.array(
    z.object({
      value: z.string(),
      title: z.string(),
      count: z.int(),
      city_name: z.string().exactOptional().meta({ description: 'Of a project the name of its city' }),
    }),
  ),
  min: z.number().nullable(),
  max: z.number().nullable(),
  step: z.number().nullable(),
})
export type Filter = z.infer<typeof Filter>

export const getEstateFilters = {
  ...endpoints.estateFilters,
  summary: 'The filters of a category with counts under all other chosen filters',
  query: EstateFilterQuery,
  lists: listingLists,
  encode: estateListFields,
  answer: list(Filter),
} as const

/** A listing near one that finds nothing: which filters it moves or gives up, and how many units it finds. */
export const EstateRelaxation = z.object({
  changes: z.array(
    z.object({
      key: z.string().meta({ description: 'Filter of the query', example: 'price_to' }),
      value: z.number().nullable().meta({ description: 'The bound to ask for instead; null: give it up' }),
    }),
  ),
  query: z.string().meta({
    description: 'That listing as a query of /api/estates',
    example: 'category=flat&rooms=1',
  }),
  total: z.int().positive(),
})
export type EstateRelaxation = z.infer<typeof EstateRelaxation>

/** A unit that fulfils all wishes of a listing but one, with what is different. */
export const NearEstate = ListedEstate.extend({
  near: z.object({
    key: z.string().meta({ description: 'Filter of the query that it misses', example: 'price_to' }),
    by: z.number().positive().nullable().meta({
      description: 'Of an amount how much it is off: tenge, m², floors, minutes on foot; else null',
    }),
    values: z.array(z.string()).meta({
      description:
        'What it has instead, as the query would ask for it; of features those that its project lacks; empty of promotion, plan and program',
      example: ['21000000'],
    }),
    title: z.string().meta({ description: 'The same in words', example: '2 million more expensive' }),
  }),
})
export type NearEstate = z.infer<typeof NearEstate>

export const getEstateRelaxations = {
  ...endpoints.estateRelaxations,
  summary: 'For filters that find nothing: the nearest units, and wider filters that find something',
  query: EstateFilterQuery,
  lists: listingLists,
  encode: estateListFields,
  answer: one(
    z.object({
      estates: z.array(NearEstate).meta({ description: 'Up to six, the nearest first' }),
      listings: z.array(EstateRelaxation).meta({ description: 'Up to four, the nearest first' }),
    }),
  ),
} as const

/** Lists that are counted in one call. */
export const mostCountedLists = 30

export const getEstateCounts = {
  ...endpoints.estateCounts,
  summary: 'How many units several lists have',
  query: z.object({
    list: z.array(z.string()).meta({
      description: `Query of /api/estates; repeat it for each list, up to ${mostCountedLists}; further ones are not counted but listed in meta.ignored`,
      example: ['category=flat&rooms=1', 'category=garage'],
    }),
  }),
  lists: ['list'],
  encode: (input: { readonly list: readonly string[] }) => input,
  answer: list(z.int()),
} as const

/** A tab of the properties menu (R114–R116), with prices and further data for the home page's table of rooms. */
export const CategoryTab = z.object({
  id: z.int(),
  code: CategoryCode,
  title: z.string(),
  estates_count: z.int(),
  units_count: z.int().optional().meta({
    description:
      'Units that pages show in any status, sold ones too; 0: the company never had any. Not told: unknown',
  }),
  has_plans: z.boolean().optional().meta({
    description: 'Whether any of these units has a drawing. Not told: unknown',
  }),
  price_from: Price.nullable(),
  rooms_data: z.array(RoomsOffer),
  restorations_data: z.array(RestorationOffer),
})
export type CategoryTab = z.infer<typeof CategoryTab>

export const getCategories = {
  ...endpoints.categories,
  summary: 'Categories with counts and prices from, for menus and tabs',
  answer: list(CategoryTab),
} as const
