import { Vector3 } from 'three'
import type { ModelBody } from '#domain/model/model-bodies.ts'
import { outwardOf } from '#domain/model/model-windows.ts'

/** Where the houses of the project are and how far they reach, in the space of the scene: x east, y up, z south. */
export type Extent = { middle: Vector3; radius: number; bottom: number; corners: readonly Vector3[] }

export function extentOf(bodies: readonly ModelBody[]): Extent {
  const ours = bodies.filter(({ house }) => house !== null)
  const some = ours.length > 0 ? ours : bodies
  const [easts, norths] = [0, 1].map((axis) =>
    some.flatMap(({ footprint }) => footprint.map((corner) => corner[axis] ?? 0)),
  )
  const span = (values: readonly number[] = [0]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return { middle: (least + most) / 2, half: (most - least) / 2 }
  }
  const [east, north] = [span(easts), span(norths)]
  const top = Math.max(...some.map((body) => body.top))
  const bottom = Math.min(0, ...some.map((body) => body.bottom))
  return {
    middle: new Vector3(east.middle, (bottom + top) / 2, -north.middle),
    radius: Math.max(30, Math.hypot(east.half, north.half, (top - bottom) / 2)),
    bottom,
    corners: some.flatMap((body) =>
      body.footprint.flatMap(([x, y]) => [new Vector3(x, body.top, -y), new Vector3(x, body.bottom, -y)]),
    ),
  }
}

/** How far the eye is from the middle, and by how much of half its height the picture is moved up. */
export type Framing = { distance: number; rise: number }

/** What of the picture the houses may fill. */
const filled = { wide: 0.92, tall: 0.84 }

/**
 * As near as all houses are in the picture from whatever side, and so high that they are in its middle: what is near
 * looks larger, so that seen from above they would lie below it.
 *
 * @param tall the tangent of half the angle of view
 */
export function framingOf(
  { corners, middle }: Extent,
  { tilt, tall, aspect }: { tilt: number; tall: number; aspect: number },
): Framing {
  const [up, flat] = [Math.sin((tilt / 180) * Math.PI), Math.cos((tilt / 180) * Math.PI)]
  const places = Array.from({ length: 12 }, (_, side) => outwardOf(side * 30)).flatMap(([east, north]) =>
    corners.map((corner) => {
      const [x, y, z] = [corner.x - middle.x, corner.y - middle.y, -(corner.z - middle.z)]
      const ahead = x * east + z * north
      return {
        nearer: y * up - ahead * flat,
        aside: Math.abs(x * north - z * east),
        above: y * flat + ahead * up,
      }
    }),
  )
  const seen = (distance: number) => {
    let [wide, low, high] = [0, Infinity, -Infinity]
    for (const { nearer, aside, above } of places) {
      const far = (distance - nearer) * tall
      if (far <= 0) return null
      wide = Math.max(wide, aside / far / aspect)
      low = Math.min(low, above / far)
      high = Math.max(high, above / far)
    }
    return { wide, low, high }
  }
  const fits = (distance: number) => {
    const at = seen(distance)
    return at !== null && at.wide <= filled.wide && at.high - at.low <= 2 * filled.tall
  }
  let [near, far] = [30, 60]
  while (!fits(far) && far < 1e6) [near, far] = [far, far * 2]
  for (let halved = 0; halved < 12; halved++) {
    const between = (near + far) / 2
    if (fits(between)) far = between
    else near = between
  }
  const at = seen(far)
  return { distance: far, rise: at === null ? 0 : -(at.low + at.high) / 2 }
}
