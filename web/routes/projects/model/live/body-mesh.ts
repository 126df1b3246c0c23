import { ShapeUtils, Vector2 } from 'three'
import type { Point } from '#domain/house-side.ts'
import { isCounterclockwise, type ModelBody } from '#domain/model/model-bodies.ts'

/** Triangles of bodies: three corners each, x east, y up, z south, in metres, with their outward normals. */
export type BodyMesh = {
  positions: Float32Array
  normals: Float32Array
  /** Of each corner, whether its body is a house of the project. */
  isOurs: boolean[]
}

/** Walls and roofs of all bodies, as they are drawn in space. What is below them nobody sees. */
export function bodyMesh(bodies: readonly ModelBody[]): BodyMesh {
  const [positions, normals]: [number[], number[]] = [[], []]
  const isOurs: boolean[] = []
  const corner = (
    [east, north]: Point,
    up: number,
    normal: readonly [number, number, number],
    ours: boolean,
  ) => {
    positions.push(east, up, -north)
    normals.push(...normal)
    isOurs.push(ours)
  }
  for (const { footprint, bottom, top, house } of bodies) {
    const around = isCounterclockwise(footprint) ? footprint : footprint.toReversed()
    const ours = house !== null
    for (const [index, from] of around.entries()) {
      const to = around[(index + 1) % around.length] ?? from
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
      const outward = [(to[1] - from[1]) / length, 0, (to[0] - from[0]) / length] as const
      corner(from, bottom, outward, ours)
      corner(to, bottom, outward, ours)
      corner(to, top, outward, ours)
      corner(from, bottom, outward, ours)
      corner(to, top, outward, ours)
      corner(from, top, outward, ours)
    }
    for (const triangle of roofOf(around)) for (const at of triangle) corner(at, top, [0, 1, 0], ours)
  }
  return { positions: new Float32Array(positions), normals: new Float32Array(normals), isOurs }
}

/** An outline in triangles that run against the clock as seen from above. */
function roofOf(outline: readonly Point[]): Point[][] {
  const faces = ShapeUtils.triangulateShape(
    outline.map(([east, north]) => new Vector2(east, north)),
    [],
  )
  return faces.map((face) => {
    const corners = face.flatMap((index) => {
      const at = outline[index]
      return at === undefined ? [] : [at]
    })
    return isCounterclockwise(corners) ? corners : corners.toReversed()
  })
}
