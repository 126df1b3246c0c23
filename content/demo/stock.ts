import { z } from 'zod'
import { CategoryCode, Tenge } from '#contract/common.ts'
import { estateViews } from '#domain/estate-words.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { staffError } from '#domain/staff/staff-text.ts'
import type { HouseRecord } from '../schemas/places.ts'
import type { Geometry } from './geometry.ts'

/**
 * The flats of one section on a run of floors: codes of `unit-plans.json` from left to right as one sees the
 * street side, first along the street, then along the yard. Each place is a riser.
 */
const Layout = z.strictObject({
  section: z.int().positive(),
  floors: z.tuple([z.int().positive(), z.int().positive()]),
  front: z.array(z.string()),
  back: z.array(z.string()),
  /** Open roof terrace of each flat on the lowest of these floors, m², beyond the flat's own area. */
  terrace: z.number().positive().optional(),
})
export type Layout = z.infer<typeof Layout>

/** The source data of a house's units. */
const HouseStock = z.strictObject({
  /** Bodies of the drawing that make up this house: set-back top floors are a body of their own. */
  towers: z.array(z.string()).min(1),
  /** The side of the drawing on which the street runs. */
  street: z.enum(['down', 'up', 'left', 'right']),
  /** Ends against the neighbour, without windows, as seen from the street. */
  attached: z.array(z.enum(['left', 'right'])),
  /** Window bays of the street side by section, from left to right. */
  section_bays: z.array(z.int().positive()).min(1),
  layouts: z.array(Layout).min(1),
  /** The lowest floor from which a far view opens, where the windows look that way. */
  outlook: z.partialRecord(z.enum(estateViews), z.int().positive()),
  ceiling: z.number().min(2.5).max(4),
  restorations: z.partialRecord(z.enum(restorationCodes), z.number().positive()),
  /** Tenge per m² of a two-room flat with pre-finish in the middle of the house. */
  price_m2: z.int().positive(),
  sale_start: z.iso.date(),
  sold_share: z.number().min(0).max(1),
  parking: z.strictObject({ single: z.int().nonnegative(), double: z.int().nonnegative() }),
  storerooms: z.int().nonnegative(),
})

/** `projects/<slug>.yaml`. Sectors of `outlook` run clockwise, in degrees from north. */
export const ProjectStock = z.strictObject({
  /** First part of the numbers in the register: АП in «АП-2-114». */
  registry: z.string().regex(/^[А-Я]{2}$/, staffError('must be two Cyrillic capitals')),
  /** The compass direction of "up" in the drawings of `geometry/`. */
  orientation: z.number().min(0).lt(360),
  outlook: z.partialRecord(z.enum(estateViews), z.tuple([z.number(), z.number()])),
  prices: z.strictObject({ parking: Tenge, storeroom_m2: Tenge }),
  /** By slug of the house. */
  houses: z.record(z.string(), HouseStock),
})

/** The drawings of the flats, without the pictures: input of the generator and its checks. Metres and m². */
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

/** A house with the source data of its units. */
export type House = z.infer<typeof HouseStock> &
  Pick<HouseRecord, 'queue_no' | 'handed_over_at'> & { id: number; slug: string }

/** A project with the source data of its units. */
export type Complex = Omit<z.infer<typeof ProjectStock>, 'houses'> & {
  id: number
  slug: string
  houses: readonly House[]
}

/** The source data of the demo company's units. */
export type DemoStock = {
  readonly projects: readonly { slug: string; stock: z.infer<typeof ProjectStock>; geometry: Geometry }[]
  readonly plans: Readonly<Record<string, UnitPlan>>
}
