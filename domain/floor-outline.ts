import { byNumber } from './chessboard.ts'
import type { Rect } from './elevation.ts'
import { type HouseSide, houseSide } from './house-side.ts'

/** A unit as far as its place on the floor is drawn from it. */
export type PlateUnit = {
  readonly id: number
  readonly number: string
  /** Counted along the street from left to right, then along the yard; null where unknown. */
  readonly position_on_floor: number | null
  readonly area_total: number
  readonly area_balcony: number | null
  readonly windows: readonly { azimuth: number }[]
}

/** A stretch of an outer wall. */
export type Stretch = { x1: number; y1: number; x2: number; y2: number }

export type PlatePlace<Unit> = Rect & {
  unit: Unit
  side: 'street' | 'yard'
  windows: Stretch[]
  /** Outside the outer wall; null without a balcony. */
  balcony: Rect | null
  /** Where its door to the corridor is. */
  door: Stretch
}

/** A floor of a section from above, in decimetres, the street below: units on both sides of a corridor. */
export type FloorPlate<Unit> = {
  width: number
  height: number
  places: PlatePlace<Unit>[]
  corridor: Rect
  stairs: Rect
  lift: Rect
  /** Whether the windows of all units tell on which side they are: else the sides were only supposed. */
  areSidesKnown: boolean
  /** Where north is, degrees clockwise from «up» on the drawing; null where nobody told how the house stands. */
  north: number | null
}

/** Decimetres. */
const depth = { min: 42, usual: 72, max: 110 }
const corridorWidth = 18
const stairsWidth = 34
const liftWidth = 26
const liftDepth = 24
const balconyDepth = 13
const windowEach = 36
const windowWidth = 17

/**
 * The plan of a floor from its units: it was not measured, so widths follow areas. Units are placed on the side of
 * their windows, in the order of their places; with nothing known of windows the first half of the area is along the
 * street.
 */
export function floorPlate<Unit extends PlateUnit>(
  units: readonly Unit[],
  azimuth: number | null,
): FloorPlate<Unit> {
  const areaOf = areasOf(units)
  const { street, yard, areSidesKnown } = twoSides(units, azimuth, areaOf)
  const core = stairsWidth + liftWidth
  const [streetArea, yardArea] = [areaOf(street), areaOf(yard)]
  const rows = yard.length === 0 || street.length === 0 ? 1 : 2
  const width = Math.max(
    core * 2,
    Math.round((streetArea + yardArea) / (depth.usual * rows) + core / rows),
    Math.max(street.length, yard.length) * 34 + core,
  )
  const streetDepth = clampDepth(streetArea / width)
  const yardDepth = clampDepth(yardArea / (width - core))
  const corridor = { x: 0, y: yardDepth, width, height: corridorWidth }
  const height = yardDepth + corridorWidth + streetDepth
  const before = Math.ceil(yard.length / 2)
  const beforeArea = areaOf(yard.slice(0, before))
  const coreLeft = yard.length === 0 ? (width - core) / 2 : ((width - core) * beforeArea) / yardArea
  const wallsOf = (index: number, count: number) => ({ isFirst: index === 0, isLast: index === count - 1 })
  const place = (row: readonly Unit[], left: number, right: number, side: 'street' | 'yard', all: Unit[]) => {
    const total = areaOf(row)
    let x = left
    return row.map((unit) => {
      const own = ((right - left) * areaOf([unit])) / total
      const rect =
        side === 'street'
          ? { x, y: yardDepth + corridorWidth, width: own, height: streetDepth }
          : { x, y: 0, width: own, height: yardDepth }
      x += own
      return placeOf(unit, rounded(rect), side, azimuth, wallsOf(all.indexOf(unit), all.length))
    })
  }
  return {
    width,
    height,
    places: [
      ...place(street, 0, width, 'street', street),
      ...place(yard.slice(0, before), 0, coreLeft, 'yard', yard),
      ...place(yard.slice(before), coreLeft + core, width, 'yard', yard),
    ],
    corridor,
    stairs: rounded({ x: coreLeft, y: 0, width: stairsWidth, height: yardDepth }),
    lift: rounded({
      x: coreLeft + stairsWidth,
      y: yardDepth - liftDepth,
      width: liftWidth,
      height: liftDepth,
    }),
    areSidesKnown,
    north: azimuth === null ? null : (((180 - azimuth) % 360) + 360) % 360,
  }
}

/** The sides of the house that a unit's windows look to; none where nobody told how the house stands. */
function sidesOf({ windows }: PlateUnit, azimuth: number | null): HouseSide[] {
  return azimuth === null ? [] : windows.map((window) => houseSide(window.azimuth, azimuth))
}

function twoSides<Unit extends PlateUnit>(units: readonly Unit[], azimuth: number | null, areaOf: AreaOf) {
  const inOrder = units.toSorted(
    (a, b) =>
      (a.position_on_floor ?? Infinity) - (b.position_on_floor ?? Infinity) || byNumber(a, b) || a.id - b.id,
  )
  const areSidesKnown = inOrder.every((unit) =>
    sidesOf(unit, azimuth).some((side) => side === 'street' || side === 'yard'),
  )
  if (areSidesKnown) {
    // A flat through the house counts for the street.
    const street = inOrder.filter((unit) => sidesOf(unit, azimuth).includes('street'))
    return { street, yard: inOrder.filter((unit) => !street.includes(unit)), areSidesKnown }
  }
  const half = areaOf(inOrder) / 2
  let passed = 0
  const street = inOrder.filter((unit) => {
    const isBefore = passed + areaOf([unit]) / 2 <= half
    passed += areaOf([unit])
    return isBefore
  })
  const first = street.length === 0 ? inOrder.slice(0, 1) : street
  return { street: first, yard: inOrder.slice(first.length), areSidesKnown }
}

function placeOf<Unit extends PlateUnit>(
  unit: Unit,
  rect: Rect,
  side: 'street' | 'yard',
  azimuth: number | null,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): PlatePlace<Unit> {
  const { x, y, width, height } = rect
  const sides = sidesOf(unit, azimuth)
  const outer = side === 'street' ? y + height : y
  const inner = side === 'street' ? y : y + height
  const middle = x + width / 2
  const hasBalcony = unit.area_balcony !== null && unit.area_balcony > 0
  const along = hasBalcony ? Math.min(width * 0.55, ((unit.area_balcony ?? 0) * 100) / balconyDepth) : 0
  return {
    unit,
    side,
    ...rect,
    windows: [
      ...windowsAlong(x, width).map(([x1, x2]) => ({ x1, y1: outer, x2, y2: outer })),
      ...(isFirst && sides.includes('left')
        ? [{ x1: x, y1: y + height * 0.4, x2: x, y2: y + height * 0.6 }]
        : []),
      ...(isLast && sides.includes('right')
        ? [{ x1: x + width, y1: y + height * 0.4, x2: x + width, y2: y + height * 0.6 }]
        : []),
    ].map(roundedStretch),
    balcony: hasBalcony
      ? rounded({
          x: middle - along / 2,
          y: side === 'street' ? outer : outer - balconyDepth,
          width: along,
          height: balconyDepth,
        })
      : null,
    door: roundedStretch({ x1: middle - 5, y1: inner, x2: middle + 5, y2: inner }),
  }
}

/** Windows at even distances, about one for every room along the wall. */
function windowsAlong(x: number, width: number): [from: number, to: number][] {
  const count = Math.max(1, Math.round(width / windowEach))
  const own = Math.min(windowWidth, (width / count) * 0.6)
  return Array.from({ length: count }, (_, index) => {
    const middle = x + ((index + 0.5) * width) / count
    return [middle - own / 2, middle + own / 2]
  })
}

type AreaOf = (units: readonly PlateUnit[]) => number

/** Square metres of a unit on a floor of which no area is known. */
const usualArea = 50

/**
 * Square decimetres of some units of a floor: 1 m² is 100 of them. A unit whose area another server did not tell is as
 * large as the others on average.
 */
function areasOf(floor: readonly PlateUnit[]): AreaOf {
  const known = floor.map(({ area_total }) => area_total).filter((area) => area > 0)
  const average = known.length === 0 ? usualArea : known.reduce((sum, area) => sum + area, 0) / known.length
  return (units) =>
    units.reduce((sum, { area_total }) => sum + (area_total > 0 ? area_total : average) * 100, 0)
}

function clampDepth(value: number): number {
  return Math.round(Math.min(depth.max, Math.max(depth.min, value)))
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** Both edges are rounded, so that neighbours share one wall. */
function rounded({ x, y, width, height }: Rect): Rect {
  const [left, top] = [tenth(x), tenth(y)]
  return { x: left, y: top, width: tenth(tenth(x + width) - left), height: tenth(tenth(y + height) - top) }
}

function roundedStretch({ x1, y1, x2, y2 }: Stretch): Stretch {
  return { x1: tenth(x1), y1: tenth(y1), x2: tenth(x2), y2: tenth(y2) }
}
