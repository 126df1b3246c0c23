import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Vector3,
} from 'three'
import type { Point } from '#domain/house-side.ts'
import { floorLevels, type ModelBody } from '#domain/model/model-bodies.ts'
import { outwardOf } from '#domain/model/model-windows.ts'
import type { ShownModel } from '../model-shown.ts'
import { horizonSpans } from '../window-view.ts'
import { bodyMesh } from './body-mesh.ts'
import type { Extent } from './extent.ts'
import { palette } from './palette.ts'

/**
 * Ground, walls and roofs: one mesh. The ground throws no shadow, so its corners come last and the map of shadows leaves
 * them out.
 */
export function solidMesh(bodies: readonly ModelBody[], extent: Extent, far: number): Mesh {
  const walls = bodyMesh(bodies)
  const ground = groundCorners(extent, far)
  const geometry = new BufferGeometry()
  const up = ground.flatMap((_, at) => [0, 1, 0][at % 3] ?? 0)
  const colours = { ours: colourOf('ours'), others: colourOf('others'), ground: colourOf('ground') }
  const painted = [
    ...walls.isOurs.map((isOurs) => (isOurs ? colours.ours : colours.others)),
    ...Array.from({ length: ground.length / 3 }, () => colours.ground),
  ]
  const set = (name: string, numbers: Float32Array) =>
    geometry.setAttribute(name, new BufferAttribute(numbers, 3))
  set('position', joined(walls.positions, ground))
  set('normal', joined(walls.normals, up))
  set('color', new Float32Array(painted.flat()))
  // Lines on a wall are seen whole: the wall is drawn a little behind where it is.
  const behind = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 }
  const mesh = new Mesh(
    geometry,
    new MeshLambertMaterial({ vertexColors: true, side: DoubleSide, ...behind }),
  )
  mesh.castShadow = true
  mesh.receiveShadow = true
  // The ground is on all sides.
  mesh.frustumCulled = false
  mesh.onBeforeShadow = () => geometry.setDrawRange(0, walls.positions.length / 3)
  mesh.onAfterShadow = () => geometry.setDrawRange(0, Infinity)
  return mesh
}

/** A circle of triangles as far as anything is seen, a little below the houses. */
function groundCorners({ middle, bottom }: Extent, far: number): number[] {
  const corner = (side: number) => [
    middle.x + Math.cos((side / groundSides) * 2 * Math.PI) * far,
    bottom - 0.05,
    middle.z - Math.sin((side / groundSides) * 2 * Math.PI) * far,
  ]
  const centre = [middle.x, bottom - 0.05, middle.z]
  return Array.from({ length: groundSides }, (_, side) => [
    ...centre,
    ...corner(side),
    ...corner(side + 1),
  ]).flat()
}

const groundSides = 48

function colourOf(name: 'ours' | 'others' | 'ground'): number[] {
  return new Color(palette[name]).toArray()
}

function joined(first: ArrayLike<number>, second: ArrayLike<number>): Float32Array {
  const all = new Float32Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

/** More lines of floors are not drawn. */
const mostLines = 20_000

/** How strong the lines of floors and of edges are, 0 to 255. */
const strengths = { floor: 56, edge: 128 }

/** A line around each house of the project at each floor, and the edges of all bodies: one mesh. */
export function houseLines({ model, bodies }: ShownModel): LineSegments {
  const points: number[] = []
  for (const house of model.houses) {
    const own = bodies.filter((body) => body.house === house.id)
    for (const up of floorLevels(house)) {
      for (const { footprint, top } of own) {
        if (up < top && points.length <= mostLines * 6) addRing(points, footprint, up)
      }
    }
  }
  const floors = points.length / 3
  for (const { footprint, bottom, top } of bodies) {
    addRing(points, footprint, top)
    for (const [east, north] of footprint) points.push(east, bottom, -north, east, top, -north)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3))
  const shades = new Uint8Array((points.length / 3) * 4).fill(255)
  for (let end = 0; end < points.length / 3; end++)
    shades[end * 4 + 3] = end < floors ? strengths.floor : strengths.edge
  geometry.setAttribute('color', new BufferAttribute(shades, 4, true))
  return new LineSegments(
    geometry,
    new LineBasicMaterial({ color: palette.edge, transparent: true, vertexColors: true }),
  )
}

function addRing(points: number[], footprint: readonly Point[], up: number): void {
  for (const [index, from] of footprint.entries()) {
    const to = footprint[(index + 1) % footprint.length] ?? from
    points.push(from[0], up, -from[1], to[0], up, -to[1])
  }
}

/** The outline of mountains, far away; null where no record has it. */
export function horizonMesh(
  { model }: ShownModel,
  middle: Vector3,
  far: number,
): Mesh<BufferGeometry, MeshBasicMaterial> | null {
  if (model.horizon === null) return null
  const away = far * 0.95
  const corner = (azimuth: number, angle: number) => {
    const [east, north] = outwardOf(azimuth)
    return [middle.x + east * away, Math.tan((angle / 180) * Math.PI) * away, middle.z - north * away]
  }
  const points = horizonSpans(model.horizon.outline).flatMap(([from, to]) => [
    ...[corner(from.azimuth, 0), corner(to.azimuth, 0), corner(to.azimuth, to.angle)].flat(),
    ...[corner(from.azimuth, 0), corner(to.azimuth, to.angle), corner(from.azimuth, from.angle)].flat(),
  ])
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3))
  return new Mesh(geometry, new MeshBasicMaterial({ color: palette.mountains, side: DoubleSide, fog: false }))
}
