import type { Point } from './house-side.ts'
import { streetLength } from './house-side.ts'

/** A house as far as its street side is drawn from it. Metres; `footprint` in [east, north]. */
export type ElevationHouse = {
  readonly floors: number
  readonly sections: readonly { no: number; floors: number; units_per_floor: number }[]
  readonly footprint: readonly Point[]
  readonly azimuth: number | null
  readonly height_m: number | null
}

export type Rect = { x: number; y: number; width: number; height: number }

/** The content of a bay of a floor, the same on all floors: windows of a stack are above each other. */
export type Bay = { x: number; width: number; kind: 'window' | 'balcony' | 'french' | 'stairs' }

export type ElevationSection = Rect & {
  no: number
  bays: Bay[]
  /** Storeys from the highest down. */
  storeys: (Rect & { floor: number })[]
}

/** The street side of a house in decimetres, its left foot at 0 and its ground at `height`. */
export type Elevation = { width: number; height: number; sections: ElevationSection[] }

/** Decimetres. */
const groundStorey = 42
const usualStorey = { min: 28, usual: 31, max: 36 }
const parapet = 12
const bayWidth = 34
const perFlat = 45

/**
 * The street side of a house from its sections and floors: sections from left to right as wide as they have flats on
 * a floor, each at its own height. Its length is that of its footprint, or else the length of that many flats.
 */
export function elevation(house: ElevationHouse): Elevation {
  const listed =
    house.sections.length > 0 ? house.sections : [{ no: 0, floors: house.floors, units_per_floor: 4 }]
  const sections = listed.map((section) => ({ ...section, floors: Math.max(1, section.floors) }))
  const flats = sections.map(({ units_per_floor }) => Math.min(20, Math.max(2, units_per_floor)))
  const allFlats = flats.reduce((sum, count) => sum + count, 0)
  const known = house.azimuth === null ? 0 : Math.round(streetLength(house.footprint, house.azimuth) * 10)
  const width = known > 0 ? clamp(known, sections.length * 80, 2400) : allFlats * perFlat
  const highest = Math.max(...sections.map(({ floors }) => floors))
  const storey = storeyHeight((house.height_m ?? 0) * 10, highest)
  const height = roofHeight(highest, storey)
  let x = 0
  return {
    width,
    height,
    sections: sections.map(({ no, floors }, index) => {
      const isLast = index === sections.length - 1
      const own = isLast ? width - x : Math.round((width * (flats[index] ?? 0)) / allFlats)
      const left = x
      x += own
      const top = height - roofHeight(floors, storey)
      return {
        no,
        x: left,
        y: top,
        width: own,
        height: height - top,
        bays: baysOf(left, own),
        storeys: Array.from({ length: floors }, (_, below) => {
          const floor = floors - below
          const foot = height - (floor === 1 ? 0 : groundStorey + (floor - 2) * storey)
          const tall = floor === 1 ? groundStorey : storey
          return { floor, x: left, y: foot - tall, width: own, height: tall }
        }),
      }
    }),
  }
}

function roofHeight(floors: number, storey: number): number {
  return groundStorey + (floors - 1) * storey + parapet
}

function storeyHeight(height: number, floors: number): number {
  if (height <= 0 || floors < 2) return usualStorey.usual
  const even = Math.round((height - groundStorey - parapet) / (floors - 1))
  return clamp(even, usualStorey.min, usualStorey.max)
}

/** Bays of a section: the stairs in the middle, the others mirrored on their right. */
function baysOf(left: number, width: number): Bay[] {
  const wanted = Math.max(3, Math.round(width / bayWidth))
  const count = wanted % 2 === 0 ? wanted - 1 : wanted
  const middle = (count - 1) / 2
  const own = width / count
  const pattern = ['window', 'balcony', 'window', 'french'] as const
  return Array.from({ length: count }, (_, index) => ({
    x: round(left + index * own),
    width: round(own),
    kind: index === middle ? 'stairs' : (pattern[Math.min(index, count - 1 - index) % 4] ?? 'window'),
  }))
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
