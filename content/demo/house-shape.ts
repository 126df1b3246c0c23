import type { Point } from '#database/tables.ts'
import type { Geometry } from './geometry.ts'
import type { House } from './stock.ts'

type Tower = Geometry['towers'][number]

export type HouseShape = {
  floors: number
  /** Metres from the ground to the top of the parapet. */
  height: number
  /** Where the street side looks, degrees clockwise from north. */
  azimuth: number
  /** Corners in metres east and north of the project's point on the map. */
  footprint: Point[]
  /** Its bodies by their corners and the height of their top. */
  parts: { footprint: Point[]; height_m: number }[]
  /** Metres along the street and across the house. */
  length: number
  depth: number
  /** Window bays along the street. */
  bays: number
  /** Metres from floor to floor, of the lowest floor and of the others. */
  groundHeight: number
  floorHeight: number
}

const sideAzimuth = { up: 0, right: 90, down: 180, left: 270 } as const

/** The body of a house; `orientation` is the compass direction of "up" in the drawing. */
export function houseShape(geometry: Geometry, house: House, orientation: number): HouseShape {
  const parts = house.towers.map((name) => towerNamed(geometry, name, house.slug))
  const main = parts[0]
  if (!main) throw new Error(`${house.slug}: names no tower`)
  const alongX = house.street === 'down' || house.street === 'up'
  const length = alongX ? main.width : main.depth
  const outline = (tower: Tower) => corners(tower).map(([x, y]) => eastNorth(x, y, orientation))
  const top = (tower: Tower) =>
    tower.base + tower.ground_height + (tower.floors - 1) * tower.floor_height + tower.parapet
  const height = (tower: Tower) => round(top(tower), 1)
  return {
    floors: parts.reduce((sum, part) => sum + part.floors, 0),
    height: Math.max(...parts.map(height)),
    azimuth: turn(orientation + sideAzimuth[house.street]),
    footprint: outline(main),
    parts: parts.map((part) => ({ footprint: outline(part), height_m: height(part) })),
    length,
    depth: alongX ? main.depth : main.width,
    bays: Math.max(1, Math.round(length / main.bay)),
    groundHeight: main.ground_height,
    floorHeight: main.floor_height,
  }
}

/** The same direction as a number from 0 to below 360. */
export function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}

export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}

function towerNamed(geometry: Geometry, name: string, slug: string): Tower {
  const tower = geometry.towers.find((candidate) => candidate.name === name)
  if (!tower) throw new Error(`${slug}: the drawing has no tower "${name}"`)
  return tower
}

function corners(tower: Tower): Point[] {
  const [x, y, halfWidth, halfDepth] = [tower.x, tower.y, tower.width / 2, tower.depth / 2]
  return [
    [x - halfWidth, y - halfDepth],
    [x + halfWidth, y - halfDepth],
    [x + halfWidth, y + halfDepth],
    [x - halfWidth, y + halfDepth],
  ]
}

function eastNorth(x: number, y: number, orientation: number): Point {
  const angle = (orientation / 180) * Math.PI
  return [
    round(x * Math.cos(angle) + y * Math.sin(angle), 1),
    round(y * Math.cos(angle) - x * Math.sin(angle), 1),
  ]
}
