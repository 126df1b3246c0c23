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

/** Degrees between two directions of the sky. */
export function apartBy(one: Aim, other: Aim): number {
  const [a, b] = [onSky(one, 1), onSky(other, 1)]
  const along = a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  return (Math.acos(Math.min(1, Math.max(-1, along))) / Math.PI) * 180
}

function radians(degrees: number): number {
  return (degrees / 180) * Math.PI
}
