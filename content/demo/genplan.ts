import type { Point } from '#database/tables.ts'
import type { Geometry } from './geometry.ts'
import { round } from './house-shape.ts'
import type { House } from './stock.ts'

type Outline = { house: House; points: Point[] }

/**
 * The outlines of the houses on the aerial picture, the farthest first: drawn in this order, a house covers those
 * behind it, as it does in the picture.
 */
export function genplanOutlines(geometry: Geometry, houses: readonly House[]): Outline[] {
  return houses
    .map((house) => ({ house, points: genplanOutline(geometry, house) }))
    .toSorted((a, b) => bottom(a.points) - bottom(b.points))
}

/** The outline of one house: around all the bodies that make it up. */
export function genplanOutline(geometry: Geometry, house: House): Point[] {
  const points = geometry.aerial
    .filter((body) => house.towers.includes(body.name))
    .flatMap((body) => body.hull)
  if (points.length === 0) throw new Error(`${house.slug}: the aerial drawing does not show it`)
  return convexHull(points).map(([x, y]) => [round(x, 4), round(y, 4)])
}

function bottom(points: readonly Point[]): number {
  return Math.max(...points.map(([, y]) => y))
}

/** Andrew's monotone chain. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

function chain(points: readonly Point[]): Point[] {
  const hull: Point[] = []
  for (const point of points) {
    while (hull.length > 1 && !turnsLeft(hull.at(-2) ?? point, hull.at(-1) ?? point, point)) hull.pop()
    hull.push(point)
  }
  return hull.slice(0, -1)
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0
}
