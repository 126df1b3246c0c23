import { Color, DirectionalLight, Fog, HemisphereLight, type MeshBasicMaterial, type Scene } from 'three'
import type { SunPlace } from '#domain/model/sun-place.ts'
import type { Extent } from './extent.ts'
import { palette } from './palette.ts'

/** The sun, the sky and the haze of a scene. */
export type Daylight = {
  readonly light: DirectionalLight
  readonly set: (sun: SunPlace) => void
  /** The side of the map of shadows. */
  readonly refine: (side: number) => void
}

const colours = {
  day: new Color(palette.day),
  night: new Color(palette.night),
  mountains: new Color(palette.mountains),
  mountainsByNight: new Color(palette.mountainsByNight),
  daySky: new Color(palette.daySky),
  nightSky: new Color(palette.nightSky),
  lowSun: new Color(palette.lowSun),
  highSun: new Color(palette.highSun),
}

export function createDaylight(
  scene: Scene,
  { middle, radius }: Extent,
  far: number,
  mountains: MeshBasicMaterial | null,
): Daylight {
  const fog = new Fog(palette.day, radius * 3, far)
  const background = new Color(palette.day)
  const sky = new HemisphereLight(palette.daySky, '#b9b5a4', 1)
  const light = new DirectionalLight(palette.highSun, 2.5)
  scene.fog = fog
  scene.background = background
  scene.add(light, light.target, sky)
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
  return {
    light,
    set(sun) {
      const up = Math.sin((sun.height / 180) * Math.PI)
      const flat = Math.cos((sun.height / 180) * Math.PI)
      light.position
        .set(sun.ray[0] * flat, up, -sun.ray[1] * flat)
        .multiplyScalar(radius * 3)
        .add(middle)
      light.updateMatrixWorld()
      // It is light before the sun rises and after it has set.
      const day = within((sun.height + 6) / 10)
      light.intensity = sun.height <= 0 ? 0 : 1.2 + 1.6 * within(sun.height / 20)
      light.color.lerpColors(colours.lowSun, colours.highSun, within(sun.height / 25))
      sky.intensity = 0.6 + 0.9 * day
      sky.color.lerpColors(colours.nightSky, colours.daySky, day)
      background.lerpColors(colours.night, colours.day, day)
      fog.color.copy(background)
      mountains?.color.lerpColors(colours.mountainsByNight, colours.mountains, day)
    },
    refine(side) {
      if (light.shadow.mapSize.x !== side) {
        light.shadow.mapSize.set(side, side)
        light.shadow.map?.dispose()
        light.shadow.map = null
      }
      // A wall takes no shadow of itself: its light is looked for more than a point of the map before it.
      light.shadow.normalBias = Math.max(0.4, ((2 * reached) / side) * 1.5)
    },
  }
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}
