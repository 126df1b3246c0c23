import { z } from 'zod'
import { promiseEventKinds } from '#domain/promise-history.ts'
import { CityLink, Deadline } from './common.ts'
import { endpoints } from './endpoints.ts'
import { Ignored } from './envelopes.ts'
import { Legal } from './houses.ts'

/** What happened to the deadline of a house on a day. */
export const PromiseEvent = z.object({
  kind: z.enum(promiseEventKinds).meta({
    description:
      'published: the first deadline; moved: another one; corrected: another one in place of a slip; explained: the reason of a change came later; handed: the day of handing over; handed_changed: another such day, or none; left, back: the house left the site, and came back',
  }),
  day: z.iso.date().meta({ description: 'The day of the import that brought it, in Kazakhstan' }),
  deadline: Deadline.nullable().meta({ description: 'From then on' }),
  from: Deadline.nullable().meta({ description: 'Before' }),
  handed_over_at: z.iso.date().nullable(),
  reason: z.string().nullable().meta({ description: 'Of a correction, as the company wrote it' }),
})
export type PromiseEvent = z.infer<typeof PromiseEvent>

/** A house with the deadline that was published first, and what became of it (R1010). */
export const PromisedHouse = z.object({
  id: z.int(),
  slug: z.string().nullable().meta({ description: 'Null of a house that has left the site' }),
  name: z.string().min(1),
  is_listed: z.boolean(),
  complex: z.object({
    id: z.int(),
    slug: z.string().nullable(),
    name: z.string(),
    city: CityLink.nullable(),
  }),
  deadline: Deadline.nullable().meta({ description: 'As it stands now; of a finished house the last one' }),
  handed_over_at: z.iso.date().nullable().meta({ description: 'The day of keys' }),
  first: z
    .object({ deadline: Deadline, day: z.iso.date() })
    .nullable()
    .meta({ description: 'The deadline that was published first, and when; null where none was before' }),
  promised: Deadline.nullable().meta({ description: 'The first deadline, as corrected' }),
  moves: z.int().meta({ description: 'How often the deadline was moved, without corrections' }),
  shift: z
    .int()
    .meta({ description: 'Quarters by which all moves together changed it; below zero is earlier' }),
  late: z.int().nullable().meta({
    description: 'Quarters from the promised deadline to handing over; zero and below: kept',
  }),
  events: z.array(PromiseEvent).meta({ description: 'From the oldest' }),
  legal: Legal,
})
export type PromisedHouse = z.infer<typeof PromisedHouse>

export const getPromises = {
  ...endpoints.promises,
  summary: 'The deadline of each house as first published, its changes, and the day of keys',
  query: z.object({
    complex: z
      .string()
      .optional()
      .meta({ description: 'Comma list of slugs of projects', example: 'garden-park' }),
    complex_id: z.string().optional().meta({ description: 'Comma list of ids of projects', example: '1' }),
    house: z
      .string()
      .optional()
      .meta({ description: 'Comma list of slugs of houses', example: 'garden-park-1' }),
    house_id: z.string().optional().meta({ description: 'Comma list of ids of houses', example: '13' }),
    limit: z
      .string()
      .optional()
      .meta({ description: 'At most so many, the first ones; 1 to 100', example: '1' }),
  }),
  lists: ['complex', 'complex_id', 'house', 'house_id'],
  answer: z.object({
    data: z.array(PromisedHouse),
    meta: z.object({
      ignored: Ignored,
      since: z.iso.date().nullable().meta({
        description: 'The day from which the history of this company is kept; null before the first import',
      }),
    }),
  }),
} as const
