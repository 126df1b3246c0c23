import type { Point } from '#domain/house-side.ts'
import type { ModelBody } from '#domain/model/model-bodies.ts'
import { type ModelSpot, outwardOf } from '#domain/model/model-windows.ts'
import type { HouseName } from './house-names.ts'
import { type Place, sunPlace, type SunPlace } from '#domain/model/sun-place.ts'

type Horizon = { readonly outline: readonly { readonly azimuth: number; readonly angle: number }[] }

/** What is seen from a window, in units of the drawing; the window looks to its middle. */
export type WindowView = {
  width: number
  height: number
  /** Eye level. */
  level: number
  /** The outline of mountains; empty where no record has it. */
  horizon: string
  /** The way of the sun on this day, and where it is now, while it is above eye level before the window. */
  way: string
  hours: { x: number; y: number; hour: number }[]
  sun: Point | null
  /** Where at the edge the sun is nearest while it is before the window and beyond the drawing, and the way to it. */
  beyond: { at: Point; way: Point } | null
  /** From the farthest to the nearest. */
  bodies: { key: string; isOurs: boolean; roof: string; lit: string; dim: string }[]
  /** Above our houses their names, each once. */
  names: HouseName[]
  /** The eight sides of the world that are before the window. */
  sides: { x: number; side: number }[]
}

/** Degrees to both sides, up and down, and the units of a degree. */
const [wide, high, deep, unit] = [72, 52, 26, 7]
export const viewSize = { width: 2 * wide * unit, height: (high + deep) * unit }
const level = high * unit

/** What is nearer to the plane of the window is not seen through it, in metres. */
const nearest = 0.3

type Eye = ModelSpot & { outward: Point }

/** The view from a window as angles: neighbours as high as they look, and the sun on its way. */
export function windowView(
  spot: ModelSpot,
  bodies: readonly ModelBody[],
  moment: { readonly day: number; readonly minutes: number },
  place: Place,
  horizon: Horizon | null,
): WindowView {
  const eye: Eye = { ...spot, outward: outwardOf(spot.azimuth) }
  const sun = sunPlace(moment, place)
  const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, at: seen(day(hour * 60), spot) }))
  function day(minutes: number): SunPlace {
    return sunPlace({ day: moment.day, minutes }, place)
  }
  const ordered = bodies
    .map((body, index) => ({ index, house: body.house, ...bodyOf(body, eye, sun) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => b.distance - a.distance)
  const way = Array.from({ length: 24 * 6 }, (_, look) => seen(day(look * 10), spot))
  return {
    ...viewSize,
    level,
    horizon: horizonOf(horizon, spot.azimuth),
    way: linesOf(way),
    hours: hours.flatMap(({ hour, at }) => (at === null ? [] : [{ x: at[0], y: at[1], hour }])),
    sun: seen(sun, spot),
    beyond: beyondOf(sun, spot),
    bodies: ordered.map(({ index, isOurs, roof, lit, dim }) => ({
      key: String(index),
      isOurs,
      roof,
      lit,
      dim,
    })),
    names: namesOf(ordered),
    sides: Array.from({ length: 8 }, (_, side) => ({ side, turn: turnOf(side * 45, spot.azimuth) }))
      .filter(({ turn }) => Math.abs(turn) < wide - 8)
      .map(({ side, turn }) => ({ side, x: round((turn + wide) * unit) })),
  }
}

/** Degrees to the right of the middle, -180 to 180. */
function turnOf(azimuth: number, middle: number): number {
  return ((((azimuth - middle + 180) % 360) + 360) % 360) - 180
}

function at(turn: number, angle: number): Point {
  return [round((turn + wide) * unit), round((high - angle) * unit)]
}

function seen({ azimuth, height }: SunPlace, spot: ModelSpot): Point | null {
  const turn = turnOf(azimuth, spot.azimuth)
  return height <= 0 || height > high || Math.abs(turn) > wide ? null : at(turn, height)
}

/** The drawing is less wide and high than a window: the sun shines in from its sides and from above, too. */
function beyondOf(sun: SunPlace, spot: ModelSpot): WindowView['beyond'] {
  const { azimuth, height } = sun
  const turn = turnOf(azimuth, spot.azimuth)
  if (height <= 0 || Math.abs(turn) >= 90 || seen(sun, spot) !== null) return null
  const edge = at(Math.max(2 - wide, Math.min(wide - 2, turn)), Math.min(high, height))
  const [aside, above] = [Math.max(-1, Math.min(1, turn / wide)), height / high]
  return { at: edge, way: [Math.abs(aside) < 1 ? 0 : aside, above > 1 ? -1 : 0] }
}

/** A name needs so much of its house to be seen, and stands so far above it, in units of the drawing. */
const [leastNamed, aboveRoof] = [70, 10]

/** The names of our houses, each over the nearest of its bodies that is seen there. */
function namesOf(ordered: readonly { house: number | null; extent: Extent }[]): HouseName[] {
  const nearer: Extent[] = []
  const named = new Map<number, HouseName>()
  for (const { house, extent } of ordered.toReversed()) {
    const [left, right] = [Math.max(0, extent.left), Math.min(viewSize.width, extent.right)]
    const [x, y] = [(left + right) / 2, Math.max(44, extent.top - aboveRoof)]
    const isCovered = nearer.some((other) => other.left < x && other.right > x && other.top < extent.top + 6)
    nearer.push(extent)
    if (house === null || named.has(house) || isCovered || right - left < leastNamed) continue
    named.set(house, { house, x: round(x), y: round(y) })
  }
  return [...named.values()]
}

/** Pieces of a way, broken where it is not seen. */
function linesOf(points: readonly (Point | null)[]): string {
  return points
    .map((point, index) =>
      point === null ? '' : `${index > 0 && points[index - 1] ? 'L' : 'M'}${point[0]} ${point[1]}`,
    )
    .join('')
}

/** Points further apart than this are not joined: nobody knows what lies between, in degrees. */
const widestGap = 15

function horizonOf(horizon: Horizon | null, middle: number): string {
  if (horizon === null) return ''
  return horizonSpans(horizon.outline)
    .map(([from, to]) => {
      const start = turnOf(from.azimuth, middle)
      const end = start + ((to.azimuth - from.azimuth + 360) % 360)
      if (end < -wide || start > wide) return ''
      return pathOf([at(start, from.angle), at(end, to.angle), at(end, 0), at(start, 0)])
    })
    .join('')
}

type HorizonPoint = Horizon['outline'][number]

/** Neighbouring points of an outline that are near enough to be joined, the last one with the first one too. */
export function horizonSpans(points: readonly HorizonPoint[]): [HorizonPoint, HorizonPoint][] {
  return points.flatMap((from, index): [HorizonPoint, HorizonPoint][] => {
    const to = points[(index + 1) % points.length] ?? from
    const gap = (to.azimuth - from.azimuth + 360) % 360
    return gap > 0 && gap <= widestGap ? [[from, to]] : []
  })
}

type Angles = { turn: number; low: number; high: number }

/** How far a body reaches in the drawing. */
type Extent = { left: number; right: number; top: number }

function bodyOf(body: ModelBody, eye: Eye, sun: SunPlace) {
  const { footprint, house, bottom, top } = body
  let distance = Infinity
  const extent: Extent = { left: Infinity, right: -Infinity, top: Infinity }
  const [lit, dim]: [string[], string[]] = [[], []]
  const corners = clipped(footprint, eye)
  const turn = areaOf(corners) > 0 ? 1 : -1
  const walls = corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length] ?? from }))
  const angles = ([east, north]: Point): Angles => {
    const [x, y] = [east - eye.east, north - eye.north]
    const far = Math.max(nearest, Math.hypot(x, y))
    distance = Math.min(distance, far)
    return {
      turn: turnOf((Math.atan2(x, y) / Math.PI) * 180, eye.azimuth),
      low: angleOf(bottom - eye.up, far),
      high: angleOf(top - eye.up, far),
    }
  }
  for (const { from, to } of walls) {
    const outward: Point = [turn * (to[1] - from[1]), -turn * (to[0] - from[0])]
    const steps = stepsBetween(from, to).map(angles)
    const isSeen = (eye.east - from[0]) * outward[0] + (eye.north - from[1]) * outward[1] > 1e-6
    if (!isSeen) continue
    for (const step of steps) {
      const [x, y] = at(step.turn, step.high)
      extent.left = Math.min(extent.left, x)
      extent.right = Math.max(extent.right, x)
      extent.top = Math.min(extent.top, y)
    }
    const path = pathOf([
      ...steps.map((step) => at(step.turn, step.high)),
      ...steps.toReversed().map((step) => at(step.turn, step.low)),
    ])
    const isTurned = sun.height > 0 && outward[0] * sun.ray[0] + outward[1] * sun.ray[1] > 0
    ;(isTurned ? lit : dim).push(path)
  }
  const roof =
    top >= eye.up || corners.length < 3
      ? ''
      : pathOf(
          walls.flatMap(({ from, to }) =>
            stepsBetween(from, to).map((step) => {
              const { turn: aside, high: angle } = angles(step)
              return at(aside, angle)
            }),
          ),
        )
  return { isOurs: house !== null, distance, extent, roof, lit: lit.join(''), dim: dim.join('') }
}

function angleOf(above: number, far: number): number {
  return (Math.atan2(above, far) / Math.PI) * 180
}

/** The part of an outline that lies before the window. */
function clipped(footprint: readonly Point[], { east, north, outward }: Eye): Point[] {
  const before = ([x, y]: Point) => (x - east) * outward[0] + (y - north) * outward[1] - nearest
  return footprint.flatMap((from, index) => {
    const to = footprint[(index + 1) % footprint.length] ?? from
    const [a, b] = [before(from), before(to)]
    const cut: Point[] = []
    if (a >= 0) cut.push(from)
    if (a >= 0 !== b >= 0) {
      const share = a / (a - b)
      cut.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    }
    return cut
  })
}

function areaOf(corners: readonly Point[]): number {
  return corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y]
    return sum + x * nextY - y * nextX
  }, 0)
}

/** A straight line on the ground is bent as an angle: it is drawn in steps. */
function stepsBetween(from: Point, to: Point): Point[] {
  return Array.from({ length: 9 }, (_, step) => [
    from[0] + ((to[0] - from[0]) * step) / 8,
    from[1] + ((to[1] - from[1]) * step) / 8,
  ])
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
