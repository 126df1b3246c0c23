import { estateViews } from '#domain/estate-words.ts'
import type { Place } from './places.ts'
import type { Complex, House } from './stock.ts'

type View = (typeof estateViews)[number]

/**
 * The views from a place: the street or the yard below, and more distant ones in each direction in which it
 * has a window, from the floor on which that view opens.
 */
export function viewsOf(complex: Complex, house: House, place: Place): View[] {
  const seen = new Set<View>([place.side === 'front' ? 'street' : 'yard'])
  for (const view of estateViews) {
    const sector = complex.outlook[view]
    const lowest = house.outlook[view]
    if (!sector || lowest === undefined || place.floor < lowest) continue
    if (place.windows.some(({ azimuth }) => isInSector(azimuth, sector))) seen.add(view)
  }
  return estateViews.filter((view) => seen.has(view))
}

/** Sectors run clockwise and may pass north: [300, 60]. */
function isInSector(azimuth: number, [from, to]: readonly [number, number]): boolean {
  return from <= to ? azimuth >= from && azimuth <= to : azimuth >= from || azimuth <= to
}
