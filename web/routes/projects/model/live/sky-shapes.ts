import { outwardOf } from '#domain/model/model-windows.ts'

/** A direction from the eye: degrees clockwise from north, and above eye level. */
export type Aim = { readonly azimuth: number; readonly height: number }

/** A place around the eye: x east, y up, z south. */
export type Corner = readonly [x: number, y: number, z: number]

/** Where a direction meets a ball around the eye. */
export function onSky({ azimuth, height }: Aim, away: number): Corner {
  const [east, north] = outwardOf(azimuth)
  const flat = Math.cos(radians(height)) * away
  return [east * flat, Math.sin(radians(height)) * away, -north * flat]
}

/**
 * Adds a stroke from one direction to another near it, so many degrees wide: two triangles, three numbers a corner. A day
 * has a hundred of them, in a frame: they are added to one list.
 */
export function addStroke(points: number[], from: Aim, to: Aim, wide: number, away: number): void {
  const shrunk = Math.max(0.1, Math.cos(radians(from.height)))
  const right = turned(to.azimuth - from.azimuth) * shrunk
  const up = to.height - from.height
  const half = wide / 2 / Math.max(1e-6, Math.hypot(right, up))
  const edge = ({ azimuth, height }: Aim, side: number) =>
    onSky({ azimuth: azimuth - (up * half * side) / shrunk, height: height + right * half * side }, away)
  const [a, b, c, d] = [edge(from, -1), edge(to, -1), edge(to, 1), edge(from, 1)]
  points.push(...a, ...b, ...c, ...a, ...c, ...d)
}

/** Degrees between two directions of the sky. */
export function apartBy(one: Aim, other: Aim): number {
  const [a, b] = [onSky(one, 1), onSky(other, 1)]
  const along = a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  return (Math.acos(Math.min(1, Math.max(-1, along))) / Math.PI) * 180
}

function turned(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}

function radians(degrees: number): number {
  return (degrees / 180) * Math.PI
}
