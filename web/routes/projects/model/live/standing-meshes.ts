import {
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
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

/** Ground and houses are of one material, so that a frame sets it up once. */
export function standingMeshes(bodies: readonly ModelBody[], extent: Extent, far: number): Mesh[] {
  // Lines on a wall are seen whole: the wall is drawn a little behind where it is.
  const behind = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 }
  const material = new MeshLambertMaterial({ vertexColors: true, side: DoubleSide, ...behind })
  return [groundMesh(extent, far, material), bodiesMesh(bodies, material)]
}

function groundMesh({ middle, bottom }: Extent, far: number, material: MeshLambertMaterial): Mesh {
  const geometry = new CircleGeometry(far, 48)
  const colour = new Color(palette.ground)
  paint(geometry, () => colour)
  const ground = new Mesh(geometry, material)
  ground.rotation.x = -Math.PI / 2
  ground.position.set(middle.x, bottom - 0.05, middle.z)
  ground.receiveShadow = true
  return ground
}

/** All walls and roofs, one mesh. */
function bodiesMesh(bodies: readonly ModelBody[], material: MeshLambertMaterial): Mesh {
  const { positions, normals, isOurs } = bodyMesh(bodies)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  const [ours, others] = [new Color(palette.ours), new Color(palette.others)]
  paint(geometry, (corner) => (isOurs[corner] === true ? ours : others))
  const mesh = new Mesh(geometry, material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

function paint(geometry: BufferGeometry, colourOf: (corner: number) => Color): void {
  const { count } = geometry.getAttribute('position')
  const colours = Array.from({ length: count }, (_, corner) => colourOf(corner).toArray()).flat()
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3))
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
