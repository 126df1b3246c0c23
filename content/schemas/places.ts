import { z } from 'zod'
import { Deadline, Point } from '#contract/common.ts'
import { buildingTypes } from '#domain/building-types.ts'
import { compassSides } from '#domain/compass.ts'
import { complexClasses, complexStatuses } from '#domain/complex-words.ts'
import { houseFactCodes } from '#domain/house-facts.ts'
import { quarterNumber } from '#domain/promise-history.ts'
import { staffError, staffText } from '#domain/staff/staff-text.ts'
import type { HouseLight } from '#domain/unit-light.ts'
import {
  Address,
  Bin,
  Day,
  longTextOf,
  Percent,
  pictureOf,
  record,
  type Shape,
  slugOf,
  SortOrder,
} from './parts.ts'
import { Name, noText, Text } from './texts.ts'
import type { World } from '../world.ts'

/** The name of a project or a house in Yandex's list of new buildings; without it, Yandex's feed leaves it out. */
const YandexId = z
  .string()
  .regex(/^\d{1,12}$/, staffError('must be digits in quotes'))
  .nullable()
  .default(null)

/** What a house is built of and how it is kept, by code; what is not known is left out. */
const houseFacts = {
  facts: z.partialRecord(z.enum(houseFactCodes), Text).default({}),
  /** Tenge a month for a square metre of a home. */
  maintenance_fee: z.number().positive().max(100_000).nullable().default(null),
}

const Metres = z.number().min(-500).max(9_000)
const Outline = z.array(Point).min(3).max(200)

/** The ground of what stands there, in metres above the lowest ground of the project. */
const Base = Metres.default(0)

const HorizonPoint = z.strictObject({
  azimuth: z.number().min(0).lt(360),
  /** Degrees above eye level. */
  angle: z.number().min(-10).max(60),
})

/** The outline of mountains as it was measured or computed from the project: never a guess, so it says by whom. */
const Horizon = z.strictObject({
  source: Text,
  outline: z
    .array(HorizonPoint)
    .min(2)
    .max(720)
    .refine(
      (outline) => outline.every(({ azimuth }, index) => azimuth > (outline[index - 1]?.azimuth ?? -1)),
      staffError('azimuths must rise from one point to the next'),
    ),
})

/** Numbers as in a house: [1, 2]. Without them a rule holds for all. */
const Numbers = z.array(z.int().positive()).max(200).default([])

/** Which units look where: a side (`ne`), or degrees clockwise from north. */
const WindowRule = z
  .strictObject({
    sections: Numbers,
    risers: Numbers,
    positions: Numbers,
    floors: z.tuple([z.int().positive(), z.int().positive()]).nullable().default(null),
    sides: z
      .array(z.union([z.enum(compassSides), z.number().min(0).lt(360)]))
      .min(1)
      .max(8),
  })
  .transform(({ sides, ...where }) => ({
    ...where,
    azimuths: sides.map((side) => (typeof side === 'number' ? side : compassSides.indexOf(side) * 45)),
  }))

export const City = record({ name: Name, sort_order: SortOrder })

/** A project. Its description is the Markdown beside it, or `text`; its houses are records of their own. */
export function complexSchema(world: World) {
  return record({
    sort_order: SortOrder,
    name: Name,
    city: slugOf(world, 'cities'),
    district: Text.default(noText),
    address: Text,
    /** The former name of the street, for visitors who search by it. */
    former_address: Text.nullable().default(null),
    lat: z.number().min(40).max(56),
    lng: z.number().min(46).max(88),
    /** What a class is called is known without a label of one's own (R990). */
    class: z.strictObject({ code: z.enum(complexClasses), label: Text.nullable().default(null) }),
    /** Not said, it follows from the houses (R990). */
    status: z.enum(complexStatuses).nullable().default(null),
    progress_percent: z.int().min(0).max(100),
    is_new: z.boolean().default(false),
    /** Needed while one of its houses is unfinished, unless the company says that it builds itself (R991). */
    builder: z.strictObject({ name: Name, bin: Bin }).nullable().default(null),
    picture: pictureOf(world).nullable().default(null),
    gallery: z.array(pictureOf(world)).default([]),
    /** Outlines of the houses on the picture from above, those in front last. Points are fractions of the picture. */
    genplan: z
      .strictObject({
        picture: pictureOf(world),
        outlines: z.array(
          z.strictObject({
            house: slugOf(world, 'houses'),
            label: z.string(),
            points: z.array(Point).min(3),
          }),
        ),
      })
      .nullable()
      .default(null),
    /** Buildings of others and hills that take the sun, in metres from the project's point on the map. */
    neighbours: z
      .array(z.strictObject({ footprint: Outline, height_m: z.number().positive(), base_m: Base }))
      .max(200)
      .default([]),
    /** What rises on the horizon as seen from the project; shown, and taking no hours of sun (R1125). */
    horizon: Horizon.nullable().default(null),
    features: z
      .array(
        z
          .string()
          .refine((code) => world.features.has(code), staffError('is not in features.yaml'))
          .meta({ names: 'features' } satisfies Shape),
      )
      .default([]),
    infrastructure: z
      .array(z.strictObject({ type: z.string(), name: Text, minutes_walk: z.int().positive() }))
      .default([]),
    documents: z
      .array(
        z.strictObject({
          title: Text,
          url: z.union(
            [Address, z.string().regex(/^\/(?!\/)/)],
            staffError('must be an address that begins with https:// or /'),
          ),
        }),
      )
      .default([]),
    webcam_url: Address.nullable().default(null),
    video_url: Address.nullable().default(null),
    /** Of all its houses; a house may say otherwise. */
    ...houseFacts,
    /** For search engines; without it, the name, the city and the first sentence of the description. */
    seo: z.strictObject({ title: Text, description: Text }).nullable().default(null),
    yandex_id: YandexId,
    text: longTextOf(world),
  })
}
export type ComplexRecord = z.output<ReturnType<typeof complexSchema>>

/** The data that the law on shared construction requires of a house that is sold before it is finished. */
const Legal = z.strictObject({
  permit_no: z.string().min(1, staffError('must not be empty')),
  permit_date: Day,
  method: z.enum(['guarantee', 'bank', 'frame']),
  guarantee_no: z.string().min(1, staffError('must not be empty')).nullable().default(null),
  /** Where registers of the state show them. */
  permit_url: Address.nullable().default(null),
  guarantee_url: Address.nullable().default(null),
})

/** A house, which is also a queue. */
export function houseSchema(world: World) {
  return record({
    complex: slugOf(world, 'complexes'),
    name: Name,
    queue_no: z.int().positive(),
    deadline: Deadline.nullable().default(null),
    /** The deadline before was a slip of the pen: what it was, and why. Shown beside the change (R1012). */
    deadline_correction: z.strictObject({ from: Deadline, reason: Text }).nullable().default(null),
    handed_over_at: Day.nullable().default(null),
    /** The quarter that was promised when its sale began; said of a finished house alone (R970). */
    promised: Deadline.nullable().default(null),
    legal: Legal.nullable().default(null),
    floors: z.int().positive(),
    sections: z
      .array(
        z.strictObject({
          no: z.int().positive(),
          floors: z.int().positive(),
          units_per_floor: z.int().nonnegative(),
        }),
      )
      .default([]),
    /** Without its height and outline, no hours of sun are counted in its project. */
    height_m: z.number().positive().nullable().default(null),
    /** Where the street side looks, degrees clockwise from north. */
    azimuth: z.number().min(0).lt(360).nullable().default(null),
    /** Corners in metres east and north of the project's point on the map. */
    footprint: Outline.nullable().default(null),
    base_m: Base,
    /** Metres from floor to floor, of the lowest floor and of the others. */
    ground_floor_m: z.number().positive().nullable().default(null),
    floor_m: z.number().positive().nullable().default(null),
    /** Where not all of the house is of one height: its parts, each from the ground up. */
    parts: z
      .array(z.strictObject({ footprint: Outline, height_m: z.number().positive() }))
      .max(50)
      .default([]),
    /** Where units look of which their feed does not say it; the first rule that fits holds. */
    windows: z.array(WindowRule).max(200).default([]),
    /** Where floors and sections are on the picture of the street side: fractions [left, top, width, height]. */
    facade: z
      .strictObject({
        picture: pictureOf(world),
        polygons: z.array(
          z.strictObject({
            floor: z.int(),
            section: z.int().positive(),
            rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
          }),
        ),
      })
      .nullable()
      .default(null),
    /** Whether the site may draw its street side, where there is no picture of it, and its floors (R664). */
    drawn: z.boolean().default(false),
    /** What its walls are made of; left out where nobody knows. Our feeds say it. */
    building_type: z.enum(buildingTypes).nullable().default(null),
    /** What differs from its project. */
    ...houseFacts,
    yandex_id: YandexId,
  }).superRefine(
    (house, context) => {
      for (const [field, message] of houseProblems(house, world.today)) {
        context.addIssue({ code: 'custom', path: [field], message })
      }
    },
    // Told together with what is missing, so that one look is enough.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
}
export type HouseRecord = z.output<ReturnType<typeof houseSchema>>

/** What a record says of the light of its house. */
export function lightOf({ base_m, ground_floor_m, floor_m, parts, windows }: HouseRecord): HouseLight {
  return { base_m, ground_floor_m, floor_m, parts, windows }
}

/** What drawings of a house are made from. */
const drawnFrom = ['sections', 'height_m', 'azimuth', 'footprint'] as const

type Published = Pick<
  HouseRecord,
  | 'deadline'
  | 'deadline_correction'
  | 'handed_over_at'
  | 'promised'
  | 'legal'
  | 'drawn'
  | (typeof drawnFrom)[number]
>

/** An unfinished house is not published without the data that the law requires: field and sentence. */
function* houseProblems(
  house: Published,
  today: string,
): Generator<[field: keyof Published, message: string]> {
  if (house.handed_over_at === null) {
    if (house.deadline === null)
      yield [
        'deadline',
        staffText(
          'an unfinished queue must have a deadline: its year and quarter; a finished one has handed_over_at',
        ),
      ]
    if (house.legal === null) {
      yield [
        'legal',
        staffText(
          'an unfinished queue must not be published without its permit: fill in permit_no, permit_date, method and guarantee_no',
        ),
      ]
    }
    if (house.promised) {
      yield [
        'promised',
        staffText(
          'only a finished queue has it, beside handed_over_at; until then its quarter is the deadline',
        ),
      ]
    }
  } else if (house.handed_over_at > today) {
    yield [
      'handed_over_at',
      staffText('must not lie in the future (today is {today}): until then the house is unfinished', {
        today,
      }),
    ]
  }
  const { deadline, deadline_correction: correction } = house
  // A record that is no record has neither.
  if (correction && (!deadline || quarterNumber(deadline) === quarterNumber(correction.from)))
    yield [
      'deadline_correction',
      staffText('must name another deadline in from than deadline, which is the right one'),
    ]
  if (house.drawn) {
    for (const field of drawnFrom) {
      const told = house[field]
      if (told === null || (Array.isArray(told) && told.length === 0))
        yield [field, staffText('a house with drawn: true must say it')]
    }
  }
  if (house.legal?.method === 'guarantee' && house.legal.guarantee_no === null) {
    yield ['legal', staffText('the method "guarantee" needs the number of the guarantee')]
  }
}

/** How far the building of a project, or of one of its houses, has come. */
export function progressSchema(world: World) {
  return record({
    complex: slugOf(world, 'complexes'),
    house: slugOf(world, 'houses').nullable().default(null),
    date: Day,
    title: Text,
    percent: z.int().min(0).max(100),
    stages: z.array(z.strictObject({ name: Text, percent: Percent })).default([]),
    photos: z.array(pictureOf(world)).default([]),
    video_url: Address.nullable().default(null),
    webcam_url: Address.nullable().default(null),
  })
}
