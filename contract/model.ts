import { z } from 'zod'
import { Point, Slug } from './common.ts'
import { endpoints } from './endpoints.ts'
import { one } from './envelopes.ts'
import { FloorEstate, HouseLink } from './houses.ts'

/** More free flats than a project has; the others are left out, those of the last houses first. */
export const mostModelFlats = 2000

const Footprint = z.array(Point).meta({
  description: 'Corners in metres [east, north] of the point of the project on the map',
})
const Part = z.object({ footprint: Footprint, height_m: z.number() })
const Base = z.number().meta({ description: 'Its ground in metres above the lowest ground of the project' })

/** A house as its model is drawn from it. */
const ModelHouse = HouseLink.pick({ id: true, slug: true, name: true, floors: true }).extend({
  sections: z.array(z.object({ no: z.int(), floors: z.int(), units_per_floor: z.int() })),
  azimuth: z.number().nullable().meta({
    description: 'Where the street side looks, degrees clockwise from north; null where nobody told',
  }),
  footprint: Footprint,
  height_m: z.number().nullable(),
  base_m: Base,
  ground_floor_m: z
    .number()
    .nullable()
    .meta({ description: 'From the lowest floor to the next one; null: as the others' }),
  floor_m: z
    .number()
    .nullable()
    .meta({ description: 'From floor to floor in metres; null: the height divided by the floors' }),
  parts: z.array(Part).meta({
    description: 'Where the house has several heights, its bodies in place of footprint and height',
  }),
})

const ModelFlat = FloorEstate.pick({
  id: true,
  slug: true,
  number: true,
  section: true,
  floor: true,
  position_on_floor: true,
  rooms: true,
  area_total: true,
  price: true,
  windows: true,
}).extend({ house_id: z.int() })
export type ModelFlat = z.infer<typeof ModelFlat>

/** What a model of a project is drawn from: its houses, what stands around, free flats, the horizon (R1120). */
export const Model = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string().min(1),
  lat: z.number(),
  lng: z.number(),
  houses: z.array(ModelHouse),
  neighbours: z.array(Part.extend({ base_m: Base })),
  flats: z.array(ModelFlat).meta({
    description: `Flats that are free or on request, by house, section and floor; at most ${mostModelFlats}`,
  }),
  horizon: z
    .object({
      source: z.string(),
      outline: z.array(
        z.object({
          azimuth: z.number(),
          angle: z.number().meta({ description: 'Degrees above eye level' }),
        }),
      ),
    })
    .nullable()
    .meta({ description: 'The outline of mountains as seen from the project, and who found it' }),
})
export type Model = z.infer<typeof Model>

export const getModel = {
  ...endpoints.model,
  summary: 'What a model of a project is drawn from; none where one of its houses tells no outline or height',
  params: z.object({ slug: Slug }),
  answer: one(Model),
} as const
