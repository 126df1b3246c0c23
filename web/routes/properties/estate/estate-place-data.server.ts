import type { ApiClient } from '#contract/api-client.ts'
import type { Estate } from '#contract/estates.ts'
import { type FloorEstate, getHouse, getHouseFloor, type House } from '#contract/houses.ts'
import { hasFacade, hasPlate } from '../../../data/house-drawings.server.ts'

/** The floor of a unit with its neighbours, and as much of its house as the facade is drawn from. */
export type EstatePlaceData = {
  units: FloorEstate[]
  house: Pick<
    House,
    'name' | 'slug' | 'floors' | 'sections' | 'footprint' | 'azimuth' | 'height_m' | 'facade'
  >
  hasFacade: boolean
  hasPlate: boolean
}

/** Null for units below the ground, for sold ones, whose place is of no use, and where nothing can show it. */
export async function loadEstatePlace(apiClient: ApiClient, estate: Estate): Promise<EstatePlaceData | null> {
  const { category, section, floor, status } = estate
  if ((category !== 'flat' && category !== 'comm') || floor < 1 || status === 'sold') return null
  const { slug } = estate.house
  const [{ data: on }, { data: house }] = await Promise.all([
    apiClient(getHouseFloor, { slug, section: String(section), floor: String(floor) }),
    apiClient(getHouse, { slug }),
  ])
  const { name, floors, sections, footprint, azimuth, height_m, facade } = house
  const units = on.filter((unit) => unit.category === 'flat' || unit.category === 'comm')
  const shown = { hasFacade: hasFacade(house), hasPlate: hasPlate(house, units) }
  if (!shown.hasFacade && !shown.hasPlate) return null
  return {
    ...shown,
    units,
    house: { name, slug, floors, sections, footprint, azimuth, height_m, facade },
  }
}
