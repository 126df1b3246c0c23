import type { Point } from '#database/tables.ts'
import type { Geometry } from './geometry.ts'
import { round } from './house-shape.ts'
import type { House } from './stock.ts'

/** Whether the façade picture of the project shows the street side of this house. */
export function isOnFacade(geometry: Geometry, house: House): boolean {
  return house.towers.includes(geometry.facade.tower)
}

/** For every floor and section of the pictured house its rectangle [left, top, width, height]. */
export function facadeSections(
  geometry: Geometry,
  house: House,
): { floor: number; section: number; rect: number[] }[] {
  return geometry.facade.floors.flatMap((_, index) =>
    house.section_bays.map((count, position) => {
      const first = bayOffset(house, position + 1)
      return {
        floor: index + 1,
        section: position + 1,
        rect: rectangle(geometry, index + 1, first, first + count) ?? [],
      }
    }),
  )
}

/** The corners of one flat on the picture, or null where the picture does not show its floor. */
export function facadePolygon(
  geometry: Geometry,
  house: House,
  section: number,
  floor: number,
  bays: readonly [from: number, to: number],
): Point[] | null {
  const first = bayOffset(house, section)
  const rect = rectangle(geometry, floor, first + bays[0], first + bays[1])
  if (!rect) return null
  const [left, top, width, height] = rect
  const [right, bottom] = [round(left + width, 5), round(top + height, 5)]
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/**
 * Shares the bays of a section among the flats along it, in proportion to their widths, at least one bay each.
 *
 * @returns for each flat its first bay and the one after its last
 */
export function shareBays(widths: readonly number[], bays: number): [from: number, to: number][] {
  const total = widths.reduce((sum, width) => sum + width, 0)
  let [passed, from] = [0, 0]
  return widths.map((width, index) => {
    passed += width
    const after = widths.length - 1 - index
    const to = Math.min(bays - after, Math.max(from + 1, Math.round((passed / total) * bays)))
    const share: [number, number] = [from, to]
    from = to
    return share
  })
}

function bayOffset(house: House, section: number): number {
  return house.section_bays.slice(0, section - 1).reduce((sum, count) => sum + count, 0)
}

function rectangle(
  geometry: Geometry,
  floor: number,
  from: number,
  to: number,
): [left: number, top: number, width: number, height: number] | null {
  const row = geometry.facade.floors[floor - 1]
  const first = geometry.facade.bays[from]
  const last = geometry.facade.bays[to - 1]
  if (!row || !first || !last) return null
  return [first[0], row[0], round(last[0] + last[1] - first[0], 5), row[1]]
}
