import { PerspectiveCamera } from 'three'
import { type ModelSpot, outwardOf } from '#domain/model/model-windows.ts'
import { type Extent, type Framing, framingOf } from './extent.ts'

/** Angles of view upwards, in degrees. */
const [fromAbove, fromWindow] = [38, 74]

/** Out of a window the eye looks up a little, in degrees: the way of the sun is in sight as in the drawing (R1331). */
const raised = 14

/** Where the model is looked at from: around it from above, or through a window. */
export type ModelCamera = {
  readonly camera: PerspectiveCamera
  readonly isAtWindow: () => boolean
  readonly lookFrom: (spot: ModelSpot | null) => void
  /** Pixels of a drag. */
  readonly drag: (right: number, down: number) => void
  /** Below 1 nearer, above 1 farther. */
  readonly come: (times: number) => void
  /** The canvas has another size, in pixels. */
  readonly fit: (width: number, height: number) => void
  /** Before a frame: puts the camera where it was told to be. */
  readonly place: () => void
  /** How far north is from straight ahead, in degrees clockwise. */
  readonly north: () => number
}

export function createCamera(extent: Extent, far: number): ModelCamera {
  const { middle } = extent
  const camera = new PerspectiveCamera(fromAbove, 1, 0.3, far * 1.5)
  const orbit = { turn: 20, tilt: 33, far: 1 }
  const head = { turn: 0, tilt: 0 }
  let view: ModelSpot | null = null
  let framing: Framing = { distance: 30, rise: 0 }
  const size = { width: 1, height: 1 }

  function update(): void {
    const { width, height } = size
    camera.aspect = width / height
    // The houses are in the middle of the picture, not the place that is looked at.
    if (view === null) camera.setViewOffset(width, height, 0, (framing.rise * height) / 2, width, height)
    else camera.clearViewOffset()
    camera.updateProjectionMatrix()
  }
  return {
    camera,
    isAtWindow: () => view !== null,
    lookFrom(spot) {
      view = spot
      Object.assign(head, { turn: 0, tilt: raised })
      camera.fov = spot === null ? fromAbove : fromWindow
      update()
    },
    drag(right, down) {
      if (view === null) {
        orbit.turn -= right * 0.3
        orbit.tilt = Math.min(85, Math.max(6, orbit.tilt + down * 0.2))
      } else {
        head.turn = Math.min(80, Math.max(-80, head.turn - right * 0.15))
        head.tilt = Math.min(40, Math.max(-50, head.tilt + down * 0.12))
      }
    },
    come(times) {
      if (view === null) orbit.far = Math.min(2.5, Math.max(0.25, orbit.far * times))
      else camera.fov = Math.min(80, Math.max(25, camera.fov * times))
      update()
    },
    fit(width, height) {
      Object.assign(size, { width: Math.max(1, width), height: Math.max(1, height) })
      framing = framingOf(extent, {
        tilt: orbit.tilt,
        tall: Math.tan((fromAbove / 360) * Math.PI),
        aspect: size.width / size.height,
      })
      update()
    },
    place() {
      if (view === null) {
        const [east, north] = outwardOf(orbit.turn)
        const tilt = (orbit.tilt / 180) * Math.PI
        const distance = framing.distance * orbit.far
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
    },
    north: () => -(view === null ? orbit.turn : view.azimuth + head.turn),
  }
}
