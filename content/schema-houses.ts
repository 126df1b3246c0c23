import { z } from 'zod'
import { Deadline } from '#contract/common.ts'
import { estateViews } from '#domain/estate-words.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { contentDay } from './days.ts'
import { Name } from './schema-texts.ts'

/** What the law on shared construction asks of a house that is sold before it is finished. */
const Legal = z.strictObject({
  permit_no: z.string().min(1),
  permit_date: z.iso.date(),
  method: z.enum(['guarantee', 'bank', 'frame']),
  guarantee_no: z.string().min(1).nullable(),
})

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

/** A house, which is also a queue. */
export const House = z.strictObject({
  id: z.int().positive(),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  name: Name,
  queue_no: z.int().positive(),
  /** Bodies of the drawing that make up this house: set-back top floors are a body of their own. */
  towers: z.array(z.string()).min(1),
  /** The side of the drawing on which the street runs. */
  street: z.enum(['down', 'up', 'left', 'right']),
  /** Ends that stand against the neighbour and have no windows, as seen from the street. */
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
  deadline: Deadline.nullable(),
  handed_over_at: z.iso.date().nullable(),
  legal: Legal.nullable(),
})
export type House = z.infer<typeof House>
export type Layout = z.infer<typeof Layout>

/** What is wrong with a house beyond the form of its fields: field and sentence. */
export function* houseProblems(house: House): Generator<[field: keyof House, message: string]> {
  if (house.handed_over_at === null) {
    if (house.deadline === null) yield ['deadline', 'an unfinished queue must have a deadline']
    if (house.legal === null) yield ['legal', 'an unfinished queue must not be published without its permit']
  } else if (house.handed_over_at > contentDay) {
    yield ['handed_over_at', `must not lie after ${contentDay}`]
  }
  if (house.legal?.method === 'guarantee' && house.legal.guarantee_no === null) {
    yield ['legal', 'the method "guarantee" needs the number of the guarantee']
  }
  if (house.legal && house.sale_start < house.legal.permit_date) {
    yield ['sale_start', 'must not be earlier than the permit']
  }
  for (const layout of house.layouts) {
    if (layout.section > house.section_bays.length) yield ['layouts', `there is no section ${layout.section}`]
    if (layout.floors[0] > layout.floors[1]) yield ['layouts', 'floors must run from lower to upper']
  }
}
