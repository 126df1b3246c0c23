import type { HouseLink } from '#contract/houses.ts'
import type { ShownProject } from './project-data.server.ts'

/** Of the picture, in its pixels. */
export type Corner = readonly [number, number]

export type HouseOutline = {
  house: HouseLink
  label: string
  corners: readonly Corner[]
  /** The place of its label. */
  at: Corner
}

/** The houses that are marked on a project's picture from above. One without corners is on the list alone. */
export function houseOutlines(
  { image, polygons }: NonNullable<ShownProject['genplan']>,
  houses: readonly HouseLink[],
): HouseOutline[] {
  return polygons.flatMap(({ house_id, label, points }) => {
    const house = houses.find(({ id }) => id === house_id)
    if (house === undefined || points.length === 0) return []
    const corners = points.map(([x, y]): Corner => [
      Math.round(x * image.width),
      Math.round(y * image.height),
    ])
    return [{ house, label, corners, at: roof(corners) }]
  })
}

/** About the middle of a house's roof: the foot of a house may be behind another. */
function roof(corners: readonly Corner[]): Corner {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, foot] = [Math.min(...ys), Math.max(...ys)]
  return [Math.round((left + right) / 2), Math.round(top + (foot - top) / 4)]
}
