import type { Point } from '#domain/house-side.ts'
import { floorLevels, isCounterclockwise, type ModelBody } from '#domain/model/model-bodies.ts'
import { sunReach } from '#domain/model/model-shade.ts'
import { type LitWindow, outwardOf, windowHeight } from '#domain/model/model-windows.ts'
import type { SunPlace } from '#domain/model/sun-place.ts'
import type { ShownModel } from './model-shown.ts'
import { apart, type HouseName, letteringOf, type Metres, roofsOf } from './house-names.ts'

/** A body as it is drawn: paths in units of the drawing. */
export type StillBody = {
  key: string
  isOurs: boolean
  roof: string
  /** Walls that are turned to the sun, those that it only grazes, and those that are turned away. */
  lit: string
  grazed: string
  dim: string
  /** Where something takes the sun of the walls that are turned to it. */
  shade: string
  /** Its floors, and windows of free flats. */
  floors: string
  windows: string
}

export type StillDrawing = {
  width: number
  height: number
  /** The shadows on the ground. */
  shadow: string
  /** From the farthest to the nearest. */
  bodies: StillBody[]
  /** The names of houses, above them. */
  names: HouseName[]
  /** The way to north. */
  north: { x: number; y: number }
}

/** The model is seen from the south by southwest, from above, in degrees. */
const looksTo = 20
const tilt = 33

/** The drawing in its own units. */
const [width, height] = [1000, 620]
const margin = 60

/** A spot of shade on a wall is about so large, in metres, and a drawing has no more of them than this. */
const cell = 4
const mostCells = 6000

/** Of a name, on small screens, where names are largest. */
const letters = { line: 38, letter: 20 }

/** A wall whose cosine to the sun is less is only grazed. */
const grazing = 0.35

/** Shadows of a low sun end somewhere, in metres. */
const longestShadow = 500

const ahead = outwardOf(looksTo)
const aside: Point = [ahead[1], -ahead[0]]
const [flat, upright] = [Math.sin((tilt / 180) * Math.PI), Math.cos((tilt / 180) * Math.PI)]

/** What of the drawing stays while the sun moves. */
type StandingDrawing = {
  place: Place
  bodies: readonly ModelBody[]
  /** From the farthest to the nearest. */
  ordered: { body: ModelBody; still: Pick<StillBody, 'key' | 'isOurs' | 'roof' | 'floors' | 'windows'> }[]
  names: HouseName[]
  /** The most cells of a wall across and upwards. */
  cells: number
}

/** The houses from above with their floors and lit windows. */
export function standingDrawing({ model, bodies, windows }: ShownModel): StandingDrawing {
  const place = frameOf(bodies)
  const levels = new Map<number | null, number[]>(model.houses.map((house) => [house.id, floorLevels(house)]))
  const windowsOf = Map.groupBy(windows, ({ house }) => house)
  const walls = bodies.reduce((sum, { footprint }) => sum + footprint.length, 0)
  return {
    place,
    bodies,
    ordered: inOrder(bodies).map((body) => ({
      body,
      still: {
        key: String(bodies.indexOf(body)),
        isOurs: body.house !== null,
        roof: pathOf(body.footprint.map(([east, north]) => place([east, north, body.top]))),
        floors: floorsOf(body, place, levels.get(body.house) ?? []),
        windows: (body.house === null ? [] : (windowsOf.get(body.house) ?? []))
          .filter((window) => isOn(body, window))
          .map((window) => pathOf(cornersOf(window).map(place)))
          .join(''),
      },
    })),
    names: apart(namesOf(bodies, place), letteringOf(model.houses, letters)),
    cells: Math.max(2, Math.floor(Math.sqrt(mostCells / Math.max(1, walls)))),
  }
}

/** The model from above at a moment: bodies, their shadows as the hours of sun have them, lit windows. */
export function stillDrawing(standing: StandingDrawing, sun: SunPlace): StillDrawing {
  const { place, bodies, ordered, names, cells } = standing
  const isReached = sunReach(sun, bodies)
  return {
    width,
    height,
    shadow: sun.height > 0 ? bodies.map((body) => shadowOf(body, sun, place)).join('') : '',
    bodies: ordered.map(({ body, still }) => ({ ...still, ...wallsOf(body, sun, place, cells, isReached) })),
    names,
    north: { x: aside[1], y: -ahead[1] * flat },
  }
}

type Place = (at: Metres) => Point

function projected([east, north, up]: Metres): Point {
  return [east * aside[0] + north * aside[1], -(east * ahead[0] + north * ahead[1]) * flat - up * upright]
}

/** All houses, and as much around them as the drawing has room for. */
function frameOf(bodies: readonly ModelBody[]): Place {
  const ours = bodies.filter(({ house }) => house !== null)
  const corners = (ours.length > 0 ? ours : bodies).flatMap(({ footprint, bottom, top }) =>
    footprint.flatMap(([east, north]) => [projected([east, north, bottom]), projected([east, north, top])]),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [above, below] = [Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    (width - 2 * margin) / Math.max(1, right - left),
    (height - 2 * margin) / Math.max(1, below - above),
  )
  return (at) => {
    const [x, y] = projected(at)
    return [
      round(width / 2 + (x - (left + right) / 2) * scale),
      round(height / 2 + (y - (above + below) / 2) * scale + margin * 0.15),
    ]
  }
}

/** From the farthest to the nearest: what stands behind a line that parts two bodies is drawn first. */
function inOrder(bodies: readonly ModelBody[]): ModelBody[] {
  const far = ({ footprint }: ModelBody) =>
    footprint.reduce((sum, [east, north]) => sum + east * ahead[0] + north * ahead[1], 0) / footprint.length
  const left = bodies.toSorted((a, b) => far(b) - far(a))
  const ordered: ModelBody[] = []
  while (left.length > 0) {
    const free = left.findIndex((body) => !left.some((other) => other !== body && isBehind(other, body)))
    ordered.push(...left.splice(Math.max(0, free), 1))
  }
  return ordered
}

/** Whether a body stands behind another one as we see it, and not beside it. */
function isBehind(back: ModelBody, front: ModelBody): boolean {
  const parted = (far: ModelBody, near: ModelBody) => isBeyond(near, far, 1) || isBeyond(far, near, -1)
  return parted(back, front) && !parted(front, back)
}

/** Whether all of the other body is beyond one of the walls that look away from us (1), or to us (-1). */
function isBeyond(of: ModelBody, other: ModelBody, way: 1 | -1): boolean {
  return edgesOf(of).some(
    ({ from, outward }) =>
      (outward[0] * ahead[0] + outward[1] * ahead[1]) * way > 1e-6 &&
      other.footprint.every(
        ([east, north]) => (east - from[0]) * outward[0] + (north - from[1]) * outward[1] > -0.3,
      ),
  )
}

type Edge = { from: Point; to: Point; outward: Point; length: number }

function edgesOf({ footprint }: ModelBody): Edge[] {
  const turn = isCounterclockwise(footprint) ? 1 : -1
  return footprint.map((from, index) => {
    const to = footprint[(index + 1) % footprint.length] ?? from
    const [east, north] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(east, north)
    return { from, to, length, outward: [(turn * north) / (length || 1), (-turn * east) / (length || 1)] }
  })
}

/** The walls of a body that look to us. */
function seenEdges(body: ModelBody): Edge[] {
  return edgesOf(body).filter(({ outward }) => outward[0] * ahead[0] + outward[1] * ahead[1] < -1e-6)
}

function floorsOf(body: ModelBody, place: Place, levels: readonly number[]): string {
  const seen = seenEdges(body)
  return levels
    .filter((level) => level > body.bottom && level < body.top - 0.5)
    .flatMap((level) =>
      seen.map(({ from, to }) => {
        const [a, b] = [place([...from, level]), place([...to, level])]
        return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
      }),
    )
    .join('')
}

type IsReached = ReturnType<typeof sunReach>

function wallsOf(
  body: ModelBody,
  sun: SunPlace,
  place: Place,
  cells: number,
  isReached: IsReached,
): Pick<StillBody, 'lit' | 'grazed' | 'dim' | 'shade'> {
  const sunFlat = Math.cos((sun.height / 180) * Math.PI)
  const seen = seenEdges(body)
  /** The cosine of the angle between the wall's outward direction and the way to the sun. */
  const turned = ({ outward }: Edge) => (outward[0] * sun.ray[0] + outward[1] * sun.ray[1]) * sunFlat
  const path = (edges: readonly Edge[]) =>
    edges
      .map(({ from, to }) =>
        pathOf(
          [
            [...from, body.bottom],
            [...to, body.bottom],
            [...to, body.top],
            [...from, body.top],
          ].map(([east = 0, north = 0, up = 0]) => place([east, north, up])),
        ),
      )
      .join('')
  const inSun = sun.height > 0 ? seen.filter((edge) => turned(edge) > 0) : []
  return {
    lit: path(inSun.filter((edge) => turned(edge) > grazing)),
    grazed: path(inSun.filter((edge) => turned(edge) <= grazing)),
    dim: path(seen.filter((edge) => !inSun.includes(edge))),
    shade: inSun.map((edge) => shadeOn(edge, body, place, cells, isReached)).join(''),
  }
}

/** The shade of other bodies on a wall, found at the middle of each cell, cells beside each other as one. */
function shadeOn(
  { from, to, outward, length }: Edge,
  body: ModelBody,
  place: Place,
  cells: number,
  isReached: IsReached,
): string {
  const columns = Math.min(cells, Math.max(1, Math.round(length / cell)))
  const rows = Math.min(cells, Math.max(1, Math.round((body.top - body.bottom) / cell)))
  const at = (column: number): Point => [
    from[0] + ((to[0] - from[0]) * column) / columns,
    from[1] + ((to[1] - from[1]) * column) / columns,
  ]
  const high = (row: number) => body.bottom + ((body.top - body.bottom) * row) / rows
  const paths: string[] = []
  for (let column = 0; column < columns; column++) {
    const [east, north] = at(column + 0.5)
    let begun: number | null = null
    for (let row = 0; row <= rows; row++) {
      const spot = { east: east + outward[0] * 0.1, north: north + outward[1] * 0.1, up: high(row + 0.5) }
      const isShaded = row < rows && !isReached(spot)
      if (isShaded) begun ??= row
      if (isShaded || begun === null) continue
      const [left, right] = [at(column), at(column + 1)]
      paths.push(
        pathOf([
          place([...left, high(begun)]),
          place([...right, high(begun)]),
          place([...right, high(row)]),
          place([...left, high(row)]),
        ]),
      )
      begun = null
    }
  }
  return paths.join('')
}

/** What a body takes from the ground: all its walls, laid down away from the sun. */
function shadowOf({ footprint, bottom, top }: ModelBody, sun: SunPlace, place: Place): string {
  const long = Math.min(longestShadow, (top - bottom) / Math.tan((sun.height / 180) * Math.PI))
  const shift = ([east, north]: Point): Point => [east - sun.ray[0] * long, north - sun.ray[1] * long]
  const onGround = (corners: readonly Point[]) => {
    // All of one turn, so that what lies over each other is one shadow.
    const turned = isCounterclockwise(corners) ? corners : corners.toReversed()
    return pathOf(turned.map(([east, north]) => place([east, north, bottom])))
  }
  const sides = footprint.map((from, index) => {
    const to = footprint[(index + 1) % footprint.length] ?? from
    return onGround([from, to, shift(to), shift(from)])
  })
  return [onGround(footprint), ...sides, onGround(footprint.map(shift))].join('')
}

/** Whether a window is in a wall of this body that is seen: a house has several bodies. */
function isOn(body: ModelBody, { east, north, up, azimuth }: LitWindow): boolean {
  const outward = outwardOf(azimuth)
  if (up > body.top || outward[0] * ahead[0] + outward[1] * ahead[1] >= 0) return false
  return edgesOf(body).some(({ from, outward: wall, length, to }) => {
    const off = (east - from[0]) * wall[0] + (north - from[1]) * wall[1]
    const along = ((east - from[0]) * (to[0] - from[0]) + (north - from[1]) * (to[1] - from[1])) / length
    return Math.abs(off) < 1 && along > -1 && along < length + 1
  })
}

function cornersOf({ east, north, up, azimuth, width: wide }: LitWindow): Metres[] {
  const [outEast, outNorth] = outwardOf(azimuth)
  const half = wide / 2
  const corner = (right: number, above: number): Metres => [
    east - outNorth * right,
    north + outEast * right,
    up + above,
  ]
  const tall = windowHeight / 2
  return [corner(-half, -tall), corner(half, -tall), corner(half, tall), corner(-half, tall)]
}

function namesOf(bodies: readonly ModelBody[], place: Place): HouseName[] {
  return roofsOf(bodies).map(({ house, at }) => {
    const [x, y] = place(at)
    return { house, x, y: round(y) }
  })
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
