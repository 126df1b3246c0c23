import type { Geometry } from './geometry.ts'
import { round } from './house-shape.ts'
import type { House } from './stock.ts'

type Tower = Geometry['towers'][number]
export type Sun = { dec: number; mar: number; jun: number }
type Spot = { x: number; y: number; z: number }

/** The declination of the sun on 22 December, 20 March and 21 June, degrees north of the equator. */
const declinations = { dec: -23.44, mar: 0, jun: 23.44 } as const

/** The sun is looked for so many times an hour. */
const looks = 10

type Site = {
  geometry: Geometry
  house: House
  /** The compass direction of "up" in the drawing. */
  orientation: number
  latitude: number
}

/**
 * Hours of direct sun on a clear day in the windows of a floor, as in the article `hours-of-sun`: while the sun
 * is in front of a wall with a window and no other house of the project is in its way. The middle of the wall counts.
 */
function sunHours(site: Site, floor: number, azimuths: readonly number[]): Sun {
  const { geometry, house } = site
  const main = geometry.towers.find(({ name }) => house.towers.includes(name))
  const others = geometry.towers.filter(({ name }) => !house.towers.includes(name))
  const windows =
    main === undefined
      ? []
      : azimuths.map((azimuth) => ({ azimuth, spot: windowSpot(main, floor, azimuth - site.orientation) }))
  const hoursAt = (declination: number) => {
    let seen = 0
    for (let look = 0; look < 24 * looks; look++) {
      const sun = sunAt(look / looks, declination, site.latitude)
      if (sun.height <= 0) continue
      const isIn = windows.some(
        ({ azimuth, spot }) =>
          Math.cos(radians(sun.azimuth - azimuth)) > 0 &&
          !others.some((tower) => isInTheWay(tower, spot, sun.azimuth - site.orientation, sun.height)),
      )
      if (isIn) seen++
    }
    return round(seen / looks, 1)
  }
  return { dec: hoursAt(declinations.dec), mar: hoursAt(declinations.mar), jun: hoursAt(declinations.jun) }
}

/** Where the sun is at an hour of true solar time: azimuth from north and height above the horizon, degrees. */
function sunAt(hour: number, declination: number, latitude: number): { azimuth: number; height: number } {
  const [turn, tilt, here] = [radians((hour - 12) * 15), radians(declination), radians(latitude)]
  const height = Math.asin(Math.sin(here) * Math.sin(tilt) + Math.cos(here) * Math.cos(tilt) * Math.cos(turn))
  const azimuth = Math.atan2(
    Math.sin(turn),
    Math.cos(turn) * Math.sin(here) - Math.tan(tilt) * Math.cos(here),
  )
  return { azimuth: degrees(azimuth) + 180, height: degrees(height) }
}

/** The middle of the wall in a direction of the drawing, at the height of a window of the floor. */
function windowSpot(tower: Tower, floor: number, direction: number): Spot {
  const [right, up] = [Math.sin(radians(direction)), Math.cos(radians(direction))]
  const reach = Math.abs(right) > Math.abs(up) ? tower.width / 2 : tower.depth / 2
  const below = floor < 2 ? 0 : tower.ground_height + (floor - 2) * tower.floor_height
  return { x: tower.x + right * reach, y: tower.y + up * reach, z: below + 1.5 }
}

/** Whether a house is between a window and the sun: where the ray reaches the house, it is below its roof. */
function isInTheWay(tower: Tower, from: Spot, direction: number, height: number): boolean {
  const across = passage(from.x, Math.sin(radians(direction)), tower.x, tower.width)
  const along = passage(from.y, Math.cos(radians(direction)), tower.y, tower.depth)
  const enters = Math.max(across[0], along[0], 0)
  if (enters >= Math.min(across[1], along[1])) return false
  const top = tower.base + tower.ground_height + (tower.floors - 1) * tower.floor_height + tower.parapet
  return from.z + enters * Math.tan(radians(height)) < top
}

/** Between which distances along a ray it is within a strip of the drawing. */
function passage(from: number, slope: number, middle: number, width: number): [number, number] {
  const [near, far] = [middle - width / 2 - from, middle + width / 2 - from]
  if (Math.abs(slope) < 1e-9) return near < 0 && far > 0 ? [-Infinity, Infinity] : [Infinity, -Infinity]
  return slope > 0 ? [near / slope, far / slope] : [far / slope, near / slope]
}

function radians(angle: number): number {
  return (angle / 180) * Math.PI
}

function degrees(angle: number): number {
  return (angle / Math.PI) * 180
}

/** The same floor and windows have the same sun: counted once. Without windows there is none to count. */
export function sunOfHouse(site: Site): (floor: number, azimuths: readonly number[]) => Sun | null {
  const known = new Map<string, Sun>()
  return (floor, azimuths) => {
    if (azimuths.length === 0) return null
    const key = [floor, ...azimuths].join()
    const sun = known.get(key) ?? sunHours(site, floor, azimuths)
    known.set(key, sun)
    return sun
  }
}
