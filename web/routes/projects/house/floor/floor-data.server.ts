import type { ApiClient } from '#contract/api-client.ts'
import { type FloorEstate, getHouseEstates, getHouseFloor } from '#contract/houses.ts'
import { type FloorAddress, parseFloorAddress } from '#domain/floor-address.ts'
import { notFoundPage, orNull } from '../../../../data/page-context.server.ts'
import { hasPlate } from '../../../../data/house-drawings.server.ts'
import { loadHouseFloors } from '../facade/facade-data.server.ts'

/** The units of a floor; where a server has no call for them, the data from the units of its house (A41). */
async function loadUnits(apiClient: ApiClient, slug: string, at: FloorAddress): Promise<FloorEstate[]> {
  const { section, floor } = at
  const told = await orNull(
    apiClient(getHouseFloor, { slug, section: String(section), floor: String(floor) }),
  )
  if (told !== null) return told.data
  const { data: all } = await apiClient(getHouseEstates, { slug })
  return all
    .filter((unit) => unit.section === section && unit.floor === floor)
    .map((unit) => ({ ...unit, area_balcony: null, windows: [], floor_plan: null }))
}

/**
 * One floor of one section with its units, and the house that it is in. A floor without flats and premises is
 * missing.
 */
export async function loadFloor(apiClient: ApiClient, url: URL, slug: string, word: string) {
  const at = parseFloorAddress(word)
  if (at === null) throw notFoundPage(url)
  const [{ house, units: all, hasFacade, isDrawn }, on] = await Promise.all([
    loadHouseFloors(apiClient, slug),
    loadUnits(apiClient, slug, at),
  ])
  const units = on.filter(({ category }) => category === 'flat' || category === 'comm')
  if (units.length === 0) throw notFoundPage(url)
  return { house, all, at, units, hasFacade, hasPlate: hasPlate({ is_drawn: isDrawn }, units) }
}

export type FloorData = Awaited<ReturnType<typeof loadFloor>>
