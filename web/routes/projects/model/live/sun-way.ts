import { type Place, sunPlace } from '#domain/model/sun-place.ts'
import { addStroke, type Aim } from './sky-shapes.ts'

/** Minutes between the beginnings of two strokes, and how long a stroke is; how wide one is, in degrees. */
const [every, long, wide] = [10, 5, 0.3]

/** As many corners of triangles as the way of a day may have. */
export const mostWayCorners = ((24 * 60) / every) * 6

/** The way of the sun on a day as far as it is above the horizon: triangles around the eye, three numbers a corner (R1331). */
export function sunWay(day: number, place: Place, away: number): number[] {
  const points: number[] = []
  for (let minutes = 0; minutes < 24 * 60; minutes += every) {
    const from = sunPlace({ day, minutes }, place)
    if (from.height <= 0) continue
    const to = sunPlace({ day, minutes: minutes + long }, place)
    if (to.height > 0) addStroke(points, from, to, wide, away)
  }
  return points
}

/** Where the sun stands at the full hours of a day, as far as it is above the horizon. */
export function sunHoursOn(day: number, place: Place): (Aim & { hour: number })[] {
  return Array.from({ length: 24 }, (_, hour) => ({ hour, ...sunPlace({ day, minutes: hour * 60 }, place) }))
    .filter(({ height }) => height > 0)
    .map(({ hour, azimuth, height }) => ({ hour, azimuth, height }))
}
