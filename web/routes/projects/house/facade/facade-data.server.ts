import type { ApiClient } from '#contract/api-client.ts'
import { getHouse, getHouseEstates } from '#contract/houses.ts'
import { hasFacade } from '../../../../data/house-drawings.server.ts'

/** A house with the data of its facade and its floors: flats and premises, only the counted fields of each. */
export async function loadHouseFloors(apiClient: ApiClient, slug: string) {
  const [{ data: house }, { data: all }] = await Promise.all([
    apiClient(getHouse, { slug }),
    apiClient(getHouseEstates, { slug }),
  ])
  const { id, name, floors, complex, sections, footprint, azimuth, height_m, facade } = house
  return {
    hasFacade: hasFacade(house),
    isDrawn: house.is_drawn,
    house: { id, slug, name, floors, complex, sections, footprint, azimuth, height_m, facade },
    units: all
      .filter(({ category }) => category === 'flat' || category === 'comm')
      .map(({ category, number, section, floor, position_on_floor, rooms, restoration, price, status }) => ({
        category,
        number,
        section,
        floor,
        position: position_on_floor,
        rooms,
        restoration,
        price,
        status,
      })),
  }
}

export type HouseFloorsData = Awaited<ReturnType<typeof loadHouseFloors>>
