import { z } from 'zod'
import { buildingTypes } from '#domain/building-types.ts'
import { complexStatuses } from '#domain/complex-words.ts'
import { estateViews, listedStatuses } from '#domain/estate-words.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { CategoryCode, Deadline, Rooms, Tenge } from './common.ts'
import { Legal } from './houses.ts'

/** The addresses at which other systems fetch the units; docs/feeds.md describes each feed. */
export const feedPaths = {
  yrl: '/feeds/yrl.xml',
  metarealty: '/feeds/yrl-2024.xml',
  json: '/feeds/units.json',
  csv: '/feeds/units.csv',
} as const

const Texts = z.object({ ru: z.string(), kk: z.string(), en: z.string() })

/** A project in units.json. Addresses of pages and pictures are whole. */
const ExportedComplex = z.object({
  id: z.int(),
  slug: z.string(),
  name: Texts,
  city: z.object({ slug: z.string(), name: Texts }),
  district: Texts,
  address: Texts,
  lat: z.number(),
  lng: z.number(),
  class: z.string(),
  status: z.enum(complexStatuses),
  deadline: Deadline.nullable(),
  url: z.url(),
  images: z.array(z.url()),
})
export type ExportedComplex = z.infer<typeof ExportedComplex>

/** A house in units.json; `complex` is the slug of its project. */
const ExportedHouse = z.object({
  id: z.int(),
  slug: z.string(),
  complex: z.string(),
  name: Texts,
  queue_no: z.int(),
  floors: z.int(),
  sections: z.array(z.object({ no: z.int(), floors: z.int(), units_per_floor: z.int() })),
  deadline: Deadline.nullable(),
  handed_over_at: z.iso.date().nullable(),
  building_type: z.enum(buildingTypes).nullable(),
  legal: Legal,
  url: z.url(),
})
export type ExportedHouse = z.infer<typeof ExportedHouse>

/**
 * A unit in units.json, in the words of the API; `complex`, `house` and `plan` are the slugs and the code of its
 * project, house and plan. An import computes `number`, `price_m2`, `url`, `plan_image` and `mortgage` from the other
 * fields and from its own programmes; files of before have no `mortgage`.
 */
export const ExportedEstate = z.object({
  id: z.int().positive(),
  category: CategoryCode,
  geo_flatnum: z.string(),
  number: z.string(),
  complex: z.string(),
  house: z.string(),
  section: z.int(),
  floor: z.int(),
  floors_total: z.int(),
  riser: z.int().nullable(),
  position_on_floor: z.int().nullable(),
  rooms: Rooms,
  is_euro: z.boolean(),
  area_total: z.number().positive(),
  area_living: z.number().nullable(),
  area_kitchen: z.number().nullable(),
  area_balcony: z.number().nullable(),
  area_terrace: z.number().nullable(),
  ceiling_height: z.number().nullable(),
  restoration: z.enum(restorationCodes).nullable(),
  price: Tenge.nullable(),
  price_m2: Tenge.nullable(),
  price_old: Tenge.nullable(),
  price_valid_until: z.iso.date().nullable(),
  status: z.enum(listedStatuses),
  status_changed_at: z.iso.datetime(),
  plan: z.string().nullable(),
  plan_image: z.url().nullable(),
  windows: z.array(z.object({ azimuth: z.number().min(0).lt(360) })),
  views: z.array(z.enum(estateViews)),
  sun: z.object({ dec: z.number(), mar: z.number(), jun: z.number() }).nullable(),
  tour_url: z.string().nullable(),
  mortgage: z.boolean().default(false),
  url: z.url(),
  updated_at: z.iso.datetime(),
})
export type ExportedEstate = z.infer<typeof ExportedEstate>

/** The fields of units.json before the units. */
const UnitsHead = z.object({
  generated_at: z.iso.datetime({ offset: true }),
  company: z.object({ name: z.string(), phone: z.string(), email: z.string(), url: z.url() }).nullable(),
  complexes: z.array(ExportedComplex),
  houses: z.array(ExportedHouse),
})
export type UnitsHead = z.infer<typeof UnitsHead>

/** The whole of units.json, for readers that load it at once; our import reads it unit by unit. */
export const UnitsJson = UnitsHead.extend({ units: z.array(ExportedEstate) })
