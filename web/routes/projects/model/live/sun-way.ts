import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Vector3,
} from 'three'
import { declinationOn, type Place, solarMinutes, sunThrough, sunTimes } from '#domain/model/sun-place.ts'
import { palette } from './palette.ts'
import type { Aim } from './sky-shapes.ts'

/** Minutes between the beginnings of two strokes, and how long a stroke is; how wide one is, in degrees. */
const [every, long, wide] = [10, 5, 0.3]

/** Corners of the two triangles of a stroke. */
const corners = 6

const wholeDay = 24 * 60

/** The way of the sun on a day as far as it is above the horizon, in strokes around the eye (R1331). */
export type SunWay = {
  readonly group: Group
  readonly show: (day: number) => void
}

/**
 * On any day the sun goes around the pole of the sky: the way of another day is the same ring moved along its axis, so
 * that nothing is made anew when the day changes.
 *
 * @param away how far it is from the eye
 */
export function createSunWay(place: Place, away: number): SunWay {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(ringOfStrokes(), 3))
  const mesh = new Mesh(geometry, new MeshBasicMaterial({ color: palette.way, fog: false, side: DoubleSide }))
  mesh.frustumCulled = false
  const group = new Group()
  group.add(mesh)
  const pole = radians(place.lat)
  // Inside, z points to the pole, x to where the sun is at midnight, and y to the west.
  group.setRotationFromMatrix(
    new Matrix4().makeBasis(
      new Vector3(0, -Math.cos(pole), -Math.sin(pole)),
      new Vector3(-1, 0, 0),
      new Vector3(0, Math.sin(pole), -Math.cos(pole)),
    ),
  )
  return {
    group,
    show(day) {
      const tilt = radians(declinationOn(day))
      const radius = Math.cos(tilt) * away
      mesh.rotation.z = -turnOf(solarMinutes({ day, minutes: 0 }, place))
      // A ring nearer to the pole is smaller; its strokes lean, and are as wide as those of the others.
      mesh.scale.set(radius, radius, away / Math.cos(tilt))
      mesh.position.z = Math.sin(tilt) * away
      mesh.updateMatrixWorld()
      const { rise, set } = sunTimes(day, place) ?? { rise: 0, set: wholeDay }
      const first = Math.max(0, Math.ceil(rise / every))
      const end = Math.min(wholeDay / every, Math.ceil((set - long) / every))
      geometry.setDrawRange(first * corners, Math.max(0, end - first) * corners)
    },
  }
}

/** The strokes of a whole day on a ring of radius 1 around z, from the clock's midnight on. */
function ringOfStrokes(): Float32Array {
  const half = radians(wide) / 2
  const points: number[] = []
  for (let minutes = 0; minutes < wholeDay; minutes += every) {
    const [from, to] = [turnOf(minutes), turnOf(minutes + long)]
    const at = (turn: number, side: number) => [Math.cos(turn), -Math.sin(turn), side * half]
    const [a, b, c, d] = [at(from, -1), at(to, -1), at(to, 1), at(from, 1)]
    points.push(...a, ...b, ...c, ...a, ...c, ...d)
  }
  return new Float32Array(points)
}

/** How far the sky turns in some minutes, in radians. */
function turnOf(minutes: number): number {
  return (minutes / wholeDay) * 2 * Math.PI
}

function radians(degrees: number): number {
  return (degrees / 180) * Math.PI
}

/** Where the sun stands at the full hours of a day, as far as it is above the horizon. */
export function sunHoursOn(day: number, place: Place): (Aim & { hour: number })[] {
  const sunAt = sunThrough(day, place)
  const midnight = solarMinutes({ day, minutes: 0 }, place)
  return Array.from({ length: 24 }, (_, hour) => ({ hour, ...sunAt(midnight + hour * 60) }))
    .filter(({ height }) => height > 0)
    .map(({ hour, azimuth, height }) => ({ hour, azimuth, height }))
}
