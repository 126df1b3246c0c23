import { z } from 'zod'
import { listedStatuses } from '#domain/estate-words.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { CategoryCode, CityLink, Deadline, Picture, Point, Price, Rooms, Slug } from './common.ts'
import { endpoints } from './endpoints.ts'
import { list, one } from './envelopes.ts'
import { houseFactFields } from './house-facts.ts'
import { AllOffers } from './offers.ts'

const Register = z.url({ protocol: /^https$/ })

/** The facts that the law requires for a house built with buyers' money. Null where unknown. */
export const Legal = z.object({
  permit_no: z.string().nullable().meta({ description: 'Permit to raise money of buyers' }),
  permit_date: z.iso.date().nullable(),
  method: z.enum(['guarantee', 'bank', 'frame']).nullable().meta({
    description:
      'How money may be taken: guarantee of the Unified Operator, participation of a bank, or after the frame is built',
  }),
  guarantee_no: z.string().nullable(),
  permit_url: Register.nullable().meta({ description: 'The permit in a register of the state' }),
  guarantee_url: Register.nullable().meta({ description: 'The guarantee in a register of the state' }),
  builder_name: z.string().nullable(),
  bin: z.string().nullable().meta({ description: 'Business number of the builder, 12 digits' }),
})
export type Legal = z.infer<typeof Legal>

/** A house or queue in the list of its project. */
export const HouseLink = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string().min(1),
  queue_no: z.int(),
  floors: z.int(),
  deadline: Deadline.nullable(),
  handed_over_at: z.iso.date().nullable().meta({ description: 'The day it really was handed over' }),
  promised: Deadline.nullable().meta({
    description:
      'Of a house that is handed over: the quarter that was promised when its sale began; null: not told',
  }),
  price_from: Price.nullable(),
  estates_count: z.int().meta({ description: 'Flats that are free, on request or reserved' }),
})
export type HouseLink = z.infer<typeof HouseLink>

/** One house or queue with everything known about it (A11). */
export const House = HouseLink.extend({
  complex_id: z.int(),
  complex: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    city: CityLink,
    address: z.string(),
  }),
  sections: z
    .array(z.object({ no: z.int(), floors: z.int(), units_per_floor: z.int() }))
    .meta({ description: 'Entrances; units_per_floor is of a typical floor' }),
  footprint: z.array(Point).meta({
    description:
      'Corners of the house in metres [east, north] of the point of the project; none where nobody told',
  }),
  azimuth: z.number().nullable().meta({
    description: 'Where the street side looks, degrees clockwise from north; null where nobody told',
  }),
  height_m: z.number().nullable().meta({ description: 'Null where nobody told' }),
  facade: z
    .object({
      image: Picture,
      polygons: z.array(
        z.object({
          floor: z.int(),
          section: z.int(),
          rect: z
            .array(z.number())
            .meta({ description: '[left, top, width, height] as fractions of the picture' }),
        }),
      ),
    })
    .nullable(),
  is_drawn: z.boolean().meta({
    description:
      'Whether its street side, where there is no picture of it, and its floors are drawn as schemes',
  }),
  legal: Legal,
  ...houseFactFields,
  ...AllOffers.shape,
  progress: z
    .object({
      of: z.enum(['house', 'complex']).meta({
        description: 'Whose percentage: that of the whole project where the house has no entry of its own',
      }),
      count: z.int().meta({ description: 'Entries of its construction diary, those about its project too' }),
      percent: z.int().meta({ description: 'Of the newest entry about the house, else about its project' }),
      date: z.iso.date(),
    })
    .nullable(),
  updated_at: z.iso.datetime(),
})
export type House = z.infer<typeof House>

export const getHouse = {
  ...endpoints.house,
  summary: 'One house or queue with everything known about it',
  params: z.object({ slug: Slug }),
  answer: one(House),
} as const

/** A house that is handed over, with the quarter that was promised (R970). */
export const Handover = HouseLink.pick({ id: true, slug: true, name: true }).extend({
  complex: z.object({ id: z.int(), slug: z.string(), name: z.string(), city: CityLink }),
  promised: Deadline,
  handed_over_at: z.iso.date(),
})
export type Handover = z.infer<typeof Handover>

export const getHandovers = {
  ...endpoints.handovers,
  summary: 'Houses that are handed over and of which a promised quarter is told, the newest first',
  answer: list(Handover),
} as const

/** A unit in the chessboard of its house: no more than a cell needs. */
export const HouseEstate = z.object({
  id: z.int().positive(),
  slug: z.string(),
  category: CategoryCode,
  number: z.string(),
  section: z.int().meta({ description: '0 where it is unknown' }),
  floor: z.int(),
  position_on_floor: z
    .int()
    .nullable()
    .meta({ description: 'Place within floor and section, counted from 1' }),
  rooms: Rooms,
  area_total: z.number().positive(),
  restoration: z.enum(restorationCodes).nullable(),
  price: Price.nullable().meta({ description: 'Null where visitors do not see it: on request, and sold' }),
  status: z.enum(listedStatuses),
})
export type HouseEstate = z.infer<typeof HouseEstate>

/** More units than any house has. */
export const mostHouseEstates = 5000

export const getHouseEstates = {
  ...endpoints.houseEstates,
  summary: 'All units of a house in short, sold ones too',
  params: z.object({ slug: Slug }),
  answer: list(HouseEstate),
} as const

/** A unit on the plan of its floor: the data from which its place is drawn. */
export const FloorEstate = HouseEstate.extend({
  area_balcony: z.number().nullable(),
  windows: z
    .array(z.object({ azimuth: z.number().min(0).lt(360) }))
    .meta({ description: 'Where its windows look, degrees clockwise from north' }),
  floor_plan: z
    .object({ image: z.string().min(1), polygon: z.array(Point) })
    .nullable()
    .meta({ description: 'Drawing of the floor, and this unit on it as fractions of the drawing' }),
})
export type FloorEstate = z.infer<typeof FloorEstate>

export const getHouseFloor = {
  ...endpoints.houseFloor,
  summary: 'The units of one floor of one section, sold ones too',
  params: z.object({
    slug: Slug,
    section: z
      .string()
      .regex(/^(?:0|[1-9]\d{0,2})$/)
      .meta({ description: '0 for units whose section is unknown' }),
    floor: z.string().regex(/^(?:0|-?[1-9]\d{0,2})$/),
  }),
  answer: list(FloorEstate),
} as const
