import { PCFShadowMap, Scene, Vector3, WebGLRenderer } from 'three'
import type { ModelSpot } from '#domain/model/model-windows.ts'
import { type SunMoment, sunPlace } from '#domain/model/sun-place.ts'
import { type HouseName, roofsOf } from '../house-names.ts'
import type { ShownModel } from '../model-shown.ts'
import { createCamera } from './camera.ts'
import { createDaylight } from './daylight.ts'
import { extentOf } from './extent.ts'
import { browserClock, createFrameLoop } from './frame-loop.ts'
import { createLitWindows } from './lit-windows.ts'
import { qualities } from './pace.ts'
import { horizonMesh, houseLines, solidMesh } from './standing-meshes.ts'
import { createWindowFinder } from './window-finder.ts'
import { createWindowSky } from './window-sky.ts'

/** The model in space on a canvas. It draws when something has changed, and never otherwise. */
export type LiveScene = {
  setMoment: (moment: SunMoment) => void
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

/**
 * @param sides the names of the eight sides of the world, clockwise from north
 * @throws Error where the browser has no WebGL
 */
export function openScene(canvas: HTMLCanvasElement, shown: ShownModel, sides: readonly string[]): LiveScene {
  const context = canvas.getContext('webgl2', { antialias: true, powerPreference: 'low-power' })
  if (context === null) throw new Error('No WebGL')
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  const extent = extentOf(shown.bodies)
  const far = Math.max(3000, extent.radius * 12)
  const scene = new Scene()
  const mountains = horizonMesh(shown, extent.middle, far)
  const daylight = createDaylight(scene, extent, far, mountains?.material ?? null)
  const windows = createLitWindows(shown.windows)
  scene.add(solidMesh(shown.bodies, extent, far), windows.mesh, houseLines(shown))
  if (mountains !== null) scene.add(mountains)
  const sky = createWindowSky(shown.model, far, sides, getComputedStyle(canvas).fontFamily)
  scene.add(sky.group)
  // Places are worked out once. What moves later says so itself: the sun, and what lies over a view.
  scene.updateMatrixWorld()
  scene.matrixWorldAutoUpdate = false
  const view = createCamera(extent, far)
  const { camera } = view
  const find = createWindowFinder(shown.windows, shown.bodies, camera)
  const size = { width: 1, height: 1 }
  // Beside the picture, so that the browser has compiled it before the mouse comes.
  for (let time = 0; time < 3; time++) find(-1000, -1000, size)
  const roofs = roofsOf(shown.bodies).map(({ house, at: [east, north, up] }) => ({
    house,
    at: new Vector3(east, up, -north),
  }))
  const projected = new Vector3()
  // Whether the eye will be elsewhere in the next frame: names of houses and the arrow to north move with it alone.
  let isTurned = true
  let moment: SunMoment | null = null
  let isMoved = false
  const { ask, step, stop } = createFrameLoop(browserClock, { draw, coarsen: fit })

  function draw(): void {
    const began = performance.now()
    if (isMoved) shine()
    if (isTurned) view.place()
    renderer.render(scene, camera)
    const { calls, triangles } = renderer.info.render
    if (isTurned) canvas.dispatchEvent(new Event('model-turn'))
    isMoved = isTurned = false
    const detail: FrameFigures = { script: performance.now() - began, calls, triangles, step: step() }
    canvas.dispatchEvent(new CustomEvent('model-frame', { detail }))
  }
  function shine(): void {
    if (moment === null) return
    const sun = sunPlace(moment, shown.model)
    daylight.set(sun)
    sky.set(moment, sun)
    // By night there are none, and nobody sees those of before.
    if (sun.height > 0) renderer.shadowMap.needsUpdate = true
  }
  function fit(): void {
    const { pixels, shadows } = qualities[step()] ?? qualities[0]
    // Asked for here alone: a size that is asked for in each frame is laid out in each frame.
    Object.assign(size, { width: canvas.clientWidth, height: canvas.clientHeight })
    renderer.setPixelRatio(pixels < 1 ? pixels : Math.min(pixels, devicePixelRatio))
    renderer.setSize(size.width, size.height, false)
    daylight.refine(shadows)
    renderer.shadowMap.needsUpdate = true
    view.fit(size.width, size.height)
    sky.fit(size.width, size.height)
    isTurned = true
  }
  function turn(): void {
    isTurned = true
    ask()
  }

  const resized = new ResizeObserver(() => {
    fit()
    ask()
  })
  resized.observe(canvas)
  fit()
  return {
    setMoment(next) {
      moment = next
      isMoved = true
      ask()
    },
    lookFrom(spot) {
      view.lookFrom(spot)
      sky.lookFrom(spot)
      turn()
    },
    drag(right, down) {
      view.drag(right, down)
      turn()
    },
    come(times) {
      view.come(times)
      turn()
    },
    flatAt: (x, y) => find(x, y, size),
    mark(flat) {
      if (windows.mark(flat)) ask()
    },
    roofs() {
      if (view.isAtWindow()) return []
      return roofs.flatMap(({ house, at }) => {
        const { x, y, z } = projected.copy(at).project(camera)
        return z < 1 ? [{ house, x: ((x + 1) / 2) * size.width, y: ((1 - y) / 2) * size.height }] : []
      })
    },
    north: () => view.north(),
    destroy() {
      resized.disconnect()
      stop()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}
