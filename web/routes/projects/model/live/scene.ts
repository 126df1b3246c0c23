import {
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
  Color,
  DirectionalLight,
  DoubleSide,
  Fog,
  HemisphereLight,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import { floorLevels, type ModelBody } from '#domain/model/model-bodies.ts'
import { type ModelSpot, outwardOf, windowHeight } from '#domain/model/model-windows.ts'
import type { SunPlace } from '#domain/model/sun-place.ts'
import { type HouseName, roofsOf } from '../house-names.ts'
import type { ShownModel } from '../model-shown.ts'
import { horizonSpans } from '../window-view.ts'
import { bodyMesh } from './body-mesh.ts'
import { isHidden } from './is-hidden.ts'
import { createPace, qualities } from './pace.ts'

/** The model in space on a canvas. It draws when something has changed, and never otherwise. */
export type LiveScene = {
  setSun: (sun: SunPlace) => void
  /** Through a window, or from above. */
  lookFrom: (spot: ModelSpot | null) => void
  /** Pixels of a drag. */
  drag: (right: number, down: number) => void
  /** Below 1 nearer, above 1 farther. */
  come: (times: number) => void
  /** The flat whose window is at a place of the canvas, in pixels; null without one. */
  flatAt: (x: number, y: number) => number | null
  mark: (flat: number | null) => void
  /** The roofs of houses in pixels of the canvas, from above alone. */
  roofs: () => HouseName[]
  /** How far north is from straight ahead, in degrees clockwise. */
  north: () => number
  destroy: () => void
}

/** What a frame took, told to who listens on the canvas: milliseconds of script, calls and triangles drawn. */
export type FrameFigures = { script: number; calls: number; triangles: number; step: number }

const palette = {
  ours: '#e9dfcd',
  others: '#c3cbcb',
  ground: '#cfd6c8',
  line: '#4a4f52',
  window: '#ffb627',
  marked: '#ffffff',
  mountains: '#8fa3b3',
  day: '#bcd6e2',
  night: '#1b2430',
} as const

/** A click is so many pixels near the middle of a window, at most. */
const reach = 16

const [fromAbove, fromWindow] = [38, 62]

/** @throws Error where the browser has no WebGL */
export function openScene(canvas: HTMLCanvasElement, shown: ShownModel): LiveScene {
  const context = canvas.getContext('webgl2', { antialias: true, powerPreference: 'low-power' })
  if (context === null) throw new Error('No WebGL')
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  const { middle, radius, bottom, corners } = extentOf(shown.bodies)
  const far = Math.max(3000, radius * 12)
  const scene = new Scene()
  scene.fog = new Fog(palette.day, radius * 3, far)
  const camera = new PerspectiveCamera(fromAbove, 1, 0.3, far * 1.5)
  const light = sunLight(middle, radius)
  const sky = new HemisphereLight('#e8f1f6', '#b9b5a4', 1)
  const ground = new Mesh(new CircleGeometry(far, 48), new MeshLambertMaterial({ color: palette.ground }))
  ground.rotation.x = -Math.PI / 2
  ground.position.set(middle.x, bottom - 0.05, middle.z)
  ground.receiveShadow = true
  const windows = windowMesh(shown)
  const mountains = horizonMesh(shown, middle, far)
  scene.add(light, light.target, sky, ground, bodiesMesh(shown.bodies), floorLines(shown), windows)
  if (mountains !== null) scene.add(mountains)

  const roofs = roofsOf(shown.bodies)
  const pace = createPace()
  let view: ModelSpot | null = null
  const orbit = { turn: 20, tilt: 33, far: 1 }
  const seen = { aspect: 0, distance: 0 }
  const head = { turn: 0, tilt: 0 }
  let asked = 0
  let askedAt = 0

  function draw(): void {
    asked = 0
    const began = performance.now()
    if (pace.note(began - askedAt)) fit()
    placeCamera()
    renderer.render(scene, camera)
    const { calls, triangles } = renderer.info.render
    const detail: FrameFigures = { script: performance.now() - began, calls, triangles, step: pace.step() }
    canvas.dispatchEvent(new CustomEvent('model-frame', { detail }))
  }
  function ask(): void {
    if (asked !== 0) return
    askedAt = performance.now()
    asked = requestAnimationFrame(draw)
  }
  function fit(): void {
    const { pixels, shadows } = qualities[pace.step()] ?? qualities[0]
    const { clientWidth, clientHeight } = canvas
    renderer.setPixelRatio(pixels < 1 ? pixels : Math.min(pixels, devicePixelRatio))
    renderer.setSize(clientWidth, clientHeight, false)
    if (light.shadow.mapSize.x !== shadows) {
      light.shadow.mapSize.set(shadows, shadows)
      light.shadow.map?.dispose()
      light.shadow.map = null
      renderer.shadowMap.needsUpdate = true
    }
    camera.aspect = clientWidth / Math.max(1, clientHeight)
    camera.updateProjectionMatrix()
  }
  function away(): number {
    if (seen.aspect !== camera.aspect)
      Object.assign(seen, {
        aspect: camera.aspect,
        distance: distanceToSee(corners, middle, orbit.tilt, camera.aspect),
      })
    return seen.distance
  }
  function placeCamera(): void {
    if (view === null) {
      const [east, north] = outwardOf(orbit.turn)
      const tilt = (orbit.tilt / 180) * Math.PI
      const distance = away() * orbit.far
      camera.position.set(
        middle.x - east * Math.cos(tilt) * distance,
        middle.y + Math.sin(tilt) * distance,
        middle.z + north * Math.cos(tilt) * distance,
      )
      camera.lookAt(middle)
      return
    }
    const [east, north] = outwardOf(view.azimuth + head.turn)
    camera.position.set(view.east, view.up, -view.north)
    camera.lookAt(view.east + east, view.up + Math.tan((head.tilt / 180) * Math.PI), -view.north - north)
  }

  const resized = new ResizeObserver(() => {
    fit()
    ask()
  })
  resized.observe(canvas)
  fit()
  return {
    setSun(sun) {
      const up = Math.sin((sun.height / 180) * Math.PI)
      const flat = Math.cos((sun.height / 180) * Math.PI)
      light.position
        .set(sun.ray[0] * flat, up, -sun.ray[1] * flat)
        .multiplyScalar(radius * 3)
        .add(middle)
      const day = Math.min(1, Math.max(0, (sun.height + 4) / 14))
      light.intensity = sun.height <= 0 ? 0 : 1.2 + 1.6 * Math.min(1, sun.height / 20)
      light.color.set('#ffe0b0').lerp(new Color('#fff8ec'), Math.min(1, Math.max(0, sun.height / 25)))
      sky.intensity = 0.45 + 1.05 * day
      const background = new Color(palette.night).lerp(new Color(palette.day), day)
      scene.background = background
      scene.fog?.color.copy(background)
      if (mountains !== null) mountains.material.color.set('#232e3a').lerp(new Color(palette.mountains), day)
      renderer.shadowMap.needsUpdate = true
      ask()
    },
    lookFrom(spot) {
      view = spot
      Object.assign(head, { turn: 0, tilt: 0 })
      camera.fov = spot === null ? fromAbove : fromWindow
      fit()
      ask()
    },
    drag(right, down) {
      if (view === null) {
        orbit.turn -= right * 0.3
        orbit.tilt = Math.min(85, Math.max(6, orbit.tilt + down * 0.2))
      } else {
        head.turn = Math.min(80, Math.max(-80, head.turn - right * 0.15))
        head.tilt = Math.min(40, Math.max(-50, head.tilt + down * 0.12))
      }
      ask()
    },
    come(times) {
      if (view === null) orbit.far = Math.min(2.5, Math.max(0.25, orbit.far * times))
      else camera.fov = Math.min(80, Math.max(25, camera.fov * times))
      camera.updateProjectionMatrix()
      ask()
    },
    flatAt(x, y) {
      const { clientWidth, clientHeight } = canvas
      const eye = { east: camera.position.x, north: -camera.position.z, up: camera.position.y }
      const at = new Vector3()
      const near = shown.windows.flatMap((window) => {
        const [east, north] = outwardOf(window.azimuth)
        const isFacing = (eye.east - window.east) * east + (eye.north - window.north) * north > 0
        if (!isFacing) return []
        at.set(window.east, window.up, -window.north).project(camera)
        const far = Math.hypot(((at.x + 1) / 2) * clientWidth - x, ((1 - at.y) / 2) * clientHeight - y)
        return at.z < 1 && far < reach ? [{ window, far }] : []
      })
      const seen = near
        .toSorted((a, b) => a.far - b.far)
        .slice(0, 8)
        .find(({ window }) => !isHidden(eye, window, shown.bodies))
      return seen?.window.unit ?? null
    },
    mark(flat) {
      const [usual, marked] = [new Color(palette.window), new Color(palette.marked)]
      for (const [index, { unit }] of shown.windows.entries())
        windows.setColorAt(index, unit === flat ? marked : usual)
      if (windows.instanceColor !== null) windows.instanceColor.needsUpdate = true
      ask()
    },
    roofs() {
      const { clientWidth, clientHeight } = canvas
      if (view !== null) return []
      return roofs.flatMap(({ house, at: [east, north, up] }) => {
        const { x, y, z } = new Vector3(east, up, -north).project(camera)
        return z < 1 ? [{ house, x: ((x + 1) / 2) * clientWidth, y: ((1 - y) / 2) * clientHeight }] : []
      })
    },
    north: () => -(view === null ? orbit.turn : view.azimuth + head.turn),
    destroy() {
      resized.disconnect()
      cancelAnimationFrame(asked)
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

/** The middle of the houses of the project and how far all of them reach, in the space of the scene. */
function extentOf(bodies: readonly ModelBody[]): {
  middle: Vector3
  radius: number
  bottom: number
  corners: Vector3[]
} {
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

/** So far away that all corners are in the picture, from whatever side. */
function distanceToSee(corners: readonly Vector3[], middle: Vector3, tilt: number, aspect: number): number {
  const tall = Math.tan((fromAbove / 360) * Math.PI)
  const wide = tall * aspect
  const [up, flat] = [Math.sin((tilt / 180) * Math.PI), Math.cos((tilt / 180) * Math.PI)]
  const needs = Array.from({ length: 12 }, (_, side) => outwardOf(side * 30)).flatMap(([east, north]) =>
    corners.map((corner) => {
      const [x, y, z] = [corner.x - middle.x, corner.y - middle.y, -(corner.z - middle.z)]
      const ahead = x * east + z * north
      const nearer = y * up - ahead * flat
      const aside = Math.abs(x * north - z * east)
      const above = Math.abs(y * flat + ahead * up)
      return nearer + Math.max(aside / wide, above / tall)
    }),
  )
  return Math.max(30, ...needs) * 1.04
}

function sunLight(middle: Vector3, radius: number): DirectionalLight {
  const light = new DirectionalLight('#fff8ec', 2.5)
  light.castShadow = true
  light.target.position.copy(middle)
  const reached = radius * 1.6
  Object.assign(light.shadow.camera, {
    left: -reached,
    right: reached,
    top: reached,
    bottom: -reached,
    near: 1,
    far: radius * 6,
  })
  light.shadow.normalBias = 0.4
  return light
}

function bodiesMesh(bodies: readonly ModelBody[]): Mesh {
  const { positions, normals, isOurs } = bodyMesh(bodies)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  const [ours, others] = [new Color(palette.ours), new Color(palette.others)]
  const colours = new Float32Array(isOurs.flatMap((is) => (is ? ours : others).toArray()))
  geometry.setAttribute('color', new BufferAttribute(colours, 3))
  const mesh = new Mesh(geometry, new MeshLambertMaterial({ vertexColors: true, side: DoubleSide }))
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

/** Windows of free flats, all of them one mesh. */
function windowMesh({ windows }: ShownModel): InstancedMesh<PlaneGeometry, MeshBasicMaterial> {
  const mesh = new InstancedMesh(
    new PlaneGeometry(1, windowHeight),
    new MeshBasicMaterial({ color: '#ffffff', side: DoubleSide }),
    windows.length,
  )
  const at = new Matrix4()
  const size = new Matrix4()
  const usual = new Color(palette.window)
  for (const [index, { east, north, up, azimuth, width }] of windows.entries()) {
    // A plane looks to z, which is south: azimuth 180.
    at.makeRotationY(Math.PI - (azimuth / 180) * Math.PI)
    at.setPosition(east, up, -north)
    mesh.setMatrixAt(index, at.multiply(size.makeScale(width, 1, 1)))
    mesh.setColorAt(index, usual)
  }
  mesh.frustumCulled = false
  return mesh
}

/** More lines are not drawn. */
const mostLines = 20_000

/** A line around each house of the project at each floor. */
function floorLines({ model, bodies }: ShownModel): LineSegments {
  const points: number[] = []
  for (const house of model.houses) {
    const own = bodies.filter((body) => body.house === house.id)
    for (const up of floorLevels(house)) {
      for (const { footprint, top } of own) {
        if (up >= top || points.length > mostLines * 6) continue
        for (const [index, from] of footprint.entries()) {
          const to = footprint[(index + 1) % footprint.length] ?? from
          points.push(from[0], up, -from[1], to[0], up, -to[1])
        }
      }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3))
  return new LineSegments(
    geometry,
    new LineBasicMaterial({ color: palette.line, transparent: true, opacity: 0.28 }),
  )
}

/** The outline of mountains, far away; null where no record has it. */
function horizonMesh(
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
